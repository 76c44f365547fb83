"""Minor improvements of deck Z for crops: pumpkins and the Scarecrow."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat

from .deck_i import ZED, harvest, meal, work
from .tables import FED, FREE, QUIET, alone, at_once, bonus, dawn, line, on_card

# Pumpkin Seed Oil


def oiled(row: dict[str, Any], **position: Any) -> bocage.Table:
    """A table where seat 0 has just put a vegetable on the Pumpkin Seed Oil."""
    t = alone({"cards": ["Z319"], **row}, options=ZED, **position)
    play(t, "anytime")
    play_if_asked(t, "use Z319")
    return t


@pytest.mark.card("Z319")
def test_a_vegetable_becomes_oil_and_three_food_once_a_round() -> None:
    t = oiled({"goods": {"vegetable": 3}})
    assert goods(t) == {"vegetable": 2, "food": 3}
    assert on_card(t, "Z319") == {"vegetable": 1}
    assert line(t, "vegetables") == 3
    assert "anytime" not in offered(t)


@pytest.mark.card("Z319")
def test_three_vegetables_become_oil_in_a_game_and_count_in_the_end() -> None:
    t = dawn({"cards": ["Z319"], "goods": {"vegetable": 4}}, round=1, options=ZED)
    for _ in range(3):
        play(t, "anytime")
        play_if_asked(t, "use Z319")
        work(t, "forest", "clay-pit", "reed-bank", "day-laborer")
    assert on_card(t, "Z319") == {"vegetable": 3}
    assert (goods(t)["vegetable"], goods(t)["food"]) == (1, 9)
    assert line(t, "vegetables") == 4
    assert "anytime" not in offered(t)


@pytest.mark.card("Z319")
def test_a_harvest_belongs_to_the_round_before_it() -> None:
    row = {"goods": {"vegetable": 2, "food": 1}, "placed": 1}
    t = oiled(row, round=4)
    work(t, "day-laborer")
    play_if_asked(t, "feed")
    assert (t.position()["round"], goods(t)) == (5, {"vegetable": 1, "food": 2})


# Giant Pumpkin


@pytest.mark.card("Z323")
def test_the_giant_pumpkin_lies_on_its_card_and_scores() -> None:
    t = at_once("Z323", {"goods": {"vegetable": 1}}, options=ZED)
    assert (goods(t), on_card(t, "Z323")) == ({}, {"vegetable": 1})
    assert (bonus(t), line(t, "vegetables")) == (2, 1)


@pytest.mark.card("Z323")
def test_the_giant_pumpkin_comes_from_the_supply() -> None:
    row = {"fields": {"r1c5": {"vegetable": 2}}, "hand": ["Z323", FREE]}
    t = alone(row, options=ZED)
    play(t, "place meeting-place")
    assert "play Z323" not in offered(t)


@pytest.mark.card("Z323")
@pytest.mark.parametrize(("cards", "food"), [([], 1), (["A1"], 2), (["A3"], 3)])
def test_the_giant_pumpkin_is_eaten_at_any_time(cards: list[str], food: int) -> None:
    t = at_once("Z323", {"cards": cards, "goods": {"vegetable": 1}}, options=ZED)
    t = meal({**seat(t), "placed": 0, "goods": {"food": 4 - food}}, options=ZED)
    assert offered(t) == {"use Z323", "beg"}
    play(t, "use Z323")
    assert (t.position()["round"], goods(t), seat(t)["begging"]) == (5, {}, 0)
    assert (bonus(t), line(t, "vegetables"), on_card(t, "Z323")) == (0, -1, {})


@pytest.mark.card("Z323")
def test_the_giant_pumpkin_pays_for_a_lesson() -> None:
    t = at_once("Z323", {"cards": [QUIET[0]], "goods": {"vegetable": 1}}, options=ZED)
    t = alone({**seat(t), "placed": 0, "hand": [QUIET[1]]}, options=ZED)
    work(t, "lessons")
    play_if_asked(t, "use Z323")
    assert seat(t)["cards"] == [QUIET[0], "Z323", QUIET[1]]
    assert (goods(t), on_card(t, "Z323")) == ({}, {})


@pytest.mark.card("Z323")
def test_nobody_harvests_the_giant_pumpkin() -> None:
    t = at_once("Z323", {"goods": {"vegetable": 1}}, options=ZED)
    t = harvest({**seat(t), "placed": 0, "goods": {"food": 9}}, FED, options=ZED)
    assert "vegetable" not in goods(t)


# Scarecrow


def scared(supply: dict[str, int], cells: int = 2) -> bocage.Table:
    """Seat 0, who has the Scarecrow and some empty fields, is about to sow."""
    fields: dict[str, Any] = {f"r1c{5 - i}": {} for i in range(cells)}
    t = alone({"cards": ["Z324"], "fields": fields, "goods": supply}, options=ZED)
    work(t, "grain-utilization")
    return t


@pytest.mark.card("Z324")
def test_for_a_wood_a_field_takes_two_stacks_of_grain_which_are_harvested_alone() -> None:
    t = scared({"wood": 1, "grain": 3})
    play(t, "use Z324", "sow grain r1c5", "done")
    assert goods(t) == {"grain": 1}
    assert line(t, "grain") == 3
    assert line(t, "fields") == 1
    t = harvest({**seat(t), "placed": 0, "goods": {"food": 4}}, options=ZED)
    assert goods(t) == {"grain": 2}
    assert line(t, "grain") == 3


@pytest.mark.card("Z324")
def test_the_scarecrow_guards_one_field_in_a_sow_action_and_asks_for_wood_and_grain() -> None:
    t = scared({"wood": 2, "grain": 4})
    play(t, "use Z324", "sow grain r1c5")
    assert "use Z324" not in offered(t)
    assert "use Z324" not in offered(scared({"wood": 0, "grain": 4}))
    assert "use Z324" not in offered(scared({"wood": 1, "grain": 1}))
    assert "use Z324" not in offered(scared({"wood": 1, "vegetable": 2}))


@pytest.mark.card("Z324", "I219")
def test_two_stacks_of_a_scarecrow_are_two_fields_for_the_fieldsman() -> None:
    row = {"cards": ["Z324", "I219"], "fields": {"r1c4": {}, "r1c5": {}}}
    t = alone({**row, "goods": {"wood": 1, "grain": 2}}, options=ZED)
    play(t, "place grain-utilization", "use Z324", "sow grain r1c5")
    assert line(t, "grain") == 4
    t = harvest({**seat(t), "placed": 0, "goods": {"food": 4}}, options=ZED)
    assert goods(t) == {"grain": 2}
