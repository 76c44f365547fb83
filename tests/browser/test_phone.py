"""On a phone: the strip, a header that keeps its height, answers within the screen, the hint."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

import bocage

from .person import Person
from .players import somebody
from .serving import Server

GAMES: dict[str, dict[str, Any]] = {
    "agricola-classic": {"cards": "none"},
    "agricola-revised": {"cards": "base"},
    "creatures": {},
    "hallertau": {},
    "express": {},
}
ALONE = ("agricola-classic", "agricola-revised", "hallertau", "express")

OUT = """
(() => {
  const tabs = document.querySelector('nav:has([aria-current])').getBoundingClientRect().top;
  const sheet = document.querySelector('#sheet-body')?.getBoundingClientRect();
  const bounds = (node) => node.closest('#sheet-body') ? sheet : { top: 0, bottom: tabs };
  const asks = 'header.status button, #sheet-body [data-action], #sheet-body [data-step]';
  return [...document.querySelectorAll(asks)]
    .filter((node) => node.checkVisibility() && !node.closest('[popover]'))
    .map((node) => [node, node.getBoundingClientRect(), bounds(node)])
    .filter(([, box, { top, bottom }]) =>
      box.top < top - 1 || box.bottom > bottom + 1 || box.left < -1 || box.right > innerWidth + 1)
    .map(([node, { top, bottom, left, right }]) =>
      `${node.textContent.trim().slice(0, 60)}: ${[top, bottom, left, right].map(Math.round)}`);
})()
"""
"""The buttons of a question that do not lie on the screen, as far as they are shown."""

HEIGHT = "document.querySelector('header.status').offsetHeight"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_decision_needs_is_below_the_fold(
    server: Server, phone: BrowserContext, game: str
) -> None:
    names = ("Ana",) if game in ALONE else ("Ana", "Bo")
    person = somebody(phone, server, game, 2).sit(server.table(*names, game=game, **GAMES[game]))
    heights, out = set(), set()
    while not person.state["over"]:
        person.page.wait_for_timeout(20)
        if person.state["decision"]:
            heights.add(person.page.evaluate(HEIGHT))
            asked = person.state["decision"]["prompt"]["id"]
            out |= {f"{asked}: {line}" for line in person.page.evaluate(OUT)}
        person.turn()
    assert not out
    assert len(heights) == 1, "the header keeps its height"
    assert person.faults == []


IN_SIGHT = """
(strip) => {
  const { top, bottom, left, right } = strip.getBoundingClientRect();
  return [...strip.querySelectorAll('.own [data-count]')].flatMap((count) => {
    const box = count.getBoundingClientRect();
    const within = box.top > top - 1 && box.bottom < bottom + 1;
    const seen = within && box.left > left && box.right < right;
    return seen ? [[count.dataset.count, Number(count.querySelector('.number').textContent)]] : [];
  });
}
"""
"""What a strip counts for its owner, as far as it is not cut."""
PEOPLE = ".family, .workers, [data-count=worker], .next"
"""Where a strip tells how many people, or actions, are left."""


def shown_in(strip: Locator) -> dict[str, int]:
    """The goods that can be read in a strip."""
    expect(strip.locator(PEOPLE).first).to_be_in_viewport()
    found: dict[str, int] = dict(strip.evaluate(IN_SIGHT))
    return {good: n for good, n in found.items() if good in GOODS}


def had(game: str, seat: dict[str, Any]) -> dict[str, int]:
    """The goods and animals that a seat has."""
    flock = {"sheep": sum(seat["sheep"].values())} if game == "hallertau" else {}
    animals = flock or seat["animals"]
    own = {**seat["goods"], **animals}
    own["food"] = own.get("food", seat.get("food", 0))
    always = ("food",) if game in ("agricola-classic", "agricola-revised", "express") else ()
    return {good: n for good, n in own.items() if good in GOODS and (n or good in always)}


GOODS = {
    *("wood", "clay", "reed", "brick", "stone", "grain", "vegetable", "food"),
    *("sheep", "boar", "cattle", "pig", "pigs", "cow", "horse"),
    *("barley", "flax", "hops", "rye", "hide", "meat", "milk", "wool"),
}


def test_a_strip_has_room_for_all_goods(server: Server, phone: BrowserContext) -> None:
    goods = {"wood": 12, "clay": 10, "reed": 8, "stone": 9, "food": 11, "grain": 5, "vegetable": 4}
    seat = {"goods": goods, "pastures": [["r1c4", "r1c5"], ["r2c4", "r2c5"], ["r3c4", "r3c5"]]}
    seat["animals"] = {"sheep": 4, "boar": 4, "cattle": 4}
    table = bocage.load({"game": "agricola-revised", "seats": [seat, {}]})
    person = Person(phone, server).sit(server.begin(table, "Ana", "Bo"), 0)
    strip = person.page.locator("[data-strip]")
    assert shown_in(strip) == had("agricola-revised", person.seat)
    assert person.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_the_strip_is_on_every_tab(server: Server, phone: BrowserContext, game: str) -> None:
    table = server.table("Ana", "Bo", game=game, **GAMES[game])
    assert server.play_out(table, when=lambda state: state["view"]["round"] >= 3)
    person = Person(phone, server).sit(table, 0)
    strip = person.page.locator("[data-strip]")
    tabs = person.page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    for i in range(tabs.count()):
        tabs.nth(i).click()
        expect(strip).to_be_in_viewport()
        person.page.mouse.wheel(0, 2000)
        expect(strip).to_be_in_viewport()
    if game.startswith("agricola") or game == "express":
        need = person.seat["food_needed" if game != "express" else "need"]
        expect(strip).to_contain_text(f"/{need}")
    told = shown_in(strip)
    assert told == had(game, person.seat)
    strip.get_by_role("button").click()
    expect(person.page.get_by_role("article", name="Ana")).to_be_in_viewport()
    assert person.faults == []


def test_the_long_press_is_taught_once(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server).sit(server.table("Ana", "Bo", game="creatures"))
    hint = person.page.locator("[data-press-hint]")
    expect(hint).to_be_visible()
    space = person.page.locator('[data-place="possible"]').first
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert box
    touch = phone.new_cdp_session(person.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(person.page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(hint).to_have_count(0)
    person.page.locator("[data-rules-more]").tap()
    person.page.locator("dialog [data-rules] figure svg").first.wait_for()
    person.page.keyboard.press("Escape")
    person.page.reload()
    person.wait_for_table()
    expect(hint).to_have_count(0)
    assert person.faults == []


def test_the_hint_can_be_put_away(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server).sit(server.table("Ana", "Bo", game="creatures"))
    hint = person.page.locator("[data-press-hint]")
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    person.page.reload()
    person.wait_for_table()
    expect(hint).to_have_count(0)
