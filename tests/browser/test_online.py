"""Each at home: two browsers and a spectator, invitations, another device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from .looks import LOOKS, Theme, check, rest, visitor
from .person import Person
from .serving import Server


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[BrowserContext]:
    context = visitor(browser, "wide", locale="fr-FR")
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
        other.until_moves(moves)
        watcher.until_moves(moves)
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


def test_a_closed_table_is_for_its_players(
    server: Server, context: BrowserContext, elsewhere: BrowserContext
) -> None:
    table = server.table("Ana", "Bo", open=False)
    server.play_out(table)
    ana = Person(context, server).sit(table)
    ana.page.get_by_role("figure").wait_for()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Download the game").first.click()
    assert saved.value.suggested_filename == f"bocage-{table['id']}.json"
    ana.page.goto(f"{server.url}/t/{table['id']}/replay")
    ana.page.get_by_role("slider").press("End")
    stranger = Person(elsewhere, server)
    stranger.page.goto(f"{server.url}/t/{table['id']}")
    stranger.page.get_by_text("Seuls ceux qui y jouent").wait_for()
    assert ana.faults == []


def lose_first(page: Page, path: str) -> None:
    """Let the answer to the first change that is asked for at a path be lost on its way."""
    lost: list[str] = []

    def answer(route: Route) -> None:
        if lost or route.request.method != "POST":
            route.continue_()
            return
        lost.append(route.fetch().text())
        route.abort()

    page.route(f"**{path}", answer)


def test_lost_answers_do_no_harm(
    own_server: Server, context: BrowserContext, elsewhere: BrowserContext
) -> None:
    server = own_server
    ana = Person(context, server)
    lose_first(ana.page, "/api/tables")
    ana.page.goto(server.url)
    ana.page.locator("article .button.main").first.click()
    ana.page.get_by_role("dialog").get_by_role("combobox").nth(1).select_option("link")
    start = ana.page.locator("dialog .button.main")
    start.click()
    ana.page.get_by_role("alert").get_by_text("does not answer").wait_for()
    start.click()
    ana.wait_for_table()
    assert len(server.get("/api/tables")) == 1

    link = ana.page.get_by_role("textbox", name="Invitation").input_value()
    bo = Person(elsewhere, server)
    lose_first(bo.page, "/claim")
    for sitting in range(2):
        bo.page.goto("about:blank")
        bo.page.goto(link)
        bo.page.get_by_role("dialog").get_by_role("textbox").fill("Bo")
        bo.page.locator("dialog .button.main").click()
        if not sitting:
            bo.page.get_by_role("dialog").get_by_role("alert").wait_for()
    bo.wait_for_table()
    assert bo.state["you"] == [1] and bo.state["seats"][1]["name"] == "Bo"
    assert ana.faults == bo.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_a_lost_seat_is_given_a_new_link(
    server: Server,
    browser: Browser,
    elsewhere: BrowserContext,
    shots: Path,
    size: str,
    theme: Theme,
) -> None:
    table = server.table("Ana", "link", "bot:random")
    claim = {"invitation": table["invitations"]["1"], "name": "Bo"}
    token = server.post(f"/api/tables/{table['id']}/claim", claim)["token"]
    bo = Person(elsewhere, server).sit({**table, "tokens": {"1": token}})

    context = visitor(browser, size, theme)
    ana = Person(context, server).sit(table)
    page = ana.page
    page.locator("[popovertarget=table-menu]").click()
    page.locator("#table-menu nav button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").press("Enter")
    opener = dialog.locator("details button")
    assert opener.count() == 1, "only people have links"
    opener.press("Enter")
    rest(page)
    page.screenshot(path=shots / f"new-link-{size}-{theme}.png")
    assert check(page, size) == []
    page.keyboard.press("Enter")
    assert opener.evaluate("node => node === document.activeElement"), "cancelled, nothing done"
    assert server.get(f"/api/tables/{table['id']}")["seats"][1]["joined"]
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    ana.until(lambda state: not state["seats"][1]["joined"])
    copy = dialog.locator(".copy button").first
    copy.wait_for()
    rest(page)
    assert copy.evaluate("node => node === document.activeElement"), "the new link is at hand"
    page.screenshot(path=shots / f"new-link-made-{size}-{theme}.png")
    assert check(page, size) == []
    link = dialog.locator(".copy input").first.input_value()

    bo.page.get_by_role("heading", name="Cette place n’est plus la vôtre").wait_for()
    bo.page.get_by_role("button").click()
    bo.until(lambda state: state["you"] == [])
    bo.page.goto("about:blank")
    bo.page.goto(link)
    bo.page.get_by_role("dialog").get_by_role("textbox").fill("Bo")
    bo.page.locator("dialog .button.main").click()
    bo.until(lambda state: state["you"] == [1])
    assert ana.faults == bo.faults == []
    context.close()
