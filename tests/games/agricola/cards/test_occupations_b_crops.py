"""Occupations of deck B for crops: B114 and B142."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import ROOMS, alone, dawn
from tests.games.agricola.scenario import goods, offered, play

# B114 Childless


@pytest.mark.card("B114")
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
@pytest.mark.parametrize("rooms", [3, 5])
def test_childless_brings_food_and_a_crop_of_choice_when_a_round_begins(
    crop: str, rooms: int
) -> None:
    t = dawn({"cards": ["B114"], "rooms": ROOMS[:rooms]})
    assert offered(t) == {"take grain", "take vegetable"}
    play(t, f"take {crop}")
    assert goods(t) == {"food": 1, crop: 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B114")
@pytest.mark.parametrize(
    "row",
    [{}, {"rooms": ROOMS[:3], "people": 3}, {"rooms": ROOMS[:4], "people": 4}],
    ids=["two rooms", "three people", "four people"],
)
def test_childless_needs_three_rooms_and_just_two_people(row: dict[str, Any]) -> None:
    t = dawn({"cards": ["B114"], **row})
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("B114", "B010")
def test_childless_does_not_take_the_caravan_for_a_room() -> None:
    t = dawn({"cards": ["B114", "B010"]})
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("B114")
def test_childless_counts_the_child_of_the_round_before() -> None:
    row = {"cards": ["B114"], "rooms": ROOMS[:3]}
    t = alone(row, round=5)
    play(t, "place basic-wish", "place grain-seeds")
    assert t.position()["round"] == 6
    assert goods(t) == {"grain": 1}


# B142 Greengrocer


@pytest.mark.card("B142")
def test_the_greengrocer_brings_a_vegetable_with_the_grain() -> None:
    t = alone({"cards": ["B142"]}, seats=3)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1, "vegetable": 1}
    play(t, "place vegetable-seeds")
    assert goods(t) == {"grain": 1, "vegetable": 2}
