"""How a cost can be paid: from the sheet, or doubled from dice, a workshop's die among them."""

from __future__ import annotations

from typing import Final, final

from .dice import FACES, MATERIAL, PRODUCE, Pool

GOODS: Final = ("food", "grain", "vegetable", "reed", "wood", "brick", "stone")
FOOD: Final = 0
GRAIN: Final = 1
VEGETABLE: Final = 2
REED: Final = 3
WOOD: Final = 4
BRICK: Final = 5
STONE: Final = 6
ANIMALS: Final = FACES[5]
SHEEP: Final = 7
STOCK: Final = (*GOODS, *ANIMALS)
"""What a sheet counts, goods and animals."""
FIRST_WORKSHOP: Final = 2
"""Improvements from here on are workshops, in the order of the material faces."""


@final
class Payment:
    """One way to pay: goods of the sheet, dice of one kind by face, a mask of workshops."""

    __slots__ = ("dice", "goods", "kind", "text", "workshops")

    def __init__(
        self,
        text: str,
        kind: int,
        goods: tuple[tuple[int, int], ...],
        dice: tuple[tuple[int, int], ...],
        workshops: int = 0,
    ) -> None:
        self.text = text
        self.kind = kind
        self.goods = goods
        self.dice = dice
        self.workshops = workshops

    def plus(self, other: Payment) -> Payment:
        """Both payments as one."""
        return Payment(
            f"{self.text}+{other.text}",
            self.kind,
            self.goods + other.goods,
            self.dice + other.dice,
            self.workshops | other.workshops,
        )

    def real(self) -> int:
        """How many dice it takes."""
        return sum([n for _, n in self.dice])


def units(good: int) -> tuple[Payment, ...]:
    """One unit of a material: from the sheet, with two dice, or with one and the workshop's."""
    name, face = GOODS[good], good - REED
    helped = 1 << (FIRST_WORKSHOP + face)
    return (
        Payment(f"1{name}", MATERIAL, ((good, 1),), ()),
        Payment(f"2{name}-dice", MATERIAL, (), ((face, 2),)),
        Payment(f"1{name}-die", MATERIAL, (), ((face, 1),), helped),
    )


def pairs(good: int) -> tuple[Payment, ...]:
    """Two units of a material, of which dice can hardly pay both: there are only three."""
    sheet, dice, helped = units(good)
    name, face = GOODS[good], good - REED
    return (
        Payment(f"2{name}", MATERIAL, ((good, 2),), ()),
        sheet.plus(dice),
        sheet.plus(helped),
        Payment(f"3{name}-dice", MATERIAL, (), ((face, 3),), helped.workshops),
    )


UNITS: Final[dict[int, tuple[Payment, ...]]] = {
    good: units(good) for good in (REED, WOOD, BRICK, STONE)
}
PAIRS: Final[dict[int, tuple[Payment, ...]]] = {good: pairs(good) for good in (BRICK, STONE)}
MEALS: Final = (
    Payment("1food", PRODUCE, ((FOOD, 1),), ()),
    Payment("2food-dice", PRODUCE, (), ((0, 2),)),
    Payment("1double-die", PRODUCE, (), ((1, 1),)),
)
"""One food: from the sheet, with two dice of one food, or with one of two."""

Ways = tuple[int, ...]


def unit_ways(stock: int, dice: int, workshop: bool) -> Ways:
    """Which of the `UNITS` of a material can be paid."""
    ways = [stock > 0, dice > 1, workshop and dice > 0]
    return tuple([way for way, possible in enumerate(ways) if possible])


def pair_ways(stock: int, dice: int, workshop: bool) -> Ways:
    """Which of the `PAIRS` of a material can be paid."""
    one = stock > 0
    ways = [stock > 1, one and dice > 1, one and workshop and dice > 0, workshop and dice > 2]
    return tuple([way for way, possible in enumerate(ways) if possible])


_SHORT: Final = range(4)
_UNIT_WAYS: Final[list[Ways]] = [
    unit_ways(stock, dice, bool(workshop))
    for workshop in range(2)
    for stock in range(2)
    for dice in _SHORT
]
_PAIR_WAYS: Final[list[Ways]] = [
    pair_ways(stock, dice, bool(workshop))
    for workshop in range(2)
    for stock in range(3)
    for dice in _SHORT
]


def ways_for(stock: list[int], pool: Pool, workshops: int, good: int) -> Ways:
    """How one unit of a material can be paid; `workshops` are those whose die is still unused."""
    face = good - REED
    helped = workshops >> (FIRST_WORKSHOP + face) & 1
    return _UNIT_WAYS[helped << 3 | (4 if stock[good] else 0) | pool[face]]


def ways_for_two(stock: list[int], pool: Pool, workshops: int, good: int) -> Ways:
    """How two units of a material can be paid."""
    face = good - REED
    helped = workshops >> (FIRST_WORKSHOP + face) & 1
    have = stock[good]
    return _PAIR_WAYS[(helped * 3 + (2 if have > 1 else have)) << 2 | pool[face]]


def ways_for_food(stock: list[int], pool: Pool) -> Ways:
    """How one food can be paid."""
    ways = (stock[FOOD] > 0, pool[0] > 1, pool[1] > 0)
    return tuple([way for way in range(3) if ways[way]])
