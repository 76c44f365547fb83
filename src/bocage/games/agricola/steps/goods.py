"""Taking goods: from a space, from the supply, for a price in food."""

from __future__ import annotations

from typing import final

from ....farm.goods import FOOD, SHEEP, Goods, named
from ....kernel.flow import DONE, Choice, Deed, Led
from ....kernel.messages import Message, Reason
from ....kernel.sequence import Seq
from ....kernel.state import Frame
from ..reasons import CANNOT_PAY, EMPTY_SPACE, explain
from ..state import AgricolaState
from ..vocabulary import COLLECT, TAKE
from .animals import settle
from .exchange import conversions, convert


def receive(s: AgricolaState, seat: int, goods: Goods, source: str) -> None:
    """Goods from spaces and the common supply; animals are housed at once."""
    supply = s.own(seat).goods
    animals = False
    for good, n in goods:
        supply[good] += n
        if good >= SHEEP:
            animals = True
    if s.sink is not None:
        s.sink.note(seat, "log-receive", {"goods": named(goods), "source": source})
    if animals:
        settle(s, seat)


def pay(s: AgricolaState, seat: int, cost: Goods) -> None:
    """Take a cost that can be paid out of the seat's supply."""
    supply = s.own(seat).goods
    for good, n in cost:
        supply[good] -= n


@final
class Gain(Deed[AgricolaState]):
    """Goods from the common supply."""

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-gain", {"goods": named(self.goods)})

    def do(self, s: AgricolaState, seat: int) -> None:
        receive(s, seat, self.goods, "supply")


@final
class TakePile(Deed[AgricolaState]):
    """All the goods that lie on the space."""

    def __init__(self, even_empty: bool = False) -> None:
        super().__init__(COLLECT.base)
        self.space = -1
        self.even_empty = even_empty
        self.fallible = not even_empty

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.even_empty or s.piles[self.space] else EMPTY_SPACE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-collect", {"goods": s.lying(s.rules.spaces[self.space])})

    def do(self, s: AgricolaState, seat: int) -> None:
        n = s.piles[self.space]
        if n:
            s.piles[self.space] = 0
            receive(s, seat, ((s.rules.spaces[self.space].good, n),), "space")


@final
class TakeOneOf(Choice[AgricolaState]):
    """One good of the seat's choice."""

    def __init__(self, goods: tuple[int, ...]) -> None:
        super().__init__()
        self.offers = [TAKE.base + good for good in goods]
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-take")

    def owns(self, action: int) -> bool:
        return action in self.offers

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return self.offers[:]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        receive(s, seat, ((action - TAKE.base, 1),), "supply")


@final
class StartingPlayer(Deed[AgricolaState]):
    """Take the starting-player marker; the order of the running round stays as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        s.start = seat
        if s.sink is not None:
            s.sink.note(seat, "log-starting-player", {})


@final
class Buy(Led[AgricolaState]):
    """Goods from the common supply for a price in food."""

    def __init__(self, price: int, goods: Goods) -> None:
        super().__init__([Seq(PayFood(price), Gain(goods))])
        self.price = price
        self.goods = goods

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-buy", {"food": self.price, "goods": named(self.goods)})


@final
class PayFood(Choice[AgricolaState]):
    """Pay food; what is missing may be eaten or cooked together first."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if s.seats[seat].food_within_reach() >= self.amount else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": {"food": self.amount}})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-pay-food", {"food": self.amount})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        if s.seats[frame[1]].goods[FOOD] >= self.amount:
            return [DONE]
        return conversions(s, frame[1])

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == DONE:
            s.own(seat).goods[FOOD] -= self.amount
            if s.sink is not None:
                s.sink.note(seat, "log-pay", {"goods": {"food": self.amount}})
        else:
            s.stack.append(frame)
            convert(s, seat, action)
