"""Occupations of deck A for building resources: A116, A119, A120, A123, A125 and A143."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import (
    ROOMS,
    TO_CLAY,
    TO_STONE,
    deliveries,
    every_wood,
    in_woods,
    theirs,
    turn,
)
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat


@every_wood
@pytest.mark.card("A116")
def test_the_wood_cutter_brings_one_more_wood_from_every_wood(wood: str) -> None:
    assert goods(in_woods(wood, 3, cards=["A116"])) == {"wood": 4}


@pytest.mark.card("A116")
def test_the_wood_cutter_brings_nothing_elsewhere_or_from_others() -> None:
    t = turn({"cards": ["A116"]}, spaces={"clay-pit": {"goods": {"clay": 2}}})
    play(t, "place clay-pit")
    assert goods(t) == {"clay": 2}
    t = theirs({"cards": ["A116"]}, spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest")
    assert (goods(t), goods(t, 1)) == ({}, {"wood": 3})


@pytest.mark.card("A116")
def test_wood_that_comes_from_no_wood_space_is_not_the_wood_cutters() -> None:
    t = turn({"hand": ["A086"], "cards": ["A116"], "goods": {"food": 1}})
    play(t, "place lessons", "take wood")
    assert goods(t) == {"wood": 1}


FIREWOOD = {
    "farmland": ["plow r1c5"],
    "grain-seeds": [],
    "grain-utilization": ["sow grain r1c2", "done"],
    "cultivation": ["plow r1c3", "done"],
}


@pytest.mark.card("A119")
@pytest.mark.parametrize("space", FIREWOOD)
def test_the_firewood_collector_finds_a_wood_at_the_end_of_the_turn(space: str) -> None:
    row = {"cards": ["A119", "M01"], "fields": {"r1c2": {}}, "goods": {"grain": 2}}
    if space == "farmland":
        row["fields"] = {}
    t = turn(row, round=13)
    play(t, f"place {space}")
    for action in FIREWOOD[space]:
        assert "wood" not in goods(t)
        play_if_asked(t, action)
    assert goods(t)["wood"] == 1


@pytest.mark.card("A119")
def test_the_firewood_collector_finds_a_wood_when_only_bread_is_baked() -> None:
    t = turn({"cards": ["A119", "M01"], "goods": {"grain": 2}})
    play(t, "place grain-utilization")
    assert goods(t) == {"grain": 1, "food": 2}
    play(t, "done")
    assert goods(t) == {"grain": 1, "food": 2, "wood": 1}


@pytest.mark.card("A119", "A024")
def test_the_firewood_comes_after_everything_else_in_the_turn() -> None:
    t = turn({"cards": ["A119", "A024", "M01"], "goods": {"grain": 2}})
    play(t, "place farmland", "plow r1c5")
    assert "wood" not in goods(t)
    play(t, "use A024")
    assert goods(t) == {"grain": 1, "food": 2}
    play(t, "done")
    assert goods(t) == {"grain": 1, "food": 2, "wood": 1}


@pytest.mark.card("A119")
def test_the_firewood_collector_finds_a_wood_on_every_such_turn() -> None:
    t = turn({"cards": ["A119"]})
    play(t, "place farmland", "plow r1c5")
    assert goods(t) == {"wood": 1}
    play(t, "place grain-seeds")
    assert goods(t) == {"wood": 2, "grain": 1}


@pytest.mark.card("A119")
@pytest.mark.parametrize("space", ["day-laborer", "vegetable-seeds"])
def test_the_firewood_collector_finds_none_elsewhere(space: str) -> None:
    t = turn({"cards": ["A119"]}, round=13)
    play(t, f"place {space}")
    assert "wood" not in goods(t)


@pytest.mark.card("A119")
def test_the_firewood_collector_finds_none_where_others_work() -> None:
    t = theirs({"cards": ["A119"]})
    play(t, "place grain-seeds")
    assert (goods(t), goods(t, 1)) == ({}, {"grain": 1})


def clay_in(*rounds: int) -> list[tuple[int, dict[str, int]]]:
    """Two clay on the spaces of some rounds."""
    return [(number, {"clay": 2}) for number in rounds]


@pytest.mark.card("A120")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_clay_hut_builder_lays_clay_on_the_next_five_rounds_at_once(house: str) -> None:
    t = turn({"hand": ["A120"], "house": house})
    play(t, "place lessons")
    assert deliveries(t, "A120") == clay_in(7, 8, 9, 10, 11)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "clay": 2}


@pytest.mark.card("A120")
def test_the_clay_hut_builder_waits_until_the_house_is_no_longer_wooden() -> None:
    t = turn({"hand": ["A120"], "goods": TO_CLAY})
    play(t, "place lessons")
    assert deliveries(t, "A120") == []
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert [number for number, _ in deliveries(t, "A120")] == [8, 9, 10, 11]
    assert goods(t) == {"clay": 2}


@pytest.mark.card("A120", "A087")
def test_the_clay_hut_builder_is_content_with_a_stone_house() -> None:
    t = turn({"cards": ["A120", "A087"], "goods": TO_STONE})
    play(t, "place house-redevelopment")
    assert deliveries(t, "A120") == clay_in(7, 8, 9, 10, 11)


@pytest.mark.card("A120")
def test_the_clay_hut_builder_works_only_once() -> None:
    t = turn({"cards": ["A120"], "goods": {"clay": 2, "reed": 2, "stone": 2}}, seats=1)
    play(t, "place house-redevelopment", "place day-laborer", "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert deliveries(t, "A120") == clay_in(8, 9, 10, 11)
    t = turn({"hand": ["A120"], "house": "clay", "goods": TO_STONE})
    play(t, "place lessons", "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert goods(t)["clay"] == 2
    assert deliveries(t, "A120") == clay_in(8, 9, 10, 11)


@pytest.mark.card("A120")
def test_the_clay_hut_builder_lays_nothing_past_the_last_round() -> None:
    t = turn({"hand": ["A120"], "house": "clay"}, round=11)
    play(t, "place lessons")
    assert deliveries(t, "A120") == clay_in(12, 13, 14)
    t = turn({"hand": ["A120"], "house": "clay"}, round=14)
    play(t, "place lessons")
    assert deliveries(t, "A120") == []


def framed(supply: dict[str, int], *cards: str, **row: Any) -> bocage.Table:
    """A table where seat 0 has the Frame Builder and some goods."""
    return turn({"cards": ["A123", *cards], "goods": supply, **row}, seats=3)


@pytest.mark.card("A123")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_frame_builder_pays_a_wood_for_two_clay_or_stone_of_a_room(house: str) -> None:
    t = framed({house: 3, "wood": 1, "reed": 2}, house=house)
    play(t, "place farm-expansion", "room r1c1")
    assert len(seat(t)["rooms"]) == 3
    assert goods(t) == {}
    t = framed({house: 2, "wood": 2, "reed": 2}, house=house)
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("A123")
def test_the_frame_builder_asks_which_way_to_pay() -> None:
    for way, left in (("use A123", {"clay": 2}), ("done", {"wood": 1})):
        t = framed({"clay": 5, "wood": 1, "reed": 2}, house="clay")
        play(t, "place farm-expansion", "room r1c1")
        assert offered(t) == {"use A123", "done"}
        play(t, way)
        assert goods(t) == left


@pytest.mark.card("A123")
def test_the_frame_builder_replaces_exactly_two() -> None:
    t = framed({"clay": 4, "wood": 1, "reed": 2}, house="clay")
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"clay": 1}


@pytest.mark.card("A123")
def test_the_frame_builder_replaces_once_for_every_room() -> None:
    t = framed({"clay": 6, "wood": 2, "reed": 4}, house="clay")
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use A123")
    play(t, "room r1c2")
    assert len(seat(t)["rooms"]) == 4
    assert goods(t) == {}
    t = framed({"clay": 1, "wood": 2, "reed": 2}, house="clay")
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("A123")
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_the_frame_builder_replaces_two_once_in_a_renovation(house: str, material: str) -> None:
    t = framed({"wood": 1, "reed": 1}, house=house)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (material, {})
    four = ROOMS[:4]
    t = framed({"wood": 2, "reed": 1, material: 1}, house=house, rooms=four)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = framed({"wood": 2, "reed": 1, material: 2}, house=house, rooms=four)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (material, {"wood": 1})


@pytest.mark.card("A123")
def test_the_frame_builder_renovates_as_usual_if_its_owner_likes() -> None:
    t = framed({"wood": 1, **TO_CLAY})
    play(t, "place house-redevelopment", "done")
    assert goods(t) == {"wood": 1}


@pytest.mark.card("A123")
def test_the_frame_builder_replaces_neither_wood_nor_reed() -> None:
    t = framed({"wood": 4, "reed": 2})
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"
    t = framed({"wood": 3, "clay": 3}, house="clay")
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("A123")
def test_the_frame_builder_helps_with_no_improvement() -> None:
    t = framed({"wood": 2}, hand=["A019", "A067"])
    play(t, "place major-improvement")
    assert reason(t, "build M01") == "reason-no-improvement"


@pytest.mark.card("A123", "A143")
def test_the_frame_builder_and_the_stonecutter_both_count() -> None:
    t = framed({"stone": 2, "wood": 1, "reed": 2}, "A143", house="stone")
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})
    three = ROOMS[:3]
    t = framed({"wood": 1, "reed": 1}, "A143", house="clay", rooms=three)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.card("A123", "A143")
def test_the_frame_builder_does_not_replace_the_one_stone_that_the_stonecutter_leaves() -> None:
    for way, left in (("use A123", {"stone": 1}), ("done", {"wood": 1})):
        t = framed({"stone": 1, "wood": 1, "reed": 1}, "A143", house="clay")
        play(t, "place house-redevelopment", way)
        assert (seat(t)["house"], goods(t)) == ("stone", left)


@pytest.mark.card("A123", "A087")
def test_the_frame_builder_helps_the_conservator() -> None:
    t = framed({"wood": 1, "reed": 1}, "A087")
    play(t, "place house-redevelopment", "renovate to stone")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


PRIESTHOOD = {"clay": 3, "reed": 2, "stone": 2}


@pytest.mark.card("A125")
def test_the_priest_is_rewarded_in_a_clay_house_of_two_rooms() -> None:
    t = turn({"hand": ["A125"], "house": "clay"})
    play(t, "place lessons")
    assert goods(t) == PRIESTHOOD


@pytest.mark.card("A125", "B010")
def test_the_caravan_is_no_room_for_the_priest() -> None:
    t = turn({"hand": ["A125"], "cards": ["B010"], "house": "clay"})
    play(t, "place lessons")
    assert goods(t) == PRIESTHOOD


@pytest.mark.card("A125")
@pytest.mark.parametrize(
    ("house", "rooms"),
    [("wood", ROOMS[:2]), ("stone", ROOMS[:2]), ("clay", ROOMS[:3])],
)
def test_the_priest_brings_nothing_to_another_house(house: str, rooms: list[str]) -> None:
    t = turn({"hand": ["A125"], "house": house, "rooms": rooms})
    play(t, "place lessons")
    assert seat(t)["cards"] == ["A125"]
    assert goods(t) == {}


@pytest.mark.card("A125")
def test_the_priest_is_not_rewarded_later() -> None:
    t = turn({"hand": ["A125"], "people": 3, "goods": TO_CLAY})
    play(t, "place lessons", "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})


def cut(supply: dict[str, int], round: int = 6, **row: Any) -> bocage.Table:
    """A table where seat 0 has the Stonecutter and some goods."""
    return turn({"cards": ["A143"], "goods": supply, **row}, seats=3, round=round)


CUT = {
    "M05": {"wood": 1, "stone": 2},
    "M06": {"clay": 3},
    "M07": {"clay": 1, "stone": 2},
    "M08": {"wood": 2, "stone": 1},
    "M09": {"clay": 2, "stone": 1},
    "M10": {"reed": 2, "stone": 1},
}
"""Major improvements at the Stonecutter's price."""


