"""People talk at the table: each in their own language, beside the game and never over it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bocage.server.talk import REMARKS

from .looks import check, rest, visitor
from .person import Person
from .serving import Server

LIMIT = 300_000
"""Bytes that come before one can play, words and all."""
PLACES = """
() => ['.seats', '.board', '.lower', 'main', 'header.status', 'aside'].map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box && [box.left, box.top, box.width, box.height];
})
"""
"""Where the parts of the table lie."""
GAMES = ["agricola-revised", "agricola-classic", "creatures", "hallertau", "express"]


def two(
    server: Server, first: BrowserContext, second: BrowserContext, **fields: Any
) -> tuple[Person, Person, dict[str, Any]]:
    """Two people at two browsers, at one table."""
    table = server.made("Ana", "Bo", **{"game": "agricola-revised", **fields})
    return Person(first, server).sit(table, 0), Person(second, server).sit(table, 1), table


def turn_to(page: Page) -> None:
    """Open what people say."""
    tab = page.locator('nav [data-tab="log"]')
    if tab.count():
        tab.click()
    page.locator('[data-side="words"]').click()
    page.locator("[data-words]").wait_for()


def say(page: Page, text: str) -> None:
    """Write something and send it."""
    line = page.locator("[data-words] form input")
    line.fill(text)
    line.press("Enter")
    expect(line).to_have_value("")


def said(page: Page) -> list[str]:
    """What stands there, each with its name, without the time."""
    lines = page.locator("[data-words] ol li[data-seat] p").all()
    return [" ".join(line.locator("bdi").all_inner_texts()) for line in lines]


def test_two_people_talk_in_two_languages(
    server: Server, context: BrowserContext, browser: Browser, shots: Path
) -> None:
    phone = visitor(browser, "narrow", "dark")
    phone.add_init_script("localStorage.setItem('bocage-language', 'fr')")
    ana, bo, table = two(server, context, phone)
    before = ana.page.evaluate(PLACES)
    turn_to(ana.page)
    expect(ana.page.locator("[data-words] ol")).to_contain_text("Nobody has said anything")
    say(ana.page, "Hi <b>Bo</b>!")
    mark = bo.page.locator('nav [data-tab="log"] .new')
    expect(mark).to_be_visible()
    heard = bo.page.locator("[data-heard]")
    expect(heard).to_have_text("Ana\u202f: Hi <b>Bo</b>!")
    turn_to(bo.page)
    expect(mark).to_have_count(0)
    bo.page.locator("[data-words] .remarks summary").click()
    remarks = bo.page.locator("[data-remark]")
    assert [one.get_attribute("data-remark") for one in remarks.all()] == list(REMARKS)
    bo.page.locator('[data-remark="thanks"]').click()
    expect(ana.page.locator("[data-words] ol")).to_contain_text("Thank you!")
    assert said(ana.page) == ["Ana Hi <b>Bo</b>!", "Bo Thank you!"]
    assert said(bo.page)[1] == "Bo Merci\u202f!"
    assert ana.page.evaluate(PLACES) == before, "nothing has moved"
    for person, size in ((ana, "wide"), (bo, "narrow")):
        rest(person.page)
        assert check(person.page, size) == []
        person.page.screenshot(path=shots / f"words-{size}.png")
    bo.page.reload()
    bo.wait_for_table()
    expect(mark).to_have_count(0)
    turn_to(bo.page)
    expect(bo.page.locator("[data-words] ol")).to_contain_text("Hi <b>Bo</b>!")
    watching = Person(visitor(browser, "wide"), server).watch(table)
    turn_to(watching.page)
    assert said(watching.page) == said(ana.page)
    assert not watching.page.locator("[data-words] :is(form, [data-remark])").count()
    assert ana.faults == bo.faults == watching.faults == [] == ana.raw() == bo.raw()


def test_somebody_is_muted_on_this_device_and_stays_so(
    server: Server, context: BrowserContext, browser: Browser
) -> None:
    ana, bo, _ = two(server, context, visitor(browser, "wide"))
    for person in (ana, bo):
        turn_to(person.page)
    say(bo.page, "Turnips!")
    expect(ana.page.locator("[data-words] ol")).to_contain_text("Turnips!")
    ana.page.locator("[data-words] .muting summary").click()
    box = ana.page.get_by_role("checkbox", name="Hide what Bo says")
    box.check()
    expect(ana.page.locator("[data-words] ol")).not_to_contain_text("Turnips!")
    ana.page.reload()
    ana.wait_for_table()
    say(bo.page, "More turnips!")
    ana.page.wait_for_function("() => true")
    turn_to(ana.page)
    say(ana.page, "It is quiet here.")
    expect(bo.page.locator("[data-words] ol")).to_contain_text("quiet")
    expect(ana.page.locator("[data-words] ol li[data-seat]")).to_have_count(1)
    assert not ana.page.locator("[data-heard]").inner_text()
    ana.page.locator("[data-words] .muting summary").click()
    box.uncheck()
    expect(ana.page.locator("[data-words] ol li[data-seat]")).to_have_count(3)


def test_what_is_too_much_is_said_at_the_line(
    server: Server, context: BrowserContext, browser: Browser
) -> None:
    ana, _, _ = two(server, context, visitor(browser, "wide"))
    turn_to(ana.page)
    line = ana.page.locator("[data-words] form input")
    line.fill("a\u202eb")
    line.press("Enter")
    alert = ana.page.locator("[data-words] [role=alert]")
    expect(alert).to_contain_text("characters that cannot be shown")
    expect(line).to_have_value("a\u202eb")
    for n in range(5):
        say(ana.page, f"{n}")
    line.fill("6")
    line.press("Enter")
    expect(alert).to_contain_text("That was a lot at once")


def test_what_may_be_said_is_chosen_with_the_table(
    server: Server, context: BrowserContext, browser: Browser
) -> None:
    ana = Person(context, server)
    ana.page.goto(server.url)
    ana.page.locator("article .button.main").first.click()
    dialog = ana.page.get_by_role("dialog")
    assert not dialog.locator("[data-group=words]").count(), "nobody else is there"
    dialog.get_by_role("combobox").nth(1).select_option("link")
    dialog.locator("[name=join]").check()
    dialog.locator("[data-group=words] summary").click()
    dialog.locator("[name=words][value=remarks]").check()
    dialog.locator("footer .button.main").click()
    ana.wait_for_table()
    bo = Person(visitor(browser, "wide"), server)
    bo.page.goto(server.url)
    row = bo.page.locator("li.table").filter(has=bo.page.locator(f'[data-join="{ana.table}"]'))
    expect(row).to_contain_text("Remarks only")
    link = ana.page.evaluate("localStorage.getItem('bocage-tables')")
    invitation = re.search(r'"invitations":\{"1":"([^"]+)"', link)
    assert invitation
    bo.page.goto(f"{server.url}/t/{ana.table}#join={invitation[1]}")
    expect(bo.page.get_by_role("dialog")).to_contain_text("Remarks only")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.until(lambda state: state["you"] == [1])
    turn_to(bo.page)
    assert not bo.page.locator("[data-words] form").count()
    bo.page.locator('[data-remark="hello"]').click()
    expect(bo.page.locator("[data-words] ol")).to_contain_text("Hello!")
    assert bo.faults == ana.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_room_for_words(server: Server, context: BrowserContext, game: str) -> None:
    table = server.made("Ana", "Bo", game=game)
    sizes: list[float] = []
    ana = Person(context, server)
    session = context.new_cdp_session(ana.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    context.add_init_script("localStorage.setItem('bocage-language', 'ru')")
    ana.sit(table, 0)
    ana.page.locator('[data-side="words"]').wait_for()
    before = ana.page.evaluate(PLACES)
    ana.page.wait_for_load_state("networkidle")
    assert sum(sizes) < LIMIT
    turn_to(ana.page)
    ana.page.locator("[data-words] .remarks summary").click()
    assert ana.page.evaluate(PLACES) == before
    for width, height in ((1024, 768), (390, 844)):
        ana.page.set_viewport_size({"width": width, "height": height})
        if width < 1000:
            ana.page.locator('nav [data-tab="log"]').click()
        line = ana.page.locator("[data-words] form input")
        line.click()
        assert line.is_visible()
    assert ana.faults == []


def test_nobody_talks_alone(server: Server, context: BrowserContext) -> None:
    ana = Person(context, server).sit(server.made("Ana", "bot:random", game="express"), 0)
    ana.page.wait_for_load_state("networkidle")
    assert not ana.page.locator('[data-side="words"]').count()
    assert ana.faults == []
