"""Minor improvements of deck A for animals: A009 and A083."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import alone, at_once, table
from tests.games.agricola.scenario import goods, offered, play, seat


@pytest.mark.card("A009")
def test_the_young_animal_market_swaps_a_sheep_for_a_cattle() -> None:
    t = at_once("A009", {"animals": {"sheep": 1}})
    assert goods(t) == {"cattle": 1}


CROWDED = {"animals": {"sheep": 2, "boar": 1}, "pastures": [["r1c5"]]}
"""A farm on which the sheep that is left keeps the pasture and the boar the house."""


@pytest.mark.card("A009")
def test_the_cattle_of_the_young_animal_market_needs_a_place() -> None:
    t = at_once("A009", CROWDED)
    assert offered(t) == {"release sheep", "release boar", "release cattle"}
    play(t, "release cattle")
    assert goods(t) == {"sheep": 1, "boar": 1}


@pytest.mark.card("A009")
def test_the_cattle_of_the_young_animal_market_may_be_cooked() -> None:
    t = at_once("A009", {**CROWDED, "cards": ["fireplace-2"]})
    play(t, "cook cattle")
    assert goods(t) == {"sheep": 1, "boar": 1, "food": 3}


def fenced(row: dict[str, Any], *pastures: str) -> bocage.Table:
    """A table where the owner of the shepherd's crook has fenced pastures in one action."""
    t = alone({"cards": ["A083"], "goods": {"wood": 15}, **row})
    play(t, "place fencing", *[f"fence {cells}" for cells in pastures])
    if "done" in offered(t):
        play(t, "done")
    return t


SQUARE = "r1c4+r1c5+r2c4+r2c5"
COLUMNS = "r1c2+r1c3+r2c2+r2c3"


@pytest.mark.card("A083")
@pytest.mark.parametrize(
    ("pastures", "sheep"),
    [
        (["r1c5"], 0),
        (["r1c3+r1c4+r1c5"], 0),
        ([SQUARE], 2),
        (["r1c3+r1c4+r1c5+r2c4+r2c5"], 2),
        ([SQUARE, COLUMNS], 4),
        ([SQUARE, "r3c5"], 2),
        (["r1c4+r1c5", "r2c4+r2c5"], 0),
    ],
)
def test_the_shepherds_crook_brings_two_sheep_for_a_big_new_pasture(
    pastures: list[str], sheep: int
) -> None:
    t = fenced({}, *pastures)
    assert len(seat(t)["pastures"]) == len(pastures)
    assert goods(t).get("sheep", 0) == sheep


@pytest.mark.card("A083")
def test_the_shepherds_crook_looks_at_the_pastures_after_the_action() -> None:
    assert "sheep" not in goods(fenced({}, SQUARE, "r1c4+r1c5"))
    wide = "r1c3+r1c4+r1c5+r2c3+r2c4+r2c5"
    assert goods(fenced({}, wide, "r1c3+r2c3"))["sheep"] == 2


@pytest.mark.card("A083")
def test_the_shepherds_crook_does_not_count_parts_of_an_old_pasture() -> None:
    cells = [f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 4, 5)]
    t = fenced({"pastures": [cells]}, SQUARE)
    assert len(seat(t)["pastures"]) == 2
    assert "sheep" not in goods(t)


@pytest.mark.card("A083")
def test_the_sheep_of_the_shepherds_crook_find_room_beside_old_animals() -> None:
    t = fenced({"animals": {"cattle": 1}}, SQUARE)
    assert goods(t) == {"wood": 7, "cattle": 1, "sheep": 2}


@pytest.mark.card("A083")
def test_the_shepherds_crook_hears_the_fences_of_a_redevelopment() -> None:
    row = {"cards": ["A083"], "goods": {"wood": 8, "clay": 2, "reed": 1}}
    t = alone(row)
    play(t, "place farm-redevelopment", f"fence {SQUARE}")
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("A083")
def test_the_shepherds_crook_does_not_hear_others() -> None:
    t = table({"cards": ["A083"]}, {"goods": {"wood": 8}}, round=14, turn=1)
    play(t, "place fencing", f"fence {SQUARE}")
    assert [goods(t), goods(t, 1)] == [{}, {}]
