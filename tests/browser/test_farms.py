"""Other farms at the table: in small, large, with what is new; coordinates; nothing jumps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import bocage

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .serving import Server
from .villager import Villager

GAMES = ("agricola-revised", "agricola-classic", "creatures", "hallertau", "express")
MOVES = {"express": 20, "hallertau": 110, "creatures": 50}


def fresh(server: Server, game: str, hands: tuple[str, ...]) -> dict[str, Any]:
    """A table of two, with hand cards in these editions."""
    options: dict[str, Any] = {"cards": "base"} if game in hands else {}
    return server.table("Ana", "Bo", game=game, **options)


def in_the_middle(server: Server, game: str) -> dict[str, Any]:
    """A table in the middle of its game."""
    table = fresh(server, game, ("agricola-classic",))
    server.play_out(table, MOVES.get(game, 70))
    return table


def played(seat: dict[str, Any]) -> list[str]:
    """The cards and buildings in front of a seat."""
    if "tiles" in seat:
        return [
            tile for tile in seat["tiles"].values() if tile not in ("cottage", "stall", "stables")
        ]
    kinds = ("cards", "played", "occupations", "improvements")
    return [card for kind in kinds for card in seat.get(kind, [])]


def after_a_card(state: dict[str, Any]) -> bool:
    """Whether Ana is asked, and something lies in front of Bo."""
    return state["as"] == 0 and bool(played(state["view"]["seats"][1]))


def with_cards(server: Server, game: str) -> dict[str, Any]:
    """A table at which something lies in front of Bo."""
    for _ in range(20):
        table = fresh(server, game, ("agricola-classic", "agricola-revised"))
        if server.play_out(table, when=after_a_card):
            return table
    raise AssertionError(game)


def mini(page: Page, seat: int = 1) -> Locator:
    """The small farm of a seat."""
    return page.locator(f'.mini:has(> [data-mini="{seat}"])')


def is_in_sight(page: Page, place: Locator) -> bool:
    """Whether something lies within the window, whole."""
    box, size = place.bounding_box(), page.viewport_size
    assert size is not None
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def build_fences(server: Server) -> dict[str, Any]:
    """A table at Ana’s turn, with Bo’s after it, both rich."""
    rich = {"goods": {"wood": 12, "clay": 8, "stone": 4, "reed": 4, "food": 6}}
    position = {"game": "agricola-revised", "seats": [rich, rich], "round": 9}
    return server.begin(bocage.load(position), "Ana", "Bo")


@pytest.mark.parametrize("game", GAMES)
def test_the_other_farm_is_in_sight_and_opens_large(
    server: Server, context: BrowserContext, game: str
) -> None:
    table = with_cards(server, game)
    person = Person(context, server).sit(table, 0)
    page, seat = person.page, person.state["view"]["seats"][1]
    assert not person.state["over"] and played(seat)
    small = mini(page)
    assert is_in_sight(page, small)
    panel = page.get_by_role("article", name="Bo")
    named = panel.locator("[data-played] .names")
    if named.count():
        shown = named.inner_text().split(" · ")
    else:
        shown = panel.locator("ul button").all_inner_texts()
    assert len(shown) == len(played(seat)) and all(shown)
    expect(small.locator("svg").first).to_be_visible()
    small.get_by_role("button").focus()
    page.keyboard.press("Enter")
    window = page.locator("dialog[open]")
    expect(window.get_by_role("heading", level=2)).to_contain_text("Bo")
    shown = window.locator("[data-in-play]").evaluate_all("all => all.map(e => e.dataset.inPlay)")
    assert set(played(seat)) <= set(shown)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(small.get_by_role("button")).to_be_focused()
    assert person.faults == []


def test_five_seats_have_their_farms_beside_their_counters(
    server: Server, context: BrowserContext
) -> None:
    names = ("Ana", "Bo", "Cleo", "Dan", "Eva")
    table = server.table(*names, game="agricola-classic", cards="base")
    server.play_out(table, when=lambda state: state["view"]["round"] >= 12)
    person = Person(context, server).sit(table, 0)
    for seat in (1, 2, 3, 4):
        expect(mini(person.page, seat)).to_be_in_viewport(ratio=1)
    expect(mini(person.page, 0)).to_have_count(0)
    assert person.faults == []


def test_what_is_new_is_marked_until_it_is_seen(server: Server, context: BrowserContext) -> None:
    table = build_fences(server)
    ana = Person(context, server).sit(table, 0)
    page = ana.page
    ana.act("place day-laborer")
    ana.confirm()
    small = mini(page)
    expect(small).not_to_have_attribute("data-fresh", "true")

    other = context.browser
    assert other is not None
    bo = Person(other.new_context(), server).sit(table, 1)
    bo.act("place farmland")
    bo.act("plow r1c1")
    bo.confirm()
    ana.until(lambda state: "r1c1" in state["view"]["seats"][1]["fields"])
    expect(small).to_have_attribute("data-fresh", "true")
    expect(small.locator("[data-news]")).to_have_count(1)
    expect(page.locator('[data-space="farmland"] [data-last="1"]')).to_be_attached()
    expect(page.locator('[data-space="day-laborer"] [data-last]')).to_have_count(0)
    expect(page.locator("li.news").filter(has_text="Bo plows")).to_be_visible()

    page.reload()
    ana.wait_for_table()
    expect(small).to_have_attribute("data-fresh", "true")
    small.click()
    expect(page.locator("[data-what-is-new]")).to_contain_text("A1: empty field")
    page.keyboard.press("Escape")
    expect(small).not_to_have_attribute("data-fresh", "true")
    assert ana.faults == bo.faults == []
    bo.page.context.close()


def has_seen(person: Person, table: dict[str, Any], **counts: int) -> None:
    """Somebody has seen only so much of the other farm."""
    key = json.dumps({table["id"]: {"0 1": {"places": {}, "counts": counts, "cards": []}}})
    person.page.evaluate(f"localStorage.setItem('bocage-seen', {json.dumps(key)})")
    person.page.reload()
    person.wait_for_table()


@pytest.mark.parametrize("game", ["creatures", "hallertau", "express"])
def test_what_is_new_is_marked_in_every_game(
    server: Server, context: BrowserContext, game: str
) -> None:
    table = in_the_middle(server, game)
    ana = Person(context, server).sit(table, 0)
    small = mini(ana.page)
    expect(small).not_to_have_attribute("data-fresh", "true")
    has_seen(ana, table)
    expect(small).to_have_attribute("data-fresh", "true")
    expect(small.locator("[data-news]").first).to_be_visible()
    small.click()
    expect(ana.page.locator("[data-what-is-new] li").first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(small).not_to_have_attribute("data-fresh", "true")
    assert ana.faults == []


def test_who_acts_has_seen_what_was_new(server: Server, context: BrowserContext) -> None:
    table = build_fences(server)
    ana = Person(context, server).sit(table, 0)
    has_seen(ana, table, wood=10)
    panel = ana.page.get_by_role("article", name="Bo")
    expect(mini(ana.page)).to_have_attribute("data-fresh", "true")
    expect(panel.locator(".count .since")).to_have_count(5)
    ana.act("place day-laborer")
    expect(mini(ana.page)).not_to_have_attribute("data-fresh", "true")
    expect(panel.locator(".count .since")).to_have_count(0)


def names_on_farm(page: Page) -> list[str]:
    """The letters and numbers along the edge of the own farm."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-region=farm] svg text')].map(e => e.textContent)"
    )
    return found


