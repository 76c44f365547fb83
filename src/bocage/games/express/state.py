"""The state of a table: a sheet per seat, the unused dice, the round."""

from __future__ import annotations

from typing import final

from ...kernel.seated import Player, Seated
from ...kernel.state import State
from .dice import Pool
from .payments import SHEEP

Lines = tuple[int, ...]
"""What a harvest scored, row by row of the sheet."""


@final
class Seat(Player):
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
class ExpressState(Seated[Seat]):
    """A table. `dice` are the unused dice, a pool for each kind."""

    __slots__ = ("dice",)

    def __init__(self, origin: State, seats: list[Seat], dice: list[Pool]) -> None:
        Seated.__init__(self, origin, seats)
        self.dice = dice

    def leave(self, kind: int, pool: Pool) -> None:
        """These dice of a kind are left unused."""
        self.dice[kind] = pool

    def copy(self) -> ExpressState:
        """An independent copy, without the log's sink."""
        return ExpressState(self, self.seats, self.dice[:])
