"""The pages of the rules: all that can be asked about has one, with words and pictures."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale

from ..kernel.catalogues import patterns

ROOT = Path(__file__).parents[2]
RULES = ROOT / "web" / "src" / "rules"
GAMES = [game.id for game in bocage.games()]
GENERAL = {"", "F49", "R65", "C08"}
"""Rules about costs and occupied places: the place that one is at says more."""
SETUPS: tuple[dict[str, Any], ...] = (
    {},
    {"cards": "base"},
    {"additional_actions": True},
    {"teams": "lowest"},
)

each_game = pytest.mark.parametrize("game", GAMES)


def book_of(game: str) -> str:
    """The book that a game is in."""
    return game.partition("-")[0]


@cache
def pages(game: str) -> list[dict[str, str]]:
    """The pages as the browser has them."""
    found: list[dict[str, str]] = json.loads((RULES / f"{book_of(game)}.json").read_text("utf-8"))
    return found


def explained(game: str, what: str) -> list[str]:
    """All that the pages explain of a kind, by name."""
    return [name for page in pages(game) for name in page.get(what, "").split()]


def source(game: str) -> str:
    """The rules as they are written."""
    folder = ROOT / "src" / "bocage" / "games" / book_of(game)
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("*.py")))


@each_game
def test_every_space_has_a_page(game: str) -> None:
    spaces = set()
    found = next(one for one in bocage.games() if one.id == game)
    known = {option.name: option.values for option in found.options}
    for options in SETUPS:
        if all(value in known.get(name, ()) for name, value in options.items()):
            for seats in (4,) if "teams" in options else found.seats[-4:]:
                if options.get("additional_actions") and seats == 1:
                    continue
                view: Any = bocage.new(game, seats=seats, seed=1, **options).observe(None)
                spaces |= {
                    space["id"]
                    for space in [*view.get("spaces", []), *view.get("to_come", [])]
                    if "owner" not in space
                }
    assert spaces <= set(explained(game, "spaces"))


@each_game
def test_every_question_has_a_page(game: str) -> None:
    kinds = set(re.findall(r'\basks(?:: ClassVar\[str\])? = "([\w-]+)"', source(game)))
    kinds |= {"choose", "and-or", "one-of", "then", "may", "use-cards"}
    for line in (ROOT / "src/bocage/locales/en").glob(f"{book_of(game)}*.ftl"):
        prompts = re.findall(r"^prompt-([\w-]+) ?=", line.read_text("utf-8"), re.MULTILINE)
        kinds |= {prompt.removeprefix(f"{book_of(game)}-") for prompt in prompts}
    assert kinds <= set(explained(game, "kinds"))


@each_game
def test_every_line_of_the_score_has_a_page(game: str) -> None:
    lines = bocage.new(game, seed=1).scores()[0].lines
    assert set(lines) <= set(explained(game, "scores"))


@each_game
def test_every_reason_has_a_page(game: str) -> None:
    letters = {"agricola": "FR", "creatures": "C", "hallertau": "H", "express": "D"}[book_of(game)]
    told = re.findall(r'"([A-Z]\d{2,3})"', source(game))
    cards = {card.id for edition in bocage.games() for card in bocage.cards(edition.id)}
    references = {one for one in told if one[0] in letters} - cards - GENERAL
    assert references <= set(explained(game, "rules"))


@each_game
def test_nothing_is_explained_twice(game: str) -> None:
    for what in ("spaces", "kinds", "scores", "rules", "why", "log", "topics", "pictures"):
        names = explained(game, what)
        assert len(names) == len(set(names)), what
    assert 8 <= len(pages(game)) <= 14


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_every_page_has_words_and_a_picture(game: str, locale: Locale) -> None:
    drawn = (RULES / "draw" / f"{book_of(game)}.ts").read_text("utf-8")
    pictures = set(re.findall(r"^  '?([a-z-]+)'?: [\[K]", drawn.partition("pictures:")[2], re.M))
    known = patterns(locale)
    for page in pages(game):
        assert page["pictures"], page["id"]
        assert {f"rules-{book_of(game)}-{name}" for name in page["pictures"].split()} <= set(known)
        for name in page["topics"].split():
            ids = [f"help-rules-{book_of(game)}-{name}", f"help-rules-{name}"]
            assert any(id in known and f"{id}.text" in known for id in ids), name
    assert pictures == set(explained(game, "pictures"))
