"""Occupations of deck I for prices, the house, fences and stables."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import PLENTY, ROOMS, TO_CLAY, TO_STONE
from tests.games.agricola.scenario import (
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)

from .deck_i import learn
from .tables import FED, MAJORS, alone, at_once, deliveries, improving, table, turn

# Well Builder

WELL = MAJORS["well"]


@pytest.mark.card("I220")
@pytest.mark.parametrize("space", ["meeting-place", "major-improvement"])
def test_the_well_builder_needs_little_and_a_minor_improvement_will_do(space: str) -> None:
    t = turn({"cards": ["I220"], "goods": {"wood": 1, "stone": 1}})
    play(t, f"place {space}")
    play_if_asked(t, f"build {WELL}")
    assert (seat(t)["cards"], goods(t)) == (["I220", WELL], {})
    assert len(deliveries(t, WELL)) == 5


@pytest.mark.card("I220")
@pytest.mark.parametrize("short", [{"wood": 1, "clay": 1}, {"stone": 1, "clay": 1}])
def test_the_well_builder_pays_one_wood_and_one_stone(short: dict[str, int]) -> None:
    t = turn({"cards": ["I220"], "goods": short})
    play(t, "place meeting-place")
    assert f"build {WELL}" not in offered(t)
    assert WELL in on_offer(t)


@pytest.mark.card("I220")
def test_no_other_major_improvement_is_built_like_a_minor_one() -> None:
    t = turn({"cards": ["I220"], "goods": PLENTY})
    play(t, "place meeting-place")
    assert offered(t) == {f"build {WELL}", "start"}


@pytest.mark.card("I220", "I66")
def test_the_well_builder_builds_a_second_well_after_the_village_well() -> None:
    row = {"cards": ["I220", WELL], "hand": ["I66"], "goods": {"wood": 1, "stone": 1}}
    t = turn({**row, "people": 3})
    play(t, "place meeting-place", "play I66", "start", "place major-improvement")
    assert seat(t)["cards"] == ["I220", "I66", WELL]


# Clay Plasterer and Bricklayer


def building(cards: list[str], house: str, supply: dict[str, int]) -> bocage.Table:
    """A table where seat 0 stands on the farm expansion with 2 wood for a stable."""
    enough = {**supply, "wood": supply.get("wood", 0) + 2}
    t = alone({"cards": cards, "house": house, "goods": enough})
    play(t, "place farm-expansion")
    return t


@pytest.mark.card("I241", "I243", "I91")
@pytest.mark.parametrize(
    ("cards", "house", "cost"),
    [
        (["I241"], "clay", {"clay": 3, "reed": 2}),
        (["I243"], "clay", {"clay": 3, "reed": 2}),
        (["I241", "I243"], "clay", {"clay": 1, "reed": 2}),
        (["I241", "I91"], "clay", {"clay": 3, "reed": 1}),
        (["I241", "I243"], "stone", {"stone": 5, "reed": 2}),
        (["I241", "I243"], "wood", {"wood": 5, "reed": 2}),
    ],
)
def test_a_room_costs_what_plasterer_and_bricklayer_leave(
    cards: list[str], house: str, cost: dict[str, int]
) -> None:
    t = building(cards, house, cost)
    play(t, "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {"wood": 2})
    for good in [good for good in cost if good != "wood"]:
        t = building(cards, house, {**cost, good: cost[good] - 1})
        assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("I241", "I243")
@pytest.mark.parametrize(
    ("cards", "rooms", "cost"),
    [
        (["I241"], 2, {"clay": 1, "reed": 1}),
        (["I241"], 5, {"clay": 1, "reed": 1}),
        (["I243"], 2, {"clay": 1, "reed": 1}),
        (["I243"], 4, {"clay": 3, "reed": 1}),
        (["I241", "I243"], 4, {"reed": 1}),
    ],
)
def test_a_renovation_to_clay_costs_what_they_leave(
    cards: list[str], rooms: int, cost: dict[str, int]
) -> None:
    row = {"cards": cards, "rooms": ROOMS[:rooms]}
    t = turn({**row, "goods": cost})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    for good, n in cost.items():
        t = turn({**row, "goods": {"food": 1, **cost, good: n - 1}})
        assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("I241", "I243")
def test_neither_helps_to_renovate_to_stone() -> None:
    t = turn({"cards": ["I241", "I243"], "house": "clay", "goods": {"stone": 1, "reed": 1}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("I243")
@pytest.mark.parametrize(
    ("major", "cost"),
    [
        ("A1", {"clay": 1}),
        ("A3", {"clay": 3}),
        ("A5", {"clay": 2, "stone": 1}),
        ("A6", {"stone": 3}),
    ],
)
def test_the_bricklayer_saves_a_clay_on_a_major_improvement(
    major: str, cost: dict[str, int]
) -> None:
    t = turn({"cards": ["I243"], "goods": cost})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert (seat(t)["cards"], goods(t)) == (["I243", major], {})


@pytest.mark.card("I243", "I89", "I84")
def test_the_bricklayer_saves_a_clay_on_a_minor_improvement() -> None:
    t = at_once("I89", {"cards": ["I243"], "goods": {"clay": 2}})
    assert goods(t) == {}
    t = at_once("I84", {"cards": ["I243"], "goods": {"clay": 1, "reed": 1}})
    assert goods(t) == {}
    t = improving("I89", {"cards": ["I243"], "goods": {"clay": 1}})
    assert reason(t, "play I89") == "reason-cannot-pay"


@pytest.mark.card("I243", "I241", "K132")
@pytest.mark.parametrize(("card", "clay"), [("I243", 3), ("I241", 4)])
def test_the_clay_hut_extension_is_an_improvement_for_the_bricklayer_and_no_room_for_the_plasterer(
    card: str, clay: int
) -> None:
    row = {"cards": [card], "house": "clay"}
    t = at_once("K132", {**row, "goods": {"clay": clay, "reed": 1}})
    play(t, "room r1c1")
    assert goods(t) == {}
    t = improving("K132", {**row, "goods": {"clay": clay - 1, "reed": 1}})
    assert reason(t, "play K132") == "reason-cannot-pay"


# Hide Farmer


def unused(food: int, *cards: str, **row: Any) -> bocage.Table:
    """The end of a game in which seat 0 has the Hide Farmer and so much food left."""
    given = {"cards": ["I236", *cards], "goods": {"food": food + 2}, "placed": 1}
    t = table({**given, **row}, {"placed": 2}, {"placed": 2}, round=14)
    play(t, "place day-laborer")
    return t


@pytest.mark.card("I236")
@pytest.mark.parametrize(("food", "points"), [(0, -13), (5, -8), (13, 0), (20, 0)])
def test_the_hide_farmer_pays_a_food_for_each_unused_space(food: int, points: int) -> None:
    t = unused(food)
    play_if_asked(t, "use I236")
    assert t.over
    assert t.scores()[0].lines["unused"] + t.scores()[0].lines["bonus"] == points


@pytest.mark.card("I236", "E17")
@pytest.mark.parametrize(
    ("cards", "row", "deed", "food"),
    [
        ([], {"goods": {"food": 2, "grain": 1}}, "eat grain", 1),
        (["E17"], {"goods": {"food": 2, "grain": 1}}, "trade 1 grain for 2 food", 2),
        (["A1"], {"goods": {"food": 2}, "animals": {"boar": 1}}, "cook boar", 2),
    ],
)
def test_goods_become_food_for_unused_spaces_in_the_last_feeding_phase(
    cards: list[str], row: dict[str, Any], deed: str, food: int
) -> None:
    for choice, made in ((deed, food), ("feed", 0)):
        t = unused(0, *cards, **row)
        assert offered(t) == {deed, "feed"}
        play(t, choice)
        assert t.over
        assert t.scores()[0].lines["unused"] == made - 13


@pytest.mark.card("I236")
def test_no_more_food_is_made_than_there_are_unused_spaces() -> None:
    t = unused(12, goods={"food": 14, "grain": 3})
    play(t, "eat grain")
    assert t.over
    assert goods(t) == {"food": 13, "grain": 2}


@pytest.mark.card("I236")
def test_before_the_last_harvest_nothing_is_made_for_unused_spaces() -> None:
    row = {"cards": ["I236"], "goods": {"food": 2, "grain": 1}, "placed": 1}
    t = table(row, {"placed": 2, **FED}, {"placed": 2, **FED}, round=13)
    play(t, "place day-laborer")
    assert (t.position()["round"], goods(t)) == (14, {"grain": 1})


@pytest.mark.card("I236", "K276")
def test_spaces_that_are_paid_are_no_negative_points_for_the_constable() -> None:
    fields = {
        f"r1c{column}": {
            "grain": 1,
        }
        for column in (4, 5)
    }
    farm = {
        "fields": {**fields, "r2c5": {"vegetable": 1}, "r2c4": {"vegetable": 2}},
        "pastures": [["r3c2", "r3c3", "r3c4", "r3c5"]],
        "stables": ["r2c3", "r1c3"],
        "animals": {"sheep": 1, "boar": 1, "cattle": 1},
    }
    t = unused(3, "K276", **farm)
    play_if_asked(t, "use I236")
    assert t.over
    lines = t.scores()[0].lines
    assert lines["bonus"] + lines["unused"] == 5


# Social Climber


def climbing(*houses: str, house: str = "wood", **row: Any) -> bocage.Table:
    """Seat 0, who has the Social Climber, has just renovated; others live in some houses."""
    others = [{"house": kind, "placed": 2} for kind in houses]
    supply = TO_CLAY if house == "wood" else TO_STONE
    given = {"cards": ["I222"], "house": house, "goods": supply, **row}
    t = table(given, *others, round=6)
    play(t, "place house-redevelopment")
    return t


@pytest.mark.card("I222")
@pytest.mark.parametrize(
    ("houses", "house", "stone"),
    [
        (("wood", "wood", "wood"), "wood", 3),
        (("clay", "wood", "wood"), "wood", 2),
        (("clay", "stone", "wood"), "wood", 1),
        (("clay", "clay", "clay"), "wood", 0),
        (("clay", "clay", "wood"), "clay", 3),
        (("stone", "clay", "clay"), "clay", 2),
        (("stone", "stone", "stone"), "clay", 0),
    ],
)
def test_the_social_climber_is_rewarded_by_rank(
    houses: tuple[str, ...], house: str, stone: int
) -> None:
    t = climbing(*houses, house=house)
    assert goods(t) == ({"stone": stone} if stone else {})


@pytest.mark.card("I222")
def test_the_stone_of_the_social_climber_pays_the_improvement_that_follows() -> None:
    t = climbing("wood", "wood", "wood", goods={**TO_CLAY, "clay": 3})
    play(t, "build A6")
    assert (seat(t)["cards"], goods(t)) == (["I222", "A6"], {})


@pytest.mark.card("I222", "E200")
def test_who_skips_clay_is_rewarded_for_the_stone_house_only() -> None:
    given = {"cards": ["I222", "E200"], "goods": TO_STONE}
    t = table(given, *[{"house": "stone", "placed": 2}] * 2, {"placed": 2}, round=6)
    play(t, "place house-redevelopment")
    play_if_asked(t, "renovate to stone")
    assert goods(t) == {"stone": 1}


@pytest.mark.card("I222")
def test_a_renovation_before_the_social_climber_is_not_rewarded() -> None:
    assert goods(learn("I222", {"house": "stone"}, 4)) == {}
