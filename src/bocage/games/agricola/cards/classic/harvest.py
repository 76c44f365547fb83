"""Cards that feed the family: in the field phase by animals, in the feeding phase by crafts."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    ANIMALS,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Goods,
    clay,
    food,
    grain,
    stone,
    vegetable,
    wood,
)
from .....kernel.flow import Named, OneOf
from .....kernel.sequence import Seq
from .....kernel.tableau import ANY
from ...abilities.food import Craft
from ...abilities.points import Scores
from ...card import Card
from ...events import AFTER_FIELDS, CRAFTED, HARVEST_START
from ...scoring import crops_of, herd
from ...state import HARVESTS, AgricolaState
from ...steps.goods import Gain, TakeOneOf
from ...steps.payment import Buy, Pay
from ...steps.schedule import GainOf
from ...steps.tableaux import ByName
from ...vocabulary import CRAFT, TAKE
from ..words import IN_FIELD_PHASE, When, highest_step, holds, occupations, scores_noted
from .words import minor, occupation, one_more


def spindle(s: AgricolaState, seat: int) -> Goods:
    """Spindle: food by the number of sheep."""
    return food(highest_step(s.seats[seat].goods[SHEEP], (3, 1), (5, 2)))


def butter(s: AgricolaState, seat: int) -> Goods:
    """Butter Churn: food for every three sheep and every two cattle."""
    goods = s.seats[seat].goods
    return food(goods[SHEEP] // 3 + goods[CATTLE] // 2)


def milk(s: AgricolaState, seat: int) -> Goods:
    """Milking Hand, Milking Stool: food by the number of cattle."""
    return food(highest_step(s.seats[seat].goods[CATTLE], (1, 1), (3, 2), (5, 3)))


def milking_shed(s: AgricolaState, seat: int) -> Goods:
    """Milking Shed: food by the animals of all seats together."""
    sheep = sum([player.goods[SHEEP] for player in s.seats])
    cattle = sum([player.goods[CATTLE] for player in s.seats])
    return food(sheep // 5 + cattle // 3)


def loom(s: AgricolaState, seat: int) -> Goods:
    """Loom: food by the number of sheep."""
    return food(highest_step(s.seats[seat].goods[SHEEP], (1, 1), (4, 2), (7, 3)))


def per_two_cattle(s: AgricolaState, seat: int, memory: int) -> int:
    """Milking Hand, Milking Stool: a point for every two cattle."""
    return herd(s.seats[seat])[2] // 2


def vegetables_beyond_four(s: AgricolaState, seat: int, memory: int) -> int:
    """Schnaps Distillery: a point each for the fifth and the sixth vegetable."""
    return min(2, max(0, crops_of(s.seats[seat])[1] - 4))


def grain_at_least(n: int) -> Scores:
    """A point for so much grain, in the supply and on fields."""
    return Scores(lambda s, seat, memory: int(crops_of(s.seats[seat])[0] >= n))


def of_a_harvest(s: AgricolaState, owner: int, round: int) -> bool:
    """Cube Cutter: the field phase belongs to a harvest; what was reaped may pay."""
    return round in HARVESTS


def of_wood(s: AgricolaState, owner: int, card: int) -> bool:
    """Plane: the Joinery, the Sawmill or the Cabinetmaker has been used."""
    return s.rules.cards[card].id in ("A7", "K122", "I258")


CARDS: Final[list[Card]] = [
    minor(
        "E26",
        "Plane",
        When(CRAFTED)
        .only(of_wood)
        .do(
            OneOf(
                Named(TAKE.base + FOOD, Gain(food(1))),
                ByName(Buy(wood(1), Gain(food(2))), CRAFT),
            )
        ),
        cost=wood(1),
    ),
    minor("E51", "Spindle", IN_FIELD_PHASE.do(GainOf(spindle)), cost=wood(1)),
    minor("E53", "Butter Churn", IN_FIELD_PHASE.do(GainOf(butter)), cost=wood(2)),
    occupation("E154", "Master Brewer", Craft(GRAIN, 3)),
    occupation("E183", "Basketmaker", Craft(REED, 3), players=4),
    occupation("E214", "Potter", Craft(CLAY, 2), players=3),
    minor(
        "E338",
        "Feed Pellets",
        Craft(VEGETABLE, 0, flow=TakeOneOf(ANIMALS, another=True)),
    ),
    minor("I75", "Hand Mill", Craft(GRAIN, 2), Craft(GRAIN, 2), cost=stone(1)),
    minor(
        "I93",
        "Milking Shed",
        When(HARVEST_START, ANY).do(GainOf(milking_shed)),
        cost=clay(2) + stone(3),
        points=2,
    ),
    minor(
        "I98",
        "Schnaps Distillery",
        Craft(VEGETABLE, 4),
        Scores(vegetables_beyond_four),
        cost=stone(2) + vegetable(1),
        points=2,
    ),
    occupation(
        "I246",
        "Milking Hand",
        IN_FIELD_PHASE.do(GainOf(milk)),
        Scores(per_two_cattle),
        players=4,
    ),
    occupation("I256", "Stone Carver", Craft(STONE, 3)),
    occupation("I258", "Cabinetmaker", Craft(WOOD, 2), players=3),
    minor(
        "K110",
        "Brewery",
        Craft(GRAIN, 3),
        grain_at_least(9),
        cost=stone(2) + grain(2),
        points=2,
    ),
    minor(
        "K133",
        "Milking Stool",
        IN_FIELD_PHASE.do(GainOf(milk)),
        Scores(per_two_cattle),
        cost=wood(1),
        need=occupations(2),
    ),
    minor(
        "K146",
        "Loom",
        IN_FIELD_PHASE.do(GainOf(loom)),
        Scores(lambda s, seat, memory: herd(s.seats[seat])[0] // 3),
        cost=wood(2),
        need=occupations(2),
        points=1,
    ),
    occupation("K300", "Schnaps Distiller", Craft(VEGETABLE, 5)),
    minor(
        "Z315",
        "Brewer’s Copper",
        Craft(GRAIN, 2),
        grain_at_least(7),
        cost=stone(1) + grain(1),
        points=1,
    ),
    occupation(
        "Z335",
        "Cube Cutter",
        When(AFTER_FIELDS).only(of_a_harvest).may(Seq(Pay(wood(1) + food(1)), one_more())),
        scores_noted(),
        holds("points"),
    ),
]
