"""Buildings that trade: cattle market, animal trader, trading station, assembly hall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.cards.building import (
    built,
    farm,
    materials,
    round_of,
    settled,
    stock,
    verbs,
    why,
)
from tests.games.creatures.scenario import (
    alone,
    animals,
    breeding,
    choices,
    deciding,
    goods,
    lines,
    offered,
    play,
    seat,
    table,
)

ALL_FOUR = {"take sheep", "take pig", "take cow", "take horse"}

# Cattle market


MARKET = farm(g1="cattle-market")


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
@pytest.mark.parametrize("kind", ["sheep", "pig", "cow", "horse"])
def test_a_reed_buys_an_animal_before_a_worker_is_placed(kind: str) -> None:
    t = alone({"tiles": MARKET, "goods": {"reed": 1, "wood": 2}})
    assert "anytime" in offered(t)
    play(t, "anytime")
    assert offered(t) == ALL_FOUR
    play(t, f"take {kind}")
    assert (animals(t), materials(t)) == ({kind: 1}, {"wood": 2})
    assert (deciding(t), seat(t)["placed"], seat(t)["to_place"]) == (0, 0, 3)


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
def test_the_cattle_market_can_be_used_as_often_as_there_is_reed() -> None:
    t = alone({"tiles": MARKET, "goods": {"reed": 2}})
    play(t, "anytime", "take cow", "anytime", "take cow")
    assert (animals(t), materials(t)) == ({"cow": 2}, {})
    assert "anytime" not in offered(t)
    assert why(t, "anytime") == "no-deed"


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
def test_the_cattle_market_takes_nothing_but_reed() -> None:
    t = alone({"tiles": MARKET, "goods": {"wood": 5, "stone": 5}})
    assert "anytime" not in offered(t)


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
def test_a_bought_animal_needs_room() -> None:
    t = alone({"tiles": MARKET, "animals": {"sheep": 3}, "goods": {"reed": 1}})
    play(t, "anytime", "take cow")
    assert offered(t) == {"release sheep", "release cow"}
    play(t, "release sheep")
    assert settled(t) == (2, 0, 1, 0)


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
def test_the_cattle_market_works_before_breeding() -> None:
    t = breeding({"tiles": MARKET, "animals": {"sheep": 1}, "goods": {"reed": 1}})
    assert offered(t) == {"use cattle-market", "done"}
    play(t, "use cattle-market", "take sheep")
    assert (settled(t), materials(t)) == ((3, 0, 0, 0), {})


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
def test_the_cattle_market_works_before_the_score() -> None:
    t = breeding({"tiles": MARKET, "goods": {"reed": 1}}, round=8)
    play(t, "done")
    assert offered(t) == {"use cattle-market", "done"}
    play(t, "use cattle-market", "take horse")
    assert (t.decision, animals(t), lines(t)["horses"]) == (None, {"horse": 1}, 1)


@pytest.mark.rule("C65")
@pytest.mark.card("cattle-market")
def test_only_the_owner_buys_at_the_cattle_market() -> None:
    t = table({"goods": {"reed": 1}}, {"tiles": MARKET, "goods": {"reed": 1}})
    assert "anytime" not in offered(t)
    play(t, "place building-materials")
    assert deciding(t) == 1 and "anytime" in offered(t)


# Animal trader


TRADER = farm(g1="animal-trader", g2="stall", g3="stall")


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_two_animals_of_different_types_become_one_of_another() -> None:
    t = alone({"tiles": TRADER, "animals": {"sheep": 2, "pig": 1}})
    play(t, "anytime")
    assert offered(t) == {"trade sheep+pig:cow", "trade sheep+pig:horse"}
    play(t, "trade sheep+pig:horse")
    assert settled(t) == (1, 0, 0, 1)
    assert (deciding(t), seat(t)["placed"]) == (0, 0)


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_any_two_types_can_be_traded_for_either_of_the_others() -> None:
    t = alone({"tiles": TRADER, "animals": {"sheep": 1, "cow": 1, "horse": 1}})
    play(t, "anytime")
    assert choices(t, "trade") == {
        "sheep+cow:pig",
        "sheep+cow:horse",
        "sheep+horse:pig",
        "sheep+horse:cow",
        "cow+horse:sheep",
        "cow+horse:pig",
    }


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_the_animal_trader_can_be_used_several_times() -> None:
    t = alone({"tiles": TRADER, "animals": {"sheep": 2, "pig": 1}})
    play(t, "anytime", "trade sheep+pig:cow", "anytime", "trade sheep+cow:horse")
    assert settled(t) == (0, 0, 0, 1)
    assert "anytime" not in offered(t)


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_animals_of_one_type_are_not_traded() -> None:
    t = alone({"tiles": TRADER, "animals": {"sheep": 5}})
    assert "anytime" not in offered(t)
    assert why(t, "anytime") == "no-deed"


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_animals_that_find_no_room_can_be_traded() -> None:
    row = {"tiles": farm(g1="animal-trader"), "animals": {"sheep": 2, "horse": 1}}
    t = alone(row, spaces={"pigs-and-sheep": {"goods": {"pig": 1}}})
    play(t, "place pigs-and-sheep")
    assert offered(t) == {"release sheep", "release pig", "release horse", "anytime"}
    play(t, "anytime", "trade pig+horse:cow")
    assert settled(t) == (2, 0, 1, 0)
    assert verbs(t) <= {"place", "anytime"}


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_nothing_is_traded_at_breeding() -> None:
    t = breeding({"tiles": TRADER, "animals": {"sheep": 2, "pig": 2}})
    assert round_of(t) == 2
    assert settled(t) == (3, 3, 0, 0)


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_young_that_find_no_room_are_not_traded() -> None:
    t = breeding({"tiles": farm(g1="animal-trader"), "animals": {"sheep": 2, "pig": 1}})
    assert offered(t) == {"release sheep", "release pig"}


# Trading station


STATION = farm(g1="trading-station", g2="stall")


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
@pytest.mark.parametrize("pair", [("wood", "stone"), ("wood", "reed"), ("stone", "reed")])
def test_two_different_materials_buy_an_animal_before_breeding(pair: tuple[str, str]) -> None:
    t = breeding({"tiles": STATION, "goods": dict.fromkeys(pair, 1)})
    assert offered(t) == {"use trading-station", "done"}
    play(t, "use trading-station")
    assert offered(t) == ALL_FOUR
    play(t, "take horse")
    assert (animals(t), materials(t)) == ({"horse": 1}, {})
    assert round_of(t) == 2


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
def test_the_owner_chooses_which_materials_to_spend() -> None:
    t = breeding({"tiles": STATION, "goods": {"wood": 1, "stone": 2, "reed": 1}})
    play(t, "use trading-station")
    assert offered(t) == {"spend wood+stone", "spend wood+reed", "spend stone+reed"}
    play(t, "spend stone+reed", "take cow")
    assert (animals(t), materials(t)) == ({"cow": 1}, {"wood": 1, "stone": 1})


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
def test_two_of_the_same_material_buy_nothing() -> None:
    t = breeding({"tiles": STATION, "goods": {"stone": 4}})
    assert round_of(t) == 2
    assert (animals(t), materials(t)) == ({}, {"stone": 4})


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
def test_the_trading_station_works_once_before_each_breeding() -> None:
    t = breeding({"tiles": STATION, "goods": {"wood": 3, "stone": 3}})
    play(t, "use trading-station", "take pig")
    assert round_of(t) == 2
    assert materials(t) == {"wood": 2, "stone": 2}


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
def test_the_animal_bought_breeds_at_once() -> None:
    t = breeding({"tiles": STATION, "animals": {"pig": 1}, "goods": {"wood": 1, "reed": 1}})
    play(t, "use trading-station", "take pig")
    assert animals(t) == {"pig": 3}


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
def test_the_trading_station_may_be_left_alone() -> None:
    t = breeding({"tiles": STATION, "goods": {"wood": 1, "reed": 1}})
    play(t, "done")
    assert (round_of(t), animals(t)) == (2, {})
    assert materials(t) == {"wood": 1, "reed": 1}


@pytest.mark.rule("C72")
@pytest.mark.card("trading-station")
def test_the_trading_station_works_in_the_round_in_which_it_is_built() -> None:
    row = {"placed": 2, "goods": {"wood": 2, "stone": 3}}
    t = built("trading-station", "g1", row, {"placed": 3})
    assert offered(t) == {"use trading-station", "done"}
    assert round_of(t) == 3


# Assembly hall


HALL = farm(g1="assembly-hall")


@pytest.mark.rule("C75")
@pytest.mark.card("assembly-hall")
def test_a_border_for_the_other_seat_lets_one_be_built_for_nothing() -> None:
    t = alone({"tiles": HALL})
    play(t, "anytime")
    assert len(choices(t, "border")) == 17
    play(t, "border g3s")
    assert seat(t)["borders"] == ["g3s"]
    assert (stock(t), stock(t, 1)) == (7, 10)
    assert seat(t, 1)["borders"] == []
    assert (deciding(t), seat(t)["placed"]) == (0, 0)


@pytest.mark.rule("C75")
@pytest.mark.card("assembly-hall")
def test_the_assembly_hall_works_repeatedly_while_two_borders_are_in_stock() -> None:
    t = alone({"tiles": HALL, "goods": {"border": 5}})
    play(t, "anytime", "border g3s", "anytime", "border g3n")
    assert (stock(t), stock(t, 1)) == (1, 11)
    assert "anytime" not in offered(t)
    assert why(t, "anytime") == "no-deed"


@pytest.mark.rule("C75")
@pytest.mark.card("assembly-hall")
def test_the_assembly_hall_needs_no_materials() -> None:
    t = alone({"tiles": HALL, "goods": {"border": 2, "wood": 1, "stone": 1}})
    play(t, "anytime", "border f1n")
    assert goods(t) == {"wood": 1, "stone": 1}


@pytest.mark.rule("C75", "C13")
@pytest.mark.card("assembly-hall")
def test_a_pasture_closed_in_time_keeps_animals_that_found_no_room() -> None:
    row: dict[str, Any] = {"tiles": HALL, "borders": ["g3n", "h3w"], "animals": {"sheep": 1}}
    t = alone(row, spaces={"pigs-and-sheep": {"goods": {"pig": 1}}})
    play(t, "place pigs-and-sheep")
    assert offered(t) == {"release sheep", "release pig", "anytime"}
    play(t, "anytime", "border g3s")
    assert settled(t) == (1, 1, 0, 0)
    assert "place walls" in offered(t)


@pytest.mark.rule("C75")
@pytest.mark.card("assembly-hall")
def test_the_assembly_hall_works_before_breeding() -> None:
    row = {"tiles": HALL, "borders": ["g3n", "h3w"], "goods": {"border": 3}}
    t = breeding({**row, "troughs": ["f1"], "animals": {"cow": 2}})
    assert offered(t) == {"use assembly-hall", "done"}
    play(t, "use assembly-hall", "border g3s")
    assert settled(t) == (0, 0, 3, 0)
    assert (stock(t), stock(t, 1)) == (1, 10)


@pytest.mark.rule("C75")
@pytest.mark.card("assembly-hall")
def test_a_border_is_not_built_where_one_stands() -> None:
    t = alone({"tiles": HALL, "borders": ["g3s"]})
    play(t, "anytime")
    assert len(choices(t, "border")) == 16
    assert why(t, "border g3s") == "border-there"


@pytest.mark.rule("C75", "C17", "C09")
@pytest.mark.card("assembly-hall")
def test_animals_that_lose_their_room_to_a_border_of_the_hall_leave() -> None:
    row = {"tiles": HALL, "troughs": ["g3"], "borders": ["g2n", "g2w", "h2w", "h3w", "g3s"]}
    t = alone({**row, "goods": {"border": 3}, "animals": {"sheep": 9}})
    play(t, "anytime", "border g3n")
    assert animals(t) == {"sheep": 1 + 2 + 4}


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_the_trader_still_works_when_all_workers_are_placed() -> None:
    row = {
        "placed": 2,
        "tiles": {"f3": "cottage", "g1": "animal-trader", "g2": "stall"},
        "animals": {"sheep": 1, "pig": 2},
    }
    spaces = {"one-stone": {"goods": {"stone": 1}}}
    t = table(row, {"placed": 3}, round=8, spaces=spaces)
    play(t, "place one-stone")
    assert offered(t) == {"use animal-trader", "done"}
    play(t, "use animal-trader", "trade sheep+pig:horse")
    assert animals(t) == {"pig": 1, "horse": 1}
