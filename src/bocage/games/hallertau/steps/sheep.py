"""Sheep: surviving, dying."""

from __future__ import annotations

from ..state import HallertauState
from ..vocabulary import SPOTS


def survive(s: HallertauState, seat: int, spot: int) -> None:
    """A sheep goes one farmyard card on, from the sixth into the stables."""
    sheep = s.own(seat).sheep
    sheep[spot] -= 1
    sheep[spot + 1] += 1
    if s.sink is not None:
        s.sink.note(seat, "log-hallertau-move", {"spot": SPOTS[spot]})


def die(s: HallertauState, seat: int, spot: int) -> None:
    """The sheep on a farmyard card die of old age."""
    n = s.seats[seat].sheep[spot]
    if n:
        s.own(seat).sheep[spot] = 0
        if s.sink is not None:
            s.sink.note(seat, "log-hallertau-sheep-die", {"n": n})
