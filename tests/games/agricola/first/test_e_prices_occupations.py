"""Occupations of deck E that change prices: E157, E199, E211 and E218."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import goods, offered, play, play_if_asked, reason, seat
from .deck_e import ROOMS, improve
from .tables import alone

STABLES = ["r1c2", "r1c3", "r1c4", "r1c5"]
"""All stables, so that only rooms can be built."""

# Prices of rooms and renovations

ROOM_PRICES: list[tuple[str, str, dict[str, int]]] = [
    ("E157", "wood", {"wood": 5, "reed": 1}),
    ("E157", "clay", {"clay": 5, "reed": 1}),
    ("E211", "stone", {"stone": 4, "reed": 2}),
    ("E211", "clay", {"clay": 5, "reed": 2}),
    ("E218", "wood", {"wood": 3, "reed": 2}),
    ("E218", "clay", {"clay": 3, "reed": 2}),
    ("E218", "stone", {"stone": 3, "reed": 2}),
]


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


@pytest.mark.parametrize(("card", "house", "cost"), marked(ROOM_PRICES))
def test_it_changes_the_price_of_every_room(card: str, house: str, cost: dict[str, int]) -> None:
    row = {"cards": [card], "house": house, "stables": STABLES}
    t = alone({**row, "goods": {good: 2 * n for good, n in cost.items()}}, 3)
    play(t, "place farm-expansion", "room r1c1", "room r2c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})
    for good, n in cost.items():
        t = alone({**row, "goods": {**cost, good: n - 1}}, 3)
        assert "place farm-expansion" not in offered(t)


RENOVATIONS: list[tuple[str, str, int, dict[str, int]]] = [
    ("E157", "wood", 3, {"clay": 3}),
    ("E157", "clay", 3, {"stone": 3}),
    ("E199", "wood", 2, {"reed": 1}),
    ("E199", "wood", 5, {"clay": 3, "reed": 1}),
    ("E199", "clay", 2, {"reed": 1}),
    ("E199", "clay", 4, {"stone": 2, "reed": 1}),
    ("E211", "clay", 4, {"stone": 3, "reed": 1}),
    ("E211", "wood", 3, {"clay": 3, "reed": 1}),
]


@pytest.mark.parametrize(("card", "house", "rooms", "cost"), marked(RENOVATIONS))
def test_it_changes_the_price_of_a_renovation(
    card: str, house: str, rooms: int, cost: dict[str, int]
) -> None:
    row = {"cards": [card], "house": house, "rooms": ROOMS[:rooms]}
    t = alone({**row, "goods": cost}, 3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay" if house == "wood" else "stone", {})
    for good, n in cost.items():
        t = alone({**row, "goods": {**cost, good: n - 1}}, 3)
        assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


THATCHED: dict[str, dict[str, int]] = {
    "E21": {"wood": 1, "clay": 1, "stone": 2},
    "I103": {"wood": 1, "clay": 2, "stone": 2},
    "I84": {"wood": 2},
    "I71": {"wood": 3, "reed": 1},
    "I86": {"clay": 2, "reed": 1},
    "K144": {"wood": 3, "clay": 3, "reed": 1, "stone": 3},
}
"""Improvements that the Thatcher makes cheaper, and what they cost then."""


@pytest.mark.card("E157")
@pytest.mark.parametrize("card", THATCHED)
def test_the_thatcher_saves_a_reed_of_six_improvements(card: str) -> None:
    t = improve(card, {"cards": ["E157"], "goods": THATCHED[card]}, seats=3, round=13)
    assert (seat(t)["cards"], goods(t)) == (["E157", card], {})


@pytest.mark.card("E157")
def test_the_thatcher_saves_no_reed_of_other_improvements() -> None:
    t = improve("E34", {"cards": ["E157"], "hand": ["K129"]}, seats=3)
    assert "E34" not in seat(t)["cards"]
    t = alone({"cards": ["E157"], "hand": ["K129"], "goods": {"reed": 1, "stone": 2}}, 3)
    play(t, "place major-improvement")
    assert "build A9" not in offered(t)


CUT = {
    "A5": {"clay": 3},
    "A6": {"clay": 1, "stone": 2},
    "A7": {"wood": 2, "stone": 1},
    "A8": {"clay": 2, "stone": 1},
    "A9": {"reed": 2, "stone": 1},
    "A10": {"wood": 1, "stone": 2},
}
"""Major improvements at the Stonecutter's price."""


@pytest.mark.card("E211")
@pytest.mark.parametrize("major", CUT)
def test_the_stonecutter_saves_a_stone_on_a_major_improvement(major: str) -> None:
    t = alone({"cards": ["E211"], "goods": CUT[major]}, 3)
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert (seat(t)["cards"], goods(t)) == (["E211", major], {})
    for good, n in CUT[major].items():
        t = alone({"cards": ["E211"], "hand": ["K129"], "goods": {**CUT[major], good: n - 1}}, 3)
        play_if_asked(t, "place major-improvement")
        assert f"build {major}" not in offered(t)


@pytest.mark.card("E211", "K107")
def test_the_stonecutter_makes_lumber_free() -> None:
    t = improve("K107", {"cards": ["E211"]}, seats=3)
    assert goods(t) == {"wood": 3}


@pytest.mark.card("E157", "E211", "E218")
def test_reductions_and_a_base_price_are_all_for_the_same_room() -> None:
    row = {"cards": ["E157", "E211", "E218"], "house": "stone", "stables": STABLES}
    t = alone({**row, "goods": {"stone": 2, "reed": 1}}, 3)
    play(t, "place farm-expansion")
    play_if_asked(t, "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})
