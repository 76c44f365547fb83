"""The first edition's full game, by clicking to its end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext

import bocage

from .looks import unpainted
from .person import Person
from .serving import Server

CARDS = {card.id: card for card in bocage.cards("agricola-classic")}
FULL: dict[str, Any] = {"game": "agricola-classic", "cards": "base"}
PLAYING = ("play ", "use ", "place lessons", "place meeting-place")


def test_three_people_play_with_mixed_decks_to_the_end(
    server: Server, context: BrowserContext
) -> None:
    table = server.table("Ana", "Bo", "Cleo", decks="EIKZ", **FULL)
    assert server.play_out(table, when=lambda state: state["view"]["round"] >= 9)
    person = Person(context, server, seed=2)
    unpainted(person.page)
    person.sit(table)
    page, round = person.page, 0
    while person.turn(*PLAYING):
        if person.state["view"]["round"] > round:
            round = person.state["view"]["round"]
            assert person.raw() == []
    assert person.state["over"] and round == 14
    played = [CARDS[id] for seat in person.state["view"]["seats"] for id in seat["cards"]]
    assert {card.kind for card in played} >= {"occupation", "minor"}
    assert len({card.deck for card in played if card.kind != "major"}) >= 3
    page.get_by_role("table").first.wait_for()
    shown = page.locator("main").inner_text()
    for score in person.state["scores"]:
        assert str(score["total"]).replace("-", "−") in shown
    assert person.raw() == []
    assert person.faults == []
