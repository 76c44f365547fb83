"""What a page shows of stories: every flight and caption that comes up, with its time."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

from .looks import SIZES
from .person import Person
from .serving import Server

WATCH = """
window.seen = [];
new MutationObserver((changes) => {
  for (const change of changes) {
    const near = change.target.closest ? change.target : change.target.parentElement;
    const told = near?.closest('[data-caption]');
    if (told) window.seen.push({ caption: told.innerText });
    for (const node of change.addedNodes) {
      if (node.nodeType !== 1) continue;
      const found = node.matches('[data-flight], [data-caption]') ? node : null;
      if (found?.dataset.flight) {
        window.seen.push({ flight: found.dataset.flight });
      } else if (found) {
        const rounds = document.querySelector('[data-rounds]')?.getBoundingClientRect();
        const hangs = found.getBoundingClientRect();
        const over = rounds?.height > 0 && rounds.bottom > hangs.top && rounds.top < hangs.bottom;
        window.seen.push({ caption: found.innerText, over });
      }
    }
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Run in a page before anything else: keeps what was seen."""
SLOW = 10
"""So many times slower than it is at the table is a film: a photograph takes its time."""
TIMERS = f"""
const soon = window.setTimeout;
window.setTimeout = (run, ms = 0, ...more) =>
  soon(run, window.filming && ms > 100 ? ms * {SLOW} : ms, ...more);
"""


def flights(page: Page) -> list[str]:
    """The pieces that have travelled."""
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    return [str(one["flight"]) for one in seen if "flight" in one]


def captions(page: Page) -> list[str]:
    """The captions that were shown, in order, each once."""
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    found: list[str] = []
    for one in seen:
        text = " ".join(str(one.get("caption", "")).split())
        if text and text != (found[-1] if found else ""):
            found.append(text)
    return found


def covers_rounds(page: Page) -> bool:
    """Whether a caption has lain over the rounds."""
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    return any(one.get("over") for one in seen)


def until(page: Page, wanted: str) -> None:
    """Until this holds in the page."""
    for _ in range(1500):
        if page.evaluate(wanted):
            return
        page.wait_for_timeout(20)
    raise AssertionError(wanted)


def begun(page: Page) -> None:
    """Until a story has begun."""
    until(page, "window.seen.some((one) => one.caption)")


def at_rest(page: Page) -> None:
    """Until nothing of a story is left on the page."""
    until(page, "!document.querySelector('[data-motion-layer] > *')")


def forget(page: Page) -> None:
    """Look only at what comes from now on."""
    page.evaluate("window.seen = []")


def told(browser: Browser, server: Server, speed: str = "", size: str = "wide") -> Person:
    """Somebody at a browser of their own that keeps what it shows of stories, at a chosen speed."""
    context = browser.new_context(viewport=SIZES[size], locale="en-GB")
    context.set_default_timeout(30_000)
    context.add_init_script(TIMERS)
    if speed:
        stored = json.dumps({"motion": speed})
        context.add_init_script(f"localStorage.setItem('bocage-preferences', '{stored}')")
    person = Person(context, server)
    person.page.add_init_script(WATCH)
    return person


def pair(
    browser: Browser, server: Server, table: dict[str, Any], speed: str = "", size: str = "wide"
) -> tuple[Person, Person]:
    """Whoever begins at a table of two, and the other one, who watches stories."""
    first = int(server.get(f"/api/tables/{table['id']}")["deciding"][0])
    actor = told(browser, server).sit(table, first)
    watcher = told(browser, server, speed, size).sit(table, 1 - first)
    forget(watcher.page)
    return actor, watcher
