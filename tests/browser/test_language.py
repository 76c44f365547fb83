"""Three languages, switched in the middle of a decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext

from .person import Person
from .serving import Server


def test_switching_keeps_the_place(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    person.act("place farmland")
    english = person.said()
    revision = person.state["revision"]
    texts = [english]
    for language in ("fr", "ru"):
        person.page.locator("header.status select").first.select_option(language)
        person.page.locator(f'html[lang="{language}"]').wait_for()
        texts.append(person.said())
        assert person.page.locator('[data-cell][data-place="possible"]:visible').count() == 13
    assert len(set(texts)) == 3
    assert person.state["revision"] == revision
    person.act(person.actions[0]["text"])
    assert person.faults == []


@pytest.mark.parametrize(("locale", "title"), [("fr-CA", "fr"), ("ru-RU", "ru"), ("de-DE", "en")])
def test_it_follows_the_browser_at_first(
    server: Server, browser: Browser, locale: str, title: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(server.url)
    page.locator(f'html[lang="{title}"]').wait_for()
    context.close()


def test_a_round_is_called_as_in_the_rulebook(own_server: Server, browser: Browser) -> None:
    server = own_server
    for game in ("agricola-revised", "hallertau", "express"):
        server.table("Ana", "Bo", game=game)
    context = browser.new_context(locale="fr-FR")
    page = context.new_page()
    page.goto(server.url)
    for words in ("Tour 1 sur 14", "Manche 1 sur 6"):
        page.get_by_text(words).first.wait_for()
    assert page.get_by_text("Manche 1 sur 6").count() == 2
    context.close()


def test_an_edition_speaks_as_its_book(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="fr-FR")
    for game, food in (("agricola-classic", "1\u00a0PN"), ("agricola-revised", "1\u00a0repas")):
        person = Person(context, server).sit(server.table("Ana", "Bo", game=game))
        assert food in person.page.locator("main").inner_text()
        assert person.faults == []
    context.close()
