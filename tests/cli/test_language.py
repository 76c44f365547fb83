"""Which language is spoken, and how its lines are broken."""

from __future__ import annotations

import re

import pytest
from rich.table import Table

import bocage
from bocage.cli.language import language
from bocage.kernel.shapes import Locale

from .scripts import heard, voice


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        (None, {}, "en"),
        ("fr", {"LANG": "ru_RU.UTF-8"}, "fr"),
        ("RU", {}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LANG": "fr-CA"}, "fr"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "ru_RU"}, "fr"),
        (None, {"LC_ALL": "ru_RU", "LC_MESSAGES": "fr_FR"}, "ru"),
        (None, {"BOCAGE_LANG": "fr", "LC_ALL": "ru_RU"}, "fr"),
        (None, {"BOCAGE_LANG": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
    ],
)
def test_language(asked: str | None, environment: dict[str, str], spoken: str) -> None:
    assert language(asked, environment) == spoken


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(bocage.BadValue, match="de"):
        language("de", {})


@pytest.mark.parametrize(("locale", "card"), [("fr", "302"), ("fr", "328"), ("ru", "419")])
def test_lines_end_where_print_would_end_them(locale: Locale, card: str) -> None:
    words = bocage.text(f"card-hallertau-{card}.text", locale)
    for width in range(24, 60):
        speaker = voice(locale, width)
        grid = Table.grid()
        grid.add_row(words)
        speaker.print(words, grid)
        shown = heard(speaker)
        assert not re.search(r"«\s*\n|\d *\n *[^\W\d]|\n *[»—:;!?]", shown), shown
        assert shown.split() == [*words.split(), *words.split()]


@pytest.mark.parametrize(
    ("game", "food", "people", "house"),
    [
        ("agricola-classic", "2 PN", "3 personnes, 1 à placer", "Rénover l’habitation"),
        ("agricola-revised", "2 repas", "3 Fermiers, 1 à placer", "Rénover la maison"),
    ],
)
def test_an_edition_speaks_as_its_book(game: str, food: str, people: str, house: str) -> None:
    speaker = voice("fr", 80)
    speaker.game = game
    assert speaker.goods({"food": 2}) == food
    assert speaker.say("people", people=3, home=1) == people
    assert speaker.words("action-renovate") == house
    cards = {card.name: card for card in bocage.cards(game)}
    assert food in cards["joinery"].text("fr")
