"""The 27 buildings of the second expansion."""

from __future__ import annotations

from typing import Final

from ....farm.goods import reed, stone, wood
from ....kernel.flow import May, OnlyIf
from ....kernel.sequence import Seq
from ....kernel.tableau import Says
from ..abilities import Grants, Holds, KeepsOnUnused
from ..events import SCORING
from ..queries import (
    BUILDS_NEW_BORDERS,
    KEEPS_TOGETHER,
    NEVER_EXTENDS,
    PASTURE_ROOM,
    STABLES_FOR_TWO,
    WOOD_WITH_MATERIALS,
)
from ..steps.borders import Borders
from ..steps.buildings import Beside
from ..steps.deeds import GiveBorder, Spend
from ..steps.goods import Gain, Pay, TakeAnimal, Welcome
from ..steps.organic import OneMore
from ..steps.stalls import BuildStall
from ..steps.troughs import PlaceTroughs
from ..tile import ON_COTTAGE, Tile
from ..vocabulary import COW, HORSE, PIG, SHEEP
from ..work import Visit
from ..yard import BOTTOM, TOP
from .offers import FlipNewStall, FlipNextStall, LayStone, Offer
from .points import less_per_building, per_stone, with_special_buildings
from .words import (
    AFTER_ANY_STALL,
    AFTER_STALL_ACTION,
    AFTER_WORK,
    ANY_TIME,
    ANY_TIME_WITH_ROOM,
    AT_ROUND_END,
    BEFORE_BREEDING,
    BESIDE_COTTAGE,
    IN_CORNER,
    ON_STABLES,
    SECOND_WORKER,
    all_taken,
    once_taken,
)

TOP_SPACES: Final = ("start-player", "three-wood", "one-stone", "two-stone")

CARDS: Final[list[Tile]] = [
    Tile(
        "carpenters-workshop",
        "Carpenter’s Workshop",
        Holds(1),
        AFTER_STALL_ACTION.do(May(Borders(free=2, limit=2))),
        cost=wood(2) + stone(1),
        points=2,
    ),
    Tile(
        "materials-outlet",
        "Materials Outlet",
        Holds(1, HORSE),
        cost=reed(1),
        points=7,
        site=ON_STABLES,
        at_once=Gain(wood(4) + stone(3)),
    ),
    Tile(
        "inn",
        "Inn",
        Holds(2, PIG),
        cost=stone(2),
        animals=(PIG, COW),
        points=4,
        at_once=Welcome(HORSE),
    ),
    Tile("office", "Office", Holds(2, HORSE), less_per_building(6, TOP), cost=wood(2) + stone(2)),
    Tile(
        "woodworking-shop",
        "Woodworking Shop",
        Holds(2),
        Says(BUILDS_NEW_BORDERS),
        cost=wood(2) + stone(2),
        points=1,
    ),
    Tile(
        "corner-houses",
        "Corner Houses",
        Holds(3),
        Says(NEVER_EXTENDS),
        cost=reed(1) + stone(2),
        points=4,
        site=IN_CORNER,
    ),
    Tile(
        "building-firm",
        "Building Firm",
        Grants(BuildStall(stone(2), on_troughs=True), ANY_TIME),
        cost=wood(2) + stone(1),
        points=2,
    ),
    Tile("depot", "Depot", Holds(1, HORSE), Says(WOOD_WITH_MATERIALS), cost=stone(2), points=1),
    Tile(
        "estate",
        "Estate",
        Holds(2, HORSE),
        with_special_buildings(3, 5),
        cost=reed(1) + stone(2),
        at_once=Welcome(HORSE),
    ),
    Tile("pen", "Pen", Holds(4, emptied=(SCORING,)), cost=wood(2)),
    Tile(
        "cottage-extension",
        "Cottage Extension",
        Holds(3),
        Says(KEEPS_TOGETHER),
        cost=wood(1),
        points=4,
        site=BESIDE_COTTAGE,
        need=SECOND_WORKER,
    ),
    Tile(
        "organic-farm",
        "Organic Farm",
        cost=wood(2) + reed(1) + stone(3),
        points=4,
        at_once=OneMore(),
    ),
    Tile(
        "barn",
        "Barn",
        Holds(1),
        AFTER_ANY_STALL.only(lambda s, owner, _: s.seats[owner].free_flip).do(FlipNewStall()),
        cost=wood(3),
        at_once=FlipNextStall(),
    ),
    Tile(
        "servants-cottage",
        "Servant’s Cottage",
        Holds(1),
        cost=wood(2),
        at_once=Seq(May(Borders(free=2, limit=2)), May(PlaceTroughs(wood=2, limit=1)), sure=True),
    ),
    Tile("reed-hut", "Reed Hut", Holds(3), cost=wood(1) + reed(3), at_once=Gain(reed(3))),
    Tile(
        "stewards-office",
        "Steward’s Office",
        Holds(1),
        AFTER_WORK.do(Visit()),
        cost=wood(4) + reed(2) + stone(3),
        points=-3,
    ),
    Tile(
        "timber-shop",
        "Timber Shop",
        once_taken(*TOP_SPACES).gain(wood(3)),
        cost=stone(2),
        points=1,
        at_once=OnlyIf(all_taken(*TOP_SPACES), Gain(wood(3))),
    ),
    Tile(
        "byre-dwelling",
        "Byre-Dwelling",
        Holds(4),
        cost=wood(3) + reed(1) + stone(3),
        points=3,
        site=ON_COTTAGE,
    ),
    Tile("feeding-station", "Feeding Station", Holds(1), Says(PASTURE_ROOM), cost=wood(2)),
    Tile("manor", "Manor", Holds(2), less_per_building(7, BOTTOM), cost=wood(1) + stone(3)),
    Tile(
        "cattle-market",
        "Cattle Market",
        Holds(2),
        Grants(Seq(Pay(reed(1)), TakeAnimal()), ANY_TIME_WITH_ROOM),
        cost=wood(4) + stone(1),
        points=2,
    ),
    Tile("haystack", "Haystack", Says(STABLES_FOR_TWO, 3), points=1),
    Tile(
        "trading-station",
        "Trading Station",
        Holds(1, COW),
        Grants(Seq(Spend(), TakeAnimal()), BEFORE_BREEDING, once=True),
        cost=wood(1) + stone(2),
        points=1,
    ),
    Tile(
        "assembly-hall",
        "Assembly Hall",
        Grants(GiveBorder(), ANY_TIME, both_farms=True),
        cost=wood(3) + reed(1),
        points=2,
    ),
    Tile(
        "conservatory",
        "Conservatory",
        Holds(1, SHEEP),
        cost=stone(1),
        points=1,
        at_once=Beside(),
    ),
    Tile(
        "stone-carvers-workshop",
        "Stone Carver’s Workshop",
        AT_ROUND_END.do(Offer("prompt-creatures-carve", LayStone())),
        per_stone(2),
        cost=wood(5),
    ),
    Tile(
        "dairy-farm",
        "Dairy Farm",
        Holds(2, COW),
        KeepsOnUnused(COW, 2),
        cost=wood(3) + reed(1),
        points=3,
    ),
]
