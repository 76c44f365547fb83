"""Major improvements: choose, pay or hand one in, use what it brings at once."""

from __future__ import annotations

from typing import Final, final

from ....farm.goods import FOOD, covers, named
from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..events import BUILT, TELL
from ..reasons import CANNOT_PAY, CARD_GONE, NO_IMPROVEMENT, NOT_IN_GAME, explain
from ..state import AgricolaState
from ..tableau import Card, Tableau
from ..vocabulary import BUILD, PAY, RETURN, ROUNDS
from .goods import pay


def ways(s: AgricolaState, seat: int, card: Card) -> list[int]:
    """How the seat can pay for a card: its cost, or an improvement handed in."""
    player = s.seats[seat]
    options: list[int] = []
    if covers(player.goods, card.cost):
        options.append(PAY.base)
    if player.tableau.mask & card.returns_mask:
        for number in player.cards:
            if card.returns_mask >> number & 1:
                options.append(RETURN.base + number)
    return options


_tableaux: Final[dict[tuple[int, ...], Tableau]] = {}


def tableau_of(s: AgricolaState, cards: tuple[int, ...]) -> Tableau:
    """What these cards come to together; recent answers are kept."""
    tableau = _tableaux.get(cards)
    if tableau is None:
        if len(_tableaux) >= 1000:
            _tableaux.clear()
        tableau = Tableau(tuple([s.rules.cards[number] for number in cards]))
        _tableaux[cards] = tableau
    return tableau


def set_cards(s: AgricolaState, seat: int, cards: tuple[int, ...]) -> None:
    """The seat's played cards, in order of play."""
    player = s.own(seat)
    player.cards = cards
    player.tableau = tableau_of(s, cards)
    s.heard = 0
    for other in s.seats:
        s.heard |= other.tableau.listening.mask


def lose(s: AgricolaState, seat: int, number: int) -> None:
    """A major improvement goes back on offer; in the revised edition its deliveries end."""
    set_cards(s, seat, tuple([n for n in s.seats[seat].cards if n != number]))
    s.majors |= 1 << number
    if not s.rules.edition.lost_card_pays and s.scheduled:
        s.scheduled = tuple([e for e in s.scheduled if e[1] != seat or e[4] != number])


def build(s: AgricolaState, seat: int, card: Card, way: int) -> None:
    """Pay for a card and put it into play."""
    if way == PAY.base:
        pay(s, seat, card.cost)
    else:
        lose(s, seat, way - RETURN.base)
    s.majors &= ~(1 << card.number)
    set_cards(s, seat, (*s.seats[seat].cards, card.number))
    if s.sink is not None:
        if way == PAY.base:
            s.sink.note(seat, "log-build", {"card": card.name, "goods": named(card.cost)})
        else:
            handed_in = s.rules.cards[way - RETURN.base].name
            s.sink.note(
                seat, "log-upgrade", {"card": card.name, "returned": Message(f"card-{handed_in}")}
            )
    TELL.tell(s, BUILT, seat, card.number)


@final
class BuildMajor(Choice[AgricolaState]):
    """One of the major improvements on offer."""

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        goods, offer = player.goods, s.rules.offer_of(s.majors)
        if player.tableau.mask & offer.returns:
            return 0
        for good, n, cost in offer.costs:
            if goods[good] >= n and covers(goods, cost):
                return 0
        return NO_IMPROVEMENT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-build")

    def owns(self, action: int) -> bool:
        return BUILD.base <= action < BUILD.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        goods, mask = player.goods, player.tableau.mask
        options: list[int] = []
        for card in s.rules.offer_of(s.majors).cards:
            if covers(goods, card.cost) or mask & card.returns_mask:
                options.append(BUILD.base + card.number)
        return options

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        card = s.rules.cards[action - BUILD.base]
        options = ways(s, seat, card)
        if len(options) == 1:
            build(s, seat, card, options[0])
        else:
            s.stack.append((PAYMENT.id, seat, card.number))

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        card = s.rules.cards[action - BUILD.base]
        values = {"card": card.name, "goods": named(card.cost)}
        if not s.rules.majors >> card.number & 1:
            return explain(s.rules, NOT_IN_GAME, {"what": Message(f"card-{card.name}")})
        if not s.majors >> card.number & 1:
            return explain(s.rules, CARD_GONE, values)
        return explain(s.rules, CANNOT_PAY, values)


@final
class Payment(Step[AgricolaState]):
    """Several ways to pay for a card: the seat names one."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.size = 3
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-payment", {"card": s.rules.cards[frame[2]].name})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return ways(s, frame[1], s.rules.cards[frame[2]])

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        build(s, frame[1], s.rules.cards[frame[2]], action)


@final
class FoodOnRounds(Deed[AgricolaState]):
    """One food on each of the next round spaces, as many as there still are."""

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        card = s.seats[seat].cards[-1]
        last = min(s.round + self.rounds, ROUNDS)
        s.scheduled += tuple(
            [(round, seat, FOOD, 1, card) for round in range(s.round + 1, last + 1)]
        )


PAYMENT: Final = Payment()