def test_cells_can_be_named(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", game="agricola-revised"), 0)
    assert [*"12345", *"ABC"] == names_on_farm(person.page)
    person.sit(server.table("Ana", "Bo", game="creatures"), 0)
    assert {*"FG", *"123"} <= set(names_on_farm(person.page))
    table = server.table("Ana", "Bo", game="hallertau")
    server.play_out(table, when=lambda state: state["view"]["round"] > 1)
    person.sit(table, 0)
    rows = {row for line in person.state["log"] if (row := line["values"].get("row"))}
    assert rows and {str(row) for row in rows} <= set(names_on_farm(person.page))


def box(page: Page, what: str) -> tuple[float, ...]:
    """Where something lies."""
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return (found["x"], found["y"], found["width"], found["height"])


@pytest.mark.parametrize("game", ["agricola-revised", "creatures", "hallertau"])
def test_nothing_jumps_when_a_question_opens(
    server: Server, context: BrowserContext, game: str
) -> None:
    """Own area and board stay where they are, whatever is asked."""
    options: dict[str, Any] = {"cards": "none"} if game == "hallertau" else {}
    table = server.table("Ana", "bot:random", game=game, **options)
    somebody = Villager if game == "hallertau" else Person
    person = somebody(context, server, seed=4).sit(table, 0)
    page = person.page
    parts = ["[data-region=farm]", "[data-region=board]"]
    if game == "agricola-revised":
        parts.append("[data-region=farm] svg.ground")
    first: dict[str, tuple[float, ...]] = {}
    asked: set[str] = set()
    for _ in range(150):
        if len(asked) >= 4:
            break
        decision = person.state.get("decision")
        if decision and not person.state["over"]:
            asked.add(decision["kind"])
            page.wait_for_timeout(30)
            for part in parts:
                now = box(page, part)
                assert first.setdefault(part, now) == pytest.approx(now, abs=1), decision["kind"]
        if not person.turn():
            page.wait_for_timeout(50)
    assert len(asked) >= 3, asked
    assert person.faults == []


def test_questions_of_express_lie_over_the_board(server: Server, context: BrowserContext) -> None:
    fresh = server.table("Ana", "Bo", game="express")
    person = Person(context, server).sit(fresh)
    before = box(person.page, "[data-region=farm]")
    asked = server.table("Ana", "Bo", game="express")
    assert server.play_out(asked, until=lambda decision: decision["kind"] != "turn")
    person.sit(asked)
    expect(person.page.locator(".panel h2, .panel h3").first).to_be_visible()
    assert box(person.page, "[data-region=farm]") == pytest.approx(before, abs=1)
    panel, farm = box(person.page, ".panel"), box(person.page, "[data-region=farm]")
    assert panel[1] + panel[3] <= farm[1]


def test_the_farm_keeps_its_size_while_fences_are_drawn(
    server: Server, context: BrowserContext
) -> None:
    person = Person(context, server).sit(build_fences(server), 0)
    before = box(person.page, "[data-region=farm] svg.ground")
    person.act("place fencing")
    expect(person.page.locator("[data-build-fences]")).to_be_visible()
    assert box(person.page, "[data-region=farm] svg.ground") == pytest.approx(before, abs=1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Path, game: str, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme)
    table = in_the_middle(server, game)
    person = Person(context, server).sit(table, 0)
    lookout = Lookout(person, shots, game, size, theme)
    server.play_out(table, 10)
    person.page.wait_for_timeout(500)
    if size == "narrow":
        person.page.get_by_role("button", name="Players").click()
        farm = mini(person.page).bounding_box()
        assert farm is not None
        assert farm["width"] > 320
    lookout.look("others")
    mini(person.page).click()
    person.page.locator("dialog[open] [data-spot], dialog[open] [role=grid]").first.wait_for()
    lookout.look("farm-large")
    assert lookout.faults == []
    assert person.faults == []
    context.close()
