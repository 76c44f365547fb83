"""The 27 buildings of the first expansion."""

from __future__ import annotations

from typing import Final

from ....farm.goods import reed, stone, wood
from ....kernel.flow import IfPossible, May
from ....kernel.sequence import Seq
from ....kernel.tableau import Says
from ..abilities import CountsAs, Grants, Holds, KeepsOnUnused
from ..events import BREEDING, EXTENDED
from ..queries import BREEDS_AGAIN, LONE_PARENT, WOOD_SAVED
from ..steps.borders import Borders
from ..steps.deeds import Carpentry, SwapForCow, Trade
from ..steps.extensions import Extend
from ..steps.goods import Gain, TakeAnimal, TakeMaterial, Welcome
from ..steps.stalls import BuildStall
from ..steps.troughs import PlaceTroughs
from ..telling import Tells
from ..tile import ON_COTTAGE, Tile
from ..vocabulary import COW, HORSE, PIG, SHEEP, STALL
from ..yard import BOTTOM, MIDDLE, TOP
from .offers import BorderForFoal, Offer
from .points import per_neighbour, with_animals, with_troughs, with_wood
from .words import (
    AFTER_EXTENDING,
    ANY_TIME,
    BEFORE_BREEDING,
    DURING_WORK,
    IN_ROAD_ROW,
    SIX_UNUSED,
    TWO_OF_EACH,
    at_birth_of,
    at_start_of,
)

CARDS: Final[list[Tile]] = [
    Tile("large-extension", "Large Extension", Holds(2), per_neighbour(2), cost=wood(3)),
    Tile(
        "home-workshop",
        "Home Workshop",
        Grants(BuildStall(), BEFORE_BREEDING, once=True),
        cost=wood(2) + reed(1),
        points=1,
    ),
    Tile(
        "farm-shop",
        "Farm Shop",
        Holds(1, SHEEP),
        cost=wood(1),
        site=IN_ROAD_ROW,
        at_once=Seq(TakeMaterial(), TakeAnimal()),
    ),
    Tile("insemination-center", "Insemination Center", Says(LONE_PARENT), cost=stone(2)),
    Tile(
        "carpenter",
        "Carpenter",
        Grants(Carpentry(), ANY_TIME, once=True),
        cost=wood(1) + stone(1),
        points=1,
    ),
    Tile(
        "fodder-beet-field",
        "Fodder Beet Field",
        need=TWO_OF_EACH,
        at_once=Welcome(SHEEP, PIG, COW, HORSE),
    ),
    Tile(
        "fence-manufacturer",
        "Fence Manufacturer",
        Holds(1),
        cost=reed(1) + stone(1),
        at_once=May(Borders(wood=1)),
    ),
    Tile("small-extension", "Small Extension", Holds(1), per_neighbour(2), cost=stone(1)),
    Tile(
        "barn-floor-manufacturer",
        "Barn Floor Manufacturer",
        cost=reed(1) + stone(1),
        at_once=TakeAnimal(PIG, COW),
    ),
    Tile(
        "cattle-farm",
        "Cattle Farm",
        Holds(3, COW),
        AFTER_EXTENDING.do(May(SwapForCow())),
        cost=wood(2) + stone(2),
        points=1,
    ),
    Tile(
        "country-house",
        "Country House",
        Holds(3),
        cost=wood(3) + stone(3),
        points=1,
        at_once=Seq(Welcome(COW), IfPossible(Seq(Extend(), Tells(EXTENDED)))),
    ),
    Tile(
        "log-house",
        "Log House",
        Holds(4),
        with_wood(4, 4),
        cost=wood(2) + reed(1),
        site=ON_COTTAGE,
    ),
    Tile("duck-pond", "Duck Pond", points=1, need=SIX_UNUSED, at_once=Gain(reed(1))),
    Tile(
        "joinery",
        "Joinery",
        Grants(PlaceTroughs(wood=2, limit=1), BEFORE_BREEDING, once=True),
        cost=reed(1) + stone(1),
    ),
    Tile("sawmill", "Sawmill", Says(WOOD_SAVED), cost=stone(5), points=4),
    Tile(
        "animal-trader",
        "Animal Trader",
        Holds(2),
        Grants(Trade(), DURING_WORK),
        cost=wood(2) + reed(2),
        points=3,
    ),
    Tile(
        "rearing-station",
        "Rearing Station",
        Holds(1, each=True, emptied=(BREEDING,)),
        cost=wood(2) + reed(1),
        points=1,
    ),
    Tile(
        "feed-storehouse",
        "Feed Storehouse",
        with_troughs(3, 5),
        cost=wood(1) + reed(1),
        at_once=IfPossible(PlaceTroughs(free=1, limit=1)),
    ),
    Tile(
        "farm-well",
        "Farm Well",
        at_start_of(6, 7, 8).do(IfPossible(PlaceTroughs(free=1, limit=1))),
        cost=wood(1) + stone(2),
    ),
    Tile(
        "ranch",
        "Ranch",
        Holds(2, HORSE),
        at_birth_of(HORSE).do(Offer("prompt-creatures-ranch", BorderForFoal())),
        cost=wood(2) + stone(3),
        points=2,
    ),
    Tile("hay-rack", "Hay Rack", cost=wood(3) + reed(1), at_once=Welcome(SHEEP, COW, HORSE)),
    Tile(
        "pig-stall",
        "Pig Stall",
        CountsAs(STALL),
        Holds(3, PIG),
        with_animals(4, PIG, 13),
        cost=wood(4) + reed(1),
        at_once=Welcome(PIG),
    ),
    Tile(
        "breeding-station",
        "Breeding Station",
        Holds(2),
        Says(BREEDS_AGAIN),
        cost=wood(2) + stone(3),
    ),
    Tile(
        "cow-stall",
        "Cow Stall",
        CountsAs(STALL),
        Holds(3, COW),
        with_animals(4, COW, 11),
        cost=wood(4) + reed(1),
        at_once=Welcome(COW),
    ),
    Tile(
        "stud",
        "Stud",
        Holds(2, HORSE),
        KeepsOnUnused(HORSE, 2),
        cost=wood(1) + reed(1) + stone(3),
        points=3,
    ),
    Tile("dog-house", "Dog House", KeepsOnUnused(SHEEP, 1, MIDDLE | BOTTOM), cost=wood(1)),
    Tile(
        "wild-boar-pen",
        "Wild Boar Pen",
        Holds(2, PIG),
        KeepsOnUnused(PIG, 1, TOP),
        cost=wood(2),
    ),
]
