"""Hand cards: whole games, drafts, playing and using cards, cards shown large."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

import bocage

from .looks import LOOKS, Lookout, Theme, serious, visitor
from .person import Person
from .serving import Server

CARDS = {card.id: card for card in bocage.cards("agricola-revised")}
PLAYING = ("play ", "place lessons", "place meeting-place")


def found(
    server: Server, *seats: str, options: dict[str, Any] | None = None, **wanted: Any
) -> dict[str, Any]:
    """A table played at random to a decision or state as wanted."""
    while True:
        table = server.table(*seats, cards="base", **(options or {}))
        if server.play_out(table, **wanted):
            return table


def offers(*verbs: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a decision offers all of these verbs."""
    return lambda decision: set(verbs) <= {action["verb"] for action in decision["actions"]}


def small(person: Person, card: str) -> Locator:
    """A small card of the hand, or of those that lie in front of somebody."""
    return person.page.locator(f'button.small[data-card="{card}"]:visible').first


def done(person: Person) -> list[str]:
    """All actions of the game, those of the turn that is not confirmed yet included."""
    moves = person.server.get(f"/api/tables/{person.table}/outline")["moves"]
    tail: list[str] = (person.state["tail"] or {"actions": []})["actions"]
    return [*(move["action"] for move in moves), *tail]


def zoomed(person: Person) -> Locator:
    """The card that is shown large."""
    return person.page.locator(".zoom.placed")


# Whole games


