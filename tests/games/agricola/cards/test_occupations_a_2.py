"""The occupations A102 to A119 of deck A, revised edition."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_occupations_a_1 import (
    deliveries,
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


@pytest.mark.card("A111")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
@pytest.mark.parametrize("n", [1, 2])
def test_the_wall_builder_lays_food_on_the_next_four_rounds(house: str, n: int) -> None:
    t = turn({"cards": ["A111"], "house": house, "goods": rooms_of(house, n)})
    play(t, "place farm-expansion", *["room r1c1", "room r2c2"][:n])
    assert offered(t) == {"use A111", "done"}
    play(t, "use A111")
    assert deliveries(t, "A111") == [(n, {"food": 1}) for n in (7, 8, 9, 10)]
    play(t, "place day-laborer")
    assert t.position()["round"] == 7
    assert goods(t) == {"food": 3}


@pytest.mark.card("A111")
def test_the_wall_builder_lays_nothing_past_the_last_round() -> None:
    row = {"cards": ["A111"], "goods": rooms_of("wood", 1)}
    t = turn(row, round=12)
    play(t, "place farm-expansion", "room r1c1", "use A111")
    assert deliveries(t, "A111") == [(13, {"food": 1}), (14, {"food": 1})]
    t = turn(row, round=14)
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use A111")
    assert deliveries(t, "A111") == []


@pytest.mark.card("A111")
def test_the_wall_builder_may_be_declined() -> None:
    t = turn({"cards": ["A111"], "goods": rooms_of("wood", 1)})
    play(t, "place farm-expansion", "room r1c1", "done")
    assert deliveries(t, "A111") == []


@pytest.mark.card("A111")
def test_several_uses_of_the_wall_builder_add_up() -> None:
    t = turn({"cards": ["A111"], "goods": rooms_of("wood", 2)}, seats=1, round=5)
    play(t, "place farm-expansion", "room r1c1", "done", "use A111", "place day-laborer")
    play(t, "place farm-expansion", "room r1c2", "use A111")
    assert sorted(number for number, _ in deliveries(t, "A111")) == [7, 7, 8, 8, 9, 9, 10]
    play(t, "place day-laborer")
    assert goods(t) == {"food": (2 + 1) + (2 + 2)}


@pytest.mark.card("A111")
def test_the_wall_builder_takes_no_notice_of_stables_and_renovations() -> None:
    t = turn({"cards": ["A111"], "goods": {"wood": 2, "clay": 2, "reed": 1}})
    play(t, "place farm-expansion", "stable r1c5")
    play(t, "place house-redevelopment")
    assert deliveries(t, "A111") == []
    assert "use A111" not in offered(t)


def harvest(fields: dict[str, Any], *cards: str) -> bocage.Table:
    """The harvest of round 4, well fed."""
    row = {"cards": ["A112", *cards], "goods": {"food": 9}, "fields": fields}
    return phase("harvest", 4, row)


@pytest.mark.card("A112")
def test_the_scythe_worker_brings_a_grain() -> None:
    t = turn({"hand": ["A112"]})
    play(t, "place lessons")
    assert goods(t) == {"grain": 1}


@pytest.mark.card("A112")
def test_the_scythe_worker_takes_one_more_grain_from_every_field() -> None:
    t = harvest({"r1c2": {"grain": 3}, "r1c3": {"grain": 2}})
    play(t, "reap r1c2")
    assert "reap r1c2" not in offered(t)
    play(t, "reap r1c3")
    assert goods(t)["grain"] == 4
    assert seat(t)["fields"] == {"r1c2": {"grain": 1}, "r1c3": {}}


@pytest.mark.card("A112")
def test_the_scythe_worker_may_spare_fields() -> None:
    t = harvest({"r1c2": {"grain": 3}, "r1c3": {"grain": 3}})
    play(t, "reap r1c3", "done")
    assert goods(t)["grain"] == 3
    assert seat(t)["fields"] == {"r1c2": {"grain": 2}, "r1c3": {"grain": 1}}


@pytest.mark.card("A112")
def test_the_scythe_worker_takes_nothing_more_from_a_last_grain_or_from_vegetables() -> None:
    t = harvest({"r1c2": {"grain": 1}, "r1c3": {"vegetable": 2}})
    assert t.position()["round"] == 5
    assert (goods(t)["grain"], goods(t)["vegetable"]) == (1, 1)
    assert seat(t)["fields"] == {"r1c2": {}, "r1c3": {"vegetable": 1}}


@pytest.mark.card("A112")
def test_the_scythe_worker_takes_no_grain_from_the_fields_of_others() -> None:
    fields = {"r1c2": {"grain": 3}}
    rows = ({"cards": ["A112"], "goods": {"food": 9}}, {"goods": {"food": 9}, "fields": fields})
    t = phase("harvest", 4, *rows)
    assert goods(t, 1)["grain"] == 1
    assert seat(t, 1)["fields"] == {"r1c2": {"grain": 2}}


@pytest.mark.card("A114")
@pytest.mark.parametrize("number", [1, 5])
def test_the_seasonal_worker_earns_a_grain_as_day_laborer(number: int) -> None:
    t = turn({"cards": ["A114"]}, round=number)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "grain": 1}


@pytest.mark.card("A114")
@pytest.mark.parametrize("good", ["grain", "vegetable"])
@pytest.mark.parametrize("number", [6, 13])
def test_the_seasonal_worker_may_take_a_vegetable_from_round_six_on(number: int, good: str) -> None:
    t = turn({"cards": ["A114"]}, round=number)
    play(t, "place day-laborer")
    assert offered(t) == {"take grain", "take vegetable"}
    play(t, f"take {good}")
    assert goods(t) == {"food": 2, good: 1}


@pytest.mark.card("A114")
def test_the_seasonal_worker_earns_nothing_elsewhere_or_from_others() -> None:
    t = turn({"cards": ["A114"]}, round=5)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1}
    t = of_others("A114")
    play(t, "place day-laborer")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 2})


@every_wood
@pytest.mark.card("A116")
def test_the_wood_cutter_brings_one_more_wood_from_every_wood(wood: str) -> None:
    assert goods(in_woods(wood, 3, cards=["A116"])) == {"wood": 4}


@pytest.mark.card("A116")
def test_the_wood_cutter_brings_nothing_elsewhere_or_from_others() -> None:
    t = turn({"cards": ["A116"]}, spaces={"clay-pit": {"goods": {"clay": 2}}})
    play(t, "place clay-pit")
    assert goods(t) == {"clay": 2}
    t = of_others("A116", spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest")
    assert (goods(t), goods(t, 1)) == ({}, {"wood": 3})


@pytest.mark.card("A116")
def test_wood_that_comes_from_no_wood_space_is_not_the_wood_cutters() -> None:
    t = turn({"hand": ["A086"], "cards": ["A116"], "goods": {"food": 1}})
    play(t, "place lessons", "take wood")
    assert goods(t) == {"wood": 1}


FIREWOOD = {
    "farmland": ["plow r1c5"],
    "grain-seeds": [],
    "grain-utilization": ["sow grain r1c2", "done"],
    "cultivation": ["plow r1c3", "done"],
}


@pytest.mark.card("A119")
@pytest.mark.parametrize("space", FIREWOOD)
def test_the_firewood_collector_finds_a_wood_at_the_end_of_the_turn(space: str) -> None:
    row = {"cards": ["A119", "M01"], "fields": {"r1c2": {}}, "goods": {"grain": 2}}
    if space == "farmland":
        row["fields"] = {}
    t = turn(row, round=13)
    play(t, f"place {space}")
    for action in FIREWOOD[space]:
        assert "wood" not in goods(t)
        play_if_asked(t, action)
    assert goods(t)["wood"] == 1


@pytest.mark.card("A119")
def test_the_firewood_collector_finds_a_wood_when_only_bread_is_baked() -> None:
    t = turn({"cards": ["A119", "M01"], "goods": {"grain": 2}})
    play(t, "place grain-utilization")
    assert goods(t) == {"grain": 1, "food": 2}
    play(t, "done")
    assert goods(t) == {"grain": 1, "food": 2, "wood": 1}


@pytest.mark.card("A119", "A024")
def test_the_firewood_comes_after_everything_else_in_the_turn() -> None:
    t = turn({"cards": ["A119", "A024", "M01"], "goods": {"grain": 2}})
    play(t, "place farmland", "plow r1c5")
    assert "wood" not in goods(t)
    play(t, "use A024")
    assert goods(t) == {"grain": 1, "food": 2}
    play(t, "done")
    assert goods(t) == {"grain": 1, "food": 2, "wood": 1}


@pytest.mark.card("A119")
def test_the_firewood_collector_finds_a_wood_on_every_such_turn() -> None:
    t = turn({"cards": ["A119"]})
    play(t, "place farmland", "plow r1c5")
    assert goods(t) == {"wood": 1}
    play(t, "place grain-seeds")
    assert goods(t) == {"wood": 2, "grain": 1}


@pytest.mark.card("A119")
@pytest.mark.parametrize("space", ["day-laborer", "vegetable-seeds"])
def test_the_firewood_collector_finds_none_elsewhere(space: str) -> None:
    t = turn({"cards": ["A119"]}, round=13)
    play(t, f"place {space}")
    assert "wood" not in goods(t)


@pytest.mark.card("A119")
def test_the_firewood_collector_finds_none_where_others_work() -> None:
    t = of_others("A119")
    play(t, "place grain-seeds")
    assert (goods(t), goods(t, 1)) == ({}, {"grain": 1})
