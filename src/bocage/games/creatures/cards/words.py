"""The words in which tiles are written: when they act, where they stand, what they need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....farm.goods import Goods
from ....kernel.moments import Moment
from ....kernel.state import Step
from ....kernel.tableau import ANY, Listener
from ..events import (
    BIRTH,
    BREEDING,
    EXTENDED,
    LATE_OVERFLOW,
    OVERFLOW,
    PLACED,
    ROUND_BEGINS,
    ROUND_OVER,
    SCORING,
    STALL_ACTION,
    STALL_BUILT,
    TURN,
    WORK_END,
    WORK_OVER,
)
from ..state import CreaturesState
from ..steps.goods import Gain
from ..tile import Need, Site
from ..vocabulary import SPACES, STABLES
from ..work import WORK
from ..yard import BOTTOM, COLUMN, COTTAGE_CELL, MIDDLE, around

Flow = Step[CreaturesState]
Holding = Callable[[CreaturesState, int], bool]
"""(state, seat) → whether something holds."""

ANY_TIME: Final = (TURN, BREEDING, SCORING, OVERFLOW, LATE_OVERFLOW)
ANY_TIME_WITH_ROOM: Final = (TURN, BREEDING, SCORING)
"""At any time; more animals help nobody who has no room for them."""
DURING_WORK: Final = (TURN, OVERFLOW, WORK_END)
BEFORE_BREEDING: Final = (BREEDING,)


@final
class When(Moment[CreaturesState]):
    """Something that happens, heard by a tile."""

    def gain(self, goods: Goods) -> Listener[CreaturesState]:
        """The owner gets materials from the supply."""
        return self.do(Gain(goods))


AFTER_STALL_ACTION: Final = When(STALL_ACTION)
AFTER_ANY_STALL: Final = When(STALL_BUILT)
AFTER_EXTENDING: Final = When(EXTENDED)
AFTER_WORK: Final = When(WORK_OVER, ANY)
AT_ROUND_END: Final = When(ROUND_OVER)


def at_start_of(*rounds: int) -> When:
    """One of some rounds begins."""
    return When(ROUND_BEGINS, details=frozenset(rounds))


def all_taken(*spaces: str) -> Holding:
    """Workers stand on all of some spaces."""
    numbers = [SPACES.index(space) for space in spaces]
    return lambda s, seat: min([s.occupants[number] for number in numbers]) >= 0


def once_taken(*spaces: str) -> When:
    """The last of some spaces is taken, by whomever."""
    taken = all_taken(*spaces)
    numbers = frozenset([SPACES.index(space) for space in spaces])
    return When(PLACED, ANY, lambda s, owner, space: taken(s, owner), numbers)


def at_birth_of(kind: int) -> When:
    """A young animal of a type is about to be born on the owner's farm."""
    return When(BIRTH, condition=lambda s, owner, kinds: bool(kinds >> kind & 1))


# Where they stand


IN_CORNER: Final = Site("corner", lambda yard: (COLUMN[yard.left] | COLUMN[yard.right]) & ~MIDDLE)
IN_ROAD_ROW: Final = Site("road-row", lambda yard: BOTTOM)
BESIDE_COTTAGE: Final = Site("beside-cottage", lambda yard: around(COTTAGE_CELL))
ON_ANY_STALL: Final = Site("on-stall", replaces=lambda tile: tile.is_stall)
ON_STABLES: Final = Site("on-stables", replaces=lambda tile: tile.number == STABLES)


# What they need


def second_worker_builds(s: CreaturesState, seat: int) -> bool:
    """Whether the second worker of the first round builds; before it is placed it is still idle."""
    placed = s.stack[-1][0] != WORK.id
    return s.round == 1 and s.seats[seat].idle == (1 if placed else 2)


SECOND_WORKER: Final = Need("second-worker", second_worker_builds)
TWO_OF_EACH: Final = Need("pairs", lambda s, seat: min(s.seats[seat].animals) >= 2)
SIX_UNUSED: Final = Need("unused-6", lambda s, seat: s.seats[seat].yard.unused().bit_count() >= 6)
