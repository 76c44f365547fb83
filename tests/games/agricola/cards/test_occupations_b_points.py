"""Occupations of deck B for points: B098, B099 and B136."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import IDLE, MEADOWS, ROOMS, alone, table
from tests.games.agricola.scenario import goods, play

# B098 Organic Farmer

ORGANIC = {
    "an animal and three free places": (MEADOWS[:1], [], {"sheep": 1}, [], 1),
    "no animal": (MEADOWS[:1], [], {}, [], 0),
    "one animal in the house": (MEADOWS[:1], [], {"sheep": 2}, [], 1),
    "two free places": (MEADOWS[:1], [], {"sheep": 3}, [], 0),
    "a small pasture": ([["r1c5"]], [], {"sheep": 1}, [], 0),
    "a small pasture with a stable": ([["r1c5"]], ["r1c5"], {"sheep": 1}, [], 1),
    "a small pasture with a trough": ([["r1c5"]], [], {"sheep": 1}, ["A012"], 1),
    "a pasture with a trough": (MEADOWS[:1], [], {"sheep": 4}, ["A012"], 1),
    "one animal for two pastures": (MEADOWS, [], {"cattle": 1}, [], 1),
    "two animals for two pastures": (MEADOWS, [], {"cattle": 2}, [], 2),
    "two types for two pastures": (MEADOWS, [], {"sheep": 1, "boar": 1}, [], 2),
    "three types": (MEADOWS, [], {"sheep": 1, "boar": 1, "cattle": 1}, [], 2),
    "all crowded into one pasture": (MEADOWS, [], {"sheep": 6}, [], 1),
    "too many animals": (MEADOWS, [], {"sheep": 7}, [], 0),
    "a second type in the way": (MEADOWS, [], {"sheep": 3, "boar": 3}, [], 0),
    "a stable outside": (MEADOWS[:1], ["r3c5"], {"sheep": 3}, [], 1),
    "an animal per room": (MEADOWS[:1], [], {"sheep": 3}, ["A086"], 1),
}


@pytest.mark.card("B098")
@pytest.mark.parametrize("case", ORGANIC)
def test_the_organic_farmer_scores_pastures_with_room_for_three_more(case: str) -> None:
    pastures, stables, animals, cards, points = ORGANIC[case]
    row = {"pastures": pastures, "stables": stables, "animals": animals}
    t = table({**row, "cards": ["B098", *cards]}, {**row, "animals": {}}, phase="end", round=14)
    assert t.scores()[0].lines["bonus"] == points
    assert t.scores()[1].lines["bonus"] == 0


# B099 Tutor


@pytest.mark.card("B099")
def test_the_tutor_scores_the_occupations_played_after_it() -> None:
    cards = [IDLE, "A102", "B099", "B118", "M01", "A050", "B121"]
    t = alone({"cards": cards, "hand": ["B104"], "goods": {"food": 1}})
    assert t.scores()[0].lines["bonus"] == 2
    play(t, "place lessons")
    assert t.scores()[0].lines["bonus"] == 3


@pytest.mark.card("B099")
def test_the_tutor_scores_neither_itself_nor_others_occupations() -> None:
    t = table({"cards": ["B118", "B099"]}, {"cards": ["B121", "B104"]}, phase="end", round=14)
    assert [score.lines["bonus"] for score in t.scores()] == [0, 0]


# B136 House Steward


@pytest.mark.card("B136")
@pytest.mark.parametrize(
    ("number", "wood"),
    [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)],
)
def test_the_house_steward_brings_wood_by_the_rounds_left(number: int, wood: int) -> None:
    t = alone({"hand": ["B136"]}, seats=3, round=number)
    play(t, "place lessons")
    assert goods(t) == ({"wood": wood} if wood else {})


@pytest.mark.card("B136")
@pytest.mark.parametrize(
    ("rooms", "bonus"),
    [
        ((3, 2, 2), [3, 0, 0]),
        ((2, 4, 3), [0, 3, 0]),
        ((4, 2, 4), [3, 0, 3]),
        ((2, 3, 3), [0, 3, 3]),
        ((2, 2, 2), [3, 3, 3]),
    ],
)
def test_the_house_steward_gives_three_points_to_everybody_with_the_most_rooms(
    rooms: tuple[int, ...], bonus: list[int]
) -> None:
    rows = [{"rooms": ROOMS[:n]} for n in rooms]
    t = table({**rows[0], "cards": ["B136"]}, *rows[1:], phase="end", round=14)
    assert [score.lines["bonus"] for score in t.scores()] == bonus


@pytest.mark.card("B136", "B010")
def test_the_house_steward_does_not_take_the_caravan_for_a_room() -> None:
    t = table({"cards": ["B136", "B010"]}, {"rooms": ROOMS[:3]}, {}, phase="end", round=14)
    assert [score.lines["bonus"] for score in t.scores()] == [0, 3, 0]
