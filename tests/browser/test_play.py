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
