"""Cards about what the owner's people take from spaces."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    boar,
    clay,
    count_of,
    food,
    grain,
    reed,
    stone,
    vegetable,
    wood,
)
from .....kernel.moments import Condition
from .....kernel.tableau import Says
from ...card import Card, Does
from ...events import PERFORMED, TAKEN, TAKING
from ...queries import ARTIST, FISHING_GEAR
from ...state import AgricolaState
from ...steps.bargains import BuyAnimals, BuyMore, Double
from ...steps.goods import Gain, TakeOneOf
from ...steps.payment import Buy
from ...steps.supply import ELSEWHERE, LEFT, LYING, THROUGH
from ...steps.tableaux import OwnerMay
from ...steps.taking import AtLeast, LeaveThere, fishing, performing
from ..words import When, after_using, occupations
from .words import minor, occupation

TOOK: Final = When(TAKEN)
PERFORMING: Final = When(TAKING).only(performing)
PERFORMANCE: Final = When(PERFORMED)


def took(*goods: int, rows: tuple[int, ...] = (LYING, THROUGH, LEFT)) -> Condition[AgricolaState]:
    """Whether one of some goods was taken, wherever it came from."""

    def holds(s: AgricolaState, owner: int, taken: int) -> bool:
        return any(count_of(taken, good, row) for good in goods for row in rows)

    return holds


def alone(good: int) -> Condition[AgricolaState]:
    """Whether a good was taken, and nothing else besides food."""
    taking = took(good)
    others = took(*[other for other in range(FOOD) if other != good])

    def holds(s: AgricolaState, owner: int, taken: int) -> bool:
        return taking(s, owner, taken) and not others(s, owner, taken)

    return holds


def along(good: int, *others: int) -> Condition[AgricolaState]:
    """Whether a good was taken along with one of some others."""
    taking, besides = took(good), took(*others)

    def holds(s: AgricolaState, owner: int, taken: int) -> bool:
        return taking(s, owner, taken) and besides(s, owner, taken)

    return holds


def without(good: int, *others: int) -> Condition[AgricolaState]:
    """Whether a good was taken and none of some others."""
    taking, besides = took(good), took(*others)

    def holds(s: AgricolaState, owner: int, taken: int) -> bool:
        return taking(s, owner, taken) and not besides(s, owner, taken)

    return holds


def piecework() -> list[Does]:
    """Pieceworker: one more of each kind, kind by kind."""
    buy = BuyMore(((WOOD, 1), (CLAY, 1), (REED, 1), (STONE, 1), (GRAIN, 1), (VEGETABLE, 2)))
    return [When(TAKING).may(buy) for _ in buy.prices]


CARDS: Final[list[Card]] = [
    minor("E34", "Basket", When(TAKING).may(LeaveThere(wood(2), food(3))), cost=reed(1)),
    occupation(
        "E152",
        "Berry Picker",
        TOOK.only(took(WOOD, rows=(LYING, THROUGH, LEFT, ELSEWHERE))).gain(food(1)),
        players=3,
    ),
    occupation(
        "E161", "Fisherman", When(TAKING).only(fishing).may(Double(FISHING_GEAR)), players=3
    ),
    occupation("E167", "Conjurer", PERFORMANCE.gain(grain(1)), Says(ARTIST), players=4),
    occupation(
        "E169",
        "Storyteller",
        PERFORMING.may(LeaveThere(food(1), vegetable(1))),
        Says(ARTIST),
        players=4,
    ),
    occupation("E176", "Woodcutter", TOOK.only(took(WOOD)).gain(wood(1))),
    occupation("E188", "Clay Mixer", TOOK.only(alone(CLAY)).gain(clay(2))),
    occupation("E196", "Mushroom Collector", When(TAKING).may(LeaveThere(wood(1), food(2)))),
    occupation(
        "E210",
        "Stone Carrier",
        TOOK.only(without(STONE, WOOD, CLAY, REED)).gain(stone(1)),
        TOOK.only(along(STONE, WOOD, CLAY, REED)).may(Buy(food(1), Gain(stone(1)))),
    ),
    occupation("E212", "Dancer", PERFORMING.do(AtLeast(4)), Says(ARTIST), players=4),
    minor(
        "I79",
        "Wood Cart",
        TOOK.only(took(WOOD, rows=(LYING, LEFT))).gain(wood(2)),
        cost=wood(3),
        need=occupations(3),
    ),
    minor(
        "I95",
        "Fish Trap",
        after_using("fishing").gain(food(1)),
        TOOK.only(took(REED)).gain(food(1)),
        Says(FISHING_GEAR),
        cost=wood(1),
    ),
    occupation("I237", "Juggler", PERFORMING.may(Double(ARTIST)), players=4),
    occupation("I253", "Pig Catcher", When(TAKING).may(LeaveThere(wood(2), boar(1))), players=4),
    minor(
        "K126",
        "Landing Net",
        TOOK.only(without(REED, WOOD, CLAY, STONE)).gain(food(2)),
        TOOK.only(along(REED, WOOD, CLAY, STONE)).gain(food(1)),
        Says(FISHING_GEAR),
        cost=reed(1),
    ),
    occupation(
        "K268",
        "Pieceworker",
        *piecework(),
    ),
    occupation(
        "K288",
        "Storehouse Keeper",
        TOOK.only(along(REED, STONE)).do(OwnerMay(TakeOneOf((CLAY, GRAIN)))),
        players=4,
    ),
    occupation("K290", "Clay Worker", TOOK.only(took(WOOD, CLAY)).gain(clay(1))),
    occupation(
        "K342",
        "Animal Trainer",
        PERFORMANCE.only(lambda s, owner, meals: meals >= 2).may(
            BuyAnimals(((SHEEP, 2), (BOAR, 2), (CATTLE, 3)))
        ),
        Says(ARTIST),
        players=4,
    ),
]
