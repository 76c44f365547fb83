"""What is printed on the minor improvements of deck A: cost, prerequisite, points, travelling."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import (
    FREE,
    FULL,
    PASTURES,
    QUIET,
    alone,
    at_once,
    bonus,
    every,
    table,
)
from tests.games.agricola.scenario import REVISED, goods, offered, play, play_if_asked, reason, seat

COSTS: dict[str, dict[str, int]] = {
    "A002": {"food": 2},
    "A005": {"food": 1},
    "A009": {"sheep": 1},
    "A012": {"clay": 1},
    "A016": {},
    "A019": {"wood": 1},
    "A024": {"wood": 1},
    "A026": {"wood": 1},
    "A032": {"wood": 2},
    "A033": {},
    "A038": {},
    "A044": {"wood": 1},
    "A050": {"clay": 1},
    "A053": {"clay": 1},
    "A055": {"wood": 1, "clay": 1},
    "A056": {"reed": 1},
    "A063": {"wood": 2, "stone": 2},
    "A067": {"wood": 1},
    "A069": {"wood": 2},
    "A071": {"wood": 1},
    "A075": {"stone": 2},
    "A078": {"wood": 2},
    "A080": {"wood": 1},
    "A083": {"wood": 1},
}
POINTS = {"A024": 1, "A026": 1, "A044": 1, "A063": 2, "A075": 2, "A078": 1}
TRAVELLING = ("A002", "A005", "A009")
BONUS = {"A032", "A033", "A038"}
FOLD = [["r1c4", "r1c5"]]
"""A pasture for four animals."""
MET: list[tuple[str, dict[str, Any]]] = [
    ("A024", {"cards": QUIET[:2]}),
    ("A024", {"cards": QUIET[:3]}),
    ("A026", {"fields": {"r1c4": {"grain": 1}, "r1c5": {"grain": 3}}}),
    ("A033", FULL),
    ("A033", {**FULL, "fields": {}, "stables": ["r1c1"]}),
    ("A033", {**FULL, "fields": {}, "rooms": ["r1c1", "r2c1", "r3c1"]}),
    ("A038", {"animals": {"sheep": 5}, "pastures": FOLD}),
    ("A044", {"cards": QUIET[:2]}),
    ("A069", {"cards": QUIET[:2]}),
    ("A069", {"cards": QUIET[:3]}),
    ("A075", {}),
    ("A075", {"cards": QUIET[:3]}),
    ("A078", {"cards": QUIET[:1]}),
]
"""Farms on which a prerequisite is just met."""
MISSED: list[tuple[str, str, dict[str, Any]]] = [
    ("A024", "occupations", {"cards": QUIET[:1], "hand": QUIET[1:3]}),
    ("A024", "occupations", {"cards": [QUIET[0], "A012", "A019"]}),
    ("A026", "grain-fields", {"fields": {"r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}}}),
    ("A026", "grain-fields", {"fields": {"r1c4": {"grain": 3}, "r1c5": {}}}),
    ("A033", "all-used", {"pastures": PASTURES}),
    ("A038", "sheep", {"animals": {"sheep": 4, "boar": 1}, "pastures": FOLD}),
    ("A044", "occupations-exactly", {"cards": QUIET[:1]}),
    ("A044", "occupations-exactly", {"cards": QUIET[:3]}),
    ("A069", "occupations", {"cards": QUIET[:1], "hand": QUIET[1:3]}),
    ("A075", "occupations-at-most", {"cards": QUIET[:4]}),
    ("A078", "occupations", {"hand": QUIET[:1]}),
]
"""Farms on which a prerequisite is just missed."""
READY = dict(reversed(MET))
"""For each card with a prerequisite, the first farm that meets it."""
AT_ONCE = {"A009": {"cattle": 1}, "A016": {"clay": 1}, "A055": {"food": 1}}
"""What playing a card in the last round brings at once."""


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


@every(COSTS)
def test_it_costs_exactly_what_is_printed(card: str) -> None:
    ready = READY.get(card, {})
    if card == "A009":
        t = at_once(card, {"animals": COSTS[card]})
    else:
        t = at_once(card, {**ready, "goods": COSTS[card]})
    assert goods(t) == {**ready.get("animals", {}), **AT_ONCE.get(card, {})}


@every([card for card in COSTS if COSTS[card]])
def test_it_is_refused_when_one_of_its_cost_is_missing(card: str) -> None:
    for good, n in COSTS[card].items():
        plenty = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9}
        if good != "sheep":
            plenty[good] = n - 1
        t = alone({**READY.get(card, {}), "hand": [card, FREE], "goods": plenty})
        play(t, "place meeting-place")
        assert reason(t, f"play {card}") == "reason-cannot-pay"
        assert f"play {FREE}" in offered(t)


@pytest.mark.parametrize(("card", "row"), marked(MET))
def test_it_can_be_played_when_its_prerequisite_is_just_met(card: str, row: dict[str, Any]) -> None:
    t = at_once(card, {**row, "goods": COSTS[card]})
    assert card in seat(t)["cards"]


@pytest.mark.parametrize(("card", "need", "row"), marked(MISSED))
def test_it_is_refused_when_its_prerequisite_is_just_missed(
    card: str, need: str, row: dict[str, Any]
) -> None:
    hand = [*row.get("hand", []), card, FREE]
    t = alone({**row, "hand": hand, "goods": COSTS[card]})
    play(t, "place meeting-place")
    why = t.why_not(f"play {card}")
    assert why is not None
    assert why.id == "reason-need-not-met"
    assert why.values["need"].id == f"need-{need}"


@every([card for card in COSTS if card not in TRAVELLING])
def test_it_is_laid_in_front_of_its_owner(card: str) -> None:
    row = {**READY.get(card, {}), "goods": COSTS[card]}
    t = at_once(card, row)
    assert seat(t)["cards"] == [*row.get("cards", []), card]
    assert card not in seat(t)["hand"]
    assert card not in seat(t, 1)["hand"]


@every(TRAVELLING)
def test_it_travels_to_the_left_neighbours_hand(card: str) -> None:
    row = {"goods": {"food": 2}, "animals": {"sheep": 1}, "hand": [card, FREE]}
    for player, neighbour in ((0, 1), (1, 2), (2, 0)):
        rows: list[dict[str, Any]] = [{}, {}, {}]
        rows[player] = row
        t = table(*rows, round=14, turn=player)
        play(t, "place meeting-place", f"play {card}")
        play_if_asked(t, "plow r1c5")
        assert [seat(t, number)["hand"] for number in (neighbour, player)] == [[card], [FREE]]
        assert all(seat(t, number)["cards"] == [] for number in range(3))


@every(TRAVELLING)
def test_the_neighbour_may_play_it_in_turn(card: str) -> None:
    row = {"goods": {"food": 2}, "animals": {"sheep": 1}}
    t = table({**row, "hand": [card]}, row, round=13)
    for space in ("meeting-place", "major-improvement"):
        play(t, f"place {space}")
        play_if_asked(t, f"play {card}", "plow r1c5", "done")
    assert seat(t)["hand"] == [card]
    assert seat(t, 1)["hand"] == []
    assert goods(t) == goods(t, 1) != {**row["goods"], **row["animals"]}


@every(TRAVELLING)
def test_it_leaves_the_solo_game(card: str) -> None:
    t = table({"goods": {"food": 2}, "animals": {"sheep": 1}, "hand": [card, FREE]})
    play(t, "place meeting-place", f"play {card}")
    assert seat(t)["hand"] == [FREE]
    assert seat(t)["cards"] == []
    assert all(card not in pile for pile in t.position()["piles"].values())


@every(COSTS)
def test_it_scores_its_printed_points(card: str) -> None:
    t = alone({"cards": [card], "house": "stone"})
    assert t.scores()[0].lines["cards"] == POINTS.get(card, 0)
    assert bonus(t) == 0


@every(COSTS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards(REVISED) if entry.id == card)
    assert (entry.kind, entry.deck) == ("minor", "A")
    assert entry.cost == COSTS[card]
    assert entry.points == POINTS.get(card, 0)
    assert entry.passing == (card in TRAVELLING)
    assert entry.bonus == (card in BONUS)
    assert (entry.need is not None) == (card in READY)
