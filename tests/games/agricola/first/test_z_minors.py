"""Minor improvements of deck Z: what they do."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import PASTURES, ROOMS
from tests.games.agricola.scenario import choices, goods, lying, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import ZED, meal, work
from .tables import alone, at_once, bonus, improving, line, table, window


def unused(t: bocage.Table) -> float:
    """The points of seat 0 for unused spaces."""
    return line(t, "unused")


# Stump-Jump Plough


def felling(space: str, seats: int = 2, **row: Any) -> bocage.Table:
    """Seat 0, who has the Stump-Jump Plough, has just gone for wood."""
    lies = {"forest": {"wood": 3}, "reed-stone-wood": {"reed": 1}}.get(space)
    spaces = {space: {"goods": lies}} if lies else {}
    cards = ["Z313", *row.pop("cards", [])]
    given = {"cards": cards, "house": "clay", "goods": {"food": 1}, **row}
    t = alone(given, seats, options=ZED, spaces=spaces)
    work(t, space)
    return t


@pytest.mark.card("Z313")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_stump_jump_plough_turns_a_field_where_wood_is_taken(house: str) -> None:
    t = felling("forest", house=house)
    assert offered(t) == window("Z313")
    play(t, "use Z313", "plow r1c5")
    assert (seat(t)["fields"], goods(t)) == ({"r1c5": {}}, {"wood": 3})


@pytest.mark.card("Z313")
def test_wood_given_by_a_space_calls_the_stump_jump_plough_too() -> None:
    assert offered(felling("reed-stone-wood", 5)) == window("Z313")
    for good, called in (("wood", True), ("clay", False)):
        t = felling("one-material", 3)
        play(t, f"take {good}")
        assert ("use Z313" in offered(t)) is called


@pytest.mark.card("Z313")
@pytest.mark.parametrize("row", [{"house": "wood"}, {"goods": {}}], ids=["wooden hut", "no food"])
def test_the_stump_jump_plough_needs_a_better_house_and_a_food(row: dict[str, Any]) -> None:
    t = felling("forest", **row)
    assert "use Z313" not in offered(t)


@pytest.mark.card("Z313", "E34")
def test_the_stump_jump_plough_comes_even_if_all_wood_stays() -> None:
    t = alone(
        {"cards": ["Z313", "E34"], "house": "clay", "goods": {"food": 1}},
        options=ZED,
        spaces={"forest": {"goods": {"wood": 2}}},
    )
    play(t, "place forest", "use E34", "use Z313", "plow r1c5")
    assert lying(t, "forest") == {"wood": 2}
    assert seat(t)["fields"] == {"r1c5": {}}


# Keg


@pytest.mark.card("Z314")
def test_the_guest_of_the_keg_acts_after_all_people_of_the_round() -> None:
    row = {"hand": ["Z314"], "goods": {"wood": 1}, "placed": 1}
    t = table(row, {"people": 3, "placed": 1}, round=5, options=ZED)
    play(t, "place meeting-place", "play Z314", "start")
    work(t, "farmland")
    play(t, "plow r1c5", "place day-laborer")
    assert (t.position()["round"], deciding(t)) == (5, 0)
    work(t, "grain-seeds")
    assert (t.position()["round"], goods(t), seat(t)["people"]) == (6, {"grain": 1}, 2)


@pytest.mark.card("Z314")
def test_the_next_player_may_open_the_same_keg_in_the_same_round() -> None:
    rows = (
        {"hand": ["Z314"], "goods": {"wood": 1}, "placed": 1},
        {"goods": {"wood": 1}, "placed": 1},
    )
    t = table(*rows, round=5, options=ZED)
    play(t, "place meeting-place", "play Z314", "start", "place major-improvement")
    assert (t.position()["round"], deciding(t)) == (5, 0)
    work(t, "grain-seeds")
    assert (t.position()["round"], deciding(t)) == (5, 1)
    work(t, "day-laborer")
    assert t.position()["round"] == 6


# Brewer's Copper


@pytest.mark.card("Z315")
def test_the_brewers_copper_turns_one_grain_into_two_food_in_a_harvest() -> None:
    t = meal({"cards": ["Z315"], "goods": {"food": 4, "grain": 2}}, options=ZED)
    assert offered(t) == {"craft Z315", "feed"}
    play(t, "craft Z315")
    assert (t.position()["round"], goods(t)) == (5, {"food": 2, "grain": 1})


@pytest.mark.card("Z315")
@pytest.mark.parametrize(("n", "points"), [(4, 0), (5, 1), (9, 1)])
def test_the_brewers_copper_scores_for_seven_grain_fields_included(n: int, points: int) -> None:
    row = {"cards": ["Z315"], "goods": {"grain": n}, "fields": {"r1c5": {"grain": 2}}}
    assert bonus(alone(row, options=ZED)) == points


# Family Portrait


@pytest.mark.card("Z317")
@pytest.mark.parametrize(
    ("people", "newborn", "food"), [(2, 0, 4), (3, 0, 6), (3, 1, 6), (5, 0, 10)]
)
def test_the_family_portrait_costs_two_food_a_head_and_scores_four_points(
    people: int, newborn: int, food: int
) -> None:
    row = {"people": people, "newborn": newborn, "rooms": ROOMS[:5]}
    if newborn:
        row["placed"] = 1
    t = at_once("Z317", {**row, "goods": {"food": food + 1}}, options=ZED)
    assert (goods(t), bonus(t)) == ({"food": 1}, 4)
    assert "Z317" not in seat(t)["cards"]


@pytest.mark.card("Z317")
def test_the_family_portrait_is_refused_to_the_poor() -> None:
    assert "play Z317" not in offered(improving("Z317", {"goods": {"food": 3}}, options=ZED))


# Barbecue

ROAST = {"sheep": 3, "boar": 4, "cattle": 5}


@pytest.mark.card("Z318")
@pytest.mark.parametrize("animal", ROAST)
def test_the_barbecue_needs_no_hearth(animal: str) -> None:
    t = at_once("Z318", {"animals": {animal: 1}}, options=ZED)
    assert offered(t) == {f"cook {animal}", "done"}
    play(t, f"cook {animal}")
    assert goods(t) == {"food": ROAST[animal]}


@pytest.mark.card("Z318")
def test_the_barbecue_roasts_an_animal_for_each_of_the_family_at_most() -> None:
    row = {"animals": {"sheep": 3, "boar": 1}, "pastures": [["r1c4", "r1c5"]]}
    t = at_once("Z318", row, options=ZED)
    assert choices(t, "cook") == {"sheep", "boar"}
    play(t, "cook sheep", "cook boar")
    assert goods(t) == {"sheep": 2, "food": 7}
    assert choices(t, "cook") == set()


# Maypole


@pytest.mark.card("Z320")
def test_the_maypole_takes_a_fence_and_a_space_and_scores_two_points() -> None:
    t = at_once("Z320", {"goods": {"wood": 1}}, round=4, options=ZED)
    play(t, next(text for text in offered(t) if text.endswith(" r1c5")))
    assert t.observe(0)["seats"][0]["fences_left"] == 14
    assert (bonus(t), unused(t)) == (2, -12)
    play_if_asked(t, "start")
    play(t, "place farmland")
    assert "r1c5" not in choices(t, "plow")


@pytest.mark.card("Z320")
def test_the_maypole_stands_by_round_four_or_never() -> None:
    t = improving("Z320", {"goods": {"wood": 1}}, round=4, options=ZED)
    assert "play Z320" in offered(t)
    t = improving("Z320", {"goods": {"wood": 1}}, round=5, options=ZED)
    assert "play Z320" not in offered(t)


# Ranch

USED = {"pastures": PASTURES, "fields": {"r1c1": {}}}


@pytest.mark.card("Z321")
@pytest.mark.parametrize(("number", "left"), [(10, 4), (13, 1), (14, 0)])
def test_the_ranch_pays_for_each_round_to_come(number: int, left: int) -> None:
    t = at_once("Z321", USED, round=number, options=ZED)
    assert bonus(t) == left
    assert goods(t) == ({"food": 2 * left} if left else {})


@pytest.mark.card("Z321", "Z320")
def test_a_maypole_fills_the_last_space_for_the_ranch() -> None:
    row = {"pastures": PASTURES, "hand": ["Z320", "Z321"], "goods": {"wood": 1}, "people": 3}
    t = alone(row, round=4, options=ZED)
    play(t, "place meeting-place", "play Z320")
    play_if_asked(t, *(text for text in offered(t) if text.endswith(" r1c1")))
    play_if_asked(t, "start")
    work(t, "major-improvement")
    play_if_asked(t, "play Z321")
    assert (bonus(t), goods(t)) == (2 + 10, {"food": 20})


# Dozing Bull

FENCED = {"cards": ["Z322"], "pastures": [["r1c5"]]}
HOUSE = ["r1c1", "r2c1", "r3c1"]


@pytest.mark.card("Z322")
def test_with_cattle_the_fences_are_moved_for_nothing() -> None:
    t = alone({**FENCED, "animals": {"cattle": 2}}, options=ZED)
    play(t, "anytime")
    play_if_asked(t, "use Z322")
    play(t, "fence r3c5")
    play_if_asked(t, "done")
    assert (seat(t)["pastures"], goods(t)) == ([["r3c5"]], {"cattle": 2})
    assert "place farmland" in offered(t)


@pytest.mark.card("Z322")
@pytest.mark.parametrize("free", [1, 2])
def test_fences_that_can_stand_in_one_way_only_are_not_moved(free: int) -> None:
    cells = [f"r{row}c{column}" for row in (1, 2, 3) for column in (2, 3, 4, 5)]
    fields: dict[str, Any] = {cell: {} for cell in cells if cell not in ("r1c5", "r3c5")[:free]}
    t = alone({**FENCED, "animals": {"cattle": 2}, "fields": fields, "rooms": HOUSE}, options=ZED)
    assert ("anytime" in offered(t)) is (free > 1)


@pytest.mark.card("Z322")
def test_without_cattle_the_bull_does_not_doze() -> None:
    t = alone({**FENCED, "animals": {"sheep": 2}}, options=ZED)
    assert "anytime" not in offered(t)
