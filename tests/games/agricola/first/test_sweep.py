"""Every hand card of the first edition is defined, has a scenario and, where it can, a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.games.agricola.cards.classic.catalogue import FIRST_HAND
from bocage.games.agricola.cards.classic.order import ORDER

from ..scenario import CLASSIC
from .refusals import CONDITIONS, COSTS, COSTS_PER_PERSON, SURCHARGES


def test_every_card_is_defined_at_its_place() -> None:
    assert [card.id for card in FIRST_HAND] == list(ORDER)
    assert len(ORDER) == 332


def marked() -> Iterator[str]:
    """The cards that scenarios are marked with, row by row where they come from a table."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for test in vars(import_module(f"{__package__}.{path.stem}")).values():
            for mark in getattr(test, "pytestmark", []):
                rows = mark.args[1] if mark.name == "parametrize" else []
                inner = [one for row in rows for one in getattr(row, "marks", [])]
                for one in [mark, *inner]:
                    if one.name == "card":
                        yield from one.args


def test_every_card_has_a_scenario() -> None:
    assert sorted(set(ORDER) - set(marked())) == []


def refusable() -> Iterator[tuple[str, str]]:
    """The cards that can be refused for their own sake, each with the kinds of reasons."""
    for card in FIRST_HAND:
        if card.cost or card.instead or card.cost_per_person:
            yield card.id, "cannot-pay"
        if card.need is not None:
            yield card.id, "need-not-met"
        if card.returns:
            yield card.id, "nothing-to-hand-in"
        if card.kind == "minor" and card.play is not None and card.play.fallible:
            yield card.id, "no-effect"


def test_every_card_that_can_be_refused_has_a_refusal() -> None:
    costs = {(card, "cannot-pay") for card in (*COSTS, *COSTS_PER_PERSON, *SURCHARGES)}
    assert costs | {(case.card, case.why) for case in CONDITIONS} == set(refusable())


HANDED_IN = {
    "E14": ("A5", "A6", "E27"),
    "I65": ("A5", "A6", "E14", "E27"),
    "I66": ("A10",),
    "I85": ("K128",),
    "K106": ("A5", "A6", "E14", "E27"),
    "K122": ("A7",),
    "K128": ("E20",),
}
"""Of which improvements one is handed in for a card."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogue_tells_what_is_handed_in_for_a_card(locale: Locale) -> None:
    cards = {card.id: card for card in bocage.cards(CLASSIC)}
    for id, returned in HANDED_IN.items():
        said = cards[id].prerequisite(locale)
        assert [one for one in returned if cards[one].title(locale) not in said] == [], id
    assert "2" in cards["E38"].prerequisite(locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_and_a_text(locale: Locale) -> None:
    for card in bocage.cards(CLASSIC):
        if card.id in ORDER:
            assert card.title(locale) not in ("", card.id)
            assert len(card.text(locale)) > 8, card.id
            assert (card.need is None) == (card.prerequisite(locale) == ""), card.id
