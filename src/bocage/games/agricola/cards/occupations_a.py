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
from ....kernel.events import OTHERS
from ....kernel.sequence import Seq
from ..card import SCORING, WORK, Card
from ..prices import (
    MAJORS,
    MINORS,
    RENOVATION,
    ROOM,
    SUBSTITUTES,
    Alteration,
    amount,
    reduction,
    with_amount,
)
from ..state import AgricolaState
from ..steps.animals import Breed
from ..steps.crops import ReapMore
from ..steps.fields import Plow
from ..steps.goods import Gain, TakeOneOf
from ..steps.payment import Buy, Pay
from ..steps.schedule import GainOf, Schedule, next_rounds
from .words import (
    AFTER_RENOVATION,
    AFTER_ROOMS,
    AT_HOME,
    AT_ROUND_START,
    IN_FIELD_PHASE,
    WOOD_SPACES,
    after_turn_on,
    highest_step,
    laying_back,
    left_on_stack,
    occupation,
    once,
    sold_from,
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
    occupation("A086", "farm-planner", play=TakeOneOf((WOOD, GRAIN)), pet_per_room=True),
    occupation("A087", "farm-planner", skips_clay=True),
    occupation("A088", "farm-planner", free_fences=3),
    occupation(
        "A090",
        "farm-planner",
        hears=(AT_ROUND_START.only(stone_house).may(Seq(Pay(food(1)), Plow())),),
    ),
    occupation("A092", "actions-booster", adopts=True),
    occupation("A098", "points-provider", bonus=True, scores=unfenced_stables),
    occupation(
        "A102",
        "goods-provider",
        stack=sold_from(GROCER),
        trades_at=(WORK, SCORING),
        stored=left_on_stack(GROCER),
    ),
    occupation("A108", "food-provider", hears=(laying_back(1, 2),)),
    occupation(
        "A110",
        "food-provider",
        hears=(
            AFTER_ROOMS.only(lambda s, owner, house: house == 1).gain(food(3)),
            AFTER_RENOVATION.only(lambda s, owner, step: step == CLAY_TO_STONE).gain(food(3)),
        ),
    ),
    occupation(
        "A111", "food-provider", hears=(AFTER_ROOMS.may(Schedule(food(1), next_rounds(4))),)
    ),
    occupation(
        "A112", "crop-provider", play=Gain(grain(1)), hears=(IN_FIELD_PHASE.do(ReapMore()),)
    ),
    occupation(
        "A114",
        "crop-provider",
        hears=(
            using("day-laborer").only(lambda s, owner, space: s.round < 6).gain(grain(1)),
            using("day-laborer")
            .only(lambda s, owner, space: s.round >= 6)
            .do(TakeOneOf((GRAIN, VEGETABLE))),
        ),
    ),
    occupation("A116", "building-resource-provider", hears=(using(*WOOD_SPACES).gain(wood(1)),)),
    occupation(
        "A119",
        "building-resource-provider",
        hears=(
            after_turn_on("farmland", "grain-seeds", "grain-utilization", "cultivation").gain(
                wood(1)
            ),
        ),
    ),
    once(
        "A120",
        "building-resource-provider",
        AFTER_RENOVATION,
        clay_hut_built,
        Schedule(clay(2), next_rounds(5)),
    ),
    occupation(
        "A123",
        "building-resource-provider",
        alters=(Alteration(SUBSTITUTES, (ROOM, RENOVATION), frame),),
    ),
    occupation(
        "A125",
        "building-resource-provider",
        play=Gain(clay(3) + reed(2) + stone(2)),
        play_when=two_clay_rooms,
    ),
    occupation("A133", "points-provider", players=3, bonus=True, scores=braggart),
    occupation(
        "A138",
        "goods-provider",
        players=3,
        hears=(using("fishing").may(Buy(wood(1), GainOf(reed_and_meals))),),
    ),
    occupation(
        "A143",
        "building-resource-provider",
        players=3,
        alters=(reduction((MAJORS, MINORS, ROOM, RENOVATION), STONE, lambda rooms: 1),),
    ),
    occupation(
        "A147",
        "livestock-provider",
        players=3,
        hears=(
            using("sheep-market").may(Buy(food(1), Gain(sheep(1)))),
            using("pig-market").may(Buy(food(1), Gain(boar(1)))),
            using("cattle-market").may(Buy(food(1), Gain(cattle(1)))),
        ),
    ),
    occupation(
        "A155",
        "goods-provider",
        players=4,
        hears=(using("traveling-players").gain(wood(1) + grain(1)),),
    ),
    occupation(
        "A160",
        "crop-provider",
        players=4,
        hears=(
            using("traveling-players", scope=OTHERS).gain(wood(1) + food(1)),
            using("traveling-players", scope=OTHERS).may(Buy(food(2), Gain(vegetable(1)))),
        ),
    ),
    occupation(
        "A165",
        "livestock-provider",
        players=4,
        play=Gain(boar(1)),
        hears=(AT_HOME.only(lambda s, owner, round: round == 12).do(Breed(1 << BOAR - SHEEP)),),
    ),
]
