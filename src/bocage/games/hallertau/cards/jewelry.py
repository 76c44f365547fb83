"""Farmyard cards around jewelry: 701 to 735."""

from __future__ import annotations

from typing import Final

from ..boardwork import (
    ClearRows,
    Visit,
)
from ..card import (
    HallertauCard,
)
from ..costs import KeepGrain, Pay, PayBy, PayOneOf
from ..counts import (
    ALL_SHEEP,
    BARLEYS,
    CENTRE_WINDOW,
    EMPTY_FIELDS,
    EXCHANGED,
    FIELDS,
    FREE_CARDS_PAID,
    FULL_SPACES,
    HARVEST_SAME,
    HIDES,
    JEWELS,
    LEAD,
    PROMPT,
    TOOLS,
    sown_with,
)
from ..effects import Gain, GainBy, NewFields, Pick, same_grain
from ..fieldwork import (
    Sow,
)
from ..measures import Half, Total
from ..needs import (
    AsMany,
    AtLeast,
    AtMost,
    Either,
    MoreThan,
)
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
from .beginner import (
    ONE_BONUS,
    card,
)
from .hops import (
    TO_TEN,
    paid,
)

CARDS: Final[tuple[HallertauCard, ...]] = (
    card("701", (AtLeast(BARLEYS, 11),), Gain(SHEEP, 1)),
    HallertauCard("702", (AtLeast(EXCHANGED, 3),), effects=(Gain(SHEEP, 1),), only=ACTIONS_PHASE),
    card("703", (AtLeast(FULL_SPACES, 1),), Gain(SHEEP, 1), NewFields(2)),
    card("704", (AtLeast(ALL_SHEEP, 4), AtMost(FIELDS, 7, 5, 4, 3)), NewFields(2, 3, 4, 5)),
    card("705", (AtLeast(ALL_SHEEP, 4), AtMost(TOOLS, 7, 4, 1)), Gain(TOOL, 1, 2, 3), ONE_BONUS),
    HallertauCard(
        "706", (AtLeast(HARVEST_SAME, 11),), effects=(Gain(TOOL, 1), Gain(JEWEL, 1)), only=HARVEST
    ),
    card("707", (AtLeast(TOOLS, 2, 6, 10),), Gain(JEWEL, 0, 1, 2), Gain(HIDE, 1), ONE_BONUS),
    card("708", (AtLeast(Total(TOOLS, FIELDS), 12),), Gain(JEWEL, 1)),
    card("709", (AtLeast(LEAD, 4),), Gain(JEWEL, 1)),
    card(
        "710",
        (AtLeast(Total(TOOLS, ALL_SHEEP), 8, 11, 16),),
        Gain(BARLEY, 2),
        Gain(HOPS, 1),
        Gain(CLAY, 2),
        Gain(BONUS, 0, 1, 2),
    ),
    card("711", (AsMany(Total(TOOLS, JEWELS), CENTRE_WINDOW),), Gain(RYE, 3), ONE_BONUS),
    card(
        "712",
        (Either(AtLeast(JEWELS, 3, 5, 7), AtLeast(TOOLS, 6, 8, 10)),),
        Gain(FLAX, 2, 3, 4),
        ONE_BONUS,
    ),
    card("713", (AtLeast(PROMPT, 1),), Gain(MILK, 1), same_grain(1), ONE_BONUS),
    card("714", (AtLeast(sown_with(FLAX), 1, 2, 3),), Gain(WOOL, 1, 3, 4), ONE_BONUS),
    card("715", (MoreThan(ALL_SHEEP, FIELDS),), Gain(MEAT, 2), ONE_BONUS),
    paid("716", (Pay(JEWEL, 1, 2, 4, 5),), Gain(SHEEP, 1, 2, 3, 4), ONE_BONUS),
    paid("717", (Pay(HOPS, 2, 3, 5),), Gain(SHEEP, 1), Gain(BONUS, 0, 1, 2)),
    paid("718", (PayOneOf(((HIDE, 3),), ((HOPS, 4),)),), NewFields(3, n=2), ONE_BONUS),
    paid("719", (Pay(JEWEL, 2, 7, 9),), Gain(JEWEL, 0, 6, 9), NewFields(3, n=2), ONE_BONUS),
    paid("720", (Pay(SHEEP, 1),), Gain(CLAY, 2), Gain(TOOL, 2), ONE_BONUS),
    paid("721", (Pay(JEWEL, 1),), Gain(TOOL, 3), same_grain(1), ONE_BONUS),
    paid("722", (Pay(HOPS, 3),), Gain(TOOL, 1), Gain(JEWEL, 1), ONE_BONUS),
    paid(
        "723",
        (
            PayOneOf(
                ((FLAX, 7),),
                ((FLAX, 5), (HIDE, 1)),
                ((FLAX, 3), (HIDE, 2)),
                ((FLAX, 1), (HIDE, 3)),
                ((HIDE, 4),),
            ),
        ),
        Gain(JEWEL, 2),
        ONE_BONUS,
    ),
    HallertauCard(
        "724", costs=(PayBy(BARLEY, EMPTY_FIELDS),), effects=(Gain(JEWEL, 1),), never=HARVEST
    ),
    paid("725", (Pay(TOOL, 1),), ClearRows("land-sale", "town-hall"), ONE_BONUS),
    HallertauCard("726", costs=(Pay(JEWEL, 1),), effects=(Visit(),), never=ACTIONS_PHASE),
    paid("727", (PayOneOf(((JEWEL, 1),), ((TOOL, 3),)),), Gain(CLAY, 7)),
    paid("728", (KeepGrain(3),), Sow(3), ONE_BONUS),
    paid("729", (Pay(JEWEL, 1),), NewFields(4), Sow(1)),
    paid("730", (PayBy(RYE, FREE_CARDS_PAID),), Gain(MILK, 3), ONE_BONUS),
    paid("731", (Pay(TOOL, 1),), GainBy(BARLEY, Half(HIDES)), GainBy(WOOL, Half(HIDES)), ONE_BONUS),
    paid("732", (Pay(JEWEL, 1),), Pick((HIDE, (4,)), (WOOL, (5,))), ONE_BONUS),
    paid("733", (PayBy(BARLEY, TO_TEN),), Gain(HIDE, 6), Gain(MEAT, 2), ONE_BONUS),
    paid("734", (Pay(JEWEL, 2, 6, 9),), Gain(JEWEL, 0, 5, 9), Gain(MEAT, 6), ONE_BONUS),
    paid("735", (Pay(JEWEL, 1),), Gain(FARMYARD, 2), Gain(BONUS, 2)),
)
