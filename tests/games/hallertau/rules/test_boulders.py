"""Boulders: what blocks a craft, tools that move them, the reset of phase 10."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    CRAFTS,
    boulders,
    choices,
    current,
    offered,
    play,
    positions,
    progress,
    refused,
    seat,
    standing,
    table,
    village,
    wait_for_round,
)


def tools_for(t: Any, name: str) -> int | None:
    """The tools that the next advance of a craft needs."""
    found = next(price for price in t.observe(0)["prices"] if price["craft"] == name)
    needed: int | None = found["tools"]
    return needed


def off(places: list[int]) -> list[int]:
    """Boulders where all that lie past the edge lie at 11."""
    return [min(place, 11) for place in places]


@pytest.mark.rule("H31")
def test_the_first_advance_needs_no_tool_the_second_does() -> None:
    t = progress(village(goods={"clay": 9}, jewels=1))
    assert tools_for(t, "carpentry") == 0
    play(t, "advance carpentry")
    assert boulders(t, "carpentry") == [2, 4]
    assert tools_for(t, "carpentry") == 1
    assert "advance carpentry" not in offered(t)
    assert refused(t, "advance carpentry") == "blocked"


@pytest.mark.rule("H31", "H32", "HX15")
def test_three_advances_use_three_tools_and_the_fourth_helps_another_craft() -> None:
    t = progress(village(goods={"clay": 20, "milk": 9}, tools=4, jewels=1), round=2)
    for needed, used, stones in ((0, 0, [2, 4]), (1, 1, [3, 4]), (2, 3, [4, 5])):
        assert tools_for(t, "carpentry") == needed
        play(t, "advance carpentry")
        assert (seat(t)["tools"], seat(t)["exhausted"]) == (4, used)
        assert boulders(t, "carpentry") == stones
    assert positions(t)["carpentry"] == 3
    assert tools_for(t, "carpentry") == 2
    assert refused(t, "advance carpentry") == "blocked"
    play(t, "advance icehouse", "advance icehouse")
    assert positions(t)["icehouse"] == 2
    assert seat(t)["exhausted"] == 4


@pytest.mark.rule("H31")
@pytest.mark.parametrize(("tools", "advances"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_how_far_tools_carry_a_craft(tools: int, advances: int) -> None:
    t = progress(village(jewels=10, tools=tools))
    while "jewel bakery" in offered(t):
        play(t, "jewel bakery")
    assert positions(t)["bakery"] == advances
    assert refused(t, "jewel bakery") == "blocked"


@pytest.mark.rule("H33")
def test_a_jewel_does_not_replace_tools() -> None:
    t = progress(village(jewels=3, goods={"milk": 3}))
    play(t, "jewel icehouse")
    assert choices(t, "jewel") == set(CRAFTS) - {"icehouse"}
    assert choices(t, "advance") == set()
    assert refused(t, "jewel icehouse") == refused(t, "advance icehouse") == "blocked"


@pytest.mark.rule("H32")
@pytest.mark.parametrize("number", range(1, 6))
def test_tools_are_only_exhausted_in_rounds_1_to_5(number: int) -> None:
    t = progress(village(jewels=2, tools=3), round=number)
    play(t, "jewel bakery", "jewel bakery")
    wait_for_round(t, number + 1)
    assert (seat(t)["tools"], seat(t)["exhausted"]) == (3, 0)


@pytest.mark.rule("H32")
def test_exhausted_tools_work_again_in_the_next_round() -> None:
    row = village(jewels=4, tools=1)
    t = table(row, phase="progress", cards="none")
    play(t, "jewel bakery", "jewel bakery")
    assert refused(t, "jewel bakery") == "blocked"
    play(t, "jewel brewery")
    assert refused(t, "jewel brewery") == "blocked"
    play(t, "done")
    play(t, "tools 6")
    assert current(t) == (2, "progress")
    assert seat(t)["exhausted"] == 0
    assert seat(t)["tools"] == 7


@pytest.mark.rule("H32")
def test_tools_break_in_round_6() -> None:
    t = progress(village(jewels=5, tools=4), round=6)
    play(t, "jewel bakery")
    assert seat(t)["tools"] == 4
    play(t, "jewel bakery")
    assert seat(t)["tools"] == 3
    play(t, "jewel bakery")
    assert seat(t)["tools"] == 1
    assert refused(t, "jewel bakery") == "blocked"
    play(t, "jewel brewery")
    assert seat(t)["tools"] == 1


@pytest.mark.rule("H31", "H32", "HX16")
def test_three_spaces_to_go_with_one_boulder_need_two_tools() -> None:
    row = village(jewels=4, tools=2, **standing(7))
    t = progress(row, round=6)
    assert off(boulders(t, "brewery")) == [9, 11]
    for needed, tools in ((0, 2), (1, 1), (1, 0)):
        assert tools_for(t, "brewery") == needed
        play(t, "jewel brewery")
        assert seat(t)["tools"] == tools
    assert positions(t)["brewery"] == 10
    assert off(boulders(t, "brewery")) == [11, 11]


@pytest.mark.rule("H31")
def test_boulders_at_the_edge() -> None:
    t = progress(village(jewels=9, tools=9, **standing(6)), round=2)
    needed = []
    while positions(t)["bakery"] < 10:
        needed.append(tools_for(t, "bakery"))
        play(t, "jewel bakery")
    assert needed == [0, 1, 2, 1]
    assert seat(t)["exhausted"] == 4
    assert off(boulders(t, "bakery")) == [11, 11]


@pytest.mark.rule("H31")
@pytest.mark.parametrize(("place", "needed"), [(8, [0, 1]), (9, [0])])
def test_the_last_spaces(place: int, needed: list[int]) -> None:
    t = progress(village(jewels=9, tools=9, **standing(place)), round=2)
    found = []
    while positions(t)["bakery"] < 10:
        found.append(tools_for(t, "bakery"))
        play(t, "jewel bakery")
    assert found == needed


@pytest.mark.rule("H34")
@pytest.mark.parametrize("number", range(1, 6))
def test_boulders_are_reset_two_and_four_ahead(number: int) -> None:
    t = progress(village(jewels=4, tools=3), round=number)
    play(t, "jewel bakery", "jewel bakery", "jewel bakery", "jewel brewery")
    wait_for_round(t, number + 1)
    assert boulders(t, "bakery") == [5, 7]
    assert boulders(t, "brewery") == [3, 5]
    assert boulders(t, "icehouse") == [2, 4]


@pytest.mark.rule("H34")
def test_boulders_are_reset_leftwards_and_back_onto_the_board() -> None:
    row = village(**standing(4, bakery=6, brewery=8))
    row["boulders"] |= {"carpentry": [7, 9], "bakery": [11, 11], "brewery": [11, 11]}
    t = table(row, phase="boulders", round=3)
    assert current(t) == (4, "actions")
    assert boulders(t, "carpentry") == [6, 8]
    assert boulders(t, "bakery") == [8, 10]
    assert off(boulders(t, "brewery")) == [10, 11]


@pytest.mark.rule("H34")
def test_boulders_are_not_reset_in_round_6() -> None:
    row = village(**standing(4, bakery=6))
    row["boulders"] |= {"carpentry": [7, 9], "bakery": [7, 8]}
    t = table(row, phase="boulders", round=6)
    assert t.decision is None
    assert boulders(t, "carpentry") == [7, 9]
    assert boulders(t, "bakery") == [7, 8]
