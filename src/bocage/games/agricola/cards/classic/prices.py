"""What rooms, renovations and improvements cost: other bases, substitutions, reductions."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    CLAY,
    REED,
    STONE,
    WOOD,
    Goods,
    clay,
    reed,
    stone,
    wood,
)
from .....kernel.tableau import ANY, Says
from ...card import Card
from ...events import BEFORE_ROUND
from ...prices import (
    A_MAJOR,
    A_MINOR,
    A_RENOVATION,
    A_ROOM,
    A_STABLE,
    REDUCES,
    REPLACES,
    SOME_FENCES,
    SUBSTITUTES,
    Alteration,
    Change,
    amount,
    reduction,
    saving,
    with_amount,
)
from ...queries import SKIPS_CLAY
from ...steps.schedule import Note
from ..words import AFTER_RENOVATION, When, fields_with_grain, occupations
from .words import minor, occupation

HOUSE_WORK: Final = (A_ROOM, A_RENOVATION)
IMPROVEMENTS: Final = (A_MAJOR, A_MINOR)
WOOD_TO_STONE: Final = 3 * 0 + 2
THATCHED: Final = ("E21", "I71", "I84", "I86", "I103", "K144")
"""The improvements that need less reed with a ladder or a thatcher."""


def base(goods: Goods) -> Change:
    """A cost that can take the place of the printed one."""
    return lambda rooms, cost: goods


def carpenter(rooms: int, cost: Goods) -> Goods | None:
    """Carpenter: 3 of the house's material instead of 5."""
    material = next(good for good in (WOOD, CLAY, STONE) if amount(cost, good))
    return with_amount(cost, material, 3)


def swap(n: int, given: int, m: int, paid: int) -> Change:
    """So many of a good are replaced by so many of another."""

    def change(rooms: int, cost: Goods) -> Goods | None:
        owed = amount(cost, given)
        if owed < n:
            return None
        return with_amount(with_amount(cost, given, owed - n), paid, amount(cost, paid) + m)

    return change


def brushwood(rooms: int, cost: Goods) -> Goods | None:
    """Brushwood Collector: 1 wood for all the reed."""
    return swap(amount(cost, REED), REED, 1, WOOD)(rooms, cost) if amount(cost, REED) else None


def roof(paid: int) -> tuple[Alteration, Alteration]:
    """One or two of the reed of a room or renovation may be paid in another good."""
    return (
        Alteration(SUBSTITUTES, HOUSE_WORK, swap(1, REED, 1, paid)),
        Alteration(SUBSTITUTES, HOUSE_WORK, swap(1, REED, 1, paid)),
    )


def one_less(good: int, things: tuple[str, ...] = (), kinds: tuple[int, ...] = ()) -> Alteration:
    """One less of a good for some things."""
    return reduction(kinds, good, lambda rooms: 1, things)


def wood_carver(kinds: tuple[int, ...], things: tuple[str, ...] = ()) -> Alteration:
    """Wood Carver: 1 wood less for a single purchase."""
    return Alteration(REDUCES, kinds, saving(WOOD, lambda rooms: 1), things=things, scarce=True)


def all_reed(rooms: int) -> int:
    """Straw-thatched Roof: more reed than any house needs."""
    return 10


CARDS: Final[list[Card]] = [
    minor(
        "E13",
        "Axe",
        Alteration(REPLACES, (A_ROOM,), base(wood(2) + reed(2)), things=("wood",)),
        cost=wood(1) + stone(1),
    ),
    minor("E36", "Clay Roof", *roof(CLAY), need=occupations(1), points=1),
    minor(
        "E37",
        "Clay Supports",
        Alteration(REPLACES, (A_ROOM,), base(wood(1) + clay(2) + reed(1)), things=("clay",)),
        cost=wood(2),
    ),
    minor(
        "I91",
        "Ladder",
        one_less(REED, kinds=HOUSE_WORK),
        one_less(REED, THATCHED, (A_MINOR,)),
        cost=wood(2),
    ),
    minor(
        "I99",
        "Straw-thatched Roof",
        reduction(HOUSE_WORK, REED, all_reed),
        need=fields_with_grain(3),
        points=1,
    ),
    minor("K136", "Brushwood Roof", *roof(WOOD), need=occupations(2)),
    occupation(
        "E157",
        "Thatcher",
        one_less(REED, kinds=HOUSE_WORK),
        one_less(REED, THATCHED, (A_MINOR,)),
        players=3,
    ),
    occupation(
        "E199",
        "Renovator",
        reduction((A_RENOVATION,), CLAY, lambda rooms: 2, ("clay",)),
        reduction((A_RENOVATION,), STONE, lambda rooms: 2, ("stone",)),
    ),
    occupation(
        "E200",
        "Conservator",
        Says(SKIPS_CLAY),
        AFTER_RENOVATION.only(lambda s, owner, step: step == WOOD_TO_STONE).do(
            Note(lambda s, seat: 1)
        ),
    ),
    occupation("E211", "Stonecutter", one_less(STONE, kinds=IMPROVEMENTS + HOUSE_WORK), players=3),
    occupation("E218", "Carpenter", Alteration(REPLACES, (A_ROOM,), carpenter)),
    occupation(
        "I241",
        "Clay Plasterer",
        Alteration(REPLACES, (A_ROOM,), base(clay(3) + reed(2)), things=("clay",)),
        Alteration(REPLACES, (A_RENOVATION,), base(clay(1) + reed(1)), things=("clay",)),
    ),
    occupation(
        "I243",
        "Bricklayer",
        one_less(CLAY, kinds=(*IMPROVEMENTS, A_RENOVATION)),
        reduction((A_ROOM,), CLAY, lambda rooms: 2),
    ),
    occupation(
        "K272",
        "Frame Builder",
        Alteration(SUBSTITUTES, (A_ROOM,), swap(2, CLAY, 1, WOOD), swap(2, STONE, 1, WOOD)),
        Alteration(SUBSTITUTES, (A_RENOVATION,), swap(1, CLAY, 1, WOOD), swap(1, STONE, 1, WOOD)),
    ),
    occupation(
        "K294", "Brushwood Collector", Alteration(SUBSTITUTES, HOUSE_WORK, brushwood), players=3
    ),
    occupation(
        "K301",
        "Wood Carver",
        wood_carver((A_ROOM,), ("wood",)),
        wood_carver((*IMPROVEMENTS, A_STABLE, SOME_FENCES)),
        When(BEFORE_ROUND, ANY).do(Note(lambda s, seat: 0)),
    ),
]
