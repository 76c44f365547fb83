"""Boxes measured at five sizes in three languages: nothing is cut, overlaps or moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

import bocage

from .boxes import crammed
from .person import Person
from .serving import Server

GAMES: dict[str, dict[str, Any]] = {
    "agricola-classic": {"cards": "none"},
    "agricola-revised": {"cards": "base"},
    "creatures": {},
    "hallertau": {},
    "express": {},
}
SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in ((1024, 768), (1280, 800), (1366, 768), (1920, 1080), (390, 844))
]

REST = """
async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  await drawn();
  await drawn();
  await document.fonts.ready;
  await drawn();
}
"""
"""Until a page has its letters and has been drawn."""

SPEAK = """
(language) => {
  const select = document.querySelector('label.switch select:has(option[value="fr"])');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
"""

SAID = """
() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((node) => [node.getAttribute('aria-label') ?? '', node.getAttribute('title') ?? ''])]
  .join('\\n')
"""
"""All words of a page, heard ones included."""


CATALOGUES = Path(bocage.__file__).parent / "locales" / "en"
NAMED = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
IDS = {id for path in CATALOGUES.glob("*.ftl") for id in NAMED.findall(path.read_text("utf-8"))}
IDS |= {id.partition("-")[2] for id in IDS if id.startswith(("space-", "score-", "phase-"))}
WRITTEN = re.compile(r"[a-z\d]+(?:[-_][a-z\d]+)+")
JARGON = re.compile(r"\bbot (?:greedy|random)\b|\bundefined\b|\bNaN\b|\[object|[{}]")


def raw(said: str) -> list[str]:
    """What stands in a text as programs call it, not in words."""
    found = [word for word in WRITTEN.findall(said) if "_" in word or word in IDS]
    return [f"raw: {word}" for word in (*found, *JARGON.findall(said))]


class Look:
    """A page looked at in sizes and languages; what is wrong with it is collected."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0
        self.language = "en"
        self.faults: dict[str, str] = {}

    def speak(self, language: str) -> None:
        """Change the language: in place, or where there is no switch as it is kept."""
        self.language = language
        if self.page.locator("label.switch select").count():
            self.page.evaluate(SPEAK, language)
        else:
            self.page.evaluate(f"localStorage.setItem('bocage-language', '{language}')")
            self.page.reload()
            self.page.get_by_role("heading").first.wait_for()
        self.page.locator(f'html[lang="{language}"]').wait_for(state="attached")

    def size(self, size: ViewportSize) -> None:
        """Change the size in place."""
        self.page.set_viewport_size(size)

    def around(self, what: str) -> None:
        """Look in every size, in each in other languages from time to time."""
        for i, size in enumerate(SIZES):
            self.size(size)
            if i % 3 == 0:
                self.speak(bocage.LOCALES[(self.turns + i // 3) % 3])
            self.look(what)
        self.turns += 1

    def once(self, n: int, what: str) -> None:
        """Look in one size and language, in each of them from time to time."""
        self.speak(bocage.LOCALES[n % 3])
        self.size(SIZES[n % 5])
        self.look(what)

    def everywhere(self, what: str) -> None:
        """Look in every size in every language."""
        for language in bocage.LOCALES:
            self.speak(language)
            for size in SIZES:
                self.size(size)
                self.look(what)

    def look(self, what: str) -> None:
        """Look once, on a narrow screen at each of its parts."""
        width = self.page.evaluate("innerWidth")
        where = f"{what} {width} {self.language}"
        tabs = self.page.locator("[data-tab]")
        for k in range(tabs.count() or 1):
            if tabs.count():
                tabs.nth(k).click()
            self.measure(where)

    def measure(self, where: str) -> None:
        """Look once."""
        self.page.evaluate(REST)
        said, order = self.page.evaluate(SAID), self.page.evaluate(ORDER)
        for fault in (*crammed(self.page), *raw(said), *order):
            self.faults.setdefault(fault, where)

    def told(self) -> str:
        """What is wrong, and where it was seen first."""
        return "\n".join(f"{fault} — {where}" for fault, where in self.faults.items())


ORDER = """
() => {
  const faults = [];
  for (const part of document.querySelectorAll('header.status .answers, .panel, #sheet-body')) {
    const answers = [...part.querySelectorAll('button[data-action]')];
    const quiet = (node) => node.classList.contains('minor');
    const last = answers.findLastIndex((node) => !quiet(node));
    for (const node of answers.slice(0, last + 1).filter(quiet))
      faults.push(`a quiet answer before others: ${node.dataset.action}`);
    const loud = ':is([data-action=done], [data-action=pass]):not(.minor, .main)';
    for (const node of part.querySelectorAll(loud))
      faults.push(`as loud as the others: ${node.dataset.action}`);
  }
  const tray = document.querySelector('[data-tray]');
  for (const node of tray ? document.querySelectorAll('[data-place=possible][data-action]') : []) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const covering = document.elementFromPoint(left + width / 2, top + height / 2);
    const twin = tray.querySelector(`[data-action="${CSS.escape(node.dataset.action)}"]`);
    if (!twin && tray.contains(covering)) faults.push(`the tray covers ${node.dataset.action}`);
  }
  return faults;
}
"""
"""Quiet answers that are not the last ones; choices that the tray of cards covers."""

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
def visit(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=SIZES[0], reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(30_000)
    yield context
    context.close()


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
    one = {**table, "tokens": {"0": table["tokens"]["0"]}}
    person = Person(visit, server).sit(one)
    look = Look(person.page)
    steady = Steady(look)
    server.play_out(table, when=placing)
    rounds = person.state["view"].get("rounds", 14)
    for share in (0.0, 0.4, 0.8):
        since = round(share * rounds)
        for wanted in (placing, asked):
            due = partial(at, wanted, since)
            if not server.play_out(table, when=due):
                break
            person.until(due)
            steady.check(f"round {since} {wanted.__name__}")
            if share == 0.8 and wanted is asked:
                look.everywhere(f"round {since} asked")
            elif wanted is (asked if share else placing):
                look.around(f"round {since} {wanted.__name__}")
    server.play_out(table)
    person.until(lambda state: state["over"])
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
