"""What is about to happen is seen before it is final, and the button says what it confirms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import bocage

from ..games.express import scenario as express
from .looks import visitor
from .person import Person
from .serving import Server
from .villager import Villager

CARDS = ["sheep-market", "fencing", "major-improvement", "grain-utilization"]
DRAWN = "[data-ghost], [data-pending], [data-taking], [data-not-final]"
"""All that is drawn of a turn that is not final."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these tables."""
    server = Server(tmp_path_factory.mktemp("pending"), "pending").start()
    yield server
    server.stop()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Any]:
    """Somebody before a table that stands as given."""
    contexts = []

    def come(table: bocage.Table, size: str = "wide", who: type[Person] = Person) -> Person:
        contexts.append(visitor(browser, size))
        made = server.begin(table, *["Ana", "Bo"][: table.seats])
        return who(contexts[-1], server).sit(made)

    yield come
    for context in contexts:
        context.close()


def middle(game: str) -> bocage.Table:
    """A table at which seat 0 is to move; what it does ends neither the round nor the game."""
    given: dict[str, Any] = {"game": game, "seats": [{}, {}]}
    if game.startswith("agricola"):
        given |= {"round": 1, "round_cards": ["sheep-market"]}
        given["spaces"] = {"sheep-market": {"goods": {"sheep": 2}}}
        given["seats"] = [{"pastures": [["r1c5"]]}, {}]
    elif game == "creatures":
        given["spaces"] = {"millpond": {"goods": {"reed": 1, "sheep": 1}}}
    elif game == "express":
        given["dice"] = {"produce": ["food", "double", "grain"], "material": ["wood", "wood"]}
    else:
        return bocage.new(game, seats=2, seed=3)
    return bocage.load(given)


def last(game: str, round: int = 2, **seat: Any) -> bocage.Table:
    """The last placement of a round, after which a card is turned up."""
    return bocage.load(
        {
            "game": game,
            "seats": [{"placed": 1, **seat}, {"placed": 2, "goods": {"food": 4}}],
            "round": round,
            "round_cards": CARDS[:round],
            "starting_player": 1,
            "spaces": {"forest": {"goods": {"wood": 3}}},
        }
    )


def button(person: Person) -> Locator:
    """The button that makes a turn final."""
    return person.page.locator('header.status [aria-keyshortcuts="C"]')


def says(person: Person, words: str) -> None:
    """The button says so, whatever spaces stand between its words."""
    expect(button(person)).to_have_text(re.compile(re.escape(words).replace(r"\ ", r"\s")))


TURNS = {
    "agricola-revised": (
        "place sheep-market",
        '[data-space="sheep-market"]',
        ("Sheep Market, +2 sheep", "Marché aux moutons, +2 moutons", "Рынок овец, +2 овцы"),
    ),
    "agricola-classic": (
        "place sheep-market",
        '[data-space="sheep-market"]',
        ("1 Sheep, +2 sheep", "1 mouton, +2 moutons", "1 овца, +2 овцы"),
    ),
    "creatures": (
        "place millpond",
        '[data-space="millpond"]',
        (
            "Millpond, +1 reed, +1 sheep",
            "Roseau (+ mouton), +1 roseau, +1 mouton",
            "Тростник (и овцы), +1 тростник, +1 овца",
        ),
    ),
    "hallertau": (
        "place clay-delivery",
        '[data-space="clay-delivery"]',
        ("Clay Delivery (1 worker), +1 clay", "+1 argile", "+1 глина"),
    ),
    "express": (
        "collect 2wood",
        '[data-region="board"] .material',
        (
            "Collect 2 wood (2 wood dice)",
            "Récupérer 2 bois (2 dés Bois)",
            "Взять: 2 дерева (2 кубика «Дерево»)",
        ),
    ),
}


