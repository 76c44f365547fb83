"""Cards that lay goods on the spaces of coming rounds."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
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
from ...abilities import Sells
from ...card import Card
from ...steps.schedule import Schedule, next_rounds, rounds_ahead, still_ahead
from ...vocabulary import ROUNDS
from ..words import fields_with_vegetables, occupations
from .words import minor, occupation, two_improvements

ALL_TO_COME: Final = next_rounds(ROUNDS)
EVEN: Final = still_ahead(*range(2, ROUNDS + 1, 2))
ODD: Final = still_ahead(*range(1, ROUNDS + 1, 2))
"""The rounds that have not begun: all of them, the even and the odd ones."""


CARDS: Final[list[Card]] = [
    minor(
        "E24",
        "Animal Pen",
        cost=wood(2),
        need=occupations(4),
        points=1,
        play=Schedule(food(2), ALL_TO_COME),
    ),
    minor("E31", "Carp Pond", need=two_improvements(1), points=1, play=Schedule(food(1), ODD)),
    minor(
        "E43",
        "Fruit Tree",
        need=occupations(3),
        points=1,
        play=Schedule(food(1), still_ahead(*range(8, ROUNDS + 1))),
    ),
    minor("E45", "Private Forest", cost=food(2), play=Schedule(wood(1), EVEN)),
    minor(
        "E46",
        "Sack Cart",
        cost=wood(2),
        need=occupations(2),
        play=Schedule(grain(1), still_ahead(5, 8, 11, 14)),
    ),
    minor(
        "E48",
        "Reed Pond",
        need=occupations(3),
        points=1,
        play=Schedule(reed(1), next_rounds(3)),
    ),
    minor(
        "E57",
        "Dovecote",
        cost=stone(2),
        points=2,
        play=Schedule(food(1), still_ahead(*range(10, ROUNDS + 1))),
    ),
    occupation(
        "E187",
        "Clay Deliveryman",
        play=Schedule(clay(1), still_ahead(*range(6, ROUNDS + 1))),
    ),
    occupation("E201", "Cattle Whisperer", players=4, play=Schedule(cattle(1), rounds_ahead(5, 9))),
    occupation("E204", "Master Shepherd", players=4, play=Schedule(sheep(1), next_rounds(3))),
    occupation("E205", "Reed Collector", players=3, play=Schedule(reed(1), next_rounds(4))),
    minor(
        "I69",
        "Strawberry Patch",
        need=fields_with_vegetables(2),
        points=2,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "I72",
        "Goose Pond",
        need=occupations(3),
        points=1,
        play=Schedule(food(1), next_rounds(4)),
    ),
    minor(
        "I84",
        "Chicken Coop",
        cost=wood(2) + reed(1),
        instead=clay(2) + reed(1),
        points=1,
        play=Schedule(food(1), next_rounds(8)),
    ),
    occupation("I235", "Wood Collector", play=Schedule(wood(1), next_rounds(5))),
    occupation(
        "I250", "Sheep Whisperer", players=4, play=Schedule(sheep(1), rounds_ahead(4, 7, 9, 11))
    ),
    minor("K108", "Beehive", need=two_improvements(3), points=1, play=Schedule(food(2), EVEN)),
    minor(
        "K114",
        "Duck Pond",
        need=occupations(2),
        points=1,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "K116",
        "Granary",
        cost=wood(3),
        instead=clay(3),
        points=1,
        play=Schedule(grain(1), still_ahead(8, 10, 12)),
    ),
    minor(
        "K117",
        "Greenhouse",
        Sells(food(1)),
        cost=wood(2),
        need=occupations(1),
        points=1,
        play=Schedule(vegetable(1), rounds_ahead(4, 7)),
    ),
    minor(
        "K130",
        "Herb Garden",
        need=fields_with_vegetables(1),
        points=1,
        play=Schedule(food(1), next_rounds(5)),
    ),
    minor(
        "K140",
        "Swan Lake",
        need=occupations(4),
        points=2,
        play=Schedule(food(1), next_rounds(5)),
    ),
    minor(
        "K142",
        "Stone Cart",
        cost=wood(2),
        need=occupations(2),
        play=Schedule(stone(1), EVEN),
    ),
    occupation(
        "K283",
        "Wood Deliveryman",
        play=Schedule(wood(1), still_ahead(*range(8, ROUNDS + 1))),
    ),
    occupation("K302", "Pig Whisperer", players=4, play=Schedule(boar(1), rounds_ahead(4, 7, 10))),
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
