"""Hints at the terminal: what a bot would do, in words and with numbers that can be typed."""

from __future__ import annotations

import random
import re

import pytest

import bocage
from bocage.bots.learned.bot import LearnedBot
from bocage.bots.learned.network import fresh
from bocage.cli.choices import Choices
from bocage.cli.hint import show_advice
from bocage.games import find

from .scripts import RAW, heard, session, voice

WORDS: dict[bocage.Locale, tuple[str, str, str]] = {
    "en": ("hint", "This looks best", "final score about"),
    "fr": ("conseil", "Le meilleur, semble-t-il", "score final d’environ"),
    "ru": ("совет", "Лучше всего, похоже", "очки в конце"),
}


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_a_hint_is_told_and_changes_nothing(locale: bocage.Locale) -> None:
    word, best, points = WORDS[locale]
    table = bocage.new("agricola-revised", seats=1, seed=3)
    for line in ("hint", word):
        _, shown = session(table, [line], locale)
        assert best in shown and points in shown
        assert not RAW.findall(shown)
    assert table.actions == ()


def test_its_number_can_be_typed() -> None:
    table = bocage.new("agricola-revised", seats=1, seed=3)
    _, shown = session(table, ["hint"])
    told = shown.split("This looks best:")[1]
    number, words = re.findall(r"^ +(\d+)  (.+?) ·", told, re.MULTILINE)[0]
    session(table, [number, ""])
    assert table.actions and words


def test_a_hint_has_its_moment() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=4)
    first = table.decisions[0].seat
    _, shown = session(table, ["forest", "hint"], people=(first,))
    assert "Press Enter to end your turn" in shown


@pytest.mark.parametrize("game", [game.id for game in bocage.games()])
@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_advice_is_told_in_words_in_every_game(game: str, locale: bocage.Locale) -> None:
    table = bocage.new(game, seats=2, seed=3)
    decision = table.decisions[0]
    speaker = voice(locale)
    speaker.game = game
    network = fresh(game, find(game).encoding, (16, 8))
    choices = Choices(table, decision, speaker)
    advice = table.seat(decision.seat).advise(LearnedBot(random.Random(1), network))
    for found in advice:
        show_advice(found, choices, speaker)
    shown = heard(speaker)
    whole = "".join(shown.split())
    for found in advice:
        assert found.why is not None
        assert "".join(speaker.words(found.why).split()) in whole
    assert not RAW.findall(shown)
    numbers = re.findall(r"^ +(\d+)  \S", shown, re.MULTILINE)
    assert sorted(map(int, numbers)) == sorted(choices.numbers)
