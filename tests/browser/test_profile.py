"""The page about oneself: known again on another device, what was played there, and gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .looks import Theme, check, rest, visitor
from .person import Person
from .serving import Server


def known(server: Server, name: str) -> dict[str, str]:
    """Somebody with a profile: their device key and their phrase."""
    found: dict[str, str] = httpx.post(f"{server.url}/api/me", json={"name": name}).json()
    return found


def finished(server: Server, *people: dict[str, str], game: str = "express") -> dict[str, Any]:
    """A table that counts, at which these have played to the end."""
    kinds = [{"kind": "here", "name": "Élodie"}, *[{"kind": "link"}] * (len(people) - 1)]
    body = {"game": game, "seats": kinds, "counts": True}
    ask = httpx.Client(base_url=server.url)
    made = ask.post("/api/tables", json=body, headers={"Bocage-Device": people[0]["device"]}).json()
    for seat, person in enumerate(people[1:], 1):
        claim = {"invitation": made["invitations"][f"{seat}"], "name": ["Bo", "Cléo"][seat - 1]}
        headers = {"Bocage-Device": person["device"]}
        claimed = ask.post(f"/api/tables/{made['id']}/claim", json=claim, headers=headers).json()
        made["tokens"][f"{seat}"] = claimed["token"]
    ask.close()
    server.play_out(made)
    return dict(made)


def enter(page: Page, phrase: str) -> None:
    """Say who one is."""
    page.locator("[data-again] textarea").fill(phrase)
    page.locator("[data-again] .main").click()
    page.locator("[data-delete]").wait_for()


def test_a_running_table_is_found_and_played_on_at_another_device(
    server: Server, context: BrowserContext, phone: BrowserContext, shots: Path
) -> None:
    table = server.table("Ana", "bot:random")
    ana = Person(context, server).sit(table)
    ana.page.goto(server.url)
    ana.page.get_by_role("link", name="Profile").click()
    rest(ana.page)
    assert check(ana.page, "wide") == []
    ana.page.screenshot(path=shots / "profile-guest-wide.png")
    keep = ana.page.locator("[data-keep]")
    keep.get_by_role("textbox").fill("Ana")
    keep.locator(".main").click()
    panel = ana.page.locator("[data-phrase]")
    phrase = (panel.get_attribute("data-phrase") or "").upper()
    assert len(phrase.split()) == panel.get_by_role("listitem").count() == 13
    expect(ana.page.locator("li.table")).to_have_count(1)
    rest(ana.page)
    assert check(ana.page, "wide") == []
    ana.page.screenshot(path=shots / "profile-words-wide.png")
    panel.locator(".main").click()
    expect(panel).to_have_count(0)
    assert phrase.split()[0].lower() not in ana.page.content().split("lang=")[0]

    again = Person(phone, server)
    again.page.goto(f"{server.url}/me")
    again.page.locator("[data-again] textarea").fill("acorn adder")
    again.page.locator("[data-again] .main").click()
    expect(again.page.get_by_role("alert")).to_contain_text("Nobody has this phrase")
    enter(again.page, f" {phrase}\n")
    rest(again.page)
    assert check(again.page, "narrow") == []
    again.page.screenshot(path=shots / "profile-again-narrow.png", full_page=True)
    again.page.locator("li.table a.main").click()
    again.wait_for_table()
    assert again.state["you"] == [0]
    again.until(lambda state: state["decision"])
    moves = again.state["moves"]
    while again.state["moves"] == moves and again.turn("place"):
        pass
    ana.page.goto(f"{server.url}/t/{table['id']}")
    ana.wait_for_table()
    ana.until_moves(moves + 1)

    other = server.table("Cleo", "bot:random")
    link = f"{server.url}/t/{other['id']}"
    key = ana.page.evaluate("localStorage.getItem('bocage-device')")
    headers = {"Authorization": f"Bearer {key}"}
    mine = {"tokens": [other["tokens"]["0"]]}
    assert httpx.post(f"{server.url}/api/me/seats", json=mine, headers=headers).is_success
    again.page.goto(link)
    again.until(lambda state: state["table"] == other["id"])
    assert again.state["you"] == [0], "a seat is found by the address of its table, too"
    assert again.raw() == [] and ana.faults == again.faults == []


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [("wide", "light", "fr-FR"), ("narrow", "dark", "ru-RU")],
    ids=["French", "Russian"],
)
def test_what_was_played_and_how_one_goes(
    server: Server, browser: Browser, size: str, theme: Theme, locale: str, shots: Path
) -> None:
    me, bo, cleo = (known(server, name) for name in ("Élodie", "Bo", "Cléo"))
    for others in ((bo,), (bo, cleo), (bo,)):
        finished(server, me, *others)
    finished(server, me, game="hallertau")
    person = Person(visitor(browser, size, theme, locale), server)
    page = person.page
    page.goto(f"{server.url}/me")
    rest(page)
    assert check(page, size) == []
    page.screenshot(path=shots / f"profile-guest-{size}-{theme}.png", full_page=True)
    enter(page, me["phrase"])
    page.locator(".games > li").nth(3).wait_for()
    expect(page.locator(".kinds > li")).to_have_count(3)
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator(".bar")).to_have_count(1)
    rest(page)
    assert check(page, size) == [] and person.raw() == []
    page.screenshot(path=shots / f"profile-{size}-{theme}.png", full_page=True)
    expect(page.locator("[data-sign-out]")).to_have_count(2)
    page.locator("[data-sign-out=there]").click()
    expect(page.locator("[data-sign-out]")).to_have_count(1)
    refused = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {me['device']}"})
    assert refused.status_code == 403
    page.locator("[data-delete]").click()
    page.locator(".sure").click()
    page.locator("[data-keep]").wait_for()
    page.reload()
    page.locator("[data-keep]").wait_for()
    page.locator("[data-again] textarea").fill(me["phrase"])
    page.locator("[data-again] .main").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert person.faults == []


def test_a_passkey_of_the_browser(server: Server, context: BrowserContext, shots: Path) -> None:
    person = Person(context, server)
    page = person.page
    devtools = context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": kind})
    page.goto(f"{server.url.replace('127.0.0.1', 'localhost')}/me")
    page.locator("[data-keep]").get_by_role("textbox").fill("Zoé")
    page.locator("[data-keep] .main").click()
    page.locator("[data-passkey]").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(1)
    rest(page)
    assert check(page, "wide") == []
    page.screenshot(path=shots / "profile-passkey-wide.png", full_page=True)
    page.locator("[data-sign-out=here]").click()
    use = page.get_by_role("button", name="Use a passkey")
    use.click()
    page.locator("[data-delete]").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zoé")
    page.goto(f"{server.url}/me")
    page.locator("[data-keep]").wait_for()
    assert not use.count(), "there are none for addresses"
    assert person.faults == []


def test_results_count_if_whoever_makes_the_table_says_so(
    server: Server, context: BrowserContext
) -> None:
    ana = Person(context, server)
    ana.page.goto(server.url)
    ana.page.locator("article .button.main").first.click()
    dialog = ana.page.get_by_role("dialog")
    counts = dialog.locator("[name=counts]")
    expect(counts).not_to_be_checked()
    dialog.get_by_role("combobox").nth(1).select_option("here")
    expect(counts).to_have_count(0)
    dialog.get_by_role("combobox").nth(1).select_option("link")
    counts.check()
    dialog.locator("footer .button.main").click()
    ana.wait_for_table()
    assert server.get(f"/api/tables/{ana.table}")["counts"] is True
    dialog = ana.page.get_by_role("dialog")
    link = dialog.locator("input[readonly]").first.input_value()
    guest = context.new_page()
    guest.goto(link)
    expect(guest.get_by_role("dialog")).to_contain_text("Results count")
    assert ana.faults == []
