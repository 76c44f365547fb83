"""Point cards: 901 to 925."""

from __future__ import annotations

from typing import Final

from ..card import (
    HallertauCard,
)
from ..costs import Alike, Pay, PayOneOf
from ..farm_costs import LoseFields
from ..measures import Played
from ..needs import (
    AtLeast,
    Either,
    Need,
)
from ..part import (
    Part,
)
from ..vocabulary import (
    BARLEY,
    BONUS,
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
    POINT,
    RYE,
    SHEEP,
    TOOL,
    WOOL,
)


def point(id: str, points: int, *costs: Part) -> HallertauCard:
    """A point card with a cost."""
    return HallertauCard(id, costs=costs, points=points)


def earned(id: str, points: int, need: Need) -> HallertauCard:
    """A point card with a condition."""
    return HallertauCard(id, (need,), points=points)


POINT_PLAYED: Final = AtLeast(Played(POINT), 1)


CARDS: Final[tuple[HallertauCard, ...]] = (
    earned("901", 2, Either(POINT_PLAYED, AtLeast(Played(BONUS), 7))),
    earned("902", 3, POINT_PLAYED),
    point("903", 4, Pay(TOOL, 3)),
    earned("904", 5, AtLeast(Played(GATEWAY), 6)),
    point("905", 6, Pay(TOOL, 5)),
    earned("906", 6, AtLeast(Played(FARMYARD), 6)),
    point("907", 7, Alike(5, 2)),
    point("908", 8, Alike(4, 3)),
    point("909", 10, Pay(HIDE, 2), Pay(JEWEL, 3)),
    point("910", 10, Pay(MEAT, 5)),
    point("911", 10, Pay(BARLEY, 6), Pay(JEWEL, 2)),
    point("912", 10, Pay(HOPS, 10)),
    point("913", 10, PayOneOf(*[((good, 11),) for good in GRAIN])),
    point("914", 10, Pay(FLAX, 6), Pay(HOPS, 6)),
    point("915", 10, Pay(HOPS, 6), Pay(RYE, 6)),
    point("916", 10, Pay(CLAY, 12)),
    point("917", 10, Pay(WOOL, 12)),
    point("918", 10, PayOneOf(((WOOL, 13),), ((MILK, 16),))),
    point("919", 10, Alike(14)),
    point("920", 10, Pay(MILK, 14)),
    point("921", 12, Pay(JEWEL, 4)),
    point("922", 12, LoseFields(7, rows=(3, 4, 5))),
    point("923", 12, Pay(SHEEP, 8)),
    point("924", 13, LoseFields(8)),
    point("925", 14, PayOneOf(((JEWEL, 5),), ((SHEEP, 10),))),
)
