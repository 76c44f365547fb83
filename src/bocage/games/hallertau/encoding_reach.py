"""How far goods carry a craft, looked up: what a learner need not work out."""

from __future__ import annotations

from typing import Final, final

from .vocabulary import CRAFT_GOODS, CRAFTS, LAST, PRICES, ROUNDS

MOST: Final = ((18, 18, 0), (18, 18, 0), (18, 18, 0), (4, 14, 14), (14, 9, 9))
"""By craft the amounts of its goods beyond which more is not told apart."""


@final
class Reach:
    """The advances of a craft that goods pay for in a round."""

    def __init__(self, craft: int, round: int) -> None:
        goods = CRAFT_GOODS[craft]
        self.goods = (goods[0], goods[1], goods[-1])
        self.most = MOST[craft]
        self.third = self.most[2] + 1
        self.second = (self.most[1] + 1) * self.third
        prices: list[tuple[int, int, int]] = []
        for payment in PRICES[craft][round]:
            amounts = dict(payment)
            third = amounts.get(goods[2], 0) if len(goods) > 2 else 0
            prices.append((amounts.get(goods[0], 0), amounts.get(goods[1], 0), third))
        self.table: list[int] = []
        for a in range(self.most[0] + 1):
            for b in range(self.most[1] + 1):
                for c in range(self.third):
                    self.table.append(self.carried(prices, a, b, c))

    def carried(self, prices: list[tuple[int, int, int]], a: int, b: int, c: int) -> int:
        """The advances that amounts pay for, if those of smaller amounts are in the table."""
        best, missing = 0, ROUNDS
        for x, y, z in prices:
            if a >= x and b >= y and c >= z:
                rest = self.table[(a - x) * self.second + (b - y) * self.third + c - z]
                best = max(best, min(1 + max(rest, 0), LAST))
            elif not best:
                missing = min(missing, max(x - a, 0) + max(y - b, 0) + max(z - c, 0))
        return best or -missing

    def of(self, goods: list[int]) -> int:
        """How many advances goods pay for; if none, how many goods are missing, below zero."""
        first, second, third = self.goods
        a, b, c = goods[first], goods[second], goods[third]
        most = self.most
        a = a if a < most[0] else most[0]
        b = b if b < most[1] else most[1]
        c = c if c < most[2] else most[2]
        return self.table[a * self.second + b * self.third + c]


def reaches() -> list[list[Reach]]:
    """By round, from 1, and craft."""
    crafts = range(len(CRAFTS))
    return [[Reach(craft, round) for craft in crafts] for round in range(1, ROUNDS + 1)]
