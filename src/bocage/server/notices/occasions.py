"""On what occasions somebody is told something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ..shapes import Again, Pace
from ..stored import Chair

Way = Literal["push", "mail"]
Kind = Literal["turn", "short", "over", "again"]
SHORT: Final = 7200.0
"""Seconds of a turn that are left when somebody is told once more, at most half of them."""


class Occasion(NamedTuple):
    """Something that somebody is told once: of what kind, and which one of that kind."""

    kind: Kind
    which: str

    @property
    def name(self) -> str:
        """What is kept of it."""
        return f"{self.kind} {self.which}"


@dataclass(frozen=True, slots=True)
class Standing:
    """What is to be known of a table: nothing that anybody there must not see."""

    id: str
    game: str
    chairs: tuple[Chair, ...]
    over: bool
    left: bool
    """Whether its campaign has gone on elsewhere."""
    deciding: tuple[int, ...]
    acted: dict[int, int]
    """How many committed moves each seat has made."""
    pace: Pace | None
    remaining: list[float]
    """What is left to each seat, in seconds."""
    again: Again | None


def occasion(table: Standing, seat: int, way: Way) -> Occasion | None:
    """What a seat's person is to be told of a table now, if anything."""
    if table.left or seat >= len(table.chairs):
        return None
    if way == "mail" and is_live(table.pace):
        return None
    if table.again is not None:
        gone = seat in table.again["seats"]
        return None if gone else Occasion("again", table.again["table"])
    if table.over:
        return Occasion("over", table.id)
    if seat not in table.deciding or table.chairs[seat].player is not None:
        return None
    # A turn goes on until its seat has acted.
    turn = f"{table.id} {table.acted.get(seat, 0)}"
    if way == "push" and is_short(table, seat):
        return Occasion("short", turn)
    return Occasion("turn", turn)


def is_live(pace: Pace | None) -> bool:
    """Whether a game is played in one go: then nobody writes letters."""
    return pace is not None and pace["kind"] == "live"


def is_short(table: Standing, seat: int) -> bool:
    """Whether little is left of a turn by the day."""
    pace = table.pace
    if pace is None or pace["kind"] != "daily" or seat >= len(table.remaining):
        return False
    return table.remaining[seat] <= min(SHORT, pace["bank"] / 2)
