"""Gateway cards for beginners: 001 to 030."""

from __future__ import annotations

from typing import Final

from ..card import HallertauCard
from ..counts import (
    ALL_SHEEP,
    BARLEYS,
    CENTRE_WINDOW,
    CLAYS,
    EMPTY_FIELDS,
    FIELDS,
    FLAXES,
    FULL_SPACES,
    HIDES,
    HOPSES,
    JEWELS,
    LAST_JEWEL,
    MEATS,
    MILKS,
    OTHER_CARDS,
    RYES,
    SOWN_FIELDS,
    TOOLS,
    WOOLS,
    in_rows,
    sown_with,
)
from ..effects import DifferentGrain, Gain, NewFields, Pick
from ..fieldwork import HarvestNow, RaiseEach, Sow, SowGood
from ..needs import AsMany, AtLeast, Either, Exactly, Need
from ..part import Part
from ..sheepwork import MoveOne
from ..vocabulary import (
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

ONE_BONUS: Final = Gain(BONUS, 1)


def card(id: str, needs: tuple[Need, ...], *effects: Part) -> HallertauCard:
    """A card that asks for conditions only."""
    return HallertauCard(id, needs, effects=effects)


CARDS: Final[tuple[HallertauCard, ...]] = (
    card("001", (AtLeast(ALL_SHEEP, 2, 3, 4),), MoveOne(1, 2, 3), ONE_BONUS),
    card("002", (Either(AtLeast(BARLEYS, 7), AtLeast(HOPSES, 2)),), Gain(SHEEP, 1)),
    card("003", (AtLeast(WOOLS, 1), AtLeast(ALL_SHEEP, 3)), Gain(SHEEP, 1)),
    card("004", (AsMany(CLAYS, CENTRE_WINDOW),), NewFields(4)),
    card("005", (AtLeast(ALL_SHEEP, 4),), Gain(WOOL, 1), NewFields(2)),
    card("006", (AtLeast(BARLEYS, 4), AtLeast(HOPSES, 4)), Gain(TOOL, 1), ONE_BONUS),
    card("007", (AtLeast(MEATS, 1, 2, 5),), Gain(TOOL, 0, 1, 2), ONE_BONUS),
    card("008", (AtLeast(FLAXES, 3), AtLeast(WOOLS, 2)), Gain(TOOL, 1), ONE_BONUS),
    card("009", (AtLeast(FULL_SPACES, 1),), Gain(JEWEL, 1), ONE_BONUS),
    card("010", (Either(AtLeast(HIDES, 2), AtLeast(MEATS, 2)),), Gain(CLAY, 2), ONE_BONUS),
    card("011", (AtLeast(MILKS, 1), AtLeast(WOOLS, 1)), Gain(CLAY, 1), ONE_BONUS),
    card("012", (AtLeast(TOOLS, 4),), Gain(CLAY, 1), Gain(MILK, 1), Gain(WOOL, 1)),
    card("013", (AtLeast(ALL_SHEEP, 3),), Gain(CLAY, 1), Sow(1)),
    card("014", (AtLeast(in_rows(5), 1, 2, 4, 6),), Sow(0, 1, 2, 3), ONE_BONUS),
    card("015", (AtLeast(FIELDS, 4, 5, 6, 7),), DifferentGrain(1, 2, 3, 4)),
    card(
        "016",
        (AtLeast(TOOLS, 3), AtLeast(HOPSES, 3)),
        Pick((BARLEY, (2,)), (RYE, (2,))),
        ONE_BONUS,
    ),
    card("017", (AtLeast(sown_with(HOPS), 2),), Gain(BARLEY, 2), Gain(RYE, 1), ONE_BONUS),
    card("018", (AsMany(BARLEYS, CENTRE_WINDOW),), Gain(FLAX, 2), ONE_BONUS),
    card("019", (AtLeast(FIELDS, 6),), Gain(RYE, 1), Gain(HIDE, 1), ONE_BONUS),
    card("020", (AtLeast(LAST_JEWEL, 1),), Gain(HOPS, 1), Gain(MILK, 1)),
    card(
        "021", (AtLeast(ALL_SHEEP, 1, 2, 4, 7),), Pick((HOPS, (1, 2, 3, 4)), (MEAT, (1, 2, 3, 4)))
    ),
    card("022", (Exactly(SOWN_FIELDS, 1, 2),), HarvestNow(1), ONE_BONUS),
    card("023", (Exactly(EMPTY_FIELDS, 0),), RaiseEach(empty=True, sown=True)),
    card("024", (AtLeast(RYES, 6, 9, 12),), Gain(MILK, 1, 2, 3), ONE_BONUS),
    card("025", (AtLeast(CLAYS, 4, 5, 7),), Gain(MILK, 1, 2, 3)),
    card(
        "026", (AtLeast(TOOLS, 3), AtLeast(ALL_SHEEP, 2)), Gain(MILK, 1), Gain(WOOL, 1), ONE_BONUS
    ),
    card("027", (Exactly(EMPTY_FIELDS, 1),), SowGood(WOOL, certain=True), ONE_BONUS),
    card("028", (AtLeast(JEWELS, 2, 3, 4),), Gain(HIDE, 1, 2, 3), ONE_BONUS),
    card("029", (AtLeast(OTHER_CARDS, 2, 4, 6),), Gain(MEAT, 1, 2, 3)),
    card(
        "030",
        (AtLeast(JEWELS, 1), AtLeast(FIELDS, 2, 3, 6)),
        Gain(FARMYARD, 0, 1, 2),
        Gain(CLAY, 1),
        ONE_BONUS,
    ),
)
