"""Pastures: what closes them, what they hold, how they are divided."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import alone, animals, housing, offered, pastures, play, room, seat

RIGHT = ["g1n", "g1w", "g2w", "h1w", "h2w", "h3w", "g3s"]
"""Borders that close g1, g2 and g3 beside the cottage."""


COW: dict[str, Any] = {"cows-and-pigs": {"goods": {"cow": 1}}}


def closed(**row: Any) -> dict[frozenset[str], int]:
    """The pastures of a farm with their capacities."""
    return pastures(alone(row))


@pytest.mark.rule("CX03", "C12")
def test_five_borders_and_the_right_wall_of_the_cottage_close_two_spaces() -> None:
    five = ["g2n", "g2w", "h2w", "h3w", "g3s"]
    assert closed(borders=five) == {frozenset({"g2", "g3"}): 4}
    assert room(alone({"borders": five})) == dict.fromkeys(("sheep", "pig", "cow", "horse"), 5)
    for missing in five:
        assert closed(borders=[edge for edge in five if edge != missing]) == {}


@pytest.mark.rule("CX03", "C12", "C19")
def test_the_example_is_built_border_by_border() -> None:
    t = alone({"goods": {"wood": 5, "border": 9}})
    play(t, "place fences")
    for edge in ("g2n", "g2w", "h2w", "h3w"):
        play(t, f"border {edge}")
        assert pastures(t) == {}
    play(t, "border g3s")
    assert pastures(t) == {frozenset({"g2", "g3"}): 4}


@pytest.mark.rule("CX04", "C12", "C15")
def test_with_a_stall_and_the_cottage_four_borders_close_two_spaces() -> None:
    four = ["g2n", "h2w", "h3w", "g3s"]
    stall = {"f3": "cottage", "f2": "stall"}
    assert closed(borders=four) == {}
    assert closed(borders=four, tiles=stall) == {frozenset({"g2", "g3"}): 4}
    for missing in four:
        edges = [edge for edge in four if edge != missing]
        assert closed(borders=edges, tiles=stall) == {}


@pytest.mark.rule("CX04", "C15")
def test_a_building_closes_a_pasture_left_open() -> None:
    t = alone(
        {"borders": ["g2n", "h2w", "h3w", "g3s"], "goods": {"stone": 3, "reed": 1, "border": 5}}
    )
    assert pastures(t) == {}
    play(t, "place stall", "stall f2")
    assert pastures(t) == {frozenset({"g2", "g3"}): 4}
    assert housing(t)["f2"] == 3


@pytest.mark.rule("CX05", "C13", "C15")
def test_a_stall_in_the_middle_of_a_pasture_makes_room_for_one_more() -> None:
    t = alone(
        {"borders": RIGHT, "goods": {"stone": 3, "reed": 1, "border": 2}, "animals": {"sheep": 6}}
    )
    assert pastures(t) == {frozenset({"g1", "g2", "g3"}): 6}
    assert room(t)["sheep"] == 7
    play(t, "place stall", "stall g2")
    assert pastures(t) == {frozenset({"g1"}): 2, frozenset({"g3"}): 2}
    assert housing(t) == {"f3": 1, "g1": 2, "g2": 3, "g3": 2}
    assert room(t)["sheep"] == 8
    assert animals(t) == {"sheep": 6}


@pytest.mark.rule("CX05", "C13")
def test_the_three_parts_may_hold_different_types() -> None:
    split = {"borders": RIGHT, "tiles": {"f3": "cottage", "g2": "stall"}}
    herd = {"sheep": 2, "pig": 3, "cow": 2}
    t = alone({**split, "animals": herd}, spaces={"horses-and-sheep": {"goods": {"horse": 1}}})
    play(t, "place horses-and-sheep")
    assert animals(t) == {**herd, "horse": 1}
    whole = alone({"borders": RIGHT, "animals": {"sheep": 6}}, spaces=COW)
    play(whole, "place cows-and-pigs")
    assert animals(whole) == {"sheep": 6, "cow": 1}
    again = alone({"borders": RIGHT, "animals": {"sheep": 6, "cow": 1}}, spaces=COW)
    play(again, "place cows-and-pigs", "release cow")
    assert animals(again) == {"sheep": 6, "cow": 1}


@pytest.mark.rule("C12")
def test_one_space_needs_four_sides_and_holds_two() -> None:
    four = ["g1n", "g1w", "h1w", "g2n"]
    assert closed(borders=four) == {frozenset({"g1"}): 2}
    for missing in four:
        assert closed(borders=[edge for edge in four if edge != missing]) == {}


@pytest.mark.rule("C12")
def test_forest_road_and_rim_are_no_borders() -> None:
    assert closed(borders=["g1w", "g2n"]) == {}
    assert closed(borders=["g1n", "g1w", "g2n"]) == {}
    assert closed(borders=["g3n", "h3w"]) == {}
    assert closed(borders=["g3n", "h3w", "g3s"]) == {frozenset({"g3"}): 2}


@pytest.mark.rule("C12")
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_two_animals_per_space(spaces: int) -> None:
    rows = range(1, spaces + 1)
    edges = ["g1n", *(f"g{r}w" for r in rows if r < 3), *(f"h{r}w" for r in rows)]
    edges.append("g3s" if spaces == 3 else f"g{spaces + 1}n")
    assert closed(borders=edges) == {frozenset(f"g{r}" for r in rows): 2 * spaces}


@pytest.mark.rule("C12")
def test_all_five_free_spaces_can_be_one_pasture() -> None:
    rim = ["f1n", "g1n", "f1w", "f2w", "h1w", "h2w", "h3w", "g3s"]
    t = alone({"borders": rim, "animals": {"horse": 11}})
    assert pastures(t) == {frozenset({"f1", "f2", "g1", "g2", "g3"}): 10}
    assert animals(t) == {"horse": 11}
    assert seat(t)["unused"] == []


@pytest.mark.rule("C12")
def test_a_pasture_holds_one_type() -> None:
    row = {"borders": ["g1n", "g1w", "h1w", "g2n"], "animals": {"sheep": 1, "cow": 1}}
    t = alone(row, spaces={"pigs-and-sheep": {"goods": {"pig": 1}}})
    play(t, "place pigs-and-sheep")
    assert offered(t) == {"release sheep", "release pig", "release cow"}
    play(t, "release sheep")
    assert animals(t) == {"cow": 1, "pig": 1}


@pytest.mark.rule("C12")
def test_an_unfinished_pasture_holds_nothing() -> None:
    row = {"borders": ["g1n", "g1w", "h1w"], "animals": {"cow": 1}}
    t = alone(row, spaces=COW)
    assert seat(t)["room"]["cow"] == 1
    assert "g1" in seat(t)["unused"]
    play(t, "place cows-and-pigs")
    assert animals(t) == {"cow": 1}


@pytest.mark.rule("C13")
def test_borders_divide_a_pasture() -> None:
    t = alone({"borders": RIGHT, "goods": {"wood": 2, "border": 2}, "animals": {"sheep": 6}})
    play(t, "place fences", "border g2n")
    assert pastures(t) == {frozenset({"g1"}): 2, frozenset({"g2", "g3"}): 4}
    play(t, "border g3n")
    assert pastures(t) == {frozenset({cell}): 2 for cell in ("g1", "g2", "g3")}
    assert animals(t) == {"sheep": 6}


@pytest.mark.rule("C13")
def test_a_border_inside_that_divides_nothing_changes_nothing() -> None:
    rim = ["f1n", "g1n", "f1w", "f2w", "h1w", "h2w", "h3w", "g3s"]
    whole = {frozenset({"f1", "f2", "g1", "g2", "g3"}): 10}
    assert closed(borders=[*rim, "g1w"]) == whole
    assert closed(borders=[*rim, "g2w"]) == whole
    assert closed(borders=[*rim, "g1w", "f2n"]) == {
        frozenset({"f1"}): 2,
        frozenset({"f2", "g1", "g2", "g3"}): 8,
    }


@pytest.mark.rule("C12", "C24")
def test_a_border_on_the_rim_divides_when_an_extension_comes() -> None:
    five = ["g2n", "g2w", "h2w", "h3w", "g3s"]
    t = alone({"borders": five}, spaces={"expand": {"goods": {"border": 1}}})
    play(t, "place expand", "extend right")
    assert pastures(t) == {frozenset({"g2", "g3"}): 4}
    beyond = ["h2n", "i2w", "i3w", "h3s"]
    row = {"columns": ["f", "g", "h"], "borders": [*five, *beyond]}
    assert closed(**row) == {frozenset({"g2", "g3"}): 4, frozenset({"h2", "h3"}): 4}


@pytest.mark.rule("C12", "C24")
def test_a_pasture_may_reach_over_boards() -> None:
    edges = ["e1n", "f1n", "g1n", "e1w", "h1w", "e2n", "f2n", "g2n"]
    assert closed(columns=["e", "f", "g"], borders=edges) == {frozenset({"e1", "f1", "g1"}): 6}


@pytest.mark.rule("C12", "C15")
def test_a_space_between_buildings_needs_fewer_borders() -> None:
    tiles = {"f3": "cottage", "f1": "stall", "g2": "stall"}
    assert closed(tiles=tiles, borders=["f2w"]) == {frozenset({"f2"}): 2}
    assert closed(tiles=tiles, borders=["h3w", "g3s"]) == {frozenset({"g3"}): 2}


@pytest.mark.rule("C12", "C15")
def test_a_building_in_a_closed_space_leaves_no_pasture() -> None:
    t = alone(
        {
            "borders": ["g1n", "g1w", "h1w", "g2n"],
            "goods": {"stone": 3, "reed": 1},
            "animals": {"cow": 2, "sheep": 1},
        }
    )
    play(t, "place stall", "stall g1")
    assert pastures(t) == {}
    assert housing(t) == {"f3": 1, "g1": 3}
    assert animals(t) == {"cow": 2, "sheep": 1}
