"""The minor improvements of deck B, revised edition."""

from __future__ import annotations

from typing import Final

from ....farm.goods import (
    CATTLE,
    SHEEP,
    VEGETABLE,
    WOOD,
    Goods,
    boar,
    clay,
    food,
    grain,
    reed,
    stone,
    vegetable,
    wood,
)
from ....kernel.state import Step
from ....kernel.tableau import OWN, Listener, Says
from ..abilities.land import IsField
from ..abilities.points import Scores
from ..card import Card, Need
from ..deals import Trades
from ..events import TURN_END
from ..plan import column_of
from ..prices import A_ROOM, REPLACES, Alteration, amount
from ..queries import LODGING, NEVER_RENOVATES
from ..state import AgricolaState
from ..steps.crops import empty_fields, grain_fields, vegetable_fields
from ..steps.fences import MiniPasture
from ..steps.fields import Bake, Plow
from ..steps.goods import Gain
from ..steps.house import BuildStables
from ..steps.schedule import GainOf, Note, Schedule, next_rounds, still_ahead
from ..turns import ANOTHER, ANOTHER_ON_MARKET, MARKETS, SECOND
from ..vocabulary import ALL_SPACES
from .words import (
    ACTIONS_BOOSTER,
    AFTER_OCCUPATION,
    AFTER_RENOVATION,
    AT_ROUND_START,
    BUILDING_RESOURCE_PROVIDER,
    CLAY_OR_STONE_HOUSE,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    IN_FIELD_PHASE,
    LIVESTOCK_PROVIDER,
    ON_ANY_SPACE,
    POINTS_PROVIDER,
    after_using,
    at_most_occupations,
    clay_at_least,
    fields_with_vegetables,
    highest_step,
    holds,
    minor,
    occupations,
    rounds_left,
    scores_noted,
    standing_on,
    using,
    wooden_house,
)

FARMLAND: Final = ALL_SPACES.index("farmland")
FISHING: Final = ALL_SPACES.index("fishing")
MARKET_NUMBERS: Final = tuple(ALL_SPACES.index(id) for id in MARKETS)


def parlor(rooms: int, cost: Goods) -> Goods | None:
    """Carpenter's Parlor: wooden rooms for 2 wood and 2 reed."""
    return wood(2) + reed(2) if amount(cost, WOOD) else None


def lasso(s: AgricolaState, owner: int, space: int) -> Step[AgricolaState] | None:
    """Lasso: another person right away, if one of the two goes to an animal market."""
    if any(frame[0] == SECOND.id and frame[1] == owner for frame in s.stack):
        return None
    return ANOTHER if space in MARKET_NUMBERS else ANOTHER_ON_MARKET


def loom(s: AgricolaState, seat: int) -> Goods:
    """Loom: food by the number of sheep."""
    return food(highest_step(s.seats[seat].goods[SHEEP], (1, 1), (4, 2), (7, 3)))


