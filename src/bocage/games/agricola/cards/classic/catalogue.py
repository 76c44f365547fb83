"""Every hand card of the first edition at its place."""

from __future__ import annotations

from typing import Final

from .....kernel.actions import ActionTable
from ...abilities.playing import Studies
from ...card import ANY_IMPROVEMENT, OCCUPATION, Card
from ...steps.hand import playing
from ...steps.occupations import STUDYING
from ...telling import PLAYED_FROM_HAND
from ...vocabulary import USE, with_further
from ..catalogue import CARDS as PRINTED
from . import (
    animals,
    arrivals,
    at_once,
    board,
    borrowed,
    bread,
    breeding,
    cooking,
    dealings,
    family,
    feeding,
    fence_pieces,
    fences,
    fields,
    harvest,
    house,
    improvements,
    learning,
    mornings,
    neighbours,
    people,
    places,
    ploughs,
    prices,
    rounds,
    scoring,
    slaughter,
    spaces,
    taking,
    trades,
)
from .order import ORDER


def numbered(cards: list[Card]) -> list[Card]:
    """The cards in order, knowing their numbers, which follow those of the other catalogue."""
    ordered = sorted(cards, key=lambda card: ORDER.index(card.id))
    for number, card in enumerate(ordered, len(PRINTED)):
        card.numbered(number)
    numbers = {card.id: card.number for card in PRINTED + ordered}
    returned: set[str] = set()
    for card in PRINTED + ordered:
        if ANY_IMPROVEMENT in card.returns:
            card.returns_mask = -1
        elif card.returns:
            card.returns_mask = sum(1 << numbers[id] for id in card.returns if id in numbers)
            returned.update(card.returns)
    for card in ordered:
        card.returnable = card.id in returned
        if card.in_hand is not None:
            PLAYED_FROM_HAND[card.number] = playing(card)
        if any(isinstance(ability, Studies) for ability in card.does):
            STUDYING.add(USE.of(card.number))
    return ordered


FIRST_HAND: Final[list[Card]] = numbered(
    [
        *animals.CARDS,
        *arrivals.CARDS,
        *at_once.CARDS,
        *board.CARDS,
        *borrowed.CARDS,
        *bread.CARDS,
        *breeding.CARDS,
        *cooking.CARDS,
        *dealings.CARDS,
        *family.CARDS,
        *feeding.CARDS,
        *fields.CARDS,
        *fence_pieces.CARDS,
        *fences.CARDS,
        *harvest.CARDS,
        *house.CARDS,
        *improvements.CARDS,
        *learning.CARDS,
        *mornings.CARDS,
        *neighbours.CARDS,
        *people.CARDS,
        *places.CARDS,
        *ploughs.CARDS,
        *prices.CARDS,
        *rounds.CARDS,
        *scoring.CARDS,
        *slaughter.CARDS,
        *spaces.CARDS,
        *taking.CARDS,
        *trades.CARDS,
    ]
)
CARDS: Final[list[Card]] = PRINTED + FIRST_HAND
FIRST_ACTIONS: Final[ActionTable] = with_further(
    [(card.id, card.name, card.kind == OCCUPATION) for card in FIRST_HAND]
)
