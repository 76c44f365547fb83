"""What is fixed for a table: its mode, the spaces, the tiles."""

from __future__ import annotations

from typing import Any, Final, final

from ...farm.goods import NOTHING, Goods
from ...kernel.state import Step
from .state import CreaturesState
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
        goods: Goods = NOTHING,
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
        self.goods = goods
        self.calm = calm
        self.gathers = n > 0 and id != "expand"
        flow.stands_on(self.index)

    def lying(self, pile: int) -> dict[str, int]:
        """What a pile of so many consists of, by name."""
        if not pile or not self.first:
            return {}
        if not self.then:
            return {self.first: pile}
        return {self.first: 1, **({self.then: pile - 1} if pile > 1 else {})}


@final
class Rules:
    """A table's rules; tables with the same mode share them."""

    def __init__(
        self,
        options: dict[str, Any],
        spaces: list[Space],
        tiles: list[Tile],
        steps: list[Step[CreaturesState]],
    ) -> None:
        self.options = options
        self.spaces = spaces
        self.tiles = tiles
        self.steps = steps
        self.more = MORE[options["mode"]]
        self.gathering = tuple([space.index for space in spaces if space.gathers])
        self.asking = tuple([space for space in spaces if not space.gathers])
        self.supply = 4 if options["mode"] == "standard" else 5
        """Extensions, and stall tiles."""
