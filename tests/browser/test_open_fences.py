"""Fences that enclose nothing yet: drawn, and built one by one by mouse, finger and keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import bocage

from .conftest import SHOTS
from .looks import check, rest, visitor
from .person import Person
from .serving import Server


def fencing(server: Server, **seat: Any) -> dict[str, Any]:
    """A table with open fences where somebody with wood can fence."""
    rows = [{"goods": {"wood": 10, "food": 3}, **seat}, {}]
    options = {"open_fences": True}
    position = {"game": "agricola-revised", "options": options, "seats": rows, "round": 14}
    return server.begin(bocage.load(position), "Ana", "Bo")


def fences(person: Person) -> list[str]:
    """The fences that enclose nothing."""
    found: list[str] = person.seat.get("fences", [])
    return found


def built(page: Page) -> int:
    """How many fences are drawn as standing on the farm in sight."""
    return page.locator('section[data-region="farm"] [data-fence="built"]').count()


def build(person: Person) -> None:
    """Build what is drawn."""
    revision = person.state["revision"]
    person.page.locator("[data-build-fences]").click()
    person.settle(revision)


def test_with_a_mouse(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(fencing(server))
    page = person.page
    person.act("place fencing")
    page.locator('[data-edge="r1c5n"]').click()
    page.locator('[data-edge="r1c5w"]').click()
    assert page.locator('[data-fence="planned"]').count() == 2
    page.screenshot(path=SHOTS / "open-fences-planned-wide.png")
    build(person)
    assert fences(person) == ["r1c5n", "r1c5w"]
    assert built(page) == 2
    assert person.seat["goods"]["wood"] == 8
    page.locator('[data-cell="r1c5"]:visible').click()
    assert page.locator('[data-fence="planned"]').count() == 2, "what stands is used"
    build(person)
    assert fences(person) == []
    assert person.seat["pastures"] == [["r1c5"]]
    assert person.seat["goods"]["wood"] == 6
    page.locator('[data-edge="r2c4n"]').click()
    page.locator('[data-cell="r2c5"]:visible').click()
    build(person)
    assert (fences(person), person.seat["pastures"]) == (["r2c4n"], [["r1c5"], ["r2c5"]])
    page.screenshot(path=SHOTS / "open-fences-wide.png")
    assert person.faults == []


def test_the_fence_that_closes(server: Server, context: BrowserContext) -> None:
    """A single fence closes a pasture, and a single one divides it."""
    standing = ["r1c4n", "r1c4w", "r1c5n", "r1c5e", "r2c4n"]
    person = Person(context, server).sit(fencing(server, fences=standing))
    page = person.page
    assert built(page) == 5
    person.act("place fencing")
    page.locator('[data-edge="r2c5n"]').click()
    build(person)
    assert person.seat["pastures"] == [["r1c4", "r1c5"]]
    page.locator('[data-edge="r1c5w"]').click()
    build(person)
    assert person.seat["pastures"] == [["r1c4"], ["r1c5"]]
    assert person.state["tail"]["actions"][-2:] == ["fence r2c5n", "fence r1c5w"]
    assert person.faults == []


def test_with_a_finger(server: Server, browser: Browser) -> None:
    context = visitor(browser, "narrow")
    person = Person(context, server).sit(fencing(server))
    page = person.page
    person.act("place fencing")
    page.locator("[data-by-edges]").tap()
    page.locator('[data-edge="r1c5n"]').tap()
    page.locator('[data-edge="r2c5n"]').tap()
    rest(page)
    page.screenshot(path=SHOTS / "open-fences-narrow.png")
    assert check(page, "narrow") == []
    build(person)
    assert fences(person) == ["r1c5n", "r2c5n"]
    assert built(page) == 2
    assert person.faults == []
    context.close()


def test_with_the_keyboard(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(fencing(server))
    page = person.page
    person.act("place fencing")
    page.locator('[data-cell="r1c5"]:visible').focus()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+ArrowLeft")
    page.locator("[data-build-fences]:enabled").wait_for()
    revision = person.state["revision"]
    page.keyboard.press("Enter")
    person.settle(revision)
    assert fences(person) == ["r1c5n", "r1c5e", "r2c5w"]
    label = page.locator('[data-cell="r2c5"]:visible').get_attribute("aria-label")
    assert label is not None and "left" in label
    assert person.faults == []
