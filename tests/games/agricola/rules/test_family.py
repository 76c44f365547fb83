"""Family growth, with and without room."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import (
    alone,
    both,
    choices,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
    wait_for_round,
)

ROOMS = ["r2c1", "r3c1", "r1c1", "r1c2", "r2c2", "r3c2"]


def family(rooms: int, people: int, **more: Any) -> dict[str, Any]:
    """A seat with so many rooms and people."""
    return {"rooms": ROOMS[:rooms], "people": people, **more}


@both
@pytest.mark.rule("F32", "R22")
def test_the_child_stands_on_the_space_of_its_parent(game: str) -> None:
    t = alone(game, family(3, 2))
    play(t, "place basic-wish")
    assert t.position()["spaces"]["basic-wish"] == {"people": [0], "newborn": [0]}
    assert (seat(t)["people"], seat(t)["newborn"], seat(t)["placed"]) == (3, 1, 1)


@both
@pytest.mark.rule("F32", "R22")
def test_the_child_does_not_act_in_the_round_of_its_birth(game: str) -> None:
    piles = {"forest": {"wood": 3}, "clay-pit": {"clay": 1}, "reed-bank": {"reed": 1}}
    spaces = {space: {"goods": pile} for space, pile in piles.items()}
    t = table(game, family(3, 2), {}, round=5, spaces=spaces)
    play(t, "place basic-wish", "place forest", "place clay-pit")
    assert t.decision is not None and t.decision.seat == 1
    play(t, "place reed-bank")
    assert t.position()["round"] == 6


@both
@pytest.mark.rule("F32", "R22")
def test_the_child_goes_home_and_acts_from_the_next_round_on(game: str) -> None:
    t = table(game, family(3, 2, placed=1), {"placed": 2}, round=5)
    play(t, "place basic-wish")
    assert t.position()["round"] == 6
    assert t.position()["spaces"].get("basic-wish", {}) == {}
    assert (seat(t)["people"], seat(t)["newborn"], seat(t)["placed"]) == (3, 0, 0)
    turns = 0
    while t.position()["round"] == 6:
        assert t.decision is not None
        turns += t.decision.seat == 0 and bool(choices(t, "place"))
        dull = ("forest", "clay-pit", "reed-bank", "fishing", "grain-seeds")
        play(t, next(f"place {s}" for s in dull if f"place {s}" in offered(t)))
    assert turns == 3


@both
@pytest.mark.rule("F33", "R22")
def test_growth_with_room_needs_more_rooms_than_people(game: str) -> None:
    for rooms, people in ((2, 2), (3, 3), (4, 4), (2, 3), (3, 4)):
        t = alone(game, family(rooms, people))
        assert reason(t, "place basic-wish") == "reason-no-room", (rooms, people)
    for rooms, people in ((3, 2), (4, 3), (5, 4), (6, 2)):
        t = alone(game, family(rooms, people))
        play(t, "place basic-wish")
        assert seat(t)["people"] == people + 1, (rooms, people)


@both
@pytest.mark.rule("F33", "R22")
def test_people_already_placed_count_for_the_room(game: str) -> None:
    t = alone(game, family(3, 3, placed=2))
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = alone(game, family(4, 3, placed=2))
    assert reason(t, "place basic-wish") is None


@both
@pytest.mark.rule("F33", "R22")
def test_a_child_born_this_round_counts_for_the_room(game: str) -> None:
    t = alone(game, family(3, 2))
    play(t, "place urgent-wish")
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = alone(game, family(4, 2))
    play(t, "place urgent-wish")
    assert reason(t, "place basic-wish") is None


@both
@pytest.mark.rule("F33", "R24")
def test_five_people_are_the_limit(game: str) -> None:
    t = alone(game, family(6, 5))
    assert reason(t, "place basic-wish") == "reason-family-full"
    assert reason(t, "place urgent-wish") == "reason-family-full"
    t = alone(game, family(6, 4))
    play(t, "place basic-wish")
    assert seat(t)["people"] == 5
    assert reason(t, "place urgent-wish") == "reason-family-full"


@both
@pytest.mark.rule("F34", "R22")
def test_growth_without_room_needs_none(game: str) -> None:
    for people in (2, 3, 4):
        t = alone(game, family(2, people))
        play(t, "place urgent-wish")
        assert seat(t)["people"] == people + 1
        assert len(seat(t)["rooms"]) == 2
        assert t.position()["spaces"]["urgent-wish"] == {"people": [0], "newborn": [0]}


@both
@pytest.mark.rule("R22", "F34")
def test_growth_without_room_is_allowed_with_a_free_room_too(game: str) -> None:
    t = alone(game, family(5, 2))
    play(t, "place urgent-wish")
    assert seat(t)["people"] == 3


@both
@pytest.mark.rule("R23", "F33", "F34")
def test_after_growth_without_room_growth_with_room_waits_for_rooms(game: str) -> None:
    t = table(game, family(2, 2, goods={"food": 20, "wood": 10, "reed": 4}), round=12)
    play(t, "place urgent-wish")
    assert reason(t, "place basic-wish") == "reason-no-room"
    play(t, "place grain-seeds")
    assert t.position()["round"] == 13
    assert reason(t, "place basic-wish") == "reason-no-room"
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert reason(t, "place basic-wish") is None
    play(t, "place basic-wish")
    assert seat(t)["people"] == 4


@both
@pytest.mark.rule("F34", "R24")
def test_a_new_room_goes_to_somebody_who_shares(game: str) -> None:
    supply = {"wood": 10, "reed": 4}
    for built, possible in ((["room r1c1", "done"], False), (["room r1c1", "room r2c2"], True)):
        t = alone(game, family(2, 3, goods=supply))
        play(t, "place farm-expansion", *built)
        assert (reason(t, "place basic-wish") is None) is possible
    t = alone(game, family(2, 4, goods=supply))
    play(t, "place farm-expansion", "room r1c1", "room r2c2")
    assert reason(t, "place basic-wish") == "reason-no-room"


@both
@pytest.mark.rule("RX08", "F34", "R24")
def test_three_growths_without_room_make_five_people_in_two_rooms(game: str) -> None:
    t = table(game, family(2, 2, goods={"food": 99, "wood": 5, "reed": 2}), round=12)
    for number in (12, 13, 14):
        wait_for_round(t, number)
        play(t, "place urgent-wish")
    assert seat(t)["people"] == 5
    assert len(seat(t)["rooms"]) == 2
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "done")
    assert len(seat(t)["rooms"]) == 3
    assert reason(t, "place basic-wish") == "reason-family-full"


@both
@pytest.mark.rule("RX08", "R24", "R23")
def test_four_people_in_two_rooms_fill_two_new_rooms_at_once(game: str) -> None:
    for new, verdict in ((2, "reason-no-room"), (3, None)):
        t = alone(game, family(2, 4, goods={"wood": 5 * new, "reed": 2 * new}))
        play(t, "place farm-expansion", *[f"room {cell}" for cell in ROOMS[2 : 2 + new]])
        assert reason(t, "place basic-wish") == verdict
