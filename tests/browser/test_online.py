"""Each at home: two browsers and a spectator, invitations, another device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from .person import Person
from .serving import Server


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="fr-FR")
    context.set_default_timeout(30_000)
    yield context
    context.close()


def test_two_browsers_and_a_spectator(
    server: Server, context: BrowserContext, elsewhere: BrowserContext, browser: Browser
) -> None:
    table = server.table("Ana", "link")
    ana = Person(context, server, seed=2).sit(table)

    bo = Person(elsewhere, server, seed=3)
    bo.page.goto(f"{server.url}/t/{table['id']}#join={table['invitations']['1']}")
    bo.page.get_by_role("dialog").get_by_role("textbox").fill("Бо с очень длинным именем")
    bo.page.locator("dialog .button.main").click()
    bo.wait_for_table()
    assert "#" not in bo.page.url
    bo.until(lambda state: state["you"] == [1])

    third = browser.new_context()
    watcher = Person(third, server).watch(table)
    assert watcher.state["you"] == []
    assert watcher.page.locator('[data-place="possible"]').count() == 0

    for _ in range(12):
        first, other = (ana, bo) if ana.state["deciding"] == [0] else (bo, ana)
        first.until(lambda state: state["can"]["confirm"] or state["decision"])
        seen = watcher.state["moves"]
        while not first.state["can"]["confirm"]:
            first.turn()
            assert watcher.state["moves"] == seen, "an unconfirmed move was shown to a spectator"
            assert other.state["tail"] is None
        first.confirm()
        moves = first.state["moves"]
        other.until(lambda state, moves=moves: state["moves"] >= moves)
        watcher.until(lambda state, moves=moves: state["moves"] >= moves)
    assert ana.faults == bo.faults == watcher.faults == []
    third.close()


def test_an_invitation_works_once(server: Server, context: BrowserContext) -> None:
    table = server.table("Ana", "link")
    link = f"{server.url}/t/{table['id']}#join={table['invitations']['1']}"
    for _ in range(2):
        person = Person(context, server)
        person.page.goto(link)
        person.page.get_by_role("dialog").get_by_role("textbox").fill("Bo")
        person.page.locator("dialog .button.main").click()
        if person.page.get_by_role("dialog").is_visible():
            person.page.wait_for_timeout(300)
        context.clear_cookies()
        person.page.evaluate("localStorage.clear()")
    summary = server.get(f"/api/tables/{table['id']}")
    assert summary["seats"][1]["joined"]
    assert person.page.get_by_role("dialog").is_visible()


def test_returning_on_another_device_by_the_link(
    server: Server, context: BrowserContext, elsewhere: BrowserContext
) -> None:
    table = server.table("Ana", "Bo")
    here = Person(context, server).sit(table)
    here.act(here.actions[0]["text"])
    there = Person(elsewhere, server).sit(table)
    assert there.state["tail"]["actions"] == here.state["tail"]["actions"]
    there.page.locator('[aria-keyshortcuts="U"]').click()
    here.until(lambda state: state["tail"]["actions"] == [])
    assert here.faults == there.faults == []


def test_playing_again_invites_anew(server: Server, context: BrowserContext) -> None:
    table = server.table("Ana", "link")
    path = f"/api/tables/{table['id']}/claim"
    claimed = server.post(path, {"invitation": table["invitations"]["1"], "name": "Bo"})
    server.play_out({**table, "tokens": {**table["tokens"], "1": claimed["token"]}})
    ana = Person(context, server).sit(table, 0)
    ana.page.get_by_role("button", name="Play again").first.click()
    ana.page.get_by_role("dialog").get_by_role("heading", name="Invitations").wait_for()
    assert table["id"] not in ana.page.url
    assert "#" not in ana.page.url
    assert ana.faults == []


def test_a_closed_table_is_for_its_players(
    server: Server, context: BrowserContext, elsewhere: BrowserContext
) -> None:
    table = server.table("Ana", "Bo", open=False)
    server.play_out(table)
    ana = Person(context, server).sit(table)
    ana.page.get_by_role("figure").wait_for()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Download the record").first.click()
    assert saved.value.suggested_filename == f"bocage-{table['id']}.json"
    ana.page.goto(f"{server.url}/t/{table['id']}/replay")
    ana.page.get_by_role("slider").press("End")
    stranger = Person(elsewhere, server)
    stranger.page.goto(f"{server.url}/t/{table['id']}")
    stranger.page.get_by_text("Seuls ceux qui y jouent").wait_for()
    assert ana.faults == []
