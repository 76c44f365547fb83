"""Rooms and renovation."""

from __future__ import annotations

import pytest

from tests.games.agricola.scenario import (
    CARDS,
    alone,
    both,
    choices,
    goods,
    offered,
    play,
    reason,
    seat,
    table,
)

ALL_CELLS = {f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)}
HOUSE = {"r2c1", "r3c1"}
MATERIALS = pytest.mark.parametrize("material", ["wood", "clay", "stone"])


@both
@MATERIALS
@pytest.mark.rule("F28", "R20")
def test_a_room_costs_five_of_the_house_material_and_two_reed(game: str, material: str) -> None:
    t = alone(game, {"house": material, "goods": {material: 5, "reed": 2, "grain": 1}})
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"grain": 1}
    assert set(seat(t)["rooms"]) == HOUSE | {"r1c1"}
    assert seat(t)["house"] == material


@both
@MATERIALS
@pytest.mark.rule("F28", "R20")
def test_a_room_is_refused_when_one_material_or_one_reed_is_missing(
    game: str, material: str
) -> None:
    for supply in ({material: 4, "reed": 2}, {material: 5, "reed": 1}):
        wood = 2 if material != "wood" else supply[material]
        t = alone(game, {"house": material, "goods": {**supply, "wood": wood}})
        play(t, "place farm-expansion")
        assert choices(t, "room") == set()
        assert reason(t, "room r1c1") == "reason-cannot-pay"


@both
@pytest.mark.rule("F28", "R20")
def test_rooms_are_of_the_type_of_the_house(game: str) -> None:
    others = {"wood": ("clay", "stone"), "clay": ("stone",), "stone": ("clay",)}
    for house, materials in others.items():
        for material in materials:
            supply = {material: 9, "reed": 9}
            t = alone(game, {"house": house, "goods": supply})
            assert "place farm-expansion" not in offered(t)
            assert reason(t, "place farm-expansion") is not None
    t = alone(game, {"house": "clay", "goods": {"wood": 9, "reed": 9}})
    play(t, "place farm-expansion")
    assert choices(t, "room") == set()
    assert choices(t, "stable") == ALL_CELLS - HOUSE


@both
@pytest.mark.rule("F28", "R20")
def test_a_room_stands_orthogonally_next_to_the_house(game: str) -> None:
    t = alone(game, {"goods": {"wood": 10, "reed": 4}})
    play(t, "place farm-expansion")
    assert choices(t, "room") == {"r1c1", "r2c2", "r3c2"}
    assert reason(t, "room r1c2") == "reason-not-adjacent-room"
    assert reason(t, "room r3c3") == "reason-not-adjacent-room"
    assert reason(t, "room r2c1") == "reason-not-empty"
    play(t, "room r2c2")
    assert choices(t, "room") == {"r1c1", "r1c2", "r2c3", "r3c2"}


@both
@pytest.mark.rule("F28", "R20")
def test_a_room_needs_an_empty_space(game: str) -> None:
    row = {
        "goods": {"wood": 5, "reed": 2},
        "fields": {"r1c1": {}},
        "pastures": [["r2c2"]],
        "stables": ["r1c5"],
    }
    t = alone(game, row)
    play(t, "place farm-expansion")
    assert choices(t, "room") == {"r3c2"}
    assert reason(t, "room r1c1") == "reason-not-empty"
    assert reason(t, "room r2c2") == "reason-not-empty"


@both
@pytest.mark.rule("F28", "R20")
def test_without_an_empty_space_beside_the_house_no_room_is_built(game: str) -> None:
    row = {
        "goods": {"wood": 9, "reed": 9},
        "fields": {"r1c1": {}},
        "pastures": [["r2c2"]],
        "stables": ["r3c2"],
    }
    t = alone(game, row)
    play(t, "place farm-expansion")
    assert choices(t, "room") == set()
    assert reason(t, "room r1c2") == "reason-no-cell"
    clay = {**row, "house": "clay", "goods": {"clay": 9, "reed": 9}}
    assert "place farm-expansion" not in offered(alone(game, clay))


