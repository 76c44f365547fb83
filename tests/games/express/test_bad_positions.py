"""Positions with a mistake: each is refused, naming the field and what is allowed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage

from ..common import PLAIN, refused_when_spoiled, refuses
from .scenario import faces

OTHERS: tuple[Any, ...] = (*PLAIN, "", "oven", "wood", [], {}, [1], "turn")
"""What a value of a spoiled position may become in this game."""


def position(row: dict[str, Any] | None = None, **values: Any) -> dict[str, Any]:
    """A position of two seats whose first one is as given."""
    return {"game": "express", "seats": [row or {}, {}], "dice": faces("wood food"), **values}


@pytest.mark.parametrize(
    ("row", "field", "allowed"),
    [
        ({"goods": {"clay": 1}}, "seats[0].goods.clay", "brick"),
        ({"goods": {"wood": -1}}, "seats[0].goods.wood", "from 0"),
        ({"goods": {"double": 1}}, "seats[0].goods.double", "food"),
        ({"goods": []}, "seats[0].goods", "an object"),
        ({"animals": {"pig": 1}}, "seats[0].animals.pig", "boar"),
        ({"animals": {"sheep": 1}}, "seats[0].animals", "pasture"),
        ({"pastures": 1, "animals": {"sheep": 1, "boar": 1}}, "seats[0].animals", "pasture"),
        ({"house": "clay"}, "seats[0].house", "brick"),
        ({"rooms": -1}, "seats[0].rooms", "from 0"),
        ({"fields": -1}, "seats[0].fields", "from 0"),
        ({"pastures": 1.5}, "seats[0].pastures", "an int"),
        ({"babies": 1}, "seats[0].babies", "0"),
        ({"rooms": 2, "babies": 3}, "seats[0].babies", "2"),
        ({"rooms": 9, "babies": 5}, "seats[0].babies", "4"),
        ({"occupations": ["oven"]}, "seats[0].occupations", "a list of"),
        ({"occupations": ["mayor", "mayor"]}, "seats[0].occupations", "without repetitions"),
        ({"improvements": ["mayor"]}, "seats[0].improvements", "a list of"),
        ({"improvements": ["oven", "oven"]}, "seats[0].improvements", "without repetitions"),
        ({"done": 3}, "seats[0].done", "2"),
        ({"rooms": 1, "babies": 1, "done": 4}, "seats[0].done", "3"),
        ({"done": -1}, "seats[0].done", "from 0"),
        ({"harvests": [{}]}, "seats[0].harvests", "0"),
        ({"workers": 2}, "seats[0].workers", "only"),
    ],
)
def test_a_seat_that_cannot_be(row: dict[str, Any], field: str, allowed: str) -> None:
    refuses(position(row), field, allowed)


@pytest.mark.parametrize(
    ("values", "field", "allowed"),
    [
        ({"round": 0}, "round", "from 1 to 6"),
        ({"round": 7}, "round", "from 1 to 6"),
        ({"phase": "work"}, "phase", "harvest"),
        ({"phase": "harvest", "round": 2}, "round", "3, 5 or 6"),
        ({"phase": "end", "round": 5}, "round", "6"),
        ({"turn": 2}, "turn", "from 0 to 1"),
        ({"starting_player": 2}, "starting_player", "from 0 to 1"),
        ({"dice": {"farm": ["oven"]}}, "dice.farm", "pasture"),
        ({"dice": {"farm": ["house"] * 3}}, "dice.farm", "2"),
        ({"dice": {"material": ["wood"] * 4}}, "dice.material", "3"),
        ({"dice": {"occupation": ["mayor", "builder"]}}, "dice.occupation", "1"),
        ({"dice": {"crop": ["grain"]}}, "dice.crop", "only"),
        ({"dice": ["wood"]}, "dice", "an object"),
        ({"stack": [["nonsense", 0]]}, "stack[0]", "a step's name"),
        ({"options": {"cards": "none"}}, "cards", "option"),
        ({"spaces": {}}, "spaces", "only"),
    ],
)
def test_a_table_that_cannot_be(values: dict[str, Any], field: str, allowed: str) -> None:
    refuses(position(**values), field, allowed, bocage.Error)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_seats(seats: int) -> None:
    with pytest.raises(bocage.Error, match="seats"):
        bocage.load({"game": "express", "seats": [{}] * seats})


@pytest.mark.parametrize(("number", "harvests"), [(1, 1), (3, 1), (4, 2), (6, 1), (6, 3)])
def test_as_many_harvests_as_are_over(number: int, harvests: int) -> None:
    row: dict[str, Any] = {"harvests": [{}] * harvests}
    with pytest.raises(bocage.BadPosition, match="harvests"):
        bocage.load({"game": "express", "round": number, "seats": [row, row]})


@pytest.mark.parametrize(("number", "harvests"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_harvests_left_out_scored_nothing(number: int, harvests: int) -> None:
    table = bocage.load({"game": "express", "round": number, "seats": [{}, {}]})
    for row in table.observe(None)["seats"]:
        assert row["totals"] == [0] * harvests


def test_harvests_hold_lines_of_the_sheet() -> None:
    for lines, place in (({"horses": 1}, "horses"), ({"fields": "4"}, "fields")):
        with pytest.raises(bocage.BadPosition, match=rf"seats\[1\].harvests\[0\].{place}"):
            bocage.load(
                {
                    "game": "express",
                    "round": 4,
                    "seats": [{"harvests": [{"fields": 4}]}, {"harvests": [lines]}],
                }
            )


@pytest.mark.parametrize("seed", range(6))
def test_spoiled_positions_are_refused_or_play_on(seed: int) -> None:
    rng = random.Random(seed)
    table = bocage.new("express", seats=2, seed=seed)
    assert refused_when_spoiled(table, rng, OTHERS, times=12) > 150
