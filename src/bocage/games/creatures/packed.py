"""Animals as one number, for adding them up in a frame."""

from __future__ import annotations

from typing import Final

from ...farm.slots import TYPES, Counts

BITS: Final = 8
"""Per type in a packed number of animals."""


def packed_one(kind: int) -> int:
    """One animal of a type, for adding up in a frame."""
    return 1 << BITS * kind


def unpacked(number: int) -> Counts:
    """The animals of a packed number."""
    a, b, c, d = [number >> BITS * kind & 0xFF for kind in TYPES]
    return (a, b, c, d)
