"""Minor improvements of deck K in the harvest, and their points."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, seat

from .later import MEADOWS, ROOMS, TWO_BY_TWO, harvest
from .tables import FED, alone, at_once, bonus, line, phase, pile, table

HARVESTS = (4, 7, 9, 11, 13, 14)


def food_of_harvest(row: dict[str, Any], number: int = 4) -> int:
    """The food that seat 0 has after a harvest beyond what was left of its own."""
    t = table({"goods": {"food": 10}, **row}, FED, round=number, phase="harvest")
    assert t.decision is None or t.position()["round"] == number + 1
    assert seat(t)["begging"] == 0
    return goods(t)["food"] - 6


# In the field phase


@pytest.mark.card("K133")
@pytest.mark.parametrize(
    ("cattle", "food", "points"),
    [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (7, 3, 3)],
)
def test_the_milking_stool_gives_food_and_points_for_cattle(
    cattle: int, food: int, points: int
) -> None:
    row = {"cards": ["K133"], "pastures": TWO_BY_TWO, "animals": {"cattle": cattle, "sheep": 1}}
    assert food_of_harvest(row) == food
    assert bonus(alone(row)) == points


@pytest.mark.card("K146")
@pytest.mark.parametrize(
    ("sheep", "food", "points"),
    [(0, 0, 0), (1, 1, 0), (3, 1, 1), (4, 2, 1), (6, 2, 2), (7, 3, 2), (9, 3, 3)],
)
def test_the_loom_gives_food_and_points_for_sheep(sheep: int, food: int, points: int) -> None:
    row = {"cards": ["K146"], "pastures": TWO_BY_TWO, "animals": {"sheep": sheep, "cattle": 1}}
    assert food_of_harvest(row) == food
    assert bonus(alone(row)) == points


@pytest.mark.card("K133", "K146")
@pytest.mark.parametrize("number", HARVESTS)
def test_food_of_the_field_phase_comes_in_every_harvest(number: int) -> None:
    row = {"pastures": TWO_BY_TWO, "animals": {"sheep": 1, "cattle": 1}}
    assert food_of_harvest({**row, "cards": ["K133", "K146"]}, number) == 2


# In the feeding phase


def feeding(cards: list[str], supply: dict[str, int], **row: Any) -> bocage.Table:
    """A table in the feeding phase of round 4."""
    return phase("feeding", 4, {"cards": cards, "goods": supply, **row})


@pytest.mark.card("K110")
def test_the_brewery_turns_one_grain_into_three_food_once() -> None:
    t = feeding(["K110"], {"grain": 3, "food": 1})
    play(t, "craft K110")
    assert choices(t, "craft") == set()
    play_if_asked(t, "feed")
    assert (goods(t), seat(t)["begging"]) == ({"grain": 2}, 0)


@pytest.mark.card("K110")
def test_the_brewery_takes_grain_of_the_supply_only_and_only_when_feeding() -> None:
    fields = {"r1c5": {"grain": 3}}
    assert choices(feeding(["K110"], {"food": 4}, fields=fields), "craft") == set()
    t = alone({"cards": ["K110"], "goods": {"grain": 3}})
    assert "craft K110" not in offered(t)


@pytest.mark.card("K110")
@pytest.mark.parametrize(
    ("supply", "fields", "points"),
    [
        (9, {}, 1),
        (8, {}, 0),
        (3, {"r1c5": {"grain": 3}, "r1c4": {"grain": 3}}, 1),
        (2, {"r1c5": {"grain": 3}, "r1c4": {"grain": 3}}, 0),
    ],
)
def test_the_brewery_scores_a_point_with_nine_grain_in_supply_and_fields(
    supply: int, fields: dict[str, Any], points: int
) -> None:
    t = alone({"cards": ["K110"], "goods": {"grain": supply}, "fields": fields})
    assert bonus(t) == points


@pytest.mark.card("K110", "K105")
def test_grain_on_the_acreage_counts_for_the_brewery() -> None:
    t = alone({"cards": ["K110", "K105"], "goods": {"grain": 7}})
    assert bonus(t) == 0
    play(t, "place grain-utilization")
    play_if_asked(t, "sow grain on K105", "done")
    assert bonus(t) == 1


@pytest.mark.card("K109")
def test_the_spit_roast_adds_one_food_to_the_animals_of_a_feeding_phase() -> None:
    row = {"animals": {"sheep": 3}, "pastures": MEADOWS}
    t = feeding(["K109", "A1"], {}, **row)
    play(t, "cook sheep")
    assert goods(t) == {"sheep": 2, "food": 3}
    play(t, "cook sheep")
    play_if_asked(t, "feed", "done")
    assert goods(t) == {"sheep": 1, "food": 1}
    assert seat(t)["begging"] == 0


@pytest.mark.card("K109")
def test_the_spit_roast_gives_nothing_for_vegetables_or_outside_the_feeding_phase() -> None:
    t = feeding(["K109", "A1"], {"vegetable": 2})
    play_if_asked(t, "cook vegetable", "cook vegetable", "feed")
    assert (goods(t), seat(t)["begging"]) == ({}, 0)
    t = alone({"cards": ["K109", "A1"]}, spaces=pile("sheep-market", "sheep", 3))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "food": 4}


@pytest.mark.card("K122")
def test_the_sawmill_turns_one_wood_into_three_food_once() -> None:
    t = feeding(["K122"], {"wood": 3, "food": 1})
    play(t, "craft K122")
    play_if_asked(t, "feed")
    assert choices(t, "craft") == set()
    assert (goods(t), seat(t)["begging"]) == ({"wood": 2}, 0)


@pytest.mark.card("K122")
def test_the_sawmill_and_a_joinery_bought_again_are_both_used() -> None:
    t = feeding(["K122", "A7"], {"wood": 3})
    play(t, "craft K122", "craft A7")
    play_if_asked(t, "feed")
    assert goods(t) == {"wood": 1, "food": 1}


@pytest.mark.card("K122")
@pytest.mark.parametrize(
    ("wood", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (7, 3), (9, 3)]
)
def test_the_sawmill_scores_wood_and_the_joinery_beside_it_does_not(wood: int, points: int) -> None:
    supply = {"goods": {"wood": wood}}
    assert bonus(alone({"cards": ["K122"], **supply})) == points
    t = alone({"cards": ["K122", "A7"], **supply})
    assert bonus(t) == points
    assert line(t, "cards") == 3 + 2


@pytest.mark.card("K122", "K278", "K310")
def test_the_sawmill_counts_wood_of_the_forester_and_not_of_the_resource_seller() -> None:
    t = alone({"cards": ["K122", "K278"], "goods": {"wood": 1}})
    play(t, "place grain-utilization")
    play_if_asked(t, "sow wood on K278", "done")
    assert goods(t) == {}
    assert bonus(t) == 1
    t = alone({"cards": ["K122"], "hand": ["K310"], "goods": {"wood": 1}})
    play(t, "place lessons")
    assert "K310" in seat(t)["cards"]
    assert bonus(t) == 0


@pytest.mark.card("K122")
def test_the_joinery_given_back_for_the_sawmill_is_on_offer_again() -> None:
    t = at_once("K122", {"cards": ["A7"], "goods": {"wood": 2, "stone": 2}, "people": 3})
    play_if_asked(t, "done")
    assert "A7" in t.observe(None)["majors"]
    play(t, "place major-improvement")
    play_if_asked(t, "build A7")
    assert seat(t)["cards"] == ["K122", "A7"]


# House Goat


@pytest.mark.card("K120")
def test_the_house_goat_brings_a_food_in_every_feeding_phase() -> None:
    for number in HARVESTS:
        t = phase("feeding", number, {"cards": ["K120"], "goods": {"food": 3}})
        assert (goods(t), seat(t)["begging"]) == ({}, 0)
    assert goods(harvest(alone({"cards": ["K120"], "goods": {"food": 6}}))) == {"food": 3}


@pytest.mark.card("K120")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        ({}, {}),
        ({"cards": ["A1"]}, {"food": 2}),
        ({"stables": ["r1c5"]}, {"sheep": 1}),
    ],
    ids=["let go", "cooked", "rehoused"],
)
def test_the_pet_makes_place_for_the_house_goat(row: dict[str, Any], left: dict[str, int]) -> None:
    t = at_once("K120", {**row, "animals": {"sheep": 1}})
    play_if_asked(t, "cook sheep")
    assert goods(t) == left


@pytest.mark.card("K120", "K306")
@pytest.mark.parametrize("cards", [["K120"], ["K120", "K306"]])
def test_no_animal_lives_in_the_house_of_the_goat(cards: list[str]) -> None:
    t = alone({"cards": cards}, spaces=pile("sheep-market", "sheep", 2))
    play(t, "place sheep-market")
    assert goods(t) == {}
    assert line(t, "sheep") == -1


# Points


@pytest.mark.card("K123")
@pytest.mark.parametrize(("rooms", "points"), [(4, 0), (5, 2), (6, 4)])
@pytest.mark.parametrize("house", ["wood", "stone"])
def test_the_wooden_strongbox_scores_five_and_six_rooms(
    rooms: int, points: int, house: str
) -> None:
    assert bonus(alone({"cards": ["K123"], "house": house, "rooms": ROOMS[:rooms]})) == points


@pytest.mark.card("K123")
def test_the_wooden_strongbox_scores_no_more_for_seven_rooms() -> None:
    assert bonus(alone({"cards": ["K123"], "rooms": [*ROOMS, "r1c3"]})) == 4


@pytest.mark.card("K135")
@pytest.mark.parametrize(
    ("animals", "points"),
    [({}, 2), ({"sheep": 1, "boar": 1}, 2), ({"sheep": 1, "boar": 1, "cattle": 1}, 0)],
)
def test_the_horse_scores_once_if_a_type_is_missing(animals: dict[str, int], points: int) -> None:
    t = alone({"cards": ["K135"], "animals": animals, "pastures": [["r1c4"], ["r1c5"]]})
    assert bonus(t) == points
    assert line(t, "cattle") == (1 if "cattle" in animals else -1)


@pytest.mark.card("K144", "E21", "E172")
@pytest.mark.parametrize(
    ("cards", "house", "points"),
    [
        (["K144"], "stone", 6),
        (["K144"], "clay", 0),
        (["K144", "E21"], "stone", 6),
        (["K144", "E172"], "stone", 9),
        (["K144", "E21"], "wood", 0),
    ],
)
def test_the_mansion_scores_stone_rooms_and_replaces_the_half_timbered_house(
    cards: list[str], house: str, points: int
) -> None:
    assert bonus(alone({"cards": cards, "house": house, "rooms": ROOMS[:3]})) == points
