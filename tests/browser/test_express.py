"""Agricola Express in the browser: a whole game by clicking, the tray of dice, and how it looks."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

import bocage

from .looks import Lookout, Theme, visitor
from .person import Person
from .players import Roller
from .serving import Server

GAME = "express"
DICE = {
    "farm": ["house", "field"],
    "occupation": ["mayor"],
    "improvement": ["oven"],
    "produce": ["food", "double", "grain"],
    "material": ["wood", "wood", "reed"],
    "animal": ["cattle", "cattle", "boar"],
}
FARM: dict[str, Any] = {
    "goods": {"food": 5, "grain": 2, "vegetable": 1, "reed": 2, "wood": 4, "brick": 3, "stone": 2},
    "animals": {"sheep": 2, "boar": 3},
    "house": "brick",
    "rooms": 3,
    "fields": 2,
    "pastures": 2,
    "babies": 2,
    "done": 1,
    "occupations": ["mayor", "gatherer"],
    "improvements": ["oven", "hearth", "joinery"],
    "harvests": [{"house": 5, "fields": 4}, {"house": 9, "fields": 9, "pastures": 5}],
}
LATE: dict[str, Any] = {
    "game": GAME,
    "round": 6,
    "dice": DICE,
    "seats": [FARM, {"pastures": 1, "harvests": [{"house": 3}, {"food": -6}]}],
}


def laid(server: Server, position: dict[str, Any], *played: str) -> dict[str, Any]:
    """A table that goes on from a position, after some actions."""
    names = ("Ana", "Bo", "Cleo", "Dan")[: len(position["seats"])]
    table = server.table(*names, game=GAME)
    found = bocage.load(position)
    for action in played:
        found.play(action)
    text = json.dumps(found.position())
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute(
            "UPDATE tables SET start = ?, position = ?, revision = revision + 1 WHERE id = ?",
            (text, text, table["id"]),
        )
    return table


def test_a_whole_game_alone(server: Server, browser: Browser) -> None:
    context = visitor(browser, "wide")
    person = Roller(context, server, seed=3)
    person.sit(server.table("Ana", game=GAME))
    person.play_on()
    person.page.get_by_role("table").first.wait_for()
    total = person.state["scores"][0]["total"]
    shown = person.page.locator("main").inner_text()
    assert str(abs(total)) in shown
    rows = person.page.locator("table:visible").first.locator("tbody th").all_inner_texts()
    assert len(rows) == len(person.state["scores"][0]["lines"])
    assert not [row for row in rows if row.startswith("score-")]
    assert person.faults == []
    context.close()


def test_the_tray_of_dice(server: Server, context: BrowserContext) -> None:
    person = Roller(context, server).sit(laid(server, LATE), 0)
    page = person.page
    wood = page.locator("[data-die=wood]")

    person.place("collect 2wood").hover()
    expect(page.locator(".lit[data-die=wood]")).to_have_count(2)
    person.place("baby").hover()
    expect(page.locator(".lit[data-die=house]")).to_have_count(1)
    expect(page.locator(".lit[data-die=wood]")).to_have_count(0)

    wood.first.click()
    expect(wood.first).to_have_attribute("aria-pressed", "true")
    expect(person.place("field").locator("xpath=ancestor::li")).to_have_class(re.compile("out"))
    wood.first.click()

    person.place("pasture 1wood").hover()
    expect(page.locator("[role=tooltip] .impossible")).to_be_visible()

    person.act("set wood-stone")
    expect(wood).to_have_count(1)
    expect(page.locator("[data-die=stone]")).to_have_count(1)
    assert "roll" not in {action["text"] for action in person.actions}
    person.act("collect 1stone")

    person.sit(laid(server, LATE), 0)
    before = person.seat["goods"]["wood"]
    person.act("build pottery 2wood-dice")
    assert person.seat["goods"]["wood"] == before
    assert "pottery" in person.seat["improvements"]
    assert person.state["view"]["aside"]["material"] == 2
    assert person.faults == []


SPOTS = ".sheet [data-spot]:visible"
STOPS = "nodes => nodes.filter(node => node.tabIndex === 0).length"
FOCUSED = """() => {
  const node = document.activeElement;
  return node.closest('.sheet') && (node.ariaLabel ?? node.querySelector('.heard').textContent);
}"""
LEADS = """nodes => {
  const reached = new Set([nodes[0]]);
  for (const node of reached)
    for (const side of ['Up', 'Down', 'Left', 'Right']) {
      node.focus();
      node.dispatchEvent(new KeyboardEvent('keydown', { key: `Arrow${side}`, bubbles: true }));
      reached.add(document.activeElement);
    }
  document.activeElement.blur();
  return reached.size;
}"""


def test_the_sheet_is_one_stop_of_the_tab_key(server: Server, context: BrowserContext) -> None:
    person = Roller(context, server).sit(laid(server, LATE), 0)
    page = person.page
    spots = page.locator(SPOTS)
    assert spots.count() == 12 + 15 + 4
    assert spots.evaluate_all(STOPS) == 1

    def pressed(*keys: str) -> str | None:
        for key in keys:
            page.keyboard.press(key)
        found: str | None = page.evaluate(FOCUSED)
        return found and found.replace("\u00a0", " ")

    assert pressed("f") == "Cook 1 grain for 2 food"
    assert pressed("Tab") is None
    assert pressed("Shift+Tab") == "Cook 1 grain for 2 food"
    assert pressed("Shift+Tab") is None
    assert pressed("Tab", "ArrowLeft") == "Grain: 2 grain"
    assert pressed("Home") == pressed("ArrowRight", "ArrowLeft") == "Mayor: owned"
    expect(page.get_by_role("tooltip")).to_contain_text("Mayor")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    assert pressed("ArrowDown") == "House: brick house, 3 rooms added"
    assert pressed("ArrowRight") == "Reed: 2 reed"
    assert pressed("End") == pressed("ArrowDown") == "Improvements: 3 improvements"

    food = person.seat["goods"]["food"]
    assert pressed("ArrowUp", "ArrowUp", "ArrowRight") == "Cook 1 wild boar for 3 food"
    revision = person.state["revision"]
    page.keyboard.press("Enter")
    person.settle(revision)
    assert person.seat["goods"]["food"] == food + 3
    assert spots.evaluate_all(STOPS) == 1
    assert person.faults == []


def test_arrow_keys_lead_everywhere_on_the_sheet(server: Server, context: BrowserContext) -> None:
    person = Roller(context, server).sit(laid(server, LATE), 0)
    page = person.page
    for width, height in ((1280, 800), (1000, 700), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        if width < 1000:
            page.locator("nav button:visible").nth(1).click()
        page.locator(".sheet:visible").wait_for()
        spots = page.locator(SPOTS)
        assert spots.evaluate_all(LEADS) == spots.count() == 31
    assert person.faults == []


def test_n_leads_to_every_action_on_the_sheet(server: Server, context: BrowserContext) -> None:
    person = Roller(context, server).sit(laid(server, {**LATE, "phase": "harvest"}), 0)
    page = person.page
    offered = {action["text"] for action in person.actions if action["verb"] == "cook"}
    assert len(offered) == 4
    reached = set()
    for _ in range(page.locator("[data-place=possible]:visible").count()):
        page.keyboard.press("n")
        if page.evaluate(FOCUSED):
            reached.add(page.evaluate("document.activeElement.dataset.action"))
    assert reached == offered


def test_all_dice_are_in_sight_on_a_small_screen(server: Server, context: BrowserContext) -> None:
    person = Roller(context, server).sit(laid(server, LATE), 0)
    page = person.page
    page.set_viewport_size({"width": 1000, "height": 700})
    board = page.locator("[data-region=board]:visible")
    assert board.evaluate("node => node.scrollHeight <= node.clientHeight")
    sizes = board.locator("button").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect()).map(b => [b.width, b.height])"
    )
    assert min(side for size in sizes for side in size) >= 24
    assert page.evaluate("document.documentElement.scrollHeight") == 700


QUESTIONS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "turn": (LATE, []),
    "free": (LATE, ["collect 2cattle"]),
    "sow": (LATE, ["field"]),
    "feed": ({**LATE, "phase": "harvest"}, []),
}


def looks(
    server: Server, browser: Browser, shots: Path, how: tuple[str, Theme, str], questions: str
) -> list[str]:
    """What is wrong with the looks of some questions, and of the sheet that the last concerns."""
    size, theme, language = how
    context = visitor(browser, size, theme)
    context.add_init_script(f"localStorage.setItem('bocage-language', '{language}')")
    person = Person(context, server)
    lookout = Lookout(person, shots, GAME, size, language)
    for name in questions.split():
        position, played = QUESTIONS[name]
        person.sit(laid(server, position, *played), 0)
        lookout.look(name)
    if size == "narrow":
        person.page.locator("nav button:visible").nth(1).click()
        lookout.look("sheet")
    else:
        lookout.look_back()
    context.close()
    return lookout.faults + person.faults


def test_how_it_looks(server: Server, browser: Browser, shots: Path) -> None:
    faults = looks(server, browser, shots, ("wide", "light", "en"), "turn feed")
    faults += looks(server, browser, shots, ("narrow", "light", "fr"), "sow turn")
    faults += looks(server, browser, shots, ("narrow", "dark", "ru"), "free feed")
    assert faults == []
