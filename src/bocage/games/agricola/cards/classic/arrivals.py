"""Cards that hear of whatever comes to their owner's supply."""

from __future__ import annotations

from typing import Final, final

from .....farm.goods import CLAY, NAMES, REED, STONE, VEGETABLE, WOOD, count_of, grain
from .....kernel.flow import Deed
from .....kernel.tableau import OWN, Listener
from ...abilities.playing import Remembers
from ...card import MINOR, Card, Does
from ...events import ARRIVED
from ...state import AgricolaState, Seat
from ...steps.goods import receive
from ...steps.supply import ELSEWHERE, OF_CARD, source_of
from ..words import Flow, When
from .words import occupation

SELLER: Final = (WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE)
"""The building resources on the Resource Seller, from the top."""


def from_people_or_minors(s: AgricolaState, owner: int, arrived: int) -> bool:
    """Market Woman: vegetables of an own person's action or of a minor improvement."""
    if not count_of(arrived, VEGETABLE):
        return False
    source = source_of(arrived)
    if source < OF_CARD:
        return source < ELSEWHERE
    return s.rules.cards[source - OF_CARD].kind == MINOR


@final
class TakeMarkers(Deed[AgricolaState]):
    """So many of the resources that lie on the card, from the top."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        for _ in range(self.n):
            gone = s.seats[seat].recall(self.card)
            s.own(seat).remember(self.card, gone + 1)
            receive(s, seat, ((SELLER[gone], 1),), OF_CARD + self.card)


def resource_seller() -> tuple[Does, ...]:
    """Whatever arrives brings its kind from the top of the pile, once per kind."""
    flows = [TakeMarkers(n) for n in range(1, len(set(SELLER)) + 1)]

    def hear(s: AgricolaState, owner: int, arrived: int) -> Flow | None:
        gone = first = s.seats[owner].recall(flows[0].card)
        while (
            gone < len(SELLER)
            and count_of(arrived, SELLER[gone])
            and SELLER[gone] not in SELLER[first:gone]
        ):
            gone += 1
        return flows[gone - first - 1] if gone > first else None

    def shown(player: Seat, gone: int) -> dict[str, int]:
        left = SELLER[gone:]
        return {NAMES[good]: left.count(good) for good in sorted(set(left))}

    return Listener(ARRIVED, hear, OWN, steps=tuple(flows)), Remembers(shown)


CARDS: Final[list[Card]] = [
    occupation("K292", "Market Woman", When(ARRIVED).only(from_people_or_minors).gain(grain(2))),
    occupation("K310", "Resource Seller", *resource_seller()),
]
