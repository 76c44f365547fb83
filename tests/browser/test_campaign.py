"""Series and campaigns: from the lobby through a game to the card that stays, and the next game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from sqlalchemy import Engine

from bocage.server.database import open_database

from ..server.ending import near_the_end
from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .serving import Server


@pytest.fixture
def engine(server: Server) -> Iterator[Engine]:
    """The database of the server."""
    found = open_database(f"sqlite:///{server.folder / 'tables.db'}")
    yield found
    found.dispose()


def finish(person: Person) -> None:
    """Play a game's last decisions as `near_the_end` has foreseen them."""
    while not person.state["over"]:
        if person.state["can"]["confirm"]:
            person.confirm()
        else:
            person.act(person.actions[-1]["text"])


EDITIONS = {"agricola-revised": ("B102", "A116"), "agricola-classic": ("E147", "E151")}
"""Occupations of each edition: the one that stays, and another one in play."""


@pytest.mark.parametrize(
    ("id", "size", "theme"), [(id, *look) for id, look in zip(EDITIONS, LOOKS, strict=True)]
)
def test_a_series_from_the_lobby_to_its_second_game(
    server: Server,
    engine: Engine,
    browser: Browser,
    shots: Path,
    size: str,
    theme: Theme,
    id: str,
) -> None:
    stays, other = EDITIONS[id]
    context = visitor(browser, size, theme, {"light": "en-GB", "dark": "fr-FR"}[theme])
    person = Person(context, server)
    page = person.page
    lookout = Lookout(person, shots, f"campaign-{id}", size, theme)
    page.goto(server.url)
    game = page.locator("article", has=page.locator(f'a[href="/cards/{id}"]'))
    game.locator(".button.main").click()
    dialog = page.get_by_role("dialog")
    dialog.locator('.counts input[value="1"]').check(force=True)
    dialog.locator('input[name="campaign"][value="solo"]').check()
    lookout.look("new-table")
    dialog.locator(".button.main").click()
    person.wait_for_table()
    first = person.table
    page.goto(server.url)
    page.locator(f'.tables a[href="/campaign/{first}"]').click()
    page.locator("#now-title").wait_for()
    lookout.look("begun")

    near_the_end(engine, first, [57], [[stays, other]])
    page.goto(f"{server.url}/t/{first}")
    person.wait_for_table()
    person.until(lambda state: state["view"]["round"] == 14)
    finish(person)
    page.locator(f'header.status .answers a[href="/campaign/{first}"]').wait_for()
    lookout.look("result")
    page.locator(f'header.status .answers a[href="/campaign/{first}"]').click()
    choice = page.locator(f'[data-keep-seat="0"] button[data-card="{stays}"]')
    choice.wait_for()
    lookout.look("keep")
    choice.press("Enter")
    page.locator("tbody tr").nth(1).wait_for()
    lookout.look("kept")
    mine = page.evaluate("JSON.parse(localStorage['bocage-tables'])")[first]["tokens"]["0"]
    told = server.get(f"/api/campaigns/{first}", mine)
    assert told["kept"] == [[stays]] and told["games"][0]["scores"] == [57]

    page.locator("section.now .button.main").click()
    person.until(lambda state: state["table"] == told["table"])
    person.wait_for_table()
    assert person.state["you"] == [0] and person.seat["cards"] == [stays]
    person.act("place day-laborer")
    page.goto(server.url)
    rows = page.locator(".mine li.table")
    rows.first.wait_for()
    lookout.look("lobby")
    assert rows.count() == 1
    rows.locator(f'a[href="/t/{told["table"]}"]').click()
    person.wait_for_table()
    page.goto(f"{server.url}/campaign/{first}")
    page.locator(f'a[href="/t/{first}/replay"]').click()
    page.get_by_role("slider").wait_for()
    context.close()
    assert lookout.faults == []
    assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_two_people_at_home_go_on_together(
    server: Server, engine: Engine, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    table = server.campaign("three-games", "Ana", "link")
    id = table["id"]
    claim = {"invitation": table["invitations"]["1"], "name": "Bo"}
    token = server.post(f"/api/tables/{id}/claim", claim)["token"]
    near_the_end(engine, id, [30, 20], [["B102"], ["A116"]])
    here, there = visitor(browser, size, theme), visitor(browser, size, theme, "en-GB")
    ana = Person(here, server).sit(table)
    bo = Person(there, server).sit({"id": id, "tokens": {"1": token}})
    while not ana.state["over"]:
        for person in (ana, bo):
            if person.state["can"]["confirm"] or person.actions:
                person.turn()
        ana.page.wait_for_timeout(50)
    lookout = Lookout(ana, shots, "three-games", size, theme)
    ana.page.goto(f"{server.url}/campaign/{id}")
    mine = ana.page.locator("[data-keep-seat]")
    mine.first.wait_for()
    assert mine.count() == 1
    mine.locator('[data-card="B102"]').click()
    ana.page.locator('[data-card="B102"][aria-pressed="true"]').wait_for()
    lookout.look("chosen")
    bo.page.locator(f'header.status .answers a[href="/campaign/{id}"]').click()
    bo.page.locator('[data-keep-seat="1"] [data-card="A116"]').click()
    for person in (ana, bo):
        person.page.locator("section.now .button.main").wait_for()
    lookout.look("next")
    for seat, person in enumerate((ana, bo)):
        person.page.locator("section.now .button.main").click()
        person.until(lambda state: state["campaign"]["number"] == 2)
        assert person.state["you"] == [seat]

    # The link of the first table leads on to where the campaign is played.
    elsewhere = visitor(browser, size, theme)
    again = Person(elsewhere, server)
    again.page.goto(f"{server.url}/t/{id}#seat=1&token={token}")
    again.until(lambda state: state["campaign"]["number"] == 2 and state["you"] == [1])
    for context in (here, there, elsewhere):
        context.close()
    assert lookout.faults == []
    assert ana.faults == bo.faults == again.faults == []
