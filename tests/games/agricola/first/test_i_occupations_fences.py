"""Occupations of deck I for fences, stables and the use of the farm."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import PASTURES, ROOMS
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    seat,
)
from tests.games.common import deciding

from .deck_i import learn
from .tables import alone, dawn, table, window

# Groom, Rancher


@pytest.mark.card("I254")
def test_the_groom_builds_a_stable_for_a_wood_as_a_round_begins_in_a_stone_house() -> None:
    row = {"cards": ["I254"], "house": "stone", "goods": {"wood": 3}}
    t = dawn(row, 4)
    assert offered(t) == window("I254")
    play(t, "use I254", "stable r1c5")
    assert (seat(t)["stables"], goods(t)) == (["r1c5"], {"wood": 2})
    assert "place forest" in offered(t)
    t = dawn({**row, "house": "clay"}, 4)
    assert "place forest" in offered(t)


@pytest.mark.card("I254")
def test_wood_of_the_round_space_pays_the_groom() -> None:
    due = [{"round": 8, "seat": 0, "goods": {"wood": 1}, "card": "I235"}]
    t = dawn({"cards": ["I254", "I235"], "house": "stone"}, 4, scheduled=due)
    play(t, "use I254", "stable r1c5")
    assert goods(t) == {}


@pytest.mark.card("I340")
@pytest.mark.parametrize(
    ("mine", "other", "wood"),
    [
        ({"fields": {"r1c5": {}}}, {}, 1),
        ({}, {}, 0),
        ({"fields": {"r1c5": {}}}, {"stables": ["r1c5"]}, 0),
        ({"pastures": PASTURES}, {"pastures": [["r1c5"]]}, 1),
        ({"rooms": ROOMS[:4]}, {"stables": ["r1c5"]}, 1),
    ],
)
def test_the_rancher_gets_a_wood_for_the_most_used_spaces(
    mine: dict[str, Any], other: dict[str, Any], wood: int
) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I340"], **mine}, other, {}, {}]
    t = table(*rows, round=8, phase="preparation")
    assert goods(t) == ({"wood": 1} if wood else {})
    assert deciding(t) == 0


# Fencer


@pytest.mark.card("I264")
@pytest.mark.parametrize(
    ("actions", "wood"),
    [
        (["fence r1c5", "done"], 1),
        (["fence r1c4+r1c5", "done"], 2),
        (["fence r1c5", "fence r1c4", "done"], 2),
    ],
    ids=["four", "six", "four and three"],
)
def test_the_fencer_gets_wood_for_others_fences(actions: list[str], wood: int) -> None:
    rows = {"cards": ["I264"], "placed": 2}, {"goods": {"wood": 15}}, {"placed": 2}, {"placed": 2}
    t = table(*rows, turn=1, round=14)
    play(t, "place fencing", *actions)
    assert goods(t) == {"wood": wood}


@pytest.mark.card("I264")
def test_the_fencer_gets_nothing_for_the_own_fences() -> None:
    t = alone({"cards": ["I264"], "goods": {"wood": 4}}, 4)
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {}


# Fence Deliveryman


def fences_left(t: bocage.Table) -> int:
    """The fences in stock of seat 0."""
    found: int = t.observe(0)["seats"][0]["fences_left"]
    return found


@pytest.mark.card("I265")
@pytest.mark.parametrize(("now", "left"), [(1, 7), (4, 7), (5, 11), (8, 11), (9, 15)])
def test_the_fence_deliveryman_lays_four_fences_on_each_of_two_round_spaces(
    now: int, left: int
) -> None:
    t = learn("I265", round=now)
    assert fences_left(t) == left
    rounds = [entry["round"] for entry in t.position()["scheduled"]]
    assert rounds == [number for number in (now + 6, now + 10) if number <= 14]


def delivery(food: int, **row: Any) -> bocage.Table:
    """The start of the round in which four fences are delivered."""
    given = seat(learn("I265", {"people": 3, "goods": {"food": 1}, **row}, round=2))
    due = learn("I265", {}, round=2).position()["scheduled"]
    return dawn({**given, "placed": 0, "goods": {"food": food}}, round=8, scheduled=due)


@pytest.mark.card("I265")
def test_delivered_fences_are_built_for_two_food() -> None:
    t = delivery(2)
    assert offered(t) == window("I265")
    play(t, "use I265")
    play(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})
    assert fences_left(t) == 7


@pytest.mark.card("I265")
def test_fences_that_are_not_built_return_to_the_stock() -> None:
    t = delivery(2)
    play(t, "done")
    assert (fences_left(t), goods(t)) == (11, {"food": 2})
    t = delivery(1)
    assert (fences_left(t), deciding(t)) == (11, 0)
    assert "place forest" in offered(t)


@pytest.mark.card("I265")
def test_fewer_fences_cost_as_much() -> None:
    t = delivery(3, pastures=[["r1c5"]])
    play(t, "use I265", "fence r1c4")
    assert goods(t) == {"food": 1}
    assert fences_left(t) == 15 - 4 - 3 - 4


@pytest.mark.card("I265", "E175")
def test_the_hedge_keeper_adds_to_delivered_fences() -> None:
    t = delivery(2, cards=["E175"])
    play(t, "use I265")
    assert "fence r1c4+r1c5" in offered(t)
