"""Ploughs of deck E and who makes them: E61, E62 and E195."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, seat
from .tables import alone, table, theirs, turn, window

PLOUGHS = ("E61", "E62")

every_plough = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in PLOUGHS]
)


def plowing(*cards: str, space: str = "farmland", **row: Any) -> bocage.Table:
    """Seat 0 has some cards and has plowed the first field of an action."""
    t = alone({"cards": list(cards), **row})
    play(t, f"place {space}", "plow r1c2")
    return t


def fields(t: bocage.Table) -> set[str]:
    """The fields of seat 0."""
    return set(seat(t)["fields"])


@every_plough
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_it_plows_three_fields_instead_of_one(card: str, space: str) -> None:
    t = plowing(card, space=space)
    assert f"use {card}" in offered(t)
    play(t, f"use {card}", "plow r1c3", "plow r1c4")
    assert fields(t) == {"r1c2", "r1c3", "r1c4"}
    assert choices(t, "plow") == set()


@every_plough
def test_it_may_plow_only_two(card: str) -> None:
    t = plowing(card)
    play(t, f"use {card}", "plow r1c3", "done")
    assert fields(t) == {"r1c2", "r1c3"}
    assert "place cultivation" in offered(t)


@every_plough
def test_it_may_stay_unused(card: str) -> None:
    t = plowing(card)
    assert offered(t) == window(card)
    play(t, "done")
    assert fields(t) == {"r1c2"}
    play(t, "place cultivation", "plow r1c3")
    assert f"use {card}" in offered(t)


@pytest.mark.card("E62")
def test_the_turnwrest_plow_is_used_once() -> None:
    t = plowing("E62")
    play(t, "use E62", "plow r1c3", "plow r1c4", "place cultivation", "plow r1c5")
    assert "use E62" not in offered(t)


@pytest.mark.card("E61")
def test_the_riding_plow_is_used_twice() -> None:
    row = {"cards": ["E61"], "goods": {"food": 9}}
    t = table(row, {"placed": 2, "goods": {"food": 9}}, round=13)
    play(t, "place farmland", "plow r1c2", "use E61", "plow r1c3", "plow r1c4")
    play(t, "place cultivation", "plow r1c5", "use E61", "plow r2c5", "plow r2c4")
    play_if_asked(t, "done")
    assert (t.position()["round"], len(fields(t))) == (14, 6)
    play(t, "place farmland", "plow r2c3")
    assert "use E61" not in offered(t)
    assert len(fields(t)) == 7


@pytest.mark.card("E61", "E62", "I68")
def test_one_plow_or_the_harrow_is_used_in_an_action() -> None:
    t = plowing("E61", "E62", "I68")
    assert offered(t) == window("E61", "E62", "I68")
    play(t, "use E61", "plow r1c3", "plow r1c4")
    assert choices(t, "use") == set()
    assert "place cultivation" in offered(t)


@every_plough
def test_it_plows_for_nobody_else(card: str) -> None:
    t = theirs({"cards": [card]})
    play(t, "place farmland", "plow r1c2")
    assert f"use {card}" not in offered(t)
    assert set(seat(t, 1)["fields"]) == {"r1c2"}


@every_plough
def test_after_it_the_fields_may_be_sown(card: str) -> None:
    t = plowing(card, space="cultivation", goods={"grain": 1})
    play(t, f"use {card}", "plow r1c3", "plow r1c4", "sow grain r1c4")
    assert seat(t)["fields"] == {"r1c2": {}, "r1c3": {}, "r1c4": {"grain": 3}}


# Plough Maker


@pytest.mark.card("E195")
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_the_plow_maker_sells_a_further_field_for_a_food(space: str) -> None:
    t = plowing("E195", space=space, goods={"food": 2})
    assert "use E195" in offered(t)
    play(t, "use E195", "plow r1c3")
    assert (fields(t), goods(t)) == ({"r1c2", "r1c3"}, {"food": 1})
    assert "use E195" not in offered(t)


@pytest.mark.card("E195")
def test_the_plow_maker_needs_a_food_and_may_be_declined() -> None:
    t = plowing("E195")
    assert "place cultivation" in offered(t)
    t = plowing("E195", goods={"food": 1})
    play(t, "done")
    assert (fields(t), goods(t)) == ({"r1c2"}, {"food": 1})


@pytest.mark.card("E195", "E62")
def test_the_plow_maker_adds_a_field_to_those_of_a_plow() -> None:
    t = plowing("E195", "E62", goods={"food": 3})
    play(t, "use E62", "plow r1c3", "plow r1c4", "use E195", "plow r1c5")
    assert (fields(t), goods(t)) == ({"r1c2", "r1c3", "r1c4", "r1c5"}, {"food": 2})
    assert "place cultivation" in offered(t)


@pytest.mark.card("E195")
def test_the_plow_maker_hears_only_its_owner() -> None:
    t = theirs({"cards": ["E195"], "goods": {"food": 1}})
    play(t, "place farmland", "plow r1c2")
    assert "use E195" not in offered(t)
    t = turn({"goods": {"food": 1}}, others={"cards": ["E195"]})
    play(t, "place farmland", "plow r1c2")
    assert "use E195" not in offered(t)
