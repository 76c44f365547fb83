"""Occupations of deck K in the harvest and at any time, and those that score points."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .later import MEADOWS, ROOMS, harvest
from .tables import FED, FREE, alone, bonus, on_card, phase, pile, table

# Slaughterman


@pytest.mark.card("K299")
def test_the_slaughterman_gets_a_food_when_another_cooks_animals() -> None:
    rows = {"cards": ["K299"], "placed": 2}, {"cards": ["A1"]}, {"placed": 2}
    for sheep in (2, 4):
        t = table(*rows, round=14, turn=1, spaces=pile("sheep-market", "sheep", sheep))
        play(t, "place sheep-market")
        assert goods(t) == {"food": 1}
        assert goods(t, 1)["food"] == 2 * (sheep - 1)


@pytest.mark.card("K299")
def test_the_slaughterman_gets_nothing_for_vegetables_released_or_own_animals() -> None:
    there = pile("sheep-market", "sheep", 3)
    t = table({"cards": ["K299"], "placed": 2}, {}, {"placed": 2}, round=14, turn=1, spaces=there)
    play(t, "place sheep-market")
    assert goods(t) == {}
    t = alone({"cards": ["K299", "A1"]}, seats=3, spaces=pile("sheep-market", "sheep", 3))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "food": 4}


@pytest.mark.card("K299")
def test_the_slaughterman_feeds_last_and_once_per_seat_eats_of_others_animals() -> None:
    eater = {"cards": ["A1"], "animals": {"sheep": 2}, "pastures": MEADOWS}
    row = {"cards": ["K299", "A7"], "goods": {"wood": 1, "food": 1}}
    t = table(row, eater, FED, round=4, phase="feeding", starting_player=0)
    assert deciding(t) == 1
    play(t, "cook sheep")
    play_if_asked(t, "cook sheep", "feed")
    assert deciding(t) == 0
    assert goods(t) == {"wood": 1, "food": 2}
    play(t, "craft A7")
    assert seat(t)["begging"] == 0


@pytest.mark.card("K299", "I97")
def test_slaughterman_and_slaughterhouse_feed_last_in_the_order_of_turns() -> None:
    row = {"cards": ["K299", "A7"], "goods": {"wood": 2, "food": 2}}
    house = {"cards": ["I97", "A8"], "goods": {"clay": 2, "food": 2}}
    other = {"cards": ["A9"], "goods": {"reed": 2, "food": 1}}
    t = table(row, house, other, round=4, phase="feeding", starting_player=1, turn=1)
    order = []
    for card in ("A9", "A8", "A7"):
        order.append(deciding(t))
        play(t, f"craft {card}")
        play_if_asked(t, "feed")
    assert order == [2, 1, 0]


# Schnaps Distiller


@pytest.mark.card("K300")
def test_the_schnaps_distiller_turns_one_vegetable_into_five_food() -> None:
    t = phase("feeding", 4, {"cards": ["K300"], "goods": {"vegetable": 2}})
    play(t, "craft K300")
    assert choices(t, "craft") == set()
    play_if_asked(t, "feed")
    assert (goods(t), seat(t)["begging"]) == ({"vegetable": 1, "food": 1}, 0)


@pytest.mark.card("K300", "E25")
def test_spices_add_nothing_to_schnaps() -> None:
    t = phase("feeding", 4, {"cards": ["K300", "E25"], "goods": {"vegetable": 1}})
    play_if_asked(t, "craft K300", "feed")
    assert goods(t) == {"food": 1}


# Tinsmith

ONE, TWO = "trade 1 clay for 1 food", "trade 2 clay for 3 food"


@pytest.mark.card("K285")
def test_the_tinsmith_turns_clay_into_food() -> None:
    row = {"cards": ["K285"], "goods": {"clay": 3, "food": 2}}
    t = table(row, FED, FED, round=4, phase="feeding")
    assert ONE in offered(t)
    assert TWO not in offered(t)
    play(t, ONE)
    play_if_asked(t, ONE, "feed")
    assert (goods(t), seat(t)["begging"]) == ({"clay": 1}, 0)


def well_food(t: bocage.Table) -> None:
    """Feed a family that has 1 food and 2 clay at the better rate of the tinsmith."""
    t = harvest(t)
    play(t, TWO)
    play_if_asked(t, "feed")
    assert (goods(t), seat(t)["begging"]) == ({}, 0)


TIN = {"cards": ["K285"], "goods": {"clay": 2, "food": 1}}
WELL = {"wood": 1, "stone": 3}


@pytest.mark.card("K285")
def test_once_any_seat_has_built_the_well_two_clay_are_three_food() -> None:
    t = alone({**TIN, "goods": {"clay": 2, "food": 1, **WELL}, "hand": [FREE]}, seats=3)
    play(t, "place major-improvement", "build A10")
    well_food(t)
    t = table({**TIN, "placed": 2}, {"goods": WELL, "hand": [FREE]}, FED, round=6, turn=1)
    play(t, "place major-improvement", "build A10")
    well_food(t)


@pytest.mark.card("K285")
@pytest.mark.parametrize("well", ["A10", "I66"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_position_with_a_well_knows_that_one_was_built(well: str, owner: int) -> None:
    rows: list[dict[str, Any]] = [{**TIN, "cards": ["K285"]}, {**FED, "cards": []}, FED]
    rows[owner] = {**rows[owner], "cards": [*rows[owner]["cards"], well]}
    t = table(*rows, round=4, phase="feeding", options={"decks": "IK"})
    assert "trade 2 clay for 3 food" in offered(t)
    rows[0] = {**rows[0], "memory": {"K285": 0}}
    t = table(*rows, round=4, phase="feeding", options={"decks": "IK"})
    assert "trade 2 clay for 3 food" not in offered(t)


@pytest.mark.card("K285")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("well", ["A10", "I66"])
def test_a_tinsmith_who_comes_later_finds_the_well_built(owner: int, well: str) -> None:
    own = {"cards": [well]} if owner == 0 else {}
    others = {"cards": [well]} if owner == 1 else {}
    row = {"hand": ["K285"], "goods": {"clay": 2, "food": 1}, **own}
    t = table(row, {"placed": 2, **others}, {"placed": 2}, round=6)
    play(t, "place lessons")
    well_food(t)


@pytest.mark.card("K285")
def test_clay_of_the_tinsmith_pays_for_an_occupation() -> None:
    t = alone({"cards": ["K285"], "hand": ["K283"], "goods": {"clay": 1}}, seats=3)
    play(t, "place lessons")
    assert ("K283" in seat(t)["cards"], goods(t)) == (True, {})


# Basin Maker and Tanner


def feast(cards: list[str], animals: dict[str, int], wood: int = 0, food: int = 9) -> bocage.Table:
    """The feeding phase of a seat with a fireplace, food and animals."""
    row = {"cards": ["A1", *cards], "goods": {"food": food, "wood": wood}, "animals": animals}
    return table({**row, "pastures": MEADOWS}, FED, FED, FED, round=4, phase="feeding")


def cook(t: bocage.Table, animal: str, *cards: str) -> None:
    """Cook an animal and lay down what some cards allow; what is not wanted is declined."""
    play(t, f"cook {animal}")
    play_if_asked(t, *(f"use {card}" for card in cards))


@pytest.mark.card("K273")
def test_the_basin_maker_lays_up_to_two_wood_for_each_boar() -> None:
    t = feast(["K273"], {"boar": 3}, wood=5)
    cook(t, "boar", "K273", "K273")
    assert (on_card(t, "K273"), goods(t)["wood"]) == ({"wood": 2}, 3)
    assert bonus(t) == 1
    cook(t, "boar", "K273", "K273")
    assert (on_card(t, "K273"), goods(t)["wood"]) == ({"wood": 4}, 1)
    assert bonus(t) == 2


@pytest.mark.card("K273")
def test_the_basin_maker_hears_boar_only_and_may_be_declined() -> None:
    t = feast(["K273"], {"sheep": 2}, wood=5, food=0)
    cook(t, "sheep", "K273")
    assert (on_card(t, "K273"), bonus(t)) == ({}, 0)
    t = feast(["K273"], {"boar": 2}, wood=5)
    play(t, "cook boar", "done")
    assert (on_card(t, "K273"), goods(t).get("wood", 0)) == ({}, 5)


@pytest.mark.card("K280")
@pytest.mark.parametrize(
    ("animal", "n", "points"),
    [
        ("boar", 1, 0),
        ("boar", 2, 1),
        ("boar", 3, 1),
        ("boar", 4, 2),
        ("boar", 6, 3),
        ("cattle", 1, 0),
        ("cattle", 2, 1),
        ("cattle", 3, 2),
        ("cattle", 4, 3),
    ],
)
def test_the_tanner_scores_boar_and_cattle_turned_into_food(
    animal: str, n: int, points: int
) -> None:
    t = feast(["K280"], {animal: 8})
    for _ in range(n):
        cook(t, animal, "K280")
    assert on_card(t, "K280") == {animal: n}
    assert bonus(t) == points
    assert goods(t)[animal] == 8 - n


@pytest.mark.card("K280")
def test_the_tanner_counts_both_types_and_no_sheep() -> None:
    t = feast(["K280"], {"boar": 2, "cattle": 2, "sheep": 1})
    for animal in ("boar", "boar", "cattle", "cattle"):
        cook(t, animal, "K280")
    assert bonus(t) == 2
    t = feast(["K280"], {"sheep": 3}, food=0)
    play(t, "cook sheep")
    assert "use K280" not in offered(t)


@pytest.mark.card("K273", "K280")
def test_a_boar_on_the_tanner_is_none_of_the_basin_makers() -> None:
    t = feast(["K273", "K280"], {"boar": 3}, wood=4)
    play(t, "cook boar")
    assert {"use K273", "use K280"} <= offered(t)
    play(t, "use K280")
    assert "use K273" not in offered(t)
    play(t, "cook boar", "use K273")
    assert "use K280" not in offered(t)


# Points at the end

MEADOW = ["r1c4", "r1c5"]


@pytest.mark.card("K274", "K145", "E58", "E59")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"pastures": [MEADOW], "animals": {"sheep": 1}}, 1),
        ({"pastures": [["r1c5"]], "animals": {"sheep": 1}}, 0),
        ({"pastures": [["r1c5"]], "stables": ["r1c5"], "animals": {"sheep": 1}}, 1),
        ({"pastures": MEADOWS, "animals": {"sheep": 2}}, 2),
        ({"pastures": MEADOWS, "animals": {"sheep": 1, "cattle": 1}}, 2),
        ({"pastures": MEADOWS}, 0),
        ({"pastures": MEADOWS, "animals": {"sheep": 8}}, 0),
        ({"cards": ["K145"], "animals": {"boar": 1}}, 1),
        ({"cards": ["E58"], "animals": {"sheep": 1}}, 0),
        ({"cards": ["E58", "E59"], "animals": {"sheep": 1}}, 1),
    ],
)
def test_the_organic_farmer_scores_pastures_with_room_for_three_more(
    row: dict[str, Any], points: int
) -> None:
    t = alone({**row, "cards": ["K274", *row.get("cards", [])]})
    assert bonus(t) == points


@pytest.mark.card("K282")
def test_the_house_steward_scores_for_everybody_with_the_most_rooms() -> None:
    for own, others, points in ((3, 2, [3, 0, 0]), (2, 3, [0, 3, 3]), (3, 3, [3, 3, 3])):
        row = {"cards": ["K282"], "rooms": ROOMS[:own]}
        t = alone(row, seats=3, others={"rooms": ROOMS[:others]})
        assert [bonus(t, number) for number in range(3)] == points


WIDE = [f"r{row}c{column}" for row in (1, 2, 3) for column in (3, 4, 5)]
PERFECT: dict[str, Any] = {
    "fields": {"r1c1": {"grain": 3}, "r1c2": {"vegetable": 2}},
    "pastures": [[*WIDE, "r3c2"]],
    "stables": ["r2c2"],
    "animals": {"sheep": 5, "boar": 1, "cattle": 1},
}
"""A farm without any negative points."""


@pytest.mark.card("K276")
def test_the_constable_scores_for_everybody_without_negative_points() -> None:
    t = alone({**PERFECT, "cards": ["K276"]}, seats=3)
    assert [bonus(t, number) for number in range(3)] == [5, 0, 0]
    t = alone({"cards": ["K276"]}, seats=3, others=PERFECT)
    assert [bonus(t, number) for number in range(3)] == [0, 5, 5]


@pytest.mark.card("K276", "E165")
@pytest.mark.parametrize(
    ("flaw", "cards", "points"),
    [
        ({"begging": 1}, [], 0),
        ({"stables": [], "animals": {"sheep": 5, "boar": 1}}, ["E165"], 0),
        ({"animals": {"sheep": 5, "boar": 1}}, [], 0),
        ({"animals": {"sheep": 5, "boar": 1}}, ["E165"], 5),
        ({"begging": 1}, ["E165"], 0),
    ],
    ids=["begging", "unused space", "no cattle", "yeoman farmer", "begging yeoman"],
)
def test_a_single_negative_point_is_too_much_for_the_constable(
    flaw: dict[str, Any], cards: list[str], points: int
) -> None:
    farm = {**PERFECT, **flaw}
    with_card = alone({**farm, "cards": [*cards, "K276"]}, seats=3)
    without = alone({**farm, "cards": cards}, seats=3)
    assert bonus(with_card) - bonus(without) == points
