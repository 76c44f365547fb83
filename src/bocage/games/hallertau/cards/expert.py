"""Gateway cards for experts: 201 to 230."""

from __future__ import annotations

from typing import Final

from ..boardwork import ClearSpace
from ..card import HallertauCard
from ..counts import (
    ALL_SHEEP,
    CARDS_WITH_SHEEP,
    CENTRE_WINDOW,
    CLAYS,
    EMPTY_FIELDS,
    FIELDS,
    FULL_SPACES,
    HARVEST_TOTAL,
    HIDES,
    HOPSES,
    JEWELS,
    LAST_WORKER_USED,
    MEATS,
    MILKS,
    OTHER_CARDS,
    RYES,
    SHEEP_ON_ONE_CARD,
    SOWN_FIELDS,
    TOOLS,
    WOOLS,
    in_rows,
    sown_with,
)
from ..effects import DifferentGrain, Gain, GainBy, GainByStep, NewFields, Pick
from ..fieldwork import GrainToSow, HarvestNow, RaiseUpTo, Sow, SowGood
from ..measures import Least, Rest, Total
from ..needs import AsMany, AtLeast, ByStep, Exactly
from ..sheepwork import MoveSheep, PerSheepOnACard
from ..vocabulary import (
    ACTIONS_PHASE,
    BARLEY,
    BONUS,
    CLAY,
    FARMYARD,
    FLAX,
    HARVEST,
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
    card("201", (AsMany(ALL_SHEEP, FIELDS),), MoveSheep(2), Gain(MILK, 1), ONE_BONUS),
    card("202", (AtLeast(FULL_SPACES, 1),), Gain(MILK, 1), Gain(SHEEP, 1), ONE_BONUS),
    card("203", (Exactly(in_rows(2, 3), 0),), Gain(SHEEP, 1)),
    card("204", (AtLeast(ALL_SHEEP, 2, 3, 4, 5),), NewFields(2, 3, 4, 5)),
    card("205", (AtLeast(FIELDS, 6, 7),), NewFields(2, 5)),
    card("206", (AtLeast(JEWELS, 2, 3, 5),), GainByStep((MEAT, 1), (TOOL, 1), (SHEEP, 1))),
    card("207", (AtLeast(FIELDS, 5), AtLeast(HOPSES, 0, 2, 4)), Gain(TOOL, 0, 1, 2), ONE_BONUS),
    HallertauCard(
        "208", (AtLeast(HARVEST_TOTAL, 16),), effects=(Gain(TOOL, 1), ONE_BONUS), only=HARVEST
    ),
    card("209", (AtLeast(SHEEP_ON_ONE_CARD, 3, 5, 6),), Gain(JEWEL, 1, 2, 3)),
    card("210", (AtLeast(HOPSES, 2),), ClearSpace(), ONE_BONUS),
    card(
        "211",
        (ByStep(AtLeast(CLAYS, 3), AtLeast(HOPSES, 3)),),
        GainByStep((HOPS, 2), (CLAY, 2)),
        ONE_BONUS,
    ),
    card(
        "212",
        (AtLeast(TOOLS, 5, 6, 7),),
        GainBy(CLAY, Rest(12, CENTRE_WINDOW), Rest(13, CENTRE_WINDOW), Rest(14, CENTRE_WINDOW)),
    ),
    card("213", (AtLeast(sown_with(HOPS), 1),), Pick((MILK, (1,)), (CLAY, (1,))), Sow(1)),
    card("214", (Exactly(EMPTY_FIELDS, 1),), GrainToSow(2), ONE_BONUS),
    card("215", (AtLeast(OTHER_CARDS, 3, 4, 5, 6),), DifferentGrain(1, 2, 3, 4), ONE_BONUS),
    card("216", (AtLeast(Total(TOOLS, JEWELS), 7),), GainBy(RYE, SOWN_FIELDS)),
    card("217", (AtLeast(JEWELS, 3),), PerSheepOnACard(BARLEY), ONE_BONUS),
    card("218", (AsMany(RYES, CENTRE_WINDOW),), Gain(BARLEY, 2), Gain(HOPS, 1), ONE_BONUS),
    card("219", (AtLeast(MILKS, 5),), GainBy(FLAX, Rest(13, CENTRE_WINDOW))),
    card(
        "220", (AtLeast(SOWN_FIELDS, 3, 4, 6),), Gain(HOPS, 1), Gain(MEAT, 1), Gain(BONUS, 0, 1, 2)
    ),
    card("221", (AtLeast(SOWN_FIELDS, 2), AtLeast(TOOLS, 3)), HarvestNow(2), ONE_BONUS),
    HallertauCard(
        "222",
        (AtLeast(LAST_WORKER_USED, 1), Exactly(SOWN_FIELDS, 0)),
        effects=(RaiseUpTo(3), ONE_BONUS),
        only=ACTIONS_PHASE,
    ),
    card("223", (AtLeast(Least(ALL_SHEEP, JEWELS), 1, 2, 3),), Gain(MILK, 1, 2, 3)),
    card(
        "224",
        (AtLeast(Least(HIDES, MEATS, MILKS, WOOLS), 1, 2, 3),),
        Gain(MILK, 3),
        Gain(BONUS, 0, 1, 2),
    ),
    card(
        "225",
        (AtLeast(CARDS_WITH_SHEEP, 2),),
        Gain(MEAT, 1),
        Gain(MILK, 1),
        Gain(WOOL, 1),
        ONE_BONUS,
    ),
    card(
        "226",
        (AtLeast(ALL_SHEEP, 3), AtLeast(JEWELS, 3)),
        Gain(FLAX, 1),
        Gain(HIDE, 1),
        Gain(MILK, 1),
        Gain(WOOL, 1),
    ),
    card("227", (AtLeast(OTHER_CARDS, 3, 5, 6),), Gain(WOOL, 0, 1, 2), ONE_BONUS),
    card("228", (AtLeast(sown_with(BARLEY, RYE), 4),), Gain(HIDE, 2), ONE_BONUS),
    card("229", (Exactly(EMPTY_FIELDS, 1),), SowGood(MEAT, certain=True)),
    card("230", (AtLeast(ALL_SHEEP, 1, 2, 3, 4),), Gain(HOPS, 0, 1, 2, 3), Gain(FARMYARD, 1)),
)
