"""Every tile has a definition, three texts and a scenario, and is built in long runs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.games.creatures.cards.catalogue import TILES
from bocage.games.creatures.vocabulary import CATALOGUE
from tests.games.common import marked_cards

BUILDINGS = CATALOGUE[3:]
MOST_GAMES = 600


def test_every_tile_of_the_catalogue_is_defined_at_its_place() -> None:
    assert [tile.id for tile in TILES] == list(CATALOGUE)
    assert [tile.title for tile in TILES] == [
        card.title("en") for card in bocage.cards("creatures")
    ]
    decks = [card.deck for card in bocage.cards("creatures") if card.id in BUILDINGS]
    assert [decks.count(deck) for deck in ("basic", "more", "even-more")] == [4, 27, 27]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tile_has_its_own_name_and_text(locale: Locale) -> None:
    cards = bocage.cards("creatures")
    titles = {card.title(locale) for card in cards}
    assert len(titles) == len(CATALOGUE) and not titles & set(CATALOGUE)
    for card in cards:
        assert len(card.text(locale)) > 8, card.id
        assert (card.need is None) == (card.prerequisite(locale) == ""), card.id


def test_every_building_has_a_scenario() -> None:
    assert sorted(set(BUILDINGS) - marked_cards(Path(__file__).parent)) == []


BUILDER = ("build ", "place special", "place three-wood", "place two-stone")
BREEDER = ("stables ", "place stables", "place stall", "place two-stone", "place millpond")
HERD = ("place pigs", "place cows", "place horses", "place two-stone", "place troughs")


def eager(seed: int, wanted: set[str]) -> set[str]:
    """The buildings of a game of two who like to build, above all what nobody has built yet."""
    table = bocage.new("creatures", seed=seed, mode="expert")
    rng = random.Random(seed)
    tastes = ((BUILDER,), (BREEDER, HERD))[seed % 2]
    while table.decision is not None:
        texts = [action.text for action in table.decision.actions]
        liked = [text for text in texts if text.removeprefix("build ") in wanted]
        for taste in tastes:
            if not liked and rng.random() < 0.8:
                liked = [text for text in texts if text.startswith(taste)]
        table.play(rng.choice(liked or texts))
    return {tile for seat in table.observe(None)["seats"] for tile in seat["tiles"].values()}


def test_every_building_is_built_in_a_long_run() -> None:
    left = set(BUILDINGS)
    for seed in range(MOST_GAMES):
        left -= eager(seed, left)
        if not left:
            return
    assert sorted(left) == []
