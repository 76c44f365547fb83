"""Looking at a page in five sizes and three languages: its boxes, its words, its answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

import bocage

from ..kernel.english import ENGLISH
from .boxes import crammed

SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in ((1024, 768), (1280, 800), (1366, 768), (1920, 1080), (390, 844))
]
USUAL = (SIZES[1], SIZES[4])

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


def raw(said: str, language: str) -> list[str]:
    """What stands in a text as programs call it, not in words, or in words of another language."""
    found = [word for word in WRITTEN.findall(said) if "_" in word or word in IDS]
    foreign = ENGLISH.findall(said) if language != "en" else []
    return [f"raw: {word}" for word in (*found, *JARGON.findall(said), *foreign)]


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

    def everywhere(self, what: str, ready: Callable[[], Any] = bool, parts: bool = True) -> None:
        """Look in every size, in every language on a phone and on the most usual screen.

        Before each look it is made `ready`: a language or a size may have closed what was open.
        """
        for k, language in enumerate(bocage.LOCALES):
            self.speak(language)
            for i, size in enumerate(SIZES):
                if size in USUAL or (i + self.turns) % 3 == k:
                    self.size(size)
                    ready()
                    if parts:
                        self.look(what, k)
                    else:
                        self.measure(f"{what} {size['width']} {language}")
        self.turns += 1

    def look(self, what: str, share: int | None = None) -> None:
        """Look once, on a narrow screen at each of its parts, or at a third of them."""
        where = f"{what} {self.page.evaluate('innerWidth')} {self.language}"
        tabs = self.page.locator("[data-tab]")
        for k in range(tabs.count() or 1):
            if tabs.count():
                if share is not None and (k + self.turns) % 3 != share:
                    continue
                tabs.nth(k).evaluate("(tab) => tab.click()")
            self.measure(where)

    def measure(self, where: str) -> None:
        """Look once."""
        self.page.evaluate(REST)
        said, order = self.page.evaluate(SAID), self.page.evaluate(ORDER)
        for fault in (*crammed(self.page), *raw(said, self.language), *order):
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
