"""At the terminal no animals are let go unasked without a word before."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale

from .scripts import session

WARNINGS = {"en": "2 of 3 sheep find no room", "fr": "2 ne trouvent pas", "ru": "без места 2"}
MARKETS = {
    "agricola-classic": ("sheep-market", {"sheep": 3}),
    "agricola-revised": ("sheep-market", {"sheep": 3}),
    "creatures": ("millpond", {"reed": 1, "sheep": 3}),
}


def crowded(game: str, **row: Any) -> tuple[bocage.Table, str]:
    """A table where two sheep too many come from a space, and the action that brings them."""
    space, goods = MARKETS[game]
    position: dict[str, Any] = {"game": game, "seats": [row, {}]}
    if game != "creatures":
        position |= {"round": 2, "round_cards": ["sheep-market", "fencing"]}
    return bocage.load({**position, "spaces": {space: {"goods": goods}}}), f"place {space}"


@pytest.mark.parametrize("confirms", [True, False])
@pytest.mark.parametrize("game", MARKETS)
def test_a_loss_is_said_and_can_be_undone(game: str, confirms: bool) -> None:
    table, action = crowded(game)
    _, shown = session(table, [action, "undo", action], confirms=confirms)
    assert table.actions == ()
    assert shown.count(WARNINGS["en"]) == 2
    session(table, [action, ""], confirms=confirms)
    assert list(table.actions)[:1] == [action]


@pytest.mark.parametrize("locale", LOCALES)
def test_in_every_language(locale: Locale) -> None:
    table, action = crowded("agricola-revised")
    _, shown = session(table, [action], locale)
    assert WARNINGS[locale] in shown


def test_what_goes_after_a_choice_is_said_before_it() -> None:
    table, action = crowded("agricola-revised", animals={"boar": 1})
    _, shown = session(table, [action, "release boar", "undo", "release boar", ""])
    assert shown.count(WARNINGS["en"]) == 2
    assert table.actions[:2] == (action, "release boar")
