"""The occupations of deck A, revised edition."""

from __future__ import annotations

from typing import Final

from ....farm.goods import (
    BOAR,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Goods,
    boar,
    cattle,
    clay,
    food,
    grain,
    reed,
    sheep,
    stone,
    vegetable,
    wood,
)
from ....kernel.flow import OnlyIf
from ....kernel.sequence import Seq
from ....kernel.tableau import OTHERS, Says
from ..abilities.people import Adopts
from ..abilities.points import Scores
from ..card import Card
from ..events import SCORING, WORK
from ..prices import (
    A_MAJOR,
    A_MINOR,
    A_RENOVATION,
    A_ROOM,
    SUBSTITUTES,
    Alteration,
    amount,
    reduction,
    with_amount,
)
from ..queries import FREE_FENCES, PET_PER_ROOM, SKIPS_CLAY
from ..state import AgricolaState
from ..steps.animals import Breed
from ..steps.crops import ReapMore
from ..steps.fields import Plow
from ..steps.goods import Gain, TakeOneOf
from ..steps.payment import Buy, Pay
from ..steps.schedule import GainOf, Schedule, next_rounds
from .words import (
    ACTIONS_BOOSTER,
    AFTER_RENOVATION,
    AFTER_ROOMS,
    AT_HOME,
    AT_ROUND_START,
    BUILDING_RESOURCE_PROVIDER,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    IN_FIELD_PHASE,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    WOOD_SPACES,
    after_turn_on,
    highest_step,
    laying_back,
    occupation,
    once,
    selling,
    stone_house,
    using,
)

GROCER: Final = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)
"""The goods on the Grocer, from the top."""
CLAY_TO_STONE: Final = 3 * 1 + 2


def clay_hut_built(s: AgricolaState, seat: int) -> bool:
    """Clay Hut Builder: the house is no longer wooden."""
    return s.seats[seat].house > 0


def two_clay_rooms(s: AgricolaState, seat: int) -> bool:
    """Priest: a clay house with exactly two rooms."""
    return s.seats[seat].house == 1 and s.seats[seat].ground.rooms == 2


def frame(rooms: int, cost: Goods) -> Goods | None:
    """Frame Builder: 1 wood for exactly 2 clay or exactly 2 stone."""
    for good in (CLAY, STONE):
        n = amount(cost, good)
        if n >= 2:
            return with_amount(with_amount(cost, good, n - 2), WOOD, amount(cost, WOOD) + 1)
    return None


def unfenced_stables(s: AgricolaState, seat: int, memory: int) -> int:
    """Stable Architect."""
    player = s.seats[seat]
    return (player.stables & ~player.layout.enclosed).bit_count()


def braggart(s: AgricolaState, seat: int, memory: int) -> int:
    """Braggart: by the improvements in front of its owner."""
    n = s.seats[seat].tableau.improvements
    return highest_step(n, (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9))


def reed_and_meals(s: AgricolaState, seat: int) -> Goods:
    """Harpooner: 1 reed, and 1 food per person."""
    return ((REED, 1), (FOOD, s.seats[seat].people))


