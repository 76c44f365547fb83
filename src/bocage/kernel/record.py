"""A game on record: how it began and the actions taken."""

from __future__ import annotations

import json
from typing import Any, final

from .errors import BadRecord, listing

FORMAT = 1

_FIELDS = {
    "format": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "actions": list,
    "hash": str,
}


@final
class Record:
    """Id, rules version, options, seed (or starting position) and action texts of a game.

    `hash` is that of the last state. `position` is the last state itself, to go on from if rules
    that changed since make the actions mean something else.
    """

    __slots__ = (
        "actions",
        "game",
        "hash",
        "options",
        "position",
        "rules",
        "seats",
        "seed",
        "start",
    )

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        seed: int | str | None,
        actions: tuple[str, ...],
        hash: str,
        start: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.actions = actions
        self.hash = hash
        self.start = start
        self.position = position

    def to_json(self) -> str:
        """The record as JSON text."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "actions": list(self.actions),
            "hash": self.hash,
        }
        if self.start is not None:
            data["start"] = self.start
        if self.position is not None:
            data["position"] = self.position
        return json.dumps(data, ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """The record in a JSON text."""
        if not isinstance(text, str | bytes):
            raise BadRecord("record", text, "a JSON text")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord("record", text, f"a JSON text ({error})") from None
        if not isinstance(data, dict):
            raise BadRecord("record", data, "a JSON object")
        for field, kind in _FIELDS.items():
            value = data.get(field)
            if not isinstance(value, kind) or isinstance(value, bool):
                raise BadRecord(field, value, f"a value of type {kind.__name__}")
        if data["format"] != FORMAT:
            raise BadRecord("format", data["format"], f"{FORMAT}")
        seed: Any = data.get("seed")
        start: Any = data.get("start")
        position: Any = data.get("position")
        if isinstance(seed, bool) or not isinstance(seed, int | str | None):
            raise BadRecord("seed", seed, "an int, a text or null")
        if seed is None and start is None:
            raise BadRecord("seed", seed, "a seed, or a starting position in `start`")
        for field, value in (("start", start), ("position", position)):
            if not isinstance(value, dict | None):
                raise BadRecord(field, value, "a position or nothing")
        for i, action in enumerate(data["actions"]):
            if not isinstance(action, str):
                raise BadRecord(f"actions[{i}]", action, "an action text")
        unknown = set(data) - set(_FIELDS) - {"seed", "start", "position"}
        if unknown:
            field = sorted(unknown)[0]
            raise BadRecord(field, data[field], f"only the fields {listing(_FIELDS)}")
        return Record(
            data["game"],
            data["rules"],
            data["seats"],
            data["options"],
            seed,
            tuple(data["actions"]),
            data["hash"],
            start,
            position,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (Record.from_json, (self.to_json(),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.actions))

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.actions)} actions>"
