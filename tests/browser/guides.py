"""The guide of a lesson in the page: its cards, the first turn, a whole game played through it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .looks import unpainted
from .person import RAW, Person

COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
OVERLAP = """
(() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll('[data-ring]')]
    .map((ring) => ring.getBoundingClientRect())
    .filter((box) => box.left < guide.right - 6 && box.right > guide.left + 6 &&
      box.top < guide.bottom - 6 && box.bottom > guide.top + 6)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom].join(' '));
})()
"""
"""The rings that the guide lies over."""


def card(person: Person) -> str:
    """The id of what the guide says."""
    return str(person.page.locator(".guide").get_attribute("data-guide") or "")


def said(person: Person) -> list[str]:
    """The ids of all that was due so far."""
    return [step["id"] for step in person.state["guide"]["steps"]]


def turn_page(person: Person, which: str) -> None:
    """Click Next or Back in the guide, and wait for what comes."""
    before = card(person)
    buttons = person.page.locator(".guide footer button")
    (buttons.last if which == "next" else buttons.first).click()
    expect(person.page.locator(".guide")).not_to_have_attribute("data-guide", before)


def to_suggestion(person: Person) -> list[str]:
    """Walk to the last card of the guide; what was read on the way."""
    read = [card(person)]
    assert person.page.evaluate(OVERLAP) == []
    while person.page.locator('.guide .next[aria-disabled="false"]').count():
        turn_page(person, "next")
        read.append(card(person))
        assert person.page.evaluate(OVERLAP) == []
    return read


def first_turn(person: Person) -> tuple[int, int]:
    """Play until somebody else decides, as suggested; how much was asked, and how many clicks."""
    asked = 0
    before = int(person.page.evaluate("window.clicks ?? 0"))
    moves = person.state["moves"]
    while person.state["moves"] == moves:
        asked += 1
        if person.state["can"]["confirm"]:
            person.confirm()
            continue
        points = (person.state["guide"]["suggestion"] or {"points": []})["points"]
        texts = [action["text"] for action in person.actions]
        wanted = [point.partition(":")[2] for point in points]
        known = [w for point in wanted for w in (point, f"place {point}") if w in texts]
        if known:
            expect(person.page.locator("[data-ring]").first).to_be_visible()
        person.act(known[0] if known else texts[0])
    return asked, int(person.page.evaluate("window.clicks")) - before


LESSON = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LINES = """
window.lines = { logs: [], wake() {} };
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    lines.open = this;
    this.addEventListener('message', (event) => {
      const told = JSON.parse(event.data);
      if (told.type !== 'state' || event.together) return;
      event.stopImmediatePropagation();
      lines.logs.push(told);
      if (!told.over && !told.deciding.includes(0) && !told.can.confirm) return;
      const log = lines.logs.flatMap(({ log }) => log);
      lines.told = { ...told, log_from: lines.logs[0].log_from, log };
      lines.logs = [];
      const data = JSON.stringify(lines.told);
      this.dispatchEvent(Object.assign(new MessageEvent('message', { data }), { together: true }));
      lines.wake();
    });
  }
};
"""
"""Run in a page before anything else: keeps its line to the table, and what was told last; what
bots do one after the other is told together."""


@dataclass
class Played:
    """What came of a lesson that was played to its end in the page."""

    read: list[str]
    """The cards of the guide that were read, by their ids."""
    faults: list[str]
    moves: int


def playable(page: Page) -> Page:
    """Let a page be one in which lessons can be played, though nobody looks."""
    unpainted(page).add_init_script(LINES)
    page.add_init_script(COUNT)
    return page


def play_lesson(person: Person, confirms: bool = True) -> Played:
    """Play a lesson to its end: every card is read, and done is what the guide suggests."""
    found: dict[str, Any] = person.page.evaluate(LESSON, [RAW.pattern, confirms])
    return Played(**found)
