"""Animals that are borrowed and given back: the Tenant Farmer."""

from __future__ import annotations

from typing import Final, final

from .....farm.goods import ANIMALS, boar, cattle, named, sheep
from .....farm.slots import Counts
from .....kernel.flow import Deed
from .....kernel.messages import Message, Reason
from .....kernel.state import Frame
from .....kernel.tableau import ANY, Allows
from ...abilities.points import CountsAnimals, Scores
from ...card import Card
from ...events import BEFORE_SCORING, BREEDING, FIELDS, OWED, PREPARATION, WORK
from ...reasons import NO_EFFECT, explain
from ...state import AgricolaState, Seat
from ...steps.goods import Gain
from ...steps.supply import leave
from ..words import When
from .words import occupation

LENT: Final = sheep(1) + boar(1) + cattle(1)


def owned_types(player: Seat) -> list[int]:
    """The types of which the seat has an animal to give back."""
    return [good for good in ANIMALS if player.goods[good]]


@final
class GiveBack(Deed[AgricolaState]):
    """An animal of each type goes back; the card remembers 1 more than the types missing.

    Before the end `all` must be there.
    """

    def __init__(self, all: bool) -> None:
        super().__init__()
        self.all = all
        self.fallible = all

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.recall(self.card) or (self.all and len(owned_types(player)) < len(ANIMALS)):
            return NO_EFFECT
        return 0

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"card": s.rules.cards[self.card].name})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        returned = tuple([(good, 1) for good in owned_types(s.seats[frame[1]])])
        return Message("prompt-give-back", {"goods": named(returned)})

    def do(self, s: AgricolaState, seat: int) -> None:
        returned = tuple([(good, 1) for good in owned_types(s.seats[seat])])
        player = leave(s, seat, returned)
        player.remember(self.card, 1 + len(ANIMALS) - len(returned))
        if s.sink is not None:
            values = {"card": s.rules.cards[self.card].name, "goods": named(returned)}
            s.sink.note(seat, "log-give-back", values)


def still_owed(player: Seat, memory: int) -> Counts:
    """What will be given back, as long as nothing was: it does not score."""
    owned = [] if memory else owned_types(player)
    a, b, c = [-1 if good in owned else 0 for good in ANIMALS]
    return (a, b, c, 0)


def missing(s: AgricolaState, seat: int, memory: int) -> int:
    """A point lost for every type that cannot be given back."""
    if memory:
        return 1 - memory
    return len(owned_types(s.seats[seat])) - len(ANIMALS)


CARDS: Final[list[Card]] = [
    occupation(
        "E215",
        "Tenant Farmer",
        Allows(GiveBack(all=True), (WORK, PREPARATION, FIELDS, BREEDING)),
        When(BEFORE_SCORING, ANY, details=frozenset([OWED])).do(GiveBack(all=False)),
        CountsAnimals(still_owed, living=True),
        Scores(missing),
        players=4,
        play=Gain(LENT),
    ),
]
