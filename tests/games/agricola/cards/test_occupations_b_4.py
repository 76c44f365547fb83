"""The occupations of deck B, B136 to B166."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_occupations_b import (
    MEADOWS,
    ROOMS,
    coming,
    dawn,
    hands,
    mine,
    window,
)
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    reason,
    seat,
)

# B136 House Steward


@pytest.mark.card("B136")
@pytest.mark.parametrize(
    ("number", "wood"),
    [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)],
)
def test_the_house_steward_brings_wood_by_the_rounds_left(number: int, wood: int) -> None:
    t = mine({"hand": ["B136"]}, seats=3, round=number)
    play(t, "place lessons")
    assert goods(t) == ({"wood": wood} if wood else {})


@pytest.mark.card("B136")
@pytest.mark.parametrize(
    ("rooms", "bonus"),
    [
        ((3, 2, 2), [3, 0, 0]),
        ((2, 4, 3), [0, 3, 0]),
        ((4, 2, 4), [3, 0, 3]),
        ((2, 3, 3), [0, 3, 3]),
        ((2, 2, 2), [3, 3, 3]),
    ],
)
def test_the_house_steward_gives_three_points_to_everybody_with_the_most_rooms(
    rooms: tuple[int, ...], bonus: list[int]
) -> None:
    rows = [{"rooms": ROOMS[:n]} for n in rooms]
    t = hands({**rows[0], "cards": ["B136"]}, *rows[1:], phase="end")
    assert [score.lines["bonus"] for score in t.scores()] == bonus


@pytest.mark.card("B136", "B010")
def test_the_house_steward_does_not_take_the_caravan_for_a_room() -> None:
    t = hands({"cards": ["B136", "B010"]}, {"rooms": ROOMS[:3]}, {}, phase="end")
    assert [score.lines["bonus"] for score in t.scores()] == [0, 3, 0]


# B142 Greengrocer


@pytest.mark.card("B142")
def test_the_greengrocer_brings_a_vegetable_with_the_grain() -> None:
    t = mine({"cards": ["B142"]}, seats=3)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1, "vegetable": 1}
    play(t, "place vegetable-seeds")
    assert goods(t) == {"grain": 1, "vegetable": 2}


# B145 Brushwood Collector


@pytest.mark.card("B145")
def test_the_brushwood_collector_builds_rooms_with_one_wood_for_all_their_reed() -> None:
    t = mine({"cards": ["B145"], "goods": {"wood": 12, "reed": 1}}, seats=3)
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert len(seat(t)["rooms"]) == 4
    assert goods(t) == {"reed": 1}


@pytest.mark.card("B145")
def test_the_brushwood_collector_may_be_left_aside_for_each_room() -> None:
    t = mine({"cards": ["B145"], "goods": {"wood": 11, "reed": 2}}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert offered(t) == window("B145")
    play(t, "done")
    assert goods(t) == {"wood": 6}
    play(t, "room r1c2")
    assert goods(t) == {}
    assert len(seat(t)["rooms"]) == 4


@pytest.mark.card("B145")
def test_the_brushwood_collector_may_save_the_reed() -> None:
    t = mine({"cards": ["B145"], "goods": {"wood": 7, "reed": 2}}, seats=3)
    play(t, "place farm-expansion", "room r1c1", "use B145")
    assert goods(t) == {"wood": 1, "reed": 2}


@pytest.mark.card("B145")
def test_the_brushwood_collector_replaces_all_the_reed_or_none() -> None:
    t = mine({"cards": ["B145"], "goods": {"clay": 5, "wood": 1, "reed": 1}, "house": "clay"}, 3)
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"reed": 1}
    t = mine({"cards": ["B145"], "goods": {"wood": 5, "reed": 1}}, seats=3)
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("B145")
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_the_brushwood_collector_renovates_with_one_wood_for_the_reed(
    house: str, material: str
) -> None:
    row = {"cards": ["B145"], "house": house}
    t = mine({**row, "goods": {"wood": 1, material: 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == material
    assert goods(t) == {}
    t = mine({**row, "goods": {"wood": 1, "reed": 1, material: 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert offered(t) == window("B145")
    play(t, "done")
    assert goods(t) == {"wood": 1}
    t = mine({**row, "goods": {material: 2}}, seats=3)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("B145")
def test_the_brushwood_collector_does_not_help_with_improvements() -> None:
    t = mine({"cards": ["B145"], "goods": {"wood": 9, "clay": 2, "stone": 2, "reed": 1}}, seats=3)
    play(t, "place major-improvement")
    assert reason(t, "build M10") == "reason-cannot-pay"


# B156 Storehouse Keeper


@pytest.mark.card("B156")
@pytest.mark.parametrize("good", ["clay", "grain"])
def test_the_storehouse_keeper_takes_clay_or_grain_at_the_resource_market(good: str) -> None:
    t = mine({"cards": ["B156"]}, seats=4)
    play(t, "place resource-market")
    assert offered(t) == {"take clay", "take grain"}
    play(t, f"take {good}")
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1, good: 1}


# B163 Pastor

PASTOR = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
BUILDER: dict[str, Any] = {"cards": ["B087"], "goods": {"wood": 10, "reed": 4}}
"""A seat that builds a room at the day laborer and another one at the farm expansion."""


def village(row: dict[str, Any], rooms: tuple[int, int, int], **position: Any) -> bocage.Table:
    """Seat 0, two neighbours who have placed everybody, and a builder."""
    others: list[dict[str, Any]] = [{"rooms": ROOMS[:n], "placed": 2} for n in rooms[:2]]
    return hands(row, *others, {**BUILDER, "rooms": ROOMS[: rooms[2]]}, **position)


@pytest.mark.card("B163")
@pytest.mark.parametrize(
    ("own", "others", "gain"),
    [
        (2, (3, 3, 4), PASTOR),
        (2, (3, 2, 3), {}),
        (3, (3, 3, 3), {}),
        (3, (2, 2, 2), {}),
    ],
)
def test_the_pastor_brings_goods_when_played_as_the_last_with_two_rooms(
    own: int, others: tuple[int, int, int], gain: dict[str, int]
) -> None:
    t = village({"hand": ["B163"], "rooms": ROOMS[:own]}, others)
    play(t, "place lessons")
    assert seat(t)["cards"] == ["B163"]
    assert goods(t) == gain


@pytest.mark.card("B163")
def test_the_pastor_brings_goods_once_when_the_last_other_builds() -> None:
    t = village({"cards": ["B163"], "placed": 2}, (3, 3, 2), turn=3)
    play(t, "place day-laborer", "use B087", "room r1c1")
    assert goods(t) == PASTOR
    play(t, "place farm-expansion", "room r1c2")
    assert len(seat(t, 3)["rooms"]) == 4
    assert goods(t) == PASTOR


@pytest.mark.card("B163")
def test_the_pastor_brings_goods_once_for_several_rooms_built_in_one_action() -> None:
    t = village({"cards": ["B163"], "placed": 2}, (3, 3, 2), turn=3)
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert len(seat(t, 3)["rooms"]) == 4
    assert goods(t) == PASTOR


@pytest.mark.card("B163")
def test_the_pastor_does_not_bring_goods_again_after_those_of_its_play() -> None:
    t = village({"hand": ["B163"]}, (3, 3, 3))
    play(t, "place lessons", "place day-laborer", "use B087", "room r1c2")
    assert goods(t) == PASTOR


@pytest.mark.card("B163")
def test_the_pastor_waits_while_somebody_else_has_two_rooms() -> None:
    t = village({"cards": ["B163"], "placed": 2}, (2, 3, 2), turn=3)
    play(t, "place day-laborer", "use B087", "room r1c1")
    assert goods(t) == {}


@pytest.mark.card("B163")
def test_the_pastor_brings_nothing_any_more_after_the_third_room() -> None:
    t = village({"cards": ["B163"], "goods": {"wood": 5, "reed": 2}}, (3, 3, 2))
    play(t, "place farm-expansion", "room r1c1")
    play(t, "place day-laborer", "use B087", "room r1c1")
    assert len(seat(t, 3)["rooms"]) == 3
    assert goods(t) == {}


# B164 Sheep Whisperer


@pytest.mark.card("B164")
@pytest.mark.parametrize(
    ("number", "rounds"),
    [
        (1, [3, 6, 9, 11]),
        (4, [6, 9, 12, 14]),
        (5, [7, 10, 13]),
        (9, [11, 14]),
        (12, [14]),
        (13, []),
    ],
)
def test_the_sheep_whisperer_lays_sheep_on_coming_rounds(number: int, rounds: list[int]) -> None:
    t = mine({"hand": ["B164"]}, seats=4, round=number)
    play(t, "place lessons")
    assert coming(t) == [(ahead, {"sheep": 1}, "B164") for ahead in rounds]
    assert goods(t) == {}


@pytest.mark.card("B164")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        ({}, {"sheep": 1}),
        ({"animals": {"sheep": 1}}, {"sheep": 1}),
        ({"animals": {"sheep": 1}, "pastures": MEADOWS}, {"sheep": 2}),
        ({"animals": {"sheep": 1}, "cards": ["M01"]}, {"sheep": 1, "food": 2}),
    ],
    ids=["in the house", "released", "in a pasture", "cooked"],
)
def test_a_sheep_of_the_sheep_whisperer_needs_room(
    row: dict[str, Any], left: dict[str, int]
) -> None:
    sheep = {"round": 8, "seat": 0, "goods": {"sheep": 1}, "card": "B164"}
    cards = ["B164", *row.get("cards", [])]
    t = dawn({**row, "cards": cards}, seats=4, scheduled=[sheep])
    assert goods(t) == left
    assert coming(t) == []


# B166 Cattle Feeder


@pytest.mark.card("B166")
def test_the_cattle_feeder_buys_one_cattle_at_the_grain_seeds() -> None:
    t = mine({"cards": ["B166"], "goods": {"food": 3}, "pastures": MEADOWS}, seats=4)
    play(t, "place grain-seeds")
    assert offered(t) == window("B166")
    play(t, "use B166")
    assert goods(t) == {"grain": 1, "food": 2, "cattle": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B166")
def test_the_cattle_feeder_may_be_declined() -> None:
    t = mine({"cards": ["B166"], "goods": {"food": 3}}, seats=4)
    play(t, "place grain-seeds", "done")
    assert goods(t) == {"grain": 1, "food": 3}


@pytest.mark.card("B166")
def test_the_cattle_feeder_needs_food() -> None:
    t = mine({"cards": ["B166"]}, seats=4)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B166")
def test_the_cattle_feeder_takes_food_made_of_grain() -> None:
    t = mine({"cards": ["B166"], "goods": {"grain": 1}}, seats=4)
    play(t, "place grain-seeds", "use B166")
    assert goods(t) == {"grain": 1, "cattle": 1}


@pytest.mark.card("B166")
@pytest.mark.parametrize(
    ("cards", "action", "left"),
    [
        ([], "release sheep", {"cattle": 1}),
        ([], "release cattle", {"sheep": 1}),
        (["M01"], "cook cattle", {"sheep": 1, "food": 3}),
        (["M01"], "cook sheep", {"cattle": 1, "food": 2}),
    ],
)
def test_a_cattle_of_the_cattle_feeder_needs_room(
    cards: list[str], action: str, left: dict[str, int]
) -> None:
    row = {"cards": ["B166", *cards], "goods": {"food": 1}, "animals": {"sheep": 1}}
    t = mine(row, seats=4)
    play(t, "place grain-seeds", "use B166", action)
    assert goods(t) == {"grain": 1, **left}