def speak(person: Person, language: str) -> None:
    """Turn to a language, as one does in the bar."""
    person.page.locator("header.status select").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_drawn_until_it_is_final(visit: Any, game: str) -> None:
    action, place, told = TURNS[game]
    person = visit(middle(game))
    page, seat = person.page, person.state["as"]
    drawn, sign = page.locator(DRAWN), page.locator(place)
    expect(drawn).to_have_count(0)
    before = sign.bounding_box()
    person.act(action)
    ghost = sign.locator(f'[data-ghost="{seat}"]')
    expect(ghost.first).to_be_visible()
    expect(page.locator(f'[data-seat="{seat}"] [data-pending]').first).to_be_visible()
    expect(page.locator(f'[data-farm="{seat}"] [data-not-final]')).to_be_visible()
    after = sign.bounding_box()
    assert before and after
    assert all(abs(after[side] - before[side]) < 3 for side in ("x", "y", "width", "height"))
    for language, words in zip(("fr", "ru", "en"), (*told[1:], told[0]), strict=True):
        speak(person, language)
        says(person, words)
    page.reload()
    person.wait_for_table()
    expect(ghost.first).to_be_visible()
    page.locator('header.status [aria-keyshortcuts="U"]').click()
    expect(drawn).to_have_count(0)
    person.act(action)
    expect(ghost.first).to_be_visible()
    person.confirm()
    expect(drawn).to_have_count(0)
    assert person.faults == []


LAST = {
    "en": "Confirm: Forest, +3 wood, and begin round 3",
    "fr": "Forêt, +3 bois, puis passer au tour 3",
    "ru": "Лес, +3 дерева, затем начать раунд 3",
}


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_last_placement_of_a_round_is_drawn_before_a_card_turns_up(
    visit: Any, size: str
) -> None:
    person = visit(last("agricola-revised"), size)
    page = person.page
    view = person.state["view"]
    person.act("place forest")
    assert person.state["tail"]["held"] and person.state["view"] == view
    sign = page.locator('[data-space="forest"]')
    expect(sign.locator('[data-ghost="0"]')).to_be_visible()
    expect(sign.locator("[data-taking]")).to_be_visible()
    where = "[data-strip]" if size == "narrow" else '[data-seat="0"]'
    wood = page.locator(f'{where} [data-count="wood"]')
    expect(wood.locator("[data-pending]")).to_contain_text("+3")
    for language, words in LAST.items():
        if size == "wide":
            speak(person, language)
        else:
            page.evaluate(f"localStorage.setItem('bocage-language', '{language}')")
            page.reload()
            person.wait_for_table()
        says(person, words)
        expect(sign.locator('[data-ghost="0"]')).to_be_visible()
        text = button(person).locator(".what")
        assert text.evaluate("node => node.scrollHeight - node.clientHeight") < 3
        box = button(person).bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    person.confirm()
    expect(page.locator(DRAWN)).to_have_count(0)
    assert person.state["view"]["round"] == 3 and person.faults == []


def test_what_is_done_on_the_farm_is_marked_and_named(visit: Any) -> None:
    person = visit(middle("agricola-revised"))
    page = person.page
    person.act("place farmland")
    expect(page.locator('[data-space="farmland"] [data-ghost="0"]')).to_be_visible()
    person.act("plow r1c3")
    expect(page.locator('[data-farm="0"] g[data-pending]')).to_have_count(1)
    expect(page.locator("[data-news]")).to_have_count(0)
    says(person, "Confirm: Farmland, Plow A3")
    person.confirm()
    expect(page.locator(DRAWN)).to_have_count(0)
    assert "r1c3" in person.state["view"]["seats"][0]["fields"] and person.faults == []


