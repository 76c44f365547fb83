"""Minor improvements of deck E that bake or cook: E14, E17, E19, E20, E25, E27 and E41."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, on_offer, play, play_if_asked, reason, seat
from .deck_e import fed, gathering, improve, meal
from .tables import FREE, alone, improving, phase, turn


def bake(cards: list[str], grain: int, **row: Any) -> bocage.Table:
    """Seat 0 has baked all the grain it could in one action."""
    t = turn({"cards": cards, "goods": {"grain": grain}, **row}, seats=4)
    play(t, "place grain-utilization")
    while "bake grain" in offered(t):
        play(t, "bake grain")
    play_if_asked(t, "done")
    return t


@pytest.mark.card("E14", "E20", "E27")
@pytest.mark.parametrize(
    ("card", "grain", "left"),
    [
        ("E14", 3, {"grain": 1, "food": 10}),
        ("E14", 1, {"food": 5}),
        ("E20", 4, {"food": 8}),
        ("E27", 4, {"food": 12}),
    ],
)
def test_it_bakes(card: str, grain: int, left: dict[str, int]) -> None:
    assert goods(bake([card], grain)) == left


# Baker's Oven


@pytest.mark.card("E14")
@pytest.mark.parametrize("oven", ["A5", "A6"])
def test_a_major_oven_handed_in_for_the_bakers_oven_is_on_offer_again(oven: str) -> None:
    t = improve("E14", {"cards": [oven, "A1"]})
    assert seat(t)["cards"] == ["A1", "E14"]
    assert oven in on_offer(t)
    assert goods(t) == {}


@pytest.mark.card("E14", "E27")
def test_a_wood_fired_oven_handed_in_for_the_bakers_oven_leaves_the_game() -> None:
    t = improve("E14", {"cards": ["E27"]})
    assert (seat(t)["cards"], seat(t)["hand"]) == (["E14"], [])
    assert all("E27" not in pile for pile in t.position()["piles"].values())


@pytest.mark.card("E14", "E27")
def test_who_has_several_ovens_chooses_which_is_handed_in() -> None:
    t = improve("E14", {"cards": ["A5", "E27"]})
    assert offered(t) == {"return A5", "return E27"}
    play(t, "return E27")
    assert seat(t)["cards"] == ["A5", "E14"]


@pytest.mark.card("E14")
@pytest.mark.parametrize("cards", [[], ["A1", "A3", "A7"], ["E20"], ["I65"]])
def test_the_bakers_oven_needs_an_oven_to_hand_in(cards: list[str]) -> None:
    t = improving("E14", {"cards": cards, "goods": {"clay": 9, "stone": 9}})
    assert "play E14" not in offered(t)
    assert f"play {FREE}" in offered(t)


@pytest.mark.card("E14", "E27")
@pytest.mark.parametrize(
    ("card", "row", "left"),
    [
        ("E14", {"cards": ["A5", "A1"]}, {"food": 12}),
        ("E27", {"cards": ["A1"]}, {"food": 9}),
        ("E27", {"cards": ["A5"]}, {"food": 11}),
    ],
)
def test_when_played_it_bakes_once_with_all_baking_improvements(
    card: str, row: dict[str, Any], left: dict[str, int]
) -> None:
    wood = {"wood": 3, "stone": 1} if card == "E27" else {}
    t = improve(card, {**row, "goods": {"grain": 3, **wood}})
    assert offered(t) == {"bake grain", "done"}
    play(t, "bake grain", "bake grain")
    play_if_asked(t, "bake grain")
    assert goods(t) == left


@pytest.mark.card("E14", "E27")
def test_the_bread_of_a_new_oven_is_optional() -> None:
    t = improve("E27", {"goods": {"wood": 3, "stone": 1, "grain": 1}})
    play(t, "done")
    assert (seat(t)["cards"], goods(t)) == (["E27"], {"grain": 1})


@pytest.mark.card("E14", "E27", "E162")
@pytest.mark.parametrize(
    ("oven", "food"), [("E14", 4), ("E27", 4), ("A5", 4), ("A6", 4), ("I65", 0), ("A7", 0)]
)
def test_an_oven_is_one_for_the_meat_seller(oven: str, food: int) -> None:
    t = gathering({"cards": ["E162", oven]}, "sheep-market", {"sheep": 3})
    assert goods(t) == ({"sheep": 1, "food": food} if food else {"sheep": 1})


@pytest.mark.card("E14", "E27", "E33")
@pytest.mark.parametrize(
    ("card", "met"), [("E14", True), ("E27", True), ("A6", True), ("E20", False), ("I65", False)]
)
def test_an_oven_is_one_for_ceramics(card: str, met: bool) -> None:
    t = improving("E33", {"cards": [card], "goods": {"clay": 1}})
    assert ("play E33" in offered(t)) is met


@pytest.mark.card("I65", "K106", "E14", "E162")
@pytest.mark.parametrize(("card", "asked"), [("I65", True), ("K106", True), ("E14", False)])
def test_the_meat_seller_may_sell_before_the_last_oven_is_handed_in(card: str, asked: bool) -> None:
    row = {"cards": ["E162", "A5"], "animals": {"sheep": 1}, "goods": {"stone": 3}}
    t = improve(card, row, options={"decks": "EIK"})
    sale = "trade 1 sheep for 2 food"
    assert (sale in offered(t)) is asked
    if asked:
        play(t, sale)
        assert "sheep" not in goods(t)


# Simple Fireplace


@pytest.mark.card("E20")
@pytest.mark.parametrize(("good", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_the_simple_fireplace_cooks_animals_straight_from_a_space(good: str, food: int) -> None:
    space = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}[good]
    t = gathering({"cards": ["E20"]}, space, {good: 3}, round=14)
    assert goods(t) == {good: 1, "food": 2 * food}


@pytest.mark.card("E20")
def test_the_simple_fireplace_cooks_vegetables() -> None:
    t = meal({"cards": ["E20"], "goods": {"vegetable": 2}})
    play(t, "cook vegetable")
    play_if_asked(t, "cook vegetable")
    assert fed(t)
    assert goods(t) == {}


@pytest.mark.card("E20")
def test_the_simple_fireplace_is_handed_in_for_a_cooking_hearth() -> None:
    t = alone({"cards": ["E20"]})
    play(t, "place major-improvement", "build A4")
    play_if_asked(t, "return E20")
    assert (seat(t)["cards"], seat(t)["hand"]) == (["A4"], [])
    assert all("E20" not in pile for pile in t.position()["piles"].values())


@pytest.mark.card("E20", "A1")
def test_either_fireplace_may_be_handed_in() -> None:
    t = alone({"cards": ["E20", "A1"]})
    play(t, "place major-improvement", "build A4")
    assert offered(t) == {"return E20", "return A1"}
    play(t, "return E20")
    assert seat(t)["cards"] == ["A1", "A4"]


# Windmill


@pytest.mark.card("E17")
def test_the_windmill_makes_two_food_of_a_grain_at_the_meal() -> None:
    t = meal({"cards": ["E17"], "goods": {"grain": 3}})
    play(t, "trade 1 grain for 2 food", "trade 1 grain for 2 food")
    assert fed(t)
    assert goods(t) == {"grain": 1}


@pytest.mark.card("E17")
def test_the_windmill_makes_food_to_pay_with() -> None:
    row = {"cards": ["E17", "E153"], "hand": ["E176"], "goods": {"grain": 1}}
    t = turn(row)
    play(t, "place lessons")
    play_if_asked(t, "trade 1 grain for 2 food")
    assert (seat(t)["cards"][-1], goods(t)) == ("E176", {"food": 1})


@pytest.mark.card("E17")
def test_the_windmill_grinds_no_grain_on_fields() -> None:
    row = {"cards": ["E17", "E153"], "hand": ["E176"], "fields": {"r1c5": {"grain": 3}}}
    assert reason(turn(row), "place lessons") == "reason-cannot-pay"


@pytest.mark.card("E17", "E41", "E155")
def test_the_windmill_is_no_baking() -> None:
    t = meal({"cards": ["E17", "E41", "E155"], "goods": {"grain": 1, "food": 2}})
    play(t, "trade 1 grain for 2 food")
    assert fed(t)
    assert goods(t) == {}
    t = turn({"cards": ["E17"], "goods": {"grain": 1}})
    assert "place grain-utilization" not in offered(t)


# Millstone


@pytest.mark.card("E41")
@pytest.mark.parametrize(("grain", "food"), [(1, 2 + 2), (4, 8 + 2)])
def test_the_millstone_adds_two_food_to_a_bake_action(grain: int, food: int) -> None:
    assert goods(bake(["A1", "E41"], grain)) == {"food": food}


@pytest.mark.card("E41", "E27")
def test_the_millstone_grinds_for_the_bread_of_a_new_oven() -> None:
    t = improve("E27", {"cards": ["E41"], "goods": {"wood": 3, "stone": 1, "grain": 1}})
    play(t, "bake grain")
    assert goods(t) == {"food": 3 + 2}


@pytest.mark.card("E41")
def test_the_millstone_does_not_hear_others() -> None:
    t = turn({"cards": ["A1"], "goods": {"grain": 1}}, others={"cards": ["E41"]})
    play(t, "place grain-utilization")
    assert (goods(t), goods(t, 1)) == ({"food": 2}, {})


# Gypsy's Crock and Spices


@pytest.mark.card("E19")
@pytest.mark.parametrize(("boar", "more"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_the_crock_adds_a_food_for_two_goods_cooked_together(boar: int, more: int) -> None:
    t = gathering({"cards": ["E19", "A1"]}, "pig-market", {"boar": boar + 1}, round=9)
    assert goods(t) == {"boar": 1, "food": 2 * boar + more}


@pytest.mark.card("E19")
@pytest.mark.parametrize(
    ("cards", "grain", "food"),
    [
        (["A1"], 2, 4 + 1),
        (["A3"], 5, 15 + 2),
        (["A6"], 2, 8),
        (["A5", "A1"], 2, 5 + 2),
        (["A5", "A1"], 3, 5 + 4 + 1),
        (["E20"], 2, 4 + 1),
    ],
)
def test_the_crock_counts_grain_baked_with_cooking_improvements(
    cards: list[str], grain: int, food: int
) -> None:
    assert goods(bake(["E19", *cards], grain)) == {"food": food}


@pytest.mark.card("E19")
def test_the_crock_adds_a_food_at_the_meal_for_two_goods_of_any_kind() -> None:
    row = {"cards": ["E19", "A1"], "goods": {"vegetable": 1}, "animals": {"sheep": 1}}
    t = meal(row)
    play(t, "cook vegetable")
    play_if_asked(t, "cook sheep")
    assert fed(t)
    assert goods(t) == {"food": 1}


@pytest.mark.card("E19")
def test_for_the_crock_a_baked_grain_and_a_cooked_good_make_a_pair() -> None:
    t = turn({"cards": ["E19", "A1"], "goods": {"grain": 1, "vegetable": 1}})
    play(t, "place grain-utilization", "cook vegetable")
    assert goods(t) == {"food": 2 + 2 + 1}


@pytest.mark.card("E19")
def test_the_crock_does_not_wait_for_the_second_good() -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 2}}, "pig-market": {"goods": {"boar": 1}}}
    t = alone({"cards": ["E19", "A1"], "people": 3}, spaces=spaces)
    play(t, "place sheep-market", "done", "place pig-market", "cook boar", "done")
    assert goods(t) == {"sheep": 1, "food": 2 + 2}


@pytest.mark.card("E19")
def test_for_the_crock_a_second_good_may_be_cooked_at_the_same_moment() -> None:
    t = gathering({"cards": ["E19", "A1"]}, "sheep-market", {"sheep": 2})
    assert offered(t) == {"cook sheep", "done"}
    play(t, "cook sheep")
    assert goods(t) == {"food": 2 + 2 + 1}


@pytest.mark.card("E19", "K280")
def test_the_moment_of_the_crock_ends_when_the_animals_are_housed() -> None:
    row = {"cards": ["E19", "K280", "A1"], "animals": {"sheep": 3}, "pastures": [["r1c4", "r1c5"]]}
    t = gathering(row, "pig-market", {"boar": 4}, round=9)
    play(t, "cook boar")
    for _ in range(3):
        assert offered(t) == {"use K280", "done"}
        play(t, "done")
    assert offered(t) == {"cook sheep", "cook boar", "done"}
    play(t, "cook sheep")
    assert goods(t) == {"sheep": 2, "boar": 1, "food": 4 * 2 + 2}


@pytest.mark.rule("F26")
@pytest.mark.card("E19")
@pytest.mark.parametrize(
    ("answer", "sheep", "food"), [("done", 3, 2), ("cook vegetable", 3, 5), ("cook sheep", 1, 5)]
)
def test_nothing_is_cooked_in_the_crock_after_a_birth(answer: str, sheep: int, food: int) -> None:
    row = {"cards": ["E19", "A1"], "animals": {"sheep": 3}, "pastures": [["r1c5"]]}
    t = phase("breeding", 4, {**row, "goods": {"vegetable": 1}})
    play(t, "cook sheep")
    assert (goods(t)["sheep"], offered(t)) == (2, {"cook sheep", "cook vegetable", "done"})
    play(t, answer)
    play_if_asked(t, "done")
    assert (t.position()["round"], goods(t)["sheep"], goods(t)["food"]) == (5, sheep, food)


@pytest.mark.card("E25")
@pytest.mark.parametrize(("fire", "food"), [("A1", 3), ("A3", 4), ("E20", 3), ("I85", 5)])
def test_spices_make_a_cooked_vegetable_worth_one_more(fire: str, food: int) -> None:
    t = meal({"cards": ["E25", fire], "goods": {"vegetable": 1, "food": 1}})
    play(t, "cook vegetable")
    play_if_asked(t, "beg")
    assert seat(t)["begging"] == max(0, 3 - food)
    assert goods(t).get("food", 0) == max(0, food - 3)


@pytest.mark.card("E25")
def test_spices_do_nothing_for_a_raw_vegetable_or_an_animal() -> None:
    t = meal({"cards": ["E25"], "goods": {"vegetable": 1, "food": 3}})
    play(t, "eat vegetable")
    assert fed(t)
    assert goods(t) == {}
    t = gathering({"cards": ["E25", "A1"]}, "sheep-market", {"sheep": 2})
    assert goods(t) == {"sheep": 1, "food": 2}
    assert choices(t, "cook") == set()
