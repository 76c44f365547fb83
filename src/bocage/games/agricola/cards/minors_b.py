"""The minor improvements of deck B, revised edition."""

from __future__ import annotations

from typing import Final

from ....farm.goods import (
    CATTLE,
    SHEEP,
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
from ....kernel.events import OWN, Listener
from ....kernel.sequence import Seq
from ....kernel.state import Step
from ..card import Card, Need
from ..events import TURN_END
from ..plan import column_of
from ..prices import REPLACES, ROOM, Alteration, amount
from ..state import AgricolaState
from ..steps.crops import empty_fields, grain_fields, vegetable_fields
from ..steps.fences import MiniPasture
from ..steps.fields import Bake, Plow
from ..steps.goods import Gain
from ..steps.house import BuildStables
from ..steps.schedule import GainOf, Note, Schedule, next_rounds, still_ahead
from ..vocabulary import ALL_SPACES
from ..work import ANOTHER, ANOTHER_ON_MARKET, MARKETS, SECOND
from .words import (
    AFTER_OCCUPATION,
    AFTER_RENOVATION,
    AT_ROUND_START,
    CLAY_OR_STONE_HOUSE,
    IN_FIELD_PHASE,
    ON_ANY_SPACE,
    after_using,
    at_most_occupations,
    clay_at_least,
    fields_with_vegetables,
    highest_step,
    holds,
    minor,
    noted,
    occupations,
    points_noted,
    recalled,
    rounds_left,
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
    minor("B002", "farm-planner", cost=food(2), passing=True, play=MiniPasture()),
    minor("B008", "crop-provider", cost=grain(1), passing=True, play=Gain(vegetable(1))),
    minor("B010", "farm-planner", cost=wood(3) + food(3), lodging=1),
    minor(
        "B013",
        "farm-planner",
        cost=wood(1) + stone(1),
        alters=(Alteration(REPLACES, (ROOM,), parlor),),
    ),
    minor(
        "B016",
        "farm-planner",
        cost=wood(1),
        play=Gain(food(1)),
        hears=(AFTER_RENOVATION.may(BuildStables(wood=0, limit=1)),),
    ),
    minor(
        "B019",
        "farm-planner",
        cost=wood(2),
        need=occupations(1),
        starts_with=2,
        hears=(
            after_using("farmland")
            .only(lambda s, owner, space: recalled(s, owner, "B019") > 0)
            .may(Seq(Plow(), Note(lambda s, seat: recalled(s, seat, "B019") - 1))),
        ),
        stored=holds("field"),
    ),
    minor("B024", "actions-booster", cost=reed(1), hears=(Listener(TURN_END, lasso, OWN, True),)),
    minor(
        "B025",
        "actions-booster",
        cost=wood(1),
        play=Gain(food(1)),
        hears=(AFTER_OCCUPATION.may(Bake()),),
    ),
    minor(
        "B033",
        "points-provider",
        cost=stone(1),
        need=CLAY_OR_STONE_HOUSE,
        points=-3,
        bonus=True,
        play=Note(lambda s, seat: rounds_left(s)),
        never_renovates=True,
        scores=noted,
        stored=points_noted,
    ),
    minor("B036", "points-provider", cost_per_person=clay(1) + food(1), points=4),
    minor(
        "B039",
        "points-provider",
        cost=wood(2),
        need=occupations(2),
        points=1,
        bonus=True,
        hears=(IN_FIELD_PHASE.do(GainOf(loom)),),
        scores=lambda s, seat, memory: s.seats[seat].goods[SHEEP] // 3,
    ),
    minor(
        "B045",
        "food-provider",
        cost=wood(1),
        need=fields_with_vegetables(2),
        points=2,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "B047",
        "food-provider",
        cost=clay(1),
        hears=(using("fishing").do(Schedule(food(1), next_rounds(3))),),
    ),
    minor(
        "B050",
        "food-provider",
        cost=wood(1),
        need=at_most_occupations(3),
        points=1,
        hears=(IN_FIELD_PHASE.do(GainOf(butter)),),
    ),
    minor(
        "B056",
        "food-provider",
        need=Need("person-on-fishing", lambda s, seat: standing_on(s, FISHING, seat)),
        hears=(ON_ANY_SPACE.only(in_column).gain(food(1)),),
    ),
    minor(
        "B057",
        "food-provider",
        cost=wood(1) + clay(1),
        hears=(AT_ROUND_START.only(wooden_house).gain(food(1)),),
    ),
    minor(
        "B061",
        "food-provider",
        need=occupations(3),
        hears=(IN_FIELD_PHASE.only(rotation).gain(food(3)),),
    ),
    minor(
        "B062",
        "food-provider",
        cost=wood(1),
        hears=(
            using("grain-seeds")
            .only(lambda s, owner, space: standing_on(s, FARMLAND))
            .gain(food(3)),
        ),
    ),
    minor(
        "B066",
        "crop-provider",
        cost=wood(2),
        need=occupations(2),
        play=Schedule(grain(1), still_ahead(5, 8, 11, 14)),
    ),
    minor(
        "B068",
        "crop-provider",
        cost=food(1),
        need=occupations(2),
        points=1,
        is_field=True,
        stored=holds("vegetable"),
    ),
    minor(
        "B074",
        "building-resource-provider",
        need=clay_at_least(5),
        play=Schedule(wood(1), still_ahead(2, 4, 6, 8, 10, 12, 14)),
    ),
    minor(
        "B077",
        "building-resource-provider",
        cost=food(1),
        need=occupations(3),
        points=1,
        hears=(using("day-laborer").gain(clay(3)),),
    ),
    minor("B080", "building-resource-provider", cost=clay(1), trades=(3, 4, 5)),
    minor(
        "B084",
        "livestock-provider",
        cost=reed(1),
        need=occupations(3),
        play=Schedule(boar(1), next_rounds(2)),
    ),
]
