"""A short film of a turn, frame by frame: to be looked at, in build/film."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .motions import SLOW, at_rest, begun, flights, pair
from .serving import Server

FILM = Path(__file__).parents[2] / "build" / "film"
FRAMES = 12


@pytest.mark.parametrize(
    ("game", "deed"), [("agricola-revised", "place forest"), ("creatures", "place wood")]
)
def test_film_of_a_turn(server: Server, browser: Browser, game: str, deed: str) -> None:
    """One takes a turn while the other looks on, whose page is photographed."""
    FILM.mkdir(parents=True, exist_ok=True)
    for old in FILM.glob(f"{game}-*.png"):
        old.unlink()
    actor, watcher = pair(browser, server, server.table("Ana", "Bo", game=game))
    page = watcher.page
    while not actor.state["can"]["confirm"]:
        actor.turn(deed, "place")
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
    page.evaluate("window.filming = true")
    actor.confirm()
    begun(page)
    for i in range(FRAMES):
        page.screenshot(path=FILM / f"{game}-{i:02}.png")
        page.wait_for_timeout(200)
    assert flights(page)
    page.evaluate("window.filming = false")
    page.keyboard.press("Shift")
    at_rest(page)
    actor.page.context.close()
    page.context.close()
