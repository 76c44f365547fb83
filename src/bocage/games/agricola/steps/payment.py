"""Paying: what can be paid once exchanges are counted, and the exchanges."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ....farm.goods import FOOD, KINDS, SHEEP, Goods, covers, named
from ....kernel.flow import DONE, Deed, Led, Question
from ....kernel.messages import Message, Reason
from ....kernel.sequence import Seq
from ....kernel.state import Frame, Step
from ..deals import Deal
from ..prices import amount
from ..reasons import CANNOT_PAY, explain
from ..state import AgricolaState, Seat
from ..tableau import SCALE
from ..vocabulary import FARM, HOUSES
from .animals import settle
from .exchange import conversions, convert, converted, converts
from .offers import after, book, hand_over, on_offer, possible_deals, sold
from .supply import arrive, leave
from .trades import make_trade

COST_BITS: Final = 5
"""Bits per good in a packed cost."""
MUCH_FOOD: Final = 10_000
"""More food than any cost takes."""
NOTHING_SOLD: Final[list[int]] = []
LINKS: Final = 2
"""How many exchanges follow each other for what a cost takes."""


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
    at = sold(player) if player.tableau.crock >= 0 else NOTHING_SOLD
    return food_from(player, goods, at, cost) >= amount(cost, FOOD)


def limits(player: Seat) -> list[int]:
    """No more of each good than this is there with the seat's trades; food may be without end."""
    found = player.goods[:]
    found[FOOD] = MUCH_FOOD
    tableau = player.tableau
    for i, trades in enumerate(tableau.trading):
        if trades.times:
            first = player.recall(trades.card) if trades.pile else 0
            for deal in tableau.deals[i][first:]:
                for get, n in deal.get:
                    found[get] += n * trades.times
    for _ in range(LINKS):
        before = found[:]
        for i, trades in enumerate(tableau.trading):
            if not trades.times:
                for deal in tableau.deals[i]:
                    often = min([before[give] // m for give, m in deal.give])
                    for get, n in deal.get:
                        found[get] += n * often
    return found


def food_from(player: Seat, goods: list[int], at: list[int], cost: Goods) -> int:
    """The food there would be if everything that the cost does not take were eaten or cooked."""
    total = goods[FOOD]
    cooked = 0
    for good, rate in player.tableau.edible:
        n = goods[good]
        if n:
            n -= amount(cost, good)
            if n > 0:
                total += rate * n
                if player.tableau.cooks[good] == rate:
                    cooked += n
    if player.tableau.crock >= 0:
        total += (cooked + at[-1]) // 2
    return total


def turned(player: Seat, goods: list[int], at: list[int], good: int) -> tuple[list[int], list[int]]:
    """The goods, and what cards remember, after one good is turned into food."""
    tableau = player.tableau
    then, then_at = goods[:], at
    then[good] -= 1
    then[FOOD] += tableau.rates[good]
    if tableau.crock >= 0 and tableau.cooks[good] == tableau.rates[good]:
        then[FOOD] += at[-1]
        then_at = [*at[:-1], 1 - at[-1]]
    return then, then_at


def within_reach(
    player: Seat,
    goods: list[int],
    at: list[int],
    cost: Goods,
    seen: set[tuple[int, ...]],
    without: int = -1,
) -> bool:
    """Whether some exchanges make a cost payable; `at` is what trading cards remember.

    One exchange may be left out, by its action.
    """
    short = [good for good, n in cost if goods[good] < n and good != FOOD]
    spare_food = food_from(player, goods, at, cost) - amount(cost, FOOD)
    if not short and spare_food >= 0:
        return True
    key = (*goods, *at)
    if key in seen:
        return False
    seen.add(key)
    tableau = player.tableau
    hungry = spare_food < tableau.food_price
    for deal in on_offer(player, at):
        if (without >= 0 and deal.action == without) or not can_spare(goods, cost, deal.give):
            continue
        if brings(player, deal, short) or deal.gives(FOOD) or (hungry and nourishes(player, deal)):
            then = exchanged(goods, deal)
            if within_reach(player, then, after(player, at, deal), cost, seen, without):
                return True
    if goods[FOOD] < tableau.food_price:
        for good, _ in tableau.edible:
            if goods[good] > amount(cost, good):
                then, then_at = turned(player, goods, at, good)
                if within_reach(player, then, then_at, cost, seen, without):
                    return True
    return False


def can_spare(goods: list[int], cost: Goods, give: Goods) -> bool:
    """Whether what an exchange takes is there, besides what the cost takes."""
    for good, m in give:
        if goods[good] - m < (0 if good == FOOD else amount(cost, good)):
            return False
    return True


def exchanged(goods: list[int], deal: Deal) -> list[int]:
    """The goods after an exchange."""
    then = goods[:]
    for give, m in deal.give:
        then[give] -= m
    for get, n in deal.get:
        then[get] += n
    return then


def brings(player: Seat, deal: Deal, short: list[int]) -> bool:
    """Whether an exchange brings what is short, or what is exchanged for an animal that is."""
    for get, _ in deal.get:
        if get in short or (short and max(short) >= SHEEP and leads_to(player, get, short)):
            return True
    return False


def leads_to(player: Seat, good: int, short: list[int]) -> bool:
    """Whether what is short is given for a good."""
    for deals in player.tableau.deals:
        for deal in deals:
            if deal.gives(good) and any(get in short for get, _ in deal.get):
                return True
    return False


def nourishes(player: Seat, deal: Deal) -> bool:
    """Whether more food comes of what an exchange brings than of what it takes."""
    tableau = player.tableau
    taken = sum([m * tableau.rates[give] for give, m in deal.give]) * SCALE
    return taken < sum([n * tableau.worth[get] for get, n in deal.get])


def helps(player: Seat, deal: Deal, short: list[int]) -> bool:
    """Whether an exchange can bring a payment nearer: what is short, more food, a pile's next."""
    if deal.by.flow is not None or deal.gives(FOOD):
        return True
    return brings(player, deal, short) or nourishes(player, deal)


def charge(s: AgricolaState, seat: int, cost: Goods) -> None:
    """Take a payable cost from a seat, asking for exchanges where its supply falls short."""
    if covers(s.seats[seat].goods, cost):
        leave(s, seat, cost)
    else:
        s.stack.append((PAYING.id, seat, packed(cost)))


def pay_to(s: AgricolaState, seat: int, owner: int, cost: Goods) -> None:
    """A payable cost goes from a seat to another one."""
    height = len(s.stack)
    charge(s, seat, cost)
    tell_once_paid(s, height, seat, TO_SEAT, owner, cost)


def told(id: str, cost: Goods) -> str:
    """The id of a log entry, for something with its price or without."""
    return id if cost else f"{id}.bare"


def pay(s: AgricolaState, seat: int, cost: Goods) -> None:
    """Charge a cost of its own, and tell it."""
    if cost:
        height = len(s.stack)
        charge(s, seat, cost)
        tell_once_paid(s, height, seat, THE_PRICE, 0, cost)


THE_PRICE: Final = 0
TO_SEAT: Final = 1
BUILDING: Final = 2
PLAYING: Final = 3
A_NEW_ROOM: Final = 4
A_NEW_STABLE: Final = 5
RENOVATING: Final = 6
"""What is paid for and told: nothing but the price, what another seat gets, a card, the farm."""


def tell_once_paid(
    s: AgricolaState, height: int, seat: int, what: int, thing: int, price: Goods
) -> None:
    """Tell what a seat pays for: at once, or after what has come on the stack above a height."""
    if len(s.stack) == height:
        if s.sink is not None or what == TO_SEAT:
            tell_paid(s, seat, what, thing, price)
    else:
        s.stack.insert(height, (PAID.id, seat, what, thing, packed(price)))


def tell_paid(s: AgricolaState, seat: int, what: int, thing: int, price: Goods) -> None:
    """Something is paid for: tell it, and let another seat have what it gets."""
    if s.sink is not None:
        id, values = paid_in_words(s, seat, what, thing)
        s.sink.note(seat, told(id, price), {**values, "goods": named(price)})
    if what == TO_SEAT:
        arrive(s, thing, price)


def paid_in_words(
    s: AgricolaState, seat: int, what: int, thing: int
) -> tuple[str, dict[str, object]]:
    """What has been paid for: the id of its log entry and the values besides the price."""
    if what == TO_SEAT:
        return "log-pay-to", {"by": thing}
    if what == BUILDING:
        return "log-build", {"card": s.rules.cards[thing].name}
    if what == PLAYING:
        return "log-play", {"card": s.rules.cards[thing].name}
    if what == A_NEW_ROOM:
        house = HOUSES[s.seats[seat].house]
        return "log-room", {"cell": FARM.names[thing], "house": house}
    if what == A_NEW_STABLE:
        return "log-stable", {"cell": FARM.names[thing]}
    if what == RENOVATING:
        return "log-renovate", {"house": HOUSES[thing]}
    return "log-pay", {}


@final
class Paid(Step[AgricolaState]):
    """Something is told once exchanges have paid for it.

    Frame: seat, what it is, which one of its kind, the price.
    """

    fields: ClassVar[tuple[str, ...]] = ("what", "thing", "cost")

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        what, thing = frame[2], frame[3]
        if what == TO_SEAT:
            return thing < s.count
        if what in (BUILDING, PLAYING):
            return thing < len(s.rules.cards)
        if what in (A_NEW_ROOM, A_NEW_STABLE):
            return thing < FARM.size
        return what == THE_PRICE or (what == RENOVATING and thing < len(HOUSES))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        tell_paid(s, frame[1], frame[2], frame[3], unpacked(frame[4]))


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
        options = [a for a in conversions(s, frame[1]) if spare(goods, cost, a)]
        if not player.tableau.trading:
            return options
        short = [good for good, n in cost if goods[good] < n and good != FOOD]
        at = sold(player)
        kept: list[int] = []
        for action in options:
            then, then_at = turned(player, goods, at, converted(action))
            if within_reach(player, then, then_at, cost, set()):
                kept.append(action)
        optional = len(kept) > 0
        for action, deal in possible_deals(player).items():
            if helps(player, deal, short) and can_spare(goods, cost, deal.give):
                then = exchanged(goods, deal)
                if within_reach(player, then, after(player, at, deal), cost, set()):
                    kept.append(action)
                    optional = optional or within_reach(player, goods, at, cost, set(), action)
        return kept if optional else kept[:1]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        cost = unpacked(frame[2])
        if action == DONE:
            leave(s, seat, cost)
            if cost[-1][0] >= SHEEP:
                settle(s, seat)
            return
        s.stack.append(frame)
        if converts(s.seats[seat], action):
            convert(s, seat, action)
        else:
            deal = possible_deals(s.seats[seat])[action]
            if any(amount(cost, good) for good, _ in deal.get if good >= SHEEP):
                book(s, seat, deal)
                leave(s, seat, deal.give)
                hand_over(s, seat, deal)
            else:
                make_trade(s, seat, deal)


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
        self.spends = True

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if payable(s.seats[seat], self.cost) else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(self.cost)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-pay", {"goods": named(self.cost)})

    def do(self, s: AgricolaState, seat: int) -> None:
        pay(s, seat, self.cost)


@final
class PayTo(Deed[AgricolaState]):
    """Pay goods to another seat: (state, seat) → to which."""

    asks: ClassVar[str] = "paying"

    def __init__(self, cost: Goods, owner: Callable[[AgricolaState, int], int]) -> None:
        super().__init__()
        self.cost = cost
        self.owner = owner

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if payable(s.seats[seat], self.cost) else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(self.cost)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        owner = self.owner(s, frame[1])
        return Message("prompt-pay-to", {"goods": named(self.cost), "by": owner})

    def do(self, s: AgricolaState, seat: int) -> None:
        pay_to(s, seat, self.owner(s, seat), self.cost)


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

    def told(self, s: AgricolaState, seat: int) -> Message | None:
        return self.prompt(s, (self.id, seat, 0))


PAYING: Final = Paying()
PAID: Final = Paid()
