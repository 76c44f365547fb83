"""A game on record: how it began and the actions taken."""

from __future__ import annotations

import hashlib
import json
from typing import Any, final

from .errors import BadRecord, BadValue, listing
from .options import check_seed
from .own import check_named
from .shapes import Options

FORMAT = 1

_FIELDS = {
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
    that changed since make the actions mean something else. `own` are the files of own cards that
    it was played with, by name with their hashes.
    """

    __slots__ = (
        "actions",
        "game",
        "hash",
        "options",
        "own",
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
        options: Options,
        seed: int | str | None,
        actions: tuple[str, ...],
        hash: str,
        start: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
        own: dict[str, str] | None = None,
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
        self.own = {} if own is None else own

    def check(self) -> None:
        """Refuse fields that are not what they should be."""
        data = self.data()
        for field, kind in _FIELDS.items():
            value = data[field]
            if not isinstance(value, kind) or isinstance(value, bool):
                raise BadRecord(field, value, f"a value of type {kind.__name__}")
        for i, action in enumerate(self.actions):
            if not isinstance(action, str):
                raise BadRecord(f"actions[{i}]", action, "an action text")
        if self.seed is None and self.start is None:
            raise BadRecord("seed", None, "a seed, or a starting position in `start`")
        if self.seed is not None:
            try:
                check_seed(self.seed)
            except BadValue as error:
                raise BadRecord("seed", self.seed, error.allowed) from None
        check_named(self.own, BadRecord)
        for field, place in (("start", self.start), ("position", self.position)):
            if place is None:
                continue
            if not isinstance(place, dict):
                raise BadRecord(field, place, "a position or nothing")
            if place.get("game") != self.game:
                raise BadRecord(f"{field}.game", place.get("game"), repr(self.game))
            if place.get("own", self.own) != self.own:
                raise BadRecord(f"{field}.own", place["own"], f"{self.own}")
            seats = place.get("seats")
            if not isinstance(seats, list) or len(seats) != self.seats:
                raise BadRecord(f"{field}.seats", seats, f"a list of {self.seats} seats")

    def data(self) -> dict[str, Any]:
        """The record as JSON-ready data."""
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
        if self.own:
            data["own"] = self.own
        if self.start is not None:
            data["start"] = self.start
        if self.position is not None:
            data["position"] = self.position
        return data

    def to_json(self) -> str:
        """The record as JSON text."""
        return json.dumps(self.data(), ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """The record in a JSON text."""
        if not isinstance(text, str | bytes):
            raise BadRecord("record", text, "a JSON text")
        try:
            data: Any = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord("record", text, f"a JSON text ({error})") from None
        if not isinstance(data, dict):
            raise BadRecord("record", data, "a JSON object")
        if data.get("format") != FORMAT:
            raise BadRecord("format", data.get("format"), f"{FORMAT}")
        known = {*_FIELDS, "format", "seed", "start", "position", "own"}
        for field in data:
            if field not in known:
                raise BadRecord(str(field), data[field], f"only the fields {listing(_FIELDS)}")
        if not isinstance(data.get("actions"), list):
            raise BadRecord("actions", data.get("actions"), "a list of action texts")
        given: dict[str, Any] = {**dict.fromkeys(known), **data}
        record = Record(
            given["game"],
            given["rules"],
            given["seats"],
            given["options"],
            given["seed"],
            tuple(given["actions"]),
            given["hash"],
            given["start"],
            given["position"],
            given["own"],
        )
        record.check()
        return record

    def __reduce__(self) -> tuple[Any, ...]:
        return (Record.from_json, (self.to_json(),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.actions))

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.actions)} actions>"


def seat_of(text: str) -> int:
    """The seat that a recorded secret answer names, or -1 for an open action."""
    number, colon, _ = text.partition(": ")
    return int(number) if colon and number.isascii() and number.isdecimal() else -1


def digest(position: dict[str, Any]) -> str:
    """A short hash of a position, whatever the number of the rules it was played by."""
    kept = {name: value for name, value in position.items() if name != "rules"}
    data = json.dumps(kept, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(data.encode()).hexdigest()[:16]
