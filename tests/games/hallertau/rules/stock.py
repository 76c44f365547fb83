"""Stocks of goods as values to compare: what seat 0 has at some tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import bocage

from ..scenario import GRAIN, goods

Stock = tuple[tuple[str, int], ...]


def stocks(found: list[bocage.Table]) -> set[Stock]:
    """The stocks of goods of seat 0 at some tables."""
    return {tuple(sorted(goods(t).items())) for t in found}


def stock(**counts: int) -> Stock:
    """One such stock."""
    return tuple(sorted((good, count) for good, count in counts.items() if count))


def any_grain(*counts: int) -> set[Stock]:
    """All stocks of so much grain of any types."""
    return {
        stock(**Counter(types))
        for count in counts
        for types in combinations_with_replacement(GRAIN, count)
    }
