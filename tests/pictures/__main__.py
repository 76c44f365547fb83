"""The pictures of README and docs: the table of each game in both themes, and a turn that moves.

`make pictures` plays the games anew and photographs them; with `--looks` the same games again.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ..browser.conftest import CHROMIUM, FLAGS
from ..browser.looks import Theme
from ..browser.serving import Server
from . import games
from .shots import stills, turn
from .webp import Packer

WIDTH = 1040
FILM = 880


def make(browser: Browser, server: Server) -> None:
    """Photograph everything."""
    context = browser.new_context()
    themes: list[Theme] = ["light", "dark"]
    packer, films = Packer(context, WIDTH), Packer(context, FILM)
    for game, table in games.kept().items():
        for theme, shot in stills(browser, server, table).items():
            (games.FOLDER / f"{game}-{theme}.webp").write_bytes(packer.still(shot, games.STILL))
    for theme in themes:
        film = films.film(turn(browser, server, theme))
        (games.FOLDER / f"turn-{theme}.webp").write_bytes(film)


def main() -> None:
    """Play and photograph."""
    games.FOLDER.mkdir(parents=True, exist_ok=True)
    if "--looks" not in sys.argv:
        games.play()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        make(browser, server)
        browser.close()
        server.stop()
    for path in sorted(games.FOLDER.glob("*.webp")):
        print(f"{path.stat().st_size / 1000:6.0f} kB  {path.name}")


if __name__ == "__main__":
    main()
