"""What cards count on the action board, and of what has just happened."""

from __future__ import annotations

from typing import final

from .coming import NEXT_ROUND, OTHERS, SOMETHING
from .measures import Measure
from .rows import workers_on
from .state import HallertauState, Seat
from .vocabulary import (
    GOODS,
    SECTION,
    SPACES,
)


class Just(Measure):
    """Something that has just happened."""

    def falls(self) -> int:
        return SOMETHING


class OnBoard(Measure):
    """Something on the action board."""

    def falls(self) -> int:
        return OTHERS | NEXT_ROUND


@final
class LastWorkerUsed(Just):
    """1 right after the action that took the last worker."""

    def of(self, s: HallertauState, p: Seat) -> int:
        if p.workers or not (p.exchanged or (s.used > 0 and s.seats[s.user] is p)):
            return 0
        return 1


@final
class ToolsAtOnce(Just):
    """Tools just gained at once."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.at_once


@final
class ToolsThisPhase(Measure):
    """Tools gained in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.gained


@final
class Exchanged(Just):
    """Workers just turned into tools in one turn."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.exchanged


@final
class LastJewel(Just):
    """1 if the last jewel has just been spent."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return 1 if p.last_jewel and not p.jewels else 0


@final
class Prompt(Just):
    """1 if a card has just been played as soon as it came to hand."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return 1 if p.prompt else 0


@final
class JustHarvested(Just):
    """A good that has just been harvested and is still there."""

    def __init__(self, good: int) -> None:
        super().__init__(f"harvested-{GOODS[good]}", False)
        self.good = good

    def of(self, s: HallertauState, p: Seat) -> int:
        return min(p.harvested[self.good], p.goods[self.good])


@final
class HarvestTotal(Just):
    """Goods harvested in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum(p.harvested)


@final
class HarvestSame(Just):
    """Grain of one type harvested in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.harvested[:4])


@final
class FullSpaces(OnBoard):
    """Spaces of which all rows hold workers."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return len([rows for space, rows in enumerate(s.board) if rows & 7 == s.rules.rows[space]])


@final
class Threes(OnBoard):
    """Spaces with exactly three workers, in the two lower rows."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return s.board.count(3)


@final
class Removed(Just):
    """Workers just removed from one section."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(s.removed)


@final
class OnSpace(OnBoard):
    """Workers on one space."""

    def __init__(self, space: str) -> None:
        super().__init__(f"workers-on-{space}", False)
        self.space = SPACES.index(space)

    def of(self, s: HallertauState, p: Seat) -> int:
        return workers_on(s.board[self.space])


@final
class UsedSection(Just):
    """Workers in the section of the space just used."""

    def of(self, s: HallertauState, p: Seat) -> int:
        if s.used <= 0 or s.seats[s.user] is not p:
            return 0
        first = (s.used - 1) // SECTION * SECTION
        return sum([workers_on(rows) for rows in s.board[first : first + SECTION]])


@final
class UsedSpace(Just):
    """1 if one of some spaces has just been used; a negative number is one in use."""

    def __init__(self, id: str, *spaces: str, now: bool = False) -> None:
        super().__init__(id, False)
        used = [SPACES.index(space) + 1 for space in spaces]
        self.spaces = (*used, *[-space for space in used]) if now else tuple(used)

    def of(self, s: HallertauState, p: Seat) -> int:
        return 1 if s.used in self.spaces and s.seats[s.user] is p else 0

    def falls(self) -> int:
        return SOMETHING | (OTHERS if min(self.spaces) < 0 else 0)
