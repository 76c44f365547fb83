"""From any moment of a finished game one plays on, against bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .serving import Server


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_a_replay_leads_into_a_game_of_ones_own(
    server: Server, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme, "fr-FR")
    person = Person(context, server, seed=3)
    page = person.page
    over = server.table("Ana", "Bo", game="express")
    server.play_out(over)
    page.goto(f"{server.url}/t/{over['id']}/replay")
    slider = page.get_by_role("slider")
    slider.press("End")
    button = page.get_by_role("button", name="Reprendre d’ici")
    expect(button).to_be_disabled()
    for _ in range(9):
        slider.press("ArrowLeft")
    expect(button).to_be_enabled()
    n = int(slider.get_attribute("aria-valuenow") or slider.input_value())
    button.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Votre place").select_option("1")
    dialog.get_by_label("Adversaires").select_option("beginner")
    lookout = Lookout(person, shots, "play-on", size, theme)
    lookout.look("wish")
    dialog.get_by_role("button", name="Commencer").click()
    page.wait_for_url(lambda url: "/t/" in url and over["id"] not in url)
    page.locator("[data-farm], .status, header").first.wait_for()
    new = page.url.split("/t/")[1].split("/")[0].split("#")[0]
    first = server.get(f"/api/tables/{new}/at/0")["view"]
    assert first == server.get(f"/api/tables/{over['id']}/at/{n}")["view"]
    seats = server.get(f"/api/tables/{new}")["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("bot", "beginner"), ("here", None)]
    context.close()
    assert lookout.faults == []
    assert person.faults == []
