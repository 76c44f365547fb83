"""Lobby, table, replay and scores: nothing serious by axe-core, and screenshots to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .looks import Lookout, visitor
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


@pytest.mark.parametrize(("size", "locale"), [("wide", "fr-FR"), ("narrow", "en-GB")])
def test_pages(server: Server, browser: Browser, shots: Path, size: str, locale: str) -> None:
    context = visitor(browser, size, "light", locale)
    person = Person(context, server, seed=5)
    lookout = Lookout(person, shots, "agricola", size, "light", also="dark")
    person.page.goto(server.url)
    person.page.get_by_role("heading").first.wait_for()
    expect(person.page.locator("article .button.main").first).to_be_in_viewport(ratio=1)
    lookout.look("lobby")
    person.page.locator("article .button.main").first.click()
    person.page.get_by_role("dialog").get_by_role("combobox").nth(1).select_option("link")
    lookout.look("new-table")
    person.page.locator("dialog .button.main").click()
    person.page.get_by_role("dialog").locator(".copy").first.wait_for()
    lookout.look("links")
    table = server.table("Ana", "Bo", "bot:random")
    person.sit(table)
    lookout.look("table")
    server.play_out(table, moves=60)
    person.page.wait_for_timeout(300)
    lookout.look("table-later")
    person.sit(hungry(server))
    lookout.look("feeding")
    person.page.keyboard.press("h")
    person.page.locator("[data-help] input").wait_for()
    lookout.look("help")
    over = finished(server)
    person.watch(over)
    lookout.look("score")
    person.page.goto(f"{server.url}/t/{over['id']}/replay")
    person.page.get_by_role("slider").wait_for()
    person.page.get_by_role("slider").press("End")
    lookout.look("replay")
    context.close()
    assert lookout.faults == []
    assert person.faults == []
