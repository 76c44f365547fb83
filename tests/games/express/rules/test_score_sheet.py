"""The score sheet: every row, with its bonus, its sets and its edges."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    IMPROVEMENTS,
    LINES,
    OCCUPATIONS,
    WORKSHOPS,
    harvest,
    lines,
    play,
    scored,
    seat,
    table,
    total,
    worth,
)

ROUNDS = {0: 3, 1: 5, 2: 6}
"""The round before each harvest."""


def points(row: dict[str, Any], number: int = 0) -> dict[str, int]:
    """What a family that is fed scores at a harvest, line by line."""
    seat = {**row, "goods": {"food": 12, **row.get("goods", {})}, "harvests": [{}] * number}
    return scored(harvest(seat, round=ROUNDS[number]))[number]


def only(line: str, score: int) -> dict[str, int]:
    """A score of one line, empty where it is zero."""
    return {line: score} if score else {}


@pytest.mark.rule("D26")
@pytest.mark.parametrize("number", ROUNDS)
def test_an_empty_farm_scores_nothing(number: int) -> None:
    row = {"goods": {"reed": 9, "wood": 9, "brick": 9, "stone": 9}}
    assert points(row, number) == {}


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("house", "each"), [("wood", 1), ("brick", 2), ("stone", 3)])
@pytest.mark.parametrize("rooms", [0, 1, 2, 4])
def test_added_rooms_score_by_what_the_house_is_made_of(house: str, each: int, rooms: int) -> None:
    expected = 3 + each * rooms if rooms else 0
    assert points({"house": house, "rooms": rooms}) == only("house", expected)


@pytest.mark.rule("D26", "D20")
@pytest.mark.parametrize(
    ("fields", "plain", "mayor"), [(0, 0, 0), (1, 4, 6), (2, 5, 9), (5, 8, 18)]
)
def test_fields(fields: int, plain: int, mayor: int) -> None:
    assert points({"fields": fields}) == only("fields", plain)
    assert points({"fields": fields, "occupations": ["mayor"]}) == only("fields", mayor)


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("pastures", "score"), [(0, 0), (1, 4), (2, 5), (6, 9)])
def test_pastures(pastures: int, score: int) -> None:
    assert points({"pastures": pastures}) == only("pastures", score)


@pytest.mark.rule("D26", "D23")
@pytest.mark.parametrize(("babies", "score"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7)])
@pytest.mark.parametrize("number", ROUNDS)
def test_babies_score_at_the_last_harvest_or_with_the_midwife(
    number: int, babies: int, score: int
) -> None:
    row = {"rooms": 4, "babies": babies}
    midwife = {**row, "occupations": ["midwife"]}
    assert points(row, number).get("babies", 0) == (score if number == 2 else 0)
    assert points(midwife, number).get("babies", 0) == score


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("grain", "score"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (9, 5)])
def test_grain_scores_per_two(grain: int, score: int) -> None:
    assert points({"goods": {"grain": grain}}) == only("grain", score)


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("vegetables", "score"), [(0, 0), (1, 2), (2, 3), (5, 6)])
def test_vegetables_score_each(vegetables: int, score: int) -> None:
    assert points({"goods": {"vegetable": vegetables}}) == only("vegetable", score)


@pytest.mark.rule("D26", "D25")
@pytest.mark.parametrize(
    ("material", "size"), [("reed", 2), ("wood", 3), ("brick", 3), ("stone", 2)]
)
@pytest.mark.parametrize("count", range(8))
def test_materials_score_two_points_per_set_with_their_workshop(
    material: str, size: int, count: int
) -> None:
    row = {"goods": {material: count}, "improvements": [WORKSHOPS[material]]}
    assert points(row) == only(material, 2 * (count // size))
    others = [workshop for good, workshop in WORKSHOPS.items() if good != material]
    assert points({**row, "improvements": ["oven", "hearth", *others]}) == {}


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("sheep", "score"), [(0, 0), (1, 1), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_sheep_score_per_three(sheep: int, score: int) -> None:
    check_animals("sheep", sheep, score)


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("boar", "score"), [(0, 0), (1, 1), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_boar_score_per_two(boar: int, score: int) -> None:
    check_animals("boar", boar, score)


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("cattle", "score"), [(0, 0), (1, 2), (3, 4), (4, 5), (7, 8)])
def test_cattle_score_each(cattle: int, score: int) -> None:
    check_animals("cattle", cattle, score)


def check_animals(kind: str, after: int, score: int) -> None:
    """Animals score after breeding; one pasture of three or more had one fewer before."""
    before = after - 1 if after >= 3 else after
    row = {"pastures": 1, "animals": {kind: before}}
    assert points(row) == {"pastures": 4, **only(kind, score)}
    now = table({"goods": {"food": 4}, "pastures": 1, "animals": {kind: after}}, dice="wood grain")
    assert worth(now) == {"pastures": 4, **only(kind, score)}


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("kind", "score"), [("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_two_animals_that_do_not_breed(kind: str, score: int) -> None:
    t = table({"goods": {"food": 4}, "pastures": 1, "animals": {kind: 2}}, dice="wood grain")
    assert worth(t) == {"pastures": 4, kind: score}


@pytest.mark.rule("D26", "D21")
@pytest.mark.parametrize("count", range(7))
def test_improvements_score_with_the_builder_only(count: int) -> None:
    row = {"improvements": list(IMPROVEMENTS[:count])}
    others = [occupation for occupation in OCCUPATIONS if occupation != "builder"]
    assert points({**row, "occupations": ["builder"]}) == only("improvements", count)
    assert points({**row, "occupations": others}) == {}


@pytest.mark.rule("D26")
def test_occupations_are_worth_nothing_by_themselves() -> None:
    for number in ROUNDS:
        assert points({"occupations": list(OCCUPATIONS)}, number) == {}


RICH: dict[str, Any] = {
    "goods": {"food": 2, "grain": 5, "vegetable": 2, "reed": 5, "wood": 7, "brick": 6, "stone": 3},
    "animals": {"sheep": 1, "boar": 1, "cattle": 1},
    "pastures": 3,
    "fields": 3,
    "house": "brick",
    "rooms": 3,
    "babies": 2,
    "occupations": ["mayor", "builder", "midwife"],
    "improvements": ["basketmaker", "joinery", "pottery", "stonecutter"],
}
SHEET = {
    "house": 9,
    "fields": 12,
    "pastures": 6,
    "babies": 3,
    "food": -12,
    "grain": 3,
    "vegetable": 3,
    "reed": 4,
    "wood": 4,
    "brick": 4,
    "stone": 2,
    "sheep": 1,
    "boar": 1,
    "cattle": 2,
    "improvements": 4,
}


@pytest.mark.rule("D26", "D19")
def test_all_rows_together() -> None:
    t = harvest(RICH)
    assert scored(t) == [SHEET]
    assert lines(t) == SHEET
    assert tuple(lines(t)) == LINES
    assert total(t) == sum(SHEET.values())
    assert seat(t)["totals"] == [sum(SHEET.values())]


@pytest.mark.rule("D26")
def test_the_sheet_shows_what_the_farm_would_score_now() -> None:
    t = table(RICH, dice="wood grain")
    assert worth(t) == SHEET
    assert scored(t) == []
    assert total(t) == 0


@pytest.mark.rule("D26", "D23")
@pytest.mark.parametrize(("number", "harvests", "babies"), [(1, 0, 0), (4, 1, 0), (6, 2, 3)])
def test_the_sheet_knows_which_harvest_comes_next(number: int, harvests: int, babies: int) -> None:
    row = {"goods": {"food": 8}, "rooms": 2, "babies": 2, "harvests": [{}] * harvests}
    t = table(row, dice="wood grain", round=number)
    assert t.observe(0)["harvest"] == harvests
    assert worth(t).get("babies", 0) == babies


@pytest.mark.rule("D26")
def test_hunger_at_one_harvest_is_not_shown_for_the_next() -> None:
    t = harvest({"goods": {}}, dice="double double wood")
    assert (scored(t), worth(t)) == ([{"food": -12}], {"food": -12})
    play(t, "collect 1double")
    assert worth(t) == {"food": -6}
    play(t, "collect 1double")
    assert worth(t) == {}


@pytest.mark.rule("D26")
def test_each_harvest_is_scored_afresh_and_uses_nothing_up() -> None:
    row = {
        "goods": {"food": 4, "grain": 2, "wood": 3},
        "fields": 1,
        "improvements": ["joinery"],
        "harvests": [{"fields": 4, "grain": 1}],
    }
    t = harvest(row, round=5)
    again = {"fields": 4, "grain": 2, "wood": 2}
    assert scored(t) == [{"fields": 4, "grain": 1}, again]
    assert seat(t)["goods"]["grain"] == 2
    assert seat(t)["goods"]["wood"] == 3
    assert total(t) == 13
    assert {line: score for line, score in lines(t).items() if score} == {
        "fields": 8,
        "grain": 3,
        "wood": 2,
    }
