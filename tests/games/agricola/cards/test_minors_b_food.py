"""Minor improvements of deck B for food: B045, B047, B050, B056, B057, B061 and B062."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import (
    HARVESTS,
    TWO_BY_TWO,
    alone,
    deliveries,
    food_of_harvest,
    improving,
    last_person,
    table,
)
from tests.games.agricola.scenario import goods, play, reason, seat


def in_rounds(n: int, first: int, last: int) -> list[tuple[int, dict[str, int]]]:
    """So much food in each of some rounds."""
    return [(number, {"food": n}) for number in range(first, last + 1)]


# Strawberry Patch


@pytest.mark.card("B045")
@pytest.mark.parametrize(("number", "last"), [(1, 4), (11, 14), (12, 14), (14, 14)])
def test_the_strawberry_patch_brings_food_in_the_next_three_rounds(number: int, last: int) -> None:
    fields = {"r1c2": {"vegetable": 2}, "r1c3": {"vegetable": 1}}
    t = improving("B045", {"fields": fields, "goods": {"wood": 1}}, round=number)
    play(t, "play B045")
    assert deliveries(t, "B045") == in_rounds(1, number + 1, last)


@pytest.mark.card("B045")
def test_the_strawberries_are_received_as_the_rounds_begin() -> None:
    fields = {"r1c2": {"vegetable": 2}, "r1c3": {"vegetable": 1}}
    t = improving("B045", {"fields": fields, "goods": {"wood": 1}}, round=5)
    play(t, "play B045", "start")
    assert (t.position()["round"], goods(t)) == (6, {"food": 1})
    assert deliveries(t, "B045") == in_rounds(1, 7, 8)


@pytest.mark.card("B045", "B068")
def test_a_sown_beanfield_counts_for_the_strawberry_patch() -> None:
    row = {"cards": ["B068"], "fields": {"r1c2": {"vegetable": 1}}, "goods": {"wood": 1}}
    t = improving("B045", {**row, "memory": {"B068": 1}})
    assert reason(t, "play B045") is None
    assert reason(improving("B045", row), "play B045") == "reason-need-not-met"


# Herring Pot


@pytest.mark.card("B047")
@pytest.mark.parametrize(("number", "last"), [(1, 4), (12, 14), (13, 14), (14, 14)])
def test_the_herring_pot_adds_food_in_the_next_three_rounds(number: int, last: int) -> None:
    spaces = {"fishing": {"goods": {"food": 2}}}
    t = alone({"cards": ["B047"]}, round=number, spaces=spaces)
    play(t, "place fishing")
    assert goods(t) == {"food": 2}
    assert deliveries(t, "B047") == in_rounds(1, number + 1, last)


@pytest.mark.card("B047")
def test_the_herring_pot_adds_up_over_several_uses() -> None:
    t = last_person(
        {"cards": ["B047"]}, "fishing", round=5, spaces={"fishing": {"goods": {"food": 1}}}
    )
    assert (t.position()["round"], goods(t)) == (6, {"food": 2})
    play(t, "place fishing")
    assert goods(t) == {"food": 3}
    rows = t.position()["scheduled"]
    assert sorted(row["round"] for row in rows) == [7, 7, 8, 8, 9]


@pytest.mark.card("B047")
def test_the_herring_pot_hears_only_its_owners_fishing() -> None:
    spaces = {"fishing": {"goods": {"food": 2}}, "reed-bank": {"goods": {"reed": 1}}}
    t = table({"cards": ["B047"]}, {}, turn=1, spaces=spaces)
    play(t, "place fishing", "place reed-bank")
    assert t.position()["scheduled"] == []


# Butter Churn


@pytest.mark.card("B050")
@pytest.mark.parametrize(
    ("sheep", "cattle", "food"),
    [(2, 1, 0), (3, 0, 1), (0, 2, 1), (3, 2, 2), (5, 3, 2), (6, 4, 4), (8, 7, 5)],
)
def test_the_butter_churn_gives_food_for_three_sheep_and_for_two_cattle(
    sheep: int, cattle: int, food: int
) -> None:
    animals = {"sheep": sheep, "cattle": cattle}
    assert food_of_harvest({"cards": ["B050"], "pastures": TWO_BY_TWO, "animals": animals}) == food


# Brook


@pytest.mark.card("B056")
@pytest.mark.parametrize("spaces", [{}, {"fishing": {"people": [1]}}, {"forest": {"people": [0]}}])
def test_the_brook_asks_for_an_own_person_on_fishing(spaces: dict[str, Any]) -> None:
    why = improving("B056", {}, spaces=spaces).why_not("play B056")
    assert why is not None
    assert (why.id, why.values["need"].id) == ("reason-need-not-met", "need-person-on-fishing")


ABOVE_FISHING = {
    "reed-bank": {"reed": 1},
    "clay-pit": {"clay": 1},
    "forest": {"wood": 3},
}


@pytest.mark.card("B056")
@pytest.mark.parametrize("space", ABOVE_FISHING)
def test_the_brook_brings_a_food_from_the_spaces_above_fishing(space: str) -> None:
    t = alone({"cards": ["B056"]}, spaces={space: {"goods": ABOVE_FISHING[space]}})
    play(t, f"place {space}")
    assert goods(t) == {**ABOVE_FISHING[space], "food": 1}


FIRST_CARDS: dict[str, dict[str, Any]] = {
    "sheep-market": {},
    "major-improvement": {"goods": {"clay": 2}},
    "fencing": {"goods": {"wood": 4}},
    "grain-utilization": {"goods": {"grain": 1}, "fields": {"r1c2": {}}},
}
SHEEP = {"sheep-market": {"goods": {"sheep": 1}}}


@pytest.mark.card("B056")
@pytest.mark.parametrize("space", FIRST_CARDS)
def test_the_brook_brings_a_food_from_the_round_card_that_came_first(space: str) -> None:
    row = {"cards": ["B056"], **FIRST_CARDS[space]}
    spaces = SHEEP if space == "sheep-market" else {}
    t = alone(row, round=1, round_cards=[space], spaces=spaces)
    play(t, f"place {space}")
    assert goods(t)["food"] == 1


@pytest.mark.card("B056")
def test_the_brook_brings_nothing_from_later_round_cards() -> None:
    t = alone({"cards": ["B056"]}, round=2, round_cards=["fencing", "sheep-market"], spaces=SHEEP)
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1}


@pytest.mark.card("B056")
@pytest.mark.parametrize(
    ("space", "lying", "found"),
    [
        ("fishing", {"food": 1}, {"food": 1}),
        ("grove", {"wood": 2}, {"wood": 2}),
        ("copse", {"wood": 1}, {"wood": 1}),
        ("hollow", {"clay": 2}, {"clay": 2}),
        ("traveling-players", {"food": 1}, {"food": 1}),
        ("grain-seeds", {}, {"grain": 1}),
        ("day-laborer", {}, {"food": 2}),
    ],
)
def test_the_brook_brings_nothing_from_other_spaces(
    space: str, lying: dict[str, int], found: dict[str, int]
) -> None:
    spaces = {space: {"goods": lying}} if lying else {}
    t = table({"cards": ["B056"]}, {}, {}, {}, spaces=spaces)
    play(t, f"place {space}")
    assert goods(t) == found


@pytest.mark.card("B056")
def test_the_brook_hears_only_its_owner() -> None:
    spaces = {space: {"goods": lying} for space, lying in ABOVE_FISHING.items()}
    t = table({"cards": ["B056"]}, {}, turn=1, spaces=spaces)
    play(t, "place forest")
    assert goods(t) == {}
    assert goods(t, 1) == {"wood": 3}


# Scullery


@pytest.mark.card("B057")
@pytest.mark.parametrize(("house", "food"), [("wood", 1), ("clay", 0), ("stone", 0)])
def test_the_scullery_brings_a_food_each_round_in_a_wooden_house(house: str, food: int) -> None:
    for number in (2, 6, 14):
        t = table({"cards": ["B057"], "house": house}, {}, round=number, phase="preparation")
        assert goods(t) == ({"food": food} if food else {})
        assert goods(t, 1) == {}


@pytest.mark.card("B057")
def test_the_scullery_begins_with_the_next_round_and_stops_with_a_renovation() -> None:
    t = improving("B057", {"goods": {"wood": 1, "clay": 3, "reed": 1}}, round=5)
    play(t, "play B057")
    assert "food" not in goods(t)
    play(t, "start")
    assert (t.position()["round"], goods(t)) == (6, {"clay": 2, "reed": 1, "food": 1})
    row = {"cards": ["B057"], "goods": {"clay": 2, "reed": 1}}
    t = last_person(row, "house-redevelopment", round=6)
    assert (seat(t)["house"], t.position()["round"], goods(t)) == ("clay", 7, {})


# Three-Field Rotation


@pytest.mark.card("B061")
@pytest.mark.parametrize("number", HARVESTS)
def test_the_rotation_brings_three_food_for_three_kinds_of_field(number: int) -> None:
    fields = {"r1c2": {"grain": 1}, "r1c3": {"vegetable": 1}, "r1c4": {}}
    assert food_of_harvest({"cards": ["B061"], "fields": fields}, number) == 3


@pytest.mark.card("B061")
@pytest.mark.parametrize(
    "fields",
    [
        {"r1c2": {"grain": 3}, "r1c3": {"vegetable": 2}, "r1c4": {"grain": 1}},
        {"r1c2": {"grain": 3}, "r1c3": {}, "r1c4": {}},
        {"r1c2": {"vegetable": 2}, "r1c3": {}, "r1c4": {}},
    ],
)
def test_the_rotation_looks_before_any_crop_is_taken_and_misses_none_of_the_three(
    fields: dict[str, Any],
) -> None:
    assert food_of_harvest({"cards": ["B061"], "fields": fields}) == 0


@pytest.mark.card("B061", "B068")
@pytest.mark.parametrize(
    ("fields", "beans", "food"),
    [
        ({"r1c2": {"grain": 3}, "r1c3": {}}, 1, 3),
        ({"r1c2": {"grain": 3}, "r1c3": {"vegetable": 2}}, 0, 3),
        ({"r1c2": {"grain": 3}}, 2, 0),
        ({"r1c2": {"grain": 3}, "r1c3": {}}, 0, 0),
    ],
)
def test_the_beanfield_is_one_of_the_fields_of_the_rotation(
    fields: dict[str, Any], beans: int, food: int
) -> None:
    row = {"cards": ["B068", "B061"], "fields": fields, "memory": {"B068": beans}}
    assert food_of_harvest(row) == food


@pytest.mark.card("B061")
def test_the_rotation_feeds_only_its_owner() -> None:
    fields = {"r1c2": {"grain": 1}, "r1c3": {"vegetable": 1}, "r1c4": {}}
    row = {"goods": {"food": 10}, "fields": fields}
    t = table(row, {"cards": ["B061"], **row}, round=4, phase="harvest")
    assert (goods(t)["food"], goods(t, 1)["food"]) == (6, 9)


# Pitchfork


@pytest.mark.card("B062")
@pytest.mark.parametrize("who", [0, 1])
def test_the_pitchfork_brings_three_food_with_grain_while_farmland_is_occupied(who: int) -> None:
    row = {"cards": ["B062"], "placed": 1 if who == 0 else 0}
    t = table(row, {"placed": 2}, spaces={"farmland": {"people": [who]}}, round=2)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1, "food": 3}


@pytest.mark.card("B062")
def test_the_pitchfork_looks_when_grain_seeds_is_used() -> None:
    t = table({"cards": ["B062"]}, {})
    play(t, "place grain-seeds", "place farmland", "plow r1c2")
    assert goods(t) == {"grain": 1}


@pytest.mark.card("B062")
def test_the_pitchfork_hears_only_its_owner_on_grain_seeds() -> None:
    spaces = {"farmland": {"people": [0]}, "clay-pit": {"goods": {"clay": 1}}}
    t = table({"cards": ["B062"], "placed": 1}, {}, turn=1, spaces=spaces)
    play(t, "place grain-seeds", "place clay-pit")
    assert goods(t) == {"clay": 1}
    assert goods(t, 1) == {"grain": 1}
