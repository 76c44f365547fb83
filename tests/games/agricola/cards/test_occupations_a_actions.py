"""Occupations of deck A for actions: A092."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import IDLE, ROOMS, table, turn
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat


def family(*cards: str, **row: Any) -> dict[str, Any]:
    """A seat with room for a child, in front of it some cards."""
    return {"cards": list(cards), "rooms": ROOMS[:3], "goods": {"food": 5}, **row}


def with_child(**row: Any) -> dict[str, Any]:
    """A seat whose child was born this round and lies on the wish space."""
    return {**family(), "people": 3, "newborn": 1, "placed": 1, **row}


BORN = {"basic-wish": {"people": [0], "newborn": [0]}}


@pytest.mark.card("A092")
def test_the_adoptive_parents_place_a_child_for_a_food_in_the_round_of_its_birth() -> None:
    t = turn(family("A092", placed=1))
    play(t, "place basic-wish")
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)
    assert offered(t) == {"use A092", "pass"}
    play(t, "use A092")
    assert seat(t)["newborn"] == 0
    assert t.position()["spaces"]["basic-wish"] == {"people": [0]}
    play(t, "place day-laborer")
    assert t.position()["round"] == 7
    assert goods(t) == {"food": 6}


@pytest.mark.card("A092")
def test_the_adoptive_parents_offer_every_choice_once() -> None:
    t = turn(family("A092", placed=1))
    play(t, "place basic-wish")
    assert t.decision is not None
    texts = [action.text for action in t.decision.actions]
    assert len(texts) == len(set(texts))


@pytest.mark.card("A092")
def test_the_adoptive_parents_may_leave_the_child_at_home() -> None:
    t = turn(family("A092", placed=1))
    play(t, "place basic-wish", "pass")
    assert t.position()["round"] == 7
    assert goods(t) == {"food": 5}
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 0)


@pytest.mark.card("A092")
def test_the_adoptive_parents_need_a_food() -> None:
    t = turn(family("A092", placed=1, goods={}))
    play(t, "place basic-wish")
    assert t.position()["round"] == 7


@pytest.mark.card("A092")
def test_the_adoptive_parents_may_pay_with_a_grain() -> None:
    t = turn(family("A092", placed=1, goods={"grain": 1}))
    play(t, "place basic-wish", "use A092", "place day-laborer")
    assert goods(t) == {"food": 2}


@pytest.mark.card("A092")
def test_the_adoptive_parents_keep_to_the_order_of_turns() -> None:
    t = table(family("A092"), {}, round=6)
    play(t, "place basic-wish")
    assert t.decision is not None
    assert t.decision.seat == 1
    play(t, "place day-laborer", "use A092", "place farmland")
    play_if_asked(t, "plow r1c5")
    assert t.decision.seat == 1
    play(t, "place grain-seeds", "place meeting-place")
    assert t.position()["round"] == 7


@pytest.mark.card("A092")
def test_the_adoptive_parents_place_every_child_of_the_round() -> None:
    t = turn(family("A092", goods={"food": 2}), round=12)
    play(t, "place basic-wish", "place urgent-wish")
    assert seat(t)["newborn"] == 2
    play(t, "use A092", "place grain-seeds", "use A092", "place day-laborer")
    assert t.position()["round"] == 13
    assert goods(t) == {"food": 2, "grain": 1}


@pytest.mark.card("A092")
def test_the_adoptive_parents_adopt_a_child_born_before_they_were_played() -> None:
    row = with_child(hand=["A092", IDLE], people=4, rooms=ROOMS[:4])
    t = turn(row, spaces=BORN)
    play(t, "place lessons", "play A092", "use A092")
    assert seat(t)["newborn"] == 0
    assert goods(t) == {"food": 4}


@pytest.mark.card("A092")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_adoptive_parents_may_be_played_by_the_last_person_of_the_round(seats: int) -> None:
    t = turn(with_child(hand=["A092", IDLE]), seats, spaces=BORN)
    play(t, "place lessons", "play A092")
    assert t.position()["round"] == 6
    play(t, "use A092", "place day-laborer")
    assert goods(t) == {"food": 6}


@pytest.mark.card("A092")
@pytest.mark.parametrize(("seats", "meal"), [(1, 9), (2, 6)])
def test_the_adoptive_parents_feed_the_placed_child_in_full(seats: int, meal: int) -> None:
    row = family("A092", placed=1, goods={"food": 11})
    t = turn(row, seats, round=7)
    play(t, "place basic-wish", "use A092", "place farmland")
    play_if_asked(t, "plow r1c5")
    assert t.position()["round"] == 8
    assert goods(t) == {"food": 11 - 1 - meal}


@pytest.mark.card("A092")
def test_the_adoptive_parents_feed_a_child_left_at_home_as_a_newborn() -> None:
    t = turn(family("A092", placed=1, goods={"food": 10}), round=7)
    play(t, "place basic-wish", "pass")
    assert goods(t) == {"food": 10 - 5}
