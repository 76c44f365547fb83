"""What cooking brings besides."""

from __future__ import annotations

from typing import Final

from .....farm.goods import ANIMALS, FOOD, KINDS, clay, count_of, food, wood
from .....kernel.sequence import Seq
from .....kernel.tableau import Allows
from ...abilities.food import Crock, Spices
from ...card import Card, Does
from ...events import CONVERTED, EATING, WORK
from ...state import AgricolaState
from ...steps.exchange import CookOne
from ...steps.feeding import FEEDING
from ...steps.goods import Gain
from ...steps.schedule import Note
from ..words import When
from .words import minor


def spit_roast() -> tuple[Does, ...]:
    """Spit Roast: a food for the first animals turned into food in a feeding phase."""
    note = Note(lambda s, seat: s.round)

    def still(s: AgricolaState, seat: int) -> bool:
        return s.seats[seat].recall(note.card) != s.round and not s.rests(seat)

    def roasts(s: AgricolaState, owner: int, goods: int) -> bool:
        if not count_of(goods, FOOD, 1) or not any(count_of(goods, a) for a in ANIMALS):
            return False
        eats = any(frame[0] == FEEDING.id and frame[1] == owner for frame in s.stack)
        return eats and still(s, owner)

    return (
        When(CONVERTED).only(roasts).do(Seq(Gain(food(1)), note)),
        Allows(CookOne(ANIMALS, 1, still), (EATING,), direct=True),
    )


CARDS: Final[list[Card]] = [
    minor(
        "E19",
        "Gypsy’s Crock",
        Crock(),
        Allows(CookOne(tuple(range(KINDS)), 2), (WORK, EATING), direct=True),
        cost=clay(2),
        points=1,
    ),
    minor("E25", "Spices", Spices(1)),
    minor("K109", "Spit Roast", *spit_roast(), cost=wood(1)),
]
