"""What a tile is: stall, stables or special building."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ...farm.goods import NOTHING, Goods
from ...kernel.game import Points
from ...kernel.state import Step
from .vocabulary import COTTAGE, COW, HORSE, PIG, SHEEP, STABLES, STALL, number_of

if TYPE_CHECKING:
    from .housing import Counts
    from .state import CreaturesState

ANY: Final = 15
"""All four types, as a mask."""
SHEEP_ONLY: Final = 1 << SHEEP
PIGS_ONLY: Final = 1 << PIG
COWS_ONLY: Final = 1 << COW
HORSES_ONLY: Final = 1 << HORSE
ROAD: Final = 0b100
"""The row at the road, as a mask of rows."""
TILE: Final = "tile"
BUILDING: Final = "building"

Scorer = Callable[["CreaturesState", int, "Counts"], Points]
"""(state, owner, the animals that count) → points."""


@final
class Need:
    """What it takes to build a tile, apart from its cost."""

    def __init__(self, id: str, met: Callable[[CreaturesState, int], bool]) -> None:
        self.id = id
        self.met = met


@final
class Tile:
    """The definition of a tile: stateless, one per printed tile.

    It holds `capacity` animals of one of the `types` (a mask), or of `each` type so many.
    `replaces` are the tiles it is built on, as a mask; any other tile stands where no building
    does, in one of the `rows` (a mask), in a corner, or beside the cottage. `scores` are points
    that vary.
    """

    def __init__(
        self,
        id: str,
        deck: str,
        cost: Goods = NOTHING,
        points: int = 0,
        capacity: int = 0,
        types: int = ANY,
        each: bool = False,
        instead: Goods = NOTHING,
        animals: tuple[int, ...] = (),
        replaces: tuple[int, ...] = (),
        rows: int = 7,
        corner: bool = False,
        beside_cottage: bool = False,
        need: Need | None = None,
        placing: str = "",
        flow: Step[CreaturesState] | None = None,
        scores: Scorer | None = None,
    ) -> None:
        self.id = id
        self.number = number_of(id)
        self.deck = deck
        self.kind = TILE if self.number <= STABLES else BUILDING
        self.cost = cost
        self.instead = instead
        self.animals = animals
        self.points = points
        self.capacity = capacity
        self.types = types
        self.each = each
        self.replaces = sum([1 << number for number in replaces])
        self.rows = rows
        self.corner = corner
        self.beside_cottage = beside_cottage
        self.need = need
        self.placing = placing
        self.flow = flow
        self.scores = scores
        self.is_stall = id in ("stall", "pig-stall", "cow-stall")
        self.is_stables = id in ("stables", "open-stables")

    @property
    def needed(self) -> str:
        """What it takes beyond the cost, as the end of a message id."""
        return self.placing or ("" if self.need is None else self.need.id)

    @property
    def name(self) -> str:
        """The name of its messages."""
        return f"creatures-{self.id}"


ANY_STALL: Final = (STALL, number_of("pig-stall"), number_of("cow-stall"))
ON_COTTAGE: Final = (COTTAGE,)
