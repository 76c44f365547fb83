"""Troughs: the space, where they stand, what they add."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    alone,
    animals,
    choices,
    goods,
    housing,
    offered,
    pastures,
    play,
    reason,
    room,
    seat,
    supply,
)

ONE = ["g1n", "g1w", "h1w", "g2n"]
"""Borders that close g1 alone."""

THREE = ["g1n", "g1w", "g2w", "h1w", "h2w", "h3w", "g3s"]
"""Borders that close g1, g2 and g3 beside the cottage."""


@pytest.mark.rule("C20")
def test_the_first_trough_is_free_and_must_be_taken() -> None:
    t = alone({"goods": {"wood": 2, "stone": 9, "border": 9}})
    play(t, "place troughs")
    assert offered(t) == {f"trough {cell}" for cell in ("f1", "f2", "f3", "g1", "g2", "g3")}
    play(t, "trough g1")
    assert goods(t) == {"wood": 2, "stone": 9, "border": 9}
    assert seat(t)["troughs"] == ["g1"]
    assert supply(t)["trough"] == 9
    assert "place walls" in offered(t)


@pytest.mark.rule("C20")
def test_more_troughs_cost_three_wood_each() -> None:
    t = alone({"goods": {"wood": 8, "border": 9}})
    play(t, "place troughs", "trough g1")
    assert "done" in offered(t)
    play(t, "trough g2")
    assert goods(t) == {"wood": 5, "border": 9}
    play(t, "trough f3")
    assert goods(t) == {"wood": 2, "border": 9}
    assert sorted(seat(t)["troughs"]) == ["f3", "g1", "g2"]
    assert "place walls" in offered(t)


@pytest.mark.rule("C20")
def test_further_troughs_are_optional() -> None:
    t = alone({"goods": {"wood": 8, "border": 9}})
    play(t, "place troughs", "trough g1", "done")
    assert goods(t) == {"wood": 8, "border": 9}
    assert seat(t)["troughs"] == ["g1"]


@pytest.mark.rule("C17", "C20")
def test_one_trough_per_space_on_open_land_pasture_or_building() -> None:
    row = {"troughs": ["g2"], "borders": ONE, "tiles": {"f3": "cottage", "f1": "stall"}}
    t = alone({**row, "columns": ["e", "f", "g"]})
    play(t, "place troughs")
    assert choices(t, "trough") == {"e1", "e2", "e3", "f1", "f2", "f3", "g1", "g3"}
    assert reason(t, "trough g2") == "reason-creatures-trough-there"
    assert reason(t, "trough h1") == "reason-creatures-not-on-farm"


@pytest.mark.rule("C04", "C20")
def test_ten_troughs_are_all_there_are() -> None:
    cells = ["f1", "f2", "f3", "g1", "g2", "g3"]
    t = alone({"troughs": cells[:3], "goods": {"wood": 9}}, {"troughs": cells})
    assert supply(t)["trough"] == 1
    play(t, "place troughs", "trough g1")
    assert supply(t)["trough"] == 0
    assert goods(t)["wood"] == 9
    assert "place walls" in offered(t)
    t = alone({"troughs": cells[:4], "goods": {"wood": 9}}, {"troughs": cells})
    assert reason(t, "place troughs") == "reason-creatures-no-trough"


@pytest.mark.rule("C08", "C20")
def test_with_a_trough_everywhere_the_space_is_not_used() -> None:
    t = alone({"troughs": ["f1", "f2", "f3", "g1", "g2", "g3"], "goods": {"wood": 9}})
    assert "place troughs" not in offered(t)
    assert reason(t, "place troughs") is not None


@pytest.mark.rule("CX10", "C17")
def test_a_trough_on_an_open_space_holds_one_animal() -> None:
    t = alone({"troughs": ["g1"], "animals": {"sheep": 1, "horse": 1}})
    assert housing(t) == {"f3": 1, "g1": 1}
    assert room(t)["cow"] == 2
    assert "g1" not in seat(t)["unused"]
    two = alone({"troughs": ["g1", "g2"], "animals": {"sheep": 1, "horse": 1, "cow": 1}})
    assert housing(two) == {"f3": 1, "g1": 1, "g2": 1}


@pytest.mark.rule("CX10", "C17")
def test_a_trough_in_a_stall_makes_it_six() -> None:
    tiles = {"f3": "cottage", "g1": "stall"}
    t = alone({"tiles": tiles, "troughs": ["g1"], "animals": {"pig": 6, "cow": 1}})
    assert housing(t) == {"f3": 1, "g1": 6}


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("tile", "doubled"), [("stall", 6), ("stables", 10), ("open-stables", 10), ("shelter", 2)]
)
def test_a_trough_doubles_a_building(tile: str, doubled: int) -> None:
    t = alone({"tiles": {"f3": "cottage", "g1": tile}, "troughs": ["g1"]})
    assert housing(t)["g1"] == doubled
    assert room(t)["sheep"] == doubled + 1


@pytest.mark.rule("C17")
def test_a_trough_doubles_the_cottage() -> None:
    t = alone({"troughs": ["f3"], "animals": {"cow": 2}})
    assert housing(t) == {"f3": 2}
    lies: dict[str, Any] = {"pigs-and-sheep": {"goods": {"pig": 1}}}
    t = alone({"troughs": ["f3"], "animals": {"cow": 1}}, spaces=lies)
    play(t, "place pigs-and-sheep")
    assert offered(t) == {"release pig", "release cow"}


@pytest.mark.rule("C17")
def test_a_trough_adds_no_room_to_a_building_without_any() -> None:
    t = alone({"tiles": {"f3": "cottage", "g1": "storage-building"}, "troughs": ["g1"]})
    assert room(t)["sheep"] == 1


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("troughs", "capacity"), [(0, 6), (1, 12), (2, 24), (3, 48)])
def test_troughs_in_one_pasture_multiply(troughs: int, capacity: int) -> None:
    t = alone({"borders": THREE, "troughs": ["g1", "g2", "g3"][:troughs]})
    assert pastures(t) == {frozenset({"g1", "g2", "g3"}): capacity}
    assert room(t)["horse"] == capacity + 1


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("troughs", "capacity"), [(0, 2), (1, 4)])
def test_a_trough_doubles_a_small_pasture(troughs: int, capacity: int) -> None:
    t = alone({"borders": ONE, "troughs": ["g1"][:troughs]})
    assert pastures(t) == {frozenset({"g1"}): capacity}


@pytest.mark.rule("C17")
def test_a_pasture_is_closed_around_a_trough() -> None:
    t = alone({"troughs": ["g1"], "borders": ONE[:3], "animals": {"sheep": 1}})
    assert housing(t) == {"f3": 1, "g1": 1}
    play(t, "place walls", "border g2n", "done")
    assert pastures(t) == {frozenset({"g1"}): 4}
    assert seat(t)["troughs"] == ["g1"]


@pytest.mark.rule("C17", "C15")
def test_a_trough_stays_under_a_new_building() -> None:
    t = alone({"troughs": ["g1"], "goods": {"stone": 3, "reed": 1}})
    play(t, "place stall", "stall g1")
    assert housing(t) == {"f3": 1, "g1": 6}
    assert seat(t)["troughs"] == ["g1"]
    assert supply(t)["trough"] == 9
    t = alone({"troughs": ["g1"], "goods": {"wood": 2, "stone": 1}})
    play(t, "place special-building-1", "site g1", "take pig")
    assert housing(t) == {"f3": 1, "g1": 2}


@pytest.mark.rule("C17", "C15")
def test_a_stall_on_the_trough_of_a_pasture_takes_its_effect_along() -> None:
    t = alone(
        {
            "borders": THREE,
            "troughs": ["g2"],
            "goods": {"stone": 3, "reed": 1},
            "animals": {"sheep": 12},
        }
    )
    play(t, "place stall", "stall g2")
    assert housing(t) == {"f3": 1, "g1": 2, "g2": 6, "g3": 2}
    assert animals(t) == {"sheep": 11}


@pytest.mark.rule("C17", "C13")
def test_a_divided_pasture_keeps_each_trough_on_its_side() -> None:
    t = alone({"borders": [*THREE, "g2n"], "troughs": ["g1", "g3"]})
    assert pastures(t) == {frozenset({"g1"}): 4, frozenset({"g2", "g3"}): 8}


@pytest.mark.rule("C17")
def test_a_trough_can_be_put_on_the_space_of_a_flipped_stall() -> None:
    t = alone({"tiles": {"f3": "cottage", "g1": "stables"}, "animals": {"cow": 5}})
    play(t, "place troughs", "trough g1")
    assert housing(t) == {"f3": 1, "g1": 10}
