"""What the table shows of the first edition's cards beyond the position, and whom it asks."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import play

from .tables import QUIET, alone, at_once, dawn, table

ZED = {"decks": "EIKZ"}


def space(t: bocage.Table, id: str) -> dict[str, Any]:
    """A space as everybody sees it."""
    return next(dict(found) for found in t.observe(None)["spaces"] if found["id"] == id)


def asked(t: bocage.Table) -> tuple[int, str, dict[str, Any]]:
    """Who is asked, and what."""
    assert t.decision is not None
    return t.decision.seat, t.decision.prompt.id, dict(t.decision.prompt.values)


def said(t: bocage.Table) -> dict[str, str]:
    """What can be chosen, in words."""
    assert t.decision is not None
    return {action.text: bocage.text(t.describe(action)) for action in t.decision.actions}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_that_is_a_space_tells_before_whom_it_lies(owner: int) -> None:
    rows: list[dict[str, Any]] = [{}, {}, {}, {}]
    rows[owner] = {"cards": ["E164"]}
    assert space(table(*rows), "E164")["owner"] == owner
    assert "owner" not in space(table(*rows), "forest")


def test_a_space_tells_whose_fence_lies_on_it() -> None:
    t = alone({"hand": ["I263", *QUIET]})
    play(t, "place lessons", "play I263", "place clay-pit")
    assert space(t, "clay-pit")["marked"] == [0]
    assert "marked" not in space(t, "forest")


def test_a_round_card_laid_out_early_tells_who_may_use_it() -> None:
    t = dawn({"cards": ["I238"]}, round=11)
    told = {found["id"]: found.get("early") for found in t.observe(None)["spaces"]}
    revealed = t.position()["round_cards"]
    assert [told[id] for id in revealed[:11]] == [None] * 11
    assert [told[id] for id in revealed[11:]] == [[0]] * 3


def test_guests_are_told_from_the_family() -> None:
    t = dawn({}, scheduled=[{"round": 8, "seat": 0, "goods": {"guest": 1}, "card": "I73"}])
    seats = t.observe(None)["seats"]
    assert (seats[0].get("guests"), seats[0]["to_place"], seats[0]["people"]) == (1, 3, 2)
    assert "guests" not in seats[1]


def test_a_second_stack_on_a_field_is_seen() -> None:
    fields: dict[str, Any] = {"r1c2": {}, "r1c3": {}}
    row = {"cards": ["Z324"], "goods": {"wood": 1, "grain": 3}, "fields": fields}
    t = alone(row, options=ZED)
    play(t, "place grain-utilization", "use Z324", "sow grain r1c2", "done")
    farm = t.observe(None)["seats"][0]
    assert farm["fields"]["r1c2"] == {"grain": 3}
    assert farm["second"] == {"r1c2": 3}


def test_a_fence_that_stands_for_itself_is_seen() -> None:
    t = at_once("Z320", {"goods": {"wood": 1}}, round=4, options=ZED)
    play(t, "fence r1c4")
    farm = t.observe(None)["seats"][0]
    assert farm["posts"] == ["r1c4"]
    assert "posts" not in t.observe(None)["seats"][1]


def test_who_is_asked_in_anothers_turn_is_told_whose_it_is() -> None:
    owner = {"cards": ["I234"], "placed": 2, "goods": {"food": 1}}
    t = table(owner, {}, {}, turn=1, spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest")
    assert asked(t) == (0, "prompt-use-cards-at", {"by": 1})
    t = dawn({"cards": ["K284"]}, spaces={"forest": {"goods": {"wood": 3}}})
    assert asked(t) == (0, "prompt-use-cards", {})


def test_whose_field_is_asked_for_and_what_comes_of_it() -> None:
    sown = {"fields": {"r1c2": {"grain": 1}, "r1c3": {"grain": 2}}}
    fed = {"goods": {"food": 9}, "cards": ["K105"], "memory": {"K105": 3}}
    rows = [{"cards": ["I223"], "goods": {"food": 9}}, {**sown, **fed}]
    t = table(*rows, round=4, phase="feeding")
    play(t, "use I223")
    assert asked(t) == (0, "prompt-choose-field", {"by": 1})
    assert said(t) == {
        "reap r1c2": "Take the grain from A2",
        "reap r1c3": "Take the grain from A3",
        "use K105": "Take the grain from Acreage",
    }


def test_a_card_tells_what_is_handed_in_for_it() -> None:
    told = {
        card.id: bocage.text(card.returns)
        for card in bocage.cards("agricola-classic")
        if card.returns is not None
    }
    assert len(told) == 8
    assert told["E38"] == "hand in 2 improvements"
    assert told["K128"] == "hand in Fireplace I / Fireplace II / Simple Fireplace"
