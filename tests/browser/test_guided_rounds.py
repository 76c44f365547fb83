"""The first round of two lessons as the guide suggests it: each card has a ring that leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ..lessons.learners import suggested_by
from .looks import Theme, visitor
from .person import Person
from .serving import Server
from .villager import Villager


@pytest.mark.parametrize(
    ("game", "who", "size", "theme", "steps"),
    [
        ("creatures", Person, "wide", "dark", {"borders", "pasture", "animals", "housed"}),
        ("hallertau", Villager, "narrow", "light", {"price", "sheep", "cards", "fields", "tools"}),
    ],
)
def test_rings_lead_through_the_first_round(
    browser: Browser,
    server: Server,
    game: str,
    who: type[Person],
    size: str,
    theme: Theme,
    steps: set[str],
) -> None:
    context = visitor(browser, size, theme, "en-GB")
    person = who(context, server)
    page = person.page
    read: set[str] = set()
    try:
        person.sit(server.made("Ana", game=game, lesson=True))
        guide = page.locator(".guide")
        while person.state["view"]["round"] == 1 and "progress" not in read:
            while True:
                assert person.raw() == []
                read.add(str(guide.get_attribute("data-guide")))
                expect(page.locator("[data-ring]").first).to_be_visible()
                if page.locator('.guide .next[aria-disabled="true"]').count():
                    break
                page.locator(".guide .next").click()
            if person.state["can"]["confirm"]:
                person.confirm()
                person.until(lambda state: state["decision"] or state["can"]["confirm"])
                continue
            texts = [action["text"] for action in person.actions]
            person.act(suggested_by(person.state["guide"]["suggestion"]["points"], texts) or "")
        assert steps <= read
        assert person.faults == [] and person.raw() == []
    finally:
        context.close()
