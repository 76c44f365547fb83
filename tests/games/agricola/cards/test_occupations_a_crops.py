"""Occupations of deck A for crops: A112, A114 and A160."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import phase, theirs, turn
from tests.games.agricola.scenario import goods, offered, play, seat


def harvest(fields: dict[str, Any], *cards: str) -> bocage.Table:
    """The harvest of round 4, well fed."""
    row = {"cards": ["A112", *cards], "goods": {"food": 9}, "fields": fields}
    return phase("harvest", 4, row)


@pytest.mark.card("A112")
def test_the_scythe_worker_brings_a_grain() -> None:
    t = turn({"hand": ["A112"]})
    play(t, "place lessons")
    assert goods(t) == {"grain": 1}


@pytest.mark.card("A112")
def test_the_scythe_worker_takes_one_more_grain_from_every_field() -> None:
    t = harvest({"r1c2": {"grain": 3}, "r1c3": {"grain": 2}})
    play(t, "reap r1c2")
    assert "reap r1c2" not in offered(t)
    play(t, "reap r1c3")
    assert goods(t)["grain"] == 4
    assert seat(t)["fields"] == {"r1c2": {"grain": 1}, "r1c3": {}}


@pytest.mark.card("A112")
def test_the_scythe_worker_may_spare_fields() -> None:
    t = harvest({"r1c2": {"grain": 3}, "r1c3": {"grain": 3}})
    play(t, "reap r1c3", "done")
    assert goods(t)["grain"] == 3
    assert seat(t)["fields"] == {"r1c2": {"grain": 2}, "r1c3": {"grain": 1}}


@pytest.mark.card("A112")
def test_the_scythe_worker_takes_nothing_more_from_a_last_grain_or_from_vegetables() -> None:
    t = harvest({"r1c2": {"grain": 1}, "r1c3": {"vegetable": 2}})
    assert t.position()["round"] == 5
    assert (goods(t)["grain"], goods(t)["vegetable"]) == (1, 1)
    assert seat(t)["fields"] == {"r1c2": {}, "r1c3": {"vegetable": 1}}


@pytest.mark.card("A112")
def test_the_scythe_worker_takes_no_grain_from_the_fields_of_others() -> None:
    fields = {"r1c2": {"grain": 3}}
    rows = ({"cards": ["A112"], "goods": {"food": 9}}, {"goods": {"food": 9}, "fields": fields})
    t = phase("harvest", 4, *rows)
    assert goods(t, 1)["grain"] == 1
    assert seat(t, 1)["fields"] == {"r1c2": {"grain": 2}}


@pytest.mark.card("A114")
@pytest.mark.parametrize("number", [1, 5])
def test_the_seasonal_worker_earns_a_grain_as_day_laborer(number: int) -> None:
    t = turn({"cards": ["A114"]}, round=number)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "grain": 1}


@pytest.mark.card("A114")
@pytest.mark.parametrize("good", ["grain", "vegetable"])
@pytest.mark.parametrize("number", [6, 13])
def test_the_seasonal_worker_may_take_a_vegetable_from_round_six_on(number: int, good: str) -> None:
    t = turn({"cards": ["A114"]}, round=number)
    play(t, "place day-laborer")
    assert offered(t) == {"take grain", "take vegetable"}
    play(t, f"take {good}")
    assert goods(t) == {"food": 2, good: 1}


@pytest.mark.card("A114")
def test_the_seasonal_worker_earns_nothing_elsewhere_or_from_others() -> None:
    t = turn({"cards": ["A114"]}, round=5)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1}
    t = theirs({"cards": ["A114"]})
    play(t, "place day-laborer")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 2})


PLAYERS = {"traveling-players": {"goods": {"food": 3}}}


def lutenist(**supply: int) -> bocage.Table:
    """A table where seat 1 has gone to the traveling players and seat 0 has the Lutenist."""
    t = theirs({"cards": ["A160"], "goods": supply}, seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    return t


@pytest.mark.card("A160")
def test_the_lutenist_earns_wood_and_food_from_the_traveling_players_of_others() -> None:
    t = lutenist()
    assert goods(t) == {"wood": 1, "food": 1}
    assert goods(t, 1) == {"food": 3}
    assert "use A160" not in offered(t)


@pytest.mark.card("A160")
def test_the_lutenist_may_buy_a_vegetable_with_the_food_just_earned() -> None:
    t = lutenist(food=1)
    assert t.decision is not None
    assert t.decision.seat == 0
    assert offered(t) == {"use A160", "done"}
    play(t, "use A160")
    assert goods(t) == {"wood": 1, "vegetable": 1}
    assert goods(t, 1) == {"food": 3}


@pytest.mark.card("A160")
def test_the_lutenist_buys_a_single_vegetable() -> None:
    t = lutenist(food=9)
    play(t, "use A160")
    assert "use A160" not in offered(t)
    assert goods(t) == {"wood": 1, "vegetable": 1, "food": 8}


@pytest.mark.card("A160")
def test_the_lutenist_may_do_without_a_vegetable() -> None:
    t = lutenist(food=9)
    play(t, "done")
    assert goods(t) == {"wood": 1, "food": 10}


@pytest.mark.card("A160")
def test_the_lutenist_earns_nothing_from_his_own_traveling_players() -> None:
    t = turn({"cards": ["A160"], "goods": {"food": 2}}, seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert goods(t) == {"food": 5}
    assert "use A160" not in offered(t)
