"""The texts of the cards: composed from their data, and the same as in the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bocage import LOCALES, Locale, Message, text
from bocage.games.hallertau.card import HallertauCard
from bocage.games.hallertau.cards.catalogue import CARDS
from bocage.games.hallertau.costs import KeepGrain
from bocage.games.hallertau.measures import Least, Measure, Rest, Times, Total
from bocage.games.hallertau.needs import Exactly, Need
from bocage.games.hallertau.part import Part
from bocage.games.hallertau.wording import card_message
from bocage.games.hallertau.wording_catalogue import catalogue, path
from bocage.games.hallertau.wording_costs import cost_message
from bocage.games.hallertau.wording_needs import need_message
from bocage.kernel.text import has
from tests.kernel.catalogues import file_of

UNSAID = re.compile(r"[{}]|hallertau|phrase|goods-|list-|space-|  | [.,]|\.\.|^[^\w«“]")
NUMBERS = ("amounts", "n", "rows", "row", "sets", "gains", "payments", "cost")

each_locale = pytest.mark.parametrize("locale", LOCALES)


def flat(value: Any) -> Iterator[int]:
    """The numbers of an attribute; in pairs of an item and an amount only the second counts."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        pair = len(value) == 2 and isinstance(value[0], int) and isinstance(value[1], tuple)
        for part in value[1:] if pair else value:
            yield from flat(part)


def amounts(part: Any) -> Iterator[int]:
    """The numbers that a part, a measure or a condition holds, one level deep."""
    for name in NUMBERS:
        value = getattr(part, name, None)
        if name in ("gains", "payments", "cost") and value is not None:
            pairs = [pair for group in value for pair in (group if name == "payments" else [group])]
            value = tuple([pair[1] for pair in pairs])
        yield from flat(value)


def measured(measure: Measure) -> Iterator[int]:
    """The numbers of a measure and of those inside it."""
    yield from amounts(measure)
    if isinstance(measure, Least | Total):
        for part in measure.parts:
            yield from measured(part)
    elif isinstance(measure, Rest | Times):
        yield from measured(measure.part)


def needed(need: Need) -> Iterator[int]:
    """The numbers of a condition."""
    if not isinstance(need, Exactly) or need.amounts != (0,):
        yield from amounts(need)
    for part in getattr(need, "parts", ()):
        yield from needed(part)
    for measure in need.measures():
        yield from measured(measure)


def given(part: Part) -> Iterator[int]:
    """The numbers of a cost or an effect."""
    yield from amounts(part)
    for measure in (*getattr(part, "by", ()), *part.measures()):
        yield from measured(measure)


def numbers(card: HallertauCard) -> set[int]:
    """All numbers of a card's data, except single ones that go without saying."""
    found = {n for need in card.needs for n in needed(need)}
    found |= {n for part in (*card.parts, *card.income) for n in given(part)}
    phases = {phase + 1 for phase in (card.only, card.never) if phase >= 0}
    return found | phases | ({card.points} if card.points else set())


def messages(message: Message) -> Iterator[Message]:
    """A message and all inside it."""
    yield message
    for value in message.values.values():
        if isinstance(value, Message):
            yield from messages(value)


def refusals(card: HallertauCard) -> Iterator[Message]:
    """What can be said about the conditions and costs that a card's steps lack."""
    for k in range(card.steps):
        for need in card.needs:
            yield need_message(need, k)
        for part in card.parts[: card.costs]:
            if not isinstance(part, KeepGrain):
                yield cost_message(part, k)


@each_locale
def test_the_catalogue_says_what_the_data_say(locale: Locale) -> None:
    assert path(locale).read_text(encoding="utf-8") == catalogue(locale), "make texts"
    for card in CARDS:
        assert text(f"card-hallertau-{card.id}", locale) == card.id
        assert text(f"card-hallertau-{card.id}.text", locale) == text(card_message(card), locale)


@each_locale
def test_every_text_is_words(locale: Locale) -> None:
    for card in CARDS:
        for message in (card_message(card), *refusals(card)):
            words = text(message, locale)
            assert not UNSAID.search(words), (card.id, words)


@each_locale
def test_every_number_is_said(locale: Locale) -> None:
    for card in CARDS:
        words = text(card_message(card), locale)
        said = {int(n) for n in re.findall(r"\d+", words)}
        assert numbers(card) - said <= {0, 1}, (card.id, words)


def test_all_phrases_are_needed_and_there() -> None:
    said = [m for card in CARDS for m in (card_message(card), *refusals(card))]
    used = {inner.id.partition(".")[0] for message in said for inner in messages(message)}
    assert all(has(id, locale) for id in used for locale in LOCALES)
    there = {id for id, file in file_of("en").items() if file == "hallertau-phrases.ftl"}
    assert there - used == set()


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("007", "Have at least 1/2/5 meat. Gain 0/1/2 tools and 1 Bonus card."),
        ("206", "Have at least 2/3/5 jewels. Gain 1 meat / 1 tool / 1 sheep."),
        ("404", "Pay 1 rye for each field you have fewer than 8. Gain 1 sheep and 1 Bonus card."),
        ("802", "Pay 1 hops. Every phase 3: gain 1 barley. Worth 2 points."),
    ],
)
def test_a_card_in_words(id: str, words: str) -> None:
    card = next(card for card in CARDS if card.id == id)
    assert text(card_message(card)) == words


def test_a_refusal_names_one_step() -> None:
    seven, cost = (next(card for card in CARDS if card.id == id) for id in ("007", "408"))
    said = [text(need_message(seven.needs[0], 2), locale) for locale in LOCALES]
    assert said == ["at least 5 meat", "au moins 5 viande", "не меньше 5 мяса"]
    said = [text(cost_message(cost.parts[0], 0), locale) for locale in LOCALES]
    assert said == ["1 sheep", "1 mouton", "1 овца"]
