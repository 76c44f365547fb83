"""Major improvements: choose, pay or hand one in, use what it brings at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import Goods, covers, named
from ....kernel.flow import Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..card import Card
from ..prices import A_MAJOR, prices
from ..reasons import CANNOT_PAY, CARD_GONE, NO_IMPROVEMENT, NOT_IN_GAME, explain
from ..state import AgricolaState, Seat
from ..vocabulary import BUILD, PAY, RETURN
from .buying import can_afford
from .payment import charge, limits, payable
from .tableaux import LAID, lose


def price(player: Seat, card: Card) -> Goods:
    """What a major improvement costs the seat."""
    return card.cost if player.tableau.plain else prices(player, A_MAJOR, card.cost, card.id)[0][0]


def ways(s: AgricolaState, seat: int, card: Card) -> list[int]:
    """How the seat can pay for a card: its cost, or an improvement handed in."""
    player = s.seats[seat]
    options: list[int] = []
    if payable(player, price(player, card)):
        options.append(PAY.base)
    if player.tableau.mask & card.returns_mask:
        for number in player.cards:
            if number < RETURN.end - RETURN.base and card.returns_mask >> number & 1:
                options.append(RETURN.base + number)
    return options


def build(s: AgricolaState, seat: int, card: Card, way: int) -> None:
    """Pay for a card and put it into play."""
    paid = price(s.seats[seat], card)
    s.majors &= ~(1 << card.number)
    if s.sink is not None:
        if way == PAY.base:
            s.sink.note(seat, "log-build", {"card": card.name, "goods": named(paid)})
        else:
            handed_in = s.rules.cards[way - RETURN.base].name
            s.sink.note(
                seat, "log-upgrade", {"card": card.name, "returned": Message(f"card-{handed_in}")}
            )
    s.stack.append((LAID.id, seat, card.number))
    if way == PAY.base:
        charge(s, seat, paid)
    else:
        lose(s, seat, way - RETURN.base)


@final
class BuildMajor(Choice[AgricolaState]):
    """One of the major improvements on offer."""

    asks: ClassVar[str] = "build"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        goods, offer = player.goods, s.rules.offers.get(s.majors)
        if offer is None:
            offer = s.rules.offer_of(s.majors)
        if player.tableau.mask & offer.returns:
            return 0
        for good, n, cost in offer.costs:
            if goods[good] >= n and covers(goods, cost):
                return 0
        if player.tableau.altered >> A_MAJOR & 1:
            for card in offer.cards:
                if can_afford(player, A_MAJOR, card.cost, card.id):
                    return 0
        elif player.tableau.trading:
            most = limits(player)
            for _, _, cost in offer.costs:
                if covers(most, cost) and payable(player, cost):
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
        goods, mask, plain = player.goods, player.tableau.mask, player.tableau.plain
        options: list[int] = []
        for card in s.rules.offer_of(s.majors).cards:
            if (
                mask & card.returns_mask
                or covers(goods, card.cost)
                or (not plain and can_afford(player, A_MAJOR, card.cost, card.id))
            ):
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
        values = {"card": card.name, "goods": named(price(s.seats[seat], card))}
        if not s.rules.majors >> card.number & 1:
            return explain(s.rules, NOT_IN_GAME, {"what": Message(f"card-{card.name}")})
        if not s.majors >> card.number & 1:
            return explain(s.rules, CARD_GONE, values)
        return explain(s.rules, CANNOT_PAY, values)


@final
class Payment(Question[AgricolaState]):
    """Several ways to pay for a card: the seat names one."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "payment"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-payment", {"card": s.rules.cards[frame[2]].name})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return ways(s, frame[1], s.rules.cards[frame[2]])

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        card = s.rules.cards[frame[2]]
        return card in s.rules.offer and bool(ways(s, frame[1], card))

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        build(s, frame[1], s.rules.cards[frame[2]], action)


PAYMENT: Final = Payment()
