"""The author's adjacency: everything built touches something that stands."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import REVISED_SCENES as revised
from tests.games.agricola.first.deck_i import ZED
from tests.games.agricola.first.tables import SCENES as first
from tests.games.agricola.rules.house_rules import edges, farm, fencing, left, loose, options
from tests.games.agricola.rules.plain_farm import CELLS, neighbours
from tests.games.agricola.scenario import (
    both,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.agricola.scenes import Scenes

RULE = "author_adjacency"
HOUSE = ["r2c1", "r3c1"]
BESIDE_HOUSE = {"r1c1", "r2c2", "r3c2"}


def singles(t: bocage.Table) -> set[str]:
    """The pastures of one space that can be fenced now."""
    return choices(t, "fence") & set(CELLS)


def reaches(pasture: str, cells: set[str]) -> bool:
    """Whether a pasture, as actions name it, touches or holds one of some cells."""
    mine = pasture.split("+")
    return bool((set(mine) | neighbours(mine)) & cells)


@both
@pytest.mark.rule("R103")
def test_the_first_field_touches_the_house(game: str) -> None:
    t = farm(game, RULE, {})
    play(t, "place farmland")
    assert choices(t, "plow") == BESIDE_HOUSE
    usual = farm(game, "", {})
    play(usual, "place farmland")
    assert choices(usual, "plow") == set(CELLS) - set(HOUSE)


@both
@pytest.mark.rule("R103")
@pytest.mark.parametrize("row", [{"stables": ["r1c4"]}, {"pastures": [["r1c4"]]}])
def test_the_first_field_may_touch_a_stable_or_a_pasture_instead(
    game: str, row: dict[str, Any]
) -> None:
    t = farm(game, RULE, row)
    play(t, "place farmland")
    assert choices(t, "plow") == BESIDE_HOUSE | {"r1c3", "r1c5", "r2c4"}


@both
@pytest.mark.rule("R103", "F28")
def test_later_fields_touch_fields_as_ever(game: str) -> None:
    t = farm(game, RULE, {"fields": {"r3c4": {}}, "stables": ["r1c4"]})
    play(t, "place farmland")
    assert choices(t, "plow") == {"r2c4", "r3c3", "r3c5"}
    assert reason(t, "plow r1c1") == "reason-not-adjacent-field"


@both
@pytest.mark.rule("R103")
def test_rooms_touch_rooms_as_ever(game: str) -> None:
    row = {"goods": {"wood": 5, "reed": 2}, "fields": {"r3c4": {}}, "stables": ["r1c4"]}
    t = farm(game, RULE, row)
    play(t, "place farm-expansion")
    assert choices(t, "room") == BESIDE_HOUSE


@both
@pytest.mark.rule("R103")
@pytest.mark.parametrize(
    ("row", "cells"),
    [
        ({}, BESIDE_HOUSE),
        ({"fields": {"r3c4": {}}}, BESIDE_HOUSE | {"r2c4", "r3c3", "r3c5"}),
        ({"stables": ["r1c4"]}, BESIDE_HOUSE | {"r1c3", "r1c5", "r2c4"}),
        ({"rooms": [*HOUSE, "r1c1"]}, {"r1c2", "r2c2", "r3c2"}),
    ],
    ids=["nothing", "a field", "a stable", "a third room"],
)
def test_a_stable_touches_something_that_stands(
    game: str, row: dict[str, Any], cells: set[str]
) -> None:
    t = farm(game, RULE, {**row, "goods": {"wood": 4}})
    play(t, "place farm-expansion")
    assert choices(t, "stable") == cells


@both
@pytest.mark.rule("R103")
def test_a_stable_stands_beside_a_pasture_or_within_one(game: str) -> None:
    t = farm(game, RULE, {"pastures": [["r1c3", "r1c4"]], "goods": {"wood": 2}})
    play(t, "place farm-expansion")
    around = {"r1c2", "r1c5", "r2c3", "r2c4"}
    assert choices(t, "stable") == BESIDE_HOUSE | around | {"r1c3", "r1c4"}


@both
@pytest.mark.rule("R103")
def test_pieces_of_one_action_are_built_one_after_another(game: str) -> None:
    t = farm(game, RULE, {"goods": {"wood": 6}})
    play(t, "place farm-expansion")
    assert choices(t, "stable") == BESIDE_HOUSE
    play(t, "stable r1c1", "stable r1c2", "stable r1c3")
    assert seat(t)["stables"] == ["r1c1", "r1c2", "r1c3"]


@both
@pytest.mark.rule("R103")
def test_a_stable_may_touch_the_room_of_the_same_action(game: str) -> None:
    t = farm(game, RULE, {"goods": {"wood": 7, "reed": 2}})
    play(t, "place farm-expansion")
    assert choices(t, "stable") == BESIDE_HOUSE
    play(t, "room r1c1")
    assert "r1c2" in choices(t, "stable")
    play(t, "stable r1c2")
    assert (seat(t)["stables"], goods(t)) == (["r1c2"], {})


@both
@pytest.mark.rule("R103")
def test_the_first_pasture_touches_the_house(game: str) -> None:
    t = fencing(game, RULE, {"goods": {"wood": 8}})
    assert singles(t) == BESIDE_HOUSE
    assert choices(t, "fence")
    assert all(reaches(pasture, {"r2c1", "r3c1"}) for pasture in choices(t, "fence"))
    assert "r1c2+r2c2" in choices(t, "fence")
    assert reason(t, "fence r1c5") == "reason-not-beside"
    assert reason(t, "fence r1c4+r1c5") == "reason-not-beside"


@both
@pytest.mark.rule("R103")
def test_the_first_pasture_touches_a_field_or_a_stable_or_encloses_one(game: str) -> None:
    t = fencing(game, RULE, {"fields": {"r3c4": {}}, "goods": {"wood": 4}})
    assert singles(t) == BESIDE_HOUSE | {"r2c4", "r3c3", "r3c5"}
    t = fencing(game, RULE, {"stables": ["r1c4"], "goods": {"wood": 4}})
    assert singles(t) == BESIDE_HOUSE | {"r1c3", "r1c4", "r1c5", "r2c4"}
    play(t, "fence r1c4")
    assert seat(t)["pastures"] == [["r1c4"]]


@both
@pytest.mark.rule("R103", "R26")
def test_later_pastures_touch_pastures_as_ever(game: str) -> None:
    row = {"pastures": [["r1c5"]], "stables": ["r3c4"], "goods": {"wood": 4}}
    t = fencing(game, RULE, row)
    assert choices(t, "fence") == {"r1c4", "r2c5"}
    assert reason(t, "fence r2c2") == "reason-not-adjacent-pasture"


@both
@pytest.mark.rule("R103")
def test_a_pasture_is_divided_as_ever(game: str) -> None:
    t = fencing(game, RULE, {"pastures": [["r1c3", "r1c4", "r1c5"]], "goods": {"wood": 1}})
    assert choices(t, "fence") == {"r1c3", "r1c5"}


@both
@pytest.mark.rule("R103")
def test_without_a_place_that_touches_something_nothing_is_built(game: str) -> None:
    walls: dict[str, Any] = {"fields": {cell: {} for cell in sorted(BESIDE_HOUSE)}}
    t = farm(game, RULE, {**walls, "goods": {"wood": 9}})
    play(t, "place fencing")
    assert singles(t) == {"r1c2", "r2c3", "r3c3"}
    t = farm(game, RULE, {"goods": {"wood": 4}})
    assert reason(t, "place fencing") is None


@both
@pytest.mark.rule("R103")
@pytest.mark.parametrize(
    ("space", "action"),
    [
        ("farmland", "plow r1c5"),
        ("farm-expansion", "stable r1c5"),
        ("fencing", "fence r1c5"),
        ("fencing", "fence r1c4+r1c5"),
    ],
)
def test_what_touches_nothing_is_refused_for_that(game: str, space: str, action: str) -> None:
    t = farm(game, RULE, {"goods": {"wood": 15}})
    play(t, f"place {space}")
    assert reason(t, action) == "reason-not-beside"


# With other house rules


@both
@pytest.mark.rule("R103", "R100")
def test_a_scattered_pasture_still_touches_something(game: str) -> None:
    row = {"pastures": [["r1c5"]], "fields": {"r3c3": {}}, "goods": {"wood": 4}}
    t = fencing(game, f"{RULE} scattered_pastures", row)
    pastures = {"r1c4", "r2c5"}
    field = {"r2c3", "r3c2", "r3c4"}
    assert choices(t, "fence") == BESIDE_HOUSE | pastures | field
    assert reason(t, "fence r3c5") == "reason-not-beside"


@both
@pytest.mark.rule("R103", "R100")
def test_what_open_fences_close_touches_something(game: str) -> None:
    row = {"fences": ["r1c5n", "r1c5e", "r1c5w"]}
    t = fencing(game, f"{RULE} open_fences", row)
    assert "r2c5n" not in edges(t)
    assert reason(t, "fence r2c5n") == "reason-not-beside"
    t = fencing(game, f"{RULE} open_fences", {**row, "stables": ["r2c5"]})
    play(t, "fence r2c5n", "done")
    assert seat(t)["pastures"] == [["r1c5"]]


@both
@pytest.mark.rule("R103", "R100")
def test_all_three_rules_for_fences_at_once(game: str) -> None:
    row = {"pastures": [["r1c5"]], "fences": ["r3c3n", "r3c3s", "r3c4w"]}
    rules = f"{RULE} open_fences scattered_pastures"
    t = fencing(game, rules, row)
    assert reason(t, "fence r3c3w") == "reason-not-beside"
    t = fencing(game, rules, {**row, "fields": {"r2c3": {}}})
    play(t, "fence r3c3w", "done")
    assert (seat(t)["pastures"], loose(t)) == ([["r1c5"], ["r3c3"]], set())


# Hand cards


@pytest.mark.rule("R103")
@pytest.mark.card("A002", "E11")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "A002"), (first, "E11")])
def test_the_field_of_a_card_touches_something(scenes: Scenes, card: str) -> None:
    t = scenes.at_once(card, {"goods": {"food": 2}}, options=options(RULE))
    assert choices(t, "plow") == BESIDE_HOUSE


@pytest.mark.rule("R103")
@pytest.mark.card("B002", "E40")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "B002"), (first, "E40")])
def test_the_mini_pasture_touches_something(scenes: Scenes, card: str) -> None:
    t = scenes.at_once(card, {"goods": {"food": 2}}, options=options(RULE))
    assert choices(t, "fence") == BESIDE_HOUSE
    full = {"goods": {"food": 2}, "fields": {cell: {} for cell in sorted(BESIDE_HOUSE)}}
    t = scenes.at_once(card, full, options=options(RULE))
    assert choices(t, "fence") == {"r1c2", "r2c3", "r3c3"}


@pytest.mark.rule("R103")
@pytest.mark.card("E52")
def test_the_stable_of_a_card_touches_something() -> None:
    t = first.at_once("E52", {"goods": {"wood": 1}}, options=options(RULE))
    assert choices(t, "stable") == BESIDE_HOUSE


@pytest.mark.rule("R103")
@pytest.mark.card("B089", "I254")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "B089"), (first, "I254")])
def test_the_grooms_stable_touches_something(scenes: Scenes, card: str) -> None:
    row = {"cards": [card], "house": "stone", "goods": {"wood": 1}}
    t = scenes.dawn(row, seats=4, options=options(RULE))
    play(t, f"use {card}")
    assert choices(t, "stable") == BESIDE_HOUSE


@pytest.mark.rule("R103")
@pytest.mark.card("B016")
def test_the_stable_of_the_mining_hammer_touches_something() -> None:
    row = {"cards": ["B016"], "goods": {"clay": 2, "reed": 1}, "fields": {"r3c4": {}}}
    t = revised.alone(row, options=options(RULE))
    play(t, "place house-redevelopment")
    play_if_asked(t, "renovate to clay")
    play(t, "use B016")
    assert choices(t, "stable") == BESIDE_HOUSE | {"r2c4", "r3c3", "r3c5"}


@pytest.mark.rule("R103")
@pytest.mark.card("E207")
def test_the_stablehands_stable_may_stand_beside_the_new_fences() -> None:
    row = {"cards": ["E207"], "goods": {"wood": 4}}
    t = first.alone(row, options=options(RULE))
    play(t, "place fencing", "fence r2c2", "use E207")
    assert choices(t, "stable") == BESIDE_HOUSE | {"r1c2", "r2c3"}


@pytest.mark.rule("R103")
@pytest.mark.card("K312")
def test_the_fence_overseers_pasture_encloses_the_stable_it_touches() -> None:
    supply = {"wood": 2, "food": 1}
    t = first.alone({"cards": ["K312"], "goods": supply}, options=options(RULE))
    play(t, "place farm-expansion", "stable r1c1", "use K312")
    assert seat(t)["pastures"] == [["r1c1"]]


@pytest.mark.rule("R103")
@pytest.mark.card("E62")
def test_fields_of_one_plow_touch_one_after_another() -> None:
    row = {"cards": ["E62", "E153", "E165"]}
    t = first.alone(row, options=options(RULE))
    play(t, "place farmland")
    play_if_asked(t, "use E62")
    assert choices(t, "plow") == BESIDE_HOUSE
    play(t, "plow r2c2")
    play_if_asked(t, "use E62")
    assert choices(t, "plow") == {"r1c2", "r2c3", "r3c2"}
    play(t, "plow r1c2")
    play_if_asked(t, "use E62")
    assert choices(t, "plow") == {"r1c1", "r1c3", "r2c3", "r3c2"}


@pytest.mark.rule("R103")
@pytest.mark.card("Z322")
def test_fences_that_the_dozing_bull_moves_touch_something_in_their_new_place() -> None:
    row = {"cards": ["Z322"], "animals": {"cattle": 1}, "pastures": [["r1c1"]]}
    t = first.alone(row, options={**options(RULE), **ZED})
    play(t, "anytime")
    play_if_asked(t, "use Z322")
    assert choices(t, "fence") == BESIDE_HOUSE
    play(t, "fence r3c2")
    assert (seat(t)["pastures"], left(t)) == ([["r3c2"]], 11)
    assert "place farmland" in offered(t)
