"""The exchanges that a seat's cards offer at any time, and what they bring."""

from __future__ import annotations

from ....farm.goods import FOOD, NAMES, Goods, counted_in, covers, named
from ..deals import Deal
from ..events import CONVERTED
from ..state import AgricolaState, Seat
from ..telling import TELL
from .exchange import convert, rendering
from .supply import arrive, take_up


def on_offer(player: Seat, at: list[int]) -> list[Deal]:
    """The exchanges of the seat's cards, whatever it owns; `at` is what the cards remember."""
    found: list[Deal] = []
    for i, trades in enumerate(player.tableau.trading):
        deals = player.tableau.deals[i]
        found.extend([deals[place] for place in trades.offers(at[i])])
    return found


def sold(player: Seat) -> list[int]:
    """What each trading card remembers: how far its pile is sold; last, whether a good is odd."""
    tableau = player.tableau
    found = [player.recall(trades.card) for trades in tableau.trading]
    return [*found, player.recall(tableau.crock)] if tableau.crock >= 0 else found


def after(player: Seat, at: list[int], deal: Deal) -> list[int]:
    """What the trading cards remember after an exchange."""
    left = at[:]
    for i, trades in enumerate(player.tableau.trading):
        if trades is deal.by:
            left[i] = trades.after(at[i], deal.place)
    return left


def possible_deals(player: Seat, point: int = -1) -> dict[int, Deal]:
    """The exchanges that a seat can make now, by their actions; at a point, those of use there.

    At a point food may be made of other goods first.
    """
    found: dict[int, Deal] = {}
    for i, trades in enumerate(player.tableau.trading):
        if point >= 0 and not trades.points >> point & 1:
            continue
        for place in trades.offers(player.recall(trades.card)):
            deal = player.tableau.deals[i][place]
            if can_give(player, deal.give, point >= 0):
                found.setdefault(deal.action, deal)
    return found


def can_give(player: Seat, give: Goods, with_food: bool) -> bool:
    """Whether a seat has what an exchange takes; `with_food` that it can make."""
    if with_food and len(give) == 1 and give[0][0] == FOOD:
        return player.food_within_reach() >= give[0][1]
    return covers(player.goods, give)


def book(s: AgricolaState, seat: int, deal: Deal) -> None:
    """The card remembers that an exchange is made."""
    player = s.seats[seat]
    card = deal.by.card
    memory = player.recall(card)
    then = deal.by.after(memory, deal.place)
    if then != memory:
        s.own(seat).remember(card, then)


def hand_over(s: AgricolaState, seat: int, deal: Deal, below: int = 1) -> bool:
    """What a booked exchange brings, once it is paid; whether animals must be housed."""
    player = s.own(seat)
    if deal.cooked >= 0:
        take_up(s, seat, deal.cooked)
        if s.sink is not None:
            values = {"goods": {NAMES[deal.cooked]: 1}, "card": s.rules.cards[deal.by.card].name}
            s.sink.note(seat, "log-off-card", values)
        convert(s, seat, rendering(player, deal.cooked), below)
        return False
    if deal.by.flow is not None:
        deal.by.flow.begin(s, seat)
        return False
    if s.sink is not None:
        card = s.rules.cards[deal.by.card].name
        s.sink.note(seat, "log-trade", {"card": card, "goods": named(deal.give)})
        s.sink.note(seat, "log-receive", {"goods": named(deal.get), "source": "supply"})
    animals = arrive(s, seat, deal.get)
    if s.heard[CONVERTED]:
        given = counted_in(0, deal.give, 0)
        TELL.tell(s, CONVERTED, seat, counted_in(given, deal.get, 1))
    return animals
