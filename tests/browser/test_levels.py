"""Opponents by level, the sign that one thinks, and hints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .person import Person
from .serving import Server

SIZES = [(1280, 800), (390, 844)]


def test_choosing_a_level(server: Server, context: BrowserContext, shots: Path) -> None:
    person = Person(context, server)
    page = person.page
    page.goto(server.url)
    card = page.locator("article").filter(has=page.locator('a[href="/cards/agricola-revised"]'))
    card.locator("button.main").click()
    seat = page.get_by_label("Seat 2", exact=True)
    expect(seat).to_have_value("bot:fair")
    offered = seat.locator("option").all_inner_texts()
    assert offered[-4:] == ["Bot: Beginner", "Bot: Fair", "Bot: Strong", "Bot: Master"]
    seat.select_option("bot:strong")
    expect(page.get_by_text("Thinks ahead, about a second per turn.")).to_be_visible()
    hints = page.locator('details[data-group="hints"]')
    expect(hints.locator("summary span")).to_have_text("allowed")
    hints.locator("summary").click()
    page.screenshot(path=shots / "levels-lobby.png")
    page.get_by_label("Allow hints").uncheck()
    page.get_by_role("button", name="Start").click()
    person.wait_for_table()
    assert [chair["bot"] for chair in person.state["seats"]] == [None, "strong"]
    assert person.state["hints"] is False
    person.until(lambda state: state["decision"] is not None)
    assert page.get_by_role("button", name="Hint").count() == 0
    assert person.faults == []


def test_a_bot_shows_that_it_thinks(tmp_path: Path, context: BrowserContext) -> None:
    server = Server(tmp_path, pace=600.0).start()
    person = Person(context, server).sit(server.table("Ana", "bot:master"))
    if person.actions:
        person.act("place forest")
        person.confirm()
    thinking = person.page.get_by_role("img", name=re.compile("is thinking…$"))
    expect(thinking).to_have_count(2)
    expect(person.page.locator("header.status").get_by_role("img", name="thinking")).to_be_visible()
    server.stop()


@pytest.mark.parametrize(
    ("locale", "size", "game"),
    [
        ("en-GB", SIZES[0], "agricola-revised"),
        ("fr-FR", SIZES[1], "agricola-revised"),
        ("ru-RU", SIZES[0], "hallertau"),
    ],
    ids=["en-wide", "fr-narrow", "ru-hallertau"],
)
def test_a_hint(
    server: Server, browser: Browser, shots: Path, locale: str, size: tuple[int, int], game: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=locale, reduced_motion="reduce"
    )
    person = Person(context, server).sit(server.table("Ana", game=game))
    page = person.page
    name = {"en-GB": "Hint", "fr-FR": "Conseil", "ru-RU": "Подсказка"}[locale]
    button = page.get_by_role("button", name=name)
    button.click()
    listed = page.locator("[data-hints] li")
    listed.first.wait_for(timeout=60_000)
    assert 1 <= listed.count() <= 3
    assert re.search(r"(final|итог|конц).* \d+([.,]\d)?", listed.first.inner_text())
    reasons = page.locator("[data-hints] .why")
    assert reasons.count() == listed.count()
    assert all(" " in said and "why-" not in said for said in reasons.all_inner_texts())
    page.screenshot(path=shots / f"hint-{locale}-{size[0]}.png")
    best = page.locator('[data-advised="1"]')
    expect(best).to_have_count(1)
    listed.first.get_by_role("button").click()
    assert person.focused == best.get_attribute("data-action")
    assert person.raw() == [] and person.faults == []
    person.act(person.focused)
    expect(page.locator("[data-advised], [data-hints]")).to_have_count(0)
    context.close()
