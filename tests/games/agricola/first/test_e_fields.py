"""Cards of deck E about fields: E18, E32, E47, E61, E62, E180, E194 and E195."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, reason, seat
from .tables import FED, alone, dawn, line, on_card, table, turn, window

# Bean Field and Lettuce Patch

PATCHES = ("E18", "E47")

every_patch = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in PATCHES]
)


def sown(card: str, *cards: str, **row: Any) -> bocage.Table:
    """Seat 0 has sown a vegetable on a card in round 6, its only choice."""
    t = turn({"cards": [card, *cards], "goods": {"vegetable": 1}, **row})
    play(t, "place grain-utilization")
    return t


def reaped(card: str, *cards: str) -> bocage.Table:
    """Seat 0 sows a vegetable on a card as the last person of round 4 and the harvest begins."""
    row = {"cards": [card, *cards], "goods": {"vegetable": 1, "food": 4}, "placed": 1}
    t = table(row, {**FED, "placed": 2}, round=4)
    play(t, "place grain-utilization")
    return t


@every_patch
@pytest.mark.parametrize("space", ["grain-utilization", "cultivation"])
def test_it_is_a_field_for_a_vegetable(card: str, space: str) -> None:
    t = alone({"cards": [card], "goods": {"vegetable": 2}})
    play(t, f"place {space}")
    play_if_asked(t, f"sow vegetable on {card}", "done")
    assert (on_card(t, card), goods(t)) == ({"vegetable": 2}, {"vegetable": 1})


@every_patch
def test_it_takes_no_grain(card: str) -> None:
    t = alone({"cards": [card], "goods": {"grain": 3}})
    assert reason(t, "place grain-utilization") is not None


@every_patch
def test_it_is_sown_only_when_it_is_empty(card: str) -> None:
    t = turn({"cards": [card], "goods": {"vegetable": 2}, "fields": {"r1c5": {}}})
    play(t, "place grain-utilization", f"sow vegetable on {card}")
    assert choices(t, "sow vegetable on") == set()
    assert "sow vegetable r1c5" in offered(t)


@every_patch
def test_its_vegetables_score_but_it_is_no_field(card: str) -> None:
    t = sown(card, fields={"r1c5": {"grain": 1}})
    assert (line(t, "vegetables"), line(t, "fields"), line(t, "cards")) == (2, -1, 1)
    assert len(choices(turned(card), "plow")) == 13


def turned(card: str) -> bocage.Table:
    """Seat 0 has a sown card and is about to plow the first field."""
    t = sown(card)
    play(t, "place farmland")
    return t


@every_patch
@pytest.mark.parametrize(
    ("cards", "stack"), [(["E32"], 3), (["K118"], 3), (["I219"], 4), (["E32", "I219", "K118"], 6)]
)
def test_what_adds_seed_adds_it_there_too(card: str, cards: list[str], stack: int) -> None:
    assert on_card(sown(card, *cards), card) == {"vegetable": stack}


@pytest.mark.card("E18")
def test_the_bean_field_yields_a_vegetable_in_the_harvest() -> None:
    t = reaped("E18")
    assert t.position()["round"] == 5
    assert (on_card(t, "E18"), goods(t)) == ({"vegetable": 1}, {"vegetable": 1})


@pytest.mark.card("E47")
@pytest.mark.parametrize(("answer", "left"), [("use E47", {"food": 4}), ("done", {"vegetable": 1})])
def test_a_lettuce_may_be_turned_into_four_food_as_it_is_harvested(
    answer: str, left: dict[str, int]
) -> None:
    t = reaped("E47", "E25")
    assert offered(t) == window("E47")
    play(t, answer)
    assert t.position()["round"] == 5
    assert (on_card(t, "E47"), goods(t)) == ({"vegetable": 1}, left)


@pytest.mark.card("E47")
def test_no_other_vegetable_is_a_lettuce() -> None:
    row = {"cards": ["E47"], "fields": {"r1c5": {"vegetable": 2}}, "goods": {"food": 4}}
    t = table(row, FED, round=4, phase="harvest")
    assert (t.position()["round"], goods(t)) == (5, {"vegetable": 1})


@pytest.mark.card("E47", "I226")
def test_the_gardeners_lettuce_is_food_too_and_the_patch_stays_full() -> None:
    t = reaped("E47", "I226")
    play(t, "use E47")
    assert (on_card(t, "E47"), goods(t)) == ({"vegetable": 2}, {"food": 4})


@pytest.mark.card("E18", "E47", "Z319")
def test_a_sown_card_is_a_vegetable_field_for_a_prerequisite_and_an_empty_one_is_not() -> None:
    row = {"cards": ["E18"], "hand": ["Z319", "K129"], "goods": {"vegetable": 1}}
    t = turn(row, options={"decks": "EIKZ"})
    play(t, "place grain-utilization", "place meeting-place")
    assert "play Z319" in offered(t)
    t = turn(row, options={"decks": "EIKZ"})
    play(t, "place meeting-place")
    assert reason(t, "play Z319") == "reason-need-not-met"


# Potato Dibber


@pytest.mark.card("E32")
def test_the_dibber_adds_a_vegetable_to_each_stack_and_no_grain() -> None:
    fields: dict[str, Any] = {"r1c3": {}, "r1c4": {}, "r1c5": {}}
    t = turn({"cards": ["E32"], "fields": fields, "goods": {"vegetable": 2, "grain": 1}})
    play(t, "place grain-utilization", "sow vegetable r1c3", "sow vegetable r1c4")
    play_if_asked(t, "sow grain r1c5")
    rows = {"r1c3": {"vegetable": 3}, "r1c4": {"vegetable": 3}, "r1c5": {"grain": 3}}
    assert (seat(t)["fields"], goods(t)) == (rows, {})


# Hobby Farmer


def hobby(*cards: str, **row: Any) -> bocage.Table:
    """Seat 0 of four has just played the Hobby Farmer."""
    t = turn({"hand": ["E180"], "cards": list(cards), "goods": {"food": 1}, **row}, seats=4)
    play(t, "place lessons")
    return t


@pytest.mark.card("E180")
def test_the_hobby_farmer_brings_a_vegetable_that_may_be_sown_at_once() -> None:
    fields: dict[str, Any] = {"r1c4": {}, "r1c5": {}}
    t = hobby(fields=fields, goods={"vegetable": 1, "grain": 1})
    assert offered(t) == {"sow vegetable r1c4", "sow vegetable r1c5", "done"}
    play(t, "sow vegetable r1c5")
    assert seat(t)["fields"] == {"r1c4": {}, "r1c5": {"vegetable": 2}}
    assert goods(t) == {"vegetable": 1, "grain": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("E180")
def test_the_hobby_farmer_may_keep_the_vegetable() -> None:
    t = hobby(fields={"r1c5": {}}, goods={})
    play(t, "done")
    assert (seat(t)["fields"], goods(t)) == ({"r1c5": {}}, {"vegetable": 1})


@pytest.mark.card("E180", "E18", "E32", "I224")
def test_the_hobby_farmer_sows_a_card_with_the_dibber_and_before_a_field_worker() -> None:
    row = {"hand": ["E180"], "cards": ["E18", "E32"]}
    worker = {"cards": ["I224"], "placed": 2}
    t = table(row, worker, {"placed": 2}, {"placed": 2}, round=6)
    play(t, "place lessons", "sow vegetable on E18")
    assert (on_card(t, "E18"), goods(t), goods(t, 1)) == ({"vegetable": 3}, {}, {"food": 1})


# Plough Driver


@pytest.mark.card("E194")
def test_the_plow_driver_plows_for_a_food_at_the_start_of_a_round() -> None:
    row = {"cards": ["E194"], "house": "stone", "goods": {"food": 2}, "fields": {"r1c5": {}}}
    t = dawn(row)
    assert offered(t) == window("E194")
    play(t, "use E194")
    assert choices(t, "plow") == {"r1c4", "r2c5"}
    play(t, "plow r2c5")
    assert (set(seat(t)["fields"]), goods(t)) == ({"r1c5", "r2c5"}, {"food": 1})
    assert "place farmland" in offered(t)


@pytest.mark.card("E194")
@pytest.mark.parametrize(
    ("house", "food"), [("wood", 3), ("clay", 3), ("stone", 0)], ids=["wood", "clay", "no food"]
)
def test_the_plow_driver_needs_a_stone_house_and_a_food(house: str, food: int) -> None:
    t = dawn({"cards": ["E194"], "house": house, "goods": {"food": food}})
    assert "place farmland" in offered(t)


@pytest.mark.card("E194", "A10")
def test_the_plow_driver_may_be_paid_with_food_of_the_round_space() -> None:
    well = [{"round": 8, "seat": 0, "goods": {"food": 1}, "card": "A10"}]
    t = dawn({"cards": ["A10", "E194"], "house": "stone"}, scheduled=well)
    play(t, "use E194", "plow r1c5")
    assert (set(seat(t)["fields"]), goods(t)) == ({"r1c5"}, {})


@pytest.mark.card("E194", "E61", "E195", "I68")
def test_the_plow_driver_drives_no_plow() -> None:
    cards = ["E194", "E61", "E62", "E195", "I68"]
    t = dawn({"cards": cards, "house": "stone", "goods": {"food": 9}})
    play(t, "use E194", "plow r1c5")
    assert (set(seat(t)["fields"]), goods(t)) == ({"r1c5"}, {"food": 8})
    assert "place farmland" in offered(t)
