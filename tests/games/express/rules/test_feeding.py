"""Feeding: two food each, less for babies with the midwife, and points lost for what is missing."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    animals,
    bare,
    deciding,
    goods,
    harvest,
    offered,
    play,
    prompt,
    reason,
    scored,
    seat,
    table,
    total,
)

FEED = "prompt-express-feed"


@pytest.mark.rule("D26", "D23")
@pytest.mark.parametrize(
    ("babies", "midwife", "need"),
    [
        *((0, False, 4), (1, False, 6), (2, False, 8), (3, False, 10), (4, False, 12)),
        *((0, True, 4), (1, True, 5), (2, True, 6), (3, True, 7), (4, True, 8)),
    ],
)
def test_two_food_each_and_one_per_baby_with_the_midwife(
    babies: int, midwife: bool, need: int
) -> None:
    row = {
        "goods": {"food": 15},
        "rooms": babies,
        "babies": babies,
        "occupations": ["midwife"] if midwife else [],
    }
    assert seat(table(row, dice="wood grain"))["need"] == need
    t = harvest(row)
    assert goods(t) == {"food": 15 - need}
    assert "food" not in scored(t)[0]


@pytest.mark.rule("D26")
@pytest.mark.parametrize("others", [["mayor"], ["builder", "farmer", "rancher", "gatherer"]])
def test_no_other_occupation_saves_food(others: list[str]) -> None:
    t = harvest({"goods": {"food": 6}, "rooms": 1, "babies": 1, "occupations": others})
    assert goods(t) == {}
    assert "food" not in scored(t)[0]


@pytest.mark.rule("D26")
@pytest.mark.parametrize("food", range(6))
def test_three_points_are_lost_for_each_food_that_is_missing(food: int) -> None:
    t = harvest({"goods": {"food": food}})
    missing = max(0, 4 - food)
    assert scored(t)[0].get("food", 0) == -3 * missing
    assert total(t) == -3 * missing
    assert goods(t).get("food", 0) == max(0, food - 4)


@pytest.mark.rule("D26")
def test_a_hungry_family_can_bring_the_score_below_zero() -> None:
    row = {"goods": {"vegetable": 1}, "rooms": 4, "babies": 4, "fields": 1}
    t = harvest(row)
    assert scored(t) == [{"house": 7, "fields": 4, "vegetable": 2, "food": -36}]
    assert total(t) == -23
    assert seat(t)["totals"] == [-23]


@pytest.mark.rule("D26")
def test_nothing_but_food_is_eaten() -> None:
    row = {
        "goods": {"grain": 2, "vegetable": 1, "wood": 1},
        "animals": {"cattle": 1},
        "pastures": 1,
    }
    t = harvest(row)
    assert goods(t) == {"grain": 2, "vegetable": 1, "wood": 1}
    assert animals(t) == {"cattle": 1}
    assert scored(t)[0]["food"] == -12


@pytest.mark.rule("D26")
def test_the_family_eats_at_each_of_the_three_harvests() -> None:
    for number, done in ((3, 0), (5, 1), (6, 2)):
        t = harvest({"goods": {"food": 3}, "harvests": [{}] * done}, round=number)
        assert scored(t) == [{}] * done + [{"food": -3}]


@pytest.mark.rule("D26", "D02")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_nobody_eats_after_the_other_rounds(number: int) -> None:
    t = table(
        {"goods": {"food": 5}, "done": 1, "harvests": [{}] * (number == 4)},
        dice="wood grain",
        round=number,
    )
    play(t, "collect 1wood")
    assert t.observe(0)["round"] == number + 1
    assert goods(t) == {"food": 5, "wood": 1}


@pytest.mark.rule("D26", "D02")
def test_the_last_action_of_round_three_leads_to_the_harvest() -> None:
    t = table({"goods": {"food": 5}, "done": 1}, dice="wood grain", round=3)
    play(t, "collect 1wood")
    assert t.observe(0)["round"] == 4
    assert goods(t) == {"food": 1, "wood": 1}
    assert len(scored(t)) == 1


@pytest.mark.rule("D24", "D26")
def test_cooking_while_feeding() -> None:
    t = harvest({"goods": {"food": 1, "grain": 2}, "improvements": ["oven"]})
    assert (deciding(t), prompt(t)) == (0, FEED)
    assert offered(t) == {"cook grain", "done"}
    play(t, "cook grain")
    assert (prompt(t), goods(t)) == (FEED, {"food": 3, "grain": 1})
    play(t, "done")
    assert goods(t) == {"grain": 1}
    assert scored(t) == [{"grain": 1, "food": -3}]


@pytest.mark.rule("D24", "D26")
def test_cooking_the_last_thing_ends_the_question() -> None:
    t = harvest({"goods": {"food": 1, "vegetable": 1}, "improvements": ["oven"]})
    play(t, "cook vegetable")
    assert prompt(t) != FEED
    assert goods(t) == {}
    assert scored(t) == [{}]


@pytest.mark.rule("D24", "D26")
def test_nobody_has_to_cook() -> None:
    row = bare(animals={"cattle": 1}, pastures=1, improvements=["hearth"])
    t = harvest(row)
    assert offered(t) == {"cook cattle", "done"}
    play(t, "done")
    assert animals(t) == {"cattle": 1}
    assert scored(t) == [{"pastures": 4, "cattle": 2, "food": -12}]


@pytest.mark.rule("D24", "D26")
@pytest.mark.parametrize(("food", "asked"), [(3, True), (4, False), (5, False)])
def test_who_has_food_enough_is_not_asked(food: int, asked: bool) -> None:
    t = harvest({"goods": {"food": food, "grain": 1}, "improvements": ["oven"]})
    assert (prompt(t) == FEED) is asked
    assert t.observe(0)["round"] == (3 if asked else 4)


@pytest.mark.rule("D24", "D26")
def test_cooking_goes_on_until_there_is_food_enough() -> None:
    t = harvest({"goods": {"grain": 5}, "improvements": ["oven"]})
    play(t, "cook grain")
    assert (prompt(t), goods(t)) == (FEED, {"food": 2, "grain": 4})
    play(t, "cook grain")
    assert prompt(t) != FEED
    assert goods(t) == {"grain": 3}


@pytest.mark.rule("D24", "D26")
def test_with_food_enough_a_pasture_may_be_emptied_for_another_type_to_breed() -> None:
    row = {
        "goods": {"food": 4},
        "animals": {"sheep": 1, "boar": 4},
        "pastures": 2,
        "improvements": ["hearth"],
    }
    kept, cooked = harvest(row), harvest(row)
    assert prompt(kept) == "prompt-express-crowded"
    assert offered(kept) == {"cook sheep", "cook boar", "done"}
    play(kept, "done")
    play(cooked, "cook sheep")
    assert (goods(kept), animals(kept)) == ({}, {"sheep": 1, "boar": 5})
    assert (goods(cooked), animals(cooked)) == ({"food": 2}, {"boar": 6})


@pytest.mark.rule("D26")
def test_food_on_the_sheet_is_not_kept() -> None:
    t = harvest({"goods": {"food": 3, "grain": 1}, "improvements": ["oven"]})
    play(t, "done")
    assert goods(t) == {"grain": 1}
    assert scored(t) == [{"grain": 1, "food": -3}]


@pytest.mark.rule("D24", "D26")
def test_oven_and_hearth_together_feed() -> None:
    row = {
        "goods": {"grain": 1, "vegetable": 1},
        "animals": {"sheep": 1, "boar": 1},
        "pastures": 2,
        "improvements": ["oven", "hearth"],
    }
    t = harvest(row)
    assert offered(t) == {"cook grain", "cook vegetable", "cook sheep", "cook boar", "done"}
    play(t, "cook boar", "cook grain")
    assert goods(t) == {"food": 1, "vegetable": 1}
    assert animals(t) == {"sheep": 1}


@pytest.mark.rule("D26")
def test_dice_do_not_feed() -> None:
    t = harvest({"goods": {"food": 2, "grain": 1}, "improvements": ["oven"]}, dice="food double")
    assert offered(t) == {"cook grain", "done"}
    assert reason(t, "collect 1double") is not None
    play(t, "done")
    assert scored(t)[0]["food"] == -6


@pytest.mark.rule("D26")
def test_seats_that_can_cook_are_asked_from_the_starting_player_on() -> None:
    row = {"goods": {"grain": 3}, "improvements": ["oven"]}
    t = harvest(row, row, bare(), row, starting_player=1)
    for number in (1, 3, 0):
        assert (deciding(t), prompt(t)) == (number, FEED)
        play(t, "done")
    assert prompt(t) != FEED
    assert goods(t, 2) == {}


@pytest.mark.rule("D26")
def test_an_animal_cooked_while_feeding_has_no_young() -> None:
    row = {
        "goods": {"food": 2},
        "animals": {"sheep": 2},
        "pastures": 1,
        "improvements": ["hearth"],
    }
    eaten, kept = harvest(row), harvest(row)
    play(eaten, "cook sheep")
    play(kept, "done")
    assert (animals(eaten), animals(kept)) == ({"sheep": 1}, {"sheep": 3})


@pytest.mark.rule("D26")
def test_a_fed_family_is_not_shown_as_hungry() -> None:
    row = {"goods": {"food": 4, "grain": 3, "vegetable": 2}, "improvements": ["oven"]}
    t = harvest(row, {}, round=6)
    assert prompt(t) == "prompt-express-spare"
    assert seat(t, 0)["worth"]["food"] == 0
    assert seat(t, 1)["worth"]["food"] == -6
    assert t.position()["seats"][0]["missing"] == 0
    assert bocage.load(t.position()).observe(0)["seats"] == t.observe(0)["seats"]


@pytest.mark.rule("D24", "D27")
def test_what_scores_is_not_spare() -> None:
    row = {"goods": {"food": 4, "grain": 3, "vegetable": 2}, "improvements": ["oven"]}
    t = harvest(row, {}, round=6)
    assert offered(t) == {"cook grain", "done"}
    assert reason(t, "cook vegetable") == "scores"
