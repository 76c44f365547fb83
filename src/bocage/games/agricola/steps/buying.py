"""Buying what has a price: by which of several ways it is paid for."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import MATERIALS, NOTHING, Goods, named, undercuts
from ....kernel.flow import DONE, Question
from ....kernel.messages import Message
from ....kernel.state import Frame
from ..prices import A_MAJOR, A_MINOR, REPLACES, Price, amount, prices, with_amount
from ..state import AgricolaState, Seat
from ..vocabulary import HOUSES, SPEND, USE
from .payment import charge, packed, pay, payable, tell_once_paid, unpacked


def thing_named(s: AgricolaState, kind: int, thing: int) -> str:
    """A thing that is paid for: a card by its id, a room or renovation by its house."""
    if kind in (A_MAJOR, A_MINOR):
        return s.rules.cards[thing].id
    return HOUSES[thing]


def affordable(player: Seat, kind: int, cost: Goods, thing: str) -> list[Price]:
    """The ways to pay for something that the seat can afford."""
    return [price for price in prices(player, kind, cost, thing) if payable(player, price[0])]


def can_afford(player: Seat, kind: int, cost: Goods, thing: str = "") -> bool:
    """Whether the seat can pay for something in some way."""
    if not player.tableau.altered >> kind & 1:
        return payable(player, cost)
    for goods, _ in prices(player, kind, cost, thing):
        if payable(player, goods):
            return True
    return False


def expected(player: Seat, kind: int, cost: Goods, thing: str = "") -> Goods:
    """What a seat pays for something: in the only way it can, or without cards to choose.

    If it cannot pay at all, the least that would do.
    """
    ways = affordable(player, kind, cost, thing)
    if not ways:
        return prices(player, kind, cost, thing)[0][0]
    plain = [goods for goods, cards in ways if not cards]
    return plain[0] if plain else ways[0][0]


def buy(s: AgricolaState, seat: int, kind: int, cost: Goods, thing: int = 0) -> Goods:
    """Let a seat pay for something it can afford, and give back the price.

    If there are several ways, the seat names one later and nothing is given back.
    """
    player = s.seats[seat]
    if player.tableau.altered >> kind & 1:
        ways = affordable(player, kind, cost, thing_named(s, kind, thing))
        if len(ways) > 1:
            s.stack.append((WAYS.id, seat, kind, packed(cost), 0, thing))
            return NOTHING
        cost = ways[0][0]
        use_up(s, seat, ways[0])
    charge(s, seat, cost)
    return cost


def buy_and_tell(
    s: AgricolaState, seat: int, kind: int, cost: Goods, thing: int, what: int, which: int
) -> None:
    """As `buy`, with what is bought told; `what` and `which` are as in `tell_once_paid`."""
    height = len(s.stack)
    price = buy(s, seat, kind, cost, thing)
    tell_bought(s, height, seat, what, which, price)


def tell_bought(
    s: AgricolaState, height: int, seat: int, what: int, which: int, price: Goods
) -> None:
    """Tell what is bought once it is paid for; at once if it is free or the seat chooses how."""
    tell_once_paid(s, height if price else len(s.stack), seat, what, which, price)


def use_up(s: AgricolaState, seat: int, price: Price) -> None:
    """The cards used for a price that cannot be used so soon again remember it."""
    for alteration in s.seats[seat].tableau.alterations:
        if alteration.scarce and alteration.card in price[1]:
            s.own(seat).remember(alteration.card, 1)


Way = tuple[int, Price]
"""A mask of the alterations used, by their places in the tableau, and the price."""


def ways_with(s: AgricolaState, frame: Frame) -> list[Way]:
    """The ways to pay that use at least the cards that a frame of `Ways` or `Spending` names."""
    player = s.seats[frame[1]]
    kind, thing = frame[2], thing_named(s, frame[2], frame[5])
    found: list[Way] = []
    for price in affordable(player, kind, unpacked(frame[3]), thing):
        mask = 0
        left = list(price[1])
        for i, alteration in enumerate(player.tableau.alterations):
            if alteration.card in left and alteration.kinds >> kind & 1:
                if not alteration.things or thing in alteration.things:
                    mask |= 1 << i
                    left.remove(alteration.card)
        if mask & frame[4] == frame[4]:
            found.append((mask, price))
    return found


def settle_price(s: AgricolaState, seat: int, price: Price) -> None:
    """Pay in a way that the seat has named."""
    use_up(s, seat, price)
    pay(s, seat, price[0])


@final
class Ways(Question[AgricolaState]):
    """Several ways to pay: the seat names the cards that it uses and may do without.

    Frame: seat, kind of thing, its cost, the alterations of the tableau used so far as a mask, the
    thing: a card or a house.
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "cost", "used", "thing")
    asks: ClassVar[str] = "ways"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-ways", {"goods": named(unpacked(frame[3]))})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        cards = frame[2] in (A_MAJOR, A_MINOR)
        return frame[5] < (len(s.rules.cards) if cards else len(HOUSES))

    def used(self, s: AgricolaState, frame: Frame, ways: list[Way]) -> int:
        """What is used for sure: the cards named, and a base that all the ways have."""
        used = frame[4]
        for i, alteration in enumerate(s.seats[frame[1]].tableau.alterations):
            if alteration.how == REPLACES and all(mask >> i & 1 for mask, _ in ways):
                used |= 1 << i
        return used

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        ways = ways_with(s, frame)
        if len(ways) == 1:
            return [DONE]
        used = self.used(s, frame, ways)
        options: list[int] = []
        for i, alteration in enumerate(s.seats[frame[1]].tableau.alterations):
            action = USE.of(alteration.card)
            if not used >> i & 1 and any(mask >> i & 1 for mask, _ in ways):
                if action not in options:
                    options.append(action)
        if any(mask == used for mask, _ in ways):
            options.append(DONE)
        return options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        ways = ways_with(s, frame)
        if action == DONE:
            done = self.chosen(s, frame, ways)
            if len(done) == 1:
                settle_price(s, seat, done[0][1])
            else:
                s.stack.append((SPENDING.id, seat, frame[2], frame[3], done[0][0], frame[5], 0))
            return
        place = self.place(s, frame, ways, USE.what(action))
        s.stack.append((*frame[:4], frame[4] | 1 << place, frame[5]))

    def chosen(self, s: AgricolaState, frame: Frame, ways: list[Way]) -> list[Way]:
        """The ways that use no more than what is used for sure."""
        used = self.used(s, frame, ways)
        return [way for way in ways if way[0] == used] or ways[:1]

    def place(self, s: AgricolaState, frame: Frame, ways: list[Way], card: int) -> int:
        """The place of the next alteration of a card."""
        used = self.used(s, frame, ways)
        for i, alteration in enumerate(s.seats[frame[1]].tableau.alterations):
            if alteration.card == card and not used >> i & 1:
                if any(mask >> i & 1 for mask, _ in ways):
                    return i
        return -1

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        ways = ways_with(s, frame)
        if action == DONE:
            goods = self.chosen(s, frame, ways)[0][1][0]
            return Message("action-pay-goods", {"goods": named(goods)})
        number = USE.what(action)
        place = self.place(s, frame, ways, number)
        goods = next(price[0] for mask, price in ways if mask >> place & 1)
        card = s.rules.cards[number].name
        return Message("action-pay-using", {"card": card, "goods": named(goods)})


