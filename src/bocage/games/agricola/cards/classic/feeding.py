"""Cards about meals, and about harvests that are left out."""

from __future__ import annotations

from typing import Final

from .....kernel.tableau import Says
from ...abilities.people import Rests
from ...card import Card
from ...queries import SMALL_MEALS
from ...state import HARVESTS, AgricolaState
from ...steps.schedule import Note
from .words import occupation


def next_harvest(s: AgricolaState, seat: int) -> int:
    """Layabout: the round of the harvest that comes next."""
    return next(round for round in HARVESTS if round >= s.round)


CARDS: Final[list[Card]] = [
    occupation("E181", "Cook", Says(SMALL_MEALS), players=4),
    occupation("I244", "Layabout", Rests(), play=Note(next_harvest)),
]
