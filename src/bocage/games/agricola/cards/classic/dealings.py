"""Cards by which seats deal with each other: purchases, loans, shares, answers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from .....farm.goods import (
    FOOD,
    GRAIN,
    REED,
    STONE,
    WOOD,
    clay,
    count_of,
    food,
    grain,
    named,
    reed,
    stone,
    wood,
)
from .....kernel.flow import Deed
from .....kernel.messages import Message, Reason
from .....kernel.state import Frame
from .....kernel.tableau import ANY, OTHERS, Listener
from ...abilities.board import Claims
from ...abilities.land import Plough
from ...abilities.playing import FromHand, Remembers
from ...abilities.points import Scores
from ...card import Card, Does
from ...deals import Trades
from ...events import (
    AFTER_FIELDS,
    BEFORE_FEEDING,
    BEFORE_ROUND,
    BROUGHT,
    OCCUPATION_PLAYED,
    PLOWED_MORE,
    TAKEN,
)
from ...reasons import NO_GRAIN, explain
from ...state import HARVESTS, AgricolaState
from ...steps.exchange import exchange_in_words
from ...steps.fields import Plow
from ...steps.neighbours import BuyFrom, Haggle, OfferedTo, TakeFromField
from ...steps.occupations import Answer
from ...steps.payment import pay_to
from ...steps.schedule import Note
from ...steps.supply import LYING, THROUGH, delayed_by, exchange
from ...steps.tableaux import owner_of
from ...vocabulary import ALL_SPACES
from ..words import Flow, When, occupations
from .hearing import by_actor
from .ploughs import PLOWING
from .trades import ALWAYS
from .words import minor, occupation

SEATS: Final = 5
EVERYBODY: Final = (1 << SEATS) - 1
REED_SPACES: Final = ("reed-bank", "resource-market", "reed-stone-wood")
"""The spaces with four and five seats that give reed."""
STONE_SPACES: Final = (
    "western-quarry",
    "eastern-quarry",
    "resource-market",
    "reed-stone-wood",
)
"""The spaces that give stone."""


@final
class Mill(Deed[AgricolaState]):
    """A grain becomes 3 food, one of which goes to the owner of the card."""

    asks: ClassVar[str] = "use-cards"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if s.seats[seat].goods[GRAIN] else NO_GRAIN

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        owner = owner_of(s, self.card)
        if owner == frame[1]:
            return exchange_in_words(named(grain(1)), named(food(3)))
        return Message("prompt-mill", {"by": owner})

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.sink is not None:
            values = {"card": s.rules.cards[self.card].name, "food": 3, "goods": {"grain": 1}}
            s.sink.note(seat, "log-craft", values)
        exchange(s, seat, ((GRAIN, 1),), ((FOOD, 3),))
        owner = owner_of(s, self.card)
        if owner != seat:
            pay_to(s, seat, owner, food(1))


def water_mill() -> tuple[Does, ...]:
    """After the field phase of a harvest everybody may mill; outside it the owner alone."""
    flows: list[Flow] = [OfferedTo(seat, Mill()) for seat in range(SEATS)]

    def hear(s: AgricolaState, owner: int, actor: int, round: int) -> Flow | None:
        return flows[actor] if round in HARVESTS else None

    for_others = by_actor(AFTER_FIELDS, hear, *flows, regardless=True)
    return When(AFTER_FIELDS).may(Mill()), for_others


def taken(goods: int, good: int) -> int:
    """How many of a good came from a space."""
    return count_of(goods, good, LYING) + count_of(goods, good, THROUGH)


def wood_buyer() -> Does:
    """One of the wood that another seat has taken."""
    flows: list[Flow] = [BuyFrom(seat, WOOD) for seat in range(SEATS)]

    def hear(s: AgricolaState, owner: int, actor: int, goods: int) -> Flow | None:
        return flows[actor] if taken(goods, WOOD) else None

    return by_actor(BROUGHT, hear, *flows, optional=True)


def noting(number: int) -> Note:
    """The card remembers a number."""
    return Note(lambda s, seat: number)


def first_buyer(good: int, spaces: tuple[str, ...]) -> tuple[Does, ...]:
    """One of a good that another seat is the first to take in a round.

    Of goods that come later the card remembers whose they are.
    """
    flows: list[Flow] = [BuyFrom(seat, good, bonus=1) for seat in range(SEATS)]
    notes: list[Flow] = [noting(actor + 1) for actor in range(SEATS)]
    forget = Note(lambda s, seat: 0)

    def nobody_before(s: AgricolaState) -> bool:
        people = 0
        for space in spaces:
            index = s.rules.space_of[ALL_SPACES.index(space)]
            if index >= 0:
                people += len([token for token in s.occupants[index] if token % 2 == 0])
        return people == 1

    def late(s: AgricolaState, owner: int, actor: int, goods: int) -> Flow | None:
        first = taken(goods, good) and delayed_by(s, actor) >= 0 and nobody_before(s)
        return notes[actor] if first else None

    def hear(s: AgricolaState, owner: int, actor: int, goods: int) -> Flow | None:
        if not taken(goods, good):
            return None
        if delayed_by(s, actor) >= 0:
            return flows[actor] if s.seats[owner].recall(forget.card) == actor + 1 else None
        return flows[actor] if nobody_before(s) else None

    return (
        by_actor(BROUGHT, hear, *flows, optional=True),
        by_actor(TAKEN, late, *notes),
        When(BEFORE_ROUND, ANY).do(forget),
    )


def answers_to_the_chief() -> FromHand:
    """Chief's Daughter: played from the hand when somebody else has played the Chief."""
    answer = Answer()

    def hear(s: AgricolaState, owner: int, card: int) -> Flow | None:
        if s.rules.cards[card].id != "E172" or owner_of(s, answer.card) >= 0:
            return None
        return answer

    return FromHand(Listener(OCCUPATION_PLAYED, hear, OTHERS, True, (answer,)))


def daughter(s: AgricolaState, seat: int, memory: int) -> int:
    """Chief's Daughter: by the house."""
    return (0, 1, 3)[s.seats[seat].house]


CARDS: Final[list[Card]] = [
    minor(
        "I68",
        "Harrow",
        Plough(1, PLOWING, lent=2),
        Remembers(lambda player, memory: {}, EVERYBODY),
        cost=wood(2),
    ),
    minor("I70", "Punner", When(PLOWED_MORE, OTHERS).may(Plow()), cost=wood(1)),
    minor("I80", "Spinney", Claims("forest", WOOD), cost=wood(1), need=occupations(3), points=1),
    minor(
        "I103",
        "Water Mill",
        *water_mill(),
        cost=wood(1) + clay(2) + reed(1) + stone(2),
        points=2,
    ),
    occupation("E173", "Chief’s Daughter", answers_to_the_chief(), Scores(daughter)),
    occupation(
        "I223", "Harvest Helper", When(BEFORE_FEEDING, ANY).may(TakeFromField(2)), players=3
    ),
    occupation("I234", "Wood Buyer", wood_buyer(), players=3),
    occupation(
        "I239",
        "Corn Profiteer",
        Trades((grain(1), food(2)), named=True, at=ALWAYS, flow=Haggle(2, 3)),
        players=4,
    ),
    occupation("I251", "Reed Buyer", *first_buyer(REED, REED_SPACES), players=4),
    occupation("I255", "Stone Buyer", *first_buyer(STONE, STONE_SPACES), players=4),
]
