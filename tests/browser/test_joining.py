"""A table that anybody may join, and an invitation that says to what."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from .looks import check, rest, visitor
from .person import Person
from .serving import Server

SHARES = "navigator.share = async (said) => { window.shared = said.url; };"


def test_a_stranger_takes_a_seat_with_one_click(
    server: Server, context: BrowserContext, browser: Browser, shots: Path
) -> None:
    ana = Person(context, server)
    ana.page.goto(server.url)
    ana.page.locator("article .button.main").first.click()
    dialog = ana.page.get_by_role("dialog")
    assert not dialog.locator("[name=join]").count(), "there is no seat to take yet"
    assert not dialog.locator("[name=open]").is_checked(), "against bots it stays unlisted"
    dialog.get_by_role("combobox").nth(1).select_option("link")
    assert dialog.locator("[name=open]").is_checked()
    dialog.locator("[name=join]").check()
    dialog.locator("footer .button.main").click()
    ana.wait_for_table()

    bo = Person(visitor(browser, "narrow", "dark"), server)
    bo.page.goto(server.url)
    join = bo.page.locator(f'[data-join="{ana.table}"]')
    row = bo.page.locator("li.table").filter(has=join)
    expect(row).to_contain_text("English")
    rest(bo.page)
    assert check(bo.page, "narrow") == []
    row.scroll_into_view_if_needed()
    bo.page.screenshot(path=shots / "free-seats-narrow-dark.png")
    join.click()
    bo.until(lambda state: state["you"] == [1])
    ana.until(lambda state: state["seats"][1]["joined"])
    assert bo.raw() == [] and ana.faults == bo.faults == []


def test_an_invitation_names_the_game_and_can_be_handed_on(
    server: Server, browser: Browser, shots: Path
) -> None:
    table = server.table("Ana", "link", "bot:fair", cards="base", house_first=True)
    context = visitor(browser, "narrow")
    context.add_init_script(SHARES)
    bo = Person(context, server)
    link = f"{server.url}/t/{table['id']}#join={table['invitations']['1']}"
    bo.page.goto(link)
    dialog = bo.page.get_by_role("dialog")
    for told in ("Agricola", "Ana", "Linden", "Full game", "House first"):
        expect(dialog).to_contain_text(told)
    dialog.locator("summary").click()
    dialog.get_by_role("button", name="Share").click()
    assert bo.page.evaluate("window.shared") == link
    dialog.get_by_role("button", name="QR").click()
    dialog.get_by_role("img", name="QR").wait_for()
    size = dialog.locator("figure svg").get_attribute("viewBox") or ""
    assert re.fullmatch(r"0 0 (\d+) \1", size) and int(size.split()[2]) > 40
    rest(bo.page)
    assert check(bo.page, "narrow") == []
    bo.page.screenshot(path=shots / "invitation-narrow-light.png", full_page=True)
    assert bo.raw() == [] and bo.faults == []
