"""The rules with pictures: from the place they explain, by search, on a phone, on paper."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import bocage

from .looks import LOOKS, Theme, check, visitor
from .motions import pair
from .person import Person
from .serving import Server

EASY = ("day-laborer", "forest", "clay-pit", "reed-bank", "fishing", "grain-seeds")
"""Spaces that ask nothing more."""
GAMES = [game.id for game in bocage.games()]
LIMIT = 300_000


def opened(page: Page, name: str) -> None:
    """The sheet is open at a page of the rules; it is closed again."""
    page.locator(f'dialog [data-rules="{name}"]').wait_for()
    expect(page.locator("dialog figure svg").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_one_click_leads_to_the_page(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo"))
    page = person.page
    space = person.place("place farm-expansion")
    space.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("right-click")
    space.click(button="right", force=True)
    opened(page, "house")
    person.place("place forest").focus()
    page.keyboard.press("w")
    opened(page, "round")
    asked = page.get_by_role("button", name="Why am I asked this?")
    asked.click()
    expect(page.locator("dialog .note")).to_contain_text("turn to work")
    opened(page, "work")
    person.act("place forest")
    person.confirm()
    person.until(lambda state: state["decision"] and state["decision"]["seat"] == 1)
    page.locator('[data-space="forest"]:visible').hover()
    expect(page.locator("[role=tooltip] .impossible")).to_be_visible()
    page.locator('[data-space="forest"]:visible').click(button="right", force=True)
    opened(page, "work")
    page.get_by_role("button", name="Scores", exact=True).click()
    page.get_by_role("button", name="Pastures", exact=True).click(button="right")
    page.locator('dialog [data-rules="pastures"]').wait_for()
    page.get_by_role("link", name="Occupations and minor improvements").click()
    expect(page.locator("dialog figure")).to_contain_text("Wood Cutter")
    assert person.raw() == []
    opened(page, "hand-cards")
    assert person.faults == []


FARM = "[data-region=farm]"
PLACES: dict[str, dict[str, str]] = {
    "agricola-revised": {
        f'{FARM} [data-cell="r3c1"]': "house",
        f'{FARM} [data-cell="r1c4"]': "pastures",
        ".market [data-card]": "improvements",
        '[data-seat="0"] .counter:has([data-count="food"])': "harvest",
        "[data-rounds] li": "round",
    },
    "agricola-classic": {f'{FARM} [data-cell="r2c1"]': "house", "[data-to-come]": "round"},
    "creatures": {
        ".market [data-card]": "buildings",
        f'{FARM} [data-cell="f3"]': "buildings",
        f'{FARM} [data-cell="g2"]': "extensions",
        ".supply": "troughs",
    },
    "hallertau": {
        f"{FARM} [data-column]": "fields",
        f"{FARM} [data-craft]": "progress",
        f"{FARM} [data-stand]": "sheep",
        ".hand [data-card] .face": "cards",
    },
    "express": {
        ".tray.farm .chip": "house",
        ".tray.material .cube": "dice",
        ".tokens .occupation button": "occupations",
        ".tokens .improvement button": "improvements",
        ".roll": "turn",
        f"{FARM} .row:nth-child(3) .owned": "fields",
    },
}
"""Places that are no action space, with the page that each leads to."""


@pytest.mark.parametrize("game", GAMES)
def test_every_place_leads_to_its_page(server: Server, context: BrowserContext, game: str) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", game=game))
    page = person.page
    for i, (place, name) in enumerate(PLACES[game].items()):
        found = page.locator(f"{place}:visible").first
        if i == 0:
            found.hover()
            expect(page.locator("[role=tooltip] .keys")).to_be_visible()
            page.keyboard.press("w")
        else:
            found.click(button="right", force=True)
        opened(page, name)
    assert person.faults == []


TAP = """
(node) => {
  const pointer = { bubbles: true, pointerType: 'touch', isPrimary: true };
  node.dispatchEvent(new PointerEvent('pointerdown', pointer));
  node.dispatchEvent(new PointerEvent('pointerup', pointer));
  node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
"""
"""A tap as browsers tell it that call a click a click of a mouse."""
REST = """
(node) => {
  node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  return !node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
}
"""
"""A finger that rests: whether the menu of the browser is held back."""


@pytest.mark.parametrize("how", ["tap", "older"])
def test_a_tap_on_what_is_impossible_says_why_and_leads_on(
    server: Server, phone: BrowserContext, how: str
) -> None:
    person = Person(phone, server).sit(server.table("Ana", "Bo"))
    page = person.page
    space = page.locator('[data-space="farm-expansion"]')
    if how == "tap":
        space.tap(force=True)
    else:
        space.evaluate(TAP)
    tip = page.locator("[role=tooltip]")
    expect(tip.locator(".impossible")).to_be_visible()
    expect(tip.locator(".keys")).to_have_count(0)
    stopped = space.evaluate(REST)
    assert stopped, "a menu of the browser would lie over the note"
    tip.locator("[data-rules-more]").tap()
    opened(page, "house")
    assert person.faults == []


@pytest.mark.parametrize(
    ("language", "wanted", "found", "opens"),
    [("fr-FR", "CLOTURE", "clôture", "pastures"), ("ru-RU", "ребенок", "ребён", "family")],
)
def test_a_search_goes_by_no_accent(
    server: Server, browser: Browser, language: str, wanted: str, found: str, opens: str
) -> None:
    context = browser.new_context(locale=language)
    person = Person(context, server)
    page = person.page
    page.goto(f"{server.url}/rules/agricola-revised")
    search = page.get_by_role("searchbox")
    search.fill("xyzzy")
    expect(page.locator("[data-found]")).to_contain_text(".")
    assert page.locator("[data-found] button").count() == 0
    search.fill(wanted)
    marks = page.locator("[data-found] mark")
    expect(marks.first).to_be_visible()
    assert marks.first.inner_text().lower().startswith(found)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-found] button").first).to_be_focused()
    page.locator(
        "[data-found] button", has_text=page.locator(f'a[href$="#{opens}"]').text_content()
    ).click()
    page.locator(f'[data-rules="{opens}"] article mark').first.wait_for()
    assert page.url.endswith(f"#{opens}")
    assert person.raw() == []
    assert person.faults == []
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_pictures(server: Server, browser: Browser, game: str) -> None:
    context = visitor(browser, "narrow", "dark", "fr-FR")
    person = Person(context, server)
    page = person.page
    page.goto(f"{server.url}/rules/{game}")
    page.locator("[data-page]").wait_for()
    assert page.locator("[data-page]").count() == 1
    page.emulate_media(media="print")
    page.locator("[data-page]").nth(8).wait_for()
    expect(page.locator("[data-scoring] tbody tr").first).to_be_visible()
    page.wait_for_function(
        "[...document.querySelectorAll('figure .art')].every((art) => art.querySelector('svg, b'))"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert person.raw() == []
    assert person.faults == []
    context.close()


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_nobody_is_kept_out(server: Server, browser: Browser, size: str, theme: Theme) -> None:
    context = visitor(browser, size, theme)
    person = Person(context, server)
    page = person.page
    faults: list[str] = []
    for place in (
        "agricola-classic#scoring",
        "express#dice",
        "hallertau#cards",
        "creatures#troughs",
    ):
        page.goto(f"{server.url}/rules/{place}")
        page.locator("figure svg").first.wait_for()
        faults += check(page, size)
    person.sit(server.table("Ana", "Bo"))
    page.locator(".question .why").click()
    page.locator("dialog figure svg").first.wait_for()
    faults += check(page, size)
    assert faults == []
    assert person.faults == []
    context.close()


def test_the_first_load_is_small(server: Server, fresh: BrowserContext) -> None:
    person = Person(fresh, server)
    session = fresh.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.page.goto(f"{server.url}/rules/agricola-classic")
    person.page.locator("figure svg").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < LIMIT


TOUCH = """
new MutationObserver((_, watch) => {
  const mark = document.querySelector('[data-about]');
  if (!mark) return;
  const { x, y, width, height } = mark.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  watch.disconnect();
  there.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}).observe(document, { childList: true, subtree: true });
"""
"""A quick finger: touches what leads from a caption to the rules as soon as it is there."""


def easy(actions: list[str]) -> str:
    """A placement that asks nothing more."""
    return next(f"place {space}" for space in EASY if f"place {space}" in actions)


def on_the_eve() -> bocage.Table:
    """A table before the last placement of the first harvest's round."""
    table = bocage.new("agricola-revised", seats=2, seed=5)
    while True:
        view: dict[str, Any] = dict(table.observe(None))
        if view["round"] == 4 and sum(seat["to_place"] for seat in view["seats"]) == 1:
            return table
        assert table.decision is not None
        table.play(easy([action.text for action in table.decision.actions]))


def test_the_caption_of_a_harvest_leads_to_its_page(server: Server, browser: Browser) -> None:
    table = server.begin(on_the_eve(), "Ana", "Bo")
    actor, watcher = pair(browser, server, table, speed="calm")
    watcher.page.evaluate(TOUCH)
    actor.act(easy([action["text"] for action in actor.actions]))
    actor.confirm()
    opened(watcher.page, "harvest")
    assert actor.faults == watcher.faults == []
    for person in (actor, watcher):
        person.page.context.close()
