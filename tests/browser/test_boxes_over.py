"""Boxes of what opens over a table, of the curtain, the guide, a campaign: nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from .around import SIZES, Look
from .looks import visitor
from .person import Person
from .serving import Server

MENU = "[popovertarget=table-menu]"
OPENED = {
    "menu": ("#table-menu", MENU),
    "links": ("dialog", "#table-menu button:nth-of-type(1)"),
    "settings": ("dialog", "#table-menu button:nth-of-type(2)"),
    "hints": ("[data-hints] li", "[aria-keyshortcuts=T]"),
}
"""What lies over a table, and what opens it; some in the menu."""


def opening(look: Look, shown: str, opener: str) -> Callable[[], None]:
    """How something is opened where it is not open."""

    def ready() -> None:
        page = look.page
        if page.locator(shown).first.is_visible():
            return
        if opener.startswith("#table-menu"):
            page.locator(MENU).click()
        page.locator(f"{opener}:visible").first.click()
        page.locator(shown).first.wait_for(timeout=60_000)

    return ready


def test_what_opens_over_a_table(server: Server, browser: Browser) -> None:
    context = visitor(browser, "wide")

    def made() -> dict[str, Any]:
        game = {"game": "agricola-revised", "options": {"cards": "base"}}
        return server.made("Ana", "link", hints=True, **game)

    table = made()
    while server.get(f"/api/tables/{table['id']}")["deciding"] != [0]:
        table = made()
    person = Person(context, server).sit(table, 0)
    page, look = person.page, Look(person.page)
    for name, (shown, opener) in OPENED.items():
        look.everywhere(name, opening(look, shown, opener), parts=False)
        page.keyboard.press("Escape")
    for n, size in enumerate(SIZES[:-1]):
        look.size(size)
        opening(look, "dialog", "[data-mini]")()
        look.once(n, "another farm")
    assert not look.faults, look.told()
    assert person.faults == []


def test_pages_of_some_tables(server: Server, browser: Browser) -> None:
    person = Person(visitor(browser, "wide"), server)
    page, look = person.page, Look(person.page)
    person.sits_down = False
    person.sit(server.table("Ana", "Bo", cards="base"))
    person.curtain.wait_for()
    look.everywhere("curtain")
    person.sits_down = True
    for game in ("hallertau", "express"):
        person.sit(server.made("Ana", game=game, lesson=True))
        page.locator(".guide .text").wait_for()
        look.everywhere(f"guide of {game}")
    over = server.table("Ana", "Bo", game="express")
    server.play_out(over)
    person.sit(over, 0)
    look.everywhere(
        "costly", opening(look, "[data-costly] li", "[data-region=result] button[aria-expanded]")
    )
    campaign = server.campaign("solo", "Ana")
    page.goto(f"{server.url}/campaign/{campaign['id']}")
    page.locator("#now-title").wait_for()
    look.everywhere("campaign")
    assert not look.faults, look.told()
    assert person.faults == []
