"""Sawmill: one wood less for troughs, stables and buildings, by every way to buy them."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import (
    choosing,
    farm,
    materials,
    round_of,
    tiles,
    verbs,
    why,
)
from tests.games.creatures.scenario import (
    alone,
    breeding,
    deciding,
    offered,
    play,
    play_if_asked,
    seat,
    table,
)

MILL = farm(g1="sawmill")


@pytest.mark.rule("C69", "C20")
@pytest.mark.card("sawmill")
def test_further_troughs_cost_two_wood_with_a_sawmill() -> None:
    t = alone({"tiles": MILL, "goods": {"wood": 5}})
    play(t, "place troughs", "trough f1")
    assert materials(t) == {"wood": 5}
    play(t, "trough f2", "trough g2")
    assert (materials(t), seat(t)["troughs"]) == ({"wood": 1}, ["f1", "f2", "g2"])
    assert verbs(t) == {"place"}


@pytest.mark.rule("C69", "C20")
@pytest.mark.card("sawmill")
def test_stables_cost_four_wood_or_still_five_stone_with_a_sawmill() -> None:
    row = {"tiles": farm(g1="sawmill", g2="stall", g3="stall"), "goods": {"wood": 4, "stone": 5}}
    t = alone(row)
    play(t, "place stables", "stables g2")
    assert offered(t) == {"pay wood", "pay stone"}
    play(t, "pay wood")
    assert materials(t) == {"stone": 5}
    play(t, "stables g3")
    assert materials(t) == {}
    assert tiles(t) == farm(g1="sawmill", g2="stables", g3="stables")


@pytest.mark.rule("C69", "C20")
@pytest.mark.card("sawmill")
@pytest.mark.parametrize(
    ("supply", "possible"), [({"wood": 4}, True), ({"wood": 3}, False), ({"stone": 4}, False)]
)
def test_the_sawmill_saves_one_wood_and_no_stone(supply: dict[str, int], possible: bool) -> None:
    t = alone({"tiles": farm(g1="sawmill", g2="stall"), "goods": supply})
    assert ("place stables" in offered(t)) == possible
    assert why(t, "place stables") == (None if possible else "cannot-pay-either")


@pytest.mark.rule("C69")
@pytest.mark.card("sawmill")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("shelter", {"wood": 1, "stone": 1}),
        ("storage-building", {"wood": 1, "reed": 1}),
        ("half-timbered-house", {"wood": 2, "stone": 2, "reed": 1}),
        ("stewards-office", {"wood": 3, "stone": 3, "reed": 2}),
        ("dog-house", {}),
        ("manor", {"stone": 3}),
        ("stone-carvers-workshop", {"wood": 4}),
        ("timber-shop", {"stone": 2}),
        ("reed-hut", {"reed": 3}),
    ],
)
def test_special_buildings_cost_one_wood_less_with_a_sawmill(
    card: str, cost: dict[str, int]
) -> None:
    row = {"tiles": MILL, "columns": ["e", "f", "g"]}
    t = choosing(card, {**row, "goods": cost})
    play(t, f"build {card}")
    play_if_asked(t, "site g2")
    assert materials(t) == ({"reed": 3} if card == "reed-hut" else {})
    for good in cost:
        t = choosing(card, {**row, "goods": {**cost, good: cost[good] - 1}})
        assert why(t, f"build {card}") == "cannot-pay"


@pytest.mark.rule("C69", "C32")
@pytest.mark.card("sawmill")
def test_open_stables_cost_two_wood_or_three_stone_with_a_sawmill() -> None:
    row = {"tiles": farm(g1="sawmill", g2="stall"), "goods": {"wood": 2, "stone": 3}}
    t = alone(row, buildings=["open-stables"])
    play(t, "place special-building-1")
    assert offered(t) == {"pay wood", "pay stone"}
    play(t, "pay wood", "take cow")
    assert materials(t) == {"stone": 3}
    t = alone({**row, "goods": {"stone": 2, "wood": 1}}, buildings=["open-stables"])
    assert "place special-building-1" not in offered(t)


@pytest.mark.rule("C69", "C19")
@pytest.mark.card("sawmill")
def test_borders_still_cost_one_wood_each() -> None:
    t = alone({"tiles": MILL, "goods": {"wood": 2}})
    play(t, "place fences", "border f1n", "border f1w")
    assert materials(t) == {}
    assert seat(t)["borders"] == ["f1n", "f1w"]
    assert why(alone({"tiles": MILL}), "place fences") == "cannot-pay"


@pytest.mark.rule("C69")
@pytest.mark.card("sawmill")
def test_the_sawmill_serves_its_owner_only() -> None:
    stalls = {"tiles": farm(g2="stall"), "goods": {"wood": 4}}
    t = table(stalls, {"tiles": farm(g1="sawmill", g2="stall"), "goods": {"wood": 4}})
    assert "place stables" not in offered(t)
    play(t, "place building-materials")
    assert deciding(t) == 1 and "place stables" in offered(t)


@pytest.mark.rule("C69", "C67")
@pytest.mark.card("sawmill", "joinery")
@pytest.mark.parametrize(("wood", "possible"), [(1, True), (0, False)])
def test_the_joinery_asks_one_wood_of_a_sawyer(wood: int, possible: bool) -> None:
    t = breeding({"tiles": farm(g1="sawmill", g2="joinery"), "goods": {"wood": wood}})
    assert ("use joinery" in offered(t)) == possible
    play_if_asked(t, "use joinery", "trough f1")
    assert materials(t) == {}
    assert seat(t)["troughs"] == (["f1"] if possible else [])


@pytest.mark.rule("C69", "C57")
@pytest.mark.card("sawmill", "servants-cottage")
@pytest.mark.parametrize(("wood", "possible"), [(2, True), (1, False)])
def test_servants_cottage_and_its_trough_cost_a_sawyer_one_wood_each(
    wood: int, possible: bool
) -> None:
    row = {"tiles": MILL, "goods": {"wood": wood, "border": 0}}
    t = alone(row, buildings=["servants-cottage"])
    play(t, "place special-building-1", "site g2")
    assert ("trough f1" in offered(t)) == possible
    play_if_asked(t, "trough f1")
    assert materials(t) == {}
    assert seat(t)["troughs"] == (["f1"] if possible else [])


@pytest.mark.rule("C69", "C77")
@pytest.mark.card("sawmill", "conservatory")
def test_the_building_after_the_conservatory_costs_a_sawyer_one_wood_less() -> None:
    row = {"tiles": MILL, "goods": {"wood": 2, "stone": 1}}
    t = alone(row, buildings=["conservatory", "barn"])
    play(t, "place special-building-1")
    play_if_asked(t, "build conservatory")
    play(t, "site g2", "build barn", "site g3")
    assert (tiles(t), materials(t)) == (farm(g1="sawmill", g2="conservatory", g3="barn"), {})


@pytest.mark.rule("C69", "C59")
@pytest.mark.card("sawmill", "stewards-office")
def test_the_steward_of_a_sawyer_buys_troughs_for_two_wood() -> None:
    row = {"tiles": farm(g1="sawmill", g2="stewards-office"), "placed": 2, "goods": {"wood": 1}}
    t = alone(row, buildings=[])
    play(t, "place building-materials", "visit troughs", "trough f1", "trough f2")
    assert materials(t) == {"stone": 1, "reed": 1}
    assert seat(t)["troughs"] == ["f1", "f2"]


@pytest.mark.rule("C69", "C73", "C74")
@pytest.mark.card("sawmill", "feed-storehouse", "farm-well")
def test_free_troughs_stay_free_for_a_sawyer() -> None:
    t = alone({"tiles": MILL, "goods": {"reed": 1, "wood": 2}}, buildings=["feed-storehouse"])
    play(t, "place special-building-1", "site g2", "trough f1")
    assert materials(t) == {"wood": 2}
    t = breeding({"tiles": farm(g1="sawmill", g2="farm-well"), "goods": {"wood": 2}}, round=6)
    play(t, "trough f1")
    assert materials(t) == {"wood": 2}


@pytest.mark.rule("C69", "C47", "C38")
@pytest.mark.card("sawmill", "building-firm", "home-workshop")
def test_the_sawmill_saves_no_stone_on_stalls() -> None:
    row = {"tiles": farm(g1="sawmill", g2="building-firm"), "troughs": ["f1"]}
    t = alone({**row, "goods": {"stone": 2}})
    play(t, "anytime")
    assert (tiles(t)["f1"], materials(t)) == ("stall", {})
    assert "anytime" not in offered(alone({**row, "goods": {"stone": 1, "wood": 5}}))
    row = {"tiles": farm(g1="sawmill", g2="home-workshop")}
    t = breeding({**row, "goods": {"stone": 2, "reed": 1, "wood": 5}})
    assert round_of(t) == 2


@pytest.mark.rule("C69", "C48")
@pytest.mark.card("sawmill", "fence-manufacturer")
def test_the_fence_manufacturer_asks_a_sawyer_one_wood_per_border() -> None:
    row = {"tiles": MILL, "goods": {"stone": 1, "reed": 1, "wood": 2}}
    t = alone(row, buildings=["fence-manufacturer"])
    play(t, "place special-building-1", "site g2", "border f1n", "border f1w")
    assert (materials(t), verbs(t)) == ({}, {"place"})


@pytest.mark.rule("C69", "C79")
@pytest.mark.card("sawmill", "pig-stall")
def test_a_pig_stall_becomes_stables_for_four_wood_with_a_sawmill() -> None:
    t = alone({"tiles": farm(g1="sawmill", g2="pig-stall"), "goods": {"wood": 4}})
    play(t, "place stables")
    assert (tiles(t)["g2"], materials(t)) == ("stables", {})
