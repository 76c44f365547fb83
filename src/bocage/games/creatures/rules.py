"""What is fixed for a table: its mode, the spaces, the tiles."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from ...farm.goods import covers
from ...kernel.shapes import Options
from ...kernel.state import Step, belongs_to
from .queries import WOOD_SAVED
from .state import CreaturesState
from .tableau import together
from .tile import Tile
from .vocabulary import PLACE, SPACES

MODES: Final = ("standard", "advanced", "expert")
MORE: Final = {"standard": 0, "advanced": 4, "expert": 8}
"""How many buildings are drawn on top of the basic ones."""


@final
class Space:
    """A space of the board: what it does, and what is laid on it every round.

    `first` is a material or an animal by name: with `then`, an animal, one of it comes when the
    space is empty and one `then` when it is not. `calm` spaces cannot change where animals fit.
    """

    def __init__(
        self,
        id: str,
        flow: Step[CreaturesState],
        first: str = "",
        n: int = 0,
        then: str = "",
        calm: bool = False,
    ) -> None:
        self.id = id
        self.index = SPACES.index(id)
        self.title = f"creatures-{id}"
        self.action = PLACE.base + self.index
        self.flow = flow
        self.first = first
        self.n = n
        self.then = then
        self.calm = calm
        self.gathers = n > 0 and id != "expand"
        belongs_to(flow, self.index)

    def lying(self, pile: int) -> dict[str, int]:
        """What a pile of so many consists of, by name."""
        if not pile or not self.first:
            return {}
        if not self.then:
            return {self.first: pile}
        return {self.first: 1, **({self.then: pile - 1} if pile > 1 else {})}


MOST: Final = (5, 3, 5)
"""The most wood, reed and stone that a building costs."""


def supply_number(wood: int, reed: int, stone: int) -> int:
    """A number for the materials in stock, as far as they matter for what can be paid."""
    wood = wood if wood < MOST[0] else MOST[0]
    reed = reed if reed < MOST[1] else MOST[1]
    stone = stone if stone < MOST[2] else MOST[2]
    return (wood * (MOST[1] + 1) + reed) * (MOST[2] + 1) + stone


def payable_by_stock(tiles: list[Tile], saved: int) -> list[int]:
    """For every stock the tiles that it pays for, as masks, if so much wood is saved on each."""
    found: list[int] = []
    for wood, reed, stone in product(*[range(most + 1) for most in MOST]):
        stock = [wood + saved, 0, reed, stone]
        found.append(
            sum(
                [
                    1 << tile.number
                    for tile in tiles
                    if covers(stock, tile.cost) or (tile.instead and covers(stock, tile.instead))
                ]
            )
        )
    return found


@final
class Rules:
    """A table's rules; tables with the same mode share them."""

    def __init__(
        self,
        options: Options,
        spaces: list[Space],
        tiles: list[Tile],
        steps: list[Step[CreaturesState]],
    ) -> None:
        self.options = options
        self.spaces = spaces
        self.tiles = tiles
        self.steps = steps
        self.more = MORE[str(options["mode"])]
        saved = together(tiles).says(WOOD_SAVED)
        self.payable = [payable_by_stock(tiles, n) for n in range(saved + 1)]
        self.gathering = tuple([space.index for space in spaces if space.gathers])
        self.asking = tuple(
            [
                (space.index, space.flow)
                for space in spaces
                if not space.gathers and not space.id.startswith("special")
            ]
        )
        self.supply = 4 if options["mode"] == "standard" else 5
        """Extensions, and stall tiles."""
