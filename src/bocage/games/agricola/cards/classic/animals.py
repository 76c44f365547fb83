"""Cards that give animals a place, or take one from them."""

from __future__ import annotations

from typing import Final

from .....farm.goods import food, wood
from .....kernel.tableau import ANY, Says
from ...abilities.animals import Shelters
from ...card import Card
from ...events import BEFORE_FEEDING
from ...queries import (
    LARGE_STABLE,
    MIXED_PASTURES,
    NO_PET,
    PASTURE_ROOM,
    PET_PER_ROOM,
    SHEEP_ROOM,
    STABLE_SHEEP,
)
from ...room import MANY, animals
from ...steps.animals import Settle
from ..words import When, occupations, sheep_at_least
from .words import minor, occupation

CARDS: Final[list[Card]] = [
    minor(
        "E29",
        "Shepherd’s Pipe",
        Says(SHEEP_ROOM, 2),
        Says(STABLE_SHEEP, 2),
        need=sheep_at_least(1),
    ),
    minor(
        "E58",
        "Animal Yard",
        Shelters(animals(0, 0, 0), any=2),
        cost=wood(2),
        need=occupations(1),
        points=1,
    ),
    minor("E59", "Drinking Trough", Says(PASTURE_ROOM, 2), cost=wood(2), points=1),
    occupation("E208", "Stablemaster", Says(LARGE_STABLE, 3)),
    occupation("E216", "Animal Keeper", Says(MIXED_PASTURES), players=4),
    minor(
        "I102",
        "Wildlife Reserve",
        Shelters(animals(1, 1, 1)),
        cost=wood(2),
        need=occupations(2),
        points=1,
    ),
    minor(
        "K120",
        "House Goat",
        Says(NO_PET),
        When(BEFORE_FEEDING, ANY).gain(food(1)),
        points=1,
        play=Settle(),
    ),
    minor(
        "K145",
        "Forest Pasture",
        Shelters(animals(0, MANY, 0), like_pastures=False),
        need=occupations(3),
        points=1,
    ),
    occupation("K306", "Animal Tamer", Says(PET_PER_ROOM)),
]
