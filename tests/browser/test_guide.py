"""Guided first games in the browser: begun at the lobby by clicks, left, and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from bocage import lessons

from .guides import COUNT, OVERLAP, card, first_turn, said, to_suggestion, turn_page
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


@pytest.mark.parametrize("game", lessons.taught())
def test_a_guided_game_is_begun_left_and_resumed(
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
        due = max(2, rounds // 2)
        server.play_out(made, when=lambda state: state["view"]["round"] >= due)
        person.state = {}
        page.goto(f"{server.url}/t/{made['id']}")
        person.wait_for_table()
        page.locator(".guide .text").wait_for()
        assert card(person) in said(person)
        assert set(goals) < set(said(person))
        turn_page(person, "back")
        assert page.evaluate(OVERLAP) == [] and person.raw() == []
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
