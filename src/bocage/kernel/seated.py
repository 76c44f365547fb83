"""The state of a game whose seats hold something of their own, and copies that share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Self, TypeVar, cast

from .state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Player:
    """What a seat holds; games add their own slots."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError


P = TypeVar("P")
"""A game's kind of player. It has no bound: compiled, a bound would be checked at every use."""


def duplicate(player: P) -> P:
    """An independent copy of a player."""
    return cast("P", cast("Player", player).copy())


class Seated(State, Generic[P]):
    """A state with a player per seat. Read one from `seats`; to change one, `own` it first.

    It goes on from its origin: a bare state, or the one that it is a copy of. The two share the
    players that nobody holds; whoever owns one of them afterwards makes itself another.
    """

    __slots__ = ("seats",)

    def __init__(self, origin: State, seats: list[P]) -> None:
        held = origin.held
        origin.owned = held
        self.steps = origin.steps
        self.stack = origin.stack[:]
        self.options = origin.options
        self.rng = origin.rng
        self.barriers = origin.barriers
        self.start = origin.start
        self.count = origin.count
        self.round = origin.round
        self.heard = origin.heard
        self.guards = origin.guards
        self.owned = held
        self.held = 0
        self.mover = -1
        self.sink = None
        self.seats = seats[:]
        if held:
            for seat in range(len(seats)):
                if held >> seat & 1:
                    self.seats[seat] = duplicate(seats[seat])

    def own(self, seat: int) -> P:
        """A player to change, here and in no copy."""
        if not self.held >> seat & 1:
            self.hold(seat)
        return self.seats[seat]

    def hold(self, seat: int) -> None:
        """From here on a player is changed, here and in no copy."""
        bit: i64 = 1 << seat
        self.held |= bit
        if not self.owned & bit:
            self.owned |= bit
            self.seats[seat] = duplicate(self.seats[seat])
