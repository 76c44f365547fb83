"""The community centre: crafts advance, boulders are moved, the tile follows."""

from __future__ import annotations

from typing import Final

from ..state import HallertauState, Numbers, Seat
from ..vocabulary import CRAFTS, LAST

FIRST: Final = (2, 4)
"""How far ahead of its craft the boulders lie."""


def placed(crafts: Numbers) -> Numbers:
    """The boulders put back in front of the crafts."""
    return tuple([position + ahead for position in crafts for ahead in FIRST])


def tools_needed(p: Seat, craft: int) -> int:
    """How many tools the boulders in front of a craft take before it can advance."""
    goal = p.crafts[craft] + 1
    first, second = p.boulders[2 * craft], p.boulders[2 * craft + 1]
    if goal > LAST or goal not in (first, second):
        return 0
    other = second if first == goal else first
    return 2 if other == goal + 1 and other <= LAST else 1


def push(p: Seat, craft: int) -> None:
    """Move the boulders out of the craft's way."""
    goal = p.crafts[craft] + 1
    boulders = list(p.boulders)
    near, far = 2 * craft, 2 * craft + 1
    if boulders[far] == goal:
        near, far = far, near
    if boulders[near] == goal:
        if boulders[far] == goal + 1:
            boulders[far] += 1
        boulders[near] += 1
    p.boulders = tuple(boulders)


def step(s: HallertauState, seat: int, craft: int) -> None:
    """A craft advances, and the tile with the rearmost one."""
    p = s.own(seat)
    push(p, craft)
    crafts = list(p.crafts)
    crafts[craft] += 1
    p.crafts = tuple(crafts)
    rear = min(crafts)
    if rear > p.centre:
        p.centre = rear
        if s.sink is not None:
            s.sink.note(seat, "log-hallertau-centre", {"n": rear})


def step_back(s: HallertauState, seat: int, craft: int) -> None:
    """A craft goes back; boulders and tile stay."""
    p = s.own(seat)
    crafts = list(p.crafts)
    crafts[craft] -= 1
    p.crafts = tuple(crafts)
    if s.sink is not None:
        s.sink.note(seat, "log-hallertau-back", {"craft": CRAFTS[craft]})
