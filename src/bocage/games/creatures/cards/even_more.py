"""The 27 buildings of the second expansion."""

from __future__ import annotations

from typing import Final, final

from ....farm.goods import reed, stone, wood
from ....kernel.flow import Deed, May
from ....kernel.sequence import Seq
from ..state import CreaturesState
from ..steps.borders import Borders
from ..steps.buildings import Beside
from ..steps.goods import Gain, Welcome
from ..steps.organic import ONE_MORE
from ..steps.troughs import PlaceTroughs
from ..tile import COWS_ONLY, HORSES_ONLY, ON_COTTAGE, PIGS_ONLY, SHEEP_ONLY, Tile
from ..vocabulary import COW, HORSE, PIG, STABLES, number_of
from .points import (
    FOREST_ROW,
    ROAD_ROW,
    SECOND_WORKER,
    less_per_building,
    per_stone,
    with_buildings,
)

DECK: Final = "even-more"


@final
class OpenBarn(Deed[CreaturesState]):
    """The next stall may become stables for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        s.own(seat).barn = True


CARDS: Final[list[Tile]] = [
    Tile("carpenters-workshop", DECK, cost=wood(2) + stone(1), points=2, capacity=1),
    Tile(
        "materials-outlet",
        DECK,
        cost=reed(1),
        points=7,
        capacity=1,
        types=HORSES_ONLY,
        replaces=(STABLES,),
        placing="on-stables",
        flow=Gain(wood(4) + stone(3)),
    ),
    Tile(
        "inn",
        DECK,
        cost=stone(2),
        animals=(PIG, COW),
        points=4,
        capacity=2,
        types=PIGS_ONLY,
        flow=Welcome(HORSE),
    ),
    Tile(
        "office",
        DECK,
        cost=wood(2) + stone(2),
        capacity=2,
        types=HORSES_ONLY,
        scores=less_per_building(6, FOREST_ROW),
    ),
    Tile("woodworking-shop", DECK, cost=wood(2) + stone(2), points=1, capacity=2),
    Tile(
        "corner-houses",
        DECK,
        cost=reed(1) + stone(2),
        points=4,
        capacity=3,
        corner=True,
        placing="corner",
    ),
    Tile("building-firm", DECK, cost=wood(2) + stone(1), points=2),
    Tile("depot", DECK, cost=stone(2), points=1, capacity=1, types=HORSES_ONLY),
    Tile(
        "estate",
        DECK,
        cost=reed(1) + stone(2),
        capacity=2,
        types=HORSES_ONLY,
        flow=Welcome(HORSE),
        scores=with_buildings(3, 5),
    ),
    Tile("pen", DECK, cost=wood(2), capacity=4),
    Tile(
        "cottage-extension",
        DECK,
        cost=wood(1),
        points=4,
        capacity=3,
        beside_cottage=True,
        need=SECOND_WORKER,
        placing="beside-cottage",
    ),
    Tile("organic-farm", DECK, cost=wood(2) + reed(1) + stone(3), points=4, flow=ONE_MORE),
    Tile("barn", DECK, cost=wood(3), capacity=1, flow=OpenBarn()),
    Tile(
        "servants-cottage",
        DECK,
        cost=wood(2),
        capacity=1,
        flow=Seq(May(Borders(free=2, limit=2)), May(PlaceTroughs(wood=2, limit=1)), sure=True),
    ),
    Tile("reed-hut", DECK, cost=wood(1) + reed(3), capacity=3, flow=Gain(reed(3))),
    Tile(
        "stewards-office",
        DECK,
        cost=wood(4) + reed(2) + stone(3),
        points=-3,
        capacity=1,
    ),
    Tile("timber-shop", DECK, cost=stone(2), points=1),
    Tile(
        "byre-dwelling",
        DECK,
        cost=wood(3) + reed(1) + stone(3),
        points=3,
        capacity=4,
        replaces=ON_COTTAGE,
        placing="on-cottage",
    ),
    Tile("feeding-station", DECK, cost=wood(2), capacity=1),
    Tile(
        "manor",
        DECK,
        cost=wood(1) + stone(3),
        capacity=2,
        scores=less_per_building(7, ROAD_ROW),
    ),
    Tile("cattle-market", DECK, cost=wood(4) + stone(1), points=2, capacity=2),
    Tile("haystack", DECK, points=1),
    Tile(
        "trading-station",
        DECK,
        cost=wood(1) + stone(2),
        points=1,
        capacity=1,
        types=COWS_ONLY,
    ),
    Tile("assembly-hall", DECK, cost=wood(3) + reed(1), points=2),
    Tile(
        "conservatory",
        DECK,
        cost=stone(1),
        points=1,
        capacity=1,
        types=SHEEP_ONLY,
        flow=Beside(number_of("conservatory")),
    ),
    Tile("stone-carvers-workshop", DECK, cost=wood(5), scores=per_stone),
    Tile(
        "dairy-farm",
        DECK,
        cost=wood(3) + reed(1),
        points=3,
        capacity=2,
        types=COWS_ONLY,
    ),
]
