"""A short film of a turn in each game, frame by frame: to be looked at, in build/film."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .motions import SLOW, at_rest, begun, flights, forget, told
from .serving import Server

FILM = Path(__file__).parents[2] / "build" / "film"
FRAMES = 12
GAMES = ("agricola-revised", "agricola-classic", "creatures", "hallertau", "express")


@pytest.mark.parametrize("game", os.environ.get("BOCAGE_FILM", GAMES[0]).split())
def test_film_of_a_turn(tmp_path: Path, browser: Browser, game: str) -> None:
    """A bot takes its turn; the page of whoever plays against it is photographed meanwhile."""
    FILM.mkdir(parents=True, exist_ok=True)
    for old in FILM.glob(f"{game}-*.png"):
        old.unlink()
    server = Server(tmp_path, f"film {game}", pace=10.0).start()
    try:
        table = server.table("Ana", "bot:greedy", game=game)
        ana = told(browser, server).sit(table)
        page = ana.page
        page.locator("[data-motion-layer]").wait_for(state="attached")
        while ana.state["deciding"] == [0]:
            revision = ana.state["revision"]
            server.play_out(table, moves=1)
            ana.settle(revision)
        forget(page)
        slow = page.context.new_cdp_session(page)
        slow.send("Animation.enable")
        slow.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
        page.evaluate("window.filming = true")
        begun(page)
        for i in range(FRAMES):
            page.screenshot(path=FILM / f"{game}-{i:02}.png")
            page.wait_for_timeout(200)
        assert flights(page)
        page.evaluate("window.filming = false")
        page.keyboard.press("Shift")
        at_rest(page)
        page.context.close()
    finally:
        server.stop()
