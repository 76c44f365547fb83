"""Where the scenarios of hand cards begin, in either edition."""

from __future__ import annotations

from typing import Any, final

import bocage
from tests.games.agricola.scenario import play
from tests.games.agricola.scenario import table as any_table

FED = {"goods": {"food": 9}}


@final
class Scenes:
    """Tables of an edition with hand cards; `free` is a minor that costs and needs nothing.

    A hand with the free card always leaves a choice.
    """

    def __init__(self, game: str, free: str) -> None:
        self.game = game
        self.free = free

    def table(self, *rows: dict[str, Any], **position: Any) -> bocage.Table:
        """A table with hand cards."""
        options = {"cards": "base", **position.pop("options", {})}
        return any_table(self.game, *rows, options=options, **position)

    def alone(
        self,
        row: dict[str, Any],
        seats: int = 2,
        others: dict[str, Any] | None = None,
        **position: Any,
    ) -> bocage.Table:
        """A table in the last round, all cards revealed, where only seat 0 places people.

        `others` is how the other seats differ from the start of the game.
        """
        rest = [{"placed": 2, **(others or {})}] * (seats - 1)
        return self.table(row, *rest, **{"round": 14, **position})

    def turn(self, row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
        """As `alone`, in round 6."""
        return self.alone(row, seats, **{"round": 6, **position})

    def theirs(self, row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
        """A table in the last round where only seat 1 places people."""
        idle = [{"placed": 2}] * (seats - 2)
        return self.table({**row, "placed": 2}, {}, *idle, turn=1, **{"round": 14, **position})

    def dawn(self, row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
        """A table as round 8 begins, unless told otherwise."""
        rest: list[dict[str, Any]] = [{}] * (seats - 1)
        return self.table(row, *rest, **{"round": 8, "phase": "preparation", **position})

    def phase(self, name: str, round: int, *rows: dict[str, Any], **position: Any) -> bocage.Table:
        """A phase of some round; two seats if one row is given."""
        seats = rows if len(rows) > 1 else (*rows, FED)
        return self.table(*seats, round=round, phase=name, **position)

    def at_once(
        self, card: str, row: dict[str, Any], *others: dict[str, Any], **position: Any
    ) -> bocage.Table:
        """A table where seat 0 has just played a card of its hand at the meeting place."""
        hand = [*row.get("hand", []), card]
        if self.free not in (card, *row.get("cards", [])):
            hand.append(self.free)
        rows = others or ({"placed": 2},)
        t = self.table({**row, "hand": hand}, *rows, **{"round": 14, **position})
        play(t, "place meeting-place", f"play {card}")
        return t

    def improving(self, card: str, row: dict[str, Any], **position: Any) -> bocage.Table:
        """Seat 0 has a person on Fishing, the other at the meeting place, and may play a card.

        The free card is there to choose too.
        """
        given = {"placed": 1, "hand": [card, self.free], **row}
        spaces = {"spaces": {"fishing": {"people": [0]}}}
        t = self.table(given, {"placed": 2}, **{**spaces, **position})
        play(t, "place meeting-place")
        return t

    def last_person(self, row: dict[str, Any], space: str, **position: Any) -> bocage.Table:
        """The table once seat 0 has put the last person of the round on a space."""
        t = self.table({"placed": 1, **row}, {"placed": 2}, **position)
        play(t, f"place {space}")
        return t
