"""Paying: what can be paid once exchanges are counted, and the exchanges."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import FOOD, KINDS, Goods, covers, named
from ....kernel.flow import DONE, Deed, Led, Question
from ....kernel.messages import Message, Reason
from ....kernel.sequence import Seq
from ....kernel.state import Frame, Step
from ..prices import amount
from ..reasons import CANNOT_PAY, explain
from ..state import AgricolaState, Seat
from ..vocabulary import COOK, EAT, TRADE, TRADES
from .exchange import conversions, convert, converts
from .supply import arrive, leave
from .trades import after, make_trade, on_offer, possible_trades, sold

COST_BITS: Final = 5
"""Bits per good in a packed cost."""
MUCH_FOOD: Final = 10_000
"""More food than any cost takes."""


def packed(cost: Goods) -> int:
    """A cost as one number, for a frame."""
    return sum([n << COST_BITS * good for good, n in cost])


def unpacked(number: int) -> Goods:
    """The cost of a packed number."""
    goods = [(good, number >> COST_BITS * good & 31) for good in range(KINDS)]
    return tuple([(good, n) for good, n in goods if n])


def payable(player: Seat, cost: Goods) -> bool:
    """Whether the supply and exchanges together cover a cost."""
    goods = player.goods
    if covers(goods, cost):
        return True
    if player.tableau.trading:
        return covers(limits(player), cost) and within_reach(
            player, goods[:], sold(player), cost, set()
        )
    for good, n in cost:
        if goods[good] < n and good != FOOD:
            return False
    return food_from(player, goods, cost) >= amount(cost, FOOD)


def limits(player: Seat) -> list[int]:
    """No more of each good than this is there with the seat's trades; food may be without end."""
    found = player.goods[:]
    found[FOOD] = MUCH_FOOD
    trading = player.tableau.trading
    for trades in trading:
        if trades.pile:
            for trade in trades.trades[player.recall(trades.card) :]:
                found[TRADES[trade][2]] += 1
    gained: list[tuple[int, int]] = []
    for trades in trading:
        if not trades.pile:
            for trade in trades.trades:
                give, m, get, n = TRADES[trade]
                if found[give] >= m:
                    gained.append((get, n * (found[give] // m)))
    for get, n in gained:
        found[get] += n
    return found


def food_from(player: Seat, goods: list[int], cost: Goods) -> int:
    """The food there would be if everything that the cost does not take were eaten or cooked."""
    total = goods[FOOD]
    for good, rate in player.tableau.edible:
        n = goods[good]
        if n:
            n -= amount(cost, good)
            if n > 0:
                total += rate * n
    return total


def within_reach(
    player: Seat, goods: list[int], at: list[int], cost: Goods, seen: set[tuple[int, ...]]
) -> bool:
    """Whether some exchanges make a cost payable; `at` is how far piles on cards are sold."""
    short = [good for good, n in cost if goods[good] < n and good != FOOD]
    if not short and food_from(player, goods, cost) >= amount(cost, FOOD):
        return True
    key = (*goods, *at)
    if key in seen:
        return False
    seen.add(key)
    for trade in on_offer(player, at):
        give, m, get, n = TRADES[trade]
        if goods[give] - m < (0 if give == FOOD else amount(cost, give)):
            continue
        if helps(player, trade, short):
            then = goods[:]
            then[give] -= m
            then[get] += n
            if within_reach(player, then, after(player, at, trade), cost, seen):
                return True
    if goods[FOOD] == 0:
        for good, rate in player.tableau.edible:
            if goods[good] > amount(cost, good):
                then = goods[:]
                then[good] -= 1
                then[FOOD] += rate
                if within_reach(player, then, at, cost, seen):
                    return True
    return False


def helps(player: Seat, trade: int, short: list[int]) -> bool:
    """Whether a trade can bring a payment nearer: what is short, more food, a pile's next."""
    give, m, get, n = TRADES[trade]
    if get in short:
        return True
    rates = [player.tableau.cooks[good] or player.tableau.raw[good] for good in (give, get)]
    return give == FOOD or m * rates[0] < n * rates[1]


def charge(s: AgricolaState, seat: int, cost: Goods) -> None:
    """Take a payable cost from a seat, asking for exchanges where its supply falls short."""
    if covers(s.seats[seat].goods, cost):
        leave(s, seat, cost)
    else:
        s.stack.append((PAYING.id, seat, packed(cost)))


def pay_to(s: AgricolaState, seat: int, owner: int, cost: Goods) -> None:
    """A payable cost goes from a seat to another one."""
    if s.sink is not None:
        s.sink.note(seat, "log-pay-to", {"goods": named(cost), "by": owner})
    arrive(s, owner, cost)
    charge(s, seat, cost)


def told(id: str, cost: Goods) -> str:
    """The id of a log entry, for something with its price or without."""
    return id if cost else f"{id}.bare"


@final
class Paying(Question[AgricolaState]):
    """A cost that the supply does not cover: exchanges, one at a time, until it does."""

    fields: ClassVar[tuple[str, ...]] = ("cost",)
    asks: ClassVar[str] = "paying"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-paying", {"goods": named(unpacked(frame[2]))})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player, cost = s.seats[frame[1]], unpacked(frame[2])
        goods = player.goods
        if covers(goods, cost):
            return [DONE]
        if not player.tableau.trading:
            return [a for a in conversions(s, frame[1]) if spare(goods, cost, a)]
        short = [good for good, n in cost if goods[good] < n and good != FOOD]
        at = sold(player)
        options: list[int] = []
        for action in conversions(s, frame[1]) + possible_trades(player):
            if converts(action):
                good = converted(action)
                rate = player.tableau.cooks[good] or player.tableau.raw[good]
                give, m, get, n, then_at = good, 1, FOOD, rate, at
            else:
                trade = action - TRADE.base
                if not helps(player, trade, short):
                    continue
                give, m, get, n = TRADES[trade]
                then_at = after(player, at, trade)
            then = goods[:]
            then[give] -= m
            then[get] += n
            if then[give] < amount(cost, give) and give != FOOD:
                continue
            if within_reach(player, then, then_at, cost, set()):
                options.append(action)
        return options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == DONE:
            leave(s, seat, unpacked(frame[2]))
            return
        s.stack.append(frame)
        if converts(action):
            convert(s, seat, action)
        else:
            make_trade(s, seat, action)


def converted(action: int) -> int:
    """The good that an exchange into food takes."""
    return action - (COOK.base if COOK.owns(action) else EAT.base)


def spare(goods: list[int], cost: Goods, action: int) -> bool:
    """Whether the cost does not need the good that an exchange takes."""
    good = converted(action)
    return goods[good] > amount(cost, good)


@final
class Pay(Deed[AgricolaState]):
    """Pay goods; what is missing may be made by exchanges first."""

    asks: ClassVar[str] = "paying"

    def __init__(self, cost: Goods) -> None:
        super().__init__()
        self.cost = cost

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if payable(s.seats[seat], self.cost) else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(self.cost)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-paying", {"goods": named(self.cost)})

    def do(self, s: AgricolaState, seat: int) -> None:
        charge(s, seat, self.cost)
        if s.sink is not None:
            s.sink.note(seat, "log-pay", {"goods": named(self.cost)})


@final
class Buy(Led[AgricolaState]):
    """Goods from the common supply for a price."""

    asks: ClassVar[str] = "buy"

    def __init__(self, price: Goods, goods: Step[AgricolaState]) -> None:
        super().__init__([Seq(Pay(price), goods)])
        self.price = price
        self.goods = goods

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        gain = self.goods.prompt(s, (self.goods.id, frame[1], 0))
        return Message("prompt-buy", {"price": named(self.price), "goods": gain.values["goods"]})

    def question(self, s: AgricolaState, frame: Frame) -> tuple[str, Message]:
        return self.asks, self.prompt(s, frame)


PAYING: Final = Paying()
