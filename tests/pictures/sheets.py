"""Every page of every game in every size, theme and language: photographs to look through.

`make screenshots` writes build/screenshots/index.html, the photographs, and one large sheet per
game and size. Words after it choose: `make screenshots ONLY="hallertau 390x844 dark fr"`.
"""

from __future__ import annotations

import html
import itertools
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

import bocage

from ..browser.conftest import CHROMIUM, FLAGS, SHOTS
from ..browser.looks import CALM, Theme, rest
from ..browser.person import Person
from ..browser.serving import Server
from . import games

SIZES: list[tuple[int, int]] = [(1280, 800), (390, 844), (1024, 768), (1366, 768), (1920, 1080)]
THEMES: list[Theme] = ["light", "dark"]
LANGUAGES = ("en", "fr", "ru")
COMMON = "pages"
THUMB = 460


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    width: int
    height: int
    theme: Theme
    language: str

    @property
    def size(self) -> str:
        """The size in words."""
        return f"{self.width}x{self.height}"

    def context(self, browser: Browser) -> BrowserContext:
        """A browser that shows it so."""
        viewport: ViewportSize = {"width": self.width, "height": self.height}
        context = browser.new_context(
            viewport=viewport,
            color_scheme=self.theme,
            reduced_motion="reduce",
            has_touch=self.width < 1000,
            locale=self.language,
        )
        context.set_default_timeout(30_000)
        context.add_init_script(CALM)
        return context


@dataclass
class Tables:
    """The tables of a game that are looked at."""

    first: dict[str, str]
    middle: dict[str, str]
    asked: list[tuple[str, dict[str, str]]]
    over: dict[str, str]


def prepared(server: Server, now: bocage.Table) -> Tables:
    """A game at its first turn, in the middle, at its questions, and over."""
    dice = random.Random(now.game.id)
    asked: dict[str, bocage.Table] = {}
    table = now.copy()
    while (decision := table.decision) is not None:
        if decision.kind not in {*asked, *games.USUAL} and decision.seat == 0:
            asked[decision.kind] = table.copy()
        table.play(dice.choice(decision.actions))
    names = games.NAMES
    return Tables(
        server.keep(games.begun(now.record()), *names),
        server.keep(now, *names),
        [(kind, server.keep(one, *names)) for kind, one in asked.items()],
        server.keep(table, *names),
    )


def common(page: Page, server: Server) -> Iterator[str]:
    """The pages of no game, one after the other."""
    page.goto(server.url)
    page.get_by_role("heading").first.wait_for()
    yield "lobby"
    page.locator("article .button.main").first.click()
    page.get_by_role("dialog").wait_for()
    for folded in page.locator("dialog summary").all():
        folded.click()
    yield "new-table"
    page.goto(f"{server.url}/nowhere")
    page.get_by_role("heading").first.wait_for()
    yield "missing"


def pages(person: Person, game: str, tables: Tables) -> Iterator[str]:
    """The pages of a game, one after the other."""
    page, url = person.page, person.server.url
    person.sit(tables.first, 0)
    yield "table-first"
    person.sit(tables.middle, 0)
    yield "table"
    tabs = page.locator("nav:has([aria-current]) button:visible")
    for i in range(tabs.count()):
        tabs.nth(i).click()
        yield f"tab-{i}"
    if page.locator("[data-mini]:visible").count():
        page.locator("[data-mini]:visible").first.click()
        page.get_by_role("dialog").first.wait_for()
        yield "farm"
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    yield "help"
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("k")
    if page.locator("[data-tray]").count():
        yield "tray"
        page.keyboard.press("k")
    page.locator("[popovertarget=table-menu]").click()
    yield "menu"
    for kind, table in tables.asked:
        person.sit(table, 0)
        yield f"asked-{kind}"
    person.watch(tables.over)
    yield "over"
    page.goto(f"{url}/t/{tables.over['id']}/replay")
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("End")
    yield "replay"
    page.goto(f"{url}/rules/{game}")
    page.get_by_role("heading").first.wait_for()
    yield "rules"
    page.goto(f"{url}/cards/{game}")
    page.locator("li a[data-card]").first.wait_for()
    yield "cards"
    page.locator("li a[data-card]").nth(4).click()
    page.get_by_role("dialog").wait_for()
    yield "card"


