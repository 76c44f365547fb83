"""Every hand card has a definition, three texts and a scenario, and is played in long runs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.games.agricola.cards.catalogue import CARDS
from bocage.games.agricola.vocabulary import CATALOGUE, HAND
from tests.contract import eager
from tests.games.common import marked_cards

CATEGORIES = {
    "farm-planner": "farm",
    "actions-booster": "actions",
    "points-provider": "points",
    "goods-provider": "goods",
    "food-provider": "food",
    "crop-provider": "crops",
    "building-resource-provider": "resources",
    "livestock-provider": "animals",
}
"""The printed categories, and what a file with scenarios of such cards is called by."""
MOST_GAMES = 1500


def test_every_card_of_the_catalogue_is_defined_at_its_place() -> None:
    assert [card.id for card in CARDS] == list(CATALOGUE)
    assert len(HAND) == 96
    kinds = Counter(card.kind for card in CARDS if card.id in HAND)
    assert kinds == {"occupation": 48, "minor": 48}
    assert {card.category for card in CARDS if card.id in HAND} == CATEGORIES.keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_its_own_name_and_text(locale: Locale) -> None:
    cards = [card for card in bocage.cards("agricola-revised") if card.id in HAND]
    titles = {card.title(locale) for card in cards}
    assert len(titles) == 96 and not titles & set(HAND)
    for card in cards:
        assert len(card.text(locale)) > 8, card.id
        assert (card.need is None) == (card.prerequisite(locale) == ""), card.id


def test_every_card_has_a_scenario_in_the_file_of_its_kind_deck_and_category() -> None:
    expected: dict[str, set[str]] = {}
    for card in CARDS:
        if card.id in HAND:
            deck, subject = card.id[0].lower(), CATEGORIES[card.category]
            expected.setdefault(f"test_{card.kind}s_{deck}_{subject}.py", set()).add(card.id)
    for file, cards in expected.items():
        assert sorted(cards - marked_cards(Path(__file__).parent, file)) == [], file


def test_every_card_is_played_in_a_long_run() -> None:
    left = set(HAND)
    for seed in range(MOST_GAMES):
        left -= set(eager.play(seed))
        if not left:
            return
    assert sorted(left) == []
