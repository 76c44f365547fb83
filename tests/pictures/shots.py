"""Photographs of tables: at rest, and frame by frame while somebody takes a turn."""

from __future__ import annotations

import itertools

from playwright.sync_api import Browser

import bocage

from ..browser.looks import Theme, rest, visitor
from ..browser.motions import SLOW, begun, forget, told
from ..browser.person import Person
from ..browser.serving import Server
from . import games
from .webp import Frame

BEFORE, AFTER = 700, 2200
"""Milliseconds for which the first and the last frame of a turn are shown."""
FRAMES = 60
APART = 45
"""How many frames there are in between at most, and how many milliseconds apart at least."""


def stills(browser: Browser, server: Server, table: bocage.Table) -> dict[Theme, bytes]:
    """The table as Ana has it on a desktop, in each theme."""
    context = visitor(browser, "wide", "light", "en-GB")
    person = Person(context, server).sit(server.keep(table, *games.NAMES), 0)
    shots: dict[Theme, bytes] = {}
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        rest(person.page)
        shots[theme] = person.page.screenshot()
    context.close()
    return shots


def film_start() -> tuple[bocage.Table, list[str]]:
    """A moment when Bo is about to take goods that many see travel, and his turn."""
    record = games.kept()["agricola-revised"].record()
    table = games.begun(record)
    found: tuple[bocage.Table, list[str]] | None = None
    for n, action in enumerate(record.actions):
        asked = table.decision
        assert asked is not None
        if (asked.seat, asked.kind) == (1, "place") and action.startswith(games.TRAVELS):
            after = table.copy()
            after.play(action)
            if after.decision is not None and after.decision.seat == 0:
                found = table.copy(), [record.actions[n]]
        table.play(action)
    assert found is not None
    return found


def turn(browser: Browser, server: Server, theme: Theme) -> list[Frame]:
    """What Ana sees while Bo takes his turn."""
    start, actions = film_start()
    table = server.keep(start, *games.NAMES)
    person = told(browser, server).sit(table, 0)
    page = person.page
    page.emulate_media(color_scheme=theme)
    rest(page)
    forget(page)
    frames = [Frame(page.screenshot(), BEFORE)]
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
    page.evaluate("window.filming = true")
    server.play(table, 1, *actions)
    begun(page)
    shots: list[bytes] = []
    times: list[float] = []
    while len(shots) < FRAMES and page.locator("[data-motion-layer] > *").count():
        times.append(page.evaluate("performance.now()") / SLOW)
        shots.append(page.screenshot())
        spent = page.evaluate("performance.now()") - times[-1] * SLOW
        page.wait_for_timeout(max(0.0, APART * SLOW - spent))
    times.append(page.evaluate("performance.now()") / SLOW)
    lasts = [round(end - begin) for begin, end in itertools.pairwise(times)]
    frames += [Frame(shot, last) for shot, last in zip(shots, lasts, strict=True)]
    slow.send("Animation.setPlaybackRate", {"playbackRate": 1})
    page.evaluate("window.filming = false")
    rest(page)
    frames.append(Frame(page.screenshot(), AFTER))
    page.context.close()
    return frames
