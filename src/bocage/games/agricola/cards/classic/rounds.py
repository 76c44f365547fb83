"""Cards that lay goods on the spaces of coming rounds."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    NOTHING,
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
from .....kernel.sequence import Seq
from ...abilities.playing import Sells
from ...card import Card, Does, Need
from ...steps.schedule import Rounds, Schedule, next_rounds, rounds_ahead, still_ahead
from ...vocabulary import ROUNDS
from ..words import fields_with_vegetables, occupations
from .words import minor, occupation, two_improvements

ALL_TO_COME: Final = next_rounds(ROUNDS)
EVEN: Final = still_ahead(*range(2, ROUNDS + 1, 2))
ODD: Final = still_ahead(*range(1, ROUNDS + 1, 2))
"""The rounds that have not begun: all of them, the even and the odd ones."""


def rounds_from(first: int) -> Rounds:
    """The rounds from one on that are still to come."""
    return still_ahead(*range(first, ROUNDS + 1))


def lays(
    id: str,
    title: str,
    goods: Goods,
    rounds: Rounds,
    *does: Does,
    cost: Goods = NOTHING,
    instead: Goods = NOTHING,
    need: Need | None = None,
    points: int = 0,
) -> Card:
    """A minor improvement that lays goods on the spaces of some rounds."""
    laid = Schedule(goods, rounds)
    return minor(id, title, *does, cost=cost, instead=instead, need=need, points=points, play=laid)


def delivers(id: str, title: str, goods: Goods, rounds: Rounds, players: int = 1) -> Card:
    """An occupation that lays goods on the spaces of some rounds."""
    return occupation(id, title, players=players, play=Schedule(goods, rounds))


CARDS: Final[list[Card]] = [
    lays("E24", "Animal Pen", food(2), ALL_TO_COME, cost=wood(2), need=occupations(4), points=1),
    lays("E31", "Carp Pond", food(1), ODD, need=two_improvements(1), points=1),
    lays("E43", "Fruit Tree", food(1), rounds_from(8), need=occupations(3), points=1),
    lays("E45", "Private Forest", wood(1), EVEN, cost=food(2)),
    lays(
        "E46", "Sack Cart", grain(1), still_ahead(5, 8, 11, 14), cost=wood(2), need=occupations(2)
    ),
    lays("E48", "Reed Pond", reed(1), next_rounds(3), need=occupations(3), points=1),
    lays("E57", "Dovecote", food(1), rounds_from(10), cost=stone(2), points=2),
    delivers("E187", "Clay Deliveryman", clay(1), rounds_from(6)),
    delivers("E201", "Cattle Whisperer", cattle(1), rounds_ahead(5, 9), players=4),
    delivers("E204", "Master Shepherd", sheep(1), next_rounds(3), players=4),
    delivers("E205", "Reed Collector", reed(1), next_rounds(4), players=3),
    lays(
        "I69", "Strawberry Patch", food(1), next_rounds(3), need=fields_with_vegetables(2), points=2
    ),
    lays("I72", "Goose Pond", food(1), next_rounds(4), need=occupations(3), points=1),
    lays(
        "I84",
        "Chicken Coop",
        food(1),
        next_rounds(8),
        cost=wood(2) + reed(1),
        instead=clay(2) + reed(1),
        points=1,
    ),
    delivers("I235", "Wood Collector", wood(1), next_rounds(5)),
    delivers("I250", "Sheep Whisperer", sheep(1), rounds_ahead(4, 7, 9, 11), players=4),
    lays("K108", "Beehive", food(2), EVEN, need=two_improvements(3), points=1),
    lays("K114", "Duck Pond", food(1), next_rounds(3), need=occupations(2), points=1),
    lays(
        "K116", "Granary", grain(1), still_ahead(8, 10, 12), cost=wood(3), instead=clay(3), points=1
    ),
    lays(
        "K117",
        "Greenhouse",
        vegetable(1),
        rounds_ahead(4, 7),
        Sells(food(1)),
        cost=wood(2),
        need=occupations(1),
        points=1,
    ),
    lays("K130", "Herb Garden", food(1), next_rounds(5), need=fields_with_vegetables(1), points=1),
    lays("K140", "Swan Lake", food(1), next_rounds(5), need=occupations(4), points=2),
    lays("K142", "Stone Cart", stone(1), EVEN, cost=wood(2), need=occupations(2)),
    delivers("K283", "Wood Deliveryman", wood(1), rounds_from(8)),
    delivers("K302", "Pig Whisperer", boar(1), rounds_ahead(4, 7, 10), players=4),
    occupation(
        "K305",
        "Animal Handler",
        Sells(food(1)),
        players=4,
        play=Seq(
            Schedule(sheep(1), still_ahead(7)),
            Schedule(boar(1), still_ahead(10)),
            Schedule(cattle(1), still_ahead(14)),
        ),
    ),
]
