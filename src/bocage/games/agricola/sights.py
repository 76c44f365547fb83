"""What seats learn of cards that others hold, and what time makes of it."""

from __future__ import annotations

from .card import OCCUPATION, Card
from .hand import GONE, PILE
from .state import AgricolaState


def all_see(s: AgricolaState, card: Card, where: int) -> None:
    """Everybody sees where a card goes; whoever gets it need not be told."""
    for seat in range(s.count):
        if where != 1 << seat:
            player = s.own(seat)
            player.hand = player.hand.having_seen((card.number, where))


def discard(s: AgricolaState, seat: int, card: Card) -> None:
    """A card leaves a hand and the game; others see only of which kind it is."""
    player = s.own(seat)
    player.hand = player.hand.without(card).having_seen((card.number, GONE))
    for other in range(s.count):
        sights = [
            (number, where | GONE)
            for number, where in s.seats[other].hand.seen
            if where >> seat & 1 and s.rules.cards[number].kind == card.kind
        ]
        if sights:
            knower = s.own(other)
            knower.hand = knower.hand.having_seen(*sights)


def throw_back(s: AgricolaState, seat: int, occupations: bool, thrown: tuple[Card, ...]) -> None:
    """A seat has drawn from a pile, then put its old cards of the kind into it."""
    player = s.own(seat)
    player.hand = player.hand.having_seen(*[(card.number, PILE) for card in thrown])
    for other in range(s.count):
        if other == seat:
            continue
        sights = [
            (number, redrawn(where, seat))
            for number, where in s.seats[other].hand.seen
            if (s.rules.cards[number].kind == OCCUPATION) == occupations
        ]
        if sights:
            knower = s.own(other)
            knower.hand = knower.hand.having_seen(*sights)


def redrawn(where: int, seat: int) -> int:
    """Where a card may be after a seat has drawn from its pile and put its old cards there."""
    found = where & ~(1 << seat)
    if where & PILE:
        found |= 1 << seat
    if where >> seat & 1:
        found |= PILE
    return found
