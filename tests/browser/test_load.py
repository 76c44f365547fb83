"""The first load is small, in every language, with what one's own turn and another's show."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from .person import Person
from .serving import Server

LIMIT = 300_000


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_first_load_is_small(server: Server, context: BrowserContext, language: str) -> None:
    table = server.table("Ana", "Bo")
    context.add_init_script(f"localStorage.setItem('bocage-language', '{language}')")
    person = Person(context, server)
    session = context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.page.goto(server.url)
    person.page.get_by_role("heading").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    lobby = sum(sizes)
    assert 0 < lobby < LIMIT
    person.sit(table)
    person.page.wait_for_load_state("networkidle")
    assert sum(sizes) < LIMIT, "lobby and table together"
