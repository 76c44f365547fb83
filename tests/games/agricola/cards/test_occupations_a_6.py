"""The occupations of deck A, revised edition: A111 to A119."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_occupations_a_1 import (
    deliveries,
    of_others,
    phase,
    turn,
)
from tests.games.agricola.cards.test_occupations_a_2 import every_wood, in_woods, rooms_of
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    play_if_asked,
    seat,
)


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
