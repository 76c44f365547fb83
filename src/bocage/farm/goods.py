"""Goods, and amounts of them as sparse pairs."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9

NAMES: Final = (
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "food",
    "sheep",
    "boar",
    "cattle",
)
NUMBERS: Final = {name: good for good, name in enumerate(NAMES)}
KINDS: Final = 10
MATERIALS: Final = (WOOD, CLAY, REED, STONE)
ANIMALS: Final = (SHEEP, BOAR, CATTLE)

Goods = tuple[tuple[int, int], ...]
"""Pairs of good and amount, one per good; `wood(1) + stone(3)` adds different goods."""

NOTHING: Final[Goods] = ()


def wood(n: int) -> Goods:
    """So much wood."""
    return ((WOOD, n),)


def clay(n: int) -> Goods:
    """So much clay."""
    return ((CLAY, n),)


def reed(n: int) -> Goods:
    """So much reed."""
    return ((REED, n),)


def stone(n: int) -> Goods:
    """So much stone."""
    return ((STONE, n),)


def grain(n: int) -> Goods:
    """So much grain."""
    return ((GRAIN, n),)


def vegetable(n: int) -> Goods:
    """So many vegetables."""
    return ((VEGETABLE, n),)


def food(n: int) -> Goods:
    """So much food."""
    return ((FOOD, n),)


def sheep(n: int) -> Goods:
    """So many sheep."""
    return ((SHEEP, n),)


def boar(n: int) -> Goods:
    """So many boar."""
    return ((BOAR, n),)


def cattle(n: int) -> Goods:
    """So many cattle."""
    return ((CATTLE, n),)


def merged(a: Goods, b: Goods) -> Goods:
    """Both amounts together."""
    total = dict(a)
    for good, n in b:
        total[good] = total.get(good, 0) + n
    return tuple(sorted(total.items()))


def covers(supply: list[int], cost: Goods) -> bool:
    """Whether the supply holds that much of everything."""
    for good, n in cost:
        if supply[good] < n:
            return False
    return True


def undercuts(cost: Goods, other: Goods) -> bool:
    """Whether whoever can pay the other cost can pay this one too."""
    amounts = dict(other)
    return all(n <= amounts.get(good, 0) for good, n in cost)


COUNT_BITS: Final = 8
"""Per good in goods that are counted as one number."""


def counted_in(number: int, goods: Goods, row: int = 0) -> int:
    """The goods of a number and some more, in one of its rows."""
    for good, n in goods:
        number += n << COUNT_BITS * (row * KINDS + good)
    return number


def count_of(number: int, good: int, row: int = 0) -> int:
    """How many of a good stand in a row of a number."""
    return number >> COUNT_BITS * (row * KINDS + good) & 0xFF


def named(goods: Goods) -> dict[str, int]:
    """The amounts by name."""
    return {NAMES[good]: n for good, n in goods}


def from_names(amounts: dict[str, int]) -> Goods:
    """The amounts given by name."""
    return tuple(sorted((NUMBERS[name], n) for name, n in amounts.items() if n))
