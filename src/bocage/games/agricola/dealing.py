"""The piles of hand cards: which cards are in the game, drawing them, dealing hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel.flow import Deed
from .card import OCCUPATION, Card
from .hand import EMPTY_STOCK, of_kind
from .rules import Rules
from .state import AgricolaState

HAND_SIZE: Final = 7
ALL_SYMBOLS: Final = "symbols"
"""The way to deal that uses the occupations of every number of seats."""


def in_game(rules: Rules, occupations: bool) -> tuple[Card, ...]:
    """The cards of a kind that this number of seats plays with."""
    known = rules.decks.get(occupations)
    if known is None:
        known = of_kind(rules.hand_cards, occupations)
        if rules.options.get("hands") != ALL_SYMBOLS:
            known = tuple([card for card in known if card.players <= rules.seats])
        rules.decks[occupations] = known
    return known


def draw(
    s: AgricolaState, occupations: bool, n: int, wanted: Callable[[Card], bool] | None = None
) -> list[Card]:
    """Cards from one of the hidden piles, or from the wanted ones in it."""
    pile = list(s.stock.pile(occupations))
    drawn: list[Card] = []
    for _ in range(n):
        if wanted is None:
            drawn.append(pile.pop(s.draw(len(pile))))
        else:
            among = [card for card in pile if wanted(card)]
            card = among[s.draw(len(among))]
            pile.remove(card)
            drawn.append(card)
    s.stock = s.stock.with_pile(occupations, tuple(pile))
    return drawn


def give(s: AgricolaState, seat: int, cards: list[Card]) -> None:
    """Cards into a hand."""
    player = s.own(seat)
    player.hand = player.hand.adding(*cards)


def dealt(s: AgricolaState, seat: int, occupations: int = HAND_SIZE) -> int:
    """How many occupations a seat gets where so many are usual.

    Alone, those that have stayed from games before are counted among them (F100, R106).
    """
    if s.count > 1:
        return occupations
    kept = [card for card in s.seats[seat].tableau.cards if card.kind == OCCUPATION]
    return max(0, occupations - len(kept))


@final
class Deal(Deed[AgricolaState]):
    """So many occupations and minor improvements into every hand."""

    def __init__(self, occupations: int, minors: int) -> None:
        super().__init__()
        self.occupations = occupations
        self.minors = minors

    def do(self, s: AgricolaState, seat: int) -> None:
        for other in range(s.count):
            occupations = draw(s, True, dealt(s, other, self.occupations))
            give(s, other, occupations + draw(s, False, self.minors))


@final
class PutAway(Deed[AgricolaState]):
    """What is left of the piles leaves the game, but for minors where a card draws some."""

    def do(self, s: AgricolaState, seat: int) -> None:
        draws = any(card.draws for card in s.rules.hand_cards)
        s.stock = s.stock.with_pile(True, ()) if draws else EMPTY_STOCK
