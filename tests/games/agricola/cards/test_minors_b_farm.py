"""Minor improvements of deck B for the farm: B002, B010, B013, B016 and B019."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import (
    TO_CLAY,
    TO_STONE,
    TWO_BY_TWO,
    alone,
    improving,
    line,
    on_card,
    table,
)
from tests.games.agricola.scenario import choices, goods, offered, play, reason, seat
from tests.games.common import deciding


def fences_left(t: bocage.Table) -> int:
    """The fences in seat 0's supply."""
    found: int = t.observe(0)["seats"][0]["fences_left"]
    return found


def mini_pasture(**row: Any) -> bocage.Table:
    """Seat 0 may play Mini Pasture."""
    return improving("B002", {"goods": {"food": 2}, **row})


# Mini Pasture


@pytest.mark.card("B002")
def test_the_mini_pasture_walls_in_one_space_and_takes_no_wood() -> None:
    t = mini_pasture(goods={"food": 2, "wood": 4})
    play(t, "play B002")
    assert "done" not in offered(t)
    assert len(choices(t, "fence")) == 13
    play(t, "fence r1c5")
    assert seat(t)["pastures"] == [["r1c5"]]
    assert goods(t) == {"wood": 4}
    assert fences_left(t) == 11


@pytest.mark.card("B002")
def test_the_mini_pasture_touches_a_pasture_and_shares_its_fences() -> None:
    t = mini_pasture(pastures=[["r1c4", "r1c5"]])
    play(t, "play B002")
    assert choices(t, "fence") == {"r1c3", "r2c4", "r2c5"}
    assert reason(t, "fence r3c5") is not None
    play(t, "fence r2c5")
    assert seat(t)["pastures"] == [["r1c4", "r1c5"], ["r2c5"]]
    assert fences_left(t) == 15 - 6 - 3


@pytest.mark.card("B002")
def test_the_mini_pasture_does_not_divide_a_pasture_nor_cover_tiles() -> None:
    t = mini_pasture(pastures=[["r1c4", "r1c5"]], fields={"r1c3": {}}, rooms=["r2c1", "r3c1"])
    play(t, "play B002")
    assert choices(t, "fence") == {"r2c4", "r2c5"}


@pytest.mark.card("B002")
def test_the_mini_pasture_may_be_around_a_stable() -> None:
    t = mini_pasture(stables=["r1c5"])
    play(t, "play B002", "fence r1c5")
    assert (line(t, "stables"), line(t, "pastures")) == (1, 1)


@pytest.mark.card("B002")
def test_the_mini_pasture_needs_a_legal_space() -> None:
    t = mini_pasture(pastures=[["r1c5"]], fields={"r1c4": {}, "r2c5": {}})
    assert reason(t, "play B002") == "reason-no-effect"


@pytest.mark.card("B002")
def test_the_mini_pasture_needs_enough_of_the_fifteen_fences() -> None:
    undivided = [sorted(TWO_BY_TWO[0] + TWO_BY_TWO[1])]
    t = mini_pasture(pastures=undivided)
    assert fences_left(t) == 3
    play(t, "play B002", "fence r3c5")
    assert fences_left(t) == 0
    t = mini_pasture(pastures=TWO_BY_TWO)
    assert fences_left(t) == 1
    assert reason(t, "play B002") == "reason-no-effect"


@pytest.mark.card("B002", "A088")
def test_the_mini_pasture_is_no_fencing_so_the_hedge_keeper_adds_nothing() -> None:
    t = mini_pasture(cards=["A088"], goods={"food": 2, "wood": 9})
    play(t, "play B002", "fence r1c5")
    assert choices(t, "fence") == set()
    assert (fences_left(t), goods(t)) == (11, {"wood": 9})


# Caravan


@pytest.mark.card("B010")
def test_the_caravan_is_a_home_for_one_more_person() -> None:
    t = alone({})
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = alone({"cards": ["B010"]})
    play(t, "place basic-wish")
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)
    assert line(t, "people") == 9
    t = alone({"cards": ["B010"], "people": 3})
    assert reason(t, "place basic-wish") == "reason-no-room"


