"""What is printed on the minor improvements of deck Z: cost, need, points, travelling."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, play, play_if_asked, reason, seat

from .deck_i import ZED
from .tables import FREE, QUIET, alone, at_once, bonus, every, improving, table

COSTS: dict[str, dict[str, int]] = {
    "Z313": {"wood": 2},
    "Z314": {"wood": 1},
    "Z315": {"grain": 1, "stone": 1},
    "Z316": {"stone": 1},
    "Z317": {"food": 2},
    "Z318": {},
    "Z319": {},
    "Z320": {"wood": 1},
    "Z321": {},
    "Z322": {},
    "Z324": {},
}
"""All but the Giant Pumpkin, whose price lies on it."""
POINTS = {"Z315": 1, "Z316": 2}
PASSING = ("Z314", "Z317", "Z318")
BONUS = ("Z315", "Z317", "Z319", "Z320", "Z321", "Z323")
USED = {
    "pastures": [[f"r{row}c{column}" for row in (1, 2, 3) for column in (2, 3, 4, 5)]],
    "fields": {"r1c1": {}},
}
"""A farm on which all spaces are used."""
READY: dict[str, dict[str, Any]] = {
    "Z319": {"fields": {"r1c5": {"vegetable": 1}}},
    "Z321": USED,
    "Z324": {"fields": {"r1c4": {}, "r1c5": {}}},
}
"""Farms on which a prerequisite is just met."""
MISSED: list[tuple[str, dict[str, Any]]] = [
    ("Z319", {"fields": {"r1c5": {"grain": 1}}, "goods": {"vegetable": 1}}),
    ("Z321", {**USED, "fields": {}}),
    ("Z324", {"fields": {"r1c4": {"grain": 1}, "r1c5": {}}}),
]
"""Farms on which it is just missed."""


@every(["Z313", "Z315", "Z316", "Z319", "Z324"])
def test_it_costs_exactly_what_is_printed(card: str) -> None:
    row = {**READY.get(card, {}), "goods": COSTS[card]}
    t = at_once(card, row, options=ZED)
    assert goods(t) == {}
    assert seat(t)["cards"] == [card]


@every(["Z313", "Z314", "Z315", "Z316", "Z320"])
def test_it_is_refused_when_one_of_its_cost_is_missing(card: str) -> None:
    for good, n in COSTS[card].items():
        supply = {"wood": 9, "stone": 9, "grain": 9, good: n - 1}
        t = improving(card, {"goods": supply}, round=3, options=ZED)
        assert reason(t, f"play {card}") == "reason-cannot-pay"


@pytest.mark.parametrize(
    ("card", "row"), [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in MISSED]
)
def test_it_is_refused_when_its_prerequisite_is_just_missed(card: str, row: dict[str, Any]) -> None:
    t = improving(card, row, options=ZED)
    assert reason(t, f"play {card}") == "reason-need-not-met"


@every(PASSING)
def test_it_travels_to_the_left_neighbours_hand(card: str) -> None:
    row = {"goods": {"wood": 1, "food": 4}, "hand": [card, FREE], "animals": {"sheep": 1}}
    t = table(row, {}, {}, round=5, options=ZED)
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "cook sheep", "done")
    assert [seat(t, number)["hand"] for number in (0, 1, 2)] == [[FREE], [card], []]
    assert seat(t)["cards"] == []


@every([card for card in COSTS if card not in PASSING and card not in ("Z319", "Z320", "Z321")])
def test_it_scores_its_printed_points(card: str) -> None:
    t = alone({"cards": [card]}, options=ZED)
    assert t.scores()[0].lines["cards"] == POINTS.get(card, 0)
    assert bonus(t) == 0


@every(COSTS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck) == ("minor", "Z")
    assert entry.cost == COSTS[card]
    assert entry.per_person == (card == "Z317")
    assert entry.points == POINTS.get(card, 0)
    assert entry.passing == (card in PASSING)
    assert entry.bonus == (card in BONUS)


# Bust

OCCUPATIONS = [*QUIET, "E177", "E189", "E197", "E199"]


@pytest.mark.card("Z316")
@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_the_bust_is_refused_once_all_others_have_enough_occupations(
    seats: int, limit: int
) -> None:
    row = {"goods": {"stone": 1}, "hand": ["Z316", FREE]}
    cards = iter(OCCUPATIONS)
    others: list[dict[str, Any]] = [
        {"cards": [next(cards) for _ in range(limit)], "placed": 2} for _ in range(seats - 1)
    ]
    t = table(row, *others, round=6, options=ZED)
    play(t, "place meeting-place")
    assert reason(t, "play Z316") == "reason-need-not-met"
    others[-1]["cards"].pop()
    t = table(row, *others, round=6, options=ZED)
    play(t, "place meeting-place")
    assert reason(t, "play Z316") is None


@pytest.mark.card("Z316")
def test_the_bust_can_always_be_played_alone() -> None:
    row = {"goods": {"stone": 1}, "cards": QUIET[:4], "hand": ["Z316", FREE]}
    t = table(row, round=6, options=ZED)
    play(t, "place meeting-place", "play Z316")
    assert seat(t)["cards"] == [*QUIET[:4], "Z316"]