CARDS: Final[list[Card]] = [
    occupation(
        "A086", "Animal Tamer", FARM_PLANNER, Says(PET_PER_ROOM), play=TakeOneOf((WOOD, GRAIN))
    ),
    occupation("A087", "Conservator", FARM_PLANNER, Says(SKIPS_CLAY)),
    occupation("A088", "Hedge Keeper", FARM_PLANNER, Says(FREE_FENCES, 3)),
    occupation(
        "A090",
        "Plow Driver",
        FARM_PLANNER,
        AT_ROUND_START.only(stone_house).may(Seq(Pay(food(1)), Plow())),
    ),
    occupation("A092", "Adoptive Parents", ACTIONS_BOOSTER, Adopts()),
    occupation("A098", "Stable Architect", POINTS_PROVIDER, Scores(unfenced_stables)),
    occupation("A102", "Grocer", GOODS_PROVIDER, *selling(GROCER, WORK, SCORING)),
    occupation("A108", "Mushroom Collector", FOOD_PROVIDER, laying_back(1, 2)),
    occupation(
        "A110",
        "Roughcaster",
        FOOD_PROVIDER,
        AFTER_ROOMS.only(lambda s, owner, rooms: rooms % 3 == 1).gain(food(3)),
        AFTER_RENOVATION.only(lambda s, owner, step: step == CLAY_TO_STONE).gain(food(3)),
    ),
    occupation(
        "A111", "Wall Builder", FOOD_PROVIDER, AFTER_ROOMS.may(Schedule(food(1), next_rounds(4)))
    ),
    occupation(
        "A112", "Scythe Worker", CROP_PROVIDER, IN_FIELD_PHASE.do(ReapMore()), play=Gain(grain(1))
    ),
    occupation(
        "A114",
        "Seasonal Worker",
        CROP_PROVIDER,
        using("day-laborer").only(lambda s, owner, space: s.round < 6).gain(grain(1)),
        using("day-laborer")
        .only(lambda s, owner, space: s.round >= 6)
        .do(TakeOneOf((GRAIN, VEGETABLE))),
    ),
    occupation(
        "A116", "Wood Cutter", BUILDING_RESOURCE_PROVIDER, using(*WOOD_SPACES).gain(wood(1))
    ),
    occupation(
        "A119",
        "Firewood Collector",
        BUILDING_RESOURCE_PROVIDER,
        after_turn_on("farmland", "grain-seeds", "grain-utilization", "cultivation").gain(wood(1)),
    ),
    once(
        "A120",
        "Clay Hut Builder",
        BUILDING_RESOURCE_PROVIDER,
        AFTER_RENOVATION,
        clay_hut_built,
        Schedule(clay(2), next_rounds(5)),
    ),
    occupation(
        "A123",
        "Frame Builder",
        BUILDING_RESOURCE_PROVIDER,
        Alteration(SUBSTITUTES, (A_ROOM, A_RENOVATION), frame),
    ),
    occupation(
        "A125",
        "Priest",
        BUILDING_RESOURCE_PROVIDER,
        play=OnlyIf(two_clay_rooms, Gain(clay(3) + reed(2) + stone(2))),
    ),
    occupation("A133", "Braggart", POINTS_PROVIDER, Scores(braggart), players=3),
    occupation(
        "A138",
        "Harpooner",
        GOODS_PROVIDER,
        using("fishing").may(Buy(wood(1), GainOf(reed_and_meals))),
        players=3,
    ),
    occupation(
        "A143",
        "Stonecutter",
        BUILDING_RESOURCE_PROVIDER,
        reduction((A_MAJOR, A_MINOR, A_ROOM, A_RENOVATION), STONE, lambda rooms: 1),
        players=3,
    ),
    occupation(
        "A147",
        "Animal Dealer",
        LIVESTOCK_PROVIDER,
        using("sheep-market").may(Buy(food(1), Gain(sheep(1)))),
        using("pig-market").may(Buy(food(1), Gain(boar(1)))),
        using("cattle-market").may(Buy(food(1), Gain(cattle(1)))),
        players=3,
    ),
    occupation(
        "A155",
        "Conjurer",
        GOODS_PROVIDER,
        using("traveling-players").gain(wood(1) + grain(1)),
        players=4,
    ),
    occupation(
        "A160",
        "Lutenist",
        CROP_PROVIDER,
        using("traveling-players", scope=OTHERS).gain(wood(1) + food(1)),
        using("traveling-players", scope=OTHERS).may(Buy(food(2), Gain(vegetable(1)))),
        players=4,
    ),
    occupation(
        "A165",
        "Pig Breeder",
        LIVESTOCK_PROVIDER,
        AT_HOME.only(lambda s, owner, round: round == 12).do(Breed(1 << BOAR - SHEEP)),
        players=4,
        play=Gain(boar(1)),
    ),
]
