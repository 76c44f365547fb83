"""The cards, buildings and improvements of a game, outside of any play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.text import Text

import bocage

from .cards import number_of, searched, seats_of, show_briefly
from .hand import by_deck
from .say import Trouble, Voice


def card_data(card: bocage.Card, voice: Voice) -> dict[str, Any]:
    """What is printed on a card, for programs."""
    return {
        "id": card.id,
        "kind": card.kind,
        "deck": card.deck,
        "category": card.category,
        "players": card.players,
        "passing": card.passing,
        "name": card.title(voice.locale),
        "cost": card.cost,
        "alternative": card.alternative,
        "need": card.prerequisite(voice.locale),
        "points": card.points,
        "bonus": card.bonus,
        "capacity": card.capacity,
        "holds": list(card.holds),
        "printed": card.printed,
        "text": card.text(voice.locale),
    }


def show_cards(game: str, given: str, own: list[Path], voice: Voice, as_json: bool) -> None:
    """Print the cards of a game, or those that words in them tell of."""
    cards = list(bocage.cards(game, own=own))
    voice.game = game
    chosen = searched(given, cards, voice) if given else cards
    if not chosen:
        raise Trouble("no-such-card", given=given)
    if as_json:
        print(json.dumps([card_data(card, voice) for card in chosen], ensure_ascii=False, indent=1))
        return
    for heading, of_kind in by_deck(chosen, voice):
        voice.print(Text(heading, "bold underline"))
        for card in of_kind:
            show_briefly(card, voice, number_of(card), seats_of(card, voice))