def test_a_game_alone_to_the_scores(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", cards="base"))
    while person.turn(*PLAYING):
        pass
    assert person.state["over"]
    played = {CARDS[id].kind for id in person.state["view"]["seats"][0]["cards"]}
    assert "occupation" in played
    person.page.get_by_role("table").first.wait_for()
    total = str(person.state["scores"][0]["total"]).replace("-", "−")
    assert total in person.page.locator("main").inner_text()
    assert person.faults == []


def test_six_rounds_on_a_phone(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server, seed=3).sit(server.table("Ana", "Bo", cards="base"))
    while person.state["view"]["round"] <= 6 and person.turn(*PLAYING):
        pass
    assert any(seat["cards"] for seat in person.state["view"]["seats"])
    assert person.faults == []


# Making hands


def pick(person: Person) -> None:
    """Keep a card; other seats may change the table meanwhile."""
    held = len(person.seat["hand"])
    person.act(person.actions[0]["text"])
    person.until(lambda _: len(person.seat["hand"]) > held)


def pick_both(person: Person) -> set[str]:
    """Keep an occupation and a minor improvement; which."""
    before = set(person.seat["hand"])
    for _ in range(2):
        person.until(lambda state: state["decision"])
        pick(person)
    return set(person.seat["hand"]) - before


def test_a_draft_of_two_browsers_survives_a_power_cut(
    own_server: Server, context: BrowserContext, browser: Browser
) -> None:
    server = own_server
    table = server.table("Ana", "link", cards="base", hands="draft-both")
    invited = {"invitation": table["invitations"]["1"], "name": "Bo"}
    claimed = server.post(f"/api/tables/{table['id']}/claim", invited)
    elsewhere = visitor(browser, "wide", locale="fr-FR")
    ana = Person(context, server).sit(table, 0)
    bo = Person(elsewhere, server).sit({**table, "tokens": {"1": claimed["token"]}}, 1)

    packs = set(ana.seat["pack"]), set(bo.seat["pack"])
    assert len(packs[0]) == len(packs[1]) == 14 and not packs[0] & packs[1]
    secrets = pick_both(bo)
    assert len(secrets) == 2 and bo.state["decision"] is None
    assert ana.state["decision"]["seat"] == 0, "Ana has not chosen yet"
    assert not any(card in frame for frame in ana.heard for card in packs[1])
    assert not any(card in frame for frame in bo.heard for card in packs[0])
    expect(bo.page.get_by_role("status").filter(has_text="On attend")).to_be_visible()

    before = [{key: seat.seat[key] for key in ("hand", "pack")} for seat in (ana, bo)]
    server.stop(signal.SIGKILL)
    for person in (ana, bo):
        person.page.locator("[data-connection]").wait_for()
    server.start()
    for person in (ana, bo):
        person.page.locator("[data-connection]").wait_for(state="detached")
    assert before == [{key: seat.seat[key] for key in ("hand", "pack")} for seat in (ana, bo)]
    assert bo.state["decision"] is None

    own = pick_both(ana)
    bo.until(lambda state: state["decision"])
    assert set(ana.seat["pack"]) == packs[1] - secrets
    assert set(bo.seat["pack"]) == packs[0] - own
    while ana.seat.get("pack") or bo.seat.get("pack"):
        for person in (ana, bo):
            if person.state["decision"] and person.seat.get("pack"):
                pick(person)
            person.page.wait_for_timeout(10)
    assert {ana.state["view"]["round"], bo.state["view"]["round"]} == {1}
    first = ana if ana.state["decision"] else bo
    first.until(lambda state: state["decision"]["actions"][0]["verb"] == "place")

    for person, hidden in ((ana, secrets), (bo, own)):
        assert len(person.seat["hand"]) == 14
        assert not any(card in frame for frame in person.heard for card in hidden)
        assert not any(f'"{card}"' in person.page.content() for card in hidden)
        other = person.state["view"]["seats"][1 - person.state["as"]]
        assert "hand" not in other and "pack" not in other
    assert ana.faults == bo.faults == []
    elsewhere.close()


def test_a_chosen_hand(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", cards="base", hands="chosen"))
    clicks = 0
    while not offers("place")(person.state["decision"] or {"actions": []}):
        person.turn()
        clicks += 1
    assert clicks == 15, "one click for each card, and one to begin"
    kinds = [CARDS[id].kind for id in person.seat["hand"]]
    assert (kinds.count("occupation"), kinds.count("minor")) == (7, 7)
    assert person.page.locator(".hand button.small:visible").count() == 14
    person.act("place forest")
    assert person.faults == []


# Playing and using cards


def test_a_card_is_played_with_the_mouse(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", cards="base"))
    prints = person.page.locator("button.print")
    expect(prints.locator(".cost")).to_have_count(prints.count())
    person.act("place lessons")
    card = person.actions[0]["argument"]
    minor = next(id for id in person.seat["hand"] if CARDS[id].kind == "minor")
    expect(small(person, minor)).not_to_have_attribute("data-place", "possible")
    revision = person.state["revision"]
    small(person, card).click()
    person.settle(revision)
    assert person.seat["cards"] == [card] and card not in person.seat["hand"]
    expect(person.page.get_by_role("list", name="Played")).to_contain_text(CARDS[card].title("en"))
    revision = person.state["revision"]
    person.page.locator('[aria-keyshortcuts="U"]').click()
    person.settle(revision)
    assert card in person.seat["hand"]
    assert person.faults == []


def test_a_card_is_played_with_the_keyboard(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", cards="base"))
    for wanted in ("place lessons", "play "):
        revision = person.state["revision"]
        for _ in range(30):
            person.page.keyboard.press("n")
            if person.focused.startswith(wanted):
                break
        person.page.keyboard.press("Enter")
        person.settle(revision)
    assert len(person.seat["cards"]) == 1
    assert person.faults == []


def test_a_card_that_cannot_be_played_says_why(server: Server, context: BrowserContext) -> None:
    def some(state: dict[str, Any]) -> bool:
        offered = [a["argument"] for a in state["decision"]["actions"] if a["verb"] == "play"]
        hand = state["view"]["seats"][state["as"]]["hand"]
        held = [id for id in hand if CARDS[id].kind == "minor"]
        return any(CARDS[id].kind == "minor" for id in offered) and not set(held) <= set(offered)

    person = Person(context, server).sit(found(server, "Ana", "Bo", when=some))
    dimmed = person.page.locator('button.small[data-place="impossible"]').first
    expect(dimmed).to_have_attribute("aria-disabled", "true")
    dimmed.hover()
    said = person.page.locator('[role="tooltip"] .impossible')
    said.wait_for()
    assert len(said.inner_text()) > 10 and not said.inner_text().startswith("reason-")
    revision = person.state["revision"]
    dimmed.click(force=True)
    expect(said).to_be_visible()
    assert person.state["revision"] == revision
    assert person.faults == []


def test_a_card_is_used_where_it_lies(server: Server, context: BrowserContext) -> None:
    def window(decision: dict[str, Any]) -> bool:
        return decision["prompt"]["id"] == "prompt-may" and offers("use", "done")(decision)

    person = Person(context, server).sit(found(server, "Ana", "Bo", until=window))
    card = next(action["argument"] for action in person.actions if action["verb"] == "use")
    before, revision = done(person).count(f"use {card}"), person.state["revision"]
    expect(person.page.get_by_role("button", name="No, thanks")).to_be_visible()
    expect(person.page.locator(f'.deed[data-action="use {card}"]')).to_contain_text(
        CARDS[card].title("en")
    )
    small(person, card).click()
    person.settle(revision)
    assert done(person).count(f"use {card}") == before + 1
    assert person.faults == []


def test_what_lies_on_a_card_is_shown(server: Server, context: BrowserContext) -> None:
    def laden(state: dict[str, Any]) -> bool:
        seat = state["view"]["seats"][state["as"]]
        return any(any(goods.values()) for goods in seat.get("on_cards", {}).values())

    person = Person(context, server).sit(found(server, "Ana", "Bo", when=laden))
    lying = {id: goods for id, goods in person.seat["on_cards"].items() if any(goods.values())}
    for card, goods in lying.items():
        shown = "".join(small(person, card).locator(".lying").all_inner_texts())
        for n in goods.values():
            assert str(n) in shown
    assert person.faults == []


# Cards shown large


def test_a_card_is_shown_large(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", cards="base"))
    page = person.page
    card = person.seat["hand"][0]
    small(person, card).locator(".foot").wait_for()
    small(person, card).hover()
    expect(zoomed(person)).to_contain_text(CARDS[card].text("en"))
    page.mouse.move(5, 500)
    expect(zoomed(person)).to_have_count(0)

    focused = ""
    for _ in range(150):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "document.activeElement.matches('.small') ? document.activeElement.dataset.card : ''"
        )
        if focused:
            break
    expect(zoomed(person)).to_contain_text(CARDS[focused].text("en"))
    page.keyboard.press("Escape")
    expect(zoomed(person)).to_have_count(0)
    assert person.faults == []


def test_a_resting_pointer_shows_nothing(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "Bo", cards="base"))
    person.act("place lessons")
    last = person.actions[0]["argument"]
    small(person, last).click()
    person.page.wait_for_timeout(800)
    assert person.page.locator(".zoom, [role=tooltip]").count() == 0
    assert person.faults == []


def test_a_long_press_shows_a_card_and_plays_nothing(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server).sit(server.table("Ana", "Bo", cards="base"))
    person.act("place lessons")
    card = person.actions[0]["argument"]
    box = small(person, card).bounding_box()
    assert box
    touch = phone.new_cdp_session(person.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    revision = person.state["revision"]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(zoomed(person)).to_contain_text(CARDS[card].text("en"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(200)
    assert person.state["revision"] == revision
    small(person, card).tap()
    person.settle(revision)
    assert person.seat["cards"] == [card]
    assert person.faults == []


# How it looks


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_how_it_looks(
    server: Server, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme, {"light": "fr-FR", "dark": "ru-RU"}[theme])
    person = Person(context, server)
    page = person.page
    lookout = Lookout(person, shots, "agricola", size, theme)
    person.sit(server.table("Ana", "Bo", cards="base", hands="draft-both"))
    page.locator('.dealing [data-place="possible"]').first.click()
    lookout.look("draft")
    person.sit(found(server, "Ana", "Bo", "Cleo", "Dan", until=offers("play")))
    lookout.look("hand")
    small(person, person.seat["hand"][0]).focus()
    small(person, person.seat["hand"][0]).press("Shift")
    small(person, person.seat["hand"][0]).hover()
    zoomed(person).wait_for()
    lookout.look("zoom")
    context.close()
    assert lookout.faults == []
    assert person.faults == []


def test_all_cards_lie_on_a_sheet_over_the_table(server: Server, context: BrowserContext) -> None:
    person = Person(context, server).sit(server.table("Ana", "bot:random", cards="base"))
    page = person.page
    address, spaces = page.url, page.locator("[data-space]").count()
    page.locator("main > .board").evaluate("board => board.scrollTo(0, 40)")
    scrolled = page.locator("main > .board").evaluate("board => board.scrollTop")
    for close in ("Escape", "button", "back"):
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Cards", exact=True).click()
        sheet = page.get_by_role("dialog", name="Cards")
        expect(sheet.locator("li a[data-card]")).to_have_count(len(CARDS))
        assert page.locator("[data-space]").count() == spaces
        sheet.locator("li a[data-card]").nth(1).click()
        page.get_by_role("button", name="Next card").click()
        one = page.locator("dialog .card[data-card]")
        expect(one).to_have_attribute("data-card", [*CARDS][2])
        assert close != "button" or serious(page) == []
        page.keyboard.press("Escape")
        expect(one).to_have_count(0)
        expect(sheet).to_be_visible()
        if close == "Escape":
            page.keyboard.press("Escape")
        elif close == "button":
            sheet.get_by_role("button", name="Close").click()
        else:
            page.go_back()
        expect(sheet).to_have_count(0)
        assert page.url == address
        assert page.locator("main > .board").evaluate("board => board.scrollTop") == scrolled
    person.act(person.actions[0]["text"])
    assert person.faults == []