@pytest.mark.card("B010")
def test_the_caravan_lodges_nobody_beyond_a_family_of_five() -> None:
    rooms = ["r1c1", "r2c1", "r3c1", "r2c2", "r3c2"]
    t = alone({"cards": ["B010"], "rooms": rooms, "people": 5})
    assert reason(t, "place basic-wish") == "reason-family-full"


@pytest.mark.card("B010")
def test_the_caravan_is_no_room() -> None:
    t = alone({"cards": ["B010"], "goods": TO_CLAY})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    assert line(t, "rooms") == 2


@pytest.mark.card("B010", "B118", "B114")
def test_the_caravan_does_not_count_for_cards_that_count_rooms() -> None:
    row = {"cards": ["B118", "B114", "B010"]}
    t = table(row, {}, round=2, phase="preparation")
    assert goods(t) == {"wood": 1}


# Carpenter's Parlor


def building_rooms(house: str, supply: dict[str, int], *cards: str) -> bocage.Table:
    """Seat 0 has all its stables and some cards, and is about to place somebody."""
    stables = ["r1c2", "r1c3", "r1c4", "r1c5"]
    return alone({"cards": list(cards), "house": house, "goods": supply, "stables": stables})


@pytest.mark.card("B013")
def test_the_parlor_makes_every_wooden_room_cost_two_wood_and_two_reed() -> None:
    t = building_rooms("wood", {"wood": 4, "reed": 4}, "B013")
    play(t, "place farm-expansion", "room r1c1", "room r2c2")
    assert goods(t) == {}
    assert len(seat(t)["rooms"]) == 4


@pytest.mark.card("B013")
@pytest.mark.parametrize("short", ["wood", "reed"])
def test_the_parlor_leaves_a_price(short: str) -> None:
    t = building_rooms("wood", {"wood": 2, "reed": 2, short: 1}, "B013")
    assert "place farm-expansion" not in offered(t)


@pytest.mark.card("B013")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_parlor_says_nothing_about_other_houses(house: str) -> None:
    t = building_rooms(house, {house: 4, "wood": 2, "reed": 9}, "B013")
    assert "place farm-expansion" not in offered(t)
    t = building_rooms(house, {house: 5, "reed": 2}, "B013")
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {}


@pytest.mark.card("B013", "B126")
def test_the_parlor_and_the_carpenter_do_not_add_up() -> None:
    t = building_rooms("wood", {"wood": 5, "reed": 2}, "B126", "B013")
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {"wood": 3}


@pytest.mark.card("B013", "B145")
def test_the_brushwood_collector_saves_the_reed_of_the_parlor() -> None:
    t = table(
        {"cards": ["B013", "B145"], "goods": {"wood": 3}}, {"placed": 2}, {"placed": 2}, round=14
    )
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {}


# Mining Hammer