def butter(s: AgricolaState, seat: int) -> Goods:
    """Butter Churn: food for every three sheep and every two cattle."""
    goods = s.seats[seat].goods
    return food(goods[SHEEP] // 3 + goods[CATTLE] // 2)


def in_column(s: AgricolaState, owner: int, space: int) -> bool:
    """Brook: the four spaces above Fishing, the card of round 1 among them."""
    return space != FISHING and space in column_of(s, FISHING)


def rotation(s: AgricolaState, owner: int, round: int) -> bool:
    """Three-Field Rotation: a grain field, a vegetable field and an empty field."""
    player = s.seats[owner]
    return min(grain_fields(player), vegetable_fields(player), empty_fields(player)) > 0


CARDS: Final[list[Card]] = [
    minor("B002", "Mini Pasture", FARM_PLANNER, cost=food(2), passing=True, play=MiniPasture()),
    minor(
        "B008", "Market Stall", CROP_PROVIDER, cost=grain(1), passing=True, play=Gain(vegetable(1))
    ),
    minor("B010", "Caravan", FARM_PLANNER, Says(LODGING, 1), cost=wood(3) + food(3)),
    minor(
        "B013",
        "Carpenter’s Parlor",
        FARM_PLANNER,
        Alteration(REPLACES, (A_ROOM,), parlor),
        cost=wood(1) + stone(1),
    ),
    minor(
        "B016",
        "Mining Hammer",
        FARM_PLANNER,
        AFTER_RENOVATION.may(BuildStables(wood=0, limit=1)),
        cost=wood(1),
        play=Gain(food(1)),
    ),
    minor(
        "B019",
        "Moldboard Plow",
        FARM_PLANNER,
        after_using("farmland").may_use_up(Plow()),
        holds("field", 2),
        cost=wood(2),
        need=occupations(1),
    ),
    minor("B024", "Lasso", ACTIONS_BOOSTER, Listener(TURN_END, lasso, OWN, True), cost=reed(1)),
    minor(
        "B025",
        "Bread Paddle",
        ACTIONS_BOOSTER,
        AFTER_OCCUPATION.may(Bake()),
        cost=wood(1),
        play=Gain(food(1)),
    ),
    minor(
        "B033",
        "Mantlepiece",
        POINTS_PROVIDER,
        Says(NEVER_RENOVATES),
        scores_noted(),
        holds("points"),
        cost=stone(1),
        need=CLAY_OR_STONE_HOUSE,
        points=-3,
        play=Note(lambda s, seat: rounds_left(s)),
    ),
    minor("B036", "Bottles", POINTS_PROVIDER, cost_per_person=clay(1) + food(1), points=4),
    minor(
        "B039",
        "Loom",
        POINTS_PROVIDER,
        IN_FIELD_PHASE.do(GainOf(loom)),
        Scores(lambda s, seat, memory: s.seats[seat].goods[SHEEP] // 3),
        cost=wood(2),
        need=occupations(2),
        points=1,
    ),
    minor(
        "B045",
        "Strawberry Patch",
        FOOD_PROVIDER,
        cost=wood(1),
        need=fields_with_vegetables(2),
        points=2,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "B047",
        "Herring Pot",
        FOOD_PROVIDER,
        using("fishing").do(Schedule(food(1), next_rounds(3))),
        cost=clay(1),
    ),
    minor(
        "B050",
        "Butter Churn",
        FOOD_PROVIDER,
        IN_FIELD_PHASE.do(GainOf(butter)),
        cost=wood(1),
        need=at_most_occupations(3),
        points=1,
    ),
    minor(
        "B056",
        "Brook",
        FOOD_PROVIDER,
        ON_ANY_SPACE.only(in_column).gain(food(1)),
        need=Need("person-on-fishing", lambda s, seat: standing_on(s, FISHING, seat)),
    ),
    minor(
        "B057",
        "Scullery",
        FOOD_PROVIDER,
        AT_ROUND_START.only(wooden_house).gain(food(1)),
        cost=wood(1) + clay(1),
    ),
    minor(
        "B061",
        "Three-Field Rotation",
        FOOD_PROVIDER,
        IN_FIELD_PHASE.only(rotation).gain(food(3)),
        need=occupations(3),
    ),
    minor(
        "B062",
        "Pitchfork",
        FOOD_PROVIDER,
        using("grain-seeds").only(lambda s, owner, space: standing_on(s, FARMLAND)).gain(food(3)),
        cost=wood(1),
    ),
    minor(
        "B066",
        "Sack Cart",
        CROP_PROVIDER,
        cost=wood(2),
        need=occupations(2),
        play=Schedule(grain(1), still_ahead(5, 8, 11, 14)),
    ),
    minor(
        "B068",
        "Beanfield",
        CROP_PROVIDER,
        IsField(VEGETABLE),
        holds("vegetable"),
        cost=food(1),
        need=occupations(2),
        points=1,
    ),
    minor(
        "B074",
        "Thick Forest",
        BUILDING_RESOURCE_PROVIDER,
        need=clay_at_least(5),
        play=Schedule(wood(1), still_ahead(2, 4, 6, 8, 10, 12, 14)),
    ),
    minor(
        "B077",
        "Loam Pit",
        BUILDING_RESOURCE_PROVIDER,
        using("day-laborer").gain(clay(3)),
        cost=food(1),
        need=occupations(3),
        points=1,
    ),
    minor(
        "B080",
        "Hard Porcelain",
        BUILDING_RESOURCE_PROVIDER,
        Trades((clay(2), stone(1)), (clay(3), stone(2)), (clay(4), stone(3))),
        cost=clay(1),
    ),
    minor(
        "B084",
        "Acorns Basket",
        LIVESTOCK_PROVIDER,
        cost=reed(1),
        need=occupations(3),
        play=Schedule(boar(1), next_rounds(2)),
    ),
]
