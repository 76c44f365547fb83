"""Places look like places: words on scenes, icons on their ground, signs that keep their size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from .looks import Theme, rest, serious, visitor
from .person import Person
from .pixels import ICONS, TEXTS, measured, shot
from .serving import Server

GAMES = ["agricola-classic", "agricola-revised", "creatures", "hallertau", "express"]
HOSTS = "[data-space], .offer [data-card], .tray, .supply"
"""What has a scene behind it."""

WORDS = f"""
[...document.querySelectorAll('{HOSTS}')].flatMap((host) => {{
  const found = [];
  const walk = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {{
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('.heard, svg, [aria-disabled]')) continue;
    const paint = document.createElement('canvas').getContext('2d', {{ willReadFrequently: true }});
    paint.fillStyle = getComputedStyle(parent).color;
    paint.fillRect(0, 0, 1, 1);
    let opacity = 1;
    for (let at = parent; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [inside, around] = [host, parent].map((one) => one.getBoundingClientRect());
    const right = Math.min(inside.right, around.right);
    for (const box of range.getClientRects()) {{
      if (box.bottom > Math.min(innerHeight, inside.bottom) || box.width < 2) continue;
      const colour = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
      const x = box.x + 1;
      const {{ height }} = box;
      const width = Math.min(box.right, right) - x - 1;
      const letters = {{ x, y: box.y + height * 0.2, width, height: height * 0.6 }};
      found.push({{ text: node.data.trim(), colour, opacity, box: letters }});
    }}
  }}
  return found;
}})
"""
"""Every word on a scene, its colour and its box, but for what cannot be chosen now."""

LAID = """
() => {
  const seen = new Map();
  for (const svg of document.querySelectorAll('svg[viewBox="0 0 24 24"]'))
    if (svg.innerHTML.includes('var(--') && !svg.parentElement.closest('svg, .pile'))
      seen.set(svg.innerHTML, svg);
  const sheet = document.createElement('div');
  sheet.id = 'icons';
  sheet.style.cssText = 'position:fixed;inset:0;z-index:9999;background:var(--card);display:flex;' +
    'flex-wrap:wrap;align-content:flex-start;gap:4px;padding:4px';
  for (const svg of seen.values()) {
    const copy = svg.cloneNode(true);
    copy.removeAttribute('x');
    copy.removeAttribute('y');
    copy.setAttribute('width', 40);
    copy.setAttribute('height', 40);
    copy.style.cssText = 'width:40px;height:40px;opacity:1;display:block;flex:none';
    sheet.append(copy);
  }
  document.body.append(sheet);
  return [...sheet.children].map((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { name: svg.outerHTML.replace(/.*?>/, '').slice(0, 90), box: { x, y, width, height } };
  });
}
"""
"""All icons of a page on one sheet."""


def at_the_table(
    server: Server, context: BrowserContext, game: str, moves: int, *seats: str
) -> Person:
    table = server.table(*(seats or ("Ana", "Bo")), game=game)
    server.play_out(table, moves=moves)
    return Person(context, server).sit(table)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_words_on_scenes_can_be_read(
    server: Server, browser: Browser, game: str, theme: Theme, shots: Path
) -> None:
    context = visitor(browser, "wide", theme)
    person = at_the_table(server, context, game, 30)
    page = person.page
    assert page.locator(".scene").count() > 5
    rest(page)
    page.screenshot(path=shots / f"scenes-{game}-{theme}.png")
    words = page.evaluate(WORDS)
    assert len(words) > 10
    hidden = "* { transition: none !important; animation: none !important; }"
    page.evaluate(
        """(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet); }""",
        f"{hidden} :is({HOSTS}) * {{ color: transparent !important; }}",
    )
    found = measured(context, TEXTS, words, shot(page))
    faint = [f"{one['text']}: {one['contrast']:.1f}" for one in found if one["contrast"] < 4.5]
    assert faint == []
    assert serious(page) == []
    context.close()


def told_apart(context: BrowserContext, page: Page) -> list[dict[str, Any]]:
    """How well each icon of a page stands out from a card."""
    laid = page.evaluate(LAID)
    on_card = shot(page)
    page.evaluate("document.getElementById('icons').style.background = '#f0f'")
    on_key = shot(page)
    page.evaluate("document.getElementById('icons').remove()")
    return measured(context, ICONS, laid, on_card, on_key)


def test_every_icon_is_told_from_its_ground(server: Server, context: BrowserContext) -> None:
    themes: list[Theme] = ["light", "dark"]
    found: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        person = at_the_table(server, context, game, 30)
        for theme in themes:
            person.page.emulate_media(color_scheme=theme)
            rest(person.page)
            told = told_apart(context, person.page)
            found |= {f"{theme} {icon['name']}": icon for icon in told}
        person.page.close()
    for theme in themes:
        assert len([name for name in found if name.startswith(theme)]) > 40
    assert [i for i in found.items() if i[1]["reach"] < 0.6 or i[1]["share"] < 0.2] == []


SIGNS = """
[...document.querySelectorAll('[data-space]')].map((sign) => {
  const { width, height } = sign.getBoundingClientRect();
  const title = sign.querySelector('.title');
  const { fontSize } = getComputedStyle(title);
  return [sign.dataset.space, Math.round(width), Math.round(height), fontSize, title.innerText];
})
"""
"""Each sign with its size and its title."""


@pytest.mark.parametrize("seats", [2, 4])
def test_signs_keep_size_and_words_over_a_game(
    server: Server, browser: Browser, seats: int
) -> None:
    context = visitor(browser, "wide")
    table = server.table(*["Ana", "Bo", "Cy", "Di"][:seats], game="agricola-revised")
    person = Person(context, server).sit(table)

    def signs() -> dict[str, list[Any]]:
        rest(person.page)
        return {sign: rest for sign, *rest in person.page.evaluate(SIGNS)}

    start = signs()
    assert person.page.locator("[data-to-come]").is_visible()

    def go_on(least: int) -> None:
        def come(state: dict[str, Any]) -> bool:
            return bool(state["view"]["round"] >= least)

        server.play_out(table, when=come)
        person.until(come)

    for least in (7, 13):
        go_on(least)
        later = signs()
        assert len(later) > len(start)
        assert {sign: later[sign] for sign in start} == start
        for side in (0, 1):
            sides = [laid[side] for laid in later.values()]
            assert max(sides) - min(sides) <= 1, "all are of one size"
    context.close()
