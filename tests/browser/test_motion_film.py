"""A short film of a turn in each game, frame by frame: to be looked at, in build/film."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .motions import at_rest, flights, told
from .serving import Server

FILM = Path(__file__).parents[2] / "build" / "film"
FRAMES = 12
SLOW = 10
"""So many times slower than it is at the table: a photograph takes its time."""
TIMERS = f"""
const soon = window.setTimeout;
window.setTimeout = (run, ms = 0, ...more) =>
  soon(run, window.filming && ms > 100 ? ms * {SLOW} : ms, ...more);
"""
GAMES = ("agricola-revised", "agricola-classic", "creatures", "hallertau", "express")


@pytest.mark.parametrize("game", os.environ.get("BOCAGE_FILM", GAMES[0]).split())
def test_film_of_a_turn(tmp_path: Path, browser: Browser, game: str) -> None:
    """Somebody looks on while bots play; the page is photographed through their first turn."""
    FILM.mkdir(parents=True, exist_ok=True)
    for old in FILM.glob(f"{game}-*.png"):
        old.unlink()
    server = Server(tmp_path, f"film {game}", pace=9.0).start()
    try:
        visitor = told(browser, server)
        page = visitor.page
        page.add_init_script(TIMERS)
        visitor.watch(server.table("bot:greedy", "bot:greedy", game=game))
        page.locator("[data-motion-layer]").wait_for(state="attached")
        slow = page.context.new_cdp_session(page)
        slow.send("Animation.enable")
        slow.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
        page.evaluate("window.filming = true")
        page.locator("[data-flight]").first.wait_for(timeout=60_000)
        for i in range(FRAMES):
            page.screenshot(path=FILM / f"{game}-{i:02}.png")
            page.wait_for_timeout(250)
        assert flights(page)
        page.evaluate("window.filming = false")
        page.keyboard.press("Shift")
        at_rest(page)
        page.context.close()
    finally:
        server.stop()
