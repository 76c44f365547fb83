"""What the first edition's cards ask of a table: in others' turns, of guests, on cards, by markers.

Positions are set, and then people click, tap and type.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

import bocage
from tests.games.agricola.first.tables import QUIET, alone, at_once, dawn, phase, table

from .looks import visitor
from .person import Person
from .serving import Server

CARDS = {card.id: card for card in bocage.cards("agricola-classic")}
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")
ZED = {"decks": "EIKZ"}
FOREST = {"forest": {"goods": {"wood": 3}}}
RICH = {"goods": {"food": 9}}


def begun(server: Server, started: bocage.Table) -> dict[str, Any]:
    """A table that people go on with."""
    return server.begin(started, *NAMES[: len(started.observe()["seats"])])


def sit(server: Server, context: BrowserContext, started: bocage.Table) -> Person:
    """Everybody at one screen."""
    return Person(context, server).sit(begun(server, started))


@contextmanager
def apart(
    server: Server, browser: Browser, started: bocage.Table, *seats: int
) -> Iterator[list[Person]]:
    """Some of the seats, each at a screen of its own."""
    made = begun(server, started)
    contexts = [visitor(browser, "wide") for _ in seats]
    yield [Person(c, server).sit(made, seat) for c, seat in zip(contexts, seats, strict=True)]
    for context in contexts:
        context.close()


def goods(person: Person, seat: int) -> dict[str, int]:
    """What a seat has, as the page was told."""
    found: dict[str, int] = person.state["view"]["seats"][seat]["goods"]
    return found


def sign(person: Person, space: str) -> Locator:
    """A space on the board."""
    return person.page.locator(f'[data-space="{space}"]:visible')


def plain(words: str | None) -> str:
    """Words without their unbreakable spaces."""
    return (words or "").replace("\u00a0", " ")


def cell(person: Person, name: str) -> str:
    """What a cell of the farm in view is, in words."""
    return plain(person.page.locator(f'[data-cell="{name}"]:visible').get_attribute("aria-label"))


def small(person: Person, card: str) -> Locator:
    """A small card."""
    return person.page.locator(f'button.small[data-card="{card}"]:visible').first


def by_key(person: Person, text: str) -> None:
    """Take an action with the keyboard alone."""
    revision = person.state["revision"]
    for _ in range(60):
        person.page.keyboard.press("n")
        if person.focused == text:
            break
    assert person.focused == text
    person.page.keyboard.press("Enter")
    person.settle(revision)


def tap(person: Person, text: str) -> None:
    """Take an action with a finger."""
    revision = person.state["revision"]
    person.place(text).tap()
    person.settle(revision)


def over_to(person: Person, seat: int) -> None:
    """Until a seat is asked, once what another has done at this screen is confirmed."""
    person.until(lambda state: state["decision"] or state["can"]["confirm"])
    if person.state["can"]["confirm"]:
        person.confirm()
    person.until(lambda state: state["as"] == seat and state["decision"])


# Bought from another seat, and other things in another's turn


@pytest.mark.parametrize(
    ("card", "space", "lies", "good"),
    [
        ("I234", "forest", {"wood": 3}, "wood"),
        ("I251", "reed-bank", {"reed": 2}, "reed"),
        ("I255", "resource-market", {}, "stone"),
    ],
)
def test_a_buyer_is_asked_in_anothers_turn(
    server: Server, browser: Browser, card: str, space: str, lies: dict[str, int], good: str
) -> None:
    owner = {"cards": [card], "placed": 2, "goods": {"food": 3}}
    rows: list[dict[str, Any]] = [owner, {}, {}, {}]
    spaces = {space: {"goods": lies}} if lies else {}
    started = table(*rows, turn=1, round=14, spaces=spaces)
    with apart(server, browser, started, 0, 1) as (ana, bo):
        assert ana.state["decision"] is None
        bo.act(f"place {space}")
        bo.confirm()
        ana.until(lambda state: state["decision"])
        assert "Use your cards while Bo acts, or finish" in ana.said()
        assert "Ana chooses: Use your cards while Bo acts" in bo.said()
        panel = ana.page.locator("section.panel")
        expect(panel).to_contain_text(CARDS[card].text("en"))
        expect(small(ana, card)).to_have_attribute("data-place", "possible")
        ana.act(f"use {card}")
        ana.confirm()
        bo.until(lambda state: state["deciding"] == [2])
        assert goods(bo, 0) == {"food": 2, good: 1}
        assert goods(bo, 1).get(good, 0) == lies.get(good, 1) - 1
        assert ana.faults == bo.faults == []


def test_a_buyer_declines_with_the_keyboard(server: Server, context: BrowserContext) -> None:
    owner = {"cards": ["I234"], "placed": 2, "goods": {"food": 3}}
    person = sit(server, context, table(owner, {}, {}, turn=1, round=14, spaces=FOREST))
    by_key(person, "place forest")
    person.page.keyboard.press("c")
    person.until(lambda state: state["as"] == 0 and state["decision"])
    by_key(person, "done")
    person.page.keyboard.press("c")
    person.until(lambda state: state["as"] == 2)
    assert goods(person, 1) == {"wood": 3}
    assert person.faults == []


def test_a_grain_is_bought_before_it_becomes_food(server: Server, phone: BrowserContext) -> None:
    seller = {"cards": ["I239"], "goods": {"grain": 1}, "hand": [QUIET[0]]}
    started = table(seller, RICH, RICH, {"placed": 2}, round=6)
    person = sit(server, phone, started)
    tap(person, "anytime")
    for seat in (1, 2):
        over_to(person, seat)
        assert "buy it for 2 food" in person.said()
        expect(person.place("done")).to_contain_text("No, thanks")
        tap(person, "use I239")
    over_to(person, 0)
    assert "Choose who gets the grain" in person.said()
    assert person.page.locator('nav [aria-current="page"]').inner_text().startswith("Players")
    expect(person.place("seat 2")).to_have_text("Choose Cleo")
    tap(person, "seat 2")
    assert goods(person, 2) == {"food": 7, "grain": 1}
    assert goods(person, 0)["food"] == 2
    assert person.faults == []


def test_the_master_baker_bakes_with_others(server: Server, context: BrowserContext) -> None:
    baker = {"cards": ["A2"], "goods": {"grain": 1}}
    mine = {"placed": 2, "cards": ["E149", "A1"], "goods": {"grain": 2}}
    rest = {"placed": 2}
    person = sit(server, context, table(mine, baker, rest, rest, turn=1, round=6))
    person.act("place grain-utilization")
    over_to(person, 0)
    person.act("use E149")
    person.act("bake grain")
    assert goods(person, 0) == {"food": 4}
    assert person.faults == []


def test_the_puppeteer_plays_from_the_hand_at_anothers_show(
    server: Server, context: BrowserContext
) -> None:
    mine = {"placed": 2, "cards": ["I249"], "hand": QUIET[:2], "goods": {"food": 3}}
    shows = {"traveling-players": {"goods": {"food": 2}}}
    person = sit(server, context, table(mine, {}, {}, {}, turn=1, round=14, spaces=shows))
    person.act("place traveling-players")
    over_to(person, 0)
    small(person, "I249").click()
    person.until(lambda state: any(a["verb"] == "play" for a in state["decision"]["actions"]))
    small(person, QUIET[1]).click()
    person.until(lambda state: QUIET[1] in state["view"]["seats"][0]["cards"])
    assert person.faults == []


def test_a_grain_is_taken_where_it_stands_on_anothers_farm(
    server: Server, context: BrowserContext
) -> None:
    helper = {"cards": ["I223"], "goods": {"food": 9}}
    sown = {"fields": {"r1c4": {"grain": 2}, "r1c5": {"grain": 1}}, **RICH}
    card = {"cards": ["K105"], "memory": {"K105": 3}}
    started = phase("feeding", 4, helper, {**sown, **card}, sown)
    person = sit(server, context, started)
    page = person.page
    person.act("use I223")
    assert "Choose the farm" in person.said()
    expect(person.place("seat 0")).to_have_attribute("data-place", "impossible")
    by_key(person, "seat 1")
    assert "Choose the field of Bo" in person.said()
    expect(page.locator("[data-region=farm] h2")).to_have_text("Farm of Bo")
    expect(small(person, "K105")).to_have_attribute("data-place", "possible")
    person.act("reap r1c4")
    person.confirm()
    expect(page.locator("[data-region=farm] h2")).not_to_have_text("Farm of Bo")
    assert person.state["view"]["seats"][1]["fields"]["r1c4"] == {"grain": 1}
    assert goods(person, 0)["grain"] == 1
    assert person.faults == []


# Guests, and a person in a hut


def family(person: Person) -> str:
    """The people of the seat in view, in words."""
    found = person.page.locator(".family:visible").first.get_attribute("aria-label")
    return plain(found)


@pytest.mark.parametrize("comes", [True, False])
def test_a_guest_comes_after_everybody(
    server: Server, context: BrowserContext, comes: bool
) -> None:
    guest = {"round": 6, "seat": 0, "goods": {"guest": 1}, "card": "Z314"}
    rows: list[dict[str, Any]] = [{"placed": 1, **RICH}, {"placed": 2}, {"placed": 2}]
    started = table(*rows, round=6, options=ZED, scheduled=[guest], spaces=FOREST)
    person = sit(server, context, started)
    track = person.page.get_by_role("list", name="Rounds").get_by_role("listitem").nth(5)
    expect(track).to_contain_text("Ana: 1 guest")
    person.act("place day-laborer")
    assert person.state["decision"]["kind"] == "place-guest"
    assert "Place a guest" in person.said()
    assert family(person) == "1 of 3 people to place, 1 of them a guest"
    if comes:
        person.act("place forest")
        assert goods(person, 0)["wood"] == 3
    else:
        expect(person.place("done")).to_contain_text("No, thanks")
        person.act("done")
        assert "wood" not in goods(person, 0)
    assert person.faults == []


def test_a_guest_of_the_next_round_is_one_more_to_place(
    server: Server, phone: BrowserContext
) -> None:
    guest = {"round": 8, "seat": 0, "goods": {"guest": 1}, "card": "I73"}
    person = sit(server, phone, dawn({}, 3, scheduled=[guest]))
    assert "Place a person (3 left)" in person.said()
    person.page.get_by_role("button", name="Players").tap()
    assert family(person) == "3 of 3 people to place, 1 of them a guest"
    assert person.faults == []


def test_whoever_lives_in_the_reed_hut_is_seen_and_placed(
    server: Server, context: BrowserContext
) -> None:
    row = {"cards": ["K138"], "memory": {"K138": 1}, "placed": 2, **RICH}
    person = sit(server, context, table(row, {"placed": 2}, {"placed": 2}, round=6, spaces=FOREST))
    assert family(person) == "1 of 3 people to place, 1 of them on a card"
    expect(small(person, "K138").locator(".lying")).to_have_text("1")
    person.act("place forest")
    assert goods(person, 0)["wood"] == 3
    assert person.faults == []


# Spaces on cards


def test_a_tavern_before_another_is_a_space_for_all(
    server: Server, context: BrowserContext
) -> None:
    person = sit(server, context, table({}, {"cards": ["I100"]}, {}, turn=0, round=6))
    tavern = sign(person, "I100")
    expect(tavern).to_contain_text("In front of Bo")
    expect(tavern).to_contain_text(CARDS["I100"].title("en"))
    person.page.get_by_role("button", name="Bo Look at the farm").click()
    expect(small(person, "I100")).to_have_attribute("data-place", "possible")
    revision = person.state["revision"]
    small(person, "I100").click()
    person.settle(revision)
    assert goods(person, 0) == {"food": 3}
    expect(tavern.locator(".people svg")).to_have_count(1)
    assert person.faults == []


def test_the_owner_of_a_tavern_chooses_points(server: Server, phone: BrowserContext) -> None:
    person = sit(server, phone, alone({"cards": ["I100"]}, 3, round=6))
    tap(person, "place I100")
    assert "2 bonus points" in person.said()
    tap(person, "use I100")
    assert person.seat["on_cards"]["I100"] == {"points": 2}
    assert person.faults == []


@pytest.mark.parametrize(
    ("card", "toll", "lies"),
    [("E164", 2, {"wood": 4}), ("I230", 3, {"clay": 3}), ("I337", 1, {})],
)
def test_a_toll_is_paid_to_whoever_has_the_space(
    server: Server, context: BrowserContext, card: str, toll: int, lies: dict[str, int]
) -> None:
    spaces = {card: {"goods": lies}} if lies else {}
    poor = {"goods": {"food": toll - 1}} if toll > 1 else {}
    row = {"goods": {"food": toll}}
    started = table(row, {"cards": [card]}, poor, {}, round=14, spaces=spaces)
    person = sit(server, context, started)
    sign(person, card).hover()
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_contain_text(CARDS[card].text("en"))
    expect(tip).to_contain_text(f"Ana pays {toll} food to Bo")
    person.act(f"place {card}")
    assert person.state["view"]["seats"][1]["food"] == toll
    assert person.faults == []


def test_who_cannot_pay_the_toll_is_told_so(server: Server, context: BrowserContext) -> None:
    spaces = {"E164": {"goods": {"wood": 4}}}
    started = table({"goods": {"food": 1}}, {"cards": ["E164"]}, {}, {}, round=6, spaces=spaces)
    person = sit(server, context, started)
    expect(sign(person, "E164")).to_have_attribute("data-place", "impossible")
    sign(person, "E164").hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("2 food")
    assert person.faults == []


def test_the_spinney_takes_its_wood(server: Server, context: BrowserContext) -> None:
    started = table({}, {"cards": ["I80"]}, {}, round=6, spaces=FOREST)
    person = sit(server, context, started)
    sign(person, "forest").hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("Bo")
    person.act("place forest")
    assert [goods(person, 0), goods(person, 1)] == [{"wood": 2}, {"wood": 1}]
    assert person.faults == []


# Markers, and places that are taken


def test_a_fence_is_laid_on_a_space_and_seen_there(server: Server, context: BrowserContext) -> None:
    row = {"hand": ["I263", QUIET[0]], "goods": {"wood": 6}}
    person = sit(server, context, alone(row, 3, round=6))
    person.act("place lessons")
    person.act("play I263")
    assert "Choose the action space for your fence" in person.said()
    by_key(person, "place clay-pit")
    expect(sign(person, "clay-pit")).to_contain_text("A fence of Ana lies here")
    expect(sign(person, "clay-pit").locator(".mark")).to_have_count(1)
    assert person.state["view"]["seats"][0]["fences_left"] == 14
    assert person.faults == []


def test_a_field_warden_joins_another(server: Server, context: BrowserContext) -> None:
    spaces = {"farmland": {"people": [1]}, "grain-seeds": {"people": [2]}}
    rows: list[dict[str, Any]] = [{"cards": ["E163"]}, {"placed": 1}, {"placed": 1}, {}]
    person = sit(server, context, table(*rows, round=6, spaces=spaces))
    expect(sign(person, "farmland")).to_have_attribute("data-place", "possible")
    expect(sign(person, "grain-seeds")).to_have_attribute("data-place", "impossible")
    sign(person, "grain-seeds").hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("Cleo")
    person.act("place farmland")
    expect(sign(person, "farmland").locator(".people svg")).to_have_count(2)
    assert person.faults == []


def test_a_fence_stands_on_a_cell_of_its_own(server: Server, phone: BrowserContext) -> None:
    row = {"goods": {"wood": 1}}
    person = sit(server, phone, at_once("Z320", row, round=4, options=ZED))
    assert "Choose the space for your fence" in person.said()
    assert person.page.locator("[data-build-fences]").count() == 0
    revision = person.state["revision"]
    person.page.locator('[data-cell="r1c4"]:visible').tap()
    person.settle(revision)
    assert person.seat["posts"] == ["r1c4"]
    assert cell(person, "r1c4") == "A4: fence that stands for itself"
    assert person.faults == []


def test_round_cards_laid_out_early(server: Server, context: BrowserContext) -> None:
    person = sit(server, context, dawn({"cards": ["I238"]}, 3, round=11))
    early = [space["id"] for space in person.state["view"]["spaces"] if "early" in space]
    assert len(early) == 3
    for id in early:
        expect(sign(person, id)).to_contain_text("Before its round only for Ana")
        expect(sign(person, id)).not_to_contain_text("New this round")
    expect(person.page.locator("[data-space]").filter(has_text="New this round")).to_have_count(1)
    assert person.faults == []


# Goods on spaces, cards and fields


def test_goods_of_several_kinds_on_a_space(server: Server, context: BrowserContext) -> None:
    spaces = {
        "clay-pit": {"goods": {"clay": 4, "wood": 2}},
        "room-or-players": {"goods": {"food": 3}, "beside": 1},
    }
    person = sit(server, context, table(*[{}] * 5, round=6, spaces=spaces))
    expect(sign(person, "clay-pit").locator(".lying .number")).to_have_text(["2", "4"])
    expect(sign(person, "room-or-players")).to_contain_text("1 food of this for whoever uses")
    expect(sign(person, "room-or-players").locator(".beside .number")).to_have_text("1")
    person.act("place clay-pit")
    assert goods(person, 0) == {"clay": 4, "wood": 2}
    assert person.faults == []


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_crops_and_wood_are_sown_on_cards(
    server: Server, context: BrowserContext, how: str
) -> None:
    supply = {"grain": 2, "vegetable": 1, "wood": 1}
    row = {"cards": ["K105", "E18", "K278"], "goods": supply}
    person = sit(server, context, alone(row, 3, round=6))
    person.act("place grain-utilization")
    for text in ("sow grain on K105", "sow wood on K278", "sow vegetable on E18"):
        card = text.rsplit(" ", 1)[1]
        expect(small(person, card)).to_have_attribute("data-action", text)
        if how == "mouse":
            revision = person.state["revision"]
            small(person, card).click()
            person.settle(revision)
        else:
            by_key(person, text)
    on_cards = person.state["view"]["seats"][0]["on_cards"]
    assert on_cards == {"K105": {"grain": 3}, "K278": {"wood": 3}, "E18": {"vegetable": 2}}
    assert person.faults == []


def test_a_second_stack_on_a_field(server: Server, context: BrowserContext) -> None:
    fields: dict[str, Any] = {"r1c4": {}, "r1c5": {}}
    row = {"cards": ["Z324"], "goods": {"wood": 1, "grain": 3}, "fields": fields}
    person = sit(server, context, alone(row, 3, options=ZED))
    for text in ("place grain-utilization", "use Z324", "sow grain r1c5", "done"):
        person.act(text)
    assert cell(person, "r1c5") == "A5: field, 3 grain, second stack: 3 grain"
    assert person.faults == []


def test_a_card_feeds_the_family(server: Server, context: BrowserContext) -> None:
    row = {"cards": ["E158"], "goods": {"wood": 5, "grain": 1}}
    person = sit(server, context, phase("feeding", 4, row, RICH, RICH))
    panel = person.page.locator("section.panel")
    expect(panel.get_by_role("button", name="Exchange 1 wood for 1 food")).to_have_count(1)
    person.act("trade 1 wood for 1 food")
    assert person.state["view"]["seats"][0]["food"] == 1
    wood = person.page.locator('button.counter[data-action="trade 1 wood for 1 food"]')
    expect(wood).to_have_attribute("data-place", "possible")
    assert person.raw() == []
    assert person.faults == []


def test_a_card_tells_what_is_handed_in_for_it(server: Server, phone: BrowserContext) -> None:
    row = {"cards": ["A1"], "hand": ["K128", "K129"]}
    person = sit(server, phone, alone(row, 3, round=6))
    tap(person, "place meeting-place")
    card = small(person, "K128")
    expect(card).to_contain_text("hand in Fireplace I / Fireplace II / Simple Fireplace")
    tap(person, "play K128")
    assert person.seat["cards"] == ["K128"]
    assert person.faults == []
