"""Occupations of deck E about bread: E149, E150, E155 and E182."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ...common import deciding
from ..scenario import goods, offered, play, play_if_asked, seat
from .deck_e import fed, improve, meal
from .tables import FED, alone, table, turn, window


def bake(t: bocage.Table, left: int = 0) -> None:
    """Seat 0 bakes until so much grain is left; the first may have been baked without asking."""
    while goods(t).get("grain", 0) > left:
        play(t, "bake grain")


# Baker


@pytest.mark.card("E150")
def test_the_baker_may_bake_when_he_is_played() -> None:
    row = {"hand": ["E150"], "cards": ["A5", "A1"], "goods": {"grain": 2}}
    t = turn(row)
    play(t, "place lessons")
    assert "done" in offered(t)
    play_if_asked(t, "use E150")
    bake(t)
    assert goods(t) == {"food": 7}
    t = turn(row)
    play(t, "place lessons", "done")
    assert (seat(t)["cards"][-1], goods(t)) == ("E150", {"grain": 2})


@pytest.mark.card("E150")
@pytest.mark.parametrize("row", [{"cards": ["A7"], "goods": {"grain": 2}}, {"cards": ["A5"]}])
def test_the_baker_needs_a_baking_improvement_and_grain(row: dict[str, Any]) -> None:
    t = turn({"hand": ["E150"], **row})
    play(t, "place lessons")
    assert "place farmland" in offered(t)


@pytest.mark.card("E150")
def test_the_baker_bakes_once_at_the_start_of_the_meal_with_all_improvements() -> None:
    t = meal({"cards": ["E150", "A5", "A1"], "goods": {"grain": 4}})
    assert "use E150" in offered(t)
    play(t, "use E150")
    bake(t, left=2)
    play_if_asked(t, "done")
    assert "use E150" not in offered(t)
    assert fed(t)
    assert goods(t) == {"grain": 2, "food": 5 + 2 - 4}


@pytest.mark.card("E150")
def test_the_baker_may_leave_the_grain_alone() -> None:
    t = meal({"cards": ["E150", "A5"], "goods": {"grain": 1, "food": 4}})
    play(t, "done")
    assert fed(t)
    assert goods(t) == {"grain": 1}


@pytest.mark.card("E150", "E41")
def test_the_millstone_adds_two_food_to_the_bakers_bread() -> None:
    t = meal({"cards": ["E150", "A1", "E41"], "goods": {"grain": 1}})
    play(t, "use E150")
    play_if_asked(t, "bake grain")
    assert fed(t)
    assert goods(t) == {}


# Bread Seller


@pytest.mark.card("E155")
def test_the_bread_seller_gets_a_food_for_each_grain_of_its_owner() -> None:
    t = turn({"cards": ["E155", "A1"], "goods": {"grain": 3}}, seats=3)
    play(t, "place grain-utilization", "bake grain", "bake grain")
    assert goods(t) == {"food": 3 * 2 + 3}


@pytest.mark.card("E155")
def test_the_bread_seller_gets_a_food_for_each_grain_of_others() -> None:
    baker = {"cards": ["A5", "A1"], "goods": {"grain": 3}}
    t = table({"cards": ["E155"], "placed": 2}, baker, {"placed": 2}, turn=1, round=6)
    play(t, "place grain-utilization", "bake grain", "done")
    assert (goods(t), goods(t, 1)) == ({"food": 2}, {"grain": 1, "food": 7})


@pytest.mark.card("E155", "E150")
def test_the_bread_seller_hears_bread_that_is_baked_at_the_meal() -> None:
    baker = {"cards": ["E150", "A5"], "goods": {"grain": 1}}
    rows = {"cards": ["E155"], "goods": {"food": 3}}, baker, {"goods": {"food": 9}}
    t = table(*rows, round=4, phase="feeding", starting_player=1)
    play(t, "use E150")
    play_if_asked(t, "bake grain", "feed")
    assert t.position()["round"] == 5
    assert (seat(t)["begging"], goods(t, 1)) == (0, {"food": 1})


# Master Baker


def bakery(row: dict[str, Any]) -> bocage.Table:
    """Seat 0 has the Master Baker; seat 1 has baked a grain."""
    mine = {"placed": 2, **row, "cards": ["E149", *row.get("cards", [])]}
    baker = {"cards": ["A2"], "goods": {"grain": 1}}
    t = table(mine, baker, {"placed": 2}, {"placed": 2}, turn=1, round=6)
    play(t, "place grain-utilization")
    assert goods(t, 1) == {"food": 2}
    return t


@pytest.mark.card("E149")
def test_the_master_baker_bakes_when_another_does() -> None:
    t = bakery({"cards": ["A1"], "goods": {"grain": 2}})
    assert (deciding(t), offered(t)) == (0, window("E149"))
    play(t, "use E149")
    bake(t)
    assert (goods(t), deciding(t)) == ({"food": 4}, 1)


@pytest.mark.card("E149")
def test_the_master_baker_may_wait_and_cannot_bake_without_grain_or_fire() -> None:
    t = bakery({"cards": ["A1"], "goods": {"grain": 2}})
    play(t, "done")
    assert (goods(t), deciding(t)) == ({"grain": 2}, 1)
    assert deciding(bakery({"goods": {"grain": 2}})) == 1
    assert deciding(bakery({"cards": ["A1"]})) == 1


@pytest.mark.card("E149", "E150")
def test_the_master_baker_bakes_when_another_does_at_the_meal() -> None:
    mine = {"cards": ["E149", "A1"], "goods": {"food": 2, "grain": 1}}
    baker = {"cards": ["E150", "A5"], "goods": {"grain": 1}}
    fed_well = {"goods": {"food": 9}}
    t = table(mine, baker, fed_well, fed_well, round=4, phase="feeding", starting_player=1)
    play(t, "use E150")
    play_if_asked(t, "bake grain")
    assert (deciding(t), offered(t)) == (0, window("E149"))
    play(t, "use E149")
    bake(t)
    play_if_asked(t, "feed")
    assert (t.position()["round"], seat(t)["begging"], goods(t)) == (5, 0, {})


@pytest.mark.card("E149", "E150")
def test_the_baker_bakes_before_anybody_eats() -> None:
    mine = {"cards": ["E149", "A1"], "goods": {"food": 2, "grain": 1}}
    baker = {"cards": ["E150", "A5"], "goods": {"grain": 1, "food": 9}}
    t = table(mine, baker, FED, FED, round=4, phase="feeding")
    assert (deciding(t), offered(t)) == (1, window("E150"))
    play(t, "use E150")
    assert (deciding(t), offered(t)) == (0, window("E149"))
    play(t, "use E149")
    assert (t.position()["round"], seat(t)["begging"], goods(t)) == (5, 0, {})


@pytest.mark.card("E149")
@pytest.mark.parametrize(("grain", "food"), [(1, 2 + 1), (3, 6 + 1)])
def test_the_master_bakers_own_bake_action_brings_a_food_more(grain: int, food: int) -> None:
    t = turn({"cards": ["E149", "A1"], "goods": {"grain": grain}}, seats=4)
    play(t, "place grain-utilization")
    play(t, *["bake grain"] * (grain - 1))
    assert goods(t) == {"food": food}


@pytest.mark.card("E149", "E17", "E154")
def test_mills_and_breweries_of_others_are_no_bread_for_the_master_baker() -> None:
    rows = (
        {"cards": ["E149", "A1"], "goods": {"food": 4, "grain": 1}},
        {"cards": ["E17", "E154"], "goods": {"grain": 2}},
        {"goods": {"food": 9}},
        {"goods": {"food": 9}},
    )
    t = table(*rows, round=4, phase="feeding", starting_player=1)
    play(t, "craft E154", "trade 1 grain for 2 food")
    assert t.position()["round"] == 5
    assert goods(t) == {"grain": 1}


# Charcoal Burner

BURNT = {"food": 1, "wood": 1}


@pytest.mark.card("E182")
@pytest.mark.parametrize(
    ("card", "price", "burnt"),
    [
        ("A1", {"clay": 2}, True),
        ("A4", {"clay": 5}, True),
        ("A5", {"clay": 3, "stone": 1}, True),
        ("A6", {"clay": 1, "stone": 3}, True),
        ("A7", {"wood": 2, "stone": 2}, False),
        ("A10", {"wood": 1, "stone": 3}, False),
    ],
)
def test_the_charcoal_burner_earns_by_every_major_that_bakes(
    card: str, price: dict[str, int], burnt: bool
) -> None:
    t = alone({"cards": ["E182"], "goods": price}, 3)
    play(t, "place major-improvement")
    play_if_asked(t, f"build {card}")
    assert (seat(t)["cards"], goods(t)) == (["E182", card], BURNT if burnt else {})


@pytest.mark.card("E182", "E20", "E27", "E14")
@pytest.mark.parametrize(
    ("card", "row", "burnt"),
    [
        ("E20", {"goods": {"clay": 1}}, True),
        ("E27", {"goods": {"wood": 3, "stone": 1}}, True),
        ("E14", {"cards": ["E182", "A5"]}, True),
        ("E41", {"goods": {"stone": 1}}, False),
    ],
)
def test_the_charcoal_burner_earns_by_every_minor_that_bakes(
    card: str, row: dict[str, Any], burnt: bool
) -> None:
    t = improve(card, {"cards": ["E182"], **row}, seats=3)
    assert card in seat(t)["cards"]
    assert goods(t) == (BURNT if burnt else {})


@pytest.mark.card("E182")
def test_the_charcoal_burner_earns_by_others_and_by_upgrades() -> None:
    row = {"cards": ["E182"]}
    rest = {"placed": 2}
    t = table({**row, **rest}, {"cards": ["A1"]}, rest, turn=1, round=14)
    play(t, "place major-improvement", "build A3")
    play_if_asked(t, "return A1")
    assert (seat(t, 1)["cards"], goods(t), goods(t, 1)) == (["A3"], BURNT, {})


@pytest.mark.card("E182")
def test_the_charcoal_burner_in_hand_earns_nothing() -> None:
    t = table({"hand": ["E182"], "placed": 2}, {"goods": {"clay": 2}}, turn=1, round=14)
    play(t, "place major-improvement")
    assert (seat(t, 1)["cards"], goods(t)) == (["A1"], {})
