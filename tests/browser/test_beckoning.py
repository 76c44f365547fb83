"""Whoever looks elsewhere is called back: by the tab's title and mark, and by a sound."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, expect

from .looks import EAR, visitor
from .person import Person
from .serving import Server

FOCUS = "document.hasFocus = () => !window.elsewhere"
"""Lets a test say whether the page is looked at."""


def look(person: Person, away: bool) -> None:
    """Turn away from the page, or to it."""
    kind = "blur" if away else "focus"
    said = "true" if away else "false"
    person.page.evaluate(f"window.elsewhere = {said}; dispatchEvent(new Event('{kind}'))")


def test_a_turn_calls_back_whoever_looks_elsewhere(
    server: Server, context: BrowserContext, browser: Browser
) -> None:
    table = server.table("Ana", "Bo")
    heard = visitor(browser, "wide")
    heard.add_init_script(EAR)
    heard.add_init_script(FOCUS)
    first = Person(context, server).sit(table, 0)
    seat = first.state["deciding"][0]
    ana, bo = (first, 1) if seat == 0 else (Person(context, server).sit(table, 1), 0)
    waiting = Person(heard, server).sit(table, bo)
    page = waiting.page
    icon = page.locator("link[rel=icon]")
    plain = icon.get_attribute("href") or ""
    assert not page.title().startswith("●")
    page.locator("h1").first.wait_for(state="attached")
    look(waiting, away=True)
    page.wait_for_load_state("networkidle")
    before = page.evaluate("tones")

    while ana.state["deciding"] == [seat]:
        assert ana.turn()
    waiting.until(lambda state: state["deciding"] == [bo])
    expect(page).to_have_title(re.compile("^● Your turn · "))
    page.wait_for_function(f"tones > {before}")
    expect(icon).not_to_have_attribute("href", plain)
    look(waiting, away=False)
    expect(icon).to_have_attribute("href", plain)

    count = page.evaluate("tones")
    while waiting.state["deciding"] == [bo]:
        assert waiting.turn()
    assert not page.title().startswith("●")
    ana.until(lambda state: state["deciding"] == [seat])
    while ana.state["deciding"] == [seat]:
        assert ana.turn()
    waiting.until(lambda state: state["deciding"] == [bo])
    expect(icon).to_have_attribute("href", plain)
    assert ana.faults == waiting.faults == [] and count > before
