"""What a tile is: stall, stables or special building."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ...farm.goods import NOTHING, Goods
from ...kernel.state import Step, belongs_to
from ...kernel.tableau import Ability
from .abilities import CountsAs, Grants, Holds, Scores
from .tableau import CreaturesTableau
from .vocabulary import CATALOGUE, COTTAGE, PLAIN, STABLES, STALL

if TYPE_CHECKING:
    from .state import CreaturesState
    from .yard import Yard

TILE: Final = "tile"
BUILDING: Final = "building"

Does = Ability[CreaturesTableau]
"""One thing that a tile does."""
NO_ROOM: Final = Holds(0)


@final
class Need:
    """What it takes to build a tile, apart from its cost; `id` ends the ids of its messages."""

    def __init__(self, id: str, met: Callable[[CreaturesState, int], bool]) -> None:
        self.id = id
        self.met = met


@final
class Site:
    """Where a tile stands: on some of the cells where nothing does, or on a tile it replaces."""

    def __init__(
        self,
        id: str,
        cells: Callable[[Yard], int] | None = None,
        replaces: Callable[[Tile], bool] | None = None,
    ) -> None:
        self.id = id
        self.cells = cells
        self.replaces = replaces

    def on(self, yard: Yard) -> int:
        """The cells of a farm where it can stand."""
        if self.replaces is None:
            found = yard.open_sites()
            return found if self.cells is None else found & self.cells(yard)
        found = 0
        for bit, tile in yard.tiles:
            if self.replaces(tile):
                found |= 1 << bit
        return found


ANYWHERE: Final = Site("")


@final
class Tile:
    """The definition of a tile: stateless, one per printed tile.

    `title` is its printed name in English, `name` the key of its texts. It costs goods, or others
    `instead`, and one of each of some `animals`. `at_once` happens when it is built, all else is in
    `does`.
    """

    def __init__(
        self,
        id: str,
        title: str,
        *does: Does,
        cost: Goods = NOTHING,
        instead: Goods = NOTHING,
        animals: tuple[int, ...] = (),
        points: int = 0,
        site: Site = ANYWHERE,
        need: Need | None = None,
        at_once: Step[CreaturesState] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.name = f"creatures-{id}"
        self.number = CATALOGUE.index(id)
        self.kind = TILE if id in PLAIN else BUILDING
        self.cost = cost
        self.instead = instead
        self.animals = animals
        self.points = points
        self.site = site
        self.need = need
        self.at_once = at_once
        self.does = does
        self.bonus = any(isinstance(ability, Scores) for ability in does)
        self.room = NO_ROOM
        sort = self.number
        for ability in does:
            if ability.card >= 0:
                raise ValueError(f"{id} shares something with another tile")
            ability.card = self.number
            if isinstance(ability, Holds):
                self.room = ability
            elif isinstance(ability, CountsAs):
                sort = ability.sort
        self.is_stall = sort == STALL
        self.is_stables = sort == STABLES
        for flow in self.flows().values():
            belongs_to(flow, self.number)

    def flows(self) -> dict[str, Step[CreaturesState]]:
        """All the steps that belong to the tile, by the names that positions give them."""
        found = {} if self.at_once is None else {f"tile/{self.id}": self.at_once}
        for ability in self.does:
            for flow in ability.flows():
                name = f"{'deed' if isinstance(ability, Grants) else 'heard'}/{self.id}"
                while name in found:
                    name += "+"
                found[name] = flow
        return found

    @property
    def needed(self) -> str:
        """What it takes beyond the cost, as the end of a message id."""
        return self.site.id or ("" if self.need is None else self.need.id)


ON_COTTAGE: Final = Site("on-cottage", replaces=lambda tile: tile.number == COTTAGE)
