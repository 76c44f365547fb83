"""A table with clocks: set in the lobby, shown at the table, and a bot when the time is up."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from .looks import EAR, check, rest, visitor
from .person import Person
from .serving import Server


def test_a_pace_is_chosen_and_shown(
    server: Server, context: BrowserContext, browser: Browser, shots: Path
) -> None:
    ana = Person(context, server)
    ana.page.goto(server.url)
    ana.page.locator("article .button.main").first.click()
    dialog = ana.page.get_by_role("dialog")
    assert not dialog.locator("[data-group=pace]").count(), "bots do not wait"
    dialog.get_by_role("combobox").nth(1).select_option("link")
    dialog.locator("[name=join]").check()
    fold = dialog.locator("[data-group=pace]")
    fold.locator("summary").click()
    fold.locator("[value=live]").check()
    fold.locator("[name=bank]").select_option("900")
    fold.locator("[name=increment]").select_option("10")
    fold.locator("[name=end]").select_option("lose")
    expect(fold.locator("summary")).to_contain_text("15 min + 10 sec")
    rest(ana.page)
    ana.page.screenshot(path=shots / "pace-wide-light.png")
    assert check(ana.page, "wide") == []
    dialog.locator("footer .button.main").click()
    ana.wait_for_table()
    table = server.get(f"/api/tables/{ana.table}")
    assert (table["pace"]["bank"], table["pace"]["end"]) == (900, "lose")
    assert table["clocks"]["running"] == [], "somebody is missing"

    bo = Person(visitor(browser, "narrow", "dark"), server)
    bo.page.goto(server.url)
    join = bo.page.locator(f'[data-join="{ana.table}"]')
    row = bo.page.locator("li.table").filter(has=join)
    expect(row).to_contain_text("15 мин + 10 с")
    join.click()
    bo.until(lambda state: state["clocks"]["running"])
    clock = bo.page.locator("header.status [data-clock]")
    expect(clock).to_contain_text(re.compile(r"1[45]:\d\d"))
    rest(bo.page)
    assert check(bo.page, "narrow") == []
    bo.page.screenshot(path=shots / "clock-narrow-dark.png")
    assert bo.raw() == ana.raw() == [] and ana.faults == bo.faults == []


def test_time_runs_short_and_then_a_bot_plays(
    server: Server, context: BrowserContext, shots: Path
) -> None:
    pace = {"kind": "live", "bank": 4, "increment": 600, "bot": "beginner"}
    table = server.made("Ana", "Bo", game="agricola-revised", pace=pace)
    context.add_init_script(EAR)
    ana = Person(context, server).sit(table)
    seat = ana.state["deciding"][0]
    clock = ana.page.locator(f'header.status [data-clock="{seat}"]')
    alert = ana.page.get_by_role("alert").filter(has_text="Your time runs short")
    alert.wait_for()
    ana.page.wait_for_function("tones === 3")
    expect(alert).to_contain_text("Then a bot takes over")
    expect(clock).to_have_class(re.compile("short"))
    ana.page.screenshot(path=shots / "time-runs-short-wide-light.png")
    alert.get_by_role("button").click()
    expect(alert).to_have_class(re.compile("heeded"))
    ana.until(lambda state: state["seats"][seat]["stand_in"] == "beginner")
    ana.page.locator("[data-replaced] button").click()
    ana.until(lambda state: state["seats"][seat]["stand_in"] is None)
    assert ana.state["clocks"]["left"][seat] > 500 and ana.faults == []
