"""The curtain between people who share one screen and hold cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .players import somebody
from .serving import Server

HANDS: dict[str, dict[str, Any]] = {
    "agricola-classic": {"cards": "base"},
    "agricola-revised": {"cards": "base"},
    "hallertau": {},
}
OPEN: dict[str, dict[str, Any]] = {
    "agricola-revised": {"cards": "none"},
    "creatures": {},
    "hallertau": {"cards": "none"},
    "express": {},
}


def next_turn(person: Person) -> None:
    """Play at random until the other one is asked."""
    seat = person.state["as"]
    for _ in range(60):
        if person.state["as"] != seat:
            return
        person.turn()
    raise AssertionError("the turn did not pass")


def shown(person: Person, seat: int) -> list[str]:
    """The cards in hand of a seat that stand anywhere in the page."""
    hand = person.state["view"]["seats"][seat]["hand"]
    page = person.page.content()
    return [card for card in hand if f'"{card}"' in page]


@pytest.mark.parametrize(("game", "options"), HANDS.items(), ids=HANDS)
def test_nothing_of_the_next_seat_is_there_before_it_sits_down(
    server: Server, context: BrowserContext, game: str, options: dict[str, Any]
) -> None:
    person = somebody(context, server, game)
    person.sit(server.table("Ana", "Bo", game=game, **options))
    person.sits_down = False
    first = person.state["as"]
    assert shown(person, first)
    next_turn(person)
    name = ["Ana", "Bo"][person.state["as"]]
    expect(person.page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
    assert f"Pass the screen to {name}" in person.page.title()
    assert shown(person, person.state["as"]) == []
    assert person.page.locator("[data-region], [data-card], header.status").count() == 0
    revision = person.state["revision"]
    for key in ("n", "1", "c", "u", "?"):
        person.page.keyboard.press(key)
    person.page.wait_for_timeout(200)
    assert person.state["revision"] == revision, "no key plays behind the curtain"
    expect(person.page.get_by_role("button", name=f"I am {name}")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.locator("header.status").wait_for()
    assert shown(person, person.state["as"])
    assert person.page.evaluate("document.activeElement?.dataset.region") == "board"
    assert person.faults == []


@pytest.mark.parametrize(("game", "options"), OPEN.items(), ids=OPEN)
def test_there_is_none_where_nothing_is_hidden(
    server: Server, context: BrowserContext, game: str, options: dict[str, Any]
) -> None:
    person = somebody(context, server, game)
    person.sits_down = False
    person.sit(server.table("Ana", "Bo", game=game, **options))
    next_turn(person)
    assert person.curtain.count() == 0
    expect(person.page.locator("header.status")).to_be_visible()
    assert person.faults == []


def test_there_is_none_for_one_person(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    person.sits_down = False
    person.sit(server.table("Ana", "bot:random", cards="base"))
    assert person.curtain.count() == 0
    assert shown(person, 0)


def test_the_settings_turn_it_off(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", cards="base"))
    person.sits_down = False
    page = person.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Curtain between turns").uncheck()
    page.keyboard.press("Escape")
    next_turn(person)
    assert person.curtain.count() == 0
    page.reload()
    person.wait_for_table()
    assert person.curtain.count() == 0
    assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Any, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme)
    person = Person(context, server)
    person.sits_down = False
    lookout = Lookout(person, shots, "agricola", size, theme)
    person.sit(server.table("Ana", "Bo", cards="base"))
    person.curtain.wait_for()
    lookout.look("curtain")
    context.close()
    assert lookout.faults == []
