"""Bonus cards: 801 to 845."""

from __future__ import annotations

from typing import Final

from ..card import (
    HallertauCard,
)
from ..costs import Discard, Pay, PayHarvested, PayOneOf
from ..counts import (
    ALL_SHEEP,
    BARLEYS,
    CLAYS,
    EMPTY_FIELDS,
    FLAXES,
    HIDES,
    HOPSES,
    JEWELS,
    MEATS,
    MILKS,
    ROUND_NUMBER,
    RYES,
    TOOLS,
    WOOLS,
    in_rows,
)
from ..effects import Gain, NewFields, Trade
from ..farm_costs import LoseFields
from ..fieldwork import (
    Sow,
    SowGood,
)
from ..measures import Times
from ..needs import (
    AsMany,
    AtLeast,
    Exactly,
    Need,
)
from ..part import (
    Part,
)
from ..vocabulary import (
    BARLEY,
    CLAY,
    FARMYARD,
    FLAX,
    GATEWAY,
    GRAIN,
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


def bonus(id: str, points: int, costs: tuple[Part, ...], *income: Part) -> HallertauCard:
    """A bonus card with a cost."""
    return HallertauCard(id, costs=costs, income=income, points=points)


def earned(id: str, points: int, needs: tuple[Need, ...], *income: Part) -> HallertauCard:
    """A bonus card with a condition."""
    return HallertauCard(id, needs, income=income, points=points)


NO_FIELD_BELOW_5: Final = Exactly(in_rows(2, 3, 4), 0)


CARDS: Final[tuple[HallertauCard, ...]] = (
    bonus("801", 1, (Pay(WOOL, 1),), Gain(MEAT, 1)),
    bonus("802", 2, (Pay(HOPS, 1),), Gain(BARLEY, 1)),
    bonus("803", 2, (Pay(MEAT, 2),), Gain(SHEEP, 1)),
    bonus("804", 3, (Pay(MEAT, 1),), Gain(WOOL, 1)),
    bonus("805", 3, (Pay(SHEEP, 1),), Gain(HIDE, 2)),
    bonus("806", 3, (Pay(SHEEP, 1),), Gain(MILK, 2)),
    bonus("807", 3, (LoseFields(2),), Gain(SHEEP, 1)),
    bonus("808", 3, (Pay(HIDE, 2),), Gain(BARLEY, 1), Gain(HOPS, 1)),
    bonus("809", 3, (Pay(TOOL, 2),), Gain(BARLEY, 1), Gain(HOPS, 1)),
    bonus("810", 3, (Pay(HOPS, 2),), Gain(RYE, 1)),
    bonus("811", 3, (PayHarvested(FLAX, 3),), SowGood(FLAX)),
    bonus("812", 3, (PayHarvested(BARLEY, 3),), SowGood(BARLEY)),
    bonus("813", 3, (Pay(HOPS, 3),), Gain(TOOL, 1)),
    bonus("814", 3, (Pay(CLAY, 3),), Gain(RYE, 1), Gain(CLAY, 1)),
    bonus("815", 3, (Discard(3),), Gain(GATEWAY, 1)),
    bonus("816", 3, (PayHarvested(RYE, 3),), SowGood(RYE)),
    bonus("817", 4, (Pay(JEWEL, 1),), Gain(TOOL, 1)),
    bonus("818", 4, (Pay(JEWEL, 1), Pay(TOOL, 1)), Gain(FLAX, 1), Gain(WOOL, 1)),
    bonus("819", 4, (LoseFields(2),), NewFields(4)),
    bonus("820", 4, (Pay(TOOL, 2),), Gain(MEAT, 1)),
    bonus("821", 4, (Pay(CLAY, 4),), Gain(CLAY, 2)),
    bonus("822", 5, (PayOneOf(*[((good, 3),) for good in GRAIN]),), Gain(HOPS, 1)),
    bonus("823", 5, (Pay(SHEEP, 2),), Gain(SHEEP, 1)),
    bonus("824", 6, (LoseFields(1, sown=True),), NewFields(3)),
    bonus("825", 6, (LoseFields(3),), NewFields(5)),
    bonus("826", 7, (Pay(JEWEL, 2),), Gain(BARLEY, 2)),
    bonus("827", 8, (Pay(JEWEL, 3),), Gain(JEWEL, 1)),
    earned("828", 2, (Exactly(EMPTY_FIELDS, 0),), Gain(HOPS, 1)),
    earned("829", 2, (AtLeast(ALL_SHEEP, 5),), Gain(WOOL, 1)),
    earned("830", 2, (AtLeast(CLAYS, 7),), Gain(CLAY, 1)),
    earned("831", 3, (NO_FIELD_BELOW_5,), Sow(1)),
    earned("832", 3, (NO_FIELD_BELOW_5,), Gain(MILK, 1)),
    earned("833", 3, (AsMany(MILKS, Times(2, ROUND_NUMBER)),), Gain(HIDE, 1)),
    earned("834", 3, (AtLeast(HIDES, 3),), Gain(HIDE, 1)),
    earned("835", 3, (AtLeast(JEWELS, 5),), Gain(MEAT, 1)),
    earned("836", 3, (AtLeast(HOPSES, 6),), Gain(RYE, 1)),
    earned("837", 3, (AtLeast(WOOLS, 6),), Gain(WOOL, 1)),
    earned("838", 3, (AtLeast(FLAXES, 7),), Gain(FLAX, 1)),
    earned("839", 3, (AtLeast(TOOLS, 8),), Trade(((TOOL, 1),), 1)),
    earned(
        "840", 3, (AtLeast(TOOLS, 3), AtLeast(ALL_SHEEP, 3), AtLeast(JEWELS, 3)), Gain(FARMYARD, 1)
    ),
    earned("841", 3, (AtLeast(BARLEYS, 10),), Gain(BARLEY, 1)),
    earned("842", 3, (AtLeast(BARLEYS, 7), AtLeast(HOPSES, 5)), Gain(BARLEY, 1)),
    earned("843", 3, (AtLeast(MILKS, 7), AtLeast(ALL_SHEEP, 6)), Gain(SHEEP, 1)),
    earned("844", 4, (AtLeast(RYES, 6), AtLeast(MEATS, 5)), Gain(RYE, 1), Gain(MEAT, 1)),
    earned("845", 6, (AtLeast(MEATS, 6),), Gain(MEAT, 1)),
)
