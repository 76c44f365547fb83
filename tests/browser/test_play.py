"""Whole games by clicking."""

from __future__ import annotations

from playwright.sync_api import BrowserContext

from .person import Person
from .serving import Server


def test_two_people_at_one_screen_play_to_the_end(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    for seat in (0, 1):
        assert person.state["seats"][seat]["confirm"]
    while person.turn():
        pass
    assert person.state["over"]
    person.page.get_by_role("table").first.wait_for()
    totals = [score["total"] for score in person.state["scores"]]
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
