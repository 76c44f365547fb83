"""Occupations of deck K about fences and stables: Animal Breeder and Fence Overseer."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat

from .tables import alone, improving, line

# Animal Breeder


def fencing(cells: str, food: int, **row: Any) -> bocage.Table:
    """The animal breeder's seat has fenced some cells with all its wood."""
    t = alone({"cards": ["K307"], "goods": {"food": food, "wood": 4}, **row}, seats=4)
    play(t, "place fencing", f"fence {cells}")
    play_if_asked(t, "done")
    return t


def buy_pair(t: bocage.Table, animal: str) -> None:
    """Buy a pair of animals of the Animal Breeder."""
    play_if_asked(t, "use K307")
    play_if_asked(t, f"take {animal}")


@pytest.mark.card("K307")
@pytest.mark.parametrize(("animal", "price"), [("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_the_animal_breeder_sells_a_pair_for_a_new_pasture(animal: str, price: int) -> None:
    t = alone({"cards": ["K307"], "goods": {"food": 3, "wood": 4}}, seats=4)
    play(t, "place fencing", "fence r1c5")
    buy_pair(t, animal)
    assert goods(t) == {animal: 2, **({"food": 3 - price} if price < 3 else {})}
    assert "use K307" not in offered(t)
    assert "place farmland" in offered(t)


@pytest.mark.card("K307")
def test_the_animal_breeder_may_be_declined_and_is_paid_in_advance() -> None:
    t = fencing("r1c5", 3)
    assert goods(t) == {"food": 3}
    t = alone({"cards": ["K307"], "goods": {"food": 1, "wood": 4}}, seats=4)
    play(t, "place fencing", "fence r1c5")
    play_if_asked(t, "use K307")
    assert "take cattle" not in offered(t)


@pytest.mark.card("K307")
@pytest.mark.parametrize(
    ("wood", "row"),
    [
        (4, {"stables": ["r1c5"]}),
        (1, {"pastures": [["r1c4", "r1c5"]]}),
    ],
    ids=["only a stable", "a divided pasture"],
)
def test_the_animal_breeder_asks_for_a_space_that_was_unused(
    wood: int, row: dict[str, Any]
) -> None:
    t = alone({"cards": ["K307"], "goods": {"food": 3, "wood": wood}, **row}, seats=4)
    play(t, "place fencing")
    play_if_asked(t, "fence r1c5")
    assert seat(t)["pastures"][-1:] == [["r1c5"]]
    assert "place farmland" in offered(t)


@pytest.mark.card("K307")
def test_the_animal_breeder_sells_one_pair_in_a_turn() -> None:
    row = {"cards": ["K307"], "goods": {"food": 9, "wood": 7}}
    t = alone(row, seats=4)
    play(t, "place fencing", "fence r1c5", "fence r1c4")
    buy_pair(t, "sheep")
    assert goods(t) == {"sheep": 2, "food": 8}
    assert "use K307" not in offered(t)


# Fence Overseer


@pytest.mark.card("K312")
def test_the_fence_overseer_fences_a_new_stable_for_a_food() -> None:
    t = alone({"cards": ["K312"], "goods": {"wood": 2, "food": 1}})
    play(t, "place farm-expansion", "stable r1c5")
    play(t, "use K312")
    play_if_asked(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})
    assert line(t, "stables") == 1


@pytest.mark.card("K312")
def test_the_fence_overseer_may_be_declined_and_needs_a_food() -> None:
    t = alone({"cards": ["K312"], "goods": {"wood": 2, "food": 1}})
    play(t, "place farm-expansion", "stable r1c5", "done")
    assert (seat(t)["pastures"], goods(t)) == ([], {"food": 1})
    t = alone({"cards": ["K312"], "goods": {"wood": 2}})
    play(t, "place farm-expansion", "stable r1c5")
    assert "use K312" not in offered(t)


@pytest.mark.card("K312")
@pytest.mark.parametrize(("stable", "possible"), [("r1c4", True), ("r3c3", False)])
def test_the_pasture_of_the_fence_overseer_touches_an_own_one(stable: str, possible: bool) -> None:
    t = alone({"cards": ["K312"], "goods": {"wood": 2, "food": 1}, "pastures": [["r1c5"]]})
    play(t, "place farm-expansion", f"stable {stable}")
    assert ("use K312" in offered(t)) is possible


@pytest.mark.card("K312")
@pytest.mark.parametrize("stable", ["r1c4", "r1c5"])
def test_the_fence_overseer_cuts_a_stable_out_of_a_pasture(stable: str) -> None:
    row = {"cards": ["K312"], "goods": {"wood": 2, "food": 1}, "pastures": [["r1c4", "r1c5"]]}
    t = alone(row)
    play(t, "place farm-expansion", f"stable {stable}", "use K312")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c4"], ["r1c5"]], {})


@pytest.mark.card("K312")
def test_the_fence_overseer_asks_which_stable_of_a_pasture_is_cut_out() -> None:
    pastures = [["r1c3", "r1c4", "r1c5"]]
    row = {"cards": ["K312"], "goods": {"wood": 4, "food": 1}, "pastures": pastures}
    t = alone(row)
    play(t, "place farm-expansion", "stable r1c3", "stable r1c5", "use K312")
    assert offered(t) == {"fence r1c3", "fence r1c5"}
    play(t, "fence r1c5")
    assert seat(t)["pastures"] == [["r1c3", "r1c4"], ["r1c5"]]


@pytest.mark.card("K312")
def test_the_fence_overseer_leaves_a_pasture_of_one_space_alone() -> None:
    row = {"cards": ["K312"], "goods": {"wood": 2, "food": 1}, "pastures": [["r1c5"]]}
    t = alone(row)
    play(t, "place farm-expansion", "stable r1c5")
    assert "use K312" not in offered(t)


@pytest.mark.card("K312", "K307")
def test_the_fence_overseer_works_once_a_round_and_not_for_the_animal_breeder() -> None:
    t = alone({"cards": ["K312", "K307"], "goods": {"wood": 4, "food": 9}}, seats=4)
    play(t, "place farm-expansion", "stable r1c5")
    if "stable r1c4" not in offered(t):
        play(t, "use K312")
        play_if_asked(t, "fence r1c5")
    play(t, "stable r1c4")
    play_if_asked(t, "use K312", "fence r1c5", "done")
    assert len(seat(t)["pastures"]) == 1
    assert goods(t) == {"food": 8}
    assert {"use K312", "use K307"}.isdisjoint(offered(t))


@pytest.mark.card("K312", "E52")
def test_the_fence_overseer_fences_a_stable_of_a_card() -> None:
    t = improving("E52", {"cards": ["K312"], "goods": {"wood": 1, "food": 1}})
    play(t, "play E52", "stable r1c5", "use K312")
    play_if_asked(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})
