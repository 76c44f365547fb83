"""Cards of deck E about taking wood and leaving it: E34, E152, E176 and E196."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, lying, offered, play, reason
from .deck_e import gathering
from .tables import alone, dawn, theirs, window

WOODS: dict[str, dict[str, Any]] = {
    "forest": {"seats": 2},
    "grove": {"seats": 3},
    "copse": {"seats": 4},
    "wood-4": {"seats": 5},
}
"""Where wood gathers, and in which games."""

every_wood = pytest.mark.parametrize("space", WOODS)


def in_woods(space: str, wood: int, *cards: str) -> bocage.Table:
    """Seat 0 has some cards and has used a space that gathers wood."""
    return gathering({"cards": list(cards)}, space, {"wood": wood}, **WOODS[space])


# Berry Picker and Woodcutter


@every_wood
@pytest.mark.card("E152", "E176")
def test_berry_picker_and_woodcutter_bring_food_and_wood_from_every_wood(space: str) -> None:
    assert goods(in_woods(space, 3, "E152")) == {"wood": 3, "food": 1}
    assert goods(in_woods(space, 3, "E176")) == {"wood": 4}
    assert goods(in_woods(space, 3, "E152", "E176")) == {"wood": 4, "food": 1}


@pytest.mark.card("E152", "E176")
def test_wood_that_a_space_gives_from_the_supply_is_taken_too() -> None:
    spaces = {"reed-stone-wood": {"goods": {"reed": 2}}}
    t = alone({"cards": ["E152", "E176"]}, seats=5, spaces=spaces)
    play(t, "place reed-stone-wood")
    assert goods(t) == {"reed": 2, "stone": 1, "wood": 2, "food": 1}


@pytest.mark.card("E152", "E176")
@pytest.mark.parametrize(
    ("good", "found"), [("wood", {"wood": 2, "food": 1}), ("clay", {"clay": 1})]
)
def test_a_material_of_choice_counts_if_it_is_wood(good: str, found: dict[str, int]) -> None:
    t = alone({"cards": ["E152", "E176"]}, seats=3)
    play(t, "place one-material", f"take {good}")
    assert goods(t) == found


@pytest.mark.card("E152", "E176")
def test_wood_from_cards_is_not_taken() -> None:
    due = [{"round": 8, "seat": 0, "goods": {"wood": 1}, "card": "E45"}]
    t = dawn({"cards": ["E45", "E152", "E176"]}, seats=3, scheduled=due)
    assert goods(t) == {"wood": 1}
    t = alone({"hand": ["E217"], "cards": ["E152", "E176"], "goods": {"food": 1}}, seats=3, round=6)
    play(t, "place lessons")
    assert goods(t) == {"wood": 3}


@pytest.mark.card("E152", "E176")
def test_an_empty_wood_cannot_be_used_for_the_sake_of_a_card() -> None:
    t = alone({"cards": ["E152", "E176"]}, seats=3)
    assert reason(t, "place forest") == "reason-empty-space"


@pytest.mark.card("E152", "E176")
def test_berry_picker_and_woodcutter_do_not_hear_others_nor_other_spaces() -> None:
    t = theirs({"cards": ["E152", "E176"]}, seats=3, spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest")
    assert (goods(t), goods(t, 1)) == ({}, {"wood": 3})
    t = gathering({"cards": ["E152", "E176"]}, "clay-pit", {"clay": 3})
    assert goods(t) == {"clay": 3}


# Basket and Mushroom Collector


@every_wood
@pytest.mark.card("E34")
def test_the_basket_leaves_two_wood_for_three_food(space: str) -> None:
    t = in_woods(space, 3, "E34")
    assert offered(t) == window("E34")
    play(t, "use E34")
    assert (goods(t), lying(t, space)) == ({"wood": 1, "food": 3}, {"wood": 2})
    assert "use E34" not in offered(t)


@every_wood
@pytest.mark.card("E196")
def test_the_mushroom_collector_leaves_a_wood_for_two_food(space: str) -> None:
    t = in_woods(space, 3, "E196")
    assert offered(t) == window("E196")
    play(t, "use E196")
    assert (goods(t), lying(t, space)) == ({"wood": 2, "food": 2}, {"wood": 1})
    assert "use E196" not in offered(t)


@pytest.mark.card("E34", "E196")
def test_basket_and_mushrooms_may_be_declined() -> None:
    t = in_woods("forest", 6, "E34", "E196")
    assert offered(t) == window("E34", "E196")
    play(t, "done")
    assert (goods(t), lying(t, "forest")) == ({"wood": 6}, {})


@pytest.mark.card("E34", "E196")
def test_basket_and_mushroom_collector_leave_three_wood_for_five_food() -> None:
    t = in_woods("forest", 3, "E34", "E196")
    play(t, "use E34", "use E196")
    assert (goods(t), lying(t, "forest")) == ({"food": 5}, {"wood": 3})


@pytest.mark.card("E34", "E196")
@pytest.mark.parametrize(
    ("first", "left"), [("E34", {"food": 3}), ("E196", {"wood": 1, "food": 2})]
)
def test_two_wood_are_enough_for_one_of_them_only(first: str, left: dict[str, int]) -> None:
    t = in_woods("forest", 2, "E34", "E196")
    play(t, f"use {first}")
    assert goods(t) == left
    assert "place farmland" in offered(t)


@pytest.mark.card("E34", "E196", "I253")
def test_five_wood_serve_basket_mushrooms_and_pig_catcher_together() -> None:
    t = in_woods("wood-4", 5, "E34", "E196", "I253")
    play(t, "use E34", "use E196", "use I253")
    assert (goods(t), lying(t, "wood-4")) == ({"food": 5, "boar": 1}, {"wood": 5})


@pytest.mark.card("E34")
def test_the_basket_needs_two_wood_that_lie_there_whatever_its_owner_has() -> None:
    row = {"cards": ["E34", "E176"], "goods": {"wood": 5}}
    t = gathering(row, "copse", {"wood": 1})
    assert goods(t) == {"wood": 7}
    assert "place farmland" in offered(t)


@pytest.mark.card("E34", "E196")
def test_wood_that_does_not_lie_on_the_space_is_not_left_there() -> None:
    spaces = {"reed-stone-wood": {"goods": {"reed": 2}}}
    t = alone({"cards": ["E34", "E196"], "goods": {"wood": 3}}, seats=5, spaces=spaces)
    play(t, "place reed-stone-wood")
    assert goods(t) == {"reed": 2, "stone": 1, "wood": 4}
    t = alone({"cards": ["E34", "E196"], "goods": {"wood": 3}}, seats=3)
    play(t, "place one-material", "take wood")
    assert goods(t) == {"wood": 4}


@pytest.mark.card("E34", "E196", "I80")
def test_the_wood_that_another_takes_first_is_not_left_in_the_basket() -> None:
    spaces = {"forest": {"goods": {"wood": 2}}}
    t = alone({"cards": ["E34", "E196"]}, others={"cards": ["I80"]}, spaces=spaces)
    play(t, "place forest")
    assert offered(t) == window("E196")
    play(t, "use E196")
    assert (goods(t), goods(t, 1), lying(t, "forest")) == ({"food": 2}, {"wood": 1}, {"wood": 1})


@pytest.mark.card("E34", "E152", "E176")
def test_wood_left_in_the_basket_still_counts_as_taken() -> None:
    t = in_woods("forest", 2, "E34", "E152", "E176")
    play(t, "use E34")
    assert (goods(t), lying(t, "forest")) == ({"wood": 1, "food": 4}, {"wood": 2})


@pytest.mark.card("E196", "E152", "E176")
def test_wood_left_for_mushrooms_still_counts_as_taken() -> None:
    t = in_woods("copse", 1, "E196", "E152", "E176")
    play(t, "use E196")
    assert (goods(t), lying(t, "copse")) == ({"wood": 1, "food": 3}, {"wood": 1})


@pytest.mark.card("E34", "E196")
def test_the_wood_that_was_left_waits_for_the_next_user() -> None:
    spaces = {"forest": {"goods": {"wood": 3}}}
    t = alone({"cards": ["E34"], "placed": 1}, round=5, spaces=spaces)
    play(t, "place forest", "use E34")
    assert t.position()["round"] == 6
    assert lying(t, "forest") == {"wood": 5}
