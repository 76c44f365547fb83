"""Travelling cards of deck E: E11, E16, E39, E40, E42, E52, E55 and E60."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, reason, seat
from .deck_e import BIG, MEADOWS, ROOMS, fences_left
from .tables import at_once, improving, line

CELLS = [f"r{row}c{column}" for row in (1, 2, 3) for column in (2, 3, 4, 5)]

# Field


@pytest.mark.card("E11")
def test_the_field_plows_one_field_beside_the_others_and_no_more() -> None:
    t = at_once("E11", {"goods": {"food": 1}, "fields": {"r1c5": {}}})
    assert offered(t) == {"plow r1c4", "plow r2c5"}
    play(t, "plow r2c5")
    assert (set(seat(t)["fields"]), goods(t)) == ({"r1c5", "r2c5"}, {})
    assert choices(t, "plow") == set()


@pytest.mark.card("E11", "E61", "E195", "I68")
def test_neither_plow_nor_plow_maker_nor_harrow_enlarges_the_field() -> None:
    row = {"cards": ["E61", "E62", "E195", "I68"], "goods": {"food": 9}}
    t = at_once("E11", row)
    play(t, "plow r1c5")
    assert choices(t, "use") == choices(t, "plow") == set()
    assert (set(seat(t)["fields"]), goods(t)) == ({"r1c5"}, {"food": 8})


@pytest.mark.card("E11")
def test_the_field_needs_a_place_for_it() -> None:
    full = {"fields": {cell: {} for cell in CELLS}, "rooms": ROOMS[:3], "goods": {"food": 1}}
    assert reason(improving("E11", full), "play E11") == "reason-no-effect"


# Building Material


@pytest.mark.card("E16")
@pytest.mark.parametrize("good", ["wood", "clay"])
def test_building_material_is_a_wood_or_a_clay(good: str) -> None:
    t = at_once("E16", {})
    assert offered(t) == {"take wood", "take clay"}
    play(t, f"take {good}")
    assert goods(t) == {good: 1}


@pytest.mark.card("E16", "E152", "E176")
@pytest.mark.parametrize(("good", "food"), [("wood", {"food": 1}), ("clay", {})])
def test_of_all_wood_cards_only_the_berry_picker_hears_building_material(
    good: str, food: dict[str, int]
) -> None:
    t = at_once("E16", {"cards": ["E152", "E176"]}, {"placed": 2}, {"placed": 2})
    play(t, f"take {good}")
    assert goods(t) == {good: 1, **food}


# Market Stall


@pytest.mark.card("E39")
def test_the_market_stall_takes_no_grain_from_a_field() -> None:
    t = improving("E39", {"fields": {"r1c5": {"grain": 3}}, "goods": {"food": 5}})
    assert reason(t, "play E39") == "reason-cannot-pay"


@pytest.mark.card("E39", "K292")
def test_the_grain_of_the_market_woman_comes_after_the_market_stall_is_paid() -> None:
    t = at_once("E39", {"cards": ["K292"], "goods": {"grain": 1}})
    assert goods(t) == {"vegetable": 1, "grain": 2}
    assert reason(improving("E39", {"cards": ["K292"]}), "play E39") == "reason-cannot-pay"


# Mini Pasture


def mini_pasture(**row: Any) -> bocage.Table:
    """Seat 0 may play Mini Pasture."""
    return improving("E40", {"goods": {"food": 2}, **row})


@pytest.mark.card("E40")
def test_the_mini_pasture_fences_one_space_for_nothing() -> None:
    t = mini_pasture(goods={"food": 2, "wood": 4})
    play(t, "play E40")
    assert "done" not in offered(t)
    assert choices(t, "fence") == {*CELLS, "r1c1"}
    play(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t), fences_left(t)) == ([["r1c5"]], {"wood": 4}, 11)
    assert choices(t, "fence") == set()


@pytest.mark.card("E40")
def test_the_mini_pasture_touches_a_pasture_shares_its_fences_and_divides_none() -> None:
    t = mini_pasture(pastures=[["r1c4", "r1c5"]], fields={"r1c3": {}})
    play(t, "play E40")
    assert choices(t, "fence") == {"r2c4", "r2c5"}
    play(t, "fence r2c5")
    assert fences_left(t) == 15 - 6 - 3


@pytest.mark.card("E40")
def test_the_mini_pasture_may_hold_a_stable() -> None:
    t = mini_pasture(stables=["r1c5"])
    play(t, "play E40", "fence r1c5")
    assert (line(t, "stables"), line(t, "pastures")) == (1, 1)


@pytest.mark.card("E40")
def test_the_mini_pasture_needs_enough_of_the_fifteen_fences() -> None:
    undivided = [sorted(BIG[0] + BIG[1])]
    t = mini_pasture(pastures=undivided)
    assert fences_left(t) == 3
    play(t, "play E40", "fence r3c5")
    assert fences_left(t) == 0
    t = mini_pasture(pastures=BIG)
    assert fences_left(t) == 1
    assert reason(t, "play E40") == "reason-no-effect"


@pytest.mark.card("E40", "E160")
def test_the_mini_pasture_is_fence_building_for_the_farmer() -> None:
    t = at_once("E40", {"cards": ["E160"], "goods": {"food": 2}}, *[{"placed": 2}] * 3)
    play(t, "fence r1c5")
    assert goods(t) == {"boar": 1}


@pytest.mark.card("E40", "E207")
def test_the_mini_pasture_brings_the_stablehands_stable() -> None:
    t = at_once("E40", {"cards": ["E207"], "goods": {"food": 2}})
    play(t, "fence r1c5", "use E207", "stable r1c5")
    assert (seat(t)["stables"], goods(t)) == (["r1c5"], {})


@pytest.mark.card("E40", "E175")
def test_the_hedge_keeper_adds_three_fences_to_the_mini_pasture() -> None:
    t = at_once("E40", {"cards": ["E175"], "goods": {"food": 2}})
    play(t, "fence r1c5")
    assert "done" in offered(t)
    play_if_asked(t, "use E175")
    assert choices(t, "fence") >= {"r1c4", "r2c5"}
    play(t, "fence r1c4")
    assert (seat(t)["pastures"], fences_left(t)) == ([["r1c4"], ["r1c5"]], 15 - 4 - 3)
    assert choices(t, "fence") == set()


# Helpful Neighbours


@pytest.mark.card("E42")
@pytest.mark.parametrize("good", ["stone", "reed"])
def test_helpful_neighbours_bring_a_stone_or_a_reed(good: str) -> None:
    t = at_once("E42", {"goods": {"clay": 1}})
    assert offered(t) == {"take stone", "take reed"}
    play(t, f"take {good}")
    assert goods(t) == {good: 1}


# Stable


@pytest.mark.card("E52")
def test_the_stable_is_built_for_nothing_more() -> None:
    t = at_once("E52", {"goods": {"wood": 3}, "stables": ["r1c4"]})
    assert "done" not in offered(t)
    assert "r1c4" not in choices(t, "stable")
    play(t, "stable r1c5")
    assert (seat(t)["stables"], goods(t)) == (["r1c4", "r1c5"], {"wood": 2})
    assert choices(t, "stable") == set()


@pytest.mark.card("E52")
@pytest.mark.parametrize(
    "row",
    [
        {"stables": ["r1c2", "r1c3", "r1c4", "r1c5"]},
        {"fields": {cell: {} for cell in CELLS}, "rooms": ROOMS[:3]},
    ],
    ids=["no stable left", "no place"],
)
def test_the_stable_needs_a_stable_and_a_place(row: dict[str, Any]) -> None:
    t = improving("E52", {**row, "goods": {"wood": 1}})
    assert reason(t, "play E52") == "reason-no-effect"


# Stone House Extension


@pytest.mark.card("E55")
def test_the_extension_adds_a_room_to_a_stone_house() -> None:
    t = at_once("E55", {"house": "stone", "goods": {"reed": 1, "stone": 3}})
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2"}
    play(t, "room r2c2")
    assert (seat(t)["rooms"], goods(t)) == (["r2c1", "r2c2", "r3c1"], {})
    assert choices(t, "room") == set()


@pytest.mark.card("E55")
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_extension_is_for_a_stone_house_only(house: str) -> None:
    t = improving("E55", {"house": house, "goods": {"reed": 1, "stone": 3}})
    assert reason(t, "play E55") in {"reason-need-not-met", "reason-no-effect"}


@pytest.mark.card("E55", "E211", "E157", "E218")
def test_only_who_lowers_prices_of_improvements_lowers_that_of_the_extension() -> None:
    row = {"house": "stone", "cards": ["E218", "E157", "E211"]}
    others = [{"placed": 2}] * 2
    t = at_once("E55", {**row, "goods": {"reed": 1, "stone": 3}}, *others)
    play(t, "room r1c1")
    assert goods(t) == {"stone": 1}


@pytest.mark.card("E55", "K270")
def test_the_extension_is_a_new_room_for_the_wet_nurse() -> None:
    row = {"house": "stone", "cards": ["K270"], "goods": {"reed": 1, "stone": 3, "food": 1}}
    t = at_once("E55", row)
    play(t, "room r1c1")
    play_if_asked(t, "use K270")
    assert (seat(t)["people"], goods(t)) == (3, {})


# Cattle Market


@pytest.mark.card("E60")
def test_the_cattle_market_swaps_a_sheep_for_a_cattle() -> None:
    assert goods(at_once("E60", {"animals": {"sheep": 1}})) == {"cattle": 1}


CROWDED = {"animals": {"sheep": 2, "boar": 1}, "pastures": [["r1c5"]]}
"""A farm on which the sheep that is left keeps the pasture and the boar the house."""


@pytest.mark.card("E60")
def test_the_cattle_of_the_cattle_market_needs_a_place() -> None:
    t = at_once("E60", CROWDED)
    assert offered(t) == {"release sheep", "release boar", "release cattle"}
    play(t, "release cattle")
    assert goods(t) == {"sheep": 1, "boar": 1}


@pytest.mark.card("E60")
def test_the_cattle_of_the_cattle_market_may_be_cooked_at_once() -> None:
    t = at_once("E60", {**CROWDED, "cards": ["fireplace-2"]})
    play(t, "cook cattle")
    assert goods(t) == {"sheep": 1, "boar": 1, "food": 3}


@pytest.mark.card("E60")
def test_the_cattle_of_the_cattle_market_finds_the_room_that_there_is() -> None:
    t = at_once("E60", {"animals": {"sheep": 3}, "pastures": MEADOWS})
    assert goods(t) == {"sheep": 2, "cattle": 1}
