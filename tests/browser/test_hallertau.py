"""Hallertau in the browser: whole games, cards in another's turn, the card browser, its looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .serving import Server
from .villager import WINDOW, Villager

GAME = "hallertau"


def asked_for(server: Server, wanted: str, *seats: str, **options: Any) -> dict[str, Any]:
    """A table where a question is asked, by the id of its prompt."""
    while True:
        table = server.table(*(seats or ("Ana", "Bo")), game=GAME, **options)
        if server.play_out(table, until=lambda asked: asked["prompt"]["id"] == wanted):
            return table


def in_anothers_turn(server: Server) -> tuple[dict[str, Any], int]:
    """A table where a seat may play a card while another has its turn, and that seat."""
    seat = -1

    def wanted(state: dict[str, Any]) -> bool:
        nonlocal seat
        asked, turn = state["decision"], state["view"]["turn"]
        seat = asked["seat"]
        played = any(action["verb"] == "play" for action in asked["actions"])
        return asked["prompt"]["id"] == WINDOW and turn not in (None, seat) and played

    while True:
        table = server.table("Ana", "Bo", game=GAME)
        if server.play_out(table, when=wanted):
            return table, seat


def test_a_whole_game_alone(server: Server, browser: Browser) -> None:
    context = visitor(browser, "wide")
    person = Villager(context, server, seed=4)
    person.sit(server.table("Ana", game=GAME))
    person.play_on()
    person.page.get_by_role("table").first.wait_for()
    assert str(person.state["scores"][0]["total"]) in person.page.locator("main").inner_text()
    assert person.faults == []
    context.close()


def test_a_whole_game_against_a_bot_on_a_phone(server: Server, browser: Browser) -> None:
    context = visitor(browser, "narrow")
    person = Villager(context, server, seed=6)
    person.sit(server.table("Ana", "bot:random", game=GAME))
    person.play_on()
    person.page.get_by_role("table").first.wait_for()
    rows = person.page.locator("table:visible").first.locator("tbody th").all_inner_texts()
    assert len(rows) == len(person.state["scores"][0]["lines"])
    assert not [row for row in rows if row.startswith("score-")]
    assert person.faults == []
    context.close()


def test_a_card_in_anothers_turn(server: Server, context: BrowserContext) -> None:
    table, seat = in_anothers_turn(server)
    person = Villager(context, server).sit(table, seat)
    page = person.page
    expect(page.get_by_role("button", name="Not now")).to_be_visible()
    expect(page.get_by_role("button", name="Don’t ask until something changes")).to_be_visible()
    text = next(a["text"] for a in person.actions if a["verb"] == "play")
    card = text.split()[1][:3]
    before = len(person.seat["played"])
    person.act(text)
    while person.state["can"]["confirm"]:
        person.confirm()
    person.until(lambda state: card in state["view"]["seats"][seat]["played"])
    assert len(person.seat["played"]) > before
    assert person.faults == []


def test_hands_are_secret(server: Server, browser: Browser) -> None:
    table = server.table("Ana", "Bo", game=GAME)
    people = []
    for seat in (0, 1):
        people.append(Villager(visitor(browser, "wide"), server).sit(table, seat))
    ana, bo = (person.state["view"]["seats"] for person in people)
    assert len(ana[0]["hand"]) == 5
    assert ana[1]["hand"] is None
    assert bo[0]["hand"] is None
    shown = people[0].page.locator("[data-card]")
    assert {shown.nth(i).get_attribute("data-card") for i in range(shown.count())} == set(
        ana[0]["hand"]
    )


def test_a_space_says_why_not(server: Server, context: BrowserContext) -> None:
    def full(state: dict[str, Any]) -> bool:
        offered = {action["text"] for action in state["decision"]["actions"]}
        return any(
            space["cost"] is None and f"place {space['id']}" not in offered
            for space in state["view"]["spaces"]
        ) and any(text.startswith("place ") for text in offered)

    table = server.table("Ana", "Bo", game=GAME)
    assert server.play_out(table, when=full)
    person = Villager(context, server).sit(table)
    space = next(s["id"] for s in person.state["view"]["spaces"] if s["cost"] is None)
    person.page.locator(f'[data-space="{space}"]').hover()
    expect(person.page.locator("[role=tooltip] .impossible")).to_be_visible()
    assert person.faults == []


def test_the_card_browser_has_all_ten_decks(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    page = person.page
    page.goto(f"{server.url}/cards/{GAME}")
    cards = page.locator("li a[data-card]")
    cards.first.wait_for()
    assert cards.count() == 330
    assert page.locator("input[name=deck]").count() == 11
    for deck, size in (("beginner", 30), ("jewelry", 35), ("point", 25)):
        page.locator(f"label:has(input[name=deck][value={deck}])").click()
        expect(cards).to_have_count(size)
    page.get_by_role("button", name="Clear the filters").click()
    page.get_by_role("searchbox").fill("419")
    expect(cards).to_have_count(1)
    cards.first.click()
    expect(page.get_by_role("dialog").get_by_text("419").first).to_be_visible()
    assert person.faults == []


def test_other_games_do_not_fetch_its_card_texts(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.page.goto(server.url)
    person.page.get_by_role("heading").first.wait_for()
    person.sit(server.table("Ana", "Bo"))
    assert not [url for url in fetched if "hallertau-cards" in url]
    person.sit(server.table("Ana", "Bo", game=GAME))
    person.page.wait_for_load_state("networkidle")
    assert [url for url in fetched if "hallertau-cards" in url]
    assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme)
    person = Villager(context, server, seed=5)
    lookout = Lookout(person, shots, GAME, size, theme)
    person.sit(server.table("Ana", "Bo", game=GAME))
    lookout.look("table")
    for prompt in ("cards", "take", "sow", "progress"):
        person.sit(asked_for(server, f"prompt-hallertau-{prompt}"))
        lookout.look(prompt)
    person.sit(server.table("Ana", "Bo", game=GAME, cards="none"))
    lookout.look("no-cards")
    lookout.look_back()
    context.close()
    assert lookout.faults == []
    assert person.faults == []
