"""Farmyard cards around sheep: 501 to 535."""

from __future__ import annotations

from typing import Final

from ..card import (
    HallertauCard,
)
from ..costs import Alike, Pay, PayBy, PayOneOf
from ..counts import (
    CENTRE_WINDOW,
    FIELDS,
    GRAIN_SAME,
    JEWELS,
    MILKS,
    SHEEP_ON_CARDS,
    SOWN_FIELDS,
    TOOLS,
    WOOLS,
    sown_with,
)
from ..effects import Gain, NewFields, Pick, same_grain
from ..farm_costs import LoseFields, ReturnSheep, Uproot
from ..fieldwork import (
    Sow,
    SowGood,
)
from ..measures import Least, Total
from ..needs import (
    AsMany,
    AtLeast,
    AtMost,
)
from ..vocabulary import (
    BARLEY,
    BONUS,
    CLAY,
    FLAX,
    GRAIN,
    HARVEST,
    HIDE,
    HOPS,
    JEWEL,
    MEAT,
    MILK,
    POINT,
    RYE,
    SHEEP,
    TOOL,
    WOOL,
)
from .beginner import (
    ONE_BONUS,
    card,
)
from .hops import (
    TO_EIGHT,
    TO_TEN,
    paid,
)

CARDS: Final[tuple[HallertauCard, ...]] = (
    card("501", (AtLeast(WOOLS, 5, 7, 10),), Gain(HIDE, 0, 1, 2), Gain(SHEEP, 1)),
    card("502", (AtLeast(JEWELS, 4, 5, 6, 8),), Gain(RYE, 0, 1, 2, 3), Gain(SHEEP, 1)),
    card("503", (AtLeast(Least(FIELDS, JEWELS), 3, 5, 7),), Gain(MEAT, 2), Gain(SHEEP, 0, 1, 2)),
    paid("504", (LoseFields(1),), Gain(HIDE, 1), Gain(SHEEP, 1)),
    paid("505", (Pay(JEWEL, 1),), Gain(SHEEP, 1), ONE_BONUS),
    paid("506", (PayBy(CLAY, TO_EIGHT),), Gain(MILK, 1), Gain(SHEEP, 1), ONE_BONUS),
    paid("507", (PayBy(RYE, TO_TEN),), Gain(SHEEP, 2), ONE_BONUS),
    paid("508", (PayBy(FLAX, SHEEP_ON_CARDS),), Gain(SHEEP, 1)),
    card("509", (AtMost(FIELDS, 4, 2, 1, 0),), NewFields(2, 3, 4, 5), Gain(BONUS, 0, 1, 2, 2)),
    paid("510", (Pay(HOPS, 2),), NewFields(4), ONE_BONUS),
    paid("511", (PayOneOf(*[((good, 4),) for good in GRAIN]),), NewFields(2), Gain(BONUS, 2)),
    paid("512", (LoseFields(1, rows=(5,)),), NewFields(3, n=2)),
    paid("513", (Pay(JEWEL, 1),), NewFields(5), ONE_BONUS),
    paid("514", (Alike(2),), Gain(TOOL, 1), NewFields(2)),
    paid("515", (PayBy(BARLEY, TO_EIGHT),), Gain(TOOL, 2), ONE_BONUS),
    paid("516", (Uproot(),), Gain(TOOL, 2), ONE_BONUS),
    paid("517", (Pay(SHEEP, 3),), Gain(TOOL, 2), Gain(JEWEL, 2), Gain(BONUS, 2)),
    paid("518", (LoseFields(1, 2, 4),), Gain(JEWEL, 1, 2, 3)),
    paid("519", (PayBy(CLAY, FIELDS),), Gain(JEWEL, 2)),
    paid("520", (Pay(HOPS, 3),), Gain(JEWEL, 1), ONE_BONUS),
    paid("521", (Pay(HOPS, 1, 2, 3),), Gain(CLAY, 1, 3, 5)),
    paid("522", (Pay(TOOL, 1),), SowGood(CLAY)),
    card("523", (AtLeast(TOOLS, 4), AtLeast(FIELDS, 5)), same_grain(4)),
    card("524", (AtLeast(sown_with(HOPS), 1, 2, 3),), Gain(BARLEY, 2, 3, 4), Gain(BONUS, 0, 1, 2)),
    card("525", (AtLeast(Total(FIELDS, TOOLS), 9, 10, 11, 12),), Gain(FLAX, 2, 3, 4, 5)),
    HallertauCard("526", costs=(Pay(MILK, 2),), effects=(Sow(3),), only=HARVEST),
    card(
        "527",
        (AsMany(MILKS, CENTRE_WINDOW),),
        Gain(RYE, 1),
        Gain(HIDE, 1),
        Gain(MEAT, 1),
        ONE_BONUS,
    ),
    card("528", (AtLeast(SOWN_FIELDS, 4, 5, 7),), Gain(WOOL, 1), Gain(BONUS, 1, 2, 3)),
    card("529", (AtLeast(GRAIN_SAME, 10),), Gain(MEAT, 2), ONE_BONUS),
    paid("530", (Pay(HOPS, 1),), Gain(MILK, 3)),
    paid("531", (ReturnSheep(2),), Pick((WOOL, (4,)), (JEWEL, (1,))), ONE_BONUS),
    paid("532", (Pay(SHEEP, 2),), Gain(HIDE, 3), Gain(MEAT, 6), ONE_BONUS),
    paid("533", (Pay(SHEEP, 1),), Gain(HIDE, 4), ONE_BONUS),
    paid("534", (Pay(JEWEL, 1),), Pick((HIDE, (5,)), (MEAT, (5,)), (MILK, (5,)), (WOOL, (5,)))),
    paid("535", (Pay(CLAY, 1, 2, 4),), Gain(POINT, 1, 2, 3), ONE_BONUS),
)
