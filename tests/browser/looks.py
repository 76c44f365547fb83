"""Looking at pages: browsers of two sizes, what keeps people out, screenshots."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from .person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1280, "height": 800},
    "narrow": {"width": 390, "height": 844},
}
Theme = Literal["light", "dark"]
LOOKS: list[tuple[str, Theme]] = [("wide", "dark"), ("narrow", "light")]
"""Each size and each theme once, for what is looked at in several places anyway."""


FAULTS = """
([colours]) => axe.run({
  resultTypes: ['violations'],
  ...(colours ? { runOnly: ['color-contrast'] } : {}),
}).then((found) => found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`)))
"""
"""What axe-core finds in a page, or in its colours only."""


def serious(page: Page, colours: bool = False) -> list[str]:
    """What keeps people out of a page, or what its colours do."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS, [colours])
    return found


REST = """
document.fonts.ready
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < 5000)
    .map((one) => one.finished)))
  .then(() => true)
"""


def rest(page: Page) -> None:
    """Until nothing moves on a page any more."""
    page.evaluate(REST)


SMALL = """
[...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter((node) => node.checkVisibility({ checkOpacity: true }) && !node.disabled)
  .map((node) => [node, (node.closest('label') ?? node).getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ` +
    node.outerHTML.slice(0, 120))
"""


CALM = """
const liked = 'bocage-preferences';
if (origin !== 'null' && !localStorage.getItem(liked))
  localStorage.setItem(liked, '{"motion":"off"}');
"""
"""Run in a page before anything else: whoever comes for the first time wants no stories."""


UNPAINTED = """
const unpainted = new CSSStyleSheet();
unpainted.replaceSync('html { opacity: 0 }');
document.adoptedStyleSheets.push(unpainted);
"""


def unpainted(page: Page) -> Page:
    """Let a page be laid out but not painted: for games that nobody looks at."""
    page.add_init_script(UNPAINTED)
    return page


EAR = """
window.tones = 0;
const slider = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
const parts = () => ({ gain: slider(), frequency: slider(), Q: slider() });
const made = () => ({ connect: made, start() {}, stop() {}, ...parts() });
window.AudioContext = class {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  createGain = made;
  createBufferSource = made;
  createBiquadFilter = made;
  createBuffer = () => ({ getChannelData: () => [] });
  resume = async () => undefined;
  createOscillator() {
    window.tones += 1;
    return made();
  }
};
localStorage.setItem('bocage-preferences', '{"motion":"off","sound":true}');
"""
"""Run in a page before anything else: its tones are counted, whether or not they could be heard."""


def visitor(
    browser: Browser, size: str, theme: Theme = "light", locale: str = "", worker: bool = False
) -> BrowserContext:
    """A browser of a size, on a phone with touch; in English, or in Russian where it is dark.

    Somebody may have used it before: it has the files of our pages at hand, and knows nobody.
    Only with a service worker, in one of its own, does it know anything once the server is away.
    """
    look = (browser, size, theme, locale or {"light": "en-GB", "dark": "ru-RU"}[theme])
    if worker:
        return newcomer(*look, worker=True)
    return FREE[look].pop() if FREE[look] else newcomer(*look)


FREE: defaultdict[tuple[Browser, str, Theme, str], list[BrowserContext]] = defaultdict(list)
"""Browsers that nobody uses now, by how they look."""
ORIGIN = re.compile(r"https?://[^/]+")
EVERYTHING = "cookies,indexeddb,local_storage,cache_storage,service_workers"


def newcomer(
    browser: Browser, size: str, theme: Theme, locale: str, worker: bool = False
) -> BrowserContext:
    """A browser that nobody has used."""
    context = browser.new_context(
        viewport=SIZES[size],
        color_scheme=theme,
        reduced_motion="reduce",
        has_touch=size == "narrow",
        locale=locale,
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(30_000)
    context.add_init_script(CALM)
    close, add_script = context.close, context.add_init_script

    def leave() -> None:
        """Let others use it, once all that it keeps of somebody is forgotten."""
        free = FREE[browser, size, theme, locale]
        if context in free:
            return None
        used = context.pages
        origins = {found[0] for page in used if (found := ORIGIN.match(page.url))}
        if worker or "own" in vars(context) or not origins:
            return close()
        session = context.new_cdp_session(used[0])
        for origin in origins:
            its = {"origin": origin, "storageTypes": EVERYTHING}
            session.send("Storage.clearDataForOrigin", its)
        for page in used:
            page.close()
        return free.append(context)

    def add(script: str) -> None:
        """Make it one that does something of its own, which nobody else uses."""
        vars(context)["own"] = True
        add_script(script)

    vars(context).update(close=leave, add_init_script=add)
    return context


def check(page: Page, size: str) -> list[str]:
    """What keeps people out of a page."""
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    small = page.evaluate(SMALL) if size == "narrow" else []
    return [*serious(page), *small]


class Lookout:
    """Takes screenshots of what a person sees, and collects what is wrong with it.

    With `also`, a further theme, whatever is looked at is so in the colours of that one, too.
    """

    def __init__(
        self,
        person: Person,
        shots: Path,
        game: str,
        size: str,
        how: str,
        also: Theme | None = None,
    ) -> None:
        self.person = person
        self.shots = shots
        self.game = game
        self.size = size
        self.how = how
        self.also = also
        self.faults: list[str] = []

    def look(self, name: str) -> None:
        """Look at the page, once it has come to rest."""
        page = self.person.page
        self.keep(name, self.how)
        self.faults += [f"{name} {self.how}: {fault}" for fault in check(page, self.size)]
        if self.also:
            page.emulate_media(color_scheme=self.also)
            self.keep(name, self.also)
            self.faults += [f"{name} {self.also}: {fault}" for fault in serious(page, True)]
            page.emulate_media(color_scheme="light" if self.also == "dark" else "dark")

    def keep(self, name: str, how: str) -> None:
        """Take a screenshot."""
        rest(self.person.page)
        shot = self.shots / f"{self.game}-{name}-{self.size}-{how}.png"
        self.person.page.screenshot(path=shot)

    def look_back(self) -> None:
        """Look at the scores of a finished game, its replay, and the cards."""
        person, server = self.person, self.person.server
        over = server.table("Ana", "Bo", game=self.game)
        server.play_out(over)
        person.watch(over)
        self.look("score")
        person.page.goto(f"{server.url}/t/{over['id']}/replay")
        person.page.get_by_role("slider").wait_for()
        self.look("replay")
        person.page.goto(f"{server.url}/cards/{self.game}")
        person.page.locator("li a[data-card]").first.wait_for()
        self.look("cards")
