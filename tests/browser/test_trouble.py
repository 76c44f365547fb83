"""Reload, lost connection, two tabs, and the server killed in the middle of a fence plan."""

from __future__ import annotations

import signal
from typing import Any

from playwright.sync_api import Browser, BrowserContext

import bocage

from .conftest import SHOTS
from .looks import visitor
from .person import Person
from .serving import Server


def fencing(decision: dict[str, Any]) -> bool:
    """Whether somebody may build fences."""
    return any(action["verb"] == "fence" for action in decision["actions"])


def pastures(person: Person) -> list[list[str]]:
    """The pastures of the seat in view."""
    view = person.state["view"]
    found: list[list[str]] = view["seats"][person.state["as"]]["pastures"]
    return found


def test_the_server_is_killed_in_the_middle_of_a_fence_plan(
    own_server: Server, context: BrowserContext
) -> None:
    server = own_server
    position = {"game": "agricola-revised", "seats": [{"goods": {"wood": 9}}, {}], "round": 14}
    person = Person(context, server).sit(server.begin(bocage.load(position), "Ana", "Bo"))
    person.act("place fencing")
    person.act("fence r1c5")
    tail = person.state["tail"]["actions"]
    assert tail[-1] == "fence r1c5"
    person.draw(["r1c4"])
    server.stop(signal.SIGKILL)
    person.page.locator("[data-connection]").wait_for()
    server.start()
    person.page.locator("[data-connection]").wait_for(state="detached")
    assert person.state["tail"]["actions"] == tail
    assert pastures(person) == [["r1c5"]]
    chosen = person.page.locator('[role="gridcell"][aria-selected="true"]')
    assert chosen.count() == 1, "the drawn cell is still there"
    revision = person.state["revision"]
    person.page.locator("[data-build-fences]").click()
    person.settle(revision)
    assert sorted(pastures(person)) == [["r1c4"], ["r1c5"]]
    assert person.faults == []


def test_fences_by_edges_with_a_finger(server: Server, browser: Browser) -> None:
    context = visitor(browser, "narrow")
    table = server.table("Ana", "Bo")
    while not server.play_out(table, until=fencing):
        table = server.table("Ana", "Bo")
    person = Person(context, server).sit(table)
    page = person.page
    assert page.locator("[data-edge]:visible").count() == 0, "a finger picks cells first"
    page.locator("[data-by-edges]").tap()
    edges = page.locator("[data-edge]:visible")
    boxes = [edges.nth(i).bounding_box() for i in range(edges.count())]
    assert len(boxes) == 38
    assert all(box and box["width"] >= 43.5 and box["height"] >= 43.5 for box in boxes)
    page.screenshot(path=str(SHOTS / "edges-narrow-light.png"))
    edges.first.tap()
    assert page.locator('[data-edge][aria-pressed="true"]').count() == 1
    assert person.faults == []
    context.close()


def test_reload_and_second_tab(server: Server, context: BrowserContext) -> None:
    table = server.table("Ana", "Bo")
    person = Person(context, server).sit(table)
    person.act(person.actions[0]["text"])
    before = person.state["tail"]
    person.page.reload()
    person.wait_for_table()
    assert person.state["tail"] == before
    other = Person(context, server).watch(table)
    assert other.state["you"] == [0, 1], "a second tab has the same seats"
    other.confirm()
    person.until(lambda state: state["moves"] == other.state["moves"])
    assert person.faults == other.faults == []


def test_a_lost_connection_says_so_and_comes_back(
    own_server: Server, context: BrowserContext
) -> None:
    server = own_server
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    server.stop()
    person.page.locator("[data-connection]").wait_for()
    assert person.page.locator("[data-connection]").inner_text().strip()
    server.start()
    person.page.locator("[data-connection]").wait_for(state="detached")
    revision = person.state["revision"]
    person.act(person.actions[0]["text"])
    assert person.state["revision"] > revision
