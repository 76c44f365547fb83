"""What comes next, as bits: a card says ahead of what it may have to be played.

Whatever it need not be ahead of can wait for its owner's next turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SOMETHING: Final = 1
"""Whatever it is: what has just happened will be over."""
OTHERS: Final = 2
"""Another seat's turn, which changes the action board."""
ACTIONS_OVER: Final = 4
"""The end of phase 4, to which some cards are bound."""
FALLOWING: Final = 8
HARVEST_NEAR: Final = 16
"""Phase 7, from which some cards are barred."""
HARVESTING: Final = 32
HARVEST_OVER: Final = 64
"""The end of phase 7, and milking."""
NEXT_ROUND: Final = 128
"""Another round number, and workers leave the action board."""
AGEING: Final = 256
"""Sheep die."""
UNCOVERING: Final = 512
"""A farmyard card leaves the stable board."""
PAYING: Final = 1024
"""Income."""
ACTIONS_NEAR: Final = 2048
"""Phase 4, from which some cards are barred."""
DRAWING: Final = (4096, 8192, 16384, 32768)
"""Others' turns, in which the last cards of a pile may be drawn, by kind."""

BETWEEN_TURNS: Final = SOMETHING | OTHERS | sum(DRAWING)
"""What comes between two turns in phase 4, or only ends what has just happened."""
IN_INCOME: Final = SOMETHING | PAYING | ACTIONS_NEAR
"""What comes once a seat is done with its income."""


def union(sets: Iterable[int]) -> int:
    """All the bits of some sets."""
    found = 0
    for bits in sets:
        found |= bits
    return found
