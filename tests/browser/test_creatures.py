"""All Creatures Big and Small in the browser: whole games, the market, and how it looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .looks import LOOKS, SIZES, Lookout, Theme, rest, visitor
from .person import Person
from .serving import Server

GAME = "creatures"
SUMMED = ("sheep", "pigs", "cows", "horses")


def figure(points: float) -> str:
    """Points as the page prints them."""
    whole, half = divmod(abs(points), 1)
    written = f"{int(whole) or ''}½" if half else str(int(whole))
    return f"−{written}" if points < 0 else written


def asked_for(server: Server, verb: str, mode: str = "expert") -> dict[str, Any]:
    """A table where somebody may do something."""
    while True:
        table = server.table("Ana", "Bo", game=GAME, mode=mode)
        found = server.play_out(
            table, until=lambda asked: verb in {action["verb"] for action in asked["actions"]}
        )
        if found:
            return table


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_against_a_bot(server: Server, browser: Browser, size: str) -> None:
    context = visitor(browser, size)
    table = server.table("Ana", "bot:random", game=GAME, mode="advanced")
    person = Person(context, server, seed=6).sit(table)
    while not person.state["over"]:
        if not person.turn():
            person.page.wait_for_timeout(30)
    person.page.get_by_role("table").first.wait_for()
    shown = person.page.locator("main").inner_text()
    for score in person.state["scores"]:
        animals = sum(score["lines"][line] for line in SUMMED)
        assert figure(score["total"]) in shown
        assert figure(animals) in shown
    rows = person.page.locator("table:visible").first.locator("tbody th").all_inner_texts()
    assert rows[4] == "All animals"
    assert rows[9] == "All bonuses"
    assert rows[10:] == ["Extensions", "Buildings"]
    assert person.faults == []
    context.close()


def test_greedy_plays_too(server: Server, context: BrowserContext) -> None:
    person = Person(context, server, seed=2).sit(server.table("Ana", "bot:greedy", game=GAME))
    person.until(lambda state: state["decision"])
    while person.state["view"]["round"] < 2:
        if not person.turn():
            person.page.wait_for_timeout(30)
    moves = server.get(f"/api/tables/{person.table}/outline")["moves"]
    assert {move["seat"] for move in moves} == {0, 1}
    assert person.faults == []


def test_the_market_is_searched_and_says_why_not(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(asked_for(server, "build"))
    page = person.page
    prints = page.locator("[data-region=cards] [data-card]")
    all_ids = person.state["view"]["buildings"]
    possible = {a["argument"] for a in person.actions if a["verb"] == "build"}
    assert prints.count() == len(all_ids)
    assert prints.first.get_attribute("data-card") in possible

    page.get_by_role("button", name="In reach").click()
    assert prints.count() == len(possible)
    page.get_by_role("button", name="In reach").click()
    page.get_by_role("searchbox").fill("no such building")
    expect(page.get_by_text("No building fits.")).to_be_visible()
    page.get_by_role("searchbox").fill("")

    refused = next(id for id in all_ids if id not in possible)
    tile = page.locator(f'[data-region=cards] [data-card="{refused}"]')
    tile.scroll_into_view_if_needed()
    rest(page)
    tile.hover()
    expect(page.locator("[role=tooltip] .impossible")).to_be_visible()
    person.act(f"build {sorted(possible)[0]}")
    assert person.faults == []


def test_the_score_sheet_explains_itself(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", game=GAME))
    page = person.page
    page.get_by_role("button", name="Scores", exact=True).click()
    page.get_by_role("button", name="Bonus for horses").hover()
    expect(page.get_by_text("0–3 horses: −3 points")).to_be_visible()
    page.get_by_role("button", name="Help", exact=True).click()
    page.get_by_text("Troughs", exact=True).click()
    expect(page.get_by_text("There are 10 in all.")).to_be_visible()
    assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme)
    person = Person(context, server, seed=5)
    lookout = Lookout(person, shots, GAME, size, theme)
    person.sit(server.table("Ana", "Bo", game=GAME, mode="expert"))
    lookout.look("table")
    for verb in ("build", "border", "release", "use"):
        person.sit(asked_for(server, verb))
        lookout.look(verb)
    lookout.look_back()
    context.close()
    assert lookout.faults == []
    assert person.faults == []
