"""Random play to the end: for measuring, and for bots that look ahead by playing out."""

from __future__ import annotations

from typing import Final

from .state import State

MODULUS: Final = 0x3FFFFFFF


def playout(s: State, seed: int) -> int:
    """Play at random until the game is over; returns the number of decisions."""
    x = seed & MODULUS
    count = 0
    options = s.options
    while options:
        x = (x * 69069 + 12345) & MODULUS
        s.play(options[(x >> 8) * len(options) >> 22])
        options = s.options
        count += 1
    return count
