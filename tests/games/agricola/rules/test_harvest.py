"""Harvests: when they come, fields, feeding and begging."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    both,
    events,
    goods,
    offered,
    play,
    reason,
    seat,
    table,
)

FED = {"goods": {"food": 4}}
"""A family of two that has its meal."""


def feeding(game: str, row: dict[str, Any], **position: Any) -> bocage.Table:
    """A table at the meal of round 4; seat 1 is fed."""
    return table(game, row, FED, round=4, phase="feeding", **position)


@pytest.mark.rule("F19", "R37")
@both
@pytest.mark.parametrize("round", range(1, 15))
def test_harvests_end_six_of_the_fourteen_rounds(game: str, round: int) -> None:
    row = {"placed": 1, "goods": {"food": 4}, "fields": {"r1c3": {"grain": 3}}}
    t = table(game, row, {"placed": 2, "goods": {"food": 4}}, round=round)
    t.play("place grain-seeds")
    harvest = round in (4, 7, 9, 11, 13, 14)
    assert ("log-harvest" in [id for _, id in events(t)]) == harvest
    assert goods(t) == ({"grain": 2} if harvest else {"grain": 1, "food": 4})
    assert t.over == (round == 14)


@pytest.mark.rule("F19", "R37")
@both
def test_fields_then_feeding_then_breeding_each_for_all_seats(game: str) -> None:
    farm = {
        "goods": {"food": 4},
        "fields": {"r1c3": {"vegetable": 2}},
        "pastures": [["r1c5", "r2c5"]],
        "animals": {"sheep": 2},
    }
    t = table(game, {"placed": 2, **farm}, {"placed": 1, **farm}, round=4, starting_player=1)
    t.play("place grain-seeds")
    first = next(i for i, event in enumerate(events(t)) if event[1] == "log-harvest")
    assert events(t)[first : first + 7] == [
        (-1, "log-harvest"),
        (1, "log-reap"),
        (0, "log-reap"),
        (1, "log-feed"),
        (0, "log-feed"),
        (1, "log-breed"),
        (0, "log-breed"),
    ]
    assert goods(t, 0) == {"vegetable": 1, "sheep": 3}
    assert goods(t, 1) == {"grain": 1, "vegetable": 1, "sheep": 3}


@pytest.mark.rule("F19", "R37")
@both
def test_crops_just_reaped_feed_the_family(game: str) -> None:
    fields = {"r1c3": {"grain": 1}, "r1c4": {"grain": 1}, "r1c5": {"vegetable": 2}}
    t = table(game, {"goods": {"food": 1}, "fields": fields}, FED, round=4, phase="harvest")
    play(t, "eat grain", "eat grain")
    if game == CLASSIC:
        t.play("eat vegetable")
    assert t.position()["round"] == 5
    assert goods(t) == {}
    assert seat(t)["begging"] == 0


@pytest.mark.rule("F19", "R37")
@both
def test_the_young_of_a_harvest_cannot_feed_the_family(game: str) -> None:
    row = {"cards": ["fireplace-2"], "animals": {"sheep": 2}, "pastures": [["r1c5", "r2c5"]]}
    t = feeding(game, row)
    play(t, "cook sheep", "cook sheep")
    assert goods(t) == {}
    assert t.position()["round"] == 5


@pytest.mark.rule("F20", "R38")
@both
def test_one_crop_leaves_every_sown_field(game: str) -> None:
    row = {
        "goods": {"food": 4, "grain": 1},
        "fields": {
            "r1c3": {"grain": 3},
            "r1c4": {"grain": 1},
            "r1c5": {"vegetable": 2},
            "r2c5": {"vegetable": 1},
            "r3c5": {},
        },
    }
    t = table(game, row, FED, round=4, phase="harvest")
    assert t.position()["round"] == 5
    assert goods(t) == {"grain": 3, "vegetable": 2}
    assert seat(t)["fields"] == {
        "r1c3": {"grain": 2},
        "r1c4": {},
        "r1c5": {"vegetable": 1},
        "r2c5": {},
        "r3c5": {},
    }


@pytest.mark.rule("F21", "R39")
@both
@pytest.mark.parametrize(
    ("people", "newborn", "need"), [(2, 0, 4), (3, 0, 6), (3, 1, 5), (4, 2, 6), (5, 0, 10)]
)
def test_two_food_for_an_adult_and_one_for_a_newborn(
    game: str, people: int, newborn: int, need: int
) -> None:
    row = {"people": people, "newborn": newborn, "goods": {"food": need + 1}}
    t = feeding(game, row)
    assert goods(t) == {"food": 1}
    assert seat(t)["begging"] == 0
    short = feeding(game, {**row, "goods": {"food": need - 1}})
    assert goods(short) == {}
    assert seat(short)["begging"] == 1


@pytest.mark.rule("F21", "R39", "R18")
@both
def test_a_child_eats_one_in_the_round_of_its_birth_and_two_from_then_on(game: str) -> None:
    cards = ["major-improvement", "fencing", "grain-utilization", "sheep-market"]
    row = {"rooms": ["r1c1", "r2c1", "r3c1"], "placed": 1, "goods": {"food": 11}}
    t = table(
        game,
        row,
        {"placed": 2, "goods": {"food": 8}},
        round=7,
        round_cards=[*cards, "basic-wish", "house-redevelopment", "western-quarry"],
    )
    t.play("place basic-wish")
    assert t.position()["round"] == 8
    assert goods(t) == {"food": 6}
    for food, missing in ((6, 0), (5, 1)):
        grown = {**seat(t), "goods": {"food": food}}
        later = table(game, grown, FED, round=9, phase="feeding")
        assert goods(later) == {}
        assert seat(later)["begging"] == missing


@pytest.mark.rule("F22", "R39")
@both
def test_raw_crops_are_one_food_each_and_animals_are_never_raw(game: str) -> None:
    row = {"goods": {"grain": 2, "vegetable": 2}, "animals": {"sheep": 1}}
    t = feeding(game, row)
    expected = {"eat grain", "eat vegetable"}
    assert offered(t) == (expected | {"beg"} if game == CLASSIC else expected)
    assert reason(t, "eat sheep") is not None
    assert reason(t, "cook sheep") is not None
    play(t, "eat grain", "eat vegetable", "eat grain")
    if game == CLASSIC:
        t.play("eat vegetable")
    assert t.position()["round"] == 5
    assert goods(t) == {"sheep": 1}
    assert seat(t)["begging"] == 0


@pytest.mark.rule("F22", "R39")
@both
def test_cooking_improvements_give_more_and_take_animals(game: str) -> None:
    row = {
        "people": 5,
        "goods": {"grain": 1, "vegetable": 1},
        "animals": {"sheep": 1, "boar": 1, "cattle": 1},
        "stables": ["r1c4", "r1c5"],
        "cards": ["fireplace-2"],
    }
    t = feeding(game, row)
    assert offered(t) - {"beg"} == {
        "eat grain",
        "cook vegetable",
        "cook sheep",
        "cook boar",
        "cook cattle",
    }
    play(t, "eat grain", "cook vegetable", "cook sheep", "cook boar", "cook cattle")
    assert t.position()["round"] == 5
    assert goods(t) == {}
    assert seat(t)["begging"] == 0


@pytest.mark.rule("F22")
def test_raw_crops_may_be_turned_into_food_outside_a_harvest() -> None:
    poor = {"goods": {"grain": 1}}
    t = table(CLASSIC, poor, {}, {}, {}, {}, round=1)
    play(t, "place animal-market", "take cattle")
    assert goods(t) == {"cattle": 1}
    none = table(CLASSIC, {}, {}, {}, {}, {}, round=1)
    none.play("place animal-market")
    assert offered(none) == {"take sheep", "take boar"}


@pytest.mark.rule("F23", "R39")
@both
def test_one_begging_card_for_each_missing_food(game: str) -> None:
    t = feeding(game, {"goods": {"food": 1}, "begging": 2, "people": 3})
    assert goods(t) == {}
    assert seat(t)["begging"] == 7
    assert t.scores()[0].lines["begging"] == -21


@pytest.mark.rule("F23", "F96", "R39")
@both
def test_begging_is_unlimited_and_nobody_is_given_up(game: str) -> None:
    t = feeding(game, {"people": 5})
    assert seat(t)["begging"] == 10
    assert seat(t)["people"] == 5


@pytest.mark.rule("R39")
@both
def test_begging_stays_for_good(game: str) -> None:
    row = {"placed": 1, "begging": 1, "goods": {"food": 20}}
    t = table(game, row, {"placed": 2, "goods": {"food": 4}}, round=14)
    t.play("place grain-seeds")
    assert t.over
    assert seat(t)["begging"] == 1
    assert t.scores()[0].lines["begging"] == -3


@pytest.mark.rule("F23", "F24")
def test_first_edition_one_may_beg_instead_of_eating_crops() -> None:
    t = feeding(CLASSIC, {"goods": {"food": 1, "grain": 3}, "cards": ["joinery"]})
    assert offered(t) == {"eat grain", "beg"}
    t.play("beg")
    assert goods(t) == {"grain": 3}
    assert seat(t)["begging"] == 3


@pytest.mark.rule("F24")
def test_first_edition_one_may_convert_a_part_and_beg_for_the_rest() -> None:
    row = {
        "goods": {"grain": 2, "wood": 1},
        "animals": {"sheep": 1},
        "cards": ["joinery", "hearth-4"],
    }
    t = feeding(CLASSIC, row)
    assert offered(t) == {"eat grain", "cook sheep", "craft A7", "beg"}
    play(t, "eat grain", "beg")
    assert goods(t) == {"grain": 1, "wood": 1, "sheep": 1}
    assert seat(t)["begging"] == 3


@pytest.mark.rule("F23")
def test_first_edition_food_in_the_stock_is_paid_before_begging() -> None:
    t = feeding(CLASSIC, {"goods": {"food": 3, "grain": 1}})
    t.play("beg")
    assert goods(t) == {"grain": 1}
    assert seat(t)["begging"] == 1
    enough = feeding(CLASSIC, {"goods": {"food": 4, "wood": 1}, "cards": ["joinery"]})
    assert offered(enough) == {"feed", "craft A7"}
    assert reason(enough, "beg") == "reason-enough-food"


@pytest.mark.rule("R39")
def test_revised_raw_crops_are_eaten_before_one_begs() -> None:
    t = feeding(REVISED, {"goods": {"grain": 1, "vegetable": 1}})
    assert offered(t) == {"eat grain", "eat vegetable"}
    assert reason(t, "beg") == "reason-crops-left"
    t.play("eat grain")
    assert goods(t) == {}
    assert seat(t)["begging"] == 2


@pytest.mark.rule("R39")
def test_revised_using_improvements_stays_free() -> None:
    row = {
        "goods": {"food": 1, "grain": 1, "reed": 1},
        "animals": {"sheep": 1},
        "cards": ["basketmaker", "fireplace-3"],
    }
    t = feeding(REVISED, row)
    assert offered(t) == {"eat grain", "cook sheep", "craft M10"}
    t.play("eat grain")
    assert offered(t) == {"cook sheep", "craft M10", "beg"}
    t.play("beg")
    assert goods(t) == {"reed": 1, "sheep": 1}
    assert seat(t)["begging"] == 2


@pytest.mark.rule("F53", "R42", "F19")
@both
@pytest.mark.parametrize(
    ("name", "good", "food"),
    [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmaker", "reed", 3)],
)
def test_a_craft_building_works_once_in_every_harvest(
    game: str, name: str, good: str, food: int
) -> None:
    craft = f"craft {CARDS[game][name]}"
    row = {"goods": {"food": 4, good: 3}, "cards": [name]}
    for round in (4, 7, 14):
        t = table(game, row, FED, round=round, phase="feeding")
        assert offered(t) == {craft, "feed"}
        t.play(craft)
        assert goods(t) == {good: 2, "food": food}
        assert t.position()["round"] == round + 1 or t.over


@pytest.mark.rule("F53", "R42")
@both
def test_each_craft_building_counts_for_itself_and_none_works_outside_a_harvest(game: str) -> None:
    row = {"goods": {"wood": 2, "clay": 2, "reed": 2}, "cards": ["joinery", "pottery"], "people": 3}
    t = feeding(game, row)
    play(t, f"craft {CARDS[game]['joinery']}", f"craft {CARDS[game]['pottery']}")
    assert goods(t) == {"wood": 1, "clay": 1, "reed": 2}
    assert seat(t)["begging"] == 2
    working = table(game, row, {}, round=4)
    assert not any(action.startswith("craft") for action in offered(working))
