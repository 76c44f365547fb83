"""Every drawing of the kit, not only those in sight, is told from the grounds on which it lies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .looks import Theme
from .pixels import ICONS, measured, shot

WEB = Path(__file__).parents[2] / "web" / "src"
COLLECTIONS = ("goods", "deeds", "produce", "trades", "glyphs")
STYLES = [(WEB / name).read_text("utf-8") for name in ("styles/tokens.css", "kit/kit.css")]

SHEET = """
([source, collections]) => {
  const kit = new Function(`${source}; return kit;`)();
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  sheet.style.cssText = 'display:flex;flex-wrap:wrap;gap:6px;padding:6px;color:var(--ink)';
  for (const name of collections) {
    for (const [icon, markup] of Object.entries(kit[name][name])) {
      const plain = name === 'glyphs';
      sheet.insertAdjacentHTML('beforeend', `<svg data-icon="${icon}" viewBox="0 0 24 24" width="24"
        height="24" fill="none" stroke-width="${plain ? 2 : 1.3}" stroke-linecap="round"
        stroke-linejoin="round" stroke="${plain ? 'currentColor' : 'var(--line)'}"
        style="overflow:visible;filter:${plain ? 'none' : 'var(--rim)'}">${markup}</svg>`);
    }
  }
  document.body.replaceChildren(sheet);
  document.body.style.margin = 0;
  return [...sheet.children].map((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { name: svg.dataset.icon, box: { x, y, width, height } };
  });
}
"""


def script() -> str:
    """A script that has all collections of drawings, from their modules without types."""
    parts = ["const kit = {};"]
    for name in ("people", *COLLECTIONS):
        source = (WEB / "kit" / f"{name}.ts").read_text("utf-8")
        source = re.sub(r"import \{(.*?)\} from './(\w+)';", r"const {\1} = kit.\2;", source)
        source = re.sub(r"\bas const( satisfies [^;]*)?;", ";", source)
        source = re.sub(r": (string|number|Record<[^=]*>)(?= *[,){=])", "", source)
        exported = ", ".join(re.findall(r"export (?:const|function) (\w+)", source))
        source = source.replace("export ", "")
        parts.append(f"kit.{name} = (() => {{ {source}; return {{ {exported} }}; }})();")
    return "\n".join(parts)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_drawing_is_told_from_paper_and_card(browser: Browser, theme: Theme) -> None:
    context = browser.new_context(
        viewport={"width": 700, "height": 500}, color_scheme=theme, locale="en-GB"
    )
    page = context.new_page()
    page.set_content("<!doctype html><html><body></body></html>")
    for style in STYLES:
        page.add_style_tag(content=style)
    laid = page.evaluate(SHEET, [script(), COLLECTIONS])
    assert len(laid) > 80
    on = "(ground) => { document.body.style.background = ground; }"
    faint = []
    page.evaluate(on, "#f0f")
    cut = shot(page)
    for ground in ("var(--paper)", "var(--card)"):
        page.evaluate(on, ground)
        found = measured(context, ICONS, laid, shot(page), cut)
        faint += [icon for icon in found if icon["reach"] < 0.6 or icon["share"] < 0.2]
    assert faint == []
    context.close()
