"""What is printed on the minor improvements of deck E: cost, prerequisite, points, travelling."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, offered, play, play_if_asked, reason, seat
from .deck_e import ANSWERS
from .tables import FREE, QUIET, alone, at_once, bonus, every, line, table

COSTS: dict[str, dict[str, int]] = {
    "E11": {"food": 1},
    "E12": {"wood": 1},
    "E13": {"wood": 1, "stone": 1},
    "E14": {},
    "E15": {"wood": 1},
    "E16": {},
    "E17": {"wood": 3, "stone": 1},
    "E18": {},
    "E19": {"clay": 2},
    "E20": {"clay": 1},
    "E21": {"wood": 1, "clay": 1, "reed": 1, "stone": 2},
    "E22": {"wood": 2},
    "E23": {"wood": 2},
    "E24": {"wood": 2},
    "E25": {},
    "E26": {"wood": 1},
    "E27": {"wood": 3, "stone": 1},
    "E28": {"wood": 1},
    "E29": {},
    "E30": {"wood": 2},
    "E31": {},
    "E32": {"wood": 1},
    "E33": {"clay": 1},
    "E34": {"reed": 1},
    "E35": {"wood": 1},
    "E36": {},
    "E37": {"wood": 2},
    "E38": {},
    "E39": {"grain": 1},
    "E40": {"food": 2},
    "E41": {"stone": 1},
    "E42": {"wood": 1},
    "E43": {},
    "E44": {"wood": 1, "clay": 1},
    "E45": {"food": 2},
    "E46": {"wood": 2},
    "E47": {},
    "E48": {},
    "E49": {"wood": 1},
    "E50": {"wood": 1},
    "E51": {"wood": 1},
    "E52": {"wood": 1},
    "E53": {"wood": 2},
    "E54": {},
    "E55": {"reed": 1, "stone": 3},
    "E56": {"wood": 1},
    "E57": {"stone": 2},
    "E58": {"wood": 2},
    "E59": {"wood": 2},
    "E60": {"sheep": 1},
    "E61": {"wood": 4},
    "E62": {"wood": 3},
    "E338": {},
}
POINTS = {
    **dict.fromkeys(("E18", "E19", "E20", "E22", "E24", "E30", "E31", "E36", "E43"), 1),
    **dict.fromkeys(("E47", "E48", "E49", "E58", "E59"), 1),
    **dict.fromkeys(("E17", "E27", "E38", "E44", "E54", "E57"), 2),
    "E14": 3,
}
TRAVELLING = ("E11", "E16", "E39", "E40", "E42", "E52", "E55", "E60")
BONUS = {"E21", "E23", "E28"}
HANDED_IN = ("E14", "E38")
"""Paid with improvements."""
LASTING = [card for card in COSTS if card not in TRAVELLING and card not in HANDED_IN]
STAY = [card for card in COSTS if card not in TRAVELLING]


def taught(number: int) -> dict[str, Any]:
    """A seat with so many occupations."""
    return {"cards": QUIET[:number]}


NEEDED = {
    **dict.fromkeys(("E36", "E58"), 1),
    **dict.fromkeys(("E18", "E30", "E46", "E49", "E62"), 2),
    **dict.fromkeys(("E43", "E47", "E48", "E61"), 3),
    **dict.fromkeys(("E24", "E54"), 4),
}
"""How many occupations a card asks for."""
READY: dict[str, dict[str, Any]] = {
    **{card: taught(number) for card, number in NEEDED.items()},
    "E29": {"animals": {"sheep": 1}},
    "E31": {"cards": [QUIET[0], "joinery", "well"]},
    "E33": {"cards": ["clay-oven"]},
    "E44": {},
}
"""Farms on which a prerequisite is just met."""
MISSED: list[tuple[str, dict[str, Any]]] = [
    *((card, taught(number - 1)) for card, number in NEEDED.items()),
    ("E36", {"hand": [QUIET[0]]}),
    ("E58", {"cards": ["joinery"]}),
    ("E29", {"animals": {"boar": 1}}),
    ("E31", {"cards": ["joinery", "well"]}),
    ("E31", {"cards": [*QUIET, "joinery"]}),
    ("E31", {"cards": [QUIET[0], "joinery"], "hand": ["E12"]}),
    ("E33", {"cards": ["fireplace-2", "hearth-4"]}),
]
"""Farms on which a prerequisite is just missed."""
BROUGHT = {"E33": {"food": 2}}
"""What playing a lasting card in the last round brings at once."""
PLENTY = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9}


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


@every(LASTING)
def test_it_costs_exactly_what_is_printed_and_is_laid_in_front_of_its_owner(card: str) -> None:
    row = {**READY.get(card, {}), "goods": COSTS[card]}
    t = at_once(card, row, {"placed": 2}, {"placed": 2})
    assert goods(t) == {**row.get("animals", {}), **BROUGHT.get(card, {})}
    assert seat(t)["cards"][-1] == card
    assert card not in seat(t)["hand"]
    assert card not in seat(t, 1)["hand"]


@every([card for card in COSTS if COSTS[card] and card not in ("E42", "E60")])
def test_it_is_refused_when_one_of_its_cost_is_missing(card: str) -> None:
    for good, n in COSTS[card].items():
        row = {**READY.get(card, {}), "goods": {**PLENTY, good: n - 1}, "hand": [card, FREE]}
        t = alone({"house": "stone", **row})
        play(t, "place meeting-place")
        assert reason(t, f"play {card}") == "reason-cannot-pay"
        assert f"play {FREE}" in offered(t)


@pytest.mark.card("E60", "E42")
def test_the_cattle_market_wants_a_sheep_and_the_neighbours_wood_or_clay() -> None:
    row = {"hand": ["E60", "E42", FREE], "goods": {"reed": 9, "stone": 9, "food": 9}}
    t = alone({**row, "animals": {"boar": 1}})
    play(t, "place meeting-place")
    assert reason(t, "play E60") == "reason-cannot-pay"
    assert reason(t, "play E42") == "reason-cannot-pay"


@every(READY)
def test_it_can_be_played_when_its_prerequisite_is_just_met(card: str) -> None:
    t = at_once(card, {**READY[card], "goods": COSTS[card]})
    assert card in seat(t)["cards"]


@pytest.mark.parametrize(("card", "row"), marked(MISSED))
def test_it_is_refused_when_its_prerequisite_is_just_missed(card: str, row: dict[str, Any]) -> None:
    hand = [*row.get("hand", []), card, FREE]
    t = alone({**row, "hand": hand, "goods": PLENTY})
    play(t, "place meeting-place")
    assert reason(t, f"play {card}") == "reason-need-not-met"
    assert f"play {FREE}" in offered(t)


ABLE = {
    "house": "stone",
    "goods": {"food": 2, "grain": 1, "wood": 1, "reed": 1, "stone": 3},
    "animals": {"sheep": 1},
}
"""A seat that can play every travelling card."""


@every(TRAVELLING)
def test_it_travels_to_the_left_neighbours_hand(card: str) -> None:
    for player, neighbour in ((0, 1), (1, 2), (2, 0)):
        rows: list[dict[str, Any]] = [{}, {}, {}]
        rows[player] = {**ABLE, "hand": [card, FREE]}
        t = table(*rows, round=14, turn=player)
        play(t, "place meeting-place", f"play {card}")
        play_if_asked(t, *ANSWERS)
        assert [seat(t, number)["hand"] for number in (neighbour, player)] == [[card], [FREE]]
        assert all(seat(t, number)["cards"] == [] for number in range(3))


@every(TRAVELLING)
def test_it_leaves_the_solo_game(card: str) -> None:
    t = table({**ABLE, "hand": [card, FREE]}, round=14)
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, *ANSWERS)
    assert seat(t)["hand"] == [FREE]
    assert seat(t)["cards"] == []
    assert all(card not in pile for pile in t.position()["piles"].values())


@every(STAY)
def test_it_scores_its_printed_points(card: str) -> None:
    t = alone({"cards": [card], "house": "wood"})
    assert line(t, "cards") == POINTS.get(card, 0)
    assert bonus(t) == 0


@every(COSTS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck) == ("minor", "E")
    assert entry.cost == COSTS[card]
    assert entry.alternative == ({"clay": 1} if card == "E42" else None)
    assert entry.points == POINTS.get(card, 0)
    assert entry.passing == (card in TRAVELLING)
    assert entry.bonus == (card in BONUS)


@every([card for card in COSTS if card != "E55"])
def test_the_catalogue_names_a_prerequisite_where_one_is_printed(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.need is not None) == (card in READY or card in HANDED_IN)
