"""What cards exchange at any time: goods for goods."""

from __future__ import annotations

from ....farm.goods import FOOD, NAMES, counted_in
from ..events import CONVERTED
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import TRADE, TRADES
from .goods import receive
from .supply import leave


def on_offer(player: Seat, at: list[int]) -> list[int]:
    """The trades of the seat's cards, whatever it owns; `at` is how far each pile is sold."""
    found: list[int] = []
    for i, trades in enumerate(player.tableau.trading):
        found.extend(trades.offers(at[i]))
    return found


def sold(player: Seat) -> list[int]:
    """How far the pile on each trading card is sold."""
    return [player.recall(trades.card) for trades in player.tableau.trading]


def after(player: Seat, at: list[int], trade: int) -> list[int]:
    """How far the piles are sold after a trade."""
    left = at[:]
    for i, trades in enumerate(player.tableau.trading):
        if trades.pile and trade in trades.offers(at[i]):
            left[i] += 1
            break
    return left


def possible_trades(player: Seat, point: int = -1) -> list[int]:
    """The trades that a seat can make now, as actions; at a point, those of use there.

    At a point food may be made of other goods first.
    """
    found: list[int] = []
    for trades in player.tableau.trading:
        if point >= 0 and not trades.points >> point & 1:
            continue
        for trade in trades.offers(player.recall(trades.card)):
            good, n = TRADES[trade][:2]
            owned = player.goods[good]
            if good == FOOD and point >= 0:
                owned = player.food_within_reach()
            if owned >= n:
                found.append(TRADE.base + trade)
    return found


def make_trade(s: AgricolaState, seat: int, action: int) -> None:
    """Exchange goods as one of the seat's cards allows."""
    give, m = TRADES[action - TRADE.base][:2]
    leave(s, seat, ((give, m),))
    deliver(s, seat, action - TRADE.base)


def deliver(s: AgricolaState, seat: int, trade: int) -> None:
    """Hand over what a trade brings, once it is paid."""
    player = s.own(seat)
    give, m, get, n = TRADES[trade]
    before = sold(player)
    for trades, old, new in zip(
        player.tableau.trading, before, after(player, before, trade), strict=True
    ):
        if old != new:
            player.remember(trades.card, new)
    if s.sink is not None:
        s.sink.note(seat, "log-trade", {"goods": {NAMES[give]: m}})
    receive(s, seat, ((get, n),))
    if s.heard[CONVERTED]:
        given = counted_in(0, ((give, m),), 0)
        TELL.tell(s, CONVERTED, seat, counted_in(given, ((get, n),), 1))
