"""The first load is small, in every language, with what one's own turn and another's show."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Response

import bocage

from .person import Person
from .serving import Server

LIMIT = 300_000
REQUESTS = 55
MIXED: dict[str, Any] = {"game": "agricola-classic", "cards": "base", "decks": "EIKZ"}
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "revised": ("fr", {"game": "agricola-revised"}),
    "mixed decks": ("ru", MIXED),
    "mixed decks in French": ("fr", MIXED),
    "mixed decks in English": (
        "en",
        {"game": "agricola-classic", "cards": "base", "decks": "EIKZ"},
    ),
    "creatures": ("ru", {"game": "creatures"}),
    "hallertau": ("ru", {"game": "hallertau"}),
    "express": ("ru", {"game": "express"}),
}
"""Every game, in the language with the most letters; the largest table in every language."""
CARDS = {card.id: card for card in bocage.cards("agricola-classic")}


@pytest.mark.parametrize(("language", "options"), TABLES.values(), ids=TABLES)
def test_the_first_load_is_small(
    server: Server, fresh: BrowserContext, language: str, options: dict[str, Any]
) -> None:
    table = server.table("Ana", "Bo", **options)
    fresh.add_init_script(f"localStorage.setItem('bocage-language', '{language}')")
    person = Person(fresh, server)
    session = fresh.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.page.goto(server.url)
    person.page.get_by_role("heading").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    lobby = sum(sizes)
    assert 0 < lobby < LIMIT
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.sit(table)
    assert len(asked) <= REQUESTS, "what a table loads before one can play there"
    person.page.wait_for_load_state("networkidle")
    assert sum(sizes) < LIMIT, "lobby and table together"


@pytest.mark.parametrize(("options", "read"), [({"cards": "none"}, ""), ({"decks": "IZ"}, "IZ")])
def test_the_texts_of_a_deck_come_when_a_table_needs_them(
    server: Server, fresh: BrowserContext, options: dict[str, str], read: str
) -> None:
    scripts: list[Response] = []
    person = Person(fresh, server)
    person.page.on("response", lambda answer: scripts.append(answer))
    given: dict[str, Any] = {"game": "agricola-classic", "cards": "base", **options}
    person.sit(server.table("Ana", "Bo", **given))
    person.page.wait_for_load_state("networkidle")
    told = "".join([answer.text() for answer in scripts if "/assets/agricola" in answer.url])
    for id in ("E12", "I97", "K108", "Z326"):
        title = f"card-{id} = {CARDS[id].title('en')}"
        assert (CARDS[id].text("en")[:40] in told) == (id[0] in read)
        assert (title in told) == bool(read), "texts of other decks speak of cards by name"
    assert person.raw() == []
    assert person.faults == []