@both
@pytest.mark.rule("F28", "F29", "R20")
def test_several_rooms_in_one_action(game: str) -> None:
    t = alone(game, {"goods": {"wood": 16, "reed": 6}})
    play(t, "place farm-expansion", "room r1c1", "room r1c2", "room r2c2")
    assert goods(t) == {"wood": 1}
    assert set(seat(t)["rooms"]) == HOUSE | {"r1c1", "r1c2", "r2c2"}
    assert t.decision is not None and "place farmland" in offered(t)


@both
@pytest.mark.rule("F28", "F29", "R20")
def test_one_room_is_enough_though_more_could_be_paid(game: str) -> None:
    t = alone(game, {"goods": {"wood": 10, "reed": 4}})
    play(t, "place farm-expansion")
    assert "done" not in offered(t)
    play(t, "room r1c1")
    assert "done" in offered(t)
    play(t, "done")
    assert goods(t) == {"wood": 5, "reed": 2}
    assert len(seat(t)["rooms"]) == 3


@both
@pytest.mark.rule("F29", "R20", "R61")
def test_only_the_farm_limits_the_number_of_rooms(game: str) -> None:
    t = alone(game, {"goods": {"wood": 80, "reed": 40}})
    play(t, "place farm-expansion")
    built = 0
    while choices(t, "room"):
        play(t, f"room {min(choices(t, 'room'))}")
        built += 1
    assert built == 13
    assert set(seat(t)["rooms"]) == ALL_CELLS
    assert goods(t) == {"wood": 80 - 13 * 5, "reed": 40 - 13 * 2}
    assert "place farmland" not in offered(t)
    assert "place fencing" not in offered(t)


@both
@pytest.mark.rule("F30", "R21")
def test_the_first_renovation_costs_one_clay_per_room_and_one_reed(game: str) -> None:
    rooms = ["r1c1", "r1c2", "r2c1", "r3c1"]
    for built in (["r2c1", "r3c1"], rooms):
        n = len(built)
        t = alone(game, {"rooms": built, "goods": {"clay": n, "reed": 1, "stone": 1}})
        play(t, "place house-redevelopment")
        assert seat(t)["house"] == "clay"
        assert set(seat(t)["rooms"]) == set(built)
        assert goods(t) == {"stone": 1}


