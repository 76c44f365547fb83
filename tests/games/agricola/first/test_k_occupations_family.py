"""Occupations of deck K for the family: Wet Nurse, Adoptive Parents, Lover."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat

from .later import ROOMS, THREE_ROOMS
from .tables import FED, QUIET, alone, at_once, table, turn, window

# Wet Nurse


def nursing(cells: list[str], food: int, **row: Any) -> bocage.Table:
    """The wet nurse's seat has built some rooms in one action."""
    supply = {"wood": 5 * len(cells), "reed": 2 * len(cells), "food": food}
    t = alone({"cards": ["K270"], "goods": supply, **row})
    play(t, "place farm-expansion", *(f"room {cell}" for cell in cells))
    return t


@pytest.mark.card("K270")
def test_the_wet_nurse_fills_a_new_room_for_a_food() -> None:
    t = nursing(["r1c1"], 1)
    assert offered(t) == window("K270")
    play(t, "use K270")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 1, {})


@pytest.mark.card("K270")
def test_the_wet_nurse_fills_as_many_rooms_as_were_built_in_one_go() -> None:
    t = nursing(["r1c1", "r1c2"], 5)
    play(t, "use K270")
    play_if_asked(t, "use K270")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (4, 2, {"food": 3})
    t = nursing(["r1c1", "r1c2"], 5)
    play(t, "use K270", "done")
    assert (seat(t)["people"], goods(t)) == (3, {"food": 4})


@pytest.mark.card("K270")
@pytest.mark.parametrize(
    ("food", "row"), [(0, {}), (3, {"people": 3}), (3, {"people": 5, "rooms": ROOMS[:5]})]
)
def test_the_wet_nurse_needs_food_a_free_room_and_a_token(food: int, row: dict[str, Any]) -> None:
    cell = "r3c2" if "rooms" in row else "r1c1"
    t = nursing([cell], food, **row)
    assert "use K270" not in offered(t)
    assert "place farmland" in offered(t)


@pytest.mark.card("K270", "K132")
def test_the_wet_nurse_hears_an_extension() -> None:
    row = {"cards": ["K270"], "house": "clay", "goods": {"clay": 4, "reed": 1, "food": 1}}
    t = at_once("K132", row)
    play(t, "room r1c1", "use K270")
    assert (seat(t)["people"], goods(t)) == (3, {})


# Adoptive Parents


def adopted(food: int = 1, number: int = 6, **row: Any) -> bocage.Table:
    """The adoptive parents' seat has a child by its last person, and takes it in if asked."""
    given = {"cards": ["K267"], "rooms": THREE_ROOMS, "placed": 1, "goods": {"food": food}}
    t = turn({**given, **row}, round=number)
    play(t, "place basic-wish")
    return t


@pytest.mark.card("K267")
def test_a_child_of_adoptive_parents_acts_in_the_round_of_its_birth_for_a_food() -> None:
    t = adopted()
    assert "use K267" in offered(t)
    play(t, "use K267")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 0, {})
    play(t, "place day-laborer")
    assert (t.position()["round"], goods(t)) == (7, {"food": 2})


@pytest.mark.card("K267")
def test_adoptive_parents_may_leave_it_and_need_the_food() -> None:
    t = adopted()
    play_if_asked(t, "done", "pass")
    assert (t.position()["round"], goods(t)) == (7, {"food": 1})
    assert seat(t)["people"] == 3
    t = adopted(0)
    assert t.position()["round"] == 7


@pytest.mark.card("K267")
def test_a_child_taken_in_eats_two_food_in_the_harvest_of_its_round() -> None:
    t = adopted(8, 7)
    play(t, "use K267", "place grain-seeds")
    assert t.position()["round"] == 8
    assert goods(t) == {"food": 8 - 1 - 6, "grain": 1}
    t = adopted(8, 7)
    play_if_asked(t, "done", "pass")
    assert goods(t) == {"food": 8 - 5}


@pytest.mark.card("K267", "K270")
def test_adoptive_parents_take_in_a_child_of_the_wet_nurse() -> None:
    supply = {"wood": 5, "reed": 2, "food": 2}
    t = turn({"cards": ["K267", "K270"], "goods": supply, "placed": 1})
    play(t, "place farm-expansion", "room r1c1", "use K270", "use K267")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 0, {})
    play(t, "place day-laborer")
    assert t.position()["round"] == 7


@pytest.mark.card("K267", "K291")
def test_adoptive_parents_take_in_a_child_of_the_lover() -> None:
    row = {"cards": ["K267"], "hand": ["K291"], "goods": {"food": 6}, "placed": 1}
    t = turn(row, seats=3)
    play(t, "place lessons", "use K267")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 0, {})


# Lover


@pytest.mark.card("K291")
def test_the_lover_makes_the_family_grow_even_without_room() -> None:
    t = alone({"hand": ["K291"], "goods": {"food": 5}}, seats=3)
    play(t, "place lessons")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 1, {"food": 1})


@pytest.mark.card("K291")
def test_the_child_of_the_lover_is_newborn_in_this_round() -> None:
    row = {"hand": ["K291"], "goods": {"food": 9}, "placed": 1}
    t = table(row, {**FED, "placed": 2}, {**FED, "placed": 2}, round=7)
    play(t, "place lessons")
    assert t.position()["round"] == 8
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 0)
    assert goods(t).get("food", 0) == 9 - 4 - 5


@pytest.mark.card("K291")
def test_the_lover_costs_the_fee_of_a_later_occupation_too() -> None:
    row = {"hand": ["K291"], "cards": QUIET[:1]}
    t = alone({**row, "goods": {"food": 4}}, seats=3)
    assert reason(t, "place lessons") == "reason-cannot-pay"
    t = alone({**row, "goods": {"food": 5}}, seats=3)
    play(t, "place lessons")
    assert (seat(t)["people"], goods(t)) == (3, {})


@pytest.mark.card("K291")
def test_a_full_family_plays_the_lover_for_nothing() -> None:
    t = alone({"hand": ["K291"], "goods": {"food": 4}, "people": 5, "rooms": ROOMS[:5]}, seats=3)
    play(t, "place lessons")
    assert (seat(t)["people"], seat(t)["cards"], goods(t)) == (5, ["K291"], {})
