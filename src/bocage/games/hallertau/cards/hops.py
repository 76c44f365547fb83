"""Farmyard cards around hops: 401 to 435."""

from __future__ import annotations

from typing import Final

from ..boardwork import (
    Visit,
)
from ..card import (
    HallertauCard,
)
from ..costs import Discard, Pay, PayBy, PayOneOf
from ..counts import (
    ALL_SHEEP,
    CENTRE_WINDOW,
    FIELDS,
    JEWELS,
    MEATS,
    TOOLS,
    WOOLS,
    in_rows,
    sown_with,
)
from ..effects import Gain, NewFields, Pick
from ..farm_costs import LoseFields
from ..fieldwork import (
    DoubleHarvest,
    Sow,
)
from ..measures import Played, Rest, Total
from ..needs import (
    AsMany,
    AtLeast,
    Either,
    Exactly,
)
from ..part import (
    Part,
)
from ..sheepwork import MoveSheep
from ..vocabulary import (
    ACTIONS_PHASE,
    BARLEY,
    BONUS,
    CLAY,
    FLAX,
    GATEWAY,
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


def paid(id: str, costs: tuple[Part, ...], *effects: Part) -> HallertauCard:
    """A card that asks for a cost only."""
    return HallertauCard(id, costs=costs, effects=effects)


TO_EIGHT: Final = Rest(8, FIELDS)
TO_TEN: Final = Rest(10, JEWELS)


CARDS: Final[tuple[HallertauCard, ...]] = (
    paid("401", (PayOneOf(((BARLEY, 1),), ((RYE, 1),)),), MoveSheep(2), ONE_BONUS),
    card("402", (Exactly(in_rows(2, 3, 4), 0),), Gain(MILK, 1), Gain(SHEEP, 1)),
    card("403", (AtLeast(Played(GATEWAY), 5),), Gain(SHEEP, 1)),
    paid("404", (PayBy(RYE, TO_EIGHT),), Gain(SHEEP, 1), ONE_BONUS),
    paid(
        "405",
        (Pay(BARLEY, 1), Pay(FLAX, 1), Pay(HOPS, 1), Pay(RYE, 1)),
        Gain(MILK, 1),
        Gain(WOOL, 2),
        Gain(SHEEP, 1),
        ONE_BONUS,
    ),
    paid("406", (Pay(HOPS, 4),), Gain(HOPS, 2), Gain(SHEEP, 1), ONE_BONUS),
    card("407", (AtLeast(FIELDS, 7),), NewFields(3), ONE_BONUS),
    paid("408", (Pay(SHEEP, 1),), NewFields(5), ONE_BONUS),
    paid("409", (Pay(CLAY, 2), LoseFields(1, rows=(5,))), NewFields(2, n=3)),
    paid("410", (Pay(JEWEL, 1),), NewFields(2, n=2)),
    paid("411", (Pay(HOPS, 4),), NewFields(3, n=2)),
    paid("412", (Pay(HOPS, 3, 5, 7),), Gain(HOPS, 0, 3, 6), NewFields(4), ONE_BONUS),
    paid("413", (Pay(SHEEP, 1, 2, 3),), Gain(TOOL, 1, 2, 3), Gain(BONUS, 1, 2, 3)),
    paid("414", (Discard(2),), Gain(TOOL, 1), ONE_BONUS),
    paid("415", (Pay(TOOL, 7),), Gain(TOOL, 3), Gain(JEWEL, 2)),
    card("416", (Either(AtLeast(ALL_SHEEP, 11), AtLeast(FIELDS, 8)),), Gain(JEWEL, 1)),
    card("417", (AsMany(WOOLS, CENTRE_WINDOW),), Gain(JEWEL, 1)),
    paid("418", (Pay(HOPS, 5, 6, 8),), Gain(JEWEL, 2), Gain(BONUS, 0, 1, 2)),
    HallertauCard("419", costs=(Pay(JEWEL, 1),), effects=(Visit(),), never=ACTIONS_PHASE),
    paid("420", (Pay(TOOL, 2),), Gain(CLAY, 2), Gain(BONUS, 2)),
    paid("421", (LoseFields(1),), Gain(CLAY, 5)),
    card("422", (AtLeast(sown_with(HOPS), 1, 2, 3),), Gain(BARLEY, 0, 2, 4), ONE_BONUS),
    card("423", (AtLeast(MEATS, 5), AtLeast(WOOLS, 3)), Gain(FLAX, 3), ONE_BONUS),
    paid("424", (Pay(HOPS, 3),), Gain(RYE, 5), ONE_BONUS),
    paid("425", (Pay(HOPS, 8),), Gain(HOPS, 3), Gain(RYE, 3), Gain(BONUS, 2)),
    HallertauCard("426", (AtLeast(TOOLS, 6),), effects=(DoubleHarvest(),), only=HARVEST),
    HallertauCard("427", costs=(Pay(MILK, 0, 1, 3),), effects=(Sow(1, 2, 3),), only=HARVEST),
    card(
        "428",
        (AsMany(Total(FIELDS, JEWELS), CENTRE_WINDOW),),
        Gain(HIDE, 1),
        Gain(MILK, 1),
        Gain(WOOL, 1),
        ONE_BONUS,
    ),
    card("429", (AsMany(ALL_SHEEP, FIELDS),), Gain(HIDE, 2), Gain(WOOL, 1)),
    paid("430", (Pay(TOOL, 1),), Gain(MILK, 2), ONE_BONUS),
    paid("431", (Pay(MILK, 1, 3, 5),), Gain(HIDE, 1, 3, 5), ONE_BONUS),
    paid(
        "432", (Pay(HOPS, 1, 2, 3, 4),), Pick((HIDE, (0, 1, 2, 3)), (WOOL, (0, 1, 2, 3))), ONE_BONUS
    ),
    paid("433", (Pay(JEWEL, 1),), Gain(MEAT, 2), Gain(MILK, 2), ONE_BONUS),
    paid("434", (LoseFields(2),), Gain(MEAT, 6)),
    paid("435", (Pay(BARLEY, 1, 3, 6),), Gain(GATEWAY, 1, 2, 3)),
)
