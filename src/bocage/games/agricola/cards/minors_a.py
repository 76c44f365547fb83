"""The minor improvements of deck A, revised edition."""

from __future__ import annotations

from typing import Final

from ....farm.goods import (
    CLAY,
    WOOD,
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
from ....kernel.sequence import Seq
from ....kernel.tableau import ANY, Allows, Says
from ..abilities.points import Scores
from ..card import Card
from ..events import FIELDS, WORK
from ..prices import A_MAJOR, A_MINOR, reduction
from ..queries import CLAY_FENCES, JOINS_WISHES, PASTURE_ROOM
from ..state import HARVESTS, AgricolaState
from ..steps.crops import MoveCrop
from ..steps.fields import Bake, Plow
from ..steps.goods import Gain
from ..steps.schedule import (
    FIELD_TILE,
    GainOf,
    Note,
    OthersGain,
    Schedule,
    next_rounds,
    rounds_ahead,
)
from .words import (
    ACTIONS_BOOSTER,
    AFTER_BAKING,
    AFTER_IMPROVING,
    ALL_USED,
    AT_HOME,
    BUILDING_RESOURCE_PROVIDER,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    STONE_SPACES,
    after_using,
    at_most_occupations,
    exactly_occupations,
    fields_with_grain,
    highest_step,
    holds,
    laying_back,
    minor,
    occupations,
    per_new_pasture,
    rounds_left,
    scores_noted,
    sheep_at_least,
    using,
)


def fenced_cells(s: AgricolaState, seat: int, memory: int) -> int:
    """Manger: by the spaces in pastures."""
    return highest_step(s.seats[seat].layout.enclosed.bit_count(), (6, 1), (7, 2), (8, 3), (10, 4))


def wool_blankets(s: AgricolaState, seat: int, memory: int) -> int:
    """Wool Blankets: by the house at the end."""
    return (3, 2, 0)[s.seats[seat].house]


CARDS: Final[list[Card]] = [
    minor("A002", "Shifting Cultivation", FARM_PLANNER, cost=food(2), passing=True, play=Plow()),
    minor(
        "A005",
        "Clay Embankment",
        BUILDING_RESOURCE_PROVIDER,
        cost=food(1),
        passing=True,
        play=GainOf(lambda s, seat: clay(s.seats[seat].goods[CLAY] // 2)),
    ),
    minor(
        "A009",
        "Young Animal Market",
        LIVESTOCK_PROVIDER,
        cost=sheep(1),
        passing=True,
        play=Gain(cattle(1)),
    ),
    minor("A012", "Drinking Trough", FARM_PLANNER, Says(PASTURE_ROOM, 2), cost=clay(1)),
    minor("A016", "Rammed Clay", FARM_PLANNER, Says(CLAY_FENCES), play=Gain(clay(1))),
    minor(
        "A019",
        "Handplow",
        FARM_PLANNER,
        cost=wood(1),
        play=Schedule(((FIELD_TILE, 1),), rounds_ahead(5)),
    ),
    minor(
        "A024",
        "Threshing Board",
        ACTIONS_BOOSTER,
        after_using("farmland", "cultivation").may(Bake()),
        cost=wood(1),
        need=occupations(2),
        points=1,
    ),
    minor(
        "A026",
        "Sleeping Corner",
        ACTIONS_BOOSTER,
        Says(JOINS_WISHES),
        cost=wood(1),
        need=fields_with_grain(2),
        points=1,
    ),
    minor("A032", "Manger", POINTS_PROVIDER, Scores(fenced_cells), cost=wood(2)),
    minor(
        "A033",
        "Big Country",
        POINTS_PROVIDER,
        scores_noted(),
        holds("points"),
        need=ALL_USED,
        play=Seq(
            Note(lambda s, seat: rounds_left(s)), GainOf(lambda s, seat: food(2 * rounds_left(s)))
        ),
    ),
    minor("A038", "Wool Blankets", POINTS_PROVIDER, Scores(wool_blankets), need=sheep_at_least(5)),
    minor(
        "A044",
        "Pond Hut",
        FOOD_PROVIDER,
        cost=wood(1),
        need=exactly_occupations(2),
        points=1,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "A050",
        "Milk Jug",
        FOOD_PROVIDER,
        using("cattle-market", scope=ANY).gain(food(3)),
        using("cattle-market", scope=ANY).do(OthersGain(food(1))),
        cost=clay(1),
    ),
    minor(
        "A053",
        "Claypipe",
        FOOD_PROVIDER,
        AT_HOME.only(lambda s, owner, round: s.seats[owner].gained >= 7).gain(food(2)),
        cost=clay(1),
    ),
    minor(
        "A055", "Junk Room", FOOD_PROVIDER, AFTER_IMPROVING.gain(food(1)), cost=wood(1) + clay(1)
    ),
    minor("A056", "Basket", FOOD_PROVIDER, laying_back(2, 3), cost=reed(1)),
    minor(
        "A063",
        "Dutch Windmill",
        FOOD_PROVIDER,
        AFTER_BAKING.only(lambda s, owner, n: s.round - 1 in HARVESTS).gain(food(3)),
        cost=wood(2) + stone(2),
        points=2,
    ),
    minor("A067", "Corn Scoop", CROP_PROVIDER, using("grain-seeds").gain(grain(1)), cost=wood(1)),
    minor(
        "A069",
        "Large Greenhouse",
        CROP_PROVIDER,
        cost=wood(2),
        need=occupations(2),
        play=Schedule(vegetable(1), rounds_ahead(4, 7, 9)),
    ),
    minor(
        "A071",
        "Clearing Spade",
        CROP_PROVIDER,
        Allows(MoveCrop(), (WORK, FIELDS)),
        cost=wood(1),
    ),
    minor(
        "A075",
        "Lumber Mill",
        BUILDING_RESOURCE_PROVIDER,
        reduction((A_MAJOR, A_MINOR), WOOD, lambda rooms: 1),
        cost=stone(2),
        need=at_most_occupations(3),
        points=2,
    ),
    minor(
        "A078",
        "Canoe",
        BUILDING_RESOURCE_PROVIDER,
        using("fishing").gain(reed(1) + food(1)),
        cost=wood(2),
        need=occupations(1),
        points=1,
    ),
    minor(
        "A080",
        "Stone Tongs",
        BUILDING_RESOURCE_PROVIDER,
        using(*STONE_SPACES).gain(stone(1)),
        cost=wood(1),
    ),
    minor(
        "A083", "Shepherd’s Crook", LIVESTOCK_PROVIDER, per_new_pasture(4, sheep(2)), cost=wood(1)
    ),
]
