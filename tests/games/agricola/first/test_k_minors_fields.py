"""Minor improvements of deck K for fields: more of them, ploughs, richer sowing."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import harvest, later, plough
from .tables import FREE, QUIET, alone, at_once, line, on_card

# Acreage


def sowing(cards: list[str], supply: dict[str, int], **row: Any) -> bocage.Table:
    """Seat 0 stands on the space to sow and bake."""
    t = alone({"cards": cards, "goods": supply, "people": 4, **row})
    play(t, "place grain-utilization")
    return t


@pytest.mark.card("K105")
def test_grain_is_sown_on_the_acreage_in_two_stacks() -> None:
    t = sowing(["K105"], {"grain": 3, "vegetable": 1}, fields={"r1c5": {}})
    play(t, "sow grain on K105")
    assert on_card(t, "K105") == {"grain": 3}
    play(t, "sow grain on K105")
    assert on_card(t, "K105") == {"grain": 6}
    assert goods(t) == {"grain": 1, "vegetable": 1}
    assert choices(t, "sow") == {"grain r1c5", "vegetable r1c5"}


@pytest.mark.card("K105")
def test_each_stack_of_the_acreage_yields_a_grain() -> None:
    t = sowing(["K105"], {"grain": 2, "food": 30})
    play_if_asked(t, *["sow grain on K105"] * 2)
    t = harvest(t)
    assert (on_card(t, "K105"), goods(t)["grain"]) == ({"grain": 4}, 2)
    t = harvest(harvest(t, 7), 9)
    assert (on_card(t, "K105"), goods(t)["grain"]) == ({}, 6)


@pytest.mark.card("K105")
def test_the_stacks_of_the_acreage_are_sown_at_different_times() -> None:
    t = sowing(["K105"], {"grain": 1, "food": 9})
    play_if_asked(t, "sow grain on K105")
    t = harvest(t)
    assert (on_card(t, "K105"), goods(t)) == ({"grain": 2}, {"food": 1, "grain": 1})
    t = later(t, 14)
    play(t, "place cultivation", "sow grain on K105")
    assert on_card(t, "K105") == {"grain": 5}


@pytest.mark.card("K105", "K118")
def test_seed_bonuses_hold_for_each_stack_of_the_acreage() -> None:
    t = sowing(["K105", "K118"], {"grain": 2})
    play_if_asked(t, *["sow grain on K105"] * 2)
    assert on_card(t, "K105") == {"grain": 8}


@pytest.mark.card("K105", "K139")
def test_each_sown_stack_of_the_acreage_is_a_grain_field_for_prerequisites() -> None:
    for grain, why in ((2, None), (1, "reason-need-not-met")):
        t = sowing(["K105"], {"grain": grain, "wood": 1}, hand=["K139", FREE])
        play_if_asked(t, *["sow grain on K105"] * grain)
        play_if_asked(t, "done")
        play(t, "place meeting-place")
        assert reason(t, "play K139") == why


# Turnip Field


@pytest.mark.card("K137")
def test_the_turnip_field_lets_its_player_sow_at_once_on_all_fields() -> None:
    row = {"cards": QUIET[:3], "goods": {"vegetable": 1, "grain": 1}, "fields": {"r1c5": {}}}
    t = at_once("K137", row)
    play_if_asked(t, "use K137")
    play(t, "sow vegetable on K137")
    play_if_asked(t, "sow grain r1c5")
    assert on_card(t, "K137") == {"vegetable": 2}
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}
    assert goods(t) == {}


@pytest.mark.card("K137")
def test_sowing_with_the_turnip_field_may_be_declined() -> None:
    t = at_once("K137", {"cards": QUIET[:3], "goods": {"vegetable": 1}})
    play(t, "done")
    assert (on_card(t, "K137"), goods(t)) == ({}, {"vegetable": 1})


@pytest.mark.card("K137")
def test_the_turnip_field_takes_vegetables_only_and_yields_them() -> None:
    t = sowing(["K137"], {"grain": 2, "vegetable": 1, "food": 9}, fields={"r1c5": {"grain": 1}})
    play_if_asked(t, "sow vegetable on K137")
    assert "sow grain on K137" not in offered(t)
    assert (on_card(t, "K137"), goods(t)) == ({"vegetable": 2}, {"grain": 2, "food": 9})
    assert (line(t, "vegetables"), line(t, "fields")) == (2, -1)
    t = harvest(t)
    assert (on_card(t, "K137"), goods(t)["vegetable"]) == ({"vegetable": 1}, 1)


# Ploughs


@pytest.mark.card("K115", "K119")
@pytest.mark.parametrize("card", ["K115", "K119"])
def test_the_plough_ploughs_up_to_three_fields(card: str) -> None:
    for cells in (["r1c5"], ["r1c5", "r1c4"], ["r1c5", "r1c4", "r1c3"]):
        t = alone({"cards": [card]})
        play(t, "place farmland")
        plough(t, card, *cells)
        play_if_asked(t, "done")
        assert set(seat(t)["fields"]) == set(cells)
        assert "place grain-seeds" in offered(t)


@pytest.mark.card("K115", "K119")
@pytest.mark.parametrize(("card", "uses"), [("K115", 2), ("K119", 1)])
def test_the_plough_is_used_a_few_times_per_game(card: str, uses: int) -> None:
    t = alone({"cards": [card]}, round=5)
    rows = [["r1c5", "r1c4", "r1c3"], ["r2c5", "r2c4", "r2c3"], ["r3c5", "r3c4", "r3c3"]]
    for number, cells in enumerate(rows):
        t = later(t, 6 + number)
        before = len(seat(t)["fields"])
        play(t, "place farmland")
        plough(t, card, *cells)
        play_if_asked(t, "done")
        assert len(seat(t)["fields"]) - before == (3 if number < uses else 1)


@pytest.mark.card("K115", "K119")
@pytest.mark.parametrize("card", ["K115", "K119"])
def test_the_plough_is_for_the_ploughing_space_only(card: str) -> None:
    t = alone({"cards": [card]})
    play(t, "place cultivation")
    play_if_asked(t, "plow r1c5")
    assert f"use {card}" not in offered(t)
    assert choices(t, "plow") == set()
    assert set(seat(t)["fields"]) == {"r1c5"}


@pytest.mark.card("K115", "K119")
def test_of_two_ploughs_one_serves_an_action() -> None:
    t = alone({"cards": ["K115", "K119"]})
    play(t, "place farmland")
    plough(t, "K119", "r1c5", "r1c4", "r1c3")
    assert "use K115" not in offered(t)
    assert len(seat(t)["fields"]) == 3


# Yoke and Ox Team


def yoked(own: list[str], theirs: list[str], **row: Any) -> bocage.Table:
    """A table where seat 0 has played the Yoke."""
    given = {"cards": own, "goods": {"wood": 1}, "animals": {"cattle": 1}, **row}
    return at_once("K124", given, {"placed": 2, "cards": theirs})


def plough_all(t: bocage.Table, card: str) -> int:
    """The fields that a card lets seat 0 plough."""
    plough(t, card, "r1c5", "r1c4", "r1c3", "r1c2")
    return len(seat(t)["fields"])


@pytest.mark.card("K124")
@pytest.mark.parametrize(
    ("own", "theirs", "fields"),
    [
        ([], [], 0),
        (["K119"], [], 1),
        ([], ["K119"], 1),
        (["K115", "I68"], ["K119"], 3),
        (["K113", "E195"], [], 0),
    ],
)
def test_the_yoke_ploughs_a_field_for_each_plough_and_harrow_of_all_seats(
    own: list[str], theirs: list[str], fields: int
) -> None:
    assert plough_all(yoked(own, theirs), "K124") == fields


@pytest.mark.card("K124", "K119")
def test_a_plough_that_is_used_up_counts_for_the_yoke() -> None:
    row = {"cards": ["K119"], "animals": {"cattle": 1}, "goods": {"wood": 1}, "people": 3}
    t = alone({**row, "hand": ["K124", FREE]})
    play(t, "place farmland")
    plough(t, "K119", "r3c5", "r2c5", "r2c4")
    play(t, "place meeting-place", "play K124")
    plough(t, "K124", "r1c5", "r1c4")
    assert len(seat(t)["fields"]) == 4


@pytest.mark.card("K124")
def test_the_fields_of_the_yoke_may_be_declined() -> None:
    t = yoked(["K119"], [])
    play(t, "done")
    assert seat(t)["fields"] == {}


@pytest.mark.card("K134")
@pytest.mark.parametrize(("number", "fields"), [(1, 3), (11, 3), (12, 2), (13, 1), (14, 0)])
def test_the_ox_team_ploughs_as_many_fields_as_rounds_are_left_at_most_three(
    number: int, fields: int
) -> None:
    row = {"goods": {"wood": 3}, "animals": {"cattle": 2}, "pastures": [["r3c5"]]}
    t = at_once("K134", row, round=number)
    assert plough_all(t, "K134") == fields


@pytest.mark.card("K134")
def test_the_ox_team_may_plough_fewer_fields() -> None:
    row = {"goods": {"wood": 3}, "animals": {"cattle": 2}, "pastures": [["r3c5"]]}
    t = at_once("K134", row, round=5)
    play_if_asked(t, "use K134")
    play(t, "plow r1c5", "done")
    assert set(seat(t)["fields"]) == {"r1c5"}


# Liquid Manure


@pytest.mark.card("K118", "K137", "K278")
def test_liquid_manure_adds_a_good_to_every_newly_sown_stack() -> None:
    supply = {"grain": 1, "vegetable": 2, "wood": 1}
    fields: dict[str, Any] = {"r1c5": {}, "r1c4": {}, "r1c3": {"grain": 1}}
    t = sowing(["K118", "K137", "K278"], supply, fields=fields)
    play(t, "sow grain r1c5", "sow vegetable r1c4", "sow vegetable on K137")
    play_if_asked(t, "sow wood on K278")
    assert seat(t)["fields"] == {
        "r1c3": {"grain": 1},
        "r1c4": {"vegetable": 3},
        "r1c5": {"grain": 4},
    }
    assert on_card(t, "K137") == {"vegetable": 3}
    assert on_card(t, "K278") == {"wood": 4}
    assert goods(t) == {}
