"""Cards of our own, for rules that no printed card of the box shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import final

from bocage.games.agricola.card import Card
from bocage.games.agricola.cards.catalogue import CARDS
from bocage.games.agricola.setup import PRINTED, STEPS
from bocage.games.agricola.state import AgricolaState
from bocage.games.agricola.vocabulary import ALL_SPACES, CATALOGUE
from bocage.kernel.flow import Deed
from bocage.kernel.state import belongs_to


@contextmanager
def own_cards(*cards: Card) -> Iterator[None]:
    """Our cards stand in the catalogue for the printed ones of the same ids; decorates tests."""
    printed = {}
    for card in cards:
        if card.number < 0:
            card.numbered(CATALOGUE.index(card.id))
        printed[card.number] = CARDS[card.number]
        CARDS[card.number] = card
        for flow in card.flows():
            if not flow.name:
                flow.bind(STEPS, f"own-card/{len(STEPS)}")
                belongs_to(flow, card=card.number)
    PRINTED.tableaux.clear()
    try:
        yield
    finally:
        for number, card in printed.items():
            CARDS[number] = card
        PRINTED.tableaux.clear()


@final
class ComeHome(Deed[AgricolaState]):
    """The seat's person on a space goes home, and can be placed again."""

    def __init__(self, space: str) -> None:
        super().__init__()
        self.space = ALL_SPACES.index(space)
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        place = s.rules.space_of[self.space]
        s.occupants[place] = tuple([token for token in s.occupants[place] if token != 2 * seat])
        s.own(seat).idle += 1
        s.look_again()
