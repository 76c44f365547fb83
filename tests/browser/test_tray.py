"""The tray in which cards are read on a wide screen, and the cards in front of others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

import bocage

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .players import somebody
from .serving import Server

CARDS = {
    "agricola-revised": {card.id: card for card in bocage.cards("agricola-revised")},
    "hallertau": {card.id: card for card in bocage.cards("hallertau")},
}
GAMES: dict[str, dict[str, Any]] = {"agricola-revised": {"cards": "base"}, "hallertau": {}}


STATES = "nodes => nodes.map((node) => node.dataset.place)"


def asked_for_a_card(server: Server, game: str) -> dict[str, Any]:
    """A table where some cards of the hand can be played, but not all."""

    def wanted(state: dict[str, Any]) -> bool:
        verbs = {action["verb"] for action in state["decision"]["actions"]}
        played = {action["argument"][:4] for action in of(state, "play")}
        held = state["view"]["seats"][state["as"]]["hand"] or []
        return "play" in verbs and "place" not in verbs and 0 < len(played) < len(held) - 8

    while True:
        table = server.table("Ana", "Bo", game=game, **GAMES[game])
        if server.play_out(table, when=wanted):
            return table


def of(state: dict[str, Any], verb: str) -> list[dict[str, Any]]:
    """The offered actions of a verb."""
    return [action for action in state["decision"]["actions"] if action["verb"] == verb]


def tray(person: Person) -> Locator:
    """The tray of cards."""
    return person.page.locator("[data-tray]")


def farm(person: Person) -> Any:
    """Where the farm lies."""
    return person.page.locator('[data-region="farm"] .farm').first.bounding_box()


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_by_itself_when_a_card_is_to_be_chosen(
    server: Server, context: BrowserContext, game: str
) -> None:
    person = somebody(context, server, game).sit(asked_for_a_card(server, game))
    page = person.page
    expect(tray(person)).to_be_visible()
    held = person.seat["hand"]
    for card in held:
        shown = tray(person).locator(f'[data-card="{card}"]').first
        said, text = shown.locator(".text").inner_text(), CARDS[game][card].text("en")
        assert " ".join(text.split()) in " ".join(said.split())
        if game == "hallertau":
            expect(shown.locator(".printed svg").first).to_be_visible()
    states = tray(person).locator("[data-place]").evaluate_all(STATES)
    assert states == sorted(states, reverse=True), "what can be played comes first"
    assert {*states} == {"possible", "impossible"}
    missing = tray(person).locator(".lacking")
    expect(missing.first).to_be_visible()
    assert not [text for text in missing.all_inner_texts() if "asked" in text or not text.strip()]
    possible = tray(person).locator('[data-place="possible"]')
    for i in range(possible.count()):
        assert possible.nth(i).locator(".lacking").count() == 0
    box, status = tray(person).bounding_box(), page.locator("header.status").bounding_box()
    assert box and status and box["y"] >= status["y"] + status["height"]
    lying = farm(person)
    assert box["y"] + box["height"] <= lying["y"]
    page.keyboard.press("k")
    expect(tray(person)).to_have_count(0)
    assert farm(person) == lying, "the farm stays where it is"
    page.get_by_role("button", name="Read your cards").click()
    expect(tray(person)).to_be_visible()
    assert farm(person) == lying
    revision = person.state["revision"]
    action = of(person.state, "play")[0]["text"]
    tray(person).locator(f'[data-action="{action}"]').first.click()
    person.settle(revision)
    assert person.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_it_is_opened_by_hand_and_leaves_the_board_free(
    server: Server, context: BrowserContext, game: str
) -> None:
    person = somebody(context, server, game)
    person.sit(server.table("Ana", "bot:random", game=game, **GAMES[game]))
    person.until(lambda state: state["decision"])
    lying = farm(person)
    page = person.page
    assert tray(person).count() == 0
    page.get_by_role("button", name="Read your cards").click()
    expect(tray(person)).to_be_visible()
    for card in person.seat["hand"]:
        expect(tray(person).locator(f'[data-card="{card}"]')).to_have_count(1)
    spaces = page.locator('main .board [data-place="possible"]')
    if spaces.count():
        spaces.first.click(trial=True)
    assert farm(person) == lying
    page.get_by_role("button", name="Fold the cards").last.click()
    expect(tray(person)).to_have_count(0)
    assert person.faults == []


def test_played_cards_have_a_place_of_their_own(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "bot:random", cards="base"))
    person.act("place lessons")
    expect(tray(person)).to_be_visible()
    card = person.actions[0]["argument"]
    person.act(person.actions[0]["text"])
    expect(tray(person)).to_have_count(0)
    person.page.keyboard.press("k")
    played = tray(person).get_by_role("list", name="Played")
    expect(played.locator(f'[data-card="{card}"]')).to_be_visible()
    hand = tray(person).get_by_role("list", name="Occupations")
    expect(hand.locator(f'[data-card="{card}"]')).to_have_count(0)
    assert person.faults == []


@pytest.mark.parametrize("game", ["agricola-revised", "creatures", "hallertau", "express"])
def test_cards_of_others_are_opened_from_their_panel(
    server: Server, context: BrowserContext, game: str
) -> None:
    def laid(state: dict[str, Any]) -> list[str]:
        seat = state["view"]["seats"][1]
        if game == "express":
            return [*seat["occupations"], *seat["improvements"]]
        if game == "creatures":
            plain = ("cottage", "stall", "stables")
            return [tile for tile in seat["tiles"].values() if tile not in plain]
        return list(seat["cards" if game.startswith("agricola") else "played"])

    table = server.table("Ana", "Bo", game=game, **GAMES.get(game, {}))
    while not server.play_out(table, when=lambda state: state["as"] == 0 and bool(laid(state))):
        table = server.table("Ana", "Bo", game=game, **GAMES.get(game, {}))
    person = Person(context, server).sit({**table, "tokens": {"0": table["tokens"]["0"]}}, 0)
    person.page.get_by_role("article", name="Bo").get_by_role("button", name="Read").click()
    window = person.page.get_by_role("dialog")
    expect(window.locator("[data-card]")).to_have_count(len(laid(person.state)))
    expect(window).to_contain_text("Cards of Bo")
    person.page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS[:1])
@pytest.mark.parametrize("game", GAMES)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Path, game: str, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme)
    person = somebody(context, server, game)
    lookout = Lookout(person, shots, game, size, theme)
    person.sit(asked_for_a_card(server, game))
    lookout.look("tray")
    context.close()
    assert lookout.faults == []
    assert person.faults == []
