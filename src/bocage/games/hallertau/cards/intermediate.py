"""Gateway cards for the experienced: 101 to 130."""

from __future__ import annotations

from typing import Final

from ..card import HallertauCard
from ..counts import (
    ALL_SHEEP,
    BARLEYS,
    CENTRE_WINDOW,
    EMPTY_FIELDS,
    FIELDS,
    FLAXES,
    FULL_SPACES,
    GRAIN_SAME,
    HIDES,
    HOPSES,
    MEATS,
    PLAYED_ALIKE,
    RYES,
    SOWN_FIELDS,
    SOWN_IN_5,
    TOOLS,
    WOOLS,
    WORKERS_LEFT,
)
from ..effects import Gain, NewFields, Pick, same_grain
from ..fieldwork import RaiseEach, Sow, SowGood
from ..measures import Least, Played, Total
from ..needs import AsMany, AtLeast, Exactly
from ..sheepwork import MoveSheep
from ..vocabulary import (
    ACTIONS_PHASE,
    BARLEY,
    BONUS,
    CLAY,
    FARMYARD,
    FLAX,
    HIDE,
    HOPS,
    JEWEL,
    MEAT,
    MILK,
    RYE,
    SHEEP,
    TOOL,
    WOOL,
)
from .beginner import ONE_BONUS, card

CARDS: Final[tuple[HallertauCard, ...]] = (
    card("101", (AtLeast(FLAXES, 4, 6, 8),), MoveSheep(1, 2, 3), ONE_BONUS),
    card("102", (AtLeast(GRAIN_SAME, 8),), Gain(SHEEP, 1)),
    card(
        "103",
        (AtLeast(HIDES, 3), AtLeast(MEATS, 3), AtLeast(WOOLS, 3)),
        Gain(SHEEP, 1),
        ONE_BONUS,
    ),
    card("104", (AtLeast(HOPSES, 2, 3, 4, 5),), NewFields(2, 3, 4, 5)),
    card("105", (AsMany(ALL_SHEEP, FIELDS),), NewFields(3)),
    card("106", (AtLeast(FULL_SPACES, 1),), Gain(TOOL, 2), Gain(HOPS, 1), ONE_BONUS),
    card("107", (AtLeast(HIDES, 1, 2, 4),), Gain(TOOL, 1, 2, 3)),
    card("108", (AtLeast(BARLEYS, 6, 11, 16),), Gain(TOOL, 1, 2, 3), ONE_BONUS),
    card("109", (AtLeast(PLAYED_ALIKE, 3, 7, 11),), Gain(JEWEL, 1, 2, 3)),
    card(
        "110",
        (AtLeast(Least(FLAXES, BARLEYS, RYES), 2, 5, 7),),
        Gain(HOPS, 1),
        Gain(CLAY, 1),
        Gain(BONUS, 0, 1, 2),
    ),
    card("111", (AtLeast(TOOLS, 3, 4, 6),), Gain(RYE, 1), Gain(CLAY, 1), Gain(BONUS, 0, 1, 2)),
    card("112", (Exactly(EMPTY_FIELDS, 1),), SowGood(CLAY, certain=True), ONE_BONUS),
    card("113", (Exactly(EMPTY_FIELDS, 1),), Gain(HOPS, 1), Sow(1)),
    card("114", (AtLeast(FIELDS, 5, 6, 7),), same_grain(1), Sow(0, 1, 2), ONE_BONUS),
    card("115", (AtLeast(FIELDS, 4), AtLeast(TOOLS, 3)), same_grain(3)),
    card("116", (AsMany(FLAXES, CENTRE_WINDOW),), Gain(RYE, 3), ONE_BONUS),
    card("117", (AtLeast(HOPSES, 2, 4, 6),), Gain(BARLEY, 1, 2, 3), ONE_BONUS),
    card("118", (AtLeast(FULL_SPACES, 1),), Gain(BARLEY, 2), Gain(HOPS, 1), ONE_BONUS),
    card("119", (AtLeast(BARLEYS, 6), AtLeast(RYES, 6)), Gain(FLAX, 1), Gain(HOPS, 1), ONE_BONUS),
    card("120", (AtLeast(SOWN_IN_5, 3),), Gain(HOPS, 1), Gain(WOOL, 1), ONE_BONUS),
    HallertauCard(
        "121",
        (Exactly(WORKERS_LEFT, 1, 2, 3),),
        effects=(RaiseEach(empty=True), ONE_BONUS),
        only=ACTIONS_PHASE,
    ),
    card("122", (Exactly(SOWN_FIELDS, 2),), RaiseEach(sown=True), ONE_BONUS),
    card("123", (AtLeast(TOOLS, 1, 3, 4, 6),), Gain(MILK, 0, 1, 2, 3), ONE_BONUS),
    card("124", (AtLeast(MEATS, 1, 2, 3),), Gain(MILK, 1, 2, 3)),
    card("125", (AtLeast(WOOLS, 2),), Gain(MILK, 1), ONE_BONUS),
    card("126", (AtLeast(Played(FARMYARD), 1, 3, 4),), Gain(MEAT, 0, 2, 3), Gain(MILK, 2)),
    card("127", (AtLeast(SOWN_FIELDS, 3, 4, 5, 6, 7),), Gain(WOOL, 0, 1, 2, 3, 4), ONE_BONUS),
    card("128", (AtLeast(TOOLS, 4),), Gain(FLAX, 1), Gain(HIDE, 2)),
    card("129", (AsMany(Total(HIDES, WOOLS), CENTRE_WINDOW),), Gain(MEAT, 3)),
    card(
        "130",
        (AtLeast(HIDES, 1), AtLeast(MEATS, 1)),
        Gain(FARMYARD, 1),
        Pick((HOPS, (1,)), (CLAY, (1,))),
    ),
)
