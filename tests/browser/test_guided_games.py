"""Guided first games, each in each language: the first turn by clicks, then to the last line."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Browser

from bocage import LOCALES, lessons

from .guides import first_turn, play_lesson, playable, said, to_suggestion
from .looks import Theme, check, visitor
from .person import Person
from .serving import Server

LOOKS: list[tuple[str, Theme]] = [("wide", "light"), ("narrow", "dark")]
GAMES = lessons.taught()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_in_every_language(
    browser: Browser, server: Server, game: str
) -> None:
    looks = itertools.islice(itertools.cycle(LOOKS), GAMES.index(game), None)
    for locale, (size, theme) in zip(LOCALES, looks, strict=False):
        context = visitor(browser, size, theme, locale)
        person = Person(context, server)
        playable(person.page)
        person.sit(server.made("Ana", game=game, lesson=True))
        to_suggestion(person)
        asked, clicks = first_turn(person)
        assert clicks <= asked, locale
        before = said(person)
        played = play_lesson(person, confirms=locale == "en")
        assert played.faults == [], locale
        person.until(lambda state: state["over"])
        assert {*said(person)} - {*before} <= {*played.read}, locale
        lines = [f"score-{line}" for line in person.state["scores"][0]["lines"]]
        assert played.read[-len(lines) :] == lines
        if locale == "en":
            assert check(person.page, size) == []
        assert person.faults == []
        context.close()
