"""What cards exchange at any time: goods for goods, goods for food."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from ...farm.goods import FOOD, NAMES, Goods
from ...kernel.messages import Message
from ...kernel.own import BadCards
from ...kernel.state import Step
from ...kernel.tableau import Ability
from .tableau import AgricolaTableau
from .vocabulary import ALL_TRADES, TRADES, USE, trading

if TYPE_CHECKING:
    from .state import Seat


def points_mask(points: tuple[int, ...]) -> int:
    """Some points as a mask."""
    return sum(1 << point for point in points)


def trade_number(give: Goods, get: Goods) -> int:
    """The number of an exchange."""
    trade = (*give[0], *get[0])
    if trade not in ALL_TRADES:
        known = ", ".join([f"{m} {NAMES[a]} > {n} {NAMES[b]}" for a, m, b, n in TRADES])
        raise BadCards(Message("own-no-trade", {"known": known}))
    return ALL_TRADES.index(trade)


@final
class Deal:
    """One exchange of a card: its number, or -1 where it is made by using the card.

    `place` is that among the exchanges of the card. With `cooked` it takes a good that lies on the
    card and turns it into food as one from the supply.
    """

    __slots__ = ("by", "cooked", "get", "give", "place", "trade")

    def __init__(
        self, by: Trades, place: int, trade: int, give: Goods, get: Goods, cooked: int = -1
    ) -> None:
        self.by = by
        self.place = place
        self.trade = trade
        self.give = give
        self.get = get
        self.cooked = cooked

    @property
    def action(self) -> int:
        """The action that makes it."""
        return trading(self.trade) if self.trade >= 0 else USE.of(self.by.card)

    @property
    def number(self) -> int:
        """What a frame remembers of it."""
        return self.trade if self.trade >= 0 else len(ALL_TRADES) + self.by.card

    def gives(self, good: int) -> bool:
        """Whether it takes a good."""
        return any(kind == good for kind, _ in self.give)


@final
class Trades(Ability[AgricolaTableau]):
    """Exchanges of goods at any time, `at` some points by themselves.

    A `pile` lies on the card: its goods are sold one after the other from the top, and the card
    remembers how many are gone. Elsewhere `offered` tells which exchanges are on offer by what the
    card remembers, and `then` what it remembers after one; each is made at most so many `times`.
    Those that are `named` are made by using the card. A `flow` decides what comes of the goods
    given, at least what the exchange says.
    """

    def __init__(
        self,
        *exchanges: tuple[Goods, Goods],
        at: tuple[int, ...] = (),
        pile: bool = False,
        named: bool = False,
        offered: Callable[[int], tuple[int, ...]] | None = None,
        then: Callable[[int, int], int] | None = None,
        times: int = 0,
        cooked: int = -1,
        flow: Step[Any] | None = None,
    ) -> None:
        self.flow = flow
        self.deals = tuple(
            [
                Deal(self, i, -1 if named else trade_number(give, get), give, get, cooked)
                for i, (give, get) in enumerate(exchanges)
            ]
        )
        self.places = tuple(range(len(exchanges)))
        self.points = points_mask(at)
        self.pile = pile
        self.offered = offered
        self.then = then
        self.times = 1 if pile else times

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.trading += (self,)
        tableau.points |= self.points
        for deal in self.deals:
            for good, _ in deal.get:
                tableau.obtainable |= 1 << good

    def flows(self) -> Sequence[Step[Any]]:
        return () if self.flow is None else (self.flow,)

    def deals_with(self, rates: list[int]) -> tuple[Deal, ...]:
        """The exchanges of a seat that gets so much food for goods."""
        return tuple(
            [
                deal
                if deal.cooked < 0
                else Deal(self, deal.place, -1, (), ((FOOD, rates[deal.cooked]),), deal.cooked)
                for deal in self.deals
            ]
        )

    def offers(self, memory: int) -> tuple[int, ...]:
        """The places of what is on offer, by what the card remembers."""
        if self.pile:
            return self.places[memory : memory + 1]
        return self.places if self.offered is None else self.offered(memory)

    def after(self, memory: int, place: int) -> int:
        """What the card remembers after an exchange."""
        if self.pile:
            return memory + 1
        return memory if self.then is None else self.then(memory, place)

    def lying(self, player: Seat, sold: int) -> dict[str, int]:
        """What is left of the pile."""
        found: dict[str, int] = {}
        for deal in self.deals[sold:]:
            name = NAMES[deal.get[0][0]]
            found[name] = found.get(name, 0) + 1
        return found


@final
class FoodFor(Ability[AgricolaTableau]):
    """At any time, without a fire: so much food for one of each of some goods.

    With `beside` only as long as one of these cards lies there, too.
    """

    def __init__(self, rates: Goods, beside: tuple[str, ...] = ()) -> None:
        self.rates = rates
        self.beside = beside
        self.actions = [trading(ALL_TRADES.index((good, 1, FOOD, n))) for good, n in rates]

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.selling += (self,)
