"""What happens is told as short stories: flights and captions, never in anybody's way."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .motions import at_rest, begun, captions, covers_rounds, flights, forget, pair, told
from .person import Person
from .serving import Server


def moves_on(actor: Person, space: str) -> None:
    """Take a turn at a space, and confirm it."""
    actor.until(lambda state: state["decision"])
    actor.act(f"place {space}")
    actor.confirm()


def close(*people: Person) -> None:
    """Nothing went wrong on these pages, and they are closed."""
    assert [fault for person in people for fault in person.faults] == []
    for person in people:
        person.page.context.close()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_others_moves_are_told_and_leave_nothing_behind(
    server: Server, browser: Browser, size: str
) -> None:
    table = server.table("Ana", "Bo")
    actor, watcher = pair(browser, server, table, size=size)
    page = watcher.page
    width = page.evaluate("document.documentElement.scrollWidth")
    moves_on(actor, "forest")
    begun(page)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    at_rest(page)
    assert flights(page) == ["person", "wood", "wood", "wood"]
    name = watcher.state["seats"][watcher.state["log"][-1]["seat"]]["name"]
    assert captions(page) == [f"{name} takes 3 wood"]
    assert not covers_rounds(page)
    close(actor, watcher)


@pytest.mark.parametrize("how", ["off", "still", "reduced"])
def test_whoever_wants_no_motion_sees_none(server: Server, browser: Browser, how: str) -> None:
    table = server.table("Ana", "Bo")
    actor, watcher = pair(browser, server, table, speed="" if how == "reduced" else how)
    page = watcher.page
    if how == "reduced":
        page.emulate_media(reduced_motion="reduce")
    revision = watcher.state["revision"]
    moves_on(actor, "forest")
    watcher.settle(revision)
    if how == "off":
        page.wait_for_timeout(800)
        assert captions(page) == []
    else:
        begun(page)
        at_rest(page)
        name = watcher.state["seats"][watcher.state["log"][-1]["seat"]]["name"]
        assert captions(page) == [f"{name} takes 3 wood"]
    assert flights(page) == []
    close(actor, watcher)


def test_a_click_ends_the_story_wherever_it_falls(server: Server, browser: Browser) -> None:
    table = server.table("Ana", "Bo")
    actor, watcher = pair(browser, server, table, speed="calm")
    page = watcher.page
    page.evaluate("window.filming = true")
    moves_on(actor, "forest")
    begun(page)
    page.mouse.click(640, 790)
    page.wait_for_function("!document.querySelector('[data-motion-layer] > *')", timeout=4000)
    assert len(captions(page)) == 1
    watcher.until(lambda state: state["decision"])
    assert watcher.state["tail"]["actions"] == []
    close(actor, watcher)


def test_a_key_ends_the_story_and_ones_own_move_goes_through_at_once(
    server: Server, browser: Browser
) -> None:
    table = server.table("Ana", "Bo")
    actor, watcher = pair(browser, server, table, speed="calm")
    page = watcher.page
    moves_on(actor, "forest")
    begun(page)
    page.keyboard.press("Shift")
    at_rest(page)
    moves_on(watcher, "clay-pit")
    forget(page)
    moves_on(actor, "reed-bank")
    begun(page)
    watcher.until(lambda state: state["decision"])
    watcher.act("place fishing")
    assert watcher.state["tail"]["actions"] == ["place fishing"]
    assert all("fishing" not in text for text in captions(page))
    at_rest(page)
    close(actor, watcher)


def test_steps_of_a_bot_are_told_in_order(tmp_path: Path, browser: Browser) -> None:
    server = Server(tmp_path, "bot steps", pace=0.1).start()
    try:
        ana = told(browser, server).sit(server.table("Ana", "bot:greedy"))
        page = ana.page
        forget(page)
        while ana.state["deciding"] == [0] and not ana.state["can"]["confirm"]:
            ana.turn("place forest", "place")
        if ana.state["can"]["confirm"]:
            ana.confirm()
        ana.until(lambda state: 0 in state["deciding"])
        begun(page)
        at_rest(page)
        shown = captions(page)
        written = page.locator(".log li").all_inner_texts()
        lines = [" ".join(line.split()).rstrip(".") for line in written]
        found = [lines.index(" ".join(text.split())) for text in shown]
        assert found and found == sorted(found)
        close(ana)
    finally:
        server.stop()


def test_the_speed_is_chosen_in_the_settings_and_kept(server: Server, browser: Browser) -> None:
    ana = told(browser, server).sit(server.table("Ana", "Bo"))
    page = ana.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("radio", name="Quick").is_checked()
    assert page.get_by_role("checkbox", name="Sounds").is_checked()
    page.get_by_role("radio", name="Off").check()
    page.reload()
    ana.wait_for_table()
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    close(ana)
