"""Occupations of deck B for building resources: B118, B121, B123, B126, B145 and B163."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import IDLE, PILES, ROOMS, alone, dawn, table, window
from tests.games.agricola.scenario import choices, goods, offered, play, reason, seat

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
    t = alone({"cards": ["B121"]}, seats=seats, spaces=spaces)
    play(t, f"place {space}")
    assert goods(t) == gain
    assert "place farmland" in offered(t)


# B123 Roof Ballaster


@pytest.mark.card("B123")
@pytest.mark.parametrize("rooms", [2, 3, 5])
def test_the_roof_ballaster_brings_stone_for_every_room_for_one_food(rooms: int) -> None:
    t = alone({"hand": ["B123"], "rooms": ROOMS[:rooms], "goods": {"food": 3}})
    play(t, "place lessons")
    assert offered(t) == window("B123")
    play(t, "use B123")
    assert goods(t) == {"stone": rooms, "food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B123")
def test_the_roof_ballaster_may_be_declined() -> None:
    t = alone({"hand": ["B123"], "goods": {"food": 3}})
    play(t, "place lessons", "done")
    assert seat(t)["cards"] == ["B123"]
    assert goods(t) == {"food": 3}


@pytest.mark.card("B123")
def test_the_roof_ballaster_takes_its_food_on_top_of_the_cost() -> None:
    row = {"hand": ["B123"], "cards": [IDLE]}
    t = alone({**row, "goods": {"food": 2}})
    play(t, "place lessons", "use B123")
    assert goods(t) == {"stone": 2}
    t = alone({**row, "goods": {"food": 1}})
    play(t, "place lessons")
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("B123")
def test_the_roof_ballaster_takes_food_made_of_grain() -> None:
    t = alone({"hand": ["B123"], "goods": {"grain": 1}})
    play(t, "place lessons", "use B123")
    assert goods(t) == {"stone": 2}


# B126 Carpenter


@pytest.mark.card("B126")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_the_carpenter_builds_every_room_for_three_and_two_reed(house: str) -> None:
    t = alone({"cards": ["B126"], "house": house, "goods": {house: 7, "reed": 5}})
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert len(seat(t)["rooms"]) == 4
    assert goods(t) == {house: 1, "reed": 1}


@pytest.mark.card("B126")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
@pytest.mark.parametrize(("material", "reed"), [(2, 2), (3, 1)])
def test_the_carpenter_needs_all_of_it(house: str, material: int, reed: int) -> None:
    supply = {"wood": 2, "reed": reed, house: material}
    t = alone({"cards": ["B126"], "house": house, "goods": supply})
    play(t, "place farm-expansion")
    assert choices(t, "stable")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("B126")
def test_the_carpenter_does_not_renovate_cheaper() -> None:
    row = {"cards": ["B126"], "rooms": ROOMS[:5]}
    t = alone({**row, "goods": {"clay": 5, "reed": 1}})
    play(t, "place house-redevelopment")
    assert goods(t) == {}
    t = alone({**row, "goods": {"clay": 4, "reed": 1}})
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
    t = alone({"cards": ["B126", card], "house": house, "goods": cost}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert len(seat(t)["rooms"]) == 3
    assert goods(t) == {}


@pytest.mark.card("B126", "B013")
def test_the_carpenter_gives_way_to_a_cheaper_price() -> None:
    t = alone({"cards": ["B126", "B013"], "goods": {"wood": 3, "reed": 2}})
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"wood": 1}


# B145 Brushwood Collector


@pytest.mark.card("B145")
def test_the_brushwood_collector_builds_rooms_with_one_wood_for_all_their_reed() -> None:
    t = alone({"cards": ["B145"], "goods": {"wood": 12, "reed": 1}}, seats=3)
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert len(seat(t)["rooms"]) == 4
    assert goods(t) == {"reed": 1}


@pytest.mark.card("B145")
def test_the_brushwood_collector_may_be_left_aside_for_each_room() -> None:
    t = alone({"cards": ["B145"], "goods": {"wood": 11, "reed": 2}}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert offered(t) == window("B145")
    play(t, "done")
    assert goods(t) == {"wood": 6}
    play(t, "room r1c2")
    assert goods(t) == {}
    assert len(seat(t)["rooms"]) == 4


@pytest.mark.card("B145")
def test_the_brushwood_collector_may_save_the_reed() -> None:
    t = alone({"cards": ["B145"], "goods": {"wood": 7, "reed": 2}}, seats=3)
    play(t, "place farm-expansion", "room r1c1", "use B145")
    assert goods(t) == {"wood": 1, "reed": 2}


@pytest.mark.card("B145")
def test_the_brushwood_collector_replaces_all_the_reed_or_none() -> None:
    t = alone({"cards": ["B145"], "goods": {"clay": 5, "wood": 1, "reed": 1}, "house": "clay"}, 3)
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"reed": 1}
    t = alone({"cards": ["B145"], "goods": {"wood": 5, "reed": 1}}, seats=3)
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("B145")
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_the_brushwood_collector_renovates_with_one_wood_for_the_reed(
    house: str, material: str
) -> None:
    row = {"cards": ["B145"], "house": house}
    t = alone({**row, "goods": {"wood": 1, material: 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == material
    assert goods(t) == {}
    t = alone({**row, "goods": {"wood": 1, "reed": 1, material: 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert offered(t) == window("B145")
    play(t, "done")
    assert goods(t) == {"wood": 1}
    t = alone({**row, "goods": {material: 2}}, seats=3)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("B145")
def test_the_brushwood_collector_does_not_help_with_improvements() -> None:
    t = alone({"cards": ["B145"], "goods": {"wood": 9, "clay": 2, "stone": 2, "reed": 1}}, seats=3)
    play(t, "place major-improvement")
    assert reason(t, "build M10") == "reason-cannot-pay"


# B163 Pastor

PASTOR = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
BUILDER: dict[str, Any] = {"cards": ["B087"], "goods": {"wood": 10, "reed": 4}}
"""A seat that builds a room at the day laborer and another one at the farm expansion."""


def village(row: dict[str, Any], rooms: tuple[int, int, int], **position: Any) -> bocage.Table:
    """Seat 0, two neighbours who have placed everybody, and a builder."""
    others: list[dict[str, Any]] = [{"rooms": ROOMS[:n], "placed": 2} for n in rooms[:2]]
    return table(row, *others, {**BUILDER, "rooms": ROOMS[: rooms[2]]}, **{"round": 14, **position})


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
