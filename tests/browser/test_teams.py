"""Two against two: the partner’s farm in sight, the market, building for the partner, the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import bocage

from .conftest import SHOTS
from .looks import check, rest, visitor
from .person import Person
from .serving import Server

RICH = {"wood": 10, "reed": 4, "clay": 1, "food": 3}
SEATS = ("Ana", "Bo", "Cleo", "Dan")


def team(server: Server, *rows: dict[str, Any], **options: Any) -> dict[str, Any]:
    """A table of two teams at seat 0's turn; a row is what differs at a seat."""
    seats = [{"goods": RICH}, {}, {"goods": {"stone": 2, "wood": 1}}, {}]
    for i, row in enumerate(rows):
        seats[i] = row
    wanted = {"teams": "lowest", **options}
    position = {"game": "agricola-revised", "options": wanted, "seats": seats, "round": 14}
    return server.begin(bocage.load(position), *SEATS)


def goods(person: Person, seat: int) -> dict[str, int]:
    """What a seat has."""
    row = person.state["view"]["seats"][seat]
    return {**row["goods"], **row["animals"]}


def small(page: Page, cell: str) -> Any:
    """A cell of the partner's farm, which lies beside the own one."""
    return page.locator(f'article .beside [data-cell="{cell}"]')


def after(person: Person, done: Any) -> None:
    """Do something, and wait for what the table says to it."""
    revision = person.state["revision"]
    done()
    person.settle(revision)


