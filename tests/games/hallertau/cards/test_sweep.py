"""Every card has a text, a scenario that plays it, and one in which it is refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from tests.games.hallertau.cards.cases import NUMBERS

PLAY = re.compile(r"(?:play )?(\d{3})(?!\d)")


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """All calls in the tests of this game: the name of what is called and what it is given."""
    for path in Path(__file__).parent.parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield ast.unparse(node.func).split(".")[-1], node.args


def cards(values: list[ast.expr]) -> set[str]:
    """The cards that a call names: "007-2", "play 007-2" or the same with a step filled in."""
    found = set()
    for value in values:
        if isinstance(value, ast.JoinedStr) and value.values:
            value = value.values[0]
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            if match := PLAY.match(value.value):
                found.add(match[1])
    return found


def named(*functions: str) -> set[str]:
    """The cards that calls of some functions name."""
    return {card for name, values in calls() if name in functions for card in cards(values)}


def test_the_cards_are_those_of_the_index() -> None:
    assert sorted(card.id for card in bocage.cards("hallertau")) == sorted(NUMBERS)
    assert len(NUMBERS) == 330


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_its_number_and_a_text(locale: Locale) -> None:
    for card in bocage.cards("hallertau"):
        assert card.id in card.title(locale)
        assert len(card.text(locale)) > 8, card.id


def test_every_card_has_a_scenario_that_plays_it() -> None:
    assert sorted(set(NUMBERS) - named("Case", "graded", "card")) == []


def test_every_card_has_a_scenario_that_refuses_it() -> None:
    assert sorted(set(NUMBERS) - named("Short", "graded", "refused", "reason", "why_not")) == []