def photograph(page: Page, walk: Iterator[str], folder: Path, look: Look) -> None:
    """Photograph page after page; one that cannot be come to is told and ends the walk."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for name in walk:
            rest(page)
            path = folder / f"{name}-{look.size}-{look.theme}-{look.language}.jpg"
            page.screenshot(path=path, type="jpeg", quality=80)
    except Exception as error:
        print(f"{folder.name} {look}: {str(error).splitlines()[0]}", flush=True)


def listing(folder: Path, size: str) -> str:
    """The photographs of a size as HTML: a row for each page."""
    rows = []
    found = sorted(folder.glob(f"*-{size}-*.jpg"))
    for name, some in itertools.groupby(found, lambda path: path.stem.split(f"-{size}-")[0]):
        shots = "".join(
            f'<a href="{folder.name}/{path.name}">'
            f'<img loading="lazy" src="{folder.name}/{path.name}">'
            f"{html.escape(path.stem.split(f'-{size}-')[1])}</a>"
            for path in some
        )
        rows.append(f"<h3>{html.escape(folder.name)} {html.escape(name)} {size}</h3><p>{shots}</p>")
    return "\n".join(rows)


STYLE = f"""<meta charset="utf-8"><style>
body {{ font: 14px sans-serif; background: #ccc }} h3 {{ margin: 8px 0 2px }}
p {{ display: flex; gap: 6px; margin: 0 }} a {{ width: {THUMB}px }} img {{ width: 100% }}
</style>"""


def sheets(browser: Browser) -> None:
    """A page with all photographs, and a large picture of those of each game and size."""
    folders = sorted(path for path in SHOTS.iterdir() if path.is_dir() and path.name != "sheets")
    (SHOTS / "sheets").mkdir(exist_ok=True)
    listed = []
    for folder in folders:
        for size in (f"{width}x{height}" for width, height in SIZES):
            rows = listing(folder, size)
            if not rows:
                continue
            listed.append(rows)
            whole = SHOTS / "sheet.html"
            whole.write_text(STYLE + rows.replace('loading="lazy" ', ""), encoding="utf-8")
            page = browser.new_page(viewport={"width": 6 * (THUMB + 6) + 16, "height": 800})
            page.goto(whole.as_uri())
            path = SHOTS / "sheets" / f"{folder.name}-{size}.jpg"
            page.screenshot(path=path, full_page=True, type="jpeg", quality=80)
            page.close()
            whole.unlink()
    (SHOTS / "index.html").write_text(STYLE + "\n".join(listed), encoding="utf-8")


def chosen(words: list[str]) -> Callable[[object], bool]:
    """Whether something is among the words that choose; all is where none of its kind is."""
    sizes = [f"{width}x{height}" for width, height in SIZES]
    kinds: list[list[str]] = [
        sizes,
        [*THEMES],
        [*LANGUAGES],
        [COMMON, *(game.id for game in bocage.games())],
    ]
    wanted = {one for kind in kinds for one in ([w for w in words if w in kind] or kind)}
    return lambda one: one in wanted


def main() -> None:
    """Photograph what is chosen."""
    wants = chosen(sys.argv[1:])
    looks = [
        Look(width, height, theme, language)
        for (width, height), theme, language in itertools.product(SIZES, THEMES, LANGUAGES)
    ]
    looks = [o for o in looks if wants(o.size) and wants(o.theme) and wants(o.language)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tables = {game: prepared(server, now) for game, now in games.kept().items() if wants(game)}
        for look in looks:
            context = look.context(browser)
            person = Person(context, server)
            if wants(COMMON):
                photograph(person.page, common(person.page, server), SHOTS / COMMON, look)
            for game, its in tables.items():
                photograph(person.page, pages(person, game, its), SHOTS / game, look)
            context.close()
        sheets(browser)
        browser.close()
        server.stop()
    print(SHOTS / "index.html")


if __name__ == "__main__":
    main()
