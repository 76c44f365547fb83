"""Minor improvements of deck K for bread and cooking, and those about occupations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.common import deciding

from .later import MEADOWS
from .tables import FREE, QUIET, alone, at_once, improving, phase, pile, table, window

# Bakehouse


@pytest.mark.card("K106")
def test_the_bakehouse_bakes_two_grain_at_five_when_played() -> None:
    t = at_once("K106", {"cards": ["A5"], "goods": {"stone": 3, "grain": 4}})
    play_if_asked(t, "use K106")
    assert "done" in offered(t)
    play(t, "bake grain", "bake grain")
    assert "bake grain" not in offered(t)
    assert goods(t) == {"grain": 2, "food": 10}


@pytest.mark.card("K106")
def test_the_bread_of_a_new_bakehouse_may_be_declined() -> None:
    t = at_once("K106", {"cards": ["A5"], "goods": {"stone": 3, "grain": 4}})
    play(t, "done")
    assert goods(t) == {"grain": 4}


@pytest.mark.card("K106")
def test_the_bakehouse_bakes_beside_other_improvements_in_every_bake_action() -> None:
    t = alone({"cards": ["K106", "A1"], "goods": {"grain": 3}})
    play(t, "place grain-utilization", "bake grain", "bake grain")
    assert goods(t) == {"food": 5 + 5 + 2}


@pytest.mark.card("K106")
def test_of_several_ovens_one_is_given_back() -> None:
    t = at_once("K106", {"cards": ["A5", "A6", "A1"], "goods": {"stone": 3}})
    assert offered(t) == {"return A5", "return A6"}
    play(t, "return A6")
    assert seat(t)["cards"] == ["A5", "A1", "K106"]
    assert "A6" in on_offer(t)


@pytest.mark.card("K106", "E14", "E27")
@pytest.mark.parametrize("oven", ["E14", "E27"])
def test_a_minor_oven_given_back_for_the_bakehouse_leaves_the_game(oven: str) -> None:
    t = at_once("K106", {"cards": [oven], "goods": {"stone": 3}})
    assert seat(t)["cards"] == ["K106"]
    position = t.position()
    assert all(oven not in row["hand"] + row["cards"] for row in position["seats"])
    assert all(oven not in cards for cards in position["piles"].values())


@pytest.mark.card("K106", "I65")
def test_neither_bakers_kitchen_nor_bakehouse_is_an_oven() -> None:
    assert "play K106" not in offered(improving("K106", {"cards": ["I65"], "goods": {"stone": 3}}))
    assert "play I65" not in offered(improving("I65", {"cards": ["K106"], "goods": {"stone": 3}}))


# Cooking Hearth


@pytest.mark.card("K128")
def test_the_minor_hearth_is_paid_with_a_fireplace_and_never_with_clay() -> None:
    t = at_once("K128", {"cards": ["A1"], "goods": {"clay": 5}})
    assert (seat(t)["cards"], goods(t)) == (["K128"], {"clay": 5})
    assert "A1" in on_offer(t)
    t = improving("K128", {"goods": {"clay": 9}})
    assert "play K128" not in offered(t)
    t = improving("K128", {"cards": ["A3", "A5"], "goods": {"clay": 9}})
    assert "play K128" not in offered(t)


@pytest.mark.card("K128", "E20")
def test_a_simple_fireplace_given_back_for_the_minor_hearth_leaves_the_game() -> None:
    t = at_once("K128", {"cards": ["E20"]})
    assert seat(t)["cards"] == ["K128"]
    assert "E20" not in on_offer(t)


@pytest.mark.card("K128")
@pytest.mark.parametrize(
    ("good", "food"), [("vegetable", 3), ("sheep", 2), ("boar", 3), ("cattle", 4)]
)
def test_the_minor_hearth_cooks_at_the_rates_of_a_hearth(good: str, food: int) -> None:
    kind = "goods" if good == "vegetable" else "animals"
    row: dict[str, Any] = {"cards": ["K128"], "pastures": MEADOWS, kind: {good: 1}}
    t = phase("feeding", 4, row)
    play(t, f"cook {good}")
    play_if_asked(t, "beg")
    assert seat(t)["begging"] == 4 - food


@pytest.mark.card("K128")
def test_the_minor_hearth_bakes_any_number_of_grain_at_three() -> None:
    t = alone({"cards": ["K128"], "goods": {"grain": 3}})
    play(t, "place grain-utilization", "bake grain", "bake grain")
    assert goods(t) == {"food": 9}
    t = alone({"cards": ["K128"]}, spaces=pile("pig-market", "boar", 2))
    play(t, "place pig-market")
    assert goods(t) == {"boar": 1, "food": 3}


# Bread Paddle


BAKER: dict[str, Any] = {"cards": ["K111", "A1", QUIET[0]], "hand": [QUIET[1]]}


@pytest.mark.card("K111")
def test_the_bread_paddle_bakes_after_an_occupation_is_played_and_paid() -> None:
    t = alone({**BAKER, "goods": {"grain": 2, "food": 1}})
    play(t, "place lessons")
    assert offered(t) == window("K111")
    assert goods(t) == {"grain": 2}
    play(t, "use K111", "bake grain")
    assert goods(t) == {"food": 4}
    assert "place farmland" in offered(t)


@pytest.mark.card("K111")
def test_the_bread_paddle_may_be_declined_and_needs_grain() -> None:
    t = alone({**BAKER, "goods": {"grain": 2, "food": 1}})
    play(t, "place lessons", "done")
    assert goods(t) == {"grain": 2}
    t = alone({**BAKER, "goods": {"food": 1}})
    play(t, "place lessons")
    assert "place farmland" in offered(t)


@pytest.mark.card("K111")
def test_bread_of_the_paddle_does_not_pay_for_the_occupation() -> None:
    row = {**BAKER, "cards": [*BAKER["cards"], QUIET[2], QUIET[3]], "hand": ["K283"]}
    t = alone({**row, "goods": {"grain": 1}}, seats=4)
    assert reason(t, "place lessons-4") == "reason-cannot-pay"
    play(t, "place lessons")
    assert goods(t) == {}


@pytest.mark.card("K111", "K271")
def test_the_bread_paddle_bakes_after_an_occupation_out_of_turn() -> None:
    row = {"cards": ["K111", "A1", "K271"], "hand": [QUIET[1]], "placed": 2}
    t = table(
        {**row, "goods": {"grain": 2, "food": 3}}, {"hand": [QUIET[2]]}, {}, {}, round=6, turn=1
    )
    play(t, "place lessons", "use K271")
    assert (deciding(t), offered(t)) == (0, window("K111"))
    play(t, "use K111", "bake grain")
    assert goods(t) == {"food": 4}
    assert deciding(t) == 2


# Flail


@pytest.mark.card("K113")
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_the_flail_bakes_where_fields_are_ploughed(space: str) -> None:
    t = alone({"cards": ["K113", "A1"], "goods": {"grain": 1}})
    play(t, f"place {space}", "plow r1c5")
    if space == "cultivation":
        play(t, "done")
    assert offered(t) == window("K113")
    play(t, "use K113")
    assert goods(t) == {"food": 2}


@pytest.mark.card("K113")
def test_the_flail_may_be_declined_and_hears_no_other_space() -> None:
    row = {"cards": ["K113", "A1"], "goods": {"grain": 1}}
    t = alone(row)
    play(t, "place farmland", "plow r1c5", "done")
    assert goods(t) == {"grain": 1}
    t = alone({**row, "hand": ["E11", FREE], "goods": {"grain": 1, "food": 1}})
    play(t, "place meeting-place", "play E11", "plow r1c5")
    assert "use K113" not in offered(t)


@pytest.mark.card("K113", "I67")
def test_flail_and_threshing_board_are_two_bake_actions() -> None:
    t = alone({"cards": ["K113", "I67", "A5"], "goods": {"grain": 3}})
    play(t, "place farmland", "plow r1c5")
    assert offered(t) == window("K113", "I67")
    play(t, "use K113", "use I67")
    assert goods(t) == {"grain": 1, "food": 10}


@pytest.mark.card("K113", "I67", "E195")
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
@pytest.mark.parametrize("card", ["K113", "I67"])
def test_its_bread_pays_for_the_field_of_the_plow_maker(card: str, space: str) -> None:
    t = alone({"cards": [card, "E195", "A5"], "goods": {"grain": 1, "food": 1}})
    play(t, f"place {space}", "plow r1c5")
    assert offered(t) == window(card, "E195")
    if space == "farmland":
        play(t, "done")
        assert choices(t, "use") == set()
    t = alone({"cards": [card, "E195", "A5"], "goods": {"grain": 1}})
    play(t, f"place {space}", "plow r1c5", f"use {card}", "use E195", "plow r1c4")
    assert (seat(t)["fields"], goods(t)) == ({"r1c4": {}, "r1c5": {}}, {"food": 4})
    assert (deciding(t), seat(t)["placed"]) == (0, 1)


@pytest.mark.card("K113", "E195")
def test_the_flail_bakes_after_sowing_what_was_not_baked_before() -> None:
    t = alone({"cards": ["K113", "E195", "A5"], "goods": {"grain": 2, "food": 1}})
    play(t, "place cultivation", "plow r1c5", "done", "sow grain r1c5")
    assert offered(t) == window("K113")
    play(t, "use K113")
    assert goods(t) == {"food": 6}


# Bookshelf


@pytest.mark.card("K112")
def test_the_bookshelf_brings_three_food_before_an_occupation_is_paid() -> None:
    t = alone({"cards": [*QUIET[:3], "K112"], "hand": [QUIET[3]]})
    play(t, "place lessons")
    assert QUIET[3] in seat(t)["cards"]
    assert goods(t) == {"food": 2}
    t = alone({"cards": [*QUIET[:3], "K112"], "hand": [QUIET[3]]}, seats=4)
    play(t, "place lessons-4")
    assert goods(t) == {"food": 1}


@pytest.mark.card("K112", "E192")
def test_bookshelf_and_patron_together_bring_five_food() -> None:
    t = alone({"cards": ["K112", "E192"], "hand": [QUIET[0]]})
    play(t, "place lessons")
    assert goods(t) == {"food": 3 + 2 - 1}


@pytest.mark.card("K112", "E49")
def test_the_bookshelf_pays_for_both_occupations_of_the_writing_desk() -> None:
    t = alone({"cards": ["K112", "E49", QUIET[0]], "hand": QUIET[1:3]})
    play(t, "place lessons", f"play {QUIET[1]}")
    assert goods(t) == {"food": 2}
    play(t, "use E49")
    play_if_asked(t, f"play {QUIET[2]}")
    assert goods(t) == {"food": 2 + 3 - 2}
    assert seat(t)["hand"] == []


@pytest.mark.card("K112")
def test_the_bookshelf_brings_nothing_for_improvements() -> None:
    t = alone({"cards": ["K112"], "hand": [FREE], "goods": {"clay": 2}})
    play(t, "place major-improvement", "build A1")
    assert goods(t) == {}
