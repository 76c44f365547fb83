"""Boxes measured at five sizes in three languages: nothing is cut, overlaps or moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from .around import REST, SIZES, Look
from .looks import visitor
from .person import Person
from .serving import Server

GAMES: dict[str, dict[str, Any]] = {
    "agricola-classic": {"cards": "none"},
    "agricola-revised": {"cards": "base"},
    "creatures": {},
    "hallertau": {},
    "express": {},
}
ROUNDS = {"creatures": 8, "hallertau": 6, "express": 9}
"""How many rounds a game has, where they are not 14."""
PLACES = """
() => {
  const boxes = {};
  for (const part of ['.seats', '.board', '.lower', '[data-region="farm"] .farm', 'aside']) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (box) boxes[part] = [box.left, box.top, box.width, box.height];
  }
  for (const sign of document.querySelectorAll('[data-space]')) {
    const { width, height } = sign.getBoundingClientRect();
    const { fontSize } = getComputedStyle(sign.querySelector('.title'));
    boxes[sign.dataset.space] = [width, height, 4 * parseFloat(fontSize)];
  }
  return boxes;
}
"""
"""Where the parts of a wide table lie, and how large its signs and their titles are."""


class Steady:
    """Remembers where things lie, and tells what has moved since."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.known: dict[str, list[float]] = {}

    def check(self, what: str) -> None:
        """Compare with what was known before."""
        self.look.size(SIZES[1])
        self.look.speak("en")
        self.look.page.evaluate(REST)
        for name, box in self.look.page.evaluate(PLACES).items():
            before = self.known.setdefault(name, box)
            if any(abs(was - now) > 1 for was, now in zip(before, box, strict=True)):
                self.look.faults.setdefault(f"{name} has moved", f"{what}: {before} is {box}")


@pytest.fixture
def visit(browser: Browser) -> BrowserContext:
    return visitor(browser, "wide")


def asked(state: dict[str, Any]) -> bool:
    """Whether the first seat is asked something beside where to place somebody."""
    decision = state["decision"]
    verbs = {action["verb"] for action in decision["actions"]}
    return decision["seat"] == 0 and not verbs & {"place", "roll", "collect"}


def placing(state: dict[str, Any]) -> bool:
    """Whether the first seat begins a turn."""
    decision = state["decision"]
    return decision["seat"] == 0 and not asked(state)


def at(wanted: Callable[[dict[str, Any]], bool], since: int, state: dict[str, Any]) -> bool:
    """Whether a decision is as wanted, in some round or later."""
    return bool(state["decision"]) and state["view"]["round"] >= since and wanted(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_over_its_whole_game(server: Server, visit: BrowserContext, game: str) -> None:
    table = server.table("Ana", "Bo", game=game, **GAMES[game])
    person = Person(visit, server)
    look = Look(person.page)
    steady = Steady(look)
    for share in (0.0, 0.4, 0.8):
        for wanted in (placing, asked):
            since = round(share * ROUNDS.get(game, 14))
            if not server.play_out(table, when=partial(at, wanted, since)):
                break
            person.sit(server.twin(table), 0)
            steady.check(f"round {since} {wanted.__name__}")
            if share == 0.8 and wanted is asked:
                look.everywhere(f"round {since} asked")
            elif wanted is (asked if share else placing):
                look.around(f"round {since} {wanted.__name__}")
    server.play_out(table)
    person.sit(table, 0)
    look.everywhere("over")
    person.page.goto(f"{server.url}/t/{table['id']}/replay")
    person.page.get_by_role("slider").wait_for()
    look.everywhere("replay")
    assert not look.faults, look.told()
    assert person.faults == []


RULES = {
    "hallertau": "cards",
    "agricola-revised": "scoring",
    "agricola-classic": "pastures",
    "creatures": "troughs",
    "express": "dice",
}
"""A page of the rules of each game."""
PAGES = "scrolls sideways: nav"
"""On a narrow screen the pages of the rules stand in one line that is meant to be moved."""


def test_the_other_pages(server: Server, visit: BrowserContext) -> None:
    person = Person(visit, server)
    page, look = person.page, Look(person.page)
    server.table("Ana", "Bo", game="hallertau")
    page.goto(server.url)
    page.locator("article .button.main").first.wait_for()
    look.everywhere("lobby")
    page.locator("article .button.main").first.click()
    page.get_by_role("dialog").locator("select").first.wait_for()
    look.around("new table")
    for game in ("agricola-revised", "hallertau"):
        page.goto(f"{server.url}/cards/{game}")
        page.locator("li a[data-card]").first.wait_for()
        look.around(f"cards of {game}")
    for n, (game, place) in enumerate(RULES.items()):
        page.goto(f"{server.url}/rules/{game}#{place}")
        page.locator("figure svg").first.wait_for()
        (look.around if n == 0 else partial(look.once, n))(f"rules of {game}")
    for n, game in enumerate(("agricola-classic", "creatures", "express")):
        page.goto(f"{server.url}/cards/{game}")
        page.locator("li a[data-card]").first.wait_for()
        look.once(n, f"cards of {game}")
    page.goto(f"{server.url}/xyz")
    page.get_by_role("heading").wait_for()
    look.around("no page")
    look.faults = {fault: where for fault, where in look.faults.items() if PAGES not in fault}
    assert not look.faults, look.told()
    assert [fault for fault in person.faults if "404" not in fault] == []


SPOIL = """
() => {
  const add = (text, style) => {
    const node = document.createElement('button');
    node.textContent = text;
    Object.assign(node.style, { position: 'absolute', zIndex: 99, whiteSpace: 'nowrap', ...style });
    document.body.append(node);
  };
  const bare = { background: 'none', border: 'none' };
  add('Cut at its side', { top: '9px', left: '9px', width: '40px', overflow: 'hidden' });
  add('Cut at its foot', { top: '99px', left: '9px', height: '5px', padding: 0, overflow: 'clip' });
  add('Wider than its box', { top: '200px', left: '9px', width: '30px', textAlign: 'left' });
  add('One on another', { top: '300px', left: '9px', ...bare });
  add('and the other', { top: '303px', left: '20px', ...bare });
  add('Covered', { top: '400px', left: '9px' });
  add('Covering it', { top: '400px', left: '9px', background: 'red' });
  add('Far out', { top: '500px', left: '3000px', position: 'fixed' });
  add('table-wait-bot', { top: '600px', left: '9px' });
}
"""


def test_what_is_wrong_is_found(server: Server, visit: BrowserContext) -> None:
    person = Person(visit, server)
    person.page.goto(f"{server.url}/xyz")
    person.page.get_by_role("heading").wait_for()
    look = Look(person.page)
    look.measure("before")
    assert look.faults == {}
    person.page.evaluate(SPOIL)
    look.measure("after")
    found = [re.sub(r"”.*", "", fault) for fault in look.faults]
    assert sorted(found) == [
        "cut at the side: “Cut at its side",
        "cut below: “Cut at its foot",
        "on other text: “One on another",
        "out of its box: “Cut at its foot",
        "out of its box: “Cut at its side",
        "out of its box: “Wider than its box",
        "out of the screen: “Far out",
        "raw: table-wait-bot",
    ]
