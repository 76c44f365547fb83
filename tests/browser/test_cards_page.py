"""The page of all cards: search, filters, a card by its link, languages, keyboard and phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import bocage
from bocage import Locale, text

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .serving import Server

REVISED = "/cards/agricola-revised"
CARDS = {card.id: card for card in bocage.cards("agricola-revised")}


def shown(page: Page) -> list[str]:
    """The ids of the cards on the page, in order."""
    ids: list[str] = page.locator("li a[data-card]").evaluate_all(
        "links => links.map(link => link.dataset.card)"
    )
    return ids


def open_cards(person: Person, path: str = REVISED) -> Page:
    """Open the page and wait for the cards."""
    person.page.goto(person.server.url + path)
    person.page.locator("li a[data-card]").first.wait_for()
    return person.page


def choose(page: Page, name: str, value: str | int) -> None:
    """Set a filter."""
    page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()


def test_search_and_filter(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    page = open_cards(person)
    assert shown(page) == list(CARDS)

    page.keyboard.press("/")
    page.keyboard.type("COW shed")
    expect(page.get_by_role("button", name="Show all cards")).to_be_visible()
    page.get_by_role("button", name="Show all cards").click()
    assert len(shown(page)) == len(CARDS)

    page.get_by_role("searchbox").fill("day laborer")
    named = {id for id, card in CARDS.items() if "“Day Laborer”" in card.text("en")}
    assert set(shown(page)) == named != set()
    page.get_by_role("searchbox").fill("")

    choose(page, "kind", "occupation")
    choose(page, "deck", "B")
    choose(page, "players", 1)
    expected = [
        id
        for id, card in CARDS.items()
        if (card.kind, card.deck, card.players) == ("occupation", "B", 1)
    ]
    assert shown(page) == expected
    expect(page.get_by_role("status").first).to_contain_text(f"{len(expected)} cards of 106")
    choose(page, "category", "points-provider")
    assert shown(page) == [id for id in expected if CARDS[id].category == "points-provider"]
    page.get_by_role("button", name="Clear the filters").click()

    page.get_by_label("Traveling cards").check()
    assert shown(page) == [id for id, card in CARDS.items() if card.passing]
    page.get_by_label("With bonus points").check()
    assert shown(page) == [id for id, card in CARDS.items() if card.passing and card.bonus]
    assert person.faults == []


def test_one_card(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    page = open_cards(person)
    page.get_by_role("searchbox").fill("fishing")
    found = shown(page)
    page.locator(f'a[data-card="{found[1]}"]').focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(CARDS[found[1]].text("en"))
    assert page.url.endswith(f"{REVISED}/{found[1]}")

    page.keyboard.press("ArrowLeft")
    expect(dialog).to_contain_text(CARDS[found[0]].text("en"))
    expect(dialog.get_by_role("button", name="Previous card")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.wait_for_url(f"**{REVISED}")
    assert shown(page) == found

    page.goto(f"{server.url}{REVISED}/A033")
    expect(dialog).to_contain_text("Big Country")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    assert page.url.endswith(REVISED)
    page.goto(f"{server.url}{REVISED}/Z999")
    expect(page.get_by_text("There is no card Z999")).to_be_visible()
    assert person.faults == []


@pytest.mark.parametrize(
    ("language", "locale", "typed", "id"),
    [("fr", "fr-FR", "EPICIER", "A102"), ("ru", "ru-RU", "еще", "B033")],
)
def test_other_languages(
    server: Server, browser: Browser, language: Locale, locale: str, typed: str, id: str
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": 1280, "height": 800})
    person = Person(context, server)
    page = open_cards(person)
    page.get_by_role("searchbox").fill(typed)
    assert 0 < len(shown(page)) < len(CARDS)
    page.goto(f"{server.url}{REVISED}/{id}")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(CARDS[id].title(language))
    expect(dialog).to_contain_text(CARDS[id].text(language))
    assert person.faults == []
    context.close()


def test_the_first_edition_has_its_improvements(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    person.page.goto(server.url)
    person.page.get_by_role("link", name=re.compile("Cards.*first edition")).click()
    page = person.page
    page.locator("li a[data-card]").first.wait_for()
    assert shown(page) == [card.id for card in bocage.cards("agricola-classic")]
    assert page.locator('input[name="kind"]').count() == 4, "all, and three kinds"
    page.get_by_role("combobox", name="Game").select_option("agricola-revised")
    expect(page.locator("li a[data-card]")).to_have_count(len(CARDS))
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme, {"light": "ru-RU", "dark": "fr-FR"}[theme])
    person = Person(context, server)
    page = open_cards(person)
    lookout = Lookout(person, shots, "agricola", size, theme)
    lookout.look("cards")
    if size == "narrow":
        page.locator("[aria-controls=filters]").click()
        lookout.look("cards-filters")
        choose(page, "kind", "minor")
        page.locator("#filters > .button").click()
        assert set(shown(page)) == {id for id, card in CARDS.items() if card.kind == "minor"}
    page.locator('a[data-card="B036"]').click()
    page.get_by_role("dialog").wait_for()
    lookout.look("card")
    context.close()
    assert lookout.faults == []
    assert person.faults == []


def test_the_full_game_from_the_lobby(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    page = person.page
    page.goto(server.url)
    page.locator("article", has_text="revised edition").locator(".button.main").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator('input[name="cards"][value="none"]')).to_be_checked()
    hands = dialog.get_by_label("How hands are dealt")
    expect(hands).to_have_count(0)
    choose(page, "cards", "base")
    choose(page, "count", 1)
    hands.select_option("chosen")
    expect(dialog).to_contain_text(text("option-hands-chosen.help"))
    choose(page, "count", 2)
    expect(hands).to_have_value("dealt")
    expect(hands.locator("option[value=chosen]")).to_be_disabled()
    hands.select_option("mulligan")
    dialog.locator(".button.main").click()
    person.wait_for_table()
    options = server.get(f"/api/tables/{person.table}")["options"]
    assert (options["cards"], options["hands"]) == ("base", "mulligan")
    page.goto(server.url)
    expect(page.get_by_text("with hand cards", exact=True).first).to_be_visible()
    assert person.faults == []
