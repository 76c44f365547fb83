"""Cards that give something when they are played, and nothing later."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    CLAY,
    REED,
    STONE,
    WOOD,
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
from ...card import Card
from ...state import AgricolaState
from ...steps.fields import Plow
from ...steps.goods import Gain, TakeOneOf
from ...steps.schedule import GainOf
from .words import NO_OCCUPATIONS, minor


def rounds_played(s: AgricolaState, seat: int) -> tuple[tuple[int, int], ...]:
    """Alms: a food for every round that is over."""
    return food(s.round - 1)


CARDS: Final[list[Card]] = [
    minor("E11", "Field", cost=food(1), passing=True, play=Plow()),
    minor("E16", "Building Material", passing=True, play=TakeOneOf((WOOD, CLAY), as_taken=True)),
    minor("E39", "Market Stall", cost=grain(1), passing=True, play=Gain(vegetable(1))),
    minor(
        "E42",
        "Helpful Neighbours",
        cost=wood(1),
        instead=clay(1),
        passing=True,
        play=TakeOneOf((STONE, REED)),
    ),
    minor("E60", "Cattle Market", cost=sheep(1), passing=True, play=Gain(cattle(1))),
    minor("I64", "Alms", need=NO_OCCUPATIONS, passing=True, play=GainOf(rounds_played)),
    minor("I96", "Reed Exchange", cost=wood(2), instead=clay(2), passing=True, play=Gain(reed(2))),
    minor("I104", "Weekly Market", cost=grain(3), passing=True, play=Gain(vegetable(2))),
    minor("K107", "Lumber", cost=stone(1), passing=True, play=Gain(wood(3))),
    minor("K129", "Corn Sheaf", passing=True, play=Gain(grain(1))),
    minor("K141", "Boar Breeding", cost=food(1), passing=True, play=Gain(boar(1))),
    minor(
        "K143", "Stone Exchange", cost=wood(2), instead=clay(2), passing=True, play=Gain(stone(2))
    ),
]
