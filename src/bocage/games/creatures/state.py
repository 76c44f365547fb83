"""The state of a table: one farm per seat, the board, the supply, the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...farm.slots import Counts
from ...kernel.seated import Player, Seated
from ...kernel.state import State
from .yard import Yard

if TYPE_CHECKING:
    from .rules import Rules


@final
class Seat(Player):
    """One player: goods, animals as counts (where they stand is free), the farm.

    `idle` workers can still be placed this round. `stones` lie on a building; `free_flip` says that
    the next stall may become stables for nothing.
    """

    __slots__ = ("animals", "borders", "free_flip", "goods", "idle", "stones", "yard")

    def __init__(
        self,
        goods: list[int],
        animals: list[int],
        borders: int,
        yard: Yard,
        idle: int,
        stones: int,
        free_flip: bool,
    ) -> None:
        self.goods = goods
        self.animals = animals
        self.borders = borders
        self.yard = yard
        self.idle = idle
        self.stones = stones
        self.free_flip = free_flip

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(
            self.goods[:],
            self.animals[:],
            self.borders,
            self.yard,
            self.idle,
            self.stones,
            self.free_flip,
        )

    def counts(self) -> Counts:
        """The animals, type by type."""
        animals = self.animals
        return (animals[0], animals[1], animals[2], animals[3])


@final
class CreaturesState(Seated[Seat]):
    """A table. `piles` count what lies on a space; on those with an animal in brackets the first
    item is the one printed on top. `occupants` are seats, -1 for nobody, in a list that copies
    share. `display` are the buildings on offer, as a mask.
    """

    __slots__ = (
        "display",
        "extensions",
        "first_starter",
        "occupants",
        "piles",
        "rules",
        "stalls",
        "troughs",
    )

    def __init__(
        self,
        origin: State,
        seats: list[Seat],
        rules: Rules,
        first_starter: int,
        piles: list[int],
        occupants: list[int],
        display: int,
        troughs: int,
        stalls: int,
        extensions: int,
    ) -> None:
        Seated.__init__(self, origin, seats)
        self.rules = rules
        self.first_starter = first_starter
        self.piles = piles
        self.occupants = occupants
        self.display = display
        self.troughs = troughs
        self.stalls = stalls
        self.extensions = extensions

    def copy(self) -> CreaturesState:
        """An independent copy, without the log's sink."""
        return CreaturesState(
            self,
            self.seats,
            self.rules,
            self.first_starter,
            self.piles[:],
            self.occupants,
            self.display,
            self.troughs,
            self.stalls,
            self.extensions,
        )
