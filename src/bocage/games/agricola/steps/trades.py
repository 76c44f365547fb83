"""What cards exchange at any time: goods for goods."""

from __future__ import annotations

from ....farm.goods import FOOD, NAMES
from ..card import Card
from ..state import AgricolaState, Seat
from ..vocabulary import TRADE, TRADES
from .goods import receive


def on_offer(player: Seat, at: list[int]) -> list[int]:
    """The trades of the seat's cards, whatever it owns; `at` is how far each stack is sold."""
    found: list[int] = []
    for i, card in enumerate(player.tableau.trading):
        found.extend(offers(card, at[i]))
    return found


def offers(card: Card, begun: int) -> tuple[int, ...]:
    """The trades of a card, of whose stack so many goods are sold."""
    return card.stack[begun : begun + 1] if card.stack else card.trades


def sold(player: Seat) -> list[int]:
    """How far the stack on each trading card is sold."""
    return [player.recall(card.number) for card in player.tableau.trading]


def after(player: Seat, at: list[int], trade: int) -> list[int]:
    """How far the stacks are sold after a trade."""
    left = at[:]
    for i, card in enumerate(player.tableau.trading):
        if card.stack and at[i] < len(card.stack) and card.stack[at[i]] == trade:
            left[i] += 1
            break
    return left


def possible_trades(player: Seat, point: int = -1) -> list[int]:
    """The trades that a seat can make now, as actions; at a point, those of use there.

    At a point food may be made of other goods first.
    """
    found: list[int] = []
    for card in player.tableau.trading:
        if point >= 0 and not card.trades_at >> point & 1:
            continue
        for trade in offers(card, player.recall(card.number)):
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
    s.own(seat).goods[give] -= m
    deliver(s, seat, action - TRADE.base)


def deliver(s: AgricolaState, seat: int, trade: int) -> None:
    """Hand over what a trade brings, once it is paid."""
    player = s.own(seat)
    give, m, get, n = TRADES[trade]
    before = sold(player)
    for card, old, new in zip(
        player.tableau.trading, before, after(player, before, trade), strict=True
    ):
        if old != new:
            player.remember(card.number, new)
    if s.sink is not None:
        s.sink.note(seat, "log-trade", {"goods": {NAMES[give]: m}})
    receive(s, seat, ((get, n),), "supply")
