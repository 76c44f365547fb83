"""The twenty spaces of the action board, five to a section."""

from __future__ import annotations

from typing import Final

from .boardwork import FirstPlayer, StepBack
from .counts import ALL_SHEEP, ROUND_NUMBER
from .effects import AnyGrain, ClayOr, Gain, GainBy, NewFields, Pick
from .fieldwork import Fertilize, FieldOrSow, SellField, Sow
from .part import Part
from .sheepwork import Breed, Butcher, MoveSheep
from .vocabulary import (
    BONUS,
    CLAY,
    FARMYARD,
    GATEWAY,
    HIDE,
    JEWEL,
    MEAT,
    MILK,
    POINT,
    SHEEP,
    SPACES,
    WOOL,
)

MILK_OR_WOOL: Final = Pick((MILK, (1,)), (WOOL, (1,)))

EFFECTS: Final[dict[str, tuple[Part, ...]]] = {
    "gateway-card": (FirstPlayer(), Gain(GATEWAY, 1)),
    "sheep-breeding": (Breed(),),
    "sheep-shearing": (GainBy(WOOL, ALL_SHEEP), MoveSheep(1)),
    "clay-delivery": (GainBy(CLAY, ROUND_NUMBER),),
    "farming": (FieldOrSow(row=5, n=4),),
    "farmyard-card": (FirstPlayer(), Gain(FARMYARD, 1)),
    "butchery": (Butcher((MEAT, 4), (HIDE, 2)),),
    "nursery": (ClayOr(3),),
    "busy-weekend": (MILK_OR_WOOL, Sow(2)),
    "clearing": (NewFields(2), Gain(CLAY, 1)),
    "bonus-card": (FirstPlayer(), Gain(BONUS, 1)),
    "small-trade": (AnyGrain(2), MILK_OR_WOOL, MoveSheep(1)),
    "cultivation": (Sow(3),),
    "weekly-market": (Gain(SHEEP, 1), Gain(MEAT, 1)),
    "land-sale": (SellField((JEWEL, 1), (CLAY, 3)),),
    "point-card": (FirstPlayer(), Gain(POINT, 1)),
    "fertilizing": (Fertilize(2, 5), Sow(1)),
    "tool-shed": (ClayOr(4, row=4),),
    "town-hall": (StepBack(2),),
    "sheep-market": (Gain(SHEEP, 1), Gain(HIDE, 1)),
}
PARTS: Final = [EFFECTS[space] for space in SPACES]
COUNT: Final = len(PARTS)
ROWS: Final = tuple([3 if space.endswith("-card") else 7 for space in SPACES])
"""The rows of each space, as bits."""
