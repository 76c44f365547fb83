"""Slots for animals: how many of which types each holds."""

from __future__ import annotations

from typing import Final, final

Counts = tuple[int, int, int, int]
"""How many animals of each type; where a game has three types there are none of the fourth."""

TYPES: Final = (0, 1, 2, 3)
ALL_TYPES: Final = (1 << len(TYPES)) - 1
"""All types of animals, as a mask."""


@final
class Slot:
    """A place for animals: the ways to fill it, those with the most types last. It exists once.

    `capacity` is how many animals it holds at most, `most` how many of each type, `types` the mask
    of those it can hold; it is `fixed` if there is but one way to fill it.
    """

    __slots__ = ("capacity", "fills", "fixed", "most", "types")

    def __init__(self, fills: tuple[Counts, ...]) -> None:
        self.fills = fills
        self.fixed = len(fills) == 1
        self.capacity = max([sum(fill) for fill in fills])
        a, b, c, d = [max([fill[kind] for fill in fills]) for kind in TYPES]
        self.most: Counts = (a, b, c, d)
        self.types = sum([1 << kind for kind in TYPES if self.most[kind]])


_slots: Final[dict[tuple[Counts, ...], Slot]] = {}
_of_one_type: Final[dict[int, Slot]] = {}


def slot(*fills: Counts) -> Slot:
    """The slot with these ways to fill it."""
    return _slots.setdefault(fills, Slot(fills))


def one_type(capacity: int, types: int = ALL_TYPES) -> Slot:
    """Room for so many animals of any one of these types."""
    key = capacity << len(TYPES) | types
    known = _of_one_type.get(key)
    if known is None:
        known = slot(*[of_types(capacity, 1 << kind) for kind in TYPES if types >> kind & 1])
        _of_one_type[key] = known
    return known


def one_type_or_two(one: int, each: int) -> Slot:
    """Room for so many animals of one type, or so many of each of two."""
    pairs = [of_types(each, 1 << a | 1 << b) for a in TYPES for b in TYPES[a + 1 :]]
    return slot(*one_type(one).fills, *pairs)


def of_types(n: int, types: int) -> Counts:
    """So many animals of each of these types."""
    a, b, c, d = [n if types >> kind & 1 else 0 for kind in TYPES]
    return (a, b, c, d)


def plus(a: Counts, b: Counts) -> Counts:
    """All these animals together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def without(counts: Counts, others: Counts) -> Counts:
    """The animals that remain when others take away as many as there are of them."""
    a, b, c, d = counts
    p, q, r, t = others
    return (
        a - p if a > p else 0,
        b - q if b > q else 0,
        c - r if c > r else 0,
        d - t if d > t else 0,
    )


def reaches(a: Counts, b: Counts) -> bool:
    """Whether a has at least as many of every type as b."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3]


def shared_types(a: Counts, b: Counts) -> int:
    """The types, as a mask, of which there are some in both."""
    return sum([1 << kind for kind in TYPES if a[kind] and b[kind]])


def other_types(full: Slot, used: int) -> Slot | None:
    """A slot without the ways to fill it in which some types are, if there are others."""
    fills = [fill for fill in full.fills if not shared_types(fill, of_types(1, used))]
    return slot(*fills) if fills else None
