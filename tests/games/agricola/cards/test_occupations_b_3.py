"""The occupations of deck B, B114 to B126."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.test_occupations_b import (
    IDLE,
    PILES,
    ROOMS,
    dawn,
    mine,
    window,
)
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    reason,
    seat,
)

# B114 Childless


@pytest.mark.card("B114")
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
@pytest.mark.parametrize("rooms", [3, 5])
def test_childless_brings_food_and_a_crop_of_choice_when_a_round_begins(
    crop: str, rooms: int
) -> None:
    t = dawn({"cards": ["B114"], "rooms": ROOMS[:rooms]})
    assert offered(t) == {"take grain", "take vegetable"}
    play(t, f"take {crop}")
    assert goods(t) == {"food": 1, crop: 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B114")
@pytest.mark.parametrize(
    "row",
    [{}, {"rooms": ROOMS[:3], "people": 3}, {"rooms": ROOMS[:4], "people": 4}],
    ids=["two rooms", "three people", "four people"],
)
def test_childless_needs_three_rooms_and_just_two_people(row: dict[str, Any]) -> None:
    t = dawn({"cards": ["B114"], **row})
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("B114", "B010")
def test_childless_does_not_take_the_caravan_for_a_room() -> None:
    t = dawn({"cards": ["B114", "B010"]})
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("B114")
def test_childless_counts_the_child_of_the_round_before() -> None:
    row = {"cards": ["B114"], "rooms": ROOMS[:3]}
    t = mine(row, round=5)
    play(t, "place basic-wish", "place grain-seeds")
    assert t.position()["round"] == 6
    assert goods(t) == {"grain": 1}


# B118 Small-Scale Farmer


@pytest.mark.card("B118")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
@pytest.mark.parametrize(("rooms", "wood"), [(2, 1), (3, 0), (4, 0)])
def test_the_small_scale_farmer_brings_wood_while_there_are_two_rooms(
    house: str, rooms: int, wood: int
) -> None:
    t = dawn({"cards": ["B118"], "house": house, "rooms": ROOMS[:rooms]})
    assert goods(t) == ({"wood": wood} if wood else {})
    assert "place farmland" in offered(t)


@pytest.mark.card("B118", "B010")
def test_the_small_scale_farmer_does_not_take_the_caravan_for_a_room() -> None:
    assert goods(dawn({"cards": ["B118", "B010"]})) == {"wood": 1}


@pytest.mark.card("B118")
def test_the_small_scale_farmer_works_every_round_and_for_its_owner_only() -> None:
    t = dawn({"cards": ["B118"]})
    play(t, "place day-laborer", "place fishing", "place grain-seeds", "place reed-bank")
    assert t.position()["round"] == 9
    assert goods(t)["wood"] == 2
    assert "wood" not in goods(t, 1)


# B121 Geologist


@pytest.mark.card("B121")
@pytest.mark.parametrize(
    ("seats", "space", "gain"),
    [
        (2, "forest", {"wood": 3, "clay": 1}),
        (2, "reed-bank", {"reed": 1, "clay": 1}),
        (1, "clay-pit", {"clay": 1}),
        (2, "clay-pit", {"clay": 1}),
        (3, "clay-pit", {"clay": 2}),
        (4, "clay-pit", {"clay": 2}),
        (4, "forest", {"wood": 3, "clay": 1}),
        (4, "grove", {"wood": 2}),
        (4, "copse", {"wood": 1}),
        (4, "hollow", {"clay": 2}),
    ],
)
def test_the_geologist_finds_clay_at_forest_reed_bank_and_among_three_at_the_clay_pit(
    seats: int, space: str, gain: dict[str, int]
) -> None:
    extra: dict[str, Any] = {
        "grove": {"goods": {"wood": 2}},
        "copse": {"goods": {"wood": 1}},
        "hollow": {"goods": {"clay": 2}},
    }
    spaces = {**PILES, **(extra if seats == 4 else {})}
    t = mine({"cards": ["B121"]}, seats=seats, spaces=spaces)
    play(t, f"place {space}")
    assert goods(t) == gain
    assert "place farmland" in offered(t)


# B123 Roof Ballaster


@pytest.mark.card("B123")
@pytest.mark.parametrize("rooms", [2, 3, 5])
def test_the_roof_ballaster_brings_stone_for_every_room_for_one_food(rooms: int) -> None:
    t = mine({"hand": ["B123"], "rooms": ROOMS[:rooms], "goods": {"food": 3}})
    play(t, "place lessons")
    assert offered(t) == window("B123")
    play(t, "use B123")
    assert goods(t) == {"stone": rooms, "food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B123")
def test_the_roof_ballaster_may_be_declined() -> None:
    t = mine({"hand": ["B123"], "goods": {"food": 3}})
    play(t, "place lessons", "done")
    assert seat(t)["cards"] == ["B123"]
    assert goods(t) == {"food": 3}


@pytest.mark.card("B123")
def test_the_roof_ballaster_takes_its_food_on_top_of_the_cost() -> None:
    row = {"hand": ["B123"], "cards": [IDLE]}
    t = mine({**row, "goods": {"food": 2}})
    play(t, "place lessons", "use B123")
    assert goods(t) == {"stone": 2}
    t = mine({**row, "goods": {"food": 1}})
    play(t, "place lessons")
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("B123")
def test_the_roof_ballaster_takes_food_made_of_grain() -> None:
    t = mine({"hand": ["B123"], "goods": {"grain": 1}})
    play(t, "place lessons", "use B123")
    assert goods(t) == {"stone": 2}


# B126 Carpenter


@pytest.mark.card("B126")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_the_carpenter_builds_every_room_for_three_and_two_reed(house: str) -> None:
    t = mine({"cards": ["B126"], "house": house, "goods": {house: 7, "reed": 5}})
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert len(seat(t)["rooms"]) == 4
    assert goods(t) == {house: 1, "reed": 1}


@pytest.mark.card("B126")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
@pytest.mark.parametrize(("material", "reed"), [(2, 2), (3, 1)])
def test_the_carpenter_needs_all_of_it(house: str, material: int, reed: int) -> None:
    supply = {"wood": 2, "reed": reed, house: material}
    t = mine({"cards": ["B126"], "house": house, "goods": supply})
    play(t, "place farm-expansion")
    assert choices(t, "stable")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("B126")
def test_the_carpenter_does_not_renovate_cheaper() -> None:
    row = {"cards": ["B126"], "rooms": ROOMS[:5]}
    t = mine({**row, "goods": {"clay": 5, "reed": 1}})
    play(t, "place house-redevelopment")
    assert goods(t) == {}
    t = mine({**row, "goods": {"clay": 4, "reed": 1}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("B126", "A143", "A123", "B145")
@pytest.mark.parametrize(
    ("house", "card", "cost"),
    [
        ("stone", "A143", {"stone": 2, "reed": 2}),
        ("clay", "A123", {"wood": 1, "clay": 1, "reed": 2}),
        ("stone", "A123", {"wood": 1, "stone": 1, "reed": 2}),
        ("wood", "B145", {"wood": 4}),
        ("clay", "B145", {"wood": 1, "clay": 3}),
    ],
)
def test_other_cards_lower_the_price_of_the_carpenter(
    house: str, card: str, cost: dict[str, int]
) -> None:
    t = mine({"cards": ["B126", card], "house": house, "goods": cost}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert len(seat(t)["rooms"]) == 3
    assert goods(t) == {}


@pytest.mark.card("B126", "B013")
def test_the_carpenter_gives_way_to_a_cheaper_price() -> None:
    t = mine({"cards": ["B126", "B013"], "goods": {"wood": 3, "reed": 2}})
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"wood": 1}
