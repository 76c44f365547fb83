"""Occupations of deck Z for the family: the Village Beauty and the Mother of Twins."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import ROOMS
from tests.games.agricola.scenario import goods, offered, play, seat
from tests.games.common import prompt

from .deck_i import ZED, anytime, work
from .tables import alone, table, turn, window

# Village Beauty

FAMILY: dict[str, Any] = {"rooms": ROOMS[:3], "goods": {"food": 4}}


@pytest.mark.card("Z325")
def test_the_village_beauty_makes_a_family_grow_for_three_food() -> None:
    t = anytime("Z325", FAMILY)
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 1, {"food": 1})
    assert t.observe(0)["seats"][0]["to_place"] == 2
    work(t, "day-laborer", "grain-seeds")
    assert t.position()["round"] == 7
    assert t.observe(0)["seats"][0]["to_place"] == 3


@pytest.mark.card("Z325")
@pytest.mark.parametrize(
    "row",
    [{**FAMILY, "rooms": ROOMS[:2]}, {**FAMILY, "goods": {"food": 2}}],
    ids=["no room", "too little food"],
)
def test_the_village_beauty_asks_for_a_room_and_food(row: dict[str, Any]) -> None:
    assert "anytime" not in offered(turn({"cards": ["Z325"], **row}, options=ZED))


@pytest.mark.card("Z325")
def test_five_people_are_enough_for_the_village_beauty() -> None:
    row = {"cards": ["Z325"], "rooms": ROOMS, "people": 5, "goods": {"food": 9}}
    assert "anytime" not in offered(turn(row, options=ZED))


@pytest.mark.card("Z325", "I233")
def test_the_farm_steward_gives_a_bed_to_the_village_beautys_child_once() -> None:
    row = {"cards": ["I233"], "house": "clay", "goods": {"food": 6}}
    t = anytime("Z325", row)
    assert (seat(t)["people"], goods(t)) == (3, {"food": 3})
    assert "anytime" not in offered(t)


# Mother of Twins


@pytest.mark.card("Z336")
@pytest.mark.parametrize("space", ["basic-wish", "urgent-wish"])
def test_twins_are_born_for_three_food_and_need_one_room(space: str) -> None:
    row = {"cards": ["Z336"], "rooms": ROOMS[:3], "goods": {"food": 3}}
    t = alone(row, round=12, options=ZED)
    work(t, space)
    assert offered(t) == window("Z336")
    play(t, "use Z336")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (4, 2, {})


@pytest.mark.card("Z336")
def test_a_single_child_costs_nothing() -> None:
    row = {"cards": ["Z336"], "rooms": ROOMS[:3], "goods": {"food": 3}}
    t = alone(row, round=12, options=ZED)
    play(t, "place basic-wish", "done")
    assert (seat(t)["people"], goods(t)) == (3, {"food": 3})


@pytest.mark.card("Z336")
@pytest.mark.parametrize(
    "row",
    [
        {"goods": {"food": 2}, "rooms": ROOMS[:3]},
        {"goods": {"food": 9}, "rooms": ROOMS[:5], "people": 4},
    ],
    ids=["too little food", "no token"],
)
def test_twins_need_food_and_two_tokens(row: dict[str, Any]) -> None:
    t = alone({"cards": ["Z336"], **row}, round=12, options=ZED)
    work(t, "basic-wish")
    assert "use Z336" not in offered(t)
    assert seat(t)["newborn"] == 1


@pytest.mark.card("Z336", "I232")
def test_the_midwife_hears_of_twins_once() -> None:
    mother = {"cards": ["Z336"], "rooms": ROOMS[:3], "goods": {"food": 3}}
    idle = {"placed": 2}
    t = table({"cards": ["I232"], **idle}, mother, idle, idle, turn=1, round=12, options=ZED)
    play(t, "place basic-wish", "use Z336")
    assert goods(t) == {"food": 2}


@pytest.mark.card("Z336", "Z325")
def test_the_village_beauty_has_twins_too() -> None:
    t = anytime("Z325", {"cards": ["Z336"], "rooms": ROOMS[:3], "goods": {"food": 6}})
    play(t, "use Z336")
    assert (seat(t)["people"], goods(t)) == (4, {})


def courted(last: str, number: int = 13, **row: Any) -> bocage.Table:
    """Seat 0 has the Village Beauty, a free room and food, and has placed the last person."""
    given = {"cards": ["Z325"], "rooms": ROOMS[:3], "goods": {"food": 20}, "placed": 1, **row}
    others = [{"goods": {"food": 30}, "placed": 2}] * 2
    t = table(given, *others, round=number, options=ZED)
    play(t, f"place {last}")
    return t


@pytest.mark.card("Z325", "K303")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("Z325", {}),
        ("K303", {"cards": ["K303"], "house": "clay", "goods": {"stone": 3, "reed": 1, "food": 9}}),
    ],
)
def test_nobody_is_asked_twice_with_nothing_in_between(card: str, row: dict[str, Any]) -> None:
    t = courted("day-laborer", **row)
    assert (prompt(t), offered(t)) == ("prompt-feed", {f"use {card}", "feed"})


@pytest.mark.card("Z325")
def test_the_village_beauty_is_asked_before_and_after_the_harvest_of_fields() -> None:
    t = courted("day-laborer", fields={"r1c5": {"grain": 2}})
    assert (prompt(t), offered(t)) == ("prompt-anytime", window("Z325"))
    assert t.decision is not None
    assert bocage.text(t.decision.prompt) == "Use one of your cards before the field phase?"
    play(t, "done")
    assert (goods(t)["grain"], offered(t)) == (1, {"use Z325", "feed"})


@pytest.mark.card("Z325")
def test_the_village_beauty_is_asked_after_the_last_action_where_no_harvest_follows() -> None:
    t = courted("day-laborer", number=12)
    assert (prompt(t), offered(t)) == ("prompt-anytime", window("Z325"))
    play(t, "use Z325")
    assert (t.position()["round"], seat(t)["people"]) == (13, 3)


@pytest.mark.card("Z325", "K267")
def test_a_child_that_may_act_at_once_is_asked_for_before_the_harvest() -> None:
    t = courted("day-laborer", cards=["Z325", "K267"])
    assert offered(t) == window("Z325")
    play(t, "use Z325", "use K267", "place grain-seeds")
    assert goods(t)["grain"] == 1
