"""Occupations of deck E that exchange goods at any time: E158, E162, E171, E184 to E186, E209."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, reason, seat
from .deck_e import MEADOWS, any_time, fed, gathering, meal
from .tables import alone, on_card, phase, turn

# Turner and Quarryman


@pytest.mark.card("E158", "E209")
@pytest.mark.parametrize(("card", "good", "food"), [("E158", "wood", 1), ("E209", "stone", 2)])
def test_a_material_is_food_at_the_meal_as_often_as_one_likes(
    card: str, good: str, food: int
) -> None:
    t = meal({"cards": [card], "goods": {good: 5}})
    play(t, *[f"trade 1 {good} for {food} food"] * (4 // food))
    assert fed(t)
    assert goods(t) == {good: 5 - 4 // food}


@pytest.mark.card("E158", "E209")
@pytest.mark.parametrize(
    ("card", "good", "left"), [("E158", "wood", {}), ("E209", "stone", {"food": 1})]
)
def test_a_material_is_food_to_pay_with(card: str, good: str, left: dict[str, int]) -> None:
    row = {"cards": [card], "hand": ["E176"]}
    t = turn({**row, "goods": {good: 1}}, seats=3)
    play(t, "place lessons")
    assert (seat(t)["cards"], goods(t)) == ([card, "E176"], left)
    t = turn({**row, "goods": {"clay": 3}}, seats=3)
    assert reason(t, "place lessons") == "reason-cannot-pay"


# Meat Seller


@pytest.mark.card("E162")
@pytest.mark.parametrize(
    ("animal", "space", "food"),
    [("sheep", "sheep-market", 2), ("boar", "pig-market", 3), ("cattle", "cattle-market", 4)],
)
def test_the_meat_seller_makes_food_of_animals_while_there_is_an_oven(
    animal: str, space: str, food: int
) -> None:
    t = gathering({"cards": ["E162", "A5"]}, space, {animal: 3}, round=14)
    assert goods(t) == {animal: 1, "food": 2 * food}
    t = gathering({"cards": ["E162", "A7"]}, space, {animal: 3}, round=14)
    assert goods(t) == {animal: 1}


@pytest.mark.card("E162")
def test_the_meat_seller_feeds_the_family() -> None:
    t = meal({"cards": ["E162", "A6"], "animals": {"cattle": 1}})
    play_if_asked(t, "cook cattle", "trade 1 cattle for 4 food")
    assert fed(t)
    assert goods(t) == {}


@pytest.mark.card("E162", "E19")
def test_the_meat_seller_is_no_cooking_improvement() -> None:
    t = gathering({"cards": ["E162", "A5", "E19"]}, "sheep-market", {"sheep": 5})
    assert goods(t) == {"sheep": 1, "food": 8}


@pytest.mark.card("E162")
def test_the_better_of_meat_seller_and_fireplace_is_used() -> None:
    t = gathering({"cards": ["E162", "A5", "A1"]}, "pig-market", {"boar": 3}, round=9)
    assert goods(t) == {"boar": 1, "food": 6}


# Dock Worker

DOCKS: list[tuple[dict[str, int], str, dict[str, int]]] = [
    ({"wood": 3, "clay": 2}, "clay", {}),
    ({"stone": 2, "clay": 2}, "clay", {}),
    ({"clay": 4}, "clay", {}),
    ({"reed": 3, "clay": 1}, "clay", {}),
    ({"wood": 2, "clay": 2}, "wood", {"wood": 2, "clay": 2}),
    ({"stone": 1, "wood": 2, "clay": 2}, "wood", {"stone": 1, "wood": 2, "clay": 2}),
]


@pytest.mark.card("E171")
@pytest.mark.parametrize(("supply", "house", "left"), DOCKS)
def test_the_dock_worker_swaps_three_wood_or_two_of_another_material(
    supply: dict[str, int], house: str, left: dict[str, int]
) -> None:
    t = turn({"cards": ["E171"], "goods": supply})
    play_if_asked(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (house, left)


@pytest.mark.card("E171")
def test_the_dock_worker_makes_wood_of_two_others_too() -> None:
    t = alone({"cards": ["E171"], "goods": {"reed": 2, "wood": 3}})
    play(t, "place fencing", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("E171")
def test_exchanges_that_are_all_needed_are_made_without_a_question() -> None:
    t = alone({"cards": ["E171"], "goods": {"reed": 2, "clay": 2}})
    play(t, "place farm-expansion", "stable r1c5")
    assert (seat(t)["stables"], goods(t)) == (["r1c5"], {})


@pytest.mark.card("E171")
def test_who_can_choose_between_exchanges_is_asked() -> None:
    t = alone({"cards": ["E171"], "goods": {"reed": 2, "clay": 2, "stone": 2}})
    play(t, "place farm-expansion", "stable r1c5")
    assert choices(t, "trade") == {f"2 {good} for 1 wood" for good in ("reed", "clay", "stone")}


# Grocer

GROCERIES = ["reed", "grain", "stone", "vegetable", "wood", "clay", "reed", "vegetable"]


@pytest.mark.card("E184")
def test_the_grocer_sells_eight_goods_from_the_top_for_a_food_each() -> None:
    t = turn({"cards": ["E184"], "goods": {"food": 9}})
    bought: dict[str, int] = {}
    for i, good in enumerate(GROCERIES):
        assert on_card(t, "E184") == {g: GROCERIES[i:].count(g) for g in GROCERIES[i:]}
        any_time(t, f"trade 1 food for 1 {good}")
        bought[good] = bought.get(good, 0) + 1
        assert goods(t) == {**bought, "food": 8 - i}
    assert on_card(t, "E184") == {}
    assert "anytime" not in offered(t)


@pytest.mark.card("E184")
def test_the_grocer_is_laid_down_with_all_its_goods_which_are_nobodys() -> None:
    t = turn({"hand": ["E184"]})
    play(t, "place lessons")
    assert on_card(t, "E184") == {g: GROCERIES.count(g) for g in GROCERIES}
    assert goods(t) == {}
    assert t.scores()[0].lines["vegetables"] == -1


@pytest.mark.card("E184")
def test_the_grocer_sells_where_a_payment_is_short() -> None:
    t = turn({"cards": ["E184"], "goods": {"food": 1, "clay": 2}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    t = turn({"cards": ["E184"], "goods": {"food": 1, "reed": 1, "clay": 1}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("E184")
def test_the_grocer_sells_a_last_time_in_the_last_meal_and_not_after_the_harvest() -> None:
    t = phase("feeding", 14, {"cards": ["E184"], "goods": {"food": 6}})
    play(t, "trade 1 food for 1 reed", "trade 1 food for 1 grain")
    play_if_asked(t, "feed")
    assert t.over
    assert (goods(t), t.scores()[0].lines["grain"]) == ({"reed": 1, "grain": 1}, 1)
    t = phase("breeding", 14, {"cards": ["E184"], "goods": {"food": 6}})
    assert t.over
    assert goods(t) == {"food": 6}


# Clay Firer


@pytest.mark.card("E185")
@pytest.mark.parametrize(
    ("clay", "house", "left"), [(2, "clay", {"clay": 2, "reed": 1}), (3, "stone", {})]
)
def test_the_clay_firer_makes_two_stone_of_three_clay(
    clay: int, house: str, left: dict[str, int]
) -> None:
    t = turn({"cards": ["E185"], "house": "clay", "goods": {"clay": clay, "reed": 1}}, seats=4)
    play_if_asked(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (house, left)


@pytest.mark.card("E185")
@pytest.mark.parametrize(("clay", "possible"), [(2, True), (1, False)])
def test_two_clay_make_a_single_stone(clay: int, possible: bool) -> None:
    row = {"cards": ["E185"], "house": "clay", "goods": {"clay": clay, "stone": 1, "reed": 1}}
    t = turn(row, seats=4)
    play_if_asked(t, "place house-redevelopment")
    assert seat(t)["house"] == ("stone" if possible else "clay")


# Clay Seller


def sale(clay: int, *cards: str, **row: Any) -> bocage.Table:
    """Seat 0 has the Clay Seller and so much clay."""
    given = {"cards": ["E186", *cards], "goods": {"clay": clay}, "pastures": MEADOWS}
    return turn({**given, **row}, seats=4)


@pytest.mark.card("E186")
@pytest.mark.parametrize(("clay", "animal"), [(2, "sheep"), (3, "boar"), (4, "cattle")])
def test_the_clay_seller_sells_clay_for_an_animal(clay: int, animal: str) -> None:
    t = sale(clay)
    any_time(t, f"trade {clay} clay for 1 {animal}")
    assert goods(t) == {animal: 1}
    assert "anytime" not in offered(sale(1))


@pytest.mark.card("E186")
def test_the_clay_sellers_animal_needs_room_or_is_cooked() -> None:
    t = sale(4, "A1", pastures=[], animals={"sheep": 1})
    any_time(t, "trade 4 clay for 1 cattle")
    play(t, "cook cattle")
    assert goods(t) == {"sheep": 1, "food": 3}


@pytest.mark.card("E186")
@pytest.mark.parametrize(
    ("supply", "house", "renovated"),
    [
        ({"clay": 4}, "wood", True),
        ({"clay": 3}, "wood", False),
        ({"clay": 3, "stone": 1, "reed": 1}, "clay", True),
        ({"clay": 2, "stone": 1, "reed": 1}, "clay", False),
    ],
)
def test_the_clay_seller_sells_clay_for_reed_and_stone(
    supply: dict[str, int], house: str, renovated: bool
) -> None:
    t = turn({"cards": ["E186"], "house": house, "goods": supply}, seats=4)
    assert ("place house-redevelopment" in offered(t)) is renovated
    if renovated:
        play(t, "place house-redevelopment")
        assert (seat(t)["house"] != house, goods(t)) == (True, {})
