"""Occupations of deck B for animals: B164 and B166."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import MEADOWS, alone, coming, dawn, window
from tests.games.agricola.scenario import goods, offered, play

# B164 Sheep Whisperer


@pytest.mark.card("B164")
@pytest.mark.parametrize(
    ("number", "rounds"),
    [
        (1, [3, 6, 9, 11]),
        (4, [6, 9, 12, 14]),
        (5, [7, 10, 13]),
        (9, [11, 14]),
        (12, [14]),
        (13, []),
    ],
)
def test_the_sheep_whisperer_lays_sheep_on_coming_rounds(number: int, rounds: list[int]) -> None:
    t = alone({"hand": ["B164"]}, seats=4, round=number)
    play(t, "place lessons")
    assert coming(t) == [(ahead, {"sheep": 1}, "B164") for ahead in rounds]
    assert goods(t) == {}


@pytest.mark.card("B164")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        ({}, {"sheep": 1}),
        ({"animals": {"sheep": 1}}, {"sheep": 1}),
        ({"animals": {"sheep": 1}, "pastures": MEADOWS}, {"sheep": 2}),
        ({"animals": {"sheep": 1}, "cards": ["M01"]}, {"sheep": 1, "food": 2}),
    ],
    ids=["in the house", "released", "in a pasture", "cooked"],
)
def test_a_sheep_of_the_sheep_whisperer_needs_room(
    row: dict[str, Any], left: dict[str, int]
) -> None:
    sheep = {"round": 8, "seat": 0, "goods": {"sheep": 1}, "card": "B164"}
    cards = ["B164", *row.get("cards", [])]
    t = dawn({**row, "cards": cards}, seats=4, scheduled=[sheep])
    assert goods(t) == left
    assert coming(t) == []


# B166 Cattle Feeder


@pytest.mark.card("B166")
def test_the_cattle_feeder_buys_one_cattle_at_the_grain_seeds() -> None:
    t = alone({"cards": ["B166"], "goods": {"food": 3}, "pastures": MEADOWS}, seats=4)
    play(t, "place grain-seeds")
    assert offered(t) == window("B166")
    play(t, "use B166")
    assert goods(t) == {"grain": 1, "food": 2, "cattle": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B166")
def test_the_cattle_feeder_may_be_declined() -> None:
    t = alone({"cards": ["B166"], "goods": {"food": 3}}, seats=4)
    play(t, "place grain-seeds", "done")
    assert goods(t) == {"grain": 1, "food": 3}


@pytest.mark.card("B166")
def test_the_cattle_feeder_needs_food() -> None:
    t = alone({"cards": ["B166"]}, seats=4)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B166")
def test_the_cattle_feeder_takes_food_made_of_grain() -> None:
    t = alone({"cards": ["B166"], "goods": {"grain": 1}}, seats=4)
    play(t, "place grain-seeds", "use B166")
    assert goods(t) == {"grain": 1, "cattle": 1}


@pytest.mark.card("B166")
@pytest.mark.parametrize(
    ("cards", "action", "left"),
    [
        ([], "release sheep", {"cattle": 1}),
        ([], "release cattle", {"sheep": 1}),
        (["M01"], "cook cattle", {"sheep": 1, "food": 3}),
        (["M01"], "cook sheep", {"cattle": 1, "food": 2}),
    ],
)
def test_a_cattle_of_the_cattle_feeder_needs_room(
    cards: list[str], action: str, left: dict[str, int]
) -> None:
    row = {"cards": ["B166", *cards], "goods": {"food": 1}, "animals": {"sheep": 1}}
    t = alone(row, seats=4)
    play(t, "place grain-seeds", "use B166", action)
    assert goods(t) == {"grain": 1, **left}