@pytest.mark.card("A143")
@pytest.mark.parametrize("major", CUT)
def test_the_stonecutter_saves_a_stone_on_a_major_improvement(major: str) -> None:
    t = cut(CUT[major])
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert seat(t)["cards"] == ["A143", major]
    assert goods(t) == {}
    for good, n in CUT[major].items():
        t = cut({"food": 1, **CUT[major], good: n - 1})
        assert f"build {major}" not in offered(after_placing(t, "major-improvement"))


def after_placing(t: bocage.Table, space: str) -> bocage.Table:
    """The table once a person stands on a space, if that is possible."""
    play_if_asked(t, f"place {space}")
    return t


@pytest.mark.card("A143")
def test_the_stonecutter_saves_a_stone_on_a_minor_improvement() -> None:
    for minor, left in (("A063", {"wood": 2, "stone": 1}), ("A075", {"stone": 1})):
        t = cut(left, hand=[minor])
        play(t, "place major-improvement")
        play_if_asked(t, f"play {minor}")
        assert seat(t)["cards"] == ["A143", minor]
        assert goods(t) == {}
    t = cut({"wood": 2}, hand=["A063"])
    play(t, "place meeting-place")
    assert "play A063" not in offered(t)


@pytest.mark.card("A143")
def test_the_stonecutter_saves_the_only_stone_of_a_minor_improvement() -> None:
    t = cut({"wood": 1}, hand=["B013"])
    play(t, "place major-improvement")
    assert (seat(t)["cards"], goods(t)) == (["A143", "B013"], {})


@pytest.mark.card("A143")
def test_the_stonecutter_gives_nothing_back_where_no_stone_is_due() -> None:
    t = cut({"clay": 2, "stone": 1})
    play(t, "place major-improvement", "build M01")
    assert goods(t) == {"stone": 1}
    t = cut({"clay": 2, "reed": 1, "stone": 1})
    play(t, "place house-redevelopment")
    play_if_asked(t, "done")
    assert (seat(t)["house"], goods(t)) == ("clay", {"stone": 1})


@pytest.mark.card("A143")
def test_the_stonecutter_saves_a_stone_on_every_room() -> None:
    t = cut({"stone": 8, "reed": 4}, house="stone")
    play(t, "place farm-expansion", "room r1c1", "room r2c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})
    t = cut({"stone": 3, "reed": 2, "wood": 2}, house="stone")
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("A143")
def test_the_stonecutter_saves_a_single_stone_on_a_renovation() -> None:
    rooms = ROOMS[:3]
    t = cut({"stone": 1, "reed": 1}, house="clay", rooms=rooms)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = cut({"stone": 2, "reed": 1}, house="clay", rooms=rooms)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
