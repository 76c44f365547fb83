"""Occupations of deck A for food: A108, A110 and A111."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import deliveries, every_wood, in_woods, theirs, turn
from tests.games.agricola.scenario import goods, lying, offered, play, play_if_asked, seat


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
    t = theirs({"cards": ["A108"], "goods": {"wood": 2}}, spaces=forest)
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
