"""Writes web/public/*.png: the mark of Bocage as devices want it for an app.

`make icons` runs it, with the browser of the tests.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent
MARK = WEB / "src" / "favicon.svg"
FOLDER = WEB / "public"
PAGE = """<!doctype html><style>
  html, body {{ margin: 0; background: none; }}
  svg {{ display: block; width: {size}px; height: {size}px; }}
</style>{svg}"""
HEDGES = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 46 46" fill="none" stroke="#fff"
  stroke-width="4.5"><rect x="4" y="4" width="40" height="40" rx="9"/>
  <path
  d="M4 28C14 24 22 24 44 28M19 24.8C17.5 16 18.5 9 21 4M29 25.2C31.5 32 31 38 28 44"/></svg>"""
"""The hedges alone: of a badge devices show only where something is."""


class Icon(NamedTuple):
    """A picture: its name, its size in pixels, and the part of the mark that it shows."""

    name: str
    size: int
    part: str = ""


FULL = "4 4 40 40"
"""All fields without their frame: what is cut off at the edges are fields."""
ICONS = (
    Icon("icon-192", 192),
    Icon("icon-512", 512),
    Icon("icon-maskable-192", 192, FULL),
    Icon("icon-maskable-512", 512, FULL),
    Icon("icon-180", 180, FULL),
)


def drawing(icon: Icon) -> str:
    """The mark, or a part of it that has no frame."""
    svg = MARK.read_text(encoding="utf-8")
    if not icon.part:
        return svg
    unframed = "\n".join(
        [line for line in svg.splitlines() if 'fill="none" stroke="#2b' not in line]
    )
    return unframed.replace("2 2 44 44", icon.part).replace('rx="9"', "")


def main() -> None:
    """Draw all icons."""
    FOLDER.mkdir(exist_ok=True)
    pictures = [(icon.name, icon.size, drawing(icon)) for icon in ICONS]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox"],
        )
        page = browser.new_page()
        for name, size, svg in [*pictures, ("badge-96", 96, HEDGES)]:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(PAGE.format(size=size, svg=svg))
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
