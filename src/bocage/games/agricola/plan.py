"""Where the spaces of the revised edition's board lie, for cards that ask.

A column is what stands one above the other; neighbours are orthogonal, and gaps between spaces do
not part them. Round spaces beside each other are neighbours in their rows (ruling C-15).
"""

from __future__ import annotations

from typing import Final

from .state import AgricolaState
from .vocabulary import ALL_SPACES

PRINTED_COLUMNS: Final = (
    ("farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer"),
    ("forest", "clay-pit", "reed-bank", "fishing"),
)
"""The columns of printed spaces, from top to bottom; that of the forest hangs below round 1."""
ROUND_COLUMNS: Final = ((1,), (2, 3, 4), (5, 6, 7), (8, 9), (10, 11), (12, 13), (14,))
"""The columns of round spaces, from left to right."""


def columns(s: AgricolaState) -> list[list[int]]:
    """The columns of spaces that lie open, by number; -1 where no round card lies yet."""
    rounds = [[on_round(s, round) for round in column] for column in ROUND_COLUMNS]
    first, second = ([ALL_SPACES.index(id) for id in column] for column in PRINTED_COLUMNS)
    return [first, rounds[0] + second, *rounds[1:]]


def on_round(s: AgricolaState, round: int) -> int:
    """The number of the card on a round space, or -1."""
    revealed = s.revealed
    return s.rules.spaces[revealed[round - 1]].number if round <= len(revealed) else -1


def column_of(s: AgricolaState, space: int) -> list[int]:
    """The spaces in the same column, the space among them; nothing for one that lies elsewhere."""
    for column in columns(s):
        if space in column:
            return [other for other in column if other >= 0]
    return []


def neighbours(s: AgricolaState, space: int) -> list[int]:
    """The spaces next to one, above, below or beside it."""
    plan = columns(s)
    found: list[int] = []
    for x, column in enumerate(plan):
        if space not in column:
            continue
        y = column.index(space)
        found += column[max(y - 1, 0) : y] + column[y + 1 : y + 2]
        if is_round(x, y):
            for beside in (x - 1, x + 1):
                if beside < len(plan) and y < len(plan[beside]) and is_round(beside, y):
                    found.append(plan[beside][y])
    return [other for other in found if other >= 0]


def is_round(x: int, y: int) -> bool:
    """Whether a place of the plan is a round space."""
    return x > 1 or (x == 1 and y == 0)
