"""Minor improvements of deck E that bring more from spaces: E12, E22, E30, E35, E54, E56."""

from __future__ import annotations

import pytest

from ..scenario import goods, lying, offered, play
from .deck_e import gathering
from .tables import QUIET, alone, theirs, turn

# Fishing


@pytest.mark.card("E12")
@pytest.mark.parametrize(("number", "food"), [(1, 1), (7, 1), (8, 2), (14, 2)])
def test_the_fishing_rod_catches_one_more_and_two_more_from_round_eight_on(
    number: int, food: int
) -> None:
    t = gathering({"cards": ["E12"]}, "fishing", {"food": 3}, round=number)
    assert goods(t) == {"food": 3 + food}
    assert lying(t, "fishing") == {}


@pytest.mark.card("E22")
@pytest.mark.parametrize(
    ("good", "caught"), [("food", {"food": 4}), ("reed", {"food": 3, "reed": 1})]
)
def test_the_raft_brings_food_or_reed(good: str, caught: dict[str, int]) -> None:
    t = gathering({"cards": ["E22"]}, "fishing", {"food": 3})
    assert offered(t) == {"take food", "take reed", "done"}
    play(t, f"take {good}")
    assert goods(t) == caught


@pytest.mark.card("E30")
def test_the_canoe_brings_food_and_reed() -> None:
    t = gathering({"cards": ["E30"]}, "fishing", {"food": 3})
    assert goods(t) == {"food": 4, "reed": 1}


@pytest.mark.card("E12", "E22", "E30")
def test_rod_raft_and_canoe_all_help_the_same_fisher() -> None:
    t = gathering({"cards": ["E12", "E22", "E30"]}, "fishing", {"food": 1}, round=8)
    play(t, "take food")
    assert goods(t) == {"food": 1 + 2 + 1 + 1, "reed": 1}


@pytest.mark.card("E12", "E22", "E30")
def test_rod_raft_and_canoe_do_not_hear_others() -> None:
    spaces = {"fishing": {"goods": {"food": 3}}}
    t = theirs({"cards": ["E12", "E22", "E30"]}, spaces=spaces)
    play(t, "place fishing")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 3})


# Other spaces


@pytest.mark.card("E35")
def test_the_corn_scoop_brings_a_second_grain_from_the_grain_space_only() -> None:
    t = turn({"cards": ["E35"]}, round=9)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 2}
    play(t, "place vegetable-seeds")
    assert goods(t)["grain"] == 2


@pytest.mark.card("E54")
def test_the_quarry_brings_three_stone_to_the_day_labourer() -> None:
    t = turn({"cards": [*QUIET, "E54"]})
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "stone": 3}


@pytest.mark.card("E54")
def test_the_quarry_pays_nobody_else_and_nowhere_else() -> None:
    t = theirs({"cards": [*QUIET, "E54"]})
    play(t, "place day-laborer")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 2})
    t = gathering({"cards": [*QUIET, "E54"]}, "western-quarry", {"stone": 1}, round=7)
    assert goods(t) == {"stone": 1}


@pytest.mark.card("E56")
@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
@pytest.mark.parametrize("stone", [1, 4])
def test_the_stone_tongs_lift_one_more_stone(space: str, stone: int) -> None:
    t = gathering({"cards": ["E56"]}, space, {"stone": stone}, round=14)
    assert goods(t) == {"stone": stone + 1}


@pytest.mark.card("E56")
def test_the_stone_tongs_are_for_the_two_quarries_only() -> None:
    t = alone({"cards": ["E56"]}, seats=4)
    play(t, "place resource-market")
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}
    t = alone({"cards": ["E56"]}, seats=3)
    play(t, "place one-material", "take stone")
    assert goods(t) == {"stone": 1}
    t = alone({"cards": ["E56"]}, seats=5, spaces={"reed-stone-wood": {"goods": {"reed": 2}}})
    play(t, "place reed-stone-wood")
    assert goods(t) == {"reed": 2, "stone": 1, "wood": 1}
