"""Farmyard cards around fields: 601 to 635."""

from __future__ import annotations

from typing import Final

from ..card import (
    HallertauCard,
)
from ..costs import Discard, Pay, PayBy
from ..counts import (
    ALL_SHEEP,
    CENTRE_WINDOW,
    CROP_KINDS,
    FIELDS,
    HIDES,
    JEWELS,
    MEATS,
    SAME_CROP,
    SOWN_FIELDS,
    TOOLS,
    WOOLS,
)
from ..effects import FieldsByJewels, Gain, GainBy, GainByStep, NewFields, UpTo
from ..farm_costs import LoseFields
from ..fieldwork import (
    HarvestNow,
    SowTwice,
)
from ..measures import Least, Rest, Total
from ..needs import (
    AsMany,
    AtLeast,
    MoreThan,
)
from ..vocabulary import (
    BARLEY,
    BONUS,
    CLAY,
    FLAX,
    GATEWAY,
    HIDE,
    HOPS,
    JEWEL,
    MEAT,
    MILK,
    MILKING,
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
    paid,
)

NOTHING: Final = (TOOL, 0)

CARDS: Final[tuple[HallertauCard, ...]] = (
    card("601", (AtLeast(FIELDS, 6),), Gain(SHEEP, 1)),
    card("602", (AtLeast(WOOLS, 2), AtLeast(TOOLS, 4)), Gain(SHEEP, 1)),
    paid("603", (LoseFields(1, rows=(5,)),), Gain(SHEEP, 2)),
    paid("604", (PayBy(FLAX, TO_EIGHT),), Gain(SHEEP, 2)),
    HallertauCard("605", costs=(Pay(MILK, 8),), effects=(Gain(SHEEP, 1), ONE_BONUS), never=MILKING),
    card("606", (AtLeast(SAME_CROP, 3),), NewFields(3), ONE_BONUS),
    card("607", (AtLeast(TOOLS, 6), AtLeast(JEWELS, 4)), FieldsByJewels()),
    card("608", (AtLeast(MEATS, 1, 2, 5, 7),), Gain(WOOL, 0, 1, 2, 3), NewFields(4)),
    card("609", (AsMany(Total(ALL_SHEEP, JEWELS), CENTRE_WINDOW),), Gain(TOOL, 1), NewFields(5)),
    paid("610", (Pay(HOPS, 3),), NewFields(5), ONE_BONUS),
    paid("611", (Pay(HOPS, 1, 3, 5),), NewFields(4), Gain(BONUS, 0, 1, 2)),
    paid("612", (Pay(FLAX, 2),), NewFields(3), ONE_BONUS),
    paid("613", (Pay(TOOL, 2),), NewFields(4), ONE_BONUS),
    paid("614", (Pay(SHEEP, 2),), NewFields(4, n=2), ONE_BONUS),
    card(
        "615",
        (AtLeast(JEWELS, 5, 6, 7, 8),),
        GainByStep((TOOL, 2), NOTHING, NOTHING, (SHEEP, 3)),
        NewFields(0, 2, 5, 0, n=2),
    ),
    card("616", (AtLeast(HIDES, 1, 2, 5, 7),), Gain(MEAT, 1, 2, 3, 4), Gain(TOOL, 1)),
    paid("617", (Pay(JEWEL, 1),), Gain(HIDE, 3), Gain(TOOL, 1), ONE_BONUS),
    paid("618", (Pay(SHEEP, 1),), Gain(MILK, 2), Gain(TOOL, 2), ONE_BONUS),
    card("619", (AtLeast(WOOLS, 4, 9, 16),), Gain(JEWEL, 1, 2, 3)),
    paid("620", (Pay(MILK, 3, 8, 13),), Gain(MILK, 0, 6, 12), Gain(JEWEL, 1), ONE_BONUS),
    paid("621", (Pay(HOPS, 1, 5, 10),), Gain(JEWEL, 1, 2, 3)),
    paid("622", (Pay(HOPS, 4),), Gain(CLAY, 7)),
    paid("623", (LoseFields(2),), Gain(CLAY, 5)),
    card("624", (AsMany(Total(ALL_SHEEP, FIELDS), CENTRE_WINDOW),), Gain(FLAX, 2), ONE_BONUS),
    card(
        "625", (MoreThan(JEWELS, FIELDS),), Gain(BARLEY, 1), Gain(HOPS, 1), Gain(RYE, 1), ONE_BONUS
    ),
    paid("626", (LoseFields(1),), Gain(BARLEY, 3), Gain(HOPS, 1), Gain(RYE, 3)),
    card("627", (AtLeast(TOOLS, 7),), SowTwice()),
    card("628", (AtLeast(CROP_KINDS, 4),), HarvestNow(3), ONE_BONUS),
    card(
        "629",
        (AtLeast(Least(ALL_SHEEP, JEWELS), 3, 5, 6, 7),),
        Gain(HIDE, 1, 2, 3, 4),
        Gain(MEAT, 1, 2, 3, 4),
    ),
    card("630", (AtLeast(SOWN_FIELDS, 6),), Gain(HIDE, 1), Gain(MEAT, 1), Gain(WOOL, 1), ONE_BONUS),
    paid("631", (Pay(TOOL, 2),), UpTo(HIDE, TOOLS), ONE_BONUS),
    paid("632", (LoseFields(2),), GainBy(MEAT, Rest(14, CENTRE_WINDOW)), Gain(BONUS, 2)),
    paid("633", (Pay(SHEEP, 1),), Gain(HIDE, 2), Gain(MEAT, 2), Gain(WOOL, 2)),
    paid("634", (Discard(2),), Gain(WOOL, 1), Gain(BONUS, 2)),
    paid("635", (Discard(2, POINT),), Gain(GATEWAY, 1), Gain(BONUS, 2)),
)
