"""Cards of deck E that lay goods on round spaces, minor improvements and occupations."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, play, seat
from .deck_e import MEADOWS, TO_CLAY
from .tables import QUIET, alone, coming, deliveries, improving, phase, turn

READY: dict[str, dict[str, Any]] = {
    "E24": {"cards": QUIET, "goods": {"wood": 2}},
    "E31": {"cards": [QUIET[0], "joinery", "pottery"]},
    "E43": {"cards": QUIET[:3]},
    "E45": {"goods": {"food": 2}},
    "E46": {"cards": QUIET[:2], "goods": {"wood": 2}},
    "E48": {"cards": QUIET[:3]},
    "E57": {"goods": {"stone": 2}},
}
"""Seats that can just play the minor improvements."""
MINORS: list[tuple[str, dict[str, int], int, list[int]]] = [
    ("E24", {"food": 2}, 1, list(range(2, 15))),
    ("E24", {"food": 2}, 11, [12, 13, 14]),
    ("E24", {"food": 2}, 14, []),
    ("E31", {"food": 1}, 1, [3, 5, 7, 9, 11, 13]),
    ("E31", {"food": 1}, 2, [3, 5, 7, 9, 11, 13]),
    ("E31", {"food": 1}, 11, [13]),
    ("E31", {"food": 1}, 13, []),
    ("E43", {"food": 1}, 1, [8, 9, 10, 11, 12, 13, 14]),
    ("E43", {"food": 1}, 8, [9, 10, 11, 12, 13, 14]),
    ("E43", {"food": 1}, 14, []),
    ("E45", {"wood": 1}, 1, [2, 4, 6, 8, 10, 12, 14]),
    ("E45", {"wood": 1}, 6, [8, 10, 12, 14]),
    ("E45", {"wood": 1}, 13, [14]),
    ("E46", {"grain": 1}, 1, [5, 8, 11, 14]),
    ("E46", {"grain": 1}, 5, [8, 11, 14]),
    ("E46", {"grain": 1}, 13, [14]),
    ("E46", {"grain": 1}, 14, []),
    ("E48", {"reed": 1}, 1, [2, 3, 4]),
    ("E48", {"reed": 1}, 11, [12, 13, 14]),
    ("E48", {"reed": 1}, 13, [14]),
    ("E57", {"food": 1}, 1, [10, 11, 12, 13, 14]),
    ("E57", {"food": 1}, 9, [10, 11, 12, 13, 14]),
    ("E57", {"food": 1}, 10, [11, 12, 13, 14]),
]
"""What a minor improvement brings in which rounds if it is played in a round."""
OCCUPATIONS: list[tuple[str, dict[str, int], int, list[int]]] = [
    ("E187", {"clay": 1}, 1, list(range(6, 15))),
    ("E187", {"clay": 1}, 6, list(range(7, 15))),
    ("E187", {"clay": 1}, 13, [14]),
    ("E201", {"cattle": 1}, 1, [6, 10]),
    ("E201", {"cattle": 1}, 5, [10, 14]),
    ("E201", {"cattle": 1}, 6, [11]),
    ("E201", {"cattle": 1}, 9, [14]),
    ("E201", {"cattle": 1}, 10, []),
    ("E204", {"sheep": 1}, 1, [2, 3, 4]),
    ("E204", {"sheep": 1}, 12, [13, 14]),
    ("E205", {"reed": 1}, 1, [2, 3, 4, 5]),
    ("E205", {"reed": 1}, 10, [11, 12, 13, 14]),
    ("E205", {"reed": 1}, 12, [13, 14]),
]
"""What an occupation brings in which rounds if it is played in a round."""


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


def taught(card: str, number: int, **row: Any) -> bocage.Table:
    """Seat 0 has played an occupation in a round and has another person to place."""
    t = turn({"hand": [card], **row}, seats=4, round=number)
    play(t, "place lessons")
    return t


@pytest.mark.parametrize(("card", "brought", "number", "rounds"), marked(MINORS))
def test_a_minor_improvement_lays_goods_on_rounds_not_yet_begun(
    card: str, brought: dict[str, int], number: int, rounds: list[int]
) -> None:
    t = improving(card, READY[card], round=number)
    play(t, f"play {card}")
    assert deliveries(t, card) == [(n, brought) for n in rounds]
    assert coming(t) == [(n, brought, card) for n in rounds]
    assert goods(t) == {}


@pytest.mark.parametrize(("card", "brought", "number", "rounds"), marked(OCCUPATIONS))
def test_an_occupation_lays_goods_on_rounds_not_yet_begun(
    card: str, brought: dict[str, int], number: int, rounds: list[int]
) -> None:
    t = taught(card, number)
    assert deliveries(t, card) == [(n, brought) for n in rounds]
    assert goods(t) == {}


RECEIVED: list[tuple[str, int, dict[str, int]]] = [
    ("E24", 5, {"food": 2}),
    ("E31", 6, {"food": 1}),
    ("E31", 5, {}),
    ("E43", 8, {"food": 1}),
    ("E45", 5, {"wood": 1}),
    ("E46", 10, {"grain": 1}),
    ("E48", 5, {"reed": 1}),
    ("E57", 12, {"food": 1}),
]
"""What the round after the one in which a minor improvement is played brings."""


@pytest.mark.card("E24", "E31", "E43", "E45", "E46", "E48", "E57")
@pytest.mark.parametrize(("card", "number", "brought"), RECEIVED)
def test_the_goods_are_received_as_the_next_round_begins(
    card: str, number: int, brought: dict[str, int]
) -> None:
    t = improving(card, READY[card], round=number)
    play(t, f"play {card}", "start")
    assert (t.position()["round"], goods(t)) == (number + 1, brought)


@pytest.mark.card("E187", "E205", "E204", "E201")
def test_what_occupations_lay_on_a_round_space_is_received_by_its_owner() -> None:
    laid: list[tuple[str, dict[str, int]]] = [
        ("E187", {"clay": 1}),
        ("E205", {"reed": 1}),
        ("E204", {"sheep": 1}),
        ("E201", {"cattle": 1}),
    ]
    due = [{"round": 8, "seat": 0, "goods": brought, "card": card} for card, brought in laid]
    row = {"cards": [card for card, _ in laid], "pastures": MEADOWS}
    t = phase("preparation", 8, row, {}, {}, {}, scheduled=due)
    assert goods(t) == {"clay": 1, "reed": 1, "sheep": 1, "cattle": 1}
    assert goods(t, 1) == {}
    assert coming(t) == []


# Animals that come without a place


@pytest.mark.card("E201", "E204")
@pytest.mark.parametrize(("card", "animal", "food"), [("E201", "cattle", 4), ("E204", "sheep", 2)])
def test_an_animal_of_a_round_space_is_housed_cooked_or_let_go(
    card: str, animal: str, food: int
) -> None:
    due = [{"round": 8, "seat": 0, "goods": {animal: 1}, "card": card}]
    row = {"cards": [card], "animals": {"boar": 1}}
    t = phase("preparation", 8, row, {}, {}, {}, scheduled=due)
    play(t, f"release {animal}")
    assert goods(t) == {"boar": 1}
    t = phase("preparation", 8, {**row, "cards": [card, "hearth-4"]}, {}, {}, {}, scheduled=due)
    play(t, f"cook {animal}")
    assert goods(t) == {"boar": 1, "food": food}


# Maid


def food_in(*rounds: int) -> list[tuple[int, dict[str, int]]]:
    """A food on each of some round spaces."""
    return [(number, {"food": 1}) for number in rounds]


@pytest.mark.card("E190")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_maid_brings_food_in_every_round_of_a_house_that_is_no_hut_of_wood(house: str) -> None:
    t = taught("E190", 9, house=house)
    assert deliveries(t, "E190") == food_in(10, 11, 12, 13, 14)


@pytest.mark.card("E190")
def test_the_maid_waits_for_the_clay_hut() -> None:
    t = taught("E190", 10, goods=TO_CLAY)
    assert deliveries(t, "E190") == []
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], t.position()["round"]) == ("clay", 11)
    assert (deliveries(t, "E190"), goods(t)) == (food_in(12, 13, 14), {"food": 1})


@pytest.mark.card("E190", "E200")
def test_the_maid_is_content_with_a_hut_that_became_stone_at_once() -> None:
    t = turn({"cards": ["E190", "E200"], "goods": {"stone": 2, "reed": 1}}, round=10)
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert deliveries(t, "E190") == food_in(11, 12, 13, 14)


@pytest.mark.card("E190")
def test_the_maid_lays_her_food_only_once() -> None:
    t = alone({"hand": ["E190"], "house": "clay", "goods": {"stone": 2, "reed": 1}}, round=12)
    play(t, "place lessons", "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert t.position()["round"] == 13
    assert (deliveries(t, "E190"), goods(t)) == (food_in(14), {"food": 1})


@pytest.mark.card("E190")
def test_a_maid_found_in_a_clay_hut_has_done_her_work() -> None:
    t = turn({"cards": ["E190"], "house": "clay", "goods": {"stone": 2, "reed": 1}}, round=10)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], deliveries(t, "E190")) == ("stone", [])