def test_the_market(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(team(server), 0)
    page = person.page
    person.act("place team-market")
    for _ in range(3):
        page.locator('[data-move="give wood"]').click()
    page.locator('[data-move="get wood"]').click()
    page.locator('[data-move="get stone"]').click()
    page.locator('[data-move="get stone"]').click()
    assert page.locator('[data-move="get stone"]').is_disabled(), "no more stone is there"
    expect(page.locator(".flash")).to_have_count(0)
    page.screenshot(path=SHOTS / "team-market-wide.png")
    assert check(page, "wide") == []
    after(person, page.locator("[data-move-goods]").click)
    assert person.state["tail"]["actions"][1:] == [
        *("give wood", "give wood", "get stone", "get stone", "done")
    ]
    assert goods(person, 0) == {"wood": 8, "reed": 4, "clay": 1, "food": 2, "stone": 2}
    assert goods(person, 2) == {"wood": 3}
    assert person.faults == []


def test_the_market_ends_with_the_last_good(server: Server, context: BrowserContext) -> None:
    table = team(server, {"goods": {"wood": 1, "food": 1}}, {}, {"goods": {"clay": 1}})
    person = Person(context, server).sit(table, 0)
    person.act("place team-market")
    person.page.locator('[data-move="give wood"]').click()
    person.page.locator('[data-move="get clay"]').click()
    after(person, person.page.locator("[data-move-goods]").click)
    assert (goods(person, 0), goods(person, 2)) == ({"clay": 1}, {"wood": 1})
    assert person.faults == []


def test_the_market_by_keyboard_and_finger(server: Server, browser: Browser) -> None:
    context = visitor(browser, "narrow", locale="fr-FR")
    person = Person(context, server).sit(team(server), 0)
    page = person.page
    person.act("place team-market")
    page.locator('[data-move="give wood"]').tap()
    page.locator('[data-move="give reed"]').focus()
    page.keyboard.press("Enter")
    rest(page)
    page.screenshot(path=SHOTS / "team-market-narrow.png")
    assert check(page, "narrow") == []
    after(person, page.locator("[data-move-goods]").tap)
    assert goods(person, 2) == {"wood": 2, "stone": 2, "reed": 1}
    assert person.faults == []
    context.close()


def test_plowing_for_the_partner(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(team(server), 0)
    page = person.page
    assert small(page, "r1c1").is_visible(), "the partner's farm is always in sight"
    person.act("place farmland")
    page.screenshot(path=SHOTS / "team-plow-wide.png")
    small(page, "r1c3").click()
    person.until(lambda state: (state["tail"] or {}).get("actions", [])[-1:] == ["plow r1c3"])
    assert person.state["tail"]["actions"] == ["place farmland", "partner", "plow r1c3"]
    assert person.state["view"]["seats"][2]["fields"] == {"r1c3": {}}
    assert person.faults == []


def test_building_for_both(server: Server, context: BrowserContext) -> None:
    """First on the own farm, then on the partner's, where a cell can be two things."""
    wealth = {"wood": 20, "reed": 9, "food": 3}
    person = Person(context, server).sit(team(server, {"goods": wealth}), 0)
    page = person.page
    person.act("place farm-expansion")
    page.locator('.lower [data-cell="r1c1"]').click()
    after(person, page.get_by_role("menuitem").first.click)
    after(person, small(page, "r1c1").click)
    assert person.state["tail"]["actions"] == ["place farm-expansion", "room r1c1", "partner"]
    page.screenshot(path=SHOTS / "team-build-wide.png")
    page.locator('.lower [data-cell="r1c1"]').click()
    after(person, page.get_by_role("menuitem").nth(1).click)
    assert person.state["tail"]["actions"][-1] == "stable r1c1"
    assert person.state["view"]["seats"][2]["stables"] == ["r1c1"]
    assert goods(person, 0)["wood"] == 20 - 5 - 3
    assert person.faults == []


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_fencing_for_the_partner(server: Server, browser: Browser, size: str) -> None:
    context = visitor(browser, size, locale="fr-FR")
    person = Person(context, server).sit(team(server, open_fences=True), 0)
    page = person.page
    person.act("place fencing")
    if size == "narrow":
        page.locator('nav button:has-text("Partenaire")').click()
    rest(page)
    page.screenshot(path=SHOTS / f"team-fence-{size}.png")
    assert check(page, size) == []
    theirs = page.locator('.pieces [data-action="partner pieces"]:visible')
    after(person, theirs.click)
    page.locator('section[data-region] > .farm [data-cell="r1c4"]:visible').click()
    page.locator("[data-build-fences]:visible:enabled").wait_for()
    page.screenshot(path=SHOTS / f"team-fenced-{size}.png")
    assert "6" in page.locator(".bar:visible .sum").inner_text(), "1 wood more per three begun"
    after(person, page.locator("[data-build-fences]:visible").click)
    mine, theirs_row = (person.state["view"]["seats"][seat] for seat in (0, 2))
    assert theirs_row["pastures"] == [["r1c4"]]
    assert (mine["goods"]["wood"], mine["fences_left"], theirs_row["fences_left"]) == (4, 15, 11)
    assert person.faults == []
    context.close()


@pytest.mark.parametrize("cards", ["none", "base"])
def test_what_two_pastures_of_the_partners_pieces_cost(
    server: Server, context: BrowserContext, cards: str
) -> None:
    """It is told before they are built, also where cards may have a say."""
    row = {"goods": {"wood": 11}, "cards": ["M01"]}
    person = Person(context, server).sit(team(server, row, cards=cards, scattered_pastures=True), 0)
    page = person.page
    person.act("place fencing")
    after(person, page.locator('.pieces [data-action="partner pieces"]:visible').click)
    for cell in ("r1c3", "r3c5"):
        page.locator(f'section[data-region] > .farm [data-cell="{cell}"]:visible').click()
    build = page.locator("[data-build-fences]:visible:enabled")
    build.wait_for()
    assert page.locator(".bar:visible .sum").inner_text().strip() == "11", "8 fences, 3 wood more"
    build.click()
    person.until(lambda state: len(state["view"]["seats"][2]["pastures"]) == 2)
    assert goods(person, 0) == {}
    assert person.faults == []


@pytest.mark.parametrize("scoring", ["lowest", "product"])
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_result(server: Server, browser: Browser, scoring: str, size: str) -> None:
    table = server.table(*SEATS, teams=scoring)
    server.play_out(table)
    context = visitor(browser, size)
    person = Person(context, server).watch(table)
    page = person.page
    page.locator("section.final").wait_for()
    teams = person.state["view"]["teams"]
    totals = page.locator("section.final tfoot td.team").all_inner_texts()
    assert [total.replace("−", "-") for total in totals] == [str(one["total"]) for one in teams]
    shown = page.locator("section.final tbody td.counts").count()
    if scoring == "lowest":
        assert shown >= 2 * len(teams[0]["lines"])
    else:
        assert shown == 0
    rest(page)
    page.screenshot(path=SHOTS / f"team-result-{scoring}-{size}.png")
    assert check(page, size) == []
    assert person.faults == []
    context.close()
