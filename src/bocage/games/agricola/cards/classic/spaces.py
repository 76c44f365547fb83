"""Cards that bring something when their owner uses a certain space."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    FOOD,
    GRAIN,
    REED,
    VEGETABLE,
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
from .....kernel.flow import Named, OneOf
from .....kernel.tableau import Says
from ...card import Card
from ...queries import FISHING_GEAR, GAINS_FIRST
from ...state import AgricolaState
from ...steps.goods import Gain, TakeOneOf
from ...steps.payment import Buy
from ...steps.schedule import GainOf
from ...steps.tableaux import OwnerMay
from ...vocabulary import TAKE
from ..words import ON_ANY_SPACE, STONE_SPACES, after_using, occupations, using
from .words import minor, occupation

GRAIN_SPACE: Final = "grain-seeds"
VEGETABLE_SPACE: Final = "vegetable-seeds"
DAY_LABORER: Final = "day-laborer"


def fishing_rod(s: AgricolaState, seat: int) -> Goods:
    """Fishing Rod: 1 food, from round 8 on 2."""
    return food(2 if s.round >= 8 else 1)


def before_6(s: AgricolaState, owner: int, space: int) -> bool:
    """Seasonal Worker: only grain so far."""
    return s.round < 6


def from_6(s: AgricolaState, owner: int, space: int) -> bool:
    """Seasonal Worker: grain or a vegetable."""
    return s.round >= 6


def newest(s: AgricolaState, owner: int, space: int) -> bool:
    """Outrider: the round card of the running round."""
    return s.rules.space_of[space] == s.revealed[s.round - 1]


CARDS: Final[list[Card]] = [
    minor(
        "E12",
        "Fishing Rod",
        after_using("fishing").do(GainOf(fishing_rod)),
        Says(FISHING_GEAR),
        cost=wood(1),
    ),
    minor(
        "E22",
        "Raft",
        after_using("fishing").do(OwnerMay(TakeOneOf((FOOD, REED)))),
        Says(FISHING_GEAR),
        cost=wood(2),
        points=1,
    ),
    minor(
        "E30",
        "Canoe",
        after_using("fishing").gain(food(1) + reed(1)),
        Says(FISHING_GEAR),
        cost=wood(2),
        need=occupations(2),
        points=1,
    ),
    minor("E35", "Corn Scoop", after_using(GRAIN_SPACE).gain(grain(1)), cost=wood(1)),
    minor("E54", "Quarry", after_using(DAY_LABORER).gain(stone(3)), need=occupations(4), points=2),
    minor("E56", "Stone Tongs", after_using(*STONE_SPACES).gain(stone(1)), cost=wood(1)),
    occupation(
        "E147",
        "Land Agent",
        after_using(VEGETABLE_SPACE).gain(grain(1)),
        players=3,
        play=Gain(vegetable(1)),
    ),
    occupation("E166", "Undergardener", after_using(DAY_LABORER).gain(vegetable(1)), players=4),
    occupation("E168", "Greengrocer", after_using(GRAIN_SPACE).gain(vegetable(1)), players=3),
    occupation(
        "E202",
        "Seasonal Worker",
        after_using(DAY_LABORER).only(before_6).gain(grain(1)),
        after_using(DAY_LABORER).only(from_6).do(OwnerMay(TakeOneOf((GRAIN, VEGETABLE)))),
    ),
    occupation("E206", "Swineherd", after_using("pig-market").gain(boar(1)), players=4),
    minor(
        "I74",
        "Grain Cart",
        after_using(GRAIN_SPACE).gain(grain(2)),
        cost=wood(2),
        need=occupations(2),
    ),
    minor(
        "I82",
        "Wooden Crane",
        after_using(*STONE_SPACES).gain(stone(1)),
        after_using(*STONE_SPACES).may(Buy(food(1), Gain(stone(1)))),
        cost=wood(3),
        points=1,
    ),
    occupation("I240", "Cowherd", after_using("cattle-market").gain(cattle(1)), players=3),
    occupation(
        "I259",
        "Animal Dealer",
        after_using("sheep-market").may(Buy(food(1), Gain(sheep(1)))),
        after_using("pig-market").may(Buy(food(1), Gain(boar(1)))),
        after_using("cattle-market").may(Buy(food(1), Gain(cattle(1)))),
        players=3,
    ),
    occupation("I261", "Outrider", ON_ANY_SPACE.only(newest).gain(grain(1)), players=4),
    occupation(
        "K266",
        "Serf",
        using("grain-utilization").do(
            OwnerMay(
                OneOf(
                    Named(TAKE.base + GRAIN, Gain(grain(1))),
                    Named(TAKE.base + VEGETABLE, Buy(grain(1), Gain(vegetable(1)))),
                )
            )
        ),
        Says(GAINS_FIRST),
        players=4,
    ),
    minor(
        "K131", "Clay Pit", after_using(DAY_LABORER).gain(clay(3)), need=occupations(3), points=1
    ),
    occupation(
        "K296",
        "Seed Seller",
        after_using(GRAIN_SPACE).gain(grain(1)),
        players=3,
        play=Gain(grain(1)),
    ),
]
