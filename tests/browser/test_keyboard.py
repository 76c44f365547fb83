"""One whole round by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import BrowserContext

from .person import Person
from .serving import Server


def test_a_round_by_keyboard(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    page = person.page
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    presses = 0
    while person.state["view"]["round"] == 1:
        revision = person.state["revision"]
        if person.state["can"]["confirm"]:
            page.keyboard.press("c")
            person.settle(revision)
            continue
        for _ in range(1 + person.dice.randrange(6)):
            page.keyboard.press("n")
        assert person.focused, "the focus is on something that can be chosen"
        page.keyboard.press("Enter")
        person.settle(revision)
        presses += 1
    assert presses >= 4
    assert person.faults == []


def test_undo_and_reset_by_keyboard(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    person.act("place farmland")
    for key in ("u", "r"):
        if not person.state["tail"]["actions"]:
            person.act("place farmland")
        revision = person.state["revision"]
        person.page.keyboard.press(key)
        person.settle(revision)
        assert person.state["tail"]["actions"] == []


def test_a_window_that_is_made_narrow_takes_the_focused_place_away(
    server: Server, context: BrowserContext
) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    person.page.keyboard.press("n")
    assert person.focused
    person.page.set_viewport_size({"width": 700, "height": 800})
    person.page.locator("nav button[aria-current=page]").wait_for()
    assert person.faults == []
