"""Positions with a mistake: each is refused, naming the field and what is allowed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage

from ..common import PLAIN, refused_when_spoiled, refuses

COTTAGE = {"f3": "cottage"}
OTHERS: tuple[Any, ...] = (*PLAIN, "", "g1", "stall", [], {}, [1], "f1n")
"""What a value of a spoiled position may become in this game."""


def position(row: dict[str, Any] | None = None, **values: Any) -> dict[str, Any]:
    """A position whose first seat is as given."""
    return {"game": "creatures", "seats": [row or {}, {}], **values}


@pytest.mark.parametrize(
    ("row", "field", "allowed"),
    [
        ({"goods": {"clay": 1}}, "seats[0].goods.clay", "border, reed, stone, wood"),
        ({"goods": {"wood": -1}}, "seats[0].goods.wood", "from 0"),
        ({"animals": {"boar": 1}}, "seats[0].animals.boar", "cow"),
        ({"animals": {"sheep": 2}}, "seats[0].animals", "have room"),
        ({"columns": ["f"]}, "seats[0].columns", "f and g"),
        ({"columns": ["d", "f", "g"]}, "seats[0].columns", "neighbouring"),
        ({"columns": list("bcdefgh")}, "seats[0].columns", "at most 6"),
        ({"columns": ["f", "g", "z"]}, "seats[0].columns", "a list of"),
        ({"tiles": {"g1": "stall"}}, "seats[0].tiles", "f3"),
        ({"tiles": {**COTTAGE, "h1": "stall"}}, "seats[0].tiles", "cells of the farm"),
        ({"tiles": {**COTTAGE, "g1": "castle"}}, "seats[0].tiles.g1", "a tile"),
        ({"tiles": {**COTTAGE, "g1": "cottage"}}, "seats[0].tiles.g1", "nowhere else"),
        ({"tiles": {"f3": "stall"}}, "seats[0].tiles.f3", "the cottage or its upgrade"),
        ({"tiles": []}, "seats[0].tiles", "an object"),
        ({"troughs": ["h1"]}, "seats[0].troughs", "cells of the farm"),
        ({"troughs": ["g1", "g1"]}, "seats[0].troughs", "without repetitions"),
        ({"borders": ["h1n"]}, "seats[0].borders", "edges of the farm"),
        ({"borders": ["g1e"]}, "seats[0].borders", "a list of"),
        ({"placed": 4}, "seats[0].placed", "from 0 to 3"),
        ({"stones": 9}, "seats[0].stones", "from 0 to 8"),
        ({"barn": 1}, "seats[0].barn", "true or false"),
        ({"rooms": 1}, "seats[0].rooms", "only"),
    ],
)
def test_a_seat_that_cannot_be(row: dict[str, Any], field: str, allowed: str) -> None:
    refuses(position(row), field, allowed)


@pytest.mark.parametrize(
    ("values", "field", "allowed"),
    [
        ({"round": 9}, "round", "from 0 to 8"),
        ({"round": 0}, "round", "at least 1"),
        ({"phase": "harvest"}, "phase", "breeding"),
        ({"turn": 2}, "turn", "from 0 to 1"),
        ({"buildings": ["stall"]}, "buildings", "a list of"),
        ({"spaces": {"forest": {}}}, "spaces.forest", "only"),
        ({"spaces": {"millpond": {"goods": {"sheep": 1}}}}, "spaces.millpond.goods", "1 reed"),
        ({"spaces": {"walls": {"people": [0, 1]}}}, "spaces.walls.people", "at most one"),
        ({"spaces": {"walls": {"people": [0]}}}, "seats[0].placed", "at least the 1"),
        ({"stack": [["nonsense", 0]]}, "stack[0]", "a step's name"),
        ({"stack": [["parting", 0]]}, "stack[0]", "ints"),
        ({"stack": [["parting", 5, 0, 0, 0]]}, "stack[0].seat", "a number from 0 to 1"),
        ({"options": {"mode": "easy"}}, "mode", "standard"),
        ({"fields": []}, "fields", "only"),
    ],
)
def test_a_board_that_cannot_be(values: dict[str, Any], field: str, allowed: str) -> None:
    refuses(position(**values), field, allowed, bocage.Error)


def test_each_building_stands_once() -> None:
    row = {"tiles": {**COTTAGE, "g1": "shelter"}}
    with pytest.raises(bocage.BadPosition, match="each building once"):
        bocage.load({"game": "creatures", "seats": [row, row]})
    with pytest.raises(bocage.BadPosition, match="stand on no farm"):
        bocage.load(position(row, buildings=["shelter"]))


def test_no_more_tiles_than_there_are() -> None:
    stalls = {**COTTAGE, "f1": "stall", "f2": "stall", "g1": "stables"}
    with pytest.raises(bocage.BadPosition, match="at most 4 in all"):
        bocage.load({"game": "creatures", "seats": [{"tiles": stalls}] * 2})


def test_workers_are_home_outside_the_work_phase() -> None:
    with pytest.raises(bocage.BadPosition, match="nobody in phase breeding"):
        bocage.load(position({"placed": 1}, phase="breeding"))


@pytest.mark.parametrize("seed", range(6))
def test_spoiled_positions_are_refused_or_play_on(seed: int) -> None:
    rng = random.Random(seed)
    table = bocage.new("creatures", seed=seed, mode="expert")
    assert refused_when_spoiled(table, rng, OTHERS, times=3) > 50
