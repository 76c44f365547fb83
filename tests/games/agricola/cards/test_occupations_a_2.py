"""The occupations of deck A, revised edition: A102 to A110."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_occupations_a_1 import (
    of_others,
    on_card,
    phase,
    turn,
)
from tests.games.agricola.scenario import (
    goods,
    lying,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

GROCERIES = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]


@pytest.mark.card("A102")
def test_the_grocer_sells_eight_goods_from_the_top_for_a_food_each() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 9}})
    bought: dict[str, int] = {}
    for i, good in enumerate(GROCERIES):
        left = {g: GROCERIES[i:].count(g) for g in GROCERIES[i:]}
        assert on_card(t, "A102") == left
        play(t, "anytime")
        bought[good] = bought.get(good, 0) + 1
        assert goods(t) == {**bought, "food": 8 - i}
    assert on_card(t, "A102") == {}
    assert "anytime" not in offered(t)


@pytest.mark.card("A102")
def test_the_grocer_is_laid_down_with_all_its_goods() -> None:
    t = turn({"hand": ["A102"]})
    play(t, "place lessons")
    assert on_card(t, "A102") == {g: GROCERIES.count(g) for g in GROCERIES}
    assert goods(t) == {}


@pytest.mark.card("A102")
def test_the_grocer_sells_nothing_without_food() -> None:
    assert "anytime" not in offered(turn({"cards": ["A102"]}))


@pytest.mark.card("A102")
def test_the_grocer_takes_food_made_of_crops() -> None:
    t = turn({"cards": ["A102"], "goods": {"vegetable": 1}})
    assert "anytime" in offered(t)


@pytest.mark.card("A102")
def test_the_grocer_sells_where_a_payment_is_short() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 3, "clay": 2}})
    play(t, "place house-redevelopment", "trade 1 food for 1 reed")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"wood": 1, "grain": 1}


@pytest.mark.card("A102")
def test_the_grain_of_the_grocer_may_be_eaten_to_buy_what_is_below() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 2, "clay": 2}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"wood": 1}


@pytest.mark.card("A102")
def test_what_lies_deeper_on_the_grocer_cannot_be_bought_first() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 1, "clay": 2}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("A102")
def test_the_grocer_sells_food_to_cook_at_the_meal() -> None:
    row = {"cards": ["A102", "M03"], "memory": {"A102": 4}, "goods": {"food": 2}}
    t = phase("feeding", 4, row)
    play(t, "trade 1 food for 1 vegetable", "cook vegetable")
    play_if_asked(t, "feed")
    assert seat(t)["begging"] == 0
    assert goods(t) == {}


@pytest.mark.card("A102")
def test_the_goods_on_the_grocer_score_only_once_they_are_bought() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 2}})
    assert t.scores()[0].lines["grain"] == -1
    play(t, "anytime", "anytime")
    assert t.scores()[0].lines["grain"] == 1


@pytest.mark.card("A102")
def test_the_grocer_sells_before_the_scoring() -> None:
    t = phase("breeding", 14, {"cards": ["A102"], "goods": {"food": 2}})
    assert offered(t) == {"trade 1 food for 1 wood", "done"}
    play(t, "trade 1 food for 1 wood", "trade 1 food for 1 grain")
    assert offered(t) == {"trade 1 food for 1 reed", "done"}, "the grain can be eaten"
    play(t, "done")
    assert t.decision is None
    assert goods(t) == {"wood": 1, "grain": 1}


WOODS: dict[str, dict[str, Any]] = {
    "forest": {"seats": 2},
    "grove": {"seats": 3},
    "copse": {"seats": 4},
    "copse of the tile": {"seats": 2, "options": {"additional_actions": True}},
}
every_wood = pytest.mark.parametrize("wood", WOODS)


def in_woods(wood: str, lying: int, **row: Any) -> bocage.Table:
    """A table where seat 0 has used a space that gathers wood."""
    space = wood.split()[0]
    spaces = {space: {"goods": {"wood": lying}}}
    t = turn(row, spaces=spaces, **WOODS[wood])
    play(t, f"place {space}")
    return t


@every_wood
@pytest.mark.card("A108")
def test_the_mushroom_collector_leaves_a_wood_for_two_food(wood: str) -> None:
    t = in_woods(wood, 3, cards=["A108"])
    assert goods(t) == {"wood": 3}
    assert offered(t) == {"use A108", "done"}
    play(t, "use A108")
    assert goods(t) == {"wood": 2, "food": 2}
    assert lying(t, wood.split()[0]) == {"wood": 1}
    assert "use A108" not in offered(t)


@pytest.mark.card("A108")
def test_the_mushroom_collector_may_keep_the_wood() -> None:
    t = in_woods("forest", 3, cards=["A108"])
    play(t, "done")
    assert goods(t) == {"wood": 3}
    assert lying(t, "forest") == {}


@pytest.mark.card("A108")
def test_the_wood_of_the_mushroom_collector_waits_for_the_next_user() -> None:
    t = in_woods("forest", 3, cards=["A108"])
    play(t, "use A108", "place day-laborer")
    assert lying(t, "forest") == {"wood": 4}


@pytest.mark.card("A108", "A056")
def test_the_mushroom_collector_and_the_basket_work_once_each() -> None:
    t = in_woods("forest", 4, cards=["A108", "A056"])
    play(t, "use A056", "use A108")
    assert goods(t) == {"wood": 1, "food": 5}
    assert lying(t, "forest") == {"wood": 3}
    assert not {"use A056", "use A108"} & offered(t)


@pytest.mark.card("A108")
def test_the_mushroom_collector_finds_nothing_elsewhere_or_for_others() -> None:
    clay = {"clay-pit": {"goods": {"clay": 1}}}
    t = turn({"cards": ["A108"], "goods": {"wood": 2}}, spaces=clay)
    play(t, "place clay-pit")
    assert "use A108" not in offered(t)
    forest = {"forest": {"goods": {"wood": 3}}}
    t = of_others("A108", goods={"wood": 2}, spaces=forest)
    play(t, "place forest")
    assert "use A108" not in offered(t)


def rooms_of(house: str, n: int) -> dict[str, int]:
    """What so many rooms cost."""
    return {house: 5 * n, "reed": 2 * n}


@pytest.mark.card("A110")
@pytest.mark.parametrize("n", [1, 2])
def test_the_roughcaster_brings_three_food_however_many_clay_rooms_are_built(n: int) -> None:
    t = turn({"cards": ["A110"], "house": "clay", "goods": rooms_of("clay", n)})
    play(t, "place farm-expansion", *["room r1c1", "room r2c2"][:n])
    assert len(seat(t)["rooms"]) == 2 + n
    assert goods(t) == {"food": 3}


@pytest.mark.card("A110")
def test_the_roughcaster_brings_food_for_every_building_action() -> None:
    t = turn({"cards": ["A110"], "house": "clay", "goods": rooms_of("clay", 3)}, seats=1)
    play(t, "place farm-expansion", "room r1c1", "done")
    assert goods(t)["food"] == 3
    play(t, "place day-laborer", "place farm-expansion", "room r1c2", "room r2c2")
    assert goods(t)["food"] == 3 + 2 + 3


@pytest.mark.card("A110")
def test_the_roughcaster_brings_food_once_where_stables_are_built_as_well() -> None:
    supply = {**rooms_of("clay", 1), "wood": 4}
    t = turn({"cards": ["A110"], "house": "clay", "goods": supply})
    play(t, "place farm-expansion", "stable r1c5", "room r1c1")
    assert goods(t) == {"wood": 2, "food": 3}


@pytest.mark.card("A110")
@pytest.mark.parametrize("house", ["wood", "stone"])
def test_the_roughcaster_cares_for_clay_rooms_only(house: str) -> None:
    t = turn({"cards": ["A110"], "house": house, "goods": rooms_of(house, 1)})
    play(t, "place farm-expansion", "room r1c1")
    assert len(seat(t)["rooms"]) == 3
    assert goods(t) == {}


@pytest.mark.card("A110")
def test_the_roughcaster_brings_three_food_for_the_renovation_to_stone() -> None:
    t = turn({"cards": ["A110"], "house": "clay", "goods": {"stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert goods(t) == {"food": 3}


@pytest.mark.card("A110")
def test_the_roughcaster_brings_nothing_for_the_renovation_to_clay() -> None:
    t = turn({"cards": ["A110"], "goods": {"clay": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})


@pytest.mark.card("A110", "A087")
def test_the_roughcaster_brings_nothing_for_a_renovation_that_skips_clay() -> None:
    t = turn({"cards": ["A110", "A087"], "goods": {"stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
