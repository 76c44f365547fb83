"""A short film of a turn: frames to look at, in build/film."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .motions import at_rest, flights, pair
from .serving import Server

FILM = Path(__file__).parents[2] / "build" / "film"
FRAMES = 12
GAMES = ("agricola-revised", "creatures", "hallertau", "express")


@pytest.mark.parametrize("game", os.environ.get("BOCAGE_FILM", GAMES[0]).split())
def test_film_of_a_turn(server: Server, browser: Browser, game: str) -> None:
    """One takes a turn while the other watches; her page is photographed as it goes."""
    FILM.mkdir(parents=True, exist_ok=True)
    for old in FILM.glob(f"{game}-*.png"):
        old.unlink()
    table = server.table("Ana", "Bo", game=game)
    bo, ana = pair(browser, server, table, "calm")
    while not bo.state["can"]["confirm"]:
        bo.turn("place forest", "place", "take", "collect", "roll")
    bo.page.locator('header.status [aria-keyshortcuts="C"]').click()
    ana.page.locator("[data-motion-layer] > *").first.wait_for()
    for i in range(FRAMES):
        ana.page.screenshot(path=FILM / f"{game}-{i:02}.png")
    at_rest(ana.page)
    assert flights(ana.page)
    bo.page.context.close()
    ana.page.context.close()
