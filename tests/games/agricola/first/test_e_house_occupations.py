"""Occupations of deck E about the house: E151, E178, E191, E193 and E200."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, reason, seat
from .deck_e import ROOMS, TO_CLAY, any_time
from .tables import alone, dawn, deliveries, table, turn, window


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


# Conservator


@pytest.mark.card("E200")
def test_the_conservator_may_renovate_from_wood_to_stone() -> None:
    t = turn({"cards": ["E200"], "goods": {"clay": 2, "stone": 3, "reed": 2}})
    play(t, "place house-redevelopment")
    assert offered(t) == {"renovate", "renovate to stone"}
    play(t, "renovate to stone")
    play_if_asked(t, "done")
    assert (seat(t)["house"], goods(t)) == ("stone", {"clay": 2, "stone": 1, "reed": 1})


@pytest.mark.card("E200")
def test_the_conservator_pays_a_stone_per_room_and_a_reed() -> None:
    row = {"cards": ["E200"], "rooms": ROOMS[:3]}
    for supply in ({"stone": 2, "reed": 1}, {"stone": 3}):
        t = turn({**row, "goods": supply})
        assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = turn({**row, "goods": {"stone": 3, "reed": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.card("E200", "E199")
def test_the_conservators_step_is_a_renovation_to_stone_for_the_renovator() -> None:
    t = turn({"cards": ["E200", "E199"], "rooms": ROOMS[:3], "goods": {"stone": 1, "reed": 1}})
    play(t, "place house-redevelopment")
    play_if_asked(t, "renovate to stone")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.card("E200", "I242")
def test_the_conservators_house_has_been_clay_for_the_clay_hut_builder() -> None:
    t = turn({"cards": ["E200", "I242"], "goods": {"stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], len(deliveries(t, "I242"))) == ("stone", 5)


@pytest.mark.card("E200")
def test_the_conservator_works_where_fences_follow_too() -> None:
    t = alone({"cards": ["E200"], "goods": {"stone": 2, "reed": 1}})
    play(t, "place farm-redevelopment")
    assert seat(t)["house"] == "stone"


# Master Builder and Mason

FREE_ROOMS: list[tuple[str, str, int, bool]] = [
    ("E151", "wood", 5, True),
    ("E151", "clay", 5, True),
    ("E151", "stone", 5, True),
    ("E151", "wood", 4, False),
    ("E191", "stone", 4, True),
    ("E191", "stone", 3, False),
    ("E191", "clay", 5, False),
]


@pytest.mark.parametrize(("card", "house", "rooms", "possible"), marked(FREE_ROOMS))
def test_it_adds_a_room_for_nothing_once_the_home_is_large_enough(
    card: str, house: str, rooms: int, possible: bool
) -> None:
    t = turn({"cards": [card], "house": house, "rooms": ROOMS[:rooms]})
    assert ("anytime" in offered(t)) is possible
    if possible:
        any_time(t, f"use {card}", f"room {ROOMS[rooms]}")
        assert (len(seat(t)["rooms"]), seat(t)["house"]) == (rooms + 1, house)
        assert (goods(t), seat(t)["placed"]) == ({}, 0)
        assert "anytime" not in offered(t)


@pytest.mark.card("E151")
def test_the_master_builder_waits_for_the_fifth_room() -> None:
    row = {"cards": ["E151"], "rooms": ROOMS[:4], "goods": {"wood": 5, "reed": 2}}
    t = turn(row)
    assert "anytime" not in offered(t)
    play(t, "place farm-expansion", f"room {ROOMS[4]}")
    play_if_asked(t, "done")
    any_time(t, "use E151")
    assert choices(t, "room") >= {"r3c2", "r1c3"}
    play(t, "room r3c2")
    assert len(seat(t)["rooms"]) == 6


@pytest.mark.card("E191", "E151", "K270")
def test_a_room_of_the_mason_is_a_new_room_for_the_wet_nurse() -> None:
    row = {"cards": ["E191", "K270"], "house": "stone", "rooms": ROOMS[:4], "people": 4}
    t = turn({**row, "goods": {"food": 1}})
    any_time(t, "use E191", f"room {ROOMS[4]}")
    play_if_asked(t, "use K270")
    assert (seat(t)["people"], goods(t)) == (5, {})


# Hut Builder


def hut_builder(number: int, **row: Any) -> bocage.Table:
    """The start of round 11 for who played the Hut Builder in some round."""
    t = turn({"hand": ["E178"]}, seats=4, round=number)
    play(t, "place lessons")
    assert seat(t)["cards"] == ["E178"]
    given = {"cards": ["E178"], "memory": seat(t)["memory"], **row}
    return dawn(given, seats=4, round=11, scheduled=t.position()["scheduled"])


@pytest.mark.card("E178")
@pytest.mark.parametrize("number", [1, 4])
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_hut_builder_adds_a_room_at_the_start_of_round_eleven(number: int, house: str) -> None:
    t = hut_builder(number, house=house)
    assert offered(t) == window("E178")
    play(t, "use E178", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})
    assert "place farmland" in offered(t)


@pytest.mark.card("E178")
@pytest.mark.parametrize(("number", "house"), [(5, "wood"), (10, "clay"), (4, "stone")])
def test_the_hut_builder_comes_too_late_after_round_four_or_for_a_stone_house(
    number: int, house: str
) -> None:
    t = hut_builder(number, house=house)
    assert "place farmland" in offered(t)
    assert len(seat(t)["rooms"]) == 2


@pytest.mark.card("E178")
def test_the_hut_builder_may_be_declined_and_is_then_lost() -> None:
    t = hut_builder(2)
    play(t, "done")
    assert "anytime" not in offered(t)
    assert len(seat(t)["rooms"]) == 2


# Pastor

PARISH = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
LARGE = {"rooms": ROOMS[:3], "placed": 2}


@pytest.mark.card("E193")
def test_the_pastor_is_rewarded_as_the_only_one_with_two_rooms() -> None:
    t = table({"hand": ["E193"]}, LARGE, LARGE, LARGE, round=6)
    play(t, "place lessons")
    play_if_asked(t, "use E193")
    assert goods(t) == PARISH


@pytest.mark.card("E193")
@pytest.mark.parametrize(
    ("rooms", "other"), [(2, {"placed": 2}), (3, LARGE)], ids=["another has two", "three rooms"]
)
def test_the_pastor_is_not_rewarded_otherwise(rooms: int, other: dict[str, Any]) -> None:
    t = table({"hand": ["E193"], "rooms": ROOMS[:rooms]}, other, LARGE, LARGE, round=6)
    play(t, "place lessons")
    assert goods(t) == {}


@pytest.mark.card("E193")
def test_the_pastor_is_rewarded_once_when_the_last_other_seat_builds_a_third_room() -> None:
    builder = {"placed": 1, "goods": {"wood": 10, "reed": 4}}
    t = table({"cards": ["E193"], "placed": 2}, LARGE, LARGE, builder, turn=3, round=6)
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use E193")
    play(t, "room r2c2")
    play_if_asked(t, "use E193")
    assert (goods(t), goods(t, 3)) == (PARISH, {})


@pytest.mark.card("E193")
def test_a_clay_hut_of_two_rooms_is_as_small_for_the_pastor() -> None:
    t = table({"hand": ["E193"], "house": "clay", "goods": TO_CLAY}, LARGE, LARGE, LARGE)
    play(t, "place lessons")
    play_if_asked(t, "use E193")
    assert goods(t) == {good: n + TO_CLAY.get(good, 0) for good, n in PARISH.items()}