@pytest.mark.parametrize("game", ["agricola-revised", "agricola-classic"])
def test_begging_is_announced_and_told(visit: Any, game: str) -> None:
    person = visit(last(game, 4, goods={"food": 1}))
    page = person.page
    warning = page.locator("header.status .warning")
    page.locator('[data-space="forest"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("3 food will be missing at the harvest")
    person.act("place forest")
    expect(warning).to_contain_text("3 begging cards")
    expect(page.locator('[data-seat="0"] [data-count="food"] [data-pending]')).to_contain_text("−1")
    speak(person, "fr")
    expect(warning).to_contain_text("Quoi que vous fassiez")
    speak(person, "ru")
    expect(warning).to_contain_text("попрошайничества")
    speak(person, "en")
    expect(page.locator("[data-misfortune]")).to_have_count(0)
    person.confirm()
    expect(page.locator("[data-misfortune]")).to_contain_text("begs for 3 food")
    assert person.state["view"]["seats"][0]["begging"] == 3 and person.faults == []


LONG = {
    "en": "Farm Expansion, Build 3 rooms (A1, A2, B2), Build 2 stables (A5, B5), −19 wood, −6 reed",
    "fr": "Construire 3 pièces (A1, A2, B2), Construire 2 étables (A5, B5), −19 bois, −6 roseaux",
    "ru": "Построить 3 комнаты (A1, A2, B2), Построить 2 хлева (A5, B5), −19 дерева, −6 тростника",
}


def cut(person: Person) -> int:
    """How much of the words of the button cannot be seen, in pixels."""
    text = button(person).locator(".what")
    found: int = text.evaluate("node => node.scrollHeight - node.clientHeight")
    return found


def test_a_long_turn_is_named_whole(visit: Any) -> None:
    rich = {"goods": {"wood": 21, "reed": 6}}
    given = {"game": "agricola-revised", "seats": [rich, {}], "round": 1}
    person = visit(bocage.load({**given, "round_cards": CARDS[:1]}))
    for action in ("place farm-expansion", "room r1c1", "room r1c2", "room r2c2"):
        person.act(action)
    person.act("stable r1c5")
    person.act("stable r2c5")
    person.act("done")
    for language, words in LONG.items():
        speak(person, language)
        says(person, words)
        assert cut(person) < 3
    assert person.faults == []


def on_the_eve_of_progress() -> bocage.Table:
    """A table at which seat 0 advances its crafts, with plenty of everything."""
    table = bocage.new("hallertau", seats=1, seed=3, cards="none")
    while True:
        assert table.decision is not None
        if table.decision.kind == "progress":
            break
        table.play(table.decision.actions[-1])
    position: dict[str, Any] = table.position()
    crops = ("barley", "flax", "hops", "rye", "hide", "meat", "milk", "wool", "clay")
    position["seats"][0]["goods"] = dict.fromkeys(crops, 20)
    return bocage.load(position)


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_a_long_turn_is_named_whole_or_the_rest_of_it_is_counted(visit: Any, size: str) -> None:
    person = visit(on_the_eve_of_progress(), size, Villager)
    header = person.page.locator("header.status")
    height = header.evaluate("(node) => node.offsetHeight")
    done = 0
    while not (person.state["tail"] or {}).get("ready"):
        texts = [action["text"] for action in person.actions]
        steps = [text for text in texts if text.startswith(("advance", "pay"))]
        person.act((steps or ["done"])[0])
        done += 1
    assert done > 5
    text = button(person).locator(".what").inner_text()
    assert cut(person) < 3 and "more step" not in text and "begin round 2" in text
    assert all(deed in text for deed in ("4 × Advance the carpentry", "the manufacturer"))
    assert header.evaluate("(node) => node.offsetHeight") == height
    if size == "wide":
        button(person).evaluate("(node) => node.style.maxWidth = '11rem'")
        person.page.set_viewport_size({"width": 1100, "height": 800})
        counted = button(person).locator(".what")
        expect(counted).to_contain_text("more step")
        assert cut(person) < 3
        whole = str(button(person).get_attribute("title"))
        assert "more step" not in whole and len(whole) > len(counted.inner_text())
        expect(button(person)).to_have_accessible_name(whole)
    assert person.faults == []


EVES: dict[str, tuple[dict[str, Any], str, str]] = {
    "creatures": (
        {"round": 2, "seats": [{"placed": 2}, {"placed": 3}]},
        "place building-materials",
        "and begin round 3",
    ),
    "express": (
        {"seats": [{"done": 1}, {"done": 2}], "dice": {"material": ["wood", "wood"]}},
        "collect 2wood",
        "Collect 2 wood (2 wood dice), and begin round 2",
    ),
}
"""A table before the last action of a round, that action, and how its button ends."""


@pytest.mark.parametrize("game", EVES)
def test_the_button_says_that_a_round_begins(visit: Any, game: str) -> None:
    given, action, told = EVES[game]
    person = visit(bocage.load({"game": game, "starting_player": 1, **given}))
    person.act(action)
    says(person, told)
    assert person.faults == []


def test_missing_food_is_announced_and_told_in_express(visit: Any) -> None:
    rows = [{"done": 1, "goods": {"food": 1}}, {"done": 2, "goods": {"food": 4}}]
    person = visit(express.table(*rows, round=3, dice="food wood wood"), who=Villager)
    page = person.page
    warning = page.locator("header.status .warning")
    person.place("collect 2wood").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("3 food will be missing at the harvest")
    person.act("collect 2wood")
    expect(warning).to_contain_text("3 food will be missing")
    speak(person, "fr")
    expect(warning).to_contain_text("Quoi que vous fassiez")
    speak(person, "ru")
    expect(warning).to_contain_text(re.compile("не хватит|не хватает"))
    speak(person, "en")
    expect(page.locator("[data-misfortune]")).to_have_count(0)
    person.act("roll")
    person.confirm()
    expect(page.locator("[data-misfortune]")).to_contain_text("3 food")
    assert person.faults == []
