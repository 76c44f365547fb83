"""What advances cost a village: goods that more than one craft wants, and tools."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from ...games.hallertau.vocabulary import (
    BAKERY,
    CRAFT_GOODS,
    ICEHOUSE,
    LAST,
    MANUFACTURER,
    PRICES,
)

Amounts = tuple[int, ...]
"""Amounts of a craft's goods, in their order."""
Steps = tuple[int, ...]
"""How many spaces each craft advances."""

SHARED: Final = (1, 0, -1, -1, 0)
"""Which of a craft's goods the bakery wants as well."""
PLENTY: Final = 24
"""More of a good makes no difference."""
BAKERY_PART: Final = (2, 1, -1, -1, 0)
"""Which of the bakery's goods this is."""
NEVER: Final = 99
"""So many tools nobody has."""
CRAFT_COUNT: Final = 5


class Spending(NamedTuple):
    """How some advances of one craft are paid best: little of what is shared, little in all."""

    shared: int
    total: int
    spread: int
    used: Amounts
    payments: tuple[Amounts, ...]


@cache
def offers(craft: int, round: int) -> tuple[Amounts, ...]:
    """All payments for an advance, in the order of the craft's goods."""
    prices = [dict(paid) for paid in PRICES[craft][round]]
    return tuple([tuple([p.get(good, 0) for good in CRAFT_GOODS[craft]]) for p in prices])


@lru_cache(maxsize=200_000)
def spending(craft: int, n: int, stock: Amounts, round: int) -> Spending | None:
    """The best way to pay for n advances of a craft, if there is one."""
    if not n:
        return Spending(0, 0, sum([x * x for x in stock]), (0,) * len(stock), ())
    best: Spending | None = None
    shared = SHARED[craft]
    for paid in offers(craft, round):
        left = tuple([have - m for have, m in zip(stock, paid, strict=True)])
        if min(left) < 0:
            continue
        rest = spending(craft, n - 1, left, round)
        if rest is None:
            continue
        dear = rest.shared + (paid[shared] if shared >= 0 else 0)
        total = rest.total + sum(paid)
        if best is None or (dear, total, rest.spread) < best[:3]:
            used = tuple([a + b for a, b in zip(rest.used, paid, strict=True)])
            best = Spending(dear, total, rest.spread, used, (paid, *rest.payments))
    return best


@lru_cache(maxsize=100_000)
def reach_of(craft: int, stock: Amounts, round: int) -> int:
    """How often a craft can advance for goods if it may have everything."""
    n = 0
    while spending(craft, n + 1, stock, round) is not None:
        n += 1
    return n


@lru_cache(maxsize=20_000)
def tools_for(position: int, near: int, far: int, n: int) -> int:
    """How many tools n advances take, or NEVER where the row ends."""
    if position + n > LAST:
        return NEVER
    if near > far:
        near, far = far, near
    tools = 0
    for goal in range(position + 1, position + n + 1):
        if near == goal:
            if far == near + 1 and far <= LAST:
                far += 1
                tools += 1
            near += 1
            tools += 1
    return tools


def stock_of(craft: int, goods: Sequence[int]) -> Amounts:
    """What a craft can be paid with."""
    return tuple([goods[g] if goods[g] < PLENTY else PLENTY for g in CRAFT_GOODS[craft]])


ORDER: Final = (ICEHOUSE, 0, 1, MANUFACTURER, BAKERY)
"""The bakery last: it takes what the others leave."""


def cover(steps: Sequence[int], goods: Sequence[int], round: int) -> tuple[list[int], list[int]]:
    """Pay for as many of the advances as goods allow: what is left, and what is short by craft."""
    left = list(goods)
    short = [0] * CRAFT_COUNT
    for craft in ORDER:
        n = steps[craft]
        if not n:
            continue
        stock = stock_of(craft, left)
        paid = spending(craft, n, stock, round)
        while paid is None:
            short[craft] += 1
            n -= 1
            paid = spending(craft, n, stock, round)
        for good, used in zip(CRAFT_GOODS[craft], paid.used, strict=True):
            left[good] -= used
    return left, short
