"""What cards let their owners pay for while goods are on their way from a space."""

from __future__ import annotations

from typing import ClassVar, final

from ....farm.goods import FOOD, NAMES, Goods, count_of, food
from ....kernel.flow import DONE, Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.queries import Query
from ....kernel.state import Frame, Step
from ....kernel.windows import Window
from ..events import PERFORMED
from ..reasons import CANNOT_PAY, explain
from ..state import AgricolaState
from ..telling import TELL
from ..vocabulary import TAKE
from .goods import receive
from .payment import pay, pay_to, payable
from .supply import leave
from .taking import changed, lying, place_of


@final
class PayOwners(Step[AgricolaState]):
    """A food to the others for each of their cards that answers a query."""

    def __init__(self, query: Query) -> None:
        super().__init__()
        self.query = query
        self.guarded = True

    def owed(self, s: AgricolaState, seat: int) -> int:
        """How much is to be paid."""
        total = 0
        for other in range(s.count):
            if other != seat:
                total += s.seats[other].tableau.says(self.query)
        return total

    def stuck(self, s: AgricolaState, frame: Frame) -> bool:
        return not payable(s.seats[frame[1]], food(self.owed(s, frame[1])))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        seat = frame[1]
        if s.guards:
            s.guards -= 1
        owed = self.owed(s, seat)
        if not owed:
            return
        for k in range(1, s.count):
            other = (seat + k) % s.count
            n = s.seats[other].tableau.says(self.query)
            if n:
                pay_to(s, seat, other, food(n))


@final
class Double(Deed[AgricolaState]):
    """As much food again as is taken from the space; owners of certain cards are paid for it."""

    def __init__(self, query: Query) -> None:
        super().__init__()
        self.fee = PayOwners(query)

    def children(self) -> list[Step[AgricolaState]]:
        return [self.fee]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        n = lying(s, FOOD)
        owed = self.fee.owed(s, seat) - 2 * n
        return 0 if n and (owed <= 0 or payable(s.seats[seat], food(owed))) else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": {"food": self.fee.owed(s, seat)}})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        owed = self.fee.owed(s, frame[1])
        gain = Message("prompt-gain", {"goods": {"food": lying(s, FOOD)}})
        if not owed:
            return gain
        fee = Message("prompt-pay", {"goods": {"food": owed}})
        return Message("prompt-then", {"first": gain, "then": fee})

    def do(self, s: AgricolaState, seat: int) -> None:
        place = place_of(s)
        frame = s.stack[place]
        s.stack[place] = (*frame[:8], 1, frame[9])
        s.stack.insert(place, (self.fee.id, seat))
        s.guards += 1


def described(prices: Goods, action: int) -> Message | None:
    """A purchase in words."""
    if action == DONE:
        return None
    good = action - TAKE.base
    price = {"food": dict(prices)[good]}
    return Message("prompt-buy", {"price": price, "goods": {NAMES[good]: 1}})


@final
class BuyMore(Choice[AgricolaState]):
    """One more of a kind of goods on their way, for so much food; one of each kind at most."""

    asks: ClassVar[str] = "take"

    def __init__(self, prices: Goods) -> None:
        super().__init__()
        self.prices = prices

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.first(s, seat) else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": {"food": 1}})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-buy-more")

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(self.prices, action)

    def owns(self, action: int) -> bool:
        return TAKE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        place = place_of(s)
        if place < 0:
            return []
        goods, more, player = s.stack[place][5], s.stack[place][7], s.seats[seat]
        return [
            TAKE.base + good
            for good, price in self.prices
            if count_of(goods, good) and not count_of(more, good) and payable(player, food(price))
        ]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        good = action - TAKE.base
        changed(s, (), ((good, 1),))
        price = food(dict(self.prices)[good])
        pay(s, seat, price)


@final
class BuyAnimals(Window[AgricolaState]):
    """Animals for the food that lay where the traveling players are. Frame: seat, food left."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    asks: ClassVar[str] = "take"

    def __init__(self, prices: Goods) -> None:
        super().__init__()
        self.prices = prices

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, seat, TELL.detail(s, PERFORMED)))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-buy-animals")

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(self.prices, action)

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        left = min(frame[2], s.seats[frame[1]].goods[FOOD])
        return [TAKE.base + animal for animal, price in self.prices if price <= left]

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, animal = frame[1], action - TAKE.base
        price = dict(self.prices)[animal]
        s.stack.append((self.id, seat, frame[2] - price))
        leave(s, seat, food(price))
        if s.sink is not None:
            s.sink.note(seat, "log-pay", {"goods": {"food": price}})
        receive(s, seat, ((animal, 1),))