@final
class Spending(Question[AgricolaState]):
    """Ways to pay that use the same cards: the seat names goods until one of them is left.

    Frame: as of `Ways`, and the goods named so far.
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "cost", "used", "thing", "spent")
    asks: ClassVar[str] = "ways"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-ways", {"goods": named(unpacked(frame[3]))})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return WAYS.fits(s, frame)

    def left(self, s: AgricolaState, frame: Frame) -> list[Price]:
        """The ways that take at least the goods named so far."""
        ways = [price for mask, price in ways_with(s, frame[:6]) if mask == frame[4]]
        return [price for price in ways if undercuts(unpacked(frame[6]), price[0])]

    def least(self, ways: list[Price], good: int) -> int:
        """How much of a good each of some ways takes."""
        return min([amount(goods, good) for goods, _ in ways])

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        ways = self.left(s, frame)
        if len(ways) == 1:
            return [DONE]
        return [
            SPEND[good]
            for good in MATERIALS
            if any(amount(goods, good) > self.least(ways, good) for goods, _ in ways)
        ]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        ways = self.left(s, frame)
        if action == DONE:
            settle_price(s, frame[1], ways[0])
            return
        good = next(good for good in MATERIALS if SPEND[good] == action)
        spent = with_amount(unpacked(frame[6]), good, self.least(ways, good) + 1)
        s.stack.append((*frame[:6], packed(spent)))

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        ways = self.left(s, frame)
        for good in MATERIALS:
            if SPEND[good] == action:
                ways = [p for p in ways if amount(p[0], good) > self.least(ways, good)]
        if len(ways) == 1:
            return Message("action-pay-goods", {"goods": named(ways[0][0])})
        sure = [(good, self.least(ways, good)) for good in MATERIALS]
        goods = named(tuple([(good, n) for good, n in sure if n]))
        return Message("action-pay-first", {"goods": goods})


WAYS: Final = Ways()
SPENDING: Final = Spending()
