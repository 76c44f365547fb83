"""Occupations of deck E for points: E153, E165, E170, E172, E173, E174, E177 and others."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, seat
from .deck_e import BIG, MEADOWS, ROOMS, total
from .tables import alone, bonus, line, table, turn


def gained(card: str, row: dict[str, Any], seats: int = 4) -> float:
    """How many points more a seat has with a card."""
    with_it = {**row, "cards": [*row.get("cards", []), card]}
    return total(alone(with_it, seats)) - total(alone(row, seats))


# Mendicant and Yeoman Farmer


@pytest.mark.card("E153")
@pytest.mark.parametrize(("begging", "saved"), [(0, 0), (1, 3), (2, 6), (3, 6), (5, 6)])
def test_the_mendicant_throws_two_begging_cards_away(begging: int, saved: int) -> None:
    assert gained("E153", {"begging": begging}) == saved


@pytest.mark.card("E165")
@pytest.mark.parametrize(
    ("row", "saved"),
    [
        ({}, 7),
        ({"fields": {"r1c4": {}, "r1c5": {}}}, 6),
        ({"fields": {"r1c5": {"grain": 1}}}, 6),
        ({"pastures": MEADOWS, "animals": {"sheep": 1, "boar": 1, "cattle": 1}}, 3),
        ({"begging": 4}, 7),
    ],
)
def test_the_yeoman_farmer_raises_negative_categories_to_nought(
    row: dict[str, Any], saved: int
) -> None:
    assert gained("E165", row) == saved


@pytest.mark.card("E165", "E153")
def test_begging_cards_are_the_mendicants_affair_and_unused_spaces_nobodys() -> None:
    t = alone({"cards": ["E153", "E165"], "begging": 3}, 4)
    assert total(t) == -13 + 6 - 3


@pytest.mark.card("E165", "K276")
def test_points_that_the_yeoman_farmer_cancels_are_not_negative_for_the_constable() -> None:
    cells = [f"r{row}c{column}" for row in (1, 2, 3) for column in (2, 3, 4, 5)]
    row = {"cards": ["K276"], "pastures": [cells], "fields": {"r1c1": {}}}
    assert gained("E165", row) == 6 + 5


# Houses


@pytest.mark.card("E172", "E177")
@pytest.mark.parametrize(
    ("card", "house", "points"),
    [
        ("E172", "wood", 0),
        ("E172", "clay", 0),
        ("E172", "stone", 4),
        ("E177", "wood", 4),
        ("E177", "clay", 0),
        ("E177", "stone", 0),
        ("E173", "wood", 0),
        ("E173", "clay", 1),
        ("E173", "stone", 3),
    ],
)
def test_a_card_scores_the_house_of_its_owner(card: str, house: str, points: int) -> None:
    assert gained(card, {"house": house, "rooms": ROOMS[:4]}) == points


def chief(daughter: dict[str, Any]) -> bocage.Table:
    """Seat 0 has played the Chief; seat 1 is somebody who may have the daughter."""
    row = {"hand": ["E172"], "goods": {"food": 2}}
    t = table(row, {"placed": 2, **daughter}, {"placed": 2}, round=6)
    play(t, "place lessons")
    return t


@pytest.mark.card("E173")
def test_the_chiefs_daughter_comes_for_nothing_when_another_plays_the_chief() -> None:
    t = chief({"hand": ["E173"], "cards": ["E153"]})
    assert t.decision is not None
    assert (t.decision.seat, offered(t)) == (1, {"play E173", "done"})
    play(t, "play E173")
    assert seat(t, 1)["cards"] == ["E153", "E173"]
    assert (goods(t, 1), seat(t, 1)["hand"]) == ({}, [])
    assert t.decision.seat == 0


@pytest.mark.card("E173", "E192", "E49")
def test_the_chiefs_daughter_pleases_the_patron_but_needs_no_writing_desk() -> None:
    t = chief({"hand": ["E173", "E176"], "cards": ["E192", "E49"], "goods": {"food": 9}})
    play(t, "play E173")
    assert (goods(t, 1), seat(t, 1)["hand"]) == ({"food": 9 + 2}, ["E176"])
    assert t.decision is not None
    assert t.decision.seat == 0


@pytest.mark.card("E173")
def test_the_chiefs_daughter_may_stay_in_hand() -> None:
    t = chief({"hand": ["E173"]})
    play(t, "done")
    assert seat(t, 1)["hand"] == ["E173"]


@pytest.mark.card("E173")
def test_the_chiefs_daughter_does_not_come_to_who_plays_the_chief() -> None:
    t = turn({"hand": ["E172", "E173"], "goods": {"food": 2}})
    play(t, "place lessons", "play E172")
    assert seat(t)["hand"] == ["E173"]
    assert choices(t, "play") == set()


@pytest.mark.card("E173")
def test_the_chiefs_daughter_may_be_played_as_any_other() -> None:
    t = turn({"hand": ["E173"], "cards": ["E153"], "goods": {"food": 1}})
    play(t, "place lessons")
    assert (seat(t)["cards"], goods(t)) == (["E153", "E173"], {})


# Counts of cards


@pytest.mark.card("E174")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["E174"], 0),
        (["E153", "E176", "E174"], 0),
        (["E153", "E174", "E176", "A1", "E12", "E189"], 2),
        (["E174", "E148"], 2),
        (["E148", "E174"], 0),
    ],
)
def test_the_tutor_scores_the_occupations_played_after_it(cards: list[str], points: int) -> None:
    assert bonus(alone({"cards": cards}, 3)) == points


@pytest.mark.card("E174")
def test_the_tutor_sees_an_occupation_being_played() -> None:
    t = turn({"cards": ["E153", "E174"], "hand": ["E176"], "goods": {"food": 1}})
    play(t, "place lessons")
    assert bonus(t) == 1


IMPROVEMENTS = ["A1", "A2", "A3", "A4", "A5", "A6", "E12", "E13", "E15", "E17"]


@pytest.mark.card("E197")
@pytest.mark.parametrize(
    ("number", "points"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (10, 9)]
)
def test_the_braggart_counts_major_and_minor_improvements(number: int, points: int) -> None:
    assert bonus(alone({"cards": ["E197", "E153", *IMPROVEMENTS[:number]]}, 3)) == points


@pytest.mark.card("E197")
def test_the_braggart_does_not_count_what_was_handed_in() -> None:
    cards = ["E197", "A1", "E12", "E13", "E15", "E17"]
    t = alone({"cards": cards}, 3)
    assert bonus(t) == 1
    play(t, "place major-improvement", "build A3")
    play_if_asked(t, "return A1")
    assert "A1" not in seat(t)["cards"]
    assert bonus(t) == 1


# Estate Manager


@pytest.mark.card("E170")
@pytest.mark.parametrize(("seats", "points"), [(3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("animals", [{}, {"sheep": 3, "boar": 2}])
def test_the_estate_manager_scores_if_nobody_has_more_of_any_animal(
    seats: int, points: int, animals: dict[str, int]
) -> None:
    row = {"animals": animals, "pastures": BIG}
    t = alone({"cards": ["E170"], **row}, seats, others=row)
    assert [bonus(t, n) for n in range(seats)] == [points] + [0] * (seats - 1)


@pytest.mark.card("E170")
@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])
def test_one_animal_more_elsewhere_ruins_the_estate_manager(animal: str) -> None:
    rows: list[dict[str, Any]] = [{"pastures": BIG, "animals": {animal: n}} for n in (3, 3, 4)]
    t = table({"cards": ["E170"], **rows[0]}, rows[1], rows[2], round=14)
    assert bonus(t) == 0


# Lord of the Manor

ESTATES: dict[str, dict[str, Any]] = {
    "fields": {"fields": {f"r1c{column}": {} for column in (1, 2, 3, 4, 5)}},
    "grain": {"goods": {"grain": 8}},
    "vegetables": {"goods": {"vegetable": 4}},
    "pastures": {"pastures": [[f"r1c{column}"] for column in (2, 3, 4, 5)]},
    "sheep": {"pastures": BIG, "animals": {"sheep": 8}},
    "boar": {"pastures": BIG, "animals": {"boar": 7}},
    "cattle": {"pastures": BIG, "animals": {"cattle": 6}},
    "stables": {"pastures": BIG, "stables": ["r1c2", "r1c3", "r1c4", "r1c5"]},
}


@pytest.mark.card("E189")
@pytest.mark.parametrize("name", ESTATES)
def test_the_lord_of_the_manor_scores_each_category_with_four_points(name: str) -> None:
    t = alone({"cards": ["E189"], **ESTATES[name]})
    assert line(t, name) == 4
    assert bonus(t) == 1


@pytest.mark.card("E189")
def test_the_lord_of_the_manor_scores_several_categories_and_no_others() -> None:
    stock = {"grain": 8, "vegetable": 3, "wood": 9}
    row = {"goods": stock, "pastures": BIG, "animals": {"sheep": 8, "boar": 6}, "people": 5}
    t = alone({"cards": ["E189", "A10"], "house": "stone", "rooms": ROOMS[:2], **row})
    assert bonus(t) == 2


# Reeve


@pytest.mark.card("E217")
@pytest.mark.parametrize(
    ("number", "wood"),
    [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)],
)
def test_the_reeve_brings_wood_by_the_rounds_still_to_play(number: int, wood: int) -> None:
    t = turn({"hand": ["E217"]}, seats=3, round=number)
    play(t, "place lessons")
    assert goods(t) == ({"wood": wood} if wood else {})


@pytest.mark.card("E217", "E148")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ([["E217"], [], []], [3, 0, 0]),
        ([["E217"], ["E153"], []], [3, 3, 0]),
        ([["E217"], ["E153", "E176"], ["E189"]], [0, 3, 0]),
        ([["E217"], ["E148"], []], [0, 3, 0]),
        ([["E217", "E176"], ["E148"], []], [3, 3, 0]),
    ],
)
def test_the_reeve_scores_for_every_seat_with_the_most_occupations(
    rows: list[list[str]], points: list[int]
) -> None:
    t = table(*({"cards": cards} for cards in rows), round=14)
    assert [bonus(t, n) for n in range(3)] == points
