"""Whole games by clicking."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import bocage

from ..pictures.games import begun
from .looks import unpainted
from .person import Person
from .serving import Server

HERE = Path(__file__).parent
CLICKS = {"whole_game": 237, "whole_game_with_cards": 133}
"""So many these games took before anything at the table moved, warned or explained: the first
for two people at one screen, the other for one of two who each have their own."""
COUNTED = "window.clicks = 0; addEventListener('click', () => window.clicks++, true);"


def recorded(name: str) -> tuple[bocage.Record, list[int]]:
    """A game, and who takes its actions."""
    record = bocage.Record.from_json((HERE / f"{name}.json").read_text(encoding="utf-8"))
    table, seats = begun(record), []
    for action in record.actions:
        assert table.decision is not None
        seats.append(table.decision.seat)
        table.play(action)
    return record, seats


@pytest.mark.parametrize("name", CLICKS)
def test_a_whole_game_takes_not_one_click_more(
    server: Server, context: BrowserContext, name: str
) -> None:
    record, seats = recorded(name)
    table = server.begin(begun(record), "Ana", "Bo")
    here = (0, 1) if name == "whole_game" else (0,)
    person = Person(context, server)
    unpainted(person.page).add_init_script(COUNTED)
    person.sit(table, *here)
    assert all(person.state["seats"][seat]["confirm"] for seat in here)
    turns = itertools.groupby(zip(seats, record.actions, strict=True), lambda move: move[0])
    for seat, moves in turns:
        if seat not in here:
            if person.state["can"]["confirm"]:
                person.confirm()
            server.answer(table, seat, *(action for _, action in moves))
            continue
        for _, action in moves:
            person.until(lambda state: state["can"]["confirm"] or state["decision"])
            while action not in {offered["text"] for offered in person.actions}:
                person.confirm()
            person.act(action)
    while not person.state["over"]:
        person.confirm()
    assert person.page.evaluate("window.clicks") <= CLICKS[name]
    person.page.get_by_role("table").first.wait_for()
    totals = [score["total"] for score in person.state["scores"]]
    assert totals == [score.total for score in bocage.replay(record).scores()]
    shown = person.page.locator("main").inner_text()
    assert all(str(total).replace("-", "−") in shown for total in totals)
    assert person.faults == []


def test_the_end_of_a_game_against_greedy(server: Server, context: BrowserContext) -> None:
    table = server.table("Ana", "bot:greedy")
    server.play_out(table, when=lambda state: state["view"]["round"] >= 12)
    person = Person(context, server, seed=4).sit(table)
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
