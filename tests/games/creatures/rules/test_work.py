"""The work phase: turns, occupied spaces, materials, the starting player, going home."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    DULL,
    alone,
    animals,
    at,
    deciding,
    goods,
    lying,
    new,
    offered,
    people,
    play,
    reason,
    seat,
    table,
)

FILLED: dict[str, Any] = {
    "start-player": {"goods": {"wood": 1}},
    "three-wood": {"goods": {"wood": 3}},
    "one-stone": {"goods": {"stone": 1}},
    "two-stone": {"goods": {"stone": 2}},
    "millpond": {"goods": {"reed": 1}},
    "expand": {"goods": {"border": 1}},
}


@pytest.mark.rule("C08")
@pytest.mark.parametrize("first", [0, 1])
def test_turns_alternate_from_the_starting_player(first: int) -> None:
    t = table(starting_player=first, turn=first, spaces=FILLED)
    order = []
    for space in ("three-wood", "one-stone", "two-stone", "building-materials", "millpond"):
        order.append(deciding(t))
        play(t, f"place {space}")
        assert people(t, space) == [order[-1]]
    other = 1 - first
    assert order == [first, other, first, other, first]
    assert deciding(t) == other
    assert [seat(t, n)["placed"] for n in (first, other)] == [3, 2]
    assert [seat(t, n)["to_place"] for n in (first, other)] == [0, 1]


@pytest.mark.rule("C08")
def test_the_round_ends_with_the_sixth_worker_and_all_go_home() -> None:
    t = new()
    for space in DULL[:-1]:
        play(t, f"place {space}")
        assert t.observe(0)["round"] == 1
    play(t, "place millpond")
    assert t.observe(0)["round"] == 2
    assert all("people" not in space for space in t.observe(0)["spaces"])
    for number in (0, 1):
        assert (seat(t, number)["placed"], seat(t, number)["to_place"]) == (0, 3)
    assert f"place {DULL[0]}" in offered(t)


@pytest.mark.rule("C08")
def test_a_seat_goes_on_alone_when_the_other_has_no_worker_left() -> None:
    t = alone({"placed": 1}, spaces=FILLED)
    play(t, "place three-wood")
    assert deciding(t) == 0
    play(t, "place one-stone")
    assert t.observe(0)["round"] == 2


@pytest.mark.rule("C08")
@pytest.mark.parametrize("space", ["three-wood", "building-materials", "walls", "millpond"])
def test_one_worker_per_space(space: str) -> None:
    spaces = {**FILLED, space: {**FILLED.get(space, {}), "people": [1]}}
    t = table({}, {"placed": 1}, spaces=spaces)
    assert f"place {space}" not in offered(t)
    assert reason(t, f"place {space}") == "reason-creatures-occupied"
    t = table(spaces=FILLED)
    play(t, "place building-materials")
    assert reason(t, "place building-materials") == "reason-creatures-occupied"


@pytest.mark.rule("C08")
@pytest.mark.parametrize(
    "space",
    ["start-player", "three-wood", "one-stone", "two-stone", "millpond", "pigs-and-sheep"],
)
def test_a_space_on_which_nothing_lies_is_not_used(space: str) -> None:
    t = table()
    assert f"place {space}" not in offered(t)
    assert reason(t, f"place {space}") == "reason-creatures-empty"


@pytest.mark.rule("C08", "C19", "C20", "C22")
def test_with_empty_hands_nothing_that_costs_can_be_used() -> None:
    t = new()
    refused = {"fences", "stall", "stables", "special-building-1", "special-building-2"}
    assert offered(t) == {
        f"place {space['id']}" for space in t.observe(0)["spaces"] if space["id"] not in refused
    }
    assert reason(t, "place fences") == "reason-creatures-cannot-pay"
    assert reason(t, "place stall") == "reason-creatures-cannot-pay"
    assert reason(t, "place stables") == "reason-creatures-no-stall"
    assert reason(t, "place special-building-1") is not None


@pytest.mark.rule("C09", "C23")
@pytest.mark.parametrize(
    ("space", "good", "count"),
    [
        ("start-player", "wood", 5),
        ("three-wood", "wood", 12),
        ("one-stone", "stone", 4),
        ("two-stone", "stone", 10),
    ],
)
def test_materials_are_taken_whole(space: str, good: str, count: int) -> None:
    t = alone({"goods": {good: 2, "border": 9}}, spaces={**FILLED, space: {"goods": {good: count}}})
    before = {name: lying(t, name) for name in FILLED if name != space}
    play(t, f"place {space}")
    assert goods(t) == {good: 2 + count, "border": 9}
    assert lying(t, space) == {}
    assert {name: lying(t, name) for name in FILLED if name != space} == before


@pytest.mark.rule("C23")
def test_building_materials_give_one_of_each_and_gather_nothing() -> None:
    t = alone({})
    assert at(t, "building-materials")["gathers"] == {}
    play(t, "place building-materials")
    assert goods(t) == {"wood": 1, "stone": 1, "reed": 1, "border": 9}


@pytest.mark.rule("C09", "C25")
def test_reed_and_sheep_are_taken_together() -> None:
    t = alone({"troughs": ["g1"]}, spaces={"millpond": {"goods": {"reed": 1, "sheep": 2}}})
    play(t, "place millpond")
    assert goods(t) == {"reed": 1, "border": 9}
    assert animals(t) == {"sheep": 2}
    assert lying(t, "millpond") == {}


@pytest.mark.rule("C09", "C25")
def test_reed_is_kept_when_no_sheep_finds_room() -> None:
    t = alone({"animals": {"sheep": 1}}, spaces={"millpond": {"goods": {"reed": 1, "sheep": 3}}})
    play(t, "place millpond")
    assert goods(t) == {"reed": 1, "border": 9}
    assert animals(t) == {"sheep": 1}


@pytest.mark.rule("C09", "C25")
@pytest.mark.parametrize(
    ("space", "pile"),
    [
        ("pigs-and-sheep", {"pig": 1, "sheep": 2}),
        ("cows-and-pigs", {"cow": 1, "pig": 3}),
        ("horses-and-sheep", {"horse": 1, "sheep": 1}),
    ],
)
def test_animals_are_taken_whole(space: str, pile: dict[str, int]) -> None:
    stalls = {"f3": "cottage", "g1": "stall", "g2": "stall"}
    t = alone({"tiles": stalls}, spaces={space: {"goods": pile}})
    play(t, f"place {space}")
    assert animals(t) == pile
    assert lying(t, space) == {}


@pytest.mark.rule("C11", "C23")
def test_the_starting_player_space_counts_from_the_next_round() -> None:
    t = table(starting_player=0, spaces=FILLED)
    play(t, "place three-wood", "place start-player")
    assert goods(t, 1) == {"wood": 1, "border": 9}
    order = []
    for space in ("one-stone", "two-stone", "building-materials", "millpond"):
        order.append(deciding(t))
        play(t, f"place {space}")
    assert order == [0, 1, 0, 1]
    assert t.observe(0)["round"] == 2
    assert deciding(t) == 1
    assert t.observe(0)["starting_player"] == 1
    assert t.observe(0)["first_starter"] == 0


@pytest.mark.rule("C11")
@pytest.mark.parametrize("first", [0, 1])
def test_without_the_space_the_starting_player_stays(first: int) -> None:
    t = table(starting_player=first, turn=first, spaces=FILLED)
    for space in ("three-wood", "one-stone", "two-stone", "building-materials", "millpond"):
        play(t, f"place {space}")
    play(t, "place expand", "extend left")
    assert t.observe(0)["round"] == 2
    assert t.observe(0)["starting_player"] == deciding(t) == first


@pytest.mark.rule("C11")
def test_the_starting_player_may_take_the_space_to_stay() -> None:
    t = table(starting_player=1, turn=1, spaces=FILLED)
    for space in ("start-player", "one-stone", "two-stone", "building-materials", "millpond"):
        play(t, f"place {space}")
    play(t, "place three-wood")
    assert t.observe(0)["starting_player"] == deciding(t) == 1