@pytest.mark.card("B016")
@pytest.mark.parametrize(
    ("space", "house", "price"),
    [
        ("house-redevelopment", "wood", TO_CLAY),
        ("house-redevelopment", "clay", TO_STONE),
        ("farm-redevelopment", "clay", TO_STONE),
    ],
)
def test_the_mining_hammer_gives_a_stable_with_a_renovation(
    space: str, house: str, price: dict[str, int]
) -> None:
    t = alone({"cards": ["B016"], "house": house, "goods": price})
    play(t, f"place {space}")
    assert offered(t) == {"use B016", "done"}
    play(t, "use B016", "stable r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert goods(t) == {}
    assert choices(t, "stable") == set()


@pytest.mark.card("B016")
def test_the_mining_hammer_may_stay_unused() -> None:
    t = alone({"cards": ["B016"], "goods": TO_CLAY})
    play(t, "place house-redevelopment", "done")
    assert (seat(t)["house"], seat(t)["stables"]) == ("clay", [])


@pytest.mark.card("B016")
@pytest.mark.parametrize(
    "row",
    [
        {"stables": ["r1c2", "r1c3", "r1c4", "r1c5"]},
        {
            "fields": {f"r{r}c{c}": {} for r in (1, 2, 3) for c in (3, 4, 5)},
            "stables": ["r1c1", "r1c2", "r2c2"],
            "rooms": ["r2c1", "r3c1", "r3c2"],
        },
    ],
)
def test_the_mining_hammer_needs_a_stable_and_a_space_for_it(row: dict[str, Any]) -> None:
    t = alone({"cards": ["B016"], "goods": {"clay": 3, "reed": 1}, **row})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert "use B016" not in offered(t)


@pytest.mark.card("B016")
def test_the_mining_hammer_hears_no_renovation_of_others() -> None:
    t = table({"cards": ["B016"]}, {"goods": TO_CLAY}, round=14, turn=1)
    play(t, "place house-redevelopment")
    assert "use B016" not in offered(t)
    assert seat(t, 1)["house"] == "clay"


@pytest.mark.card("B016", "B087")
def test_the_mining_hammer_hears_the_cottagers_renovation() -> None:
    t = alone({"cards": ["B016", "B087"], "goods": TO_CLAY})
    play(t, "place day-laborer", "use B087")
    assert offered(t) == {"use B016", "done"}


# Moldboard Plow


def plowing(**row: Any) -> bocage.Table:
    """Seat 0 with Moldboard Plow is about to place its last person in round 2."""
    return table({"cards": ["A098", "B019"], "placed": 1, **row}, {"placed": 2}, round=2)


@pytest.mark.card("B019")
def test_the_moldboard_plow_stores_two_field_tiles_that_do_not_score() -> None:
    t = improving("B019", {"cards": ["A098"], "goods": {"wood": 2}})
    play(t, "play B019")
    assert on_card(t, "B019") == {"field": 2}
    assert line(t, "fields") == -1


@pytest.mark.card("B019")
def test_the_moldboard_plow_adds_one_field_to_farmland_twice_in_all() -> None:
    t = plowing()
    play(t, "place farmland", "plow r1c2")
    assert offered(t) == {"use B019", "done"}
    play(t, "use B019")
    assert "done" not in offered(t)
    play(t, "plow r1c3")
    assert (set(seat(t)["fields"]), on_card(t, "B019")) == ({"r1c2", "r1c3"}, {"field": 1})
    assert t.position()["round"] == 3
    play(t, "place farmland", "plow r1c4", "use B019", "plow r1c5")
    assert (len(seat(t)["fields"]), on_card(t, "B019")) == (4, {})
    assert deciding(t) == 1


@pytest.mark.card("B019")
def test_the_moldboard_plow_does_nothing_without_tiles() -> None:
    t = plowing(memory={"B019": 0})
    play(t, "place farmland", "plow r1c2")
    assert t.position()["round"] == 3
    assert set(seat(t)["fields"]) == {"r1c2"}


@pytest.mark.card("B019")
def test_the_moldboard_plow_may_stay_unused_and_keeps_its_tiles() -> None:
    t = plowing()
    play(t, "place farmland", "plow r1c2", "done")
    assert (set(seat(t)["fields"]), on_card(t, "B019")) == ({"r1c2"}, {"field": 2})


@pytest.mark.card("B019")
def test_the_moldboard_plow_plows_next_to_the_new_field() -> None:
    t = plowing()
    play(t, "place farmland", "plow r1c5", "use B019")
    assert choices(t, "plow") == {"r1c4", "r2c5"}


@pytest.mark.card("B019")
def test_the_moldboard_plow_needs_space_for_a_second_field() -> None:
    cells = [f"r{r}c{c}" for r in (1, 2, 3) for c in (2, 3, 4, 5)]
    t = plowing(fields={cell: {} for cell in cells})
    play(t, "place farmland")
    assert t.position()["round"] == 3
    assert (len(seat(t)["fields"]), on_card(t, "B019")) == (13, {"field": 2})


@pytest.mark.card("B019", "B091")
def test_the_moldboard_plow_works_on_farmland_only() -> None:
    t = alone({"cards": ["A098", "B019", "B091"]})
    play(t, "place cultivation", "plow r1c2")
    assert "use B019" not in offered(t)
    t = alone({"cards": ["A098", "B019", "B091"]})
    play(t, "place day-laborer", "use B091", "plow r1c2")
    assert "use B019" not in offered(t)
    assert on_card(t, "B019") == {"field": 2}


@pytest.mark.card("B019")
def test_the_moldboard_plow_hears_no_plowing_of_others() -> None:
    t = table({"cards": ["A098", "B019"]}, {}, round=2, turn=1)
    play(t, "place farmland", "plow r1c2")
    assert (deciding(t), on_card(t, "B019")) == (0, {"field": 2})
    assert "use B019" not in offered(t)
