"""A record or a position is brought in by the browser, looked at and played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

import bocage

from .looks import Lookout, visitor
from .person import Person
from .serving import Server

POSITION = {"game": "creatures", "round": 3, "seats": [{"goods": {"wood": 2}}, {}]}

CARRIED = """
(text) => {
  const all = new DataTransfer();
  all.setData('text/plain', text);
  return all;
}
"""
"""A text that is being dragged."""


def give(page: Page, data: Any, name: str = "game.json") -> None:
    """Choose a file with something in it."""
    text = data if isinstance(data, str) else json.dumps(data)
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def test_a_record_is_looked_at_and_played_on(server: Server, browser: Browser, shots: Path) -> None:
    context = visitor(browser, "wide", "light", "fr-FR")
    person = Person(context, server)
    page = person.page
    over = server.table("Ana", "Bo", game="express")
    server.play_out(over)
    record = server.get(f"/api/tables/{over['id']}/record")
    page.goto(server.url)
    page.get_by_role("link", name="Importer une partie").click()
    page.get_by_role("heading", name="Importer une partie").wait_for()
    lookout = Lookout(person, shots, "bring", "wide", "light")
    lookout.look("empty")
    give(page, {**record, "actions": ["voler vers la lune"]})
    page.locator("[data-look]").click()
    alert = page.locator("[role=alert]")
    expect(alert).to_contain_text("L’action 1 de l’enregistrement, 'voler vers la lune'")
    page.get_by_role("button", name="Importer autre chose").click()
    give(page, record)
    expect(page.locator(".given")).to_contain_text(f"{len(record['actions'])} décisions")
    lookout.look("record")
    page.locator("[data-look]").click()
    page.wait_for_url("**/replay")
    slider = page.get_by_role("slider")
    slider.press("End")
    moment = server.get(f"/api/tables/{over['id']}/at/{len(record['actions'])}")
    expect(page.get_by_role("main").first).to_be_visible()
    new = page.url.split("/t/")[1].split("/")[0]
    assert server.get(f"/api/tables/{new}/at/{len(record['actions'])}")["view"] == moment["view"]
    slider.press("Home")
    page.get_by_role("button", name="Reprendre d’ici").click()
    page.get_by_role("dialog").get_by_role("button", name="Commencer").click()
    page.wait_for_url(lambda url: "/t/" in url and new not in url)
    person.wait_for_table()
    assert person.state["you"] and not person.state["over"]
    assert lookout.faults == person.faults == []


def test_a_position_is_pasted_and_played_on_with_others(
    server: Server, browser: Browser, shots: Path
) -> None:
    context = visitor(browser, "narrow", "dark", "fr-FR")
    person = Person(context, server)
    page = person.page
    page.goto(f"{server.url}/bring")
    text = page.get_by_role("textbox").first
    text.fill("{")
    text.blur()
    expect(page.locator("[role=alert]")).to_contain_text("ni un enregistrement ni une position")
    text.fill(json.dumps(POSITION))
    expect(page.locator(".given")).to_contain_text("2 places")
    assert not page.locator("[data-look]").count(), "a position has no moves to look at"
    page.get_by_role("combobox").nth(2).select_option("link")
    lookout = Lookout(person, shots, "bring", "narrow", "dark")
    lookout.look("position")
    page.locator("[data-start]").click()
    person.wait_for_table()
    person.until(lambda state: state["view"]["round"] == 3)
    assert [seat["kind"] for seat in person.state["seats"]] == ["here", "link"]
    assert page.get_by_role("dialog").is_visible(), "somebody is to be invited"
    assert lookout.faults == person.faults == []


def test_a_running_game_is_dropped_and_seen_from_every_place(
    server: Server, context: BrowserContext
) -> None:
    table = bocage.new("hallertau", seats=2, seed=4)
    bot = bocage.bot("random", 1)
    while table.decision is not None and len(table.actions) < 8:
        table.play(bot.choose(table.seat(table.decision.seat)))
    person = Person(context, server)
    page = person.page
    page.goto(f"{server.url}/bring")
    page.locator(".drop").wait_for()
    given = page.evaluate_handle(CARRIED, table.record().to_json())
    page.dispatch_event(".drop", "drop", {"dataTransfer": given})
    page.locator("[data-look]").click()
    page.wait_for_url("**/replay")
    page.get_by_role("slider").press("End")
    view = page.get_by_role("combobox").first
    view.select_option("1")
    assert view.locator("option").count() == 3, "everybody's, and both places"
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    person.wait_for_table()
    person.until(lambda state: state["you"] == [1])
    assert person.faults == []
