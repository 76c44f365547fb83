"""Somebody leaves and returns, a game is ended, and everybody comes along to the next one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

from .looks import check, rest, visitor
from .person import Person
from .serving import Server


def taken(server: Server, **fields: Any) -> dict[str, Any]:
    """A table at which Ana and Bo have their seats."""
    table = server.made("Ana", "link", game="agricola-revised", **fields)
    claim = {"invitation": table["invitations"]["1"], "name": "Bo"}
    token = server.post(f"/api/tables/{table['id']}/claim", claim)["token"]
    return {**table, "tokens": {**table["tokens"], "1": token}}


def leave(person: Person, choice: str) -> None:
    """Choose something in the window of those who do not want to play on."""
    person.page.locator("[popovertarget=table-menu]").click()
    person.page.locator("[data-leave]").click()
    person.page.get_by_role("dialog").get_by_role("button", name=choice).click()


def test_away_back_again_and_on_to_the_next_game(
    server: Server, context: BrowserContext, browser: Browser, shots: Path
) -> None:
    table = taken(server, patience=0)
    ana = Person(context, server).sit(table, 0)
    phone = visitor(browser, "narrow", "dark")
    bo = Person(phone, server).sit(table, 1)
    ana.until(lambda state: state["seats"][1]["online"])
    bo.page.close()
    seat = ana.page.locator('[data-seat="1"]')
    expect(seat.locator("[data-presence]")).to_contain_text("last seen just now")
    seat.locator("[data-call]").click()
    seat.get_by_role("combobox").select_option("beginner")
    rest(ana.page)
    ana.page.screenshot(path=shots / "call-a-bot-wide-light.png")
    assert check(ana.page, "wide") == []
    seat.locator("form .button.main").click()
    ana.until(lambda state: state["seats"][1]["stand_in"] == "beginner")

    bo = Person(phone, server).sit(table, 1)
    rest(bo.page)
    bo.page.screenshot(path=shots / "a-bot-plays-for-you-narrow-dark.png")
    assert check(bo.page, "narrow") == []
    bo.page.locator("[data-replaced] button").click()
    ana.until(lambda state: state["seats"][1]["stand_in"] is None)

    leave(ana, "Propose")
    bo.until(lambda state: state["ending"] == [0])
    rest(bo.page)
    bo.page.screenshot(path=shots / "end-proposed-narrow-dark.png")
    assert check(bo.page, "narrow") == []
    bo.page.locator("[data-proposal] button").first.click()
    ana.until(lambda state: state["ended"] == "agreed")
    expect(ana.page.locator("#final-title")).to_contain_text("does not count")

    ana.page.get_by_role("button", name="Play again").click()
    ana.until(lambda state: state["table"] != table["id"])
    again = bo.page.locator("[data-again]")
    expect(again).to_contain_text("Ana")
    bo.page.locator("[data-again] + button").click()
    bo.until(lambda state: state["table"] == ana.table and state["you"] == [1])
    ana.until(lambda state: state["seats"][1]["online"])
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Bo"]
    assert bo.raw() == ana.raw() == [] and ana.faults == bo.faults == []


def test_who_resigns_is_played_on_by_a_bot(server: Server, context: BrowserContext) -> None:
    ana = Person(context, server).sit(taken(server), 0)
    leave(ana, "Resign now")
    ana.until(lambda state: state["seats"][0]["resigned"])
    expect(ana.page.locator('[data-seat="0"] [data-presence]')).to_contain_text("Resigned")
    assert not ana.page.locator("[data-replaced]").count() and ana.faults == []
