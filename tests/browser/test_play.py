"""Whole games by clicking."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext

import bocage

from ..pictures.games import begun
from .person import Person
from .serving import Server

GAME = Path(__file__).with_name("whole_game.json")
CLICKS = 237
"""So many this game took before anything at the table moved, warned or explained."""
COUNTED = "window.clicks = 0; addEventListener('click', () => window.clicks++, true);"


def test_two_people_at_one_screen_play_to_the_end_with_not_one_click_more(
    server: Server, context: BrowserContext
) -> None:
    record = bocage.Record.from_json(GAME.read_text(encoding="utf-8"))
    context.add_init_script(COUNTED)
    table = server.keep(begun(record), "Ana", "Bo")
    person = Person(context, server).sit(table)
    assert all(seat["confirm"] for seat in person.state["seats"])
    for action in record.actions:
        while action not in {offered["text"] for offered in person.actions}:
            person.confirm()
        person.act(action)
    while not person.state["over"]:
        person.confirm()
    assert person.page.evaluate("window.clicks") <= CLICKS
    person.page.get_by_role("table").first.wait_for()
    totals = [score["total"] for score in person.state["scores"]]
    assert totals == [score.total for score in bocage.replay(record).scores()]
    shown = person.page.locator("main").inner_text()
    assert all(str(total).replace("-", "−") in shown for total in totals)
    assert person.faults == []


def test_a_game_against_greedy(server: Server, context: BrowserContext) -> None:
    person = Person(context, server, seed=4).sit(server.table("Ana", "bot:greedy"))
    while not person.state["over"]:
        if not person.turn():
            person.page.wait_for_timeout(30)
    person.page.get_by_role("table").first.wait_for()
    assert {
        entry["seat"] for entry in server.get(f"/api/tables/{person.table}/outline")["moves"]
    } == {
        0,
        1,
    }
    again = person.page.get_by_role("button", name="Play again")
    over = person.table
    again.first.click()
    person.page.wait_for_url(lambda url: over not in url)
    person.wait_for_table()
    assert person.state["moves"] < 5
    assert person.faults == []


def test_a_newcomer_plays_after_three_clicks(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    person.page.goto(server.url)
    person.page.get_by_role("button", name="Play").first.click()
    person.page.get_by_role("button", name="Start").click()
    person.wait_for_table()
    for _ in range(200):
        if person.actions:
            break
        person.page.wait_for_timeout(50)
    person.page.locator('[data-place="possible"]:visible').first.click()
    assert person.faults == []
