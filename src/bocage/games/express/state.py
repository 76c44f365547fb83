"""The state of a table: a sheet per seat, the unused dice, the round."""

from __future__ import annotations

from typing import final

from ...kernel.rng import Words
from ...kernel.state import Frame, State, Step
from .dice import Pool
from .payments import SHEEP

Lines = tuple[int, ...]
"""What a harvest scored, row by row of the sheet."""


@final
class Seat:
    """One sheet. `stock` counts goods and animals; where animals graze is free.

    `occupations` and `improvements` are masks. `done` are the actions taken in this round,
    `missing` is the food that was missing at this harvest's feeding, -1 before it.
    """

    __slots__ = (
        "babies",
        "done",
        "fields",
        "harvests",
        "house",
        "improvements",
        "missing",
        "occupations",
        "pastures",
        "rooms",
        "stock",
    )

    def __init__(
        self,
        stock: list[int],
        house: int,
        rooms: int,
        fields: int,
        pastures: int,
        babies: int,
        occupations: int,
        improvements: int,
        done: int,
        missing: int,
        harvests: tuple[Lines, ...],
    ) -> None:
        self.stock = stock
        self.house = house
        self.rooms = rooms
        self.fields = fields
        self.pastures = pastures
        self.babies = babies
        self.occupations = occupations
        self.improvements = improvements
        self.done = done
        self.missing = missing
        self.harvests = harvests

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(
            self.stock[:],
            self.house,
            self.rooms,
            self.fields,
            self.pastures,
            self.babies,
            self.occupations,
            self.improvements,
            self.done,
            self.missing,
            self.harvests,
        )

    def types(self) -> int:
        """How many types of animals there are; each needs a pasture."""
        stock = self.stock
        return (stock[SHEEP] > 0) + (stock[SHEEP + 1] > 0) + (stock[SHEEP + 2] > 0)

    def total(self) -> int:
        """The points of all harvests so far."""
        return sum([sum(lines) for lines in self.harvests])


@final
class ExpressState(State):
    """A table. `dice` are the unused dice, a pool for each kind."""

    __slots__ = ("dice", "owned", "round", "seats")

    def __init__(
        self,
        steps: list[Step[State]],
        stack: list[Frame],
        options: list[int],
        rng: Words,
        barriers: int,
        start: int,
        count: int,
        heard: bytes,
        guards: int,
        seats: list[Seat],
        owned: int,
        round: int,
        dice: list[Pool],
    ) -> None:
        self.steps = steps
        self.stack = stack
        self.options = options
        self.rng = rng
        self.barriers = barriers
        self.start = start
        self.count = count
        self.heard = heard
        self.guards = guards
        self.sink = None
        self.seats = seats
        self.owned = owned
        self.round = round
        self.dice = dice

    def copy(self) -> ExpressState:
        """An independent copy; seats are shared until one of the two changes them."""
        self.owned = 0
        return ExpressState(
            self.steps,
            self.stack[:],
            self.options,
            self.rng,
            self.barriers,
            self.start,
            self.count,
            self.heard,
            self.guards,
            self.seats[:],
            0,
            self.round,
            self.dice[:],
        )

    def own(self, seat: int) -> Seat:
        """A seat that may be changed."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.seats[seat] = self.seats[seat].copy()
        return self.seats[seat]
