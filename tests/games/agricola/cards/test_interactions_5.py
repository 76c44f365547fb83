"""Cards that meet in a harvest and in the scoring."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_minors_b_1 import line, on_card, seat_to_move
from tests.games.agricola.cards.test_occupations_b import (
    MEADOWS,
    ROOMS,
    dawn,
    hands,
    mine,
)
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    play_if_asked,
    seat,
)

FED = {"goods": {"food": 10}}
"""A seat that eats without being asked."""


def harvest(row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """The harvest of round 7, for which everybody else is well provided."""
    rest = [FED] * (seats - 1)
    return hands(row, *rest, **{"round": 7, "phase": "harvest", **position})


def meal(row: dict[str, Any], **position: Any) -> bocage.Table:
    """The meal of that harvest."""
    return harvest(row, **{"phase": "feeding", **position})


# The field phase

FIELDS = {"r1c1": {}, "r1c2": {"grain": 2}, "r1c3": {"vegetable": 2}}
FLOCK = {"sheep": 3, "cattle": 2}


@pytest.mark.card("A112", "B061", "B039", "B050")
@pytest.mark.parametrize(
    "cards", [["A112", "B061", "B039", "B050"], ["B050", "B039", "B061", "A112"]]
)
@pytest.mark.parametrize(("more", "grain"), [(["reap r1c2"], 2), (["done"], 1)])
def test_all_that_the_field_phase_brings_is_there_in_any_order_of_play(
    cards: list[str], more: list[str], grain: int
) -> None:
    row = {"cards": cards, "fields": FIELDS, "pastures": MEADOWS, "animals": FLOCK}
    t = harvest(row)
    assert offered(t) == {"reap r1c2", "done"}
    play(t, *more)
    left = {"r1c2": {"grain": 2 - grain} if grain < 2 else {}}
    assert seat(t)["fields"] == {"r1c1": {}, **left, "r1c3": {"vegetable": 1}}
    food = 3 + 1 + (1 + 1) - 4
    assert goods(t) == {"grain": grain, "vegetable": 1, "food": food, "sheep": 4, "cattle": 3}


@pytest.mark.card("A112", "B061")
def test_the_scythe_empties_no_field_before_the_rotation_looks() -> None:
    fields = {"r1c2": {"grain": 1}, "r1c3": {"vegetable": 1}, "r1c4": {}}
    t = harvest({"cards": ["A112", "B061"], "fields": fields, "goods": {"food": 1}})
    assert goods(t) == {"grain": 1, "vegetable": 1}
    assert seat(t)["begging"] == 0


@pytest.mark.card("A071", "B061")
@pytest.mark.parametrize(("spade", "food"), [(False, 4), (True, 1)])
def test_a_crop_moved_by_the_spade_may_spoil_the_rotation(spade: bool, food: int) -> None:
    fields = {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 1}, "r1c4": {}}
    row = {"cards": ["A071", "B061"], "fields": fields, "goods": {"food": 5}}
    t = harvest(row)
    play(t, "use A071" if spade else "done")
    assert goods(t)["food"] == food
    assert goods(t)["grain"] == (2 if spade else 1)


@pytest.mark.card("B068", "B061", "A112")
def test_a_vegetable_on_the_beanfield_makes_the_third_field_of_the_rotation() -> None:
    fields = {"r1c2": {"grain": 3}, "r1c3": {}}
    row = {"cards": ["B068", "B061", "A112"], "memory": {"B068": 2}, "fields": fields}
    t = harvest({**row, "goods": {"food": 1}})
    assert offered(t) == {"reap r1c2", "done"}
    play(t, "reap r1c2")
    assert goods(t) == {"grain": 2, "vegetable": 1}
    assert on_card(t, "B068") == {"vegetable": 1}


# The meal


@pytest.mark.card("B104")
@pytest.mark.parametrize(
    ("trade", "cook", "food"),
    [
        ("trade 1 sheep for 1 vegetable", "cook vegetable", 3),
        ("trade 1 sheep for 1 boar", "cook boar", 3),
        (None, "cook sheep", 2),
    ],
)
def test_a_traded_sheep_feeds_more_in_a_short_meal(trade: str | None, cook: str, food: int) -> None:
    row = {"cards": ["B104", "M03"], "goods": {"food": 1}, "animals": {"sheep": 1}}
    t = meal(row)
    options = {"trade 1 sheep for 1 vegetable", "trade 1 sheep for 1 boar", "cook sheep", "beg"}
    assert offered(t) == options
    if trade:
        play(t, trade)
    play_if_asked(t, cook, "beg")
    assert seat(t)["begging"] == 3 - food
    assert goods(t) == {}


@pytest.mark.card("A102", "B104")
def test_food_buys_what_is_worth_more_when_cooked() -> None:
    row = {"cards": ["A102", "B104", "M03"], "memory": {"A102": 4}, "animals": {"sheep": 1}}
    t = meal({**row, "goods": {"food": 1}, "people": 3, "rooms": ROOMS[:3]})
    play(t, "trade 1 food for 1 vegetable", "cook vegetable", "trade 1 sheep for 1 vegetable")
    play(t, "cook vegetable")
    assert (seat(t)["begging"], goods(t)) == (0, {})


@pytest.mark.card("A102")
def test_the_grocers_reed_goes_through_the_basketmaker_at_the_meal() -> None:
    row = {"cards": ["A102", "M10"], "memory": {"A102": 2}, "goods": {"food": 2}}
    t = meal(row)
    assert offered(t) == {"trade 1 food for 1 reed", "beg"}
    play(t, "trade 1 food for 1 reed", "craft M10")
    assert (seat(t)["begging"], goods(t)) == (0, {})


@pytest.mark.card("A092")
def test_a_meal_counts_an_adopted_child_in_full_and_the_other_one_as_a_newborn() -> None:
    wishes = {w: {"people": [0], "newborn": [0]} for w in ("basic-wish", "urgent-wish")}
    row = {"cards": ["A092"], "people": 4, "newborn": 2, "placed": 2, "rooms": ROOMS[:4]}
    t = hands({**row, "goods": {"food": 9}}, {**FED, "placed": 2}, round=13, spaces=wishes)
    play(t, "use A092", "place grain-seeds", "pass")
    assert goods(t) == {"food": 9 - 1 - (3 * 2 + 1), "grain": 1}


# Breeding


@pytest.mark.card("A086", "A012")
@pytest.mark.parametrize(
    ("cards", "rooms", "asked"),
    [(["A086", "A012"], 3, False), (["A086", "A012"], 2, True), (["A086"], 3, True)],
)
def test_young_animals_find_room_by_trough_and_tamer_together(
    cards: list[str], rooms: int, asked: bool
) -> None:
    animals = {"sheep": 2, "boar": 2, "cattle": 2}
    row = {"cards": cards, "rooms": ROOMS[:rooms], "animals": animals}
    t = harvest({**row, "pastures": [["r1c5"], ["r1c4"]]}, phase="breeding")
    assert any(text.startswith("forgo") for text in offered(t)) is asked
    if not asked:
        assert goods(t) == {"sheep": 3, "boar": 3, "cattle": 3}


@pytest.mark.card("A165", "A012", "A086")
@pytest.mark.parametrize(("card", "asked"), [("A098", True), ("A012", False), ("A086", False)])
def test_the_boar_of_round_twelve_is_born_where_another_card_makes_room(
    card: str, asked: bool
) -> None:
    row = {"cards": ["A165", card], "pastures": [["r1c5"]], "animals": {"boar": 2, "sheep": 1}}
    t = mine({**row, "placed": 1}, seats=4, round=12)
    play(t, "place day-laborer")
    assert ("forgo boar" in offered(t)) is asked
    if not asked:
        assert goods(t) == {"food": 2, "boar": 3, "sheep": 1}
        assert t.position()["round"] == 13


@pytest.mark.card("A165", "A053")
def test_two_cards_that_wait_for_the_way_home_are_both_heard() -> None:
    spaces = {"forest": {"goods": {"wood": 7}}}
    row = {"cards": ["A053", "A165"], "pastures": MEADOWS, "animals": {"boar": 2}, "placed": 1}
    t = mine(row, seats=4, round=12, spaces=spaces)
    play(t, "place forest")
    assert goods(t) == {"wood": 7, "food": 2, "boar": 3}


@pytest.mark.card("B104")
def test_a_sheep_traded_before_breeding_makes_a_second_pair() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 3, "boar": 1}, "pastures": MEADOWS}
    t = harvest(row, phase="breeding")
    play(t, "trade 1 sheep for 1 boar", "done")
    assert goods(t) == {"sheep": 3, "boar": 3}
    t = harvest(row, phase="breeding")
    play(t, "done")
    assert goods(t) == {"sheep": 4, "boar": 1}


# A position in the middle of it all


LEARNING = {
    "cards": ["B097", "A055", "B109", "B025", "M01"],
    "house": "stone",
    "hand": ["A016", "A098", "A116"],
    "goods": {"food": 5, "wood": 5, "grain": 5},
}
LABOURING = {
    "cards": ["B077", "B087", "B016", "A123", "B145", "B080"],
    "rooms": ROOMS[:3],
    "goods": {"clay": 2, "reed": 1, "wood": 2},
}


@pytest.mark.card("B097", "B109", "B025", "B077", "B087", "B016", "A123", "B145")
@pytest.mark.parametrize(
    ("row", "phase", "actions"),
    [
        (LEARNING, "preparation", "use B097; play A098; use B109; use B025; done"),
        (
            LABOURING,
            "work",
            "place day-laborer; use B087; use A123; use B145; use B016; stable r1c5",
        ),
    ],
    ids=["Scholar", "Cottager"],
)
def test_a_table_stored_anywhere_in_a_chain_of_cards_goes_on_as_before(
    row: dict[str, Any], phase: str, actions: str
) -> None:
    t = hands(row, {}, {}, round=8, phase=phase)
    for action in actions.split("; "):
        again = bocage.load(t.position())
        assert (again.position(), offered(again)) == (t.position(), offered(t))
        play(again, action)
        play(t, action)
        assert again.position() == t.position()


# Points


WHOLE = {
    "rooms": ROOMS[:2],
    "fields": {"r1c1": {}},
    "stables": ["r1c2"],
    "pastures": [[f"r{r}c{c}" for r in (1, 2, 3) for c in (2, 3, 4, 5) if (r, c) != (1, 2)]],
    "animals": {"sheep": 1},
}
"""A farm without an unused space: one field, one stable, one large pasture."""


@pytest.mark.rule("R76")
@pytest.mark.card("A033", "B033", "A098", "B098", "B099", "B136")
def test_points_noted_in_play_and_counted_at_the_end_add_up() -> None:
    row = {"cards": ["B099", "A098", "B098"], "house": "clay", "hand": ["A033", "B033"], **WHOLE}
    steward = {"cards": ["B136"], "rooms": ROOMS[:2], "placed": 2}
    t = hands({**row, "goods": {"stone": 1}, "people": 3}, steward, {"placed": 2}, round=10)
    play(t, "place meeting-place", "play A033")
    play_if_asked(t, "done")
    assert goods(t) == {"stone": 1, "food": 8, "sheep": 1}
    play(t, "place major-improvement")
    assert (on_card(t, "A033"), on_card(t, "B033")) == ({"points": 4}, {"points": 4})
    assert line(t, "cards") == -3
    assert line(t, "bonus") == 4 + 4 + 1 + 1 + 2 + 3
    assert [score.lines["bonus"] for score in t.scores()[1:]] == [3, 3]


@pytest.mark.card("A033", "B097")
def test_the_big_country_of_the_scholar_does_not_count_the_round_that_begins() -> None:
    row = {"cards": ["B097"], "house": "stone", "hand": ["A033"], **WHOLE}
    t = dawn(row, round=8)
    play(t, "use B097")
    assert (goods(t)["food"], line(t, "bonus")) == (12, 6)


@pytest.mark.card("B098", "A012", "A086")
@pytest.mark.parametrize(
    ("cards", "sheep", "points"),
    [
        ([], 1, 0),
        (["A012"], 1, 1),
        (["A012"], 2, 2),
        (["A012"], 3, 2),
        (["A012"], 4, 1),
        (["A012", "A086"], 4, 2),
        (["A012", "A086"], 5, 1),
    ],
)
def test_the_organic_farmer_counts_the_room_that_trough_and_tamer_make(
    cards: list[str], sheep: int, points: int
) -> None:
    row = {"cards": ["B098", *cards], "pastures": [["r1c5"], ["r1c4"]]}
    t = hands({**row, "animals": {"sheep": sheep}}, {}, phase="end")
    assert line(t, "bonus") == points


@pytest.mark.card("A133", "B136", "B039", "A032")
def test_every_card_with_bonus_points_adds_its_own() -> None:
    pastures = [["r1c2", "r1c3", "r1c4", "r1c5"], ["r2c4", "r2c5"]]
    cards = ["A133", "A032", "B039", "M01", "M03", "A012"]
    row = {"cards": cards, "pastures": pastures, "animals": {"sheep": 9}}
    t = hands(row, {"cards": ["B136"], "rooms": ROOMS[:3]}, {}, phase="end")
    assert [score.lines["bonus"] for score in t.scores()] == [2 + 1 + 3, 3, 0]
    assert line(t, "cards") == 1 + 1 + 1


@pytest.mark.card("B099", "B097")
def test_the_tutor_counts_what_the_scholar_brings_but_not_what_came_before() -> None:
    row = {"cards": ["A116", "B099", "B097"], "house": "stone", "hand": ["A098"]}
    t = dawn({**row, "goods": {"food": 1}})
    assert line(t, "bonus") == 1
    play(t, "use B097")
    assert line(t, "bonus") == 2


@pytest.mark.card("A102", "B104", "B039")
def test_before_the_scoring_each_may_trade_in_turn() -> None:
    rows = (
        {"cards": ["B104", "B039"], "animals": {"sheep": 4}, "pastures": MEADOWS},
        {"cards": ["A102"], "memory": {"A102": 4}, "goods": {"food": 1}},
    )
    t = hands(*rows, phase="breeding")
    play(t, "done")
    assert (seat_to_move(t), goods(t)) == (0, {"sheep": 5})
    play(t, "trade 1 sheep for 1 boar", "done")
    assert seat_to_move(t) == 1
    play(t, "trade 1 food for 1 vegetable")
    play_if_asked(t, "done")
    assert t.over
    assert (line(t, "boar"), line(t, "sheep"), line(t, "bonus")) == (1, 2, 1)
    assert t.scores()[1].lines["vegetables"] == 1


@pytest.mark.rule("RX06", "RX07", "R76", "R77")
@pytest.mark.card("B039", "A098")
def test_the_farm_of_the_appendix_scores_forty_four() -> None:
    farm = {
        "house": "stone",
        "rooms": ["r1c1", "r2c1", "r3c1", "r3c2"],
        "people": 5,
        "fields": {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 1}, "r2c2": {}, "r2c3": {}},
        "goods": {"grain": 2, "wood": 5},
        "pastures": [["r1c4", "r1c5"], ["r2c4", "r2c5"]],
        "stables": ["r1c5", "r3c5"],
        "animals": {"sheep": 8, "boar": 6},
    }
    cards = ["A098", "B039", "M08"]
    t = hands({**farm, "cards": cards}, {}, phase="end")
    score = t.scores()[0]
    assert (score.lines["cards"], score.lines["bonus"]) == (1 + 2, 2 + 2 + 1)
    assert score.total == 44
    plain = hands(farm, {}, phase="end").scores()[0]
    assert plain.total == 36
    same = set(score.lines) - {"cards", "bonus"}
    assert {name: score.lines[name] for name in same} == {name: plain.lines[name] for name in same}