@both
@pytest.mark.rule("F30", "R21")
def test_the_second_renovation_costs_one_stone_per_room_and_one_reed(game: str) -> None:
    rooms = ["r1c1", "r2c1", "r3c1"]
    t = alone(game, {"house": "clay", "rooms": rooms, "goods": {"stone": 3, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {}


@both
@pytest.mark.rule("F30", "R21")
def test_the_whole_house_is_renovated_or_nothing(game: str) -> None:
    rooms = ["r1c1", "r2c1", "r3c1"]
    cases = [("wood", "clay"), ("clay", "stone")]
    for house, material in cases:
        for supply in ({material: 2, "reed": 9}, {material: 9}):
            t = alone(game, {"house": house, "rooms": rooms, "goods": supply})
            assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
            assert reason(t, "place farm-redevelopment") == "reason-cannot-pay"


@both
@pytest.mark.rule("F30", "F31", "R21")
def test_one_action_renovates_once(game: str) -> None:
    t = alone(game, {"goods": {"clay": 2, "reed": 2, "stone": 2}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"reed": 1, "stone": 2}
    assert "renovate" not in offered(t)
    assert "place farm-redevelopment" in offered(t)
    play(t, "place farm-redevelopment")
    assert seat(t)["house"] == "stone"


@both
@pytest.mark.rule("F30", "F31", "R21")
def test_a_wooden_house_does_not_turn_into_stone_at_once(game: str) -> None:
    t = alone(game, {"goods": {"stone": 9, "reed": 9}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    assert reason(t, "place farm-redevelopment") == "reason-cannot-pay"


@both
@pytest.mark.rule("F30", "R21")
def test_a_stone_house_is_not_renovated(game: str) -> None:
    t = alone(game, {"house": "stone", "goods": {"clay": 9, "stone": 9, "reed": 9}})
    assert reason(t, "place house-redevelopment") == "reason-stone-house"
    assert reason(t, "place farm-redevelopment") == "reason-stone-house"


@both
@pytest.mark.rule("FX01", "F30")
def test_stables_alone_are_legal(game: str) -> None:
    t = alone(game, {"goods": {"wood": 7, "reed": 2}})
    play(t, "place farm-expansion", "stable r1c5", "done")
    assert seat(t)["stables"] == ["r1c5"]
    assert len(seat(t)["rooms"]) == 2
    assert goods(t) == {"wood": 5, "reed": 2}


@both
@pytest.mark.rule("FX01", "F30")
def test_an_improvement_without_the_renovation_is_refused(game: str) -> None:
    t = alone(game, {"goods": {"clay": 9, "stone": 9}})
    assert "place major-improvement" in offered(t)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    stone = {"house": "stone", "goods": {"clay": 9, "stone": 9, "reed": 9}}
    assert reason(alone(game, stone), "place house-redevelopment") == "reason-stone-house"


@both
@pytest.mark.rule("FX01", "F30")
def test_the_improvement_after_the_renovation_is_optional(game: str) -> None:
    fireplace = CARDS[game]["fireplace-2"]
    for answer, cards in (("done", []), (f"build {fireplace}", [fireplace])):
        t = alone(game, {"goods": {"clay": 4, "reed": 1}})
        play(t, "place house-redevelopment")
        assert seat(t)["house"] == "clay"
        assert offered(t) == {"done", f"build {fireplace}"}
        play(t, answer)
        assert seat(t)["cards"] == cards


@both
@pytest.mark.rule("F30", "R21")
def test_fences_without_the_renovation_are_refused_and_after_it_optional(game: str) -> None:
    refused = alone(game, {"goods": {"wood": 9}})
    assert "place fencing" in offered(refused)
    assert reason(refused, "place farm-redevelopment") == "reason-cannot-pay"
    for answers, pastures in ((["done"], []), (["fence r1c5"], [["r1c5"]])):
        t = alone(game, {"goods": {"wood": 4, "clay": 2, "reed": 1}})
        play(t, "place farm-redevelopment")
        assert seat(t)["house"] == "clay"
        assert {"done", "fence r1c5"} <= offered(t)
        play(t, *answers)
        assert seat(t)["pastures"] == pastures


@both
@pytest.mark.rule("FX02", "F28", "F30")
def test_the_example_of_the_growing_house(game: str) -> None:
    t = table(game, {"people": 3, "goods": {"wood": 5, "reed": 6, "clay": 8, "stone": 4}}, round=12)
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"reed": 4, "clay": 8, "stone": 4}
    assert (seat(t)["house"], len(seat(t)["rooms"])) == ("wood", 3)
    play(t, "place house-redevelopment", "done")
    assert goods(t) == {"reed": 3, "clay": 5, "stone": 4}
    assert (seat(t)["house"], len(seat(t)["rooms"])) == ("clay", 3)
    play(t, "place grain-seeds", "place farm-expansion", "room r1c2")
    assert goods(t) == {"reed": 1, "stone": 4, "grain": 1}
    assert (seat(t)["house"], len(seat(t)["rooms"])) == ("clay", 4)
    play(t, "place house-redevelopment")
    assert goods(t) == {"grain": 1}
    assert (seat(t)["house"], len(seat(t)["rooms"])) == ("stone", 4)
    assert t.position()["round"] == 13


@both
@pytest.mark.rule("FX02", "F28")
def test_to_a_stone_house_only_stone_rooms_are_added(game: str) -> None:
    row = {"house": "stone", "rooms": ["r1c1", "r1c2", "r2c1", "r3c1"]}
    t = alone(game, {**row, "goods": {"stone": 5, "clay": 5, "wood": 5, "reed": 4}})
    play(t, "place farm-expansion", "room r1c3")
    assert goods(t) == {"clay": 5, "wood": 5, "reed": 2}
    assert choices(t, "room") == set()
