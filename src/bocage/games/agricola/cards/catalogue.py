"""Every card at its place in the action space."""

from __future__ import annotations

from typing import Final

from ..card import MINOR, Card
from ..steps.hand import MINOR_ACTIONS, playing
from ..vocabulary import CATALOGUE
from . import minors_a, minors_b, occupations_a, occupations_b
from .majors import MAJOR_CARDS


def numbered(cards: list[Card]) -> list[Card]:
    """The cards in order of their numbers, knowing them."""
    for card in cards:
        card.numbered(CATALOGUE.index(card.id))
        card.returns_mask = sum(1 << CATALOGUE.index(id) for id in card.returns if id in CATALOGUE)
        if card.kind == MINOR:
            MINOR_ACTIONS.add(playing(card))
    return sorted(cards, key=lambda card: card.number)


CARDS: Final = numbered(
    MAJOR_CARDS + minors_a.CARDS + minors_b.CARDS + occupations_a.CARDS + occupations_b.CARDS
)
