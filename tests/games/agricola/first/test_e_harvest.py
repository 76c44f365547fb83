"""Cards of deck E in the harvest: E26, E51, E53, E338, E154, E181, E183, E203 and E214."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, offered, play, play_if_asked, reason, seat
from .deck_e import BIG, MEADOWS, ROOMS, fed, harvested, meal
from .tables import phase, turn

# The field phase


@pytest.mark.card("E51")
@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_the_spindle_spins_food_of_three_and_of_five_sheep(sheep: int, food: int) -> None:
    row = {"cards": ["E51"], "pastures": BIG, "animals": {"sheep": sheep}}
    assert harvested(row)["food"] == food


@pytest.mark.card("E53")
@pytest.mark.parametrize(
    ("sheep", "cattle", "food"),
    [(2, 1, 0), (3, 0, 1), (0, 2, 1), (3, 2, 2), (5, 3, 2), (6, 4, 4), (8, 7, 5)],
)
def test_the_butter_churn_gives_food_for_three_sheep_and_for_two_cattle(
    sheep: int, cattle: int, food: int
) -> None:
    animals = {"sheep": sheep, "cattle": cattle}
    assert harvested({"cards": ["E53"], "pastures": BIG, "animals": animals})["food"] == food


@pytest.mark.card("E51", "E53")
def test_spindle_and_butter_churn_pay_only_their_owner_and_in_harvests_only() -> None:
    flock = {"pastures": BIG, "animals": {"sheep": 6}}
    t = phase("harvest", 4, {"goods": {"food": 9}}, {"cards": ["E51", "E53"], **flock})
    assert (goods(t)["food"], seat(t, 1)["begging"]) == (5, 0)
    t = turn({"cards": ["E51", "E53"], **flock, "placed": 1})
    play(t, "place day-laborer")
    assert (t.position()["round"], goods(t)["food"]) == (7, 2)


# Once in each harvest

CRAFTS = {"E154": ("grain", 3), "E183": ("reed", 3), "E214": ("clay", 2)}

every_craft = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in CRAFTS]
)


@every_craft
def test_it_makes_food_of_one_good_at_the_meal(card: str) -> None:
    good, food = CRAFTS[card]
    t = meal({"cards": [card], "goods": {good: 2, "food": 4 - food}})
    play(t, f"craft {card}")
    assert fed(t)
    assert goods(t) == {good: 1}


@every_craft
def test_it_makes_food_only_once_in_a_meal(card: str) -> None:
    good, food = CRAFTS[card]
    t = meal({"cards": [card], "goods": {good: 3}})
    play(t, f"craft {card}")
    assert f"craft {card}" not in offered(t)
    play_if_asked(t, "beg")
    assert seat(t)["begging"] == 4 - food
    assert goods(t) == {good: 2}


@every_craft
def test_it_may_be_left_and_lacks_its_good_where_there_is_none(card: str) -> None:
    good, _ = CRAFTS[card]
    t = meal({"cards": [card], "goods": {good: 1, "food": 4}})
    assert f"craft {card}" in offered(t)
    play(t, "feed")
    assert goods(t) == {good: 1}
    t = meal({"cards": [card], "goods": {"food": 3, "wood": 3}})
    assert (seat(t)["begging"], goods(t)) == (1, {"wood": 3})


@pytest.mark.card("E183", "E214")
@pytest.mark.parametrize("card", ["E183", "E214"])
def test_it_makes_no_food_outside_a_harvest(card: str) -> None:
    t = turn({"cards": [card], "hand": ["E176"], "goods": {CRAFTS[card][0]: 3}}, seats=4)
    assert reason(t, "place lessons") == "reason-cannot-pay"


@pytest.mark.card("E154")
def test_the_master_brewer_takes_no_grain_from_fields() -> None:
    t = meal({"cards": ["E154"], "fields": {"r1c5": {"grain": 2}}, "goods": {"food": 3}})
    assert (seat(t)["begging"], seat(t)["fields"]) == (1, {"r1c5": {"grain": 2}})


@pytest.mark.card("E154", "E155", "E41")
def test_the_master_brewers_beer_is_no_bread() -> None:
    t = meal({"cards": ["E154", "E155", "E41"], "goods": {"grain": 1, "food": 1}})
    play(t, "craft E154")
    assert fed(t)
    assert goods(t) == {}


# Plane


@pytest.mark.card("E26")
def test_the_plane_makes_one_food_more_at_the_joinery() -> None:
    t = meal({"cards": ["joinery", "E26"], "goods": {"wood": 1, "food": 1}})
    play(t, "craft A7")
    assert fed(t)
    assert goods(t) == {}


@pytest.mark.card("E26")
@pytest.mark.parametrize(
    ("answer", "left"), [("craft E26", {"food": 5}), ("take food", {"wood": 1, "food": 4})]
)
def test_the_plane_may_turn_a_further_wood_into_two_food_instead(
    answer: str, left: dict[str, int]
) -> None:
    t = meal({"cards": ["joinery", "E26"], "goods": {"wood": 2, "food": 5}})
    play(t, "craft A7")
    assert offered(t) == {"craft E26", "take food"}
    play(t, answer)
    assert fed(t)
    assert goods(t) == left


@pytest.mark.card("E26")
def test_the_plane_works_once_per_use_and_at_the_joinery_only() -> None:
    t = meal({"cards": ["pottery", "E26"], "goods": {"clay": 2, "wood": 2, "food": 2}})
    play(t, "craft A8")
    assert fed(t)
    assert goods(t) == {"clay": 1, "wood": 2}
    t = meal({"cards": ["E26"], "goods": {"wood": 2, "food": 3}})
    assert (seat(t)["begging"], goods(t)) == (1, {"wood": 2})


@pytest.mark.card("E26", "K122", "I258")
def test_the_plane_works_for_every_card_that_planes_wood() -> None:
    t = meal({"cards": ["joinery", "K122", "I258", "E26"], "goods": {"wood": 3, "food": 4}})
    for card in ("A7", "K122", "I258"):
        play(t, f"craft {card}")
        play_if_asked(t, "take food")
    assert fed(t)
    assert goods(t) == {"food": (2 + 1) + (3 + 1) + (2 + 1)}


# Feed Pellets


def pellets(animals: dict[str, int], supply: dict[str, int], **row: Any) -> bocage.Table:
    """The meal of a seat with Feed Pellets."""
    return meal({"cards": ["E338"], "animals": animals, "goods": supply, "pastures": BIG, **row})


@pytest.mark.card("E338")
def test_feed_pellets_make_an_animal_of_a_vegetable_in_time_for_breeding() -> None:
    t = pellets({"sheep": 1}, {"vegetable": 2, "food": 4})
    play(t, "craft E338")
    play_if_asked(t, "feed")
    assert goods(t) == {"vegetable": 1, "sheep": 3}


@pytest.mark.card("E338")
def test_feed_pellets_make_an_animal_of_a_type_that_is_there() -> None:
    t = pellets({"sheep": 1, "cattle": 2}, {"vegetable": 1, "food": 4})
    play(t, "craft E338")
    assert offered(t) == {"take sheep", "take cattle"}
    play(t, "take cattle")
    play_if_asked(t, "feed")
    assert goods(t) == {"sheep": 1, "cattle": 4}


@pytest.mark.card("E338")
def test_feed_pellets_are_used_once_in_a_harvest() -> None:
    t = pellets({"sheep": 1}, {"vegetable": 3, "food": 5})
    play(t, "craft E338")
    assert "craft E338" not in offered(t)
    play_if_asked(t, "feed")
    assert goods(t) == {"vegetable": 2, "sheep": 3, "food": 1}


@pytest.mark.card("E338")
@pytest.mark.parametrize(
    ("animals", "supply"),
    [({}, {"vegetable": 1, "food": 5}), ({"sheep": 1}, {"grain": 1, "food": 5})],
    ids=["no animal", "no vegetable"],
)
def test_feed_pellets_need_an_animal_and_a_vegetable(
    animals: dict[str, int], supply: dict[str, int]
) -> None:
    t = pellets(animals, supply)
    assert t.position()["round"] == 5
    assert goods(t) == {**supply, **animals, "food": 1}


@pytest.mark.card("E338")
def test_the_animal_of_feed_pellets_may_be_cooked_at_once() -> None:
    cards = ["E338", "hearth-4"]
    t = pellets({"cattle": 1}, {"vegetable": 1}, cards=cards, pastures=[])
    play(t, "craft E338")
    play_if_asked(t, "cook cattle")
    assert fed(t)
    assert goods(t) == {"cattle": 1}


# Cook


@pytest.mark.card("E181")
@pytest.mark.parametrize(
    ("people", "newborn", "food"),
    [(2, 0, 4), (3, 0, 5), (4, 0, 6), (5, 0, 7), (3, 1, 5), (5, 2, 7)],
)
def test_with_the_cook_only_two_people_eat_two_food(people: int, newborn: int, food: int) -> None:
    row = {"cards": ["E181"], "people": people, "newborn": newborn, "rooms": ROOMS[:5]}
    t = meal({**row, "goods": {"food": food}})
    assert fed(t)
    assert goods(t) == {}
    t = meal({**row, "goods": {"food": food - 1}})
    play_if_asked(t, "beg")
    assert seat(t)["begging"] == 1


# Shepherd


@pytest.mark.card("E203")
@pytest.mark.parametrize(("sheep", "lambs"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (8, 2)])
def test_four_sheep_of_the_shepherd_have_two_lambs(sheep: int, lambs: int) -> None:
    row = {"cards": ["E203"], "pastures": BIG, "animals": {"sheep": sheep}}
    t = phase("breeding", 4, row, {}, {}, {})
    assert goods(t) == {"sheep": sheep + lambs}


@pytest.mark.card("E203")
@pytest.mark.parametrize(
    ("pastures", "sheep"), [([["r1c4", "r1c5"]], 5), ([["r1c4", "r1c5"], ["r2c5"]], 6)]
)
def test_the_lambs_of_the_shepherd_need_room(pastures: list[list[str]], sheep: int) -> None:
    row = {"cards": ["E203"], "pastures": pastures, "animals": {"sheep": 4}}
    t = phase("breeding", 4, row, {}, {}, {})
    play_if_asked(t, "forgo sheep")
    assert goods(t) == {"sheep": sheep}


@pytest.mark.card("E203")
def test_the_shepherd_has_no_other_young() -> None:
    row = {"cards": ["E203"], "pastures": MEADOWS, "animals": {"cattle": 4}}
    t = phase("breeding", 4, row, {}, {}, {})
    assert goods(t) == {"cattle": 5}
