"""Cards about young animals."""

from __future__ import annotations

from typing import Final

from .....farm.goods import BOAR, CATTLE, SHEEP, boar, cattle
from .....kernel.tableau import ANY, Says
from ...card import Card
from ...events import BEFORE_SCORING, GIVEN
from ...queries import SECOND_LAMB
from ...steps.animals import Breed
from ...steps.goods import Gain
from ..words import AT_HOME, When
from .counting import sown_fields
from .words import minor, occupation

EXTRA: Final = 12
"""The round at whose end some animals breed once more."""

CARDS: Final[list[Card]] = [
    occupation("E203", "Shepherd", Says(SECOND_LAMB), players=4),
    minor(
        "I101",
        "Animal Feed",
        When(BEFORE_SCORING, ANY, details=frozenset([GIVEN])).do(Breed(parents=1, cooks=False)),
        need=sown_fields(4),
    ),
    occupation(
        "I252",
        "Pig Breeder",
        AT_HOME.only(lambda s, owner, round: round == EXTRA).do(Breed(1 << BOAR - SHEEP)),
        players=4,
        play=Gain(boar(1)),
    ),
    occupation(
        "K295",
        "Cattle Breeder",
        AT_HOME.only(lambda s, owner, round: round == EXTRA).do(Breed(1 << CATTLE - SHEEP)),
        players=4,
        play=Gain(cattle(1)),
    ),
]
