"""Occupations of deck E that score animals: E156 and E215."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, offered, play, play_if_asked, seat
from .deck_e import BIG, MEADOWS, any_time, gathering, total
from .tables import alone, bonus, line, on_card, window

# Brush Maker


def brush(t: bocage.Table) -> None:
    """Put every boar that has become food on the card."""
    while "use E156" in offered(t):
        play(t, "use E156")


@pytest.mark.card("E156")
@pytest.mark.parametrize(("boar", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (6, 3)])
def test_the_brush_maker_scores_the_boar_turned_into_food(boar: int, points: int) -> None:
    row = {"cards": ["E156", "fireplace-2"]}
    t = gathering(row, "pig-market", {"boar": boar + 1}, seats=3, round=9)
    brush(t)
    assert goods(t) == {"boar": 1, "food": 2 * boar}
    assert on_card(t, "E156") == {"boar": boar}
    assert (bonus(t), line(t, "boar")) == (points, 1)


@pytest.mark.card("E156")
def test_a_boar_need_not_go_to_the_brush_maker() -> None:
    row = {"cards": ["E156", "fireplace-2"]}
    t = gathering(row, "pig-market", {"boar": 2}, seats=3, round=9)
    play(t, "done")
    assert (goods(t), on_card(t, "E156"), bonus(t)) == ({"boar": 1, "food": 2}, {}, 0)


@pytest.mark.card("E156", "E162")
def test_the_brush_maker_takes_the_meat_sellers_boar_but_no_other_animal() -> None:
    row = {"cards": ["E156", "E162", "clay-oven"]}
    t = gathering(row, "pig-market", {"boar": 3}, seats=3, round=9)
    brush(t)
    assert (goods(t), on_card(t, "E156")) == ({"boar": 1, "food": 6}, {"boar": 2})
    t = gathering(row, "sheep-market", {"sheep": 4}, seats=3)
    assert (goods(t), on_card(t, "E156")) == ({"sheep": 1, "food": 6}, {})


@pytest.mark.card("E156", "K280")
def test_a_boar_goes_to_the_brush_maker_or_to_the_tanner_but_not_to_both() -> None:
    row = {"cards": ["E156", "K280", "fireplace-2"]}
    t = gathering(row, "pig-market", {"boar": 2}, seats=3, round=9)
    assert offered(t) == window("E156", "K280")
    play(t, "use E156")
    assert (on_card(t, "E156"), on_card(t, "K280")) == ({"boar": 1}, {})
    assert "use K280" not in offered(t)


# Tenant Farmer


def tenant(*cards: str, **row: Any) -> bocage.Table:
    """Seat 0 of four has just played the Tenant Farmer in the last round."""
    given = {"hand": ["E215"], "cards": list(cards), "goods": {"food": 9}}
    t = alone({**given, **row}, 4)
    play(t, "place lessons")
    return t


def finish(t: bocage.Table) -> None:
    """Seat 0 places the last person, everybody eats, and the game ends."""
    play(t, "place day-laborer")
    while t.decision is not None:
        play(t, max(offered(t) & {"feed", "beg", "done"}))


@pytest.mark.card("E215")
def test_the_tenant_farmer_borrows_three_animals_and_gives_them_back() -> None:
    t = tenant(pastures=MEADOWS)
    assert {good: n for good, n in goods(t).items() if good != "food"} == {
        "sheep": 1,
        "boar": 1,
        "cattle": 1,
    }
    finish(t)
    assert seat(t)["animals"] == {}
    assert bonus(t) == 0


@pytest.mark.card("E215")
def test_the_tenant_farmer_keeps_what_was_bred() -> None:
    t = tenant(pastures=BIG, animals={"sheep": 3})
    finish(t)
    assert seat(t)["animals"] == {"sheep": 3 + 1 + 1 - 1}


@pytest.mark.card("E215")
def test_the_tenant_farmer_loses_a_point_for_each_animal_that_is_missing() -> None:
    t = tenant()
    play(t, "release boar")
    play_if_asked(t, "release cattle")
    finish(t)
    assert seat(t)["animals"] == {}
    assert bonus(t) == -2


@pytest.mark.card("E215", "E165")
def test_the_yeoman_farmer_cancels_the_tenants_loss() -> None:
    t = tenant("E165")
    play(t, "release boar")
    play_if_asked(t, "release cattle")
    finish(t)
    assert total(t) == 6 - 13


@pytest.mark.card("E215")
def test_the_tenant_farmer_may_give_back_earlier_all_three_in_one_go() -> None:
    t = tenant(pastures=MEADOWS)
    any_time(t, "use E215")
    assert seat(t)["animals"] == {}
    finish(t)
    assert bonus(t) == 0


@pytest.mark.card("E215")
def test_with_one_type_missing_the_tenant_farmer_gives_nothing_back_before_the_end() -> None:
    t = tenant(pastures=[["r1c5"]])
    play_if_asked(t, "release boar")
    assert "anytime" not in offered(t)


@pytest.mark.card("E215", "I101")
def test_the_tenant_farmers_animals_are_fed_before_they_are_given_back() -> None:
    pastures = [["r1c4", "r1c5"], ["r2c4", "r2c5"], ["r3c4", "r3c5"]]
    t = tenant("I101", pastures=pastures)
    finish(t)
    assert seat(t)["animals"] == {"sheep": 1, "boar": 1, "cattle": 1}
    assert bonus(t) == 0
