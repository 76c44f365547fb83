"""The first edition's full game at the terminal: whole games, its decks, what its cards ask."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale
from tests.games.agricola.first.tables import table

from .scripts import LATIN, run, said, whole_game

GAME = "agricola-classic"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "decks"), [(3, "EIKZ"), (5, "IKZ")])
def test_whole_games(locale: Locale, seats: int, decks: str) -> None:
    game = bocage.new(GAME, seats=seats, seed=seats, cards="base", decks=decks)
    shown = whole_game(game, locale, ("hand", "why", "log", "cards", "score"), 40, cards=True)
    assert re.search(r"r\dc\d", shown) is None
    if locale == "ru":
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= LATIN


def dealt(decks: str, **own: Any) -> bocage.Table:
    """Somebody is to place a person in a game with some decks."""
    options = {"cards": "base", "decks": decks}
    return bocage.load({"game": GAME, "options": options, "seats": [own, {}]})


def test_cards_of_other_decks_are_not_in_the_game() -> None:
    shown = said(dealt("IZ"), "cards", "cards deck K", "card chief", "cards deck Z")
    assert "lists all 125 cards" in shown
    assert "“cards deck Z”" in shown
    assert "No card of this game matches “deck K”" in shown
    assert "Occupations (12)" in shown


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("E157", ["E157"]),
        ("deck Z minor", [f"Z{n}" for n in range(313, 325)]),
        ("deck I 4 buyer", ["I251", "I255"]),
        ("3 occupation deck Z", ["Z327", "Z329", "Z334"]),
        ("whisperer", ["E201", "I250", "K302"]),
    ],
)
def test_cards_are_found_by_deck_kind_seats_and_words(words: str, found: list[str]) -> None:
    listed = run("cards", GAME, *words.split(), "--json")
    assert [card["id"] for card in json.loads(listed.output)] == found


@pytest.mark.parametrize(("seats", "title"), [(3, "1 Clay (Action Card)"), (4, "2 Clay")])
def test_the_clay_of_the_action_cards(seats: int, title: str) -> None:
    shown = said(bocage.new(GAME, seats=seats, seed=1), "rules hollow")
    assert title in shown
    assert f"{seats - 2} clay come" in shown


def test_a_window_tells_what_its_cards_do() -> None:
    wood = table({"cards": ["E34", "E196"]}, {}, spaces={"forest": {"goods": {"wood": 6}}})
    wood.play("place forest")
    shown = said(wood, "list")
    assert "Basket: Leave 2 wood there and take 3 food" in shown
    assert "leave 2 of that wood there and get 3 food instead" in shown
