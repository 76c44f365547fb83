"""How a cost can be paid: from the sheet, or doubled from dice, a workshop's die among them."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from .dice import ANIMAL, COUNTS, FACES, MATERIAL, PRODUCE, Pool, pools_of

GOODS: Final = ("food", "grain", "vegetable", "reed", "wood", "brick", "stone")
FOOD: Final = 0
GRAIN: Final = 1
VEGETABLE: Final = 2
REED: Final = 3
WOOD: Final = 4
BRICK: Final = 5
STONE: Final = 6
ANIMALS: Final = FACES[ANIMAL]
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

    def fits(self, stock: list[int], pool: Pool, workshops: int) -> bool:
        """Whether a sheet, the unused dice of its kind and unused workshops allow it."""
        return (
            all(stock[good] >= n for good, n in self.goods)
            and all(pool[face] >= n for face, n in self.dice)
            and not self.workshops & ~workshops
        )


def units(good: int) -> tuple[Payment, ...]:
    """One unit of a material: from the sheet, with two dice, or with one and the workshop's."""
    name, face = GOODS[good], good - REED
    helped = 1 << (FIRST_WORKSHOP + face)
    return (
        Payment(f"1{name}", MATERIAL, ((good, 1),), ()),
        Payment(f"2{name}-dice", MATERIAL, (), ((face, 2),)),
        Payment(f"1{name}-die", MATERIAL, (), ((face, 1),), helped),
    )


def twice(good: int) -> tuple[Payment, ...]:
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
PAIRS: Final[dict[int, tuple[Payment, ...]]] = {good: twice(good) for good in (BRICK, STONE)}
MEALS: Final = (
    Payment("1food", PRODUCE, ((FOOD, 1),), ()),
    Payment("2food-dice", PRODUCE, (), ((0, 2),)),
    Payment("1double-die", PRODUCE, (), ((1, 1),)),
)
"""One food: from the sheet, with two dice of one food, or with one of two."""

Ways = tuple[int, ...]
"""Which payments of a list are possible, by place."""


def possible(payments: tuple[Payment, ...], stock: list[int], pool: Pool, workshops: int) -> Ways:
    """The payments that are possible now."""
    found = [way for way, paid in enumerate(payments) if paid.fits(stock, pool, workshops)]
    return tuple(found)


def table_of(payments: tuple[Payment, ...], good: int, most: int) -> list[Ways]:
    """What is possible, by workshop or none, stock up to `most`, and dice; materials are alike."""
    face = good - REED
    helped = 1 << (FIRST_WORKSHOP + face)
    found: list[Ways] = []
    for workshops, many, dice in product((0, helped), range(most + 1), range(DICE + 1)):
        stock, pool = [0] * len(STOCK), [0] * len(FACES[MATERIAL])
        stock[good], pool[face] = many, dice
        found.append(possible(payments, stock, tuple(pool), workshops))
    return found


DICE: Final = COUNTS[MATERIAL]
_ONE: Final = table_of(UNITS[BRICK], BRICK, 1)
_TWO: Final = table_of(PAIRS[BRICK], BRICK, 2)


def ways_for(stock: list[int], pool: Pool, workshops: int, good: int) -> Ways:
    """How one unit of a material can be paid; `workshops` are those whose die is still unused."""
    face = good - REED
    helped = workshops >> (FIRST_WORKSHOP + face) & 1
    return _ONE[(helped * 2 + (stock[good] > 0)) * (DICE + 1) + pool[face]]


def ways_for_two(stock: list[int], pool: Pool, workshops: int, good: int) -> Ways:
    """How two units of a material can be paid."""
    face = good - REED
    helped = workshops >> (FIRST_WORKSHOP + face) & 1
    return _TWO[(helped * 3 + min(stock[good], 2)) * (DICE + 1) + pool[face]]


_MEAL: Final[list[dict[Pool, Ways]]] = [
    {pool: possible(MEALS, [food], pool, 0) for pool in pools_of(PRODUCE)} for food in range(2)
]


def ways_for_food(stock: list[int], pool: Pool) -> Ways:
    """How one food can be paid."""
    return _MEAL[stock[FOOD] > 0][pool]
