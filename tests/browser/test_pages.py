"""Lobby, table, replay and scores: nothing serious by axe-core, and screenshots to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from .looks import SIZES, SMALL, serious
from .person import Person
from .serving import Server


def finished(server: Server) -> dict[str, Any]:
    """A table whose game is over."""
    table = server.table("Ana", "Bo")
    server.play_out(table)
    return table


def hungry(server: Server) -> dict[str, Any]:
    """A table where somebody chooses how to feed the family."""
    while True:
        table = server.table("Ana", "Bo")
        if server.play_out(table, until=lambda asked: asked["prompt"]["id"] == "prompt-feed-short"):
            return table


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pages(server: Server, browser: Browser, shots: Path, size: str, theme: str) -> None:
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=size == "narrow",
        locale={"light": "en-GB", "dark": "fr-FR"}[theme],
    )
    context.set_default_timeout(30_000)
    faults: list[str] = []

    def look(person: Person, name: str) -> None:
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=shots / f"{name}-{size}-{theme}.png")
        faults.extend(f"{name}: {fault}" for fault in serious(person.page))
        wide = person.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SIZES[size]["width"], f"{name} scrolls sideways"
        if size == "narrow":
            small = person.page.evaluate(SMALL)
            faults.extend(f"{name}: too small to touch: {what}" for what in small)

    person = Person(context, server, seed=5)
    person.page.goto(server.url)
    person.page.get_by_role("heading").first.wait_for()
    look(person, "lobby")
    person.page.locator("article .button.main").first.click()
    person.page.get_by_role("dialog").get_by_role("combobox").nth(1).select_option("link")
    look(person, "new-table")
    person.page.locator("dialog .button.main").click()
    person.page.get_by_role("dialog").locator(".copy").first.wait_for()
    look(person, "links")
    table = server.table("Ana", "Bo", "bot:random")
    person.sit(table)
    look(person, "table")
    server.play_out(table, moves=60)
    person.page.wait_for_timeout(300)
    look(person, "table-later")
    person.sit(hungry(server))
    look(person, "feeding")
    person.page.keyboard.press("h")
    person.page.locator("[data-help] input").wait_for()
    look(person, "help")
    over = finished(server)
    person.watch(over)
    look(person, "score")
    person.page.goto(f"{server.url}/t/{over['id']}/replay")
    person.page.get_by_role("slider").wait_for()
    person.page.get_by_role("slider").press("End")
    look(person, "replay")
    context.close()
    assert faults == []
    assert person.faults == []
