"""Guided first games in the browser: the first turn by clicks, left and resumed, and the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bocage import lessons

from .looks import Theme, check, visitor
from .person import Person
from .serving import Server

HOW: dict[str, tuple[str, Theme, str]] = {
    "agricola-revised": ("wide", "light", "en-GB"),
    "agricola-classic": ("narrow", "dark", "fr-FR"),
    "creatures": ("narrow", "light", "ru-RU"),
    "hallertau": ("wide", "dark", "fr-FR"),
    "express": ("narrow", "light", "en-GB"),
}
"""On which screen each game is learned, and in which language: every one of them somewhere."""
OFFER = {"en": "First time?", "fr": "Première fois", "ru": "Впервые"}

COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
OVERLAP = """
(() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll('[data-ring]')]
    .map((ring) => ring.getBoundingClientRect())
    .filter((box) => box.left < guide.right - 6 && box.right > guide.left + 6 &&
      box.top < guide.bottom - 6 && box.bottom > guide.top + 6)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom].join(' '));
})()
"""
"""The rings that the guide lies over."""


def card(person: Person) -> str:
    """The id of what the guide says."""
    return str(person.page.locator(".guide").get_attribute("data-guide") or "")


def said(person: Person) -> list[str]:
    """The ids of all that was due so far."""
    return [step["id"] for step in person.state["guide"]["steps"]]


def turn_page(person: Person, which: str) -> None:
    """Click Next or Back in the guide, and wait for what comes."""
    before = card(person)
    buttons = person.page.locator(".guide footer button")
    (buttons.last if which == "next" else buttons.first).click()
    expect(person.page.locator(".guide")).not_to_have_attribute("data-guide", before)


def to_suggestion(person: Person) -> list[str]:
    """Walk to the last card of the guide; what was read on the way."""
    read = [card(person)]
    assert person.page.evaluate(OVERLAP) == []
    while person.page.locator('.guide .next[aria-disabled="false"]').count():
        turn_page(person, "next")
        read.append(card(person))
        assert person.page.evaluate(OVERLAP) == []
    return read


def first_turn(person: Person) -> tuple[int, int]:
    """Play until somebody else decides, as suggested; how much was asked, and how many clicks."""
    asked = 0
    before = int(person.page.evaluate("window.clicks ?? 0"))
    moves = person.state["moves"]
    while person.state["moves"] == moves:
        asked += 1
        if person.state["can"]["confirm"]:
            person.confirm()
            continue
        points = (person.state["guide"]["suggestion"] or {"points": []})["points"]
        texts = [action["text"] for action in person.actions]
        wanted = [point.partition(":")[2] for point in points]
        known = [w for point in wanted for w in (point, f"place {point}") if w in texts]
        if known:
            expect(person.page.locator("[data-ring]").first).to_be_visible()
        person.act(known[0] if known else texts[0])
    return asked, int(person.page.evaluate("window.clicks")) - before


def play_on(server: Server, made: dict[str, Any], until_round: int | None) -> None:
    """Play a lesson from elsewhere: to a round in which the learner decides, or to the end."""
    server.play_out(
        made, when=lambda state: bool(until_round and state["view"]["round"] >= until_round)
    )


@pytest.mark.parametrize("game", lessons.taught())
def test_a_guided_game_from_the_first_click_to_the_last_line(
    browser: Browser, server: Server, game: str
) -> None:
    size, theme, locale = HOW[game]
    context = visitor(browser, size, theme, locale)
    person = Person(context, server)
    page = person.page
    page.add_init_script(COUNT)
    try:
        page.goto(server.url)
        offer = page.locator(f'[data-learn="{game}"]').first
        expect(offer).to_contain_text(OFFER[locale[:2]])
        offer.click()
        person.wait_for_table()
        page.locator(".guide .text").wait_for()

        # The goal in a minute, and a suggestion; nothing lies over what is pointed at.
        goals = [step["id"] for step in person.state["guide"]["steps"] if step["about"] == "goal"]
        read = to_suggestion(person)
        assert read[: len(goals)] == goals
        expect(page.locator("[data-ring]").first).to_be_visible()
        assert check(page, size) == [] and person.raw() == []
        asked, clicks = first_turn(person)
        assert clicks <= asked

        # Left, played on elsewhere, and resumed: what is new comes first, all the rest lies behind.
        made = {"id": person.table, "tokens": tokens(person)}
        page.goto("about:blank")
        rounds = person.state["view"]["rounds"]
        play_on(server, made, max(2, rounds // 2))
        person.state = {}
        page.goto(f"{server.url}/t/{made['id']}")
        person.wait_for_table()
        page.locator(".guide .text").wait_for()
        assert card(person) in said(person)
        assert set(goals) < set(said(person))
        turn_page(person, "back")
        assert page.evaluate(OVERLAP) == [] and person.raw() == []

        # The end: the whole sheet, line by line.
        page.goto("about:blank")
        play_on(server, made, None)
        person.state = {}
        page.goto(f"{server.url}/t/{made['id']}")
        person.wait_for_table()
        page.locator(".guide .text").wait_for()
        lines = [f"score-{line}" for line in person.state["scores"][0]["lines"]]
        assert said(person)[-len(lines) :] == lines
        while card(person) != lines[0]:
            turn_page(person, "next")
        expect(page.locator("[data-ring]")).to_be_visible()
        assert to_suggestion(person) == lines
        assert check(page, size) == [] and person.raw() == []
        assert person.faults == []
    finally:
        context.close()


def tokens(person: Person) -> dict[str, str]:
    """The secrets that the page keeps of its table."""
    found = person.page.evaluate("JSON.parse(localStorage.getItem('bocage-tables'))")
    mine: dict[str, str] = found[person.table]["tokens"]
    return mine


def test_the_guide_can_be_put_away_and_is_loaded_for_lessons_alone(
    browser: Browser, server: Server
) -> None:
    context = visitor(browser, "wide")
    person = Person(context, server)
    page = person.page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    try:
        person.sit(server.table("Ana", "bot:random", cards="none"))
        assert page.locator(".guide").count() == 0
        assert not [url for url in loaded if "Guide" in url or "lesson" in url]
        person.sit(server.made("Ana", game="agricola-revised", lesson=True))
        guide = page.locator(".guide")
        expect(guide.locator("[role=status]")).to_contain_text("small farm")
        assert [url for url in loaded if "Guide" in url]
        # By the keyboard: on, back, away, and there again.
        page.locator(".guide .next").focus()
        page.keyboard.press("Enter")
        expect(guide).to_have_attribute("data-guide", "goal-2")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        expect(guide).to_have_attribute("data-guide", "goal-1")
        guide.locator("header button").click()
        expect(page.locator("[data-ring]")).to_have_count(0)
        expect(guide.locator("[role=status]")).to_have_count(0)
        page.locator("aside .fold").click()
        box = guide.get_by_role("button").bounding_box()
        assert box is not None and box["x"] + box["width"] <= 1280
        page.reload()
        person.wait_for_table()
        guide.get_by_role("button").click()
        expect(guide.locator("[role=status]")).to_be_visible()
        assert person.faults == []
    finally:
        context.close()
