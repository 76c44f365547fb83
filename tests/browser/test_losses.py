"""Before animals are let go unasked, the page says so, also to somebody who does not confirm."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .looks import SIZES, visitor
from .person import Person
from .serving import Server


def crowded(state: dict[str, Any], space: str) -> bool:
    """Whether more sheep lie on a space than the deciding seat, which has no animals, can keep."""
    view = state["view"]
    farm = view["seats"][state["as"]]
    spaces = {found["id"]: found.get("goods", {}) for found in view["spaces"]}
    room = farm.get("room", {"sheep": sum(place["capacity"] for place in farm.get("housing", []))})
    offered = [action["text"] for action in state["decision"]["actions"]]
    return (
        f"place {space}" in offered
        and not farm["animals"]
        and not farm.get("exchanges", {}).get("sheep")
        and spaces[space].get("sheep", 0) > room["sheep"]
    )


@pytest.mark.parametrize(
    ("game", "space", "size"),
    [
        ("agricola-revised", "sheep-market", "wide"),
        ("agricola-classic", "sheep-market", "narrow"),
        ("creatures", "millpond", "narrow"),
    ],
)
def test_a_touch_warns_of_a_loss(
    server: Server, browser: Browser, game: str, space: str, size: str
) -> None:
    assert size in SIZES
    table = server.table("Ana", "Bo", game=game)
    while not server.play_out(table, when=lambda state: crowded(state, space)):
        table = server.table("Ana", "Bo", game=game)
    context = visitor(browser, size)
    person = Person(context, server).sit(table)
    moves, farm = person.state["moves"], person.seat
    assert not person.state["seats"][person.state["as"]]["confirm"]
    person.act(f"place {space}")
    warning = person.page.locator("header.status .warning")
    expect(warning).to_contain_text(re.compile(r"\d\sof\s\d+\ssheep\sfinds?\sno\sroom"))
    assert person.state["moves"] == moves
    revision = person.state["revision"]
    person.page.locator('header.status [aria-keyshortcuts="U"]').click()
    person.settle(revision)
    expect(warning).to_have_count(0)
    assert person.seat == farm and person.state["moves"] == moves
    if size == "wide":
        person.place(f"place {space}").hover()
        expect(person.page.get_by_role("tooltip")).to_contain_text("no room")
    person.act(f"place {space}")
    expect(warning).to_be_visible()
    person.confirm()
    assert person.state["moves"] == moves + 1
    assert person.faults == []
    context.close()
