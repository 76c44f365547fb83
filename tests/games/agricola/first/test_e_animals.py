"""Cards of deck E about room for animals: E29, E58, E59, E208, E213 and E216."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, offered, play, play_if_asked, seat
from .deck_e import BIG, improve
from .tables import alone, line, turn

SPACES = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}
PASTURE = [["r1c4", "r1c5"]]
"""A pasture for four animals."""


def kept(animal: str, cards: list[str], **row: Any) -> int:
    """How many of thirty animals of a type a farm can hold."""
    spaces = {SPACES[animal]: {"goods": {animal: 30}}}
    t = alone({"cards": cards, **row}, 4, spaces=spaces)
    play(t, f"place {SPACES[animal]}")
    found: int = seat(t)["animals"][animal]
    return found


STABLE = {"stables": ["r1c2"]}
FOLD = {"pastures": [["r1c5"]], "stables": ["r1c5"]}

ROOM: list[tuple[list[str], str, dict[str, Any], int]] = [
    ([], "sheep", {}, 1),
    (["E29"], "sheep", {}, 1),
    (["E29"], "sheep", {"pastures": PASTURE}, 4 + 2 + 1),
    (["E29"], "sheep", FOLD, 4 + 2 + 1),
    (["E29"], "sheep", {"pastures": BIG}, 10 + 10 + 1),
    (["E29"], "sheep", STABLE, 2 + 1),
    (["E29"], "sheep", {"stables": ["r1c2", "r1c3"]}, 2 + 2 + 1),
    (["E29"], "boar", {"pastures": PASTURE, **STABLE}, 4 + 1 + 1),
    (["E58"], "cattle", {}, 2 + 1),
    (["E58", "E29"], "sheep", {}, 4 + 1),
    (["E58", "E59"], "boar", {}, 4 + 1),
    (["E59"], "cattle", {"pastures": PASTURE}, 4 + 2 + 1),
    (["E59"], "boar", FOLD, 4 + 2 + 1),
    (["E59"], "boar", {"pastures": [["r1c4"], ["r1c5"]]}, 4 + 4 + 1),
    (["E59"], "boar", STABLE, 1 + 1),
    (["E59", "E29"], "sheep", {"pastures": PASTURE}, 4 + 2 + 2 + 1),
    (["E208"], "boar", STABLE, 3 + 1),
    (["E208"], "boar", {"stables": ["r1c2", "r1c3"]}, 3 + 1 + 1),
    (["E208"], "boar", FOLD, 4 + 1),
    (["E208", "E29"], "sheep", STABLE, 3 + 1),
    (["E208", "E29"], "sheep", {"stables": ["r1c2", "r1c3"]}, 3 + 2 + 1),
    (["E216"], "sheep", {"pastures": PASTURE}, 4 + 1),
]


@pytest.mark.card("E29", "E58", "E59", "E208", "E216")
@pytest.mark.parametrize(("cards", "animal", "row", "number"), ROOM)
def test_cards_make_room_for_animals_of_one_type(
    cards: list[str], animal: str, row: dict[str, Any], number: int
) -> None:
    assert kept(animal, cards, **row) == number


def farm(cards: list[str], animals: dict[str, int], newcomer: str, **row: Any) -> bocage.Table:
    """A farm on which one more animal arrives."""
    spaces = {SPACES[newcomer]: {"goods": {newcomer: 1}}}
    t = alone({"cards": cards, "animals": animals, **row}, 4, spaces=spaces)
    play(t, f"place {SPACES[newcomer]}")
    return t


MIXED: list[tuple[list[str], dict[str, int], str, dict[str, Any], bool]] = [
    (["E58"], {"sheep": 1, "boar": 1}, "cattle", {}, True),
    (["E58"], {"sheep": 1, "boar": 2}, "cattle", {}, False),
    (["E58", "E29"], {"sheep": 3, "boar": 1}, "cattle", {}, True),
    (["E58", "E29"], {"sheep": 3, "boar": 2}, "boar", {}, False),
    (["E58", "E59"], {"sheep": 2, "boar": 2}, "cattle", {}, True),
    (["E208"], {"boar": 3}, "sheep", STABLE, True),
    (["E208"], {"boar": 2, "cattle": 1}, "sheep", STABLE, False),
    (["E216"], {"sheep": 2, "boar": 2}, "cattle", {"pastures": PASTURE}, True),
    (["E216"], {"sheep": 2, "boar": 3}, "cattle", {"pastures": PASTURE}, False),
    (["E216"], {"sheep": 1, "boar": 1}, "cattle", STABLE, False),
    (["E216", "E29"], {"sheep": 3, "boar": 3}, "sheep", {"pastures": PASTURE}, True),
    (["E216", "E29"], {"sheep": 3, "boar": 4}, "boar", {"pastures": PASTURE}, False),
    (["E216", "E59"], {"sheep": 3, "boar": 3}, "cattle", {"pastures": PASTURE}, True),
    ([], {"sheep": 2}, "boar", {"pastures": PASTURE}, True),
    ([], {"sheep": 2, "boar": 1}, "cattle", {"pastures": PASTURE}, False),
]


@pytest.mark.card("E29", "E58", "E59", "E208", "E216")
@pytest.mark.parametrize(("cards", "animals", "newcomer", "row", "fits"), MIXED)
def test_cards_make_room_for_animals_of_several_types(
    cards: list[str], animals: dict[str, int], newcomer: str, row: dict[str, Any], fits: bool
) -> None:
    t = farm(cards, animals, newcomer, **row)
    everybody = {**animals, newcomer: animals.get(newcomer, 0) + 1}
    assert any(text.startswith("release") for text in offered(t)) is not fits
    if fits:
        assert seat(t)["animals"] == everybody


@pytest.mark.card("E58")
def test_the_animal_yard_is_no_pasture_and_brings_nothing() -> None:
    t = improve("E58", {"cards": ["E153"], "goods": {"wood": 2}})
    assert (goods(t), line(t, "pastures")) == ({}, -1)


@pytest.mark.card("E29")
def test_the_shepherds_pipe_needs_a_sheep_only_when_it_is_played() -> None:
    t = improve("E29", {"animals": {"sheep": 1}, "stables": ["r1c2"]})
    assert seat(t)["cards"] == ["E29"]
    assert kept("sheep", ["E29"], stables=["r1c2"]) == 3


# Stockman

STALLS = ["r1c2", "r1c3", "r1c4", "r1c5"]


def building(before: int, number: int, **row: Any) -> bocage.Table:
    """Seat 0 of four has the Stockman and has built a number of stables in one action."""
    given = {"cards": ["E213"], "stables": STALLS[:before], "goods": {"wood": 2 * number}}
    t = turn({**given, "pastures": [["r3c4", "r3c5"], ["r2c4", "r2c5"]], **row}, seats=4)
    play(t, "place farm-expansion", *(f"stable {cell}" for cell in STALLS[before:][:number]))
    play_if_asked(t, "done")
    return t


@pytest.mark.card("E213")
@pytest.mark.parametrize(
    ("before", "number", "animals"),
    [
        (0, 1, {}),
        (1, 1, {"cattle": 1}),
        (2, 1, {"boar": 1}),
        (3, 1, {"sheep": 1}),
        (0, 2, {"cattle": 1}),
        (1, 3, {"cattle": 1, "boar": 1, "sheep": 1}),
        (0, 4, {"cattle": 1, "boar": 1, "sheep": 1}),
    ],
)
def test_the_stockman_gives_an_animal_with_the_second_third_and_fourth_stable(
    before: int, number: int, animals: dict[str, int]
) -> None:
    assert goods(building(before, number)) == animals


@pytest.mark.card("E213")
def test_the_stockman_gives_nothing_for_stables_built_before() -> None:
    t = turn({"hand": ["E213"], "stables": STALLS}, seats=4)
    play(t, "place lessons")
    assert goods(t) == {}


@pytest.mark.card("E213", "E52")
def test_the_stockman_hears_a_stable_of_a_card() -> None:
    t = improve("E52", {"cards": ["E213"], "stables": STALLS[:1], "goods": {"wood": 1}}, seats=4)
    play(t, "stable r1c3")
    assert goods(t) == {"cattle": 1}
