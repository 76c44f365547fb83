"""Goods into food: eaten raw, cooked or exchanged as cards allow; always at the best rate."""

from __future__ import annotations

from ....farm.goods import FOOD, NAMES
from ..state import AgricolaState, Seat
from ..vocabulary import ALL_TRADES, COOK, EAT, traded
from .supply import exchange


def conversions(s: AgricolaState, seat: int) -> list[int]:
    """The exchanges into food that a seat can make."""
    player = s.seats[seat]
    return [rendering(player, good) for good, _ in player.tableau.edible if player.goods[good]]


def rendering(player: Seat, good: int) -> int:
    """The action that makes the most food of a good that can be turned into food."""
    tableau = player.tableau
    if tableau.swaps[good]:
        return tableau.swaps[good]
    return (COOK.base if tableau.cooks[good] else EAT.base) + good


def converts(player: Seat, action: int) -> bool:
    """Whether the action is an exchange of one good into food, in the best way."""
    if EAT.base <= action < EAT.end or COOK.base <= action < COOK.end:
        return True
    return action > 0 and action in player.tableau.swaps


def converted(action: int) -> int:
    """The good that an exchange into food takes."""
    if COOK.owns(action):
        return action - COOK.base
    return action - EAT.base if EAT.owns(action) else ALL_TRADES[traded(action)][0]


def convert(s: AgricolaState, seat: int, action: int) -> None:
    """Eat or cook one, or exchange it for food."""
    tableau = s.seats[seat].tableau
    good = converted(action)
    if EAT.owns(action):
        food, message, card = tableau.raw[good], "log-eat", ""
    elif COOK.owns(action):
        food, message, card = tableau.cooks[good], "log-cook", ""
    else:
        seller = next(sale.card for sale in tableau.selling if action in sale.actions)
        food, message, card = tableau.rates[good], "log-craft", s.rules.cards[seller].name
    if s.sink is not None:
        values: dict[str, object] = {"goods": {NAMES[good]: 1}, "food": food}
        s.sink.note(seat, message, {**values, "card": card} if card else values)
    exchange(s, seat, ((good, 1),), ((FOOD, food),))
