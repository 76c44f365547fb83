"""Cards about young animals."""

from __future__ import annotations

from typing import Final

from .....farm.goods import BOAR, CATTLE, SHEEP, boar, cattle
from .....kernel.tableau import ANY, Listener, Says
from ...card import Card
from ...events import BEFORE_SCORING, GIVEN, HOME
from ...queries import SECOND_LAMB
from ...state import AgricolaState
from ...steps.animals import Breed
from ...steps.goods import Gain
from ..words import Flow, When
from .counting import sown_fields
from .words import minor, occupation

EXTRA: Final = 12
"""The round at whose end some animals breed once more."""
BREEDERS: Final = {"I252": 1 << BOAR - SHEEP, "K295": 1 << CATTLE - SHEEP}
"""The cards that let them, with the type as a bit."""
BOTH: Final = sum(BREEDERS.values())


def once_more(id: str) -> Listener[AgricolaState]:
    """All animals that breed once more do so together; of a seat's breeders the first says so."""
    flows: dict[int, Flow] = {kinds: Breed(kinds) for kinds in (BREEDERS[id], BOTH)}

    def hear(s: AgricolaState, owner: int, round: int) -> Flow | None:
        breeders = [card.id for card in s.seats[owner].tableau.cards if card.id in BREEDERS]
        if round != EXTRA or breeders[0] != id:
            return None
        return flows[sum([BREEDERS[breeder] for breeder in breeders])]

    return Listener(HOME, hear, ANY, steps=tuple(flows.values()))


CARDS: Final[list[Card]] = [
    occupation("E203", "Shepherd", Says(SECOND_LAMB), players=4),
    minor(
        "I101",
        "Animal Feed",
        When(BEFORE_SCORING, ANY, details=frozenset([GIVEN])).do(
            Breed(parents=1, cooks=False, young=False)
        ),
        need=sown_fields(4),
    ),
    occupation(
        "I252",
        "Pig Breeder",
        once_more("I252"),
        players=4,
        play=Gain(boar(1)),
    ),
    occupation(
        "K295",
        "Cattle Breeder",
        once_more("K295"),
        players=4,
        play=Gain(cattle(1)),
    ),
]
