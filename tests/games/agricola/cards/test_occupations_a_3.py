"""The occupations A120 to A133 of deck A, revised edition."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_occupations_a_1 import (
    HOUSE,
    PLAIN,
    bonus,
    deliveries,
    turn,
)
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

CLAY_HOUSE = {"clay": 2, "reed": 1}
"""What the renovation of two rooms to clay costs."""
STONE_HOUSE = {"stone": 2, "reed": 1}
"""What the renovation of two rooms to stone costs."""


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
    t = turn({"hand": ["A120"], "goods": CLAY_HOUSE})
    play(t, "place lessons")
    assert deliveries(t, "A120") == []
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert [number for number, _ in deliveries(t, "A120")] == [8, 9, 10, 11]
    assert goods(t) == {"clay": 2}


@pytest.mark.card("A120", "A087")
def test_the_clay_hut_builder_is_content_with_a_stone_house() -> None:
    t = turn({"cards": ["A120", "A087"], "goods": STONE_HOUSE})
    play(t, "place house-redevelopment")
    assert deliveries(t, "A120") == clay_in(7, 8, 9, 10, 11)


@pytest.mark.card("A120")
def test_the_clay_hut_builder_works_only_once() -> None:
    t = turn({"cards": ["A120"], "goods": {"clay": 2, "reed": 2, "stone": 2}}, seats=1)
    play(t, "place house-redevelopment", "place day-laborer", "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert deliveries(t, "A120") == clay_in(8, 9, 10, 11)
    t = turn({"hand": ["A120"], "house": "clay", "goods": STONE_HOUSE})
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
    four = [*HOUSE, "r1c1", "r1c2"]
    t = framed({"wood": 2, "reed": 1, material: 1}, house=house, rooms=four)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = framed({"wood": 2, "reed": 1, material: 2}, house=house, rooms=four)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (material, {"wood": 1})


@pytest.mark.card("A123")
def test_the_frame_builder_renovates_as_usual_if_its_owner_likes() -> None:
    t = framed({"wood": 1, **CLAY_HOUSE})
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
    three = [*HOUSE, "r1c1"]
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
    [("wood", HOUSE), ("stone", HOUSE), ("clay", [*HOUSE, "r1c1"])],
)
def test_the_priest_brings_nothing_to_another_house(house: str, rooms: list[str]) -> None:
    t = turn({"hand": ["A125"], "house": house, "rooms": rooms})
    play(t, "place lessons")
    assert seat(t)["cards"] == ["A125"]
    assert goods(t) == {}


@pytest.mark.card("A125")
def test_the_priest_is_not_rewarded_later() -> None:
    t = turn({"hand": ["A125"], "people": 3, "goods": CLAY_HOUSE})
    play(t, "place lessons", "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})


IMPROVEMENTS = ["M01", "M03", "M05", "M06", "A012", "A016", "A067", "A078", "B016", "B047", "B050"]
"""Majors and minors that score no bonus points."""


@pytest.mark.card("A133")
def test_the_braggart_scores_by_improvements() -> None:
    points = {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9, 11: 9}
    for n in range(12):
        t = turn({"cards": [PLAIN, "A133", *IMPROVEMENTS[:n]]}, seats=3)
        assert bonus(t) == points.get(n, 0)
        assert bonus(turn({"cards": IMPROVEMENTS[:n]}, seats=3)) == 0


@pytest.mark.card("A133")
def test_the_braggart_boasts_of_no_occupation() -> None:
    others = ["A086", "A087", "A088", "A090", "A092"]
    assert bonus(turn({"cards": ["A133", *others, *IMPROVEMENTS[:4]]}, seats=3)) == 0


@pytest.mark.card("A133", "A005")
def test_the_braggart_boasts_of_no_card_passed_on() -> None:
    row = {"cards": ["A133", *IMPROVEMENTS[:4]], "hand": ["A005", "A033"], "goods": {"food": 1}}
    t = turn(row, seats=3)
    play(t, "place meeting-place", "play A005")
    play_if_asked(t, "done")
    assert "A005" in seat(t, 1)["hand"]
    assert bonus(t) == 0


@pytest.mark.card("A133")
def test_the_braggart_boasts_of_the_improvement_just_played() -> None:
    cards = ["A133", *IMPROVEMENTS[:4]]
    t = turn({"cards": cards, "hand": ["A012"], "goods": {"clay": 1}}, seats=3)
    play(t, "place meeting-place", "play A012")
    play_if_asked(t, "done")
    assert bonus(t) == 2
