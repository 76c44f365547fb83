"""Rules that few tables choose: groups in the lobby, and what they ask at the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import bocage

from .conftest import SHOTS
from .looks import check, rest, visitor
from .person import Person
from .serving import Server


def new_table(page: Page, server: Server, game: str = "agricola-revised") -> None:
    """Open the dialog for a new table of an edition."""
    page.goto(server.url)
    card = page.locator("article").filter(has=page.locator(f'a[href="/cards/{game}"]'))
    card.locator("button.main").click()
    page.locator("details[data-group]").first.wait_for()


@pytest.mark.parametrize(("size", "locale"), [("wide", "en-GB"), ("narrow", "fr-FR")])
def test_groups_in_the_lobby(server: Server, browser: Browser, size: str, locale: str) -> None:
    context = visitor(browser, size, locale=locale)
    page = context.new_page()
    new_table(page, server)
    farm = page.locator('details[data-group="farm"]')
    teams = page.locator('details[data-group="teams"]')
    assert not page.locator('[name="open_fences"]').is_visible(), "groups are folded"
    farm.locator("summary").click()
    teams.locator("summary").click()
    assert page.locator('[name="szongott"]').is_enabled(), "two play"
    assert page.locator('[name="teams"]').first.is_disabled()
    assert "4" in teams.locator("p b").inner_text(), "it says for how many teams are"
    assert all(name in farm.inner_text() for name in ("Ha", "Deifuss", "Larkin", "Szongott"))
    page.locator('[name="szongott"]').check()
    page.locator('[name="open_fences"]').check()
    assert "2" in farm.locator("summary").inner_text()
    farm.scroll_into_view_if_needed()
    page.screenshot(path=SHOTS / f"lobby-groups-{size}.png")
    assert check(page, size) == []
    page.locator('[name="count"][value="4"]').check(force=True)
    assert page.locator('[name="szongott"]').is_disabled()
    assert "1" in farm.locator("summary").inner_text()
    page.locator('[name="teams"][value="product"]').check()
    page.locator("footer button.main").click()
    page.locator("header.status").wait_for()
    table = page.url.split("/t/")[1].split("#")[0].split("?")[0]
    options = server.get(f"/api/tables/{table}")["options"]
    assert (options["teams"], options["open_fences"]) == ("product", True)
    assert "szongott" not in options
    context.close()


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_teams_and_campaigns_bar_each_other_with_a_word(
    server: Server, context: BrowserContext, locale: bocage.Locale
) -> None:
    page = context.new_page()
    page.goto(server.url)
    page.locator("select").filter(has_text="Русский").first.select_option(locale)
    new_table(page, server)
    why = bocage.text(bocage.Message("impossible-team-campaign"), locale)
    campaign = page.locator('[name="campaign"][value="three-games"]')
    teams = page.locator('details[data-group="teams"]')
    teams.locator("summary").click()
    assert campaign.is_visible() and page.get_by_text(why).count() == 0
    page.locator('[name="count"][value="4"]').check(force=True)
    teams.locator('[value="lowest"]').check()
    assert page.locator(".not-here", has_text=why).is_visible() and campaign.count() == 0
    teams.locator('[value="none"]').check()
    campaign.check()
    assert teams.locator("p", has_text=why).is_visible()
    assert teams.locator('[value="lowest"]').is_disabled()
    page.locator("footer button.main").click()
    page.locator("header.status").wait_for()
    table = page.url.split("/t/")[1].split("#")[0].split("?")[0]
    assert "teams" not in server.get(f"/api/tables/{table}")["options"]


def test_too_few_cards_and_other_numbers_of_players(
    server: Server, context: BrowserContext
) -> None:
    page = context.new_page()
    new_table(page, server, "agricola-classic")
    absent = page.locator(".not-here")
    hidden = absent.filter(has_text="How hands are dealt")
    assert "Only with “Hand cards: Full game”." in hidden.inner_text().replace("\u00a0", " ")
    assert absent.filter(has_text="Solo series").filter(has_text="Only with 1 player.").count()
    page.locator('[name="cards"][value="base"]').check()
    decks, hands = (page.get_by_label(label) for label in ("Decks", "How hands are dealt"))
    assert hands.locator('[value="chosen"]').is_disabled()
    hands.select_option("ten")
    assert decks.locator('[value="I"]').is_disabled() and absent.filter(has_text="too few").count()
    hands.select_option("dealt")
    decks.select_option("K")
    assert hands.locator('[value="ten"]').is_disabled()
    page.locator('[name="count"][value="4"]').check(force=True)
    hands.select_option("ten")
    page.locator('[name="count"][value="5"]').check(force=True)
    assert hands.input_value() == "dealt", "what five cannot be dealt gives way"
    page.locator("footer button.main").click()
    page.locator("header.status").wait_for()


def begin(server: Server, row: dict[str, Any], sheep: int, **options: Any) -> dict[str, Any]:
    """A table of two where sheep lie on the market."""
    position = {
        "game": "agricola-revised",
        "options": options,
        "seats": [row, {}],
        "round": 14,
        "spaces": {"sheep-market": {"goods": {"sheep": sheep}}},
    }
    return server.begin(bocage.load(position), "Ana", "Bo")


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_take_what_you_can_use(server: Server, browser: Browser, size: str) -> None:
    context = visitor(browser, size)
    row = {"pastures": [["r1c4", "r1c5"]]}
    person = Person(context, server).sit(begin(server, row, 7, take_usable=True, szongott=True))
    page = person.page
    rest(page)
    page.screenshot(path=SHOTS / f"szongott-{size}.png", full_page=True)
    assert page.locator('[data-action="place grove"]').is_visible()
    person.act("place sheep-market")
    rest(page)
    page.screenshot(path=SHOTS / f"take-usable-{size}.png")
    assert check(page, size) == []
    five = person.place("take only 5")
    assert five.locator("svg").count() == 5, "the animals are drawn"
    person.act("take only 3")
    assert person.seat["animals"] == {"sheep": 3}
    spaces = {space["id"]: space.get("goods") for space in person.state["view"]["spaces"]}
    assert spaces["sheep-market"] == {"sheep": 4}
    assert person.faults == []
    context.close()


def test_house_first(server: Server, context: BrowserContext) -> None:
    """Animals that have just come cannot be cooked, and no food is promised for them."""
    row = {"cards": ["M01"], "pastures": [["r1c5"]], "animals": {"boar": 2, "cattle": 1}}
    person = Person(context, server).sit(begin(server, row, 2, house_first=True))
    person.act("place sheep-market")
    page = person.page
    rest(page)
    page.screenshot(path=SHOTS / "house-first-wide.png")
    texts = {action["text"] for action in person.actions}
    assert {"release sheep", "cook boar"} <= texts and "cook sheep" not in texts
    sheep = page.locator('li.trade:has([data-action="release sheep"])')
    boar = page.locator('li.trade:has([data-action="cook boar"])')
    assert sheep.locator(".gives b").count() == 0
    assert boar.locator(".gives b").inner_text() == "2"
    assert person.faults == []
