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
from ....kernel.events import ANY
from ....kernel.sequence import Seq
from ..card import FIELDS, WORK, Card, Deed
from ..prices import MAJORS, MINORS, reduction
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
    AFTER_BAKING,
    AFTER_IMPROVING,
    ALL_USED,
    AT_HOME,
    STONE_SPACES,
    after_using,
    at_most_occupations,
    exactly_occupations,
    fields_with_grain,
    highest_step,
    laying_back,
    minor,
    noted,
    occupations,
    per_new_pasture,
    points_noted,
    rounds_left,
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
    minor("A002", "farm-planner", cost=food(2), passing=True, play=Plow()),
    minor(
        "A005",
        "building-resource-provider",
        cost=food(1),
        passing=True,
        play=GainOf(lambda s, seat: clay(s.seats[seat].goods[CLAY] // 2)),
    ),
    minor("A009", "livestock-provider", cost=sheep(1), passing=True, play=Gain(cattle(1))),
    minor("A012", "farm-planner", cost=clay(1), pasture_room=2),
    minor("A016", "farm-planner", play=Gain(clay(1)), clay_fences=True),
    minor(
        "A019",
        "farm-planner",
        cost=wood(1),
        play=Schedule(((FIELD_TILE, 1),), rounds_ahead(5)),
    ),
    minor(
        "A024",
        "actions-booster",
        cost=wood(1),
        need=occupations(2),
        points=1,
        hears=(after_using("farmland", "cultivation").may(Bake()),),
    ),
    minor(
        "A026",
        "actions-booster",
        cost=wood(1),
        need=fields_with_grain(2),
        points=1,
        joins_wishes=True,
    ),
    minor("A032", "points-provider", cost=wood(2), bonus=True, scores=fenced_cells),
    minor(
        "A033",
        "points-provider",
        need=ALL_USED,
        bonus=True,
        play=Seq(
            Note(lambda s, seat: rounds_left(s)), GainOf(lambda s, seat: food(2 * rounds_left(s)))
        ),
        scores=noted,
        stored=points_noted,
    ),
    minor("A038", "points-provider", need=sheep_at_least(5), bonus=True, scores=wool_blankets),
    minor(
        "A044",
        "food-provider",
        cost=wood(1),
        need=exactly_occupations(2),
        points=1,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "A050",
        "food-provider",
        cost=clay(1),
        hears=(
            using("cattle-market", scope=ANY).gain(food(3)),
            using("cattle-market", scope=ANY).do(OthersGain(food(1))),
        ),
    ),
    minor(
        "A053",
        "food-provider",
        cost=clay(1),
        hears=(AT_HOME.only(lambda s, owner, round: s.seats[owner].gained >= 7).gain(food(2)),),
    ),
    minor("A055", "food-provider", cost=wood(1) + clay(1), hears=(AFTER_IMPROVING.gain(food(1)),)),
    minor("A056", "food-provider", cost=reed(1), hears=(laying_back(2, 3),)),
    minor(
        "A063",
        "food-provider",
        cost=wood(2) + stone(2),
        points=2,
        hears=(AFTER_BAKING.only(lambda s, owner, n: s.round - 1 in HARVESTS).gain(food(3)),),
    ),
    minor("A067", "crop-provider", cost=wood(1), hears=(using("grain-seeds").gain(grain(1)),)),
    minor(
        "A069",
        "crop-provider",
        cost=wood(2),
        need=occupations(2),
        play=Schedule(vegetable(1), rounds_ahead(4, 7, 9)),
    ),
    minor("A071", "crop-provider", cost=wood(1), deed=Deed(MoveCrop(), (WORK, FIELDS))),
    minor(
        "A075",
        "building-resource-provider",
        cost=stone(2),
        need=at_most_occupations(3),
        points=2,
        alters=(reduction((MAJORS, MINORS), WOOD, lambda rooms: 1),),
    ),
    minor(
        "A078",
        "building-resource-provider",
        cost=wood(2),
        need=occupations(1),
        points=1,
        hears=(using("fishing").gain(reed(1) + food(1)),),
    ),
    minor(
        "A080",
        "building-resource-provider",
        cost=wood(1),
        hears=(using(*STONE_SPACES).gain(stone(1)),),
    ),
    minor("A083", "livestock-provider", cost=wood(1), hears=(per_new_pasture(4, sheep(2)),)),
]
