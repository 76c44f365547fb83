"""The state of a table: one farm per seat, the board, the supply, the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...kernel.rng import Words
from ...kernel.state import Frame, State, Step
from .housing import Counts
from .yard import Yard

if TYPE_CHECKING:
    from .rules import Rules


@final
class Seat:
    """One player: goods, animals as counts (where they stand is free), the farm.

    `idle` workers can still be placed this round. `stones` lie on the stone carver's workshop;
    `barn` says that the next stall may become stables for nothing.
    """

    __slots__ = ("animals", "barn", "borders", "goods", "idle", "stones", "yard")

    def __init__(
        self,
        goods: list[int],
        animals: list[int],
        borders: int,
        yard: Yard,
        idle: int,
        stones: int,
        barn: bool,
    ) -> None:
        self.goods = goods
        self.animals = animals
        self.borders = borders
        self.yard = yard
        self.idle = idle
        self.stones = stones
        self.barn = barn

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(
            self.goods[:],
            self.animals[:],
            self.borders,
            self.yard,
            self.idle,
            self.stones,
            self.barn,
        )

    def counts(self) -> Counts:
        """The animals, type by type."""
        animals = self.animals
        return (animals[0], animals[1], animals[2], animals[3])

    def owns(self, number: int) -> bool:
        """Whether a tile stands on the farm."""
        return bool(self.yard.has >> number & 1)


@final
class CreaturesState(State):
    """A table. `piles` count what lies on a space; on those with an animal in brackets the first
    item is the one printed on top. `occupants` are seats, -1 for nobody. `display` are the
    buildings on offer, as a mask.
    """

    __slots__ = (
        "display",
        "extensions",
        "first_starter",
        "occupants",
        "owned",
        "piles",
        "round",
        "rules",
        "seats",
        "stalls",
        "troughs",
    )

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
        rules: Rules,
        seats: list[Seat],
        owned: int,
        round: int,
        first_starter: int,
        piles: list[int],
        occupants: list[int],
        display: int,
        troughs: int,
        stalls: int,
        extensions: int,
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
        self.rules = rules
        self.seats = seats
        self.owned = owned
        self.round = round
        self.first_starter = first_starter
        self.piles = piles
        self.occupants = occupants
        self.display = display
        self.troughs = troughs
        self.stalls = stalls
        self.extensions = extensions

    def copy(self) -> CreaturesState:
        """An independent copy; seats are shared until one of the two changes them."""
        self.owned = 0
        return CreaturesState(
            self.steps,
            self.stack[:],
            self.options,
            self.rng,
            self.barriers,
            self.start,
            self.count,
            self.heard,
            self.guards,
            self.rules,
            self.seats[:],
            0,
            self.round,
            self.first_starter,
            self.piles[:],
            self.occupants[:],
            self.display,
            self.troughs,
            self.stalls,
            self.extensions,
        )

    def own(self, seat: int) -> Seat:
        """A seat that may be changed."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.seats[seat] = self.seats[seat].copy()
        return self.seats[seat]
