"""The 27 buildings of the first expansion."""

from __future__ import annotations

from typing import Final

from ....farm.goods import reed, stone, wood
from ....kernel.flow import IfPossible, May
from ....kernel.sequence import Seq
from ..steps.borders import Borders
from ..steps.extensions import CattleFarm, Extend
from ..steps.goods import Gain, TakeAnimal, TakeMaterial, Welcome
from ..steps.troughs import PlaceTroughs
from ..tile import COWS_ONLY, HORSES_ONLY, ON_COTTAGE, PIGS_ONLY, ROAD, SHEEP_ONLY, Tile
from ..vocabulary import COW, HORSE, PIG, SHEEP, number_of
from .points import (
    SIX_UNUSED,
    TWO_OF_EACH,
    adjacent,
    with_animals,
    with_troughs,
    with_wood,
)

DECK: Final = "more"

CARDS: Final[list[Tile]] = [
    Tile(
        "large-extension",
        DECK,
        cost=wood(3),
        capacity=2,
        scores=adjacent(number_of("large-extension")),
    ),
    Tile("home-workshop", DECK, cost=wood(2) + reed(1), points=1),
    Tile(
        "farm-shop",
        DECK,
        cost=wood(1),
        capacity=1,
        types=SHEEP_ONLY,
        rows=ROAD,
        placing="road-row",
        flow=Seq(TakeMaterial(), TakeAnimal()),
    ),
    Tile("insemination-center", DECK, cost=stone(2)),
    Tile("carpenter", DECK, cost=wood(1) + stone(1), points=1),
    Tile("fodder-beet-field", DECK, need=TWO_OF_EACH, flow=Welcome(SHEEP, PIG, COW, HORSE)),
    Tile(
        "fence-manufacturer",
        DECK,
        cost=reed(1) + stone(1),
        capacity=1,
        flow=May(Borders(wood=1)),
    ),
    Tile(
        "small-extension",
        DECK,
        cost=stone(1),
        capacity=1,
        scores=adjacent(number_of("small-extension")),
    ),
    Tile("barn-floor-manufacturer", DECK, cost=reed(1) + stone(1), flow=TakeAnimal(PIG, COW)),
    Tile("cattle-farm", DECK, cost=wood(2) + stone(2), points=1, capacity=3, types=COWS_ONLY),
    Tile(
        "country-house",
        DECK,
        cost=wood(3) + stone(3),
        points=1,
        capacity=3,
        flow=Seq(Welcome(COW), IfPossible(Seq(Extend(), CattleFarm()))),
    ),
    Tile(
        "log-house",
        DECK,
        cost=wood(2) + reed(1),
        capacity=4,
        replaces=ON_COTTAGE,
        placing="on-cottage",
        scores=with_wood(4, 4),
    ),
    Tile("duck-pond", DECK, points=1, need=SIX_UNUSED, flow=Gain(reed(1))),
    Tile("joinery", DECK, cost=reed(1) + stone(1)),
    Tile("sawmill", DECK, cost=stone(5), points=4),
    Tile("animal-trader", DECK, cost=wood(2) + reed(2), points=3, capacity=2),
    Tile("rearing-station", DECK, cost=wood(2) + reed(1), points=1, capacity=1, each=True),
    Tile(
        "feed-storehouse",
        DECK,
        cost=wood(1) + reed(1),
        flow=IfPossible(PlaceTroughs(free=1, limit=1)),
        scores=with_troughs(3, 5),
    ),
    Tile("farm-well", DECK, cost=wood(1) + stone(2)),
    Tile("ranch", DECK, cost=wood(2) + stone(3), points=2, capacity=2, types=HORSES_ONLY),
    Tile("hay-rack", DECK, cost=wood(3) + reed(1), flow=Welcome(SHEEP, COW, HORSE)),
    Tile(
        "pig-stall",
        DECK,
        cost=wood(4) + reed(1),
        capacity=3,
        types=PIGS_ONLY,
        flow=Welcome(PIG),
        scores=with_animals(4, PIG, 13),
    ),
    Tile("breeding-station", DECK, cost=wood(2) + stone(3), capacity=2),
    Tile(
        "cow-stall",
        DECK,
        cost=wood(4) + reed(1),
        capacity=3,
        types=COWS_ONLY,
        flow=Welcome(COW),
        scores=with_animals(4, COW, 11),
    ),
    Tile(
        "stud",
        DECK,
        cost=wood(1) + reed(1) + stone(3),
        points=3,
        capacity=2,
        types=HORSES_ONLY,
    ),
    Tile("dog-house", DECK, cost=wood(1)),
    Tile("wild-boar-pen", DECK, cost=wood(2), capacity=2, types=PIGS_ONLY),
]
