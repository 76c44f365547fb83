"""Cards that meet in a harvest."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS, ROOMS, alone, on_card, table
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat

FED = {"goods": {"food": 10}}
"""A seat that eats without being asked."""


def harvest(row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """The harvest of round 7, for which everybody else is well provided."""
    rest = [FED] * (seats - 1)
    return table(row, *rest, **{"round": 7, "phase": "harvest", **position})


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
    t = table({**row, "goods": {"food": 9}}, {**FED, "placed": 2}, round=13, spaces=wishes)
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
    t = alone({**row, "placed": 1}, seats=4, round=12)
    play(t, "place day-laborer")
    assert ("forgo boar" in offered(t)) is asked
    if not asked:
        assert goods(t) == {"food": 2, "boar": 3, "sheep": 1}
        assert t.position()["round"] == 13


@pytest.mark.card("A165", "A053")
def test_two_cards_that_wait_for_the_way_home_are_both_heard() -> None:
    spaces = {"forest": {"goods": {"wood": 7}}}
    row = {"cards": ["A053", "A165"], "pastures": MEADOWS, "animals": {"boar": 2}, "placed": 1}
    t = alone(row, seats=4, round=12, spaces=spaces)
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
