"""Every hand card has a definition, three texts and a scenario, and is played in long runs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES
from bocage.games.agricola.cards.catalogue import CARDS
from bocage.games.agricola.vocabulary import CATALOGUE, HAND
from tests.contract import eager
from tests.games.common import marked_cards

CATEGORIES = {
    "farm-planner",
    "actions-booster",
    "points-provider",
    "goods-provider",
    "food-provider",
    "crop-provider",
    "building-resource-provider",
    "livestock-provider",
}
MOST_GAMES = 1500


def test_every_card_of_the_catalogue_is_defined_at_its_place() -> None:
    assert [card.id for card in CARDS] == list(CATALOGUE)
    assert len(HAND) == 96
    kinds = Counter(card.kind for card in CARDS if card.id in HAND)
    assert kinds == {"occupation": 48, "minor": 48}
    assert {card.category for card in CARDS if card.id in HAND} == CATEGORIES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_its_own_name_and_text(locale: str) -> None:
    cards = [card for card in bocage.cards("agricola-revised") if card.id in HAND]
    titles = {card.title(locale) for card in cards}
    assert len(titles) == 96 and not titles & set(HAND)
    for card in cards:
        assert len(card.text(locale)) > 8, card.id
        assert (card.need is None) == (card.prerequisite(locale) == ""), card.id


def test_every_card_has_a_scenario() -> None:
    assert sorted(set(HAND) - marked_cards(Path(__file__).parent)) == []


def test_every_card_is_played_in_a_long_run() -> None:
    left = set(HAND)
    for seed in range(MOST_GAMES):
        left -= set(eager.play(seed))
        if not left:
            return
    assert sorted(left) == []
