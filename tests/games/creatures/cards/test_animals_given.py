"""Buildings that give animals: inn, farm shop, center, beet field, barn floors, organic farm."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import (
    board,
    built,
    choosing,
    closed,
    farm,
    herd,
    materials,
    tiles,
    why,
)
from tests.games.creatures.scenario import (
    ANIMALS,
    animals,
    choices,
    deciding,
    offered,
    play,
    seat,
)

# Inn


@pytest.mark.rule("C39")
@pytest.mark.card("inn")
def test_the_inn_is_paid_with_a_pig_and_a_cow_too_and_gives_a_horse() -> None:
    row = {"goods": {"stone": 2}, "troughs": ["f1"], "animals": {"pig": 1, "cow": 1}}
    t = built("inn", "g1", row)
    assert (animals(t), materials(t), deciding(t)) == ({"horse": 1}, {}, 1)


@pytest.mark.rule("C39")
@pytest.mark.card("inn")
@pytest.mark.parametrize("herd", [{"pig": 3}, {"cow": 3}, {"pig": 1, "sheep": 1, "horse": 1}])
def test_the_inn_is_refused_without_a_pig_or_without_a_cow(herd: dict[str, int]) -> None:
    row = {"goods": {"stone": 9}, "tiles": farm(f1="stall"), "troughs": ["f2"], "animals": herd}
    assert why(choosing("inn", row), "build inn") == "cannot-pay"


@pytest.mark.rule("C39")
@pytest.mark.card("inn")
def test_the_inn_houses_pigs_and_leaves_the_rest_of_the_herd() -> None:
    row = {"goods": {"stone": 2}, "troughs": ["f1", "f2"], "tiles": farm(g2="stall")}
    t = built("inn", "g1", {**row, "animals": {"pig": 3, "cow": 1, "sheep": 2}})
    assert animals(t) == {"sheep": 2, "pig": 2, "horse": 1}


# Farm shop


@pytest.mark.rule("C40")
@pytest.mark.card("farm-shop")
def test_the_farm_shop_gives_a_material_and_an_animal_of_choice() -> None:
    t = built("farm-shop", "g3", {"goods": {"wood": 1}})
    assert offered(t) == {"take wood", "take stone", "take reed"}
    play(t, "take reed")
    assert offered(t) == {f"take {kind}" for kind in ANIMALS}
    play(t, "take cow")
    assert (materials(t), animals(t), deciding(t)) == ({"reed": 1}, {"cow": 1}, 1)


@pytest.mark.rule("C40")
@pytest.mark.card("farm-shop")
def test_the_farm_shop_stands_in_the_road_row() -> None:
    columns = ["e", "f", "g", "h"]
    t = choosing("farm-shop", {"columns": columns, "goods": {"wood": 1}})
    play(t, "build farm-shop")
    assert choices(t, "site") == {"e3", "g3", "h3"}
    assert why(t, "site g1") == "wrong-site"
    row = {"columns": columns, "goods": {"wood": 9}}
    t = choosing("farm-shop", {**row, "tiles": farm(e3="barn", g3="stall", h3="shelter")})
    assert why(t, "build farm-shop") == "no-site"


@pytest.mark.rule("C40")
@pytest.mark.card("farm-shop")
def test_the_farm_shop_holds_a_sheep_and_nothing_else() -> None:
    t = built("farm-shop", "g3", {"goods": {"wood": 1}, "animals": {"horse": 1}})
    play(t, "take stone", "take sheep")
    assert animals(t) == {"sheep": 1, "horse": 1}
    t = built("farm-shop", "g3", {"goods": {"wood": 1}, "animals": {"horse": 1}})
    play(t, "take stone", "take pig")
    assert offered(t) == {"release pig", "release horse"}


# Insemination center


@pytest.mark.rule("C44")
@pytest.mark.card("insemination-center")
def test_one_animal_is_enough_to_breed_with_the_insemination_center() -> None:
    stalls = farm(g1="insemination-center", g2="stall", g3="stall", f1="stall", f2="stall")
    one_each = dict.fromkeys(ANIMALS, 1)
    t = board({"tiles": stalls, "animals": one_each}, phase="breeding")
    assert herd(t) == (2, 2, 2, 2)
    t = board({"tiles": {**stalls, "g1": "barn"}, "animals": one_each}, phase="breeding")
    assert herd(t) == (1, 1, 1, 1)


@pytest.mark.rule("C44")
@pytest.mark.card("insemination-center")
def test_the_insemination_center_gives_no_second_young_and_none_to_the_opponent() -> None:
    row = {"tiles": farm(g1="insemination-center", g2="stables"), "animals": {"sheep": 3}}
    t = board(row, {"animals": {"cow": 1}, "troughs": ["g1"]}, phase="breeding")
    assert (animals(t), animals(t, 1)) == ({"sheep": 4}, {"cow": 1})


@pytest.mark.rule("C44")
@pytest.mark.card("insemination-center")
def test_the_young_of_the_insemination_center_needs_room() -> None:
    row = {"tiles": farm(g1="insemination-center"), "animals": {"sheep": 1}}
    assert animals(board(row, phase="breeding")) == {"sheep": 1}
    assert animals(board({**row, "troughs": ["g3"]}, phase="breeding")) == {"sheep": 2}


@pytest.mark.rule("C44")
@pytest.mark.card("insemination-center")
def test_the_insemination_center_works_in_the_round_of_its_building() -> None:
    row = {"placed": 2, "goods": {"stone": 2}, "troughs": ["f1"], "animals": {"pig": 1}}
    t = built("insemination-center", "g1", row, {"placed": 3}, starting_player=1)
    assert animals(t) == {"pig": 2}


# Fodder beet field

PAIRS: dict[str, Any] = {
    "columns": ["e", "f", "g", "h"],
    "tiles": farm(e1="stall", e2="stall", h1="stall", h2="stall"),
    "animals": dict.fromkeys(ANIMALS, 2),
}


@pytest.mark.rule("C46")
@pytest.mark.card("fodder-beet-field")
def test_the_fodder_beet_field_adds_one_of_each_type() -> None:
    t = built("fodder-beet-field", "g1", PAIRS)
    assert (herd(t), deciding(t)) == ((3, 3, 3, 3), 1)


@pytest.mark.rule("C46")
@pytest.mark.card("fodder-beet-field")
@pytest.mark.parametrize("kind", ANIMALS)
def test_the_fodder_beet_field_needs_a_pair_of_each_type(kind: str) -> None:
    row = {**PAIRS, "animals": {**dict.fromkeys(ANIMALS, 3), kind: 1}}
    assert why(choosing("fodder-beet-field", row), "build fodder-beet-field") == "need"


@pytest.mark.rule("C46", "C30")
@pytest.mark.card("fodder-beet-field")
def test_animals_of_the_fodder_beet_field_without_room_go_back() -> None:
    cells = ("e1", "e3", "h1", "h3")
    row = {"columns": PAIRS["columns"], "borders": closed(*cells), "animals": PAIRS["animals"]}
    t = built("fodder-beet-field", "g2", row)
    assert offered(t) == {f"release {kind}" for kind in ANIMALS}
    play(t, "release sheep", "release horse", "release pig")
    assert (herd(t), deciding(t)) == ((2, 2, 3, 2), 1)


# Barn floor manufacturer


@pytest.mark.rule("C53")
@pytest.mark.card("barn-floor-manufacturer")
@pytest.mark.parametrize("kind", ["pig", "cow"])
def test_the_barn_floor_manufacturer_gives_a_pig_or_a_cow(kind: str) -> None:
    t = built("barn-floor-manufacturer", "g1", {"goods": {"stone": 1, "reed": 1}})
    assert offered(t) == {"take pig", "take cow"}
    play(t, f"take {kind}")
    assert (animals(t), deciding(t)) == ({kind: 1}, 1)


@pytest.mark.rule("C53", "C30")
@pytest.mark.card("barn-floor-manufacturer")
def test_the_animal_of_the_barn_floor_manufacturer_needs_room_elsewhere() -> None:
    row = {"goods": {"stone": 1, "reed": 1}, "animals": {"sheep": 1}}
    t = built("barn-floor-manufacturer", "g1", row)
    play(t, "take cow")
    assert offered(t) == {"release sheep", "release cow"}
    play(t, "release sheep")
    assert animals(t) == {"cow": 1}


# Organic farm


def organic(herd: dict[str, int], *cells: str, **row: Any) -> bocage.Table:
    """Seat 0 has just built the organic farm on f1; these cells are pastures of their own."""
    goods = {"wood": 2, "stone": 3, "reed": 1}
    seat = {"goods": goods, "borders": closed(*cells), "animals": herd, **row}
    return built("organic-farm", "f1", seat)


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_the_organic_farm_adds_an_animal_to_each_pasture_that_holds_one() -> None:
    t = organic({"sheep": 1}, "g1")
    assert (animals(t), deciding(t)) == ({"sheep": 2}, 1)
    t = organic({"sheep": 2}, "g1")
    assert (animals(t), deciding(t)) == ({"sheep": 3}, 1)
    t = organic({"cow": 2}, "g1", "g3")
    assert (animals(t), deciding(t)) == ({"cow": 4}, 1)
    t = organic({"cow": 3}, "g1", "g3")
    assert (animals(t), deciding(t)) == ({"cow": 5}, 1)


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_the_organic_farm_adds_nothing_where_no_pasture_holds_a_single_animal() -> None:
    assert animals(organic({"sheep": 1})) == {"sheep": 1}
    assert animals(organic({}, "g1", "g3")) == {}
    assert animals(organic({"sheep": 3}, "g1")) == {"sheep": 3}
    assert animals(organic({"sheep": 5}, "g1", "g3")) == {"sheep": 5}


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_the_organic_farm_needs_a_closed_pasture() -> None:
    t = organic({"sheep": 1}, "g1", borders=closed("g1")[1:])
    assert animals(t) == {"sheep": 1}
    t = organic({"pig": 3}, tiles=farm(g1="stall"))
    assert animals(t) == {"pig": 3}


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_the_organic_farm_lets_the_owner_choose_which_animal_stands_in_the_pasture() -> None:
    t = organic({"sheep": 1, "horse": 1}, "g1")
    assert offered(t) == {"take sheep", "take horse"}
    play(t, "take horse")
    assert (animals(t), deciding(t)) == ({"sheep": 1, "horse": 2}, 1)


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_the_organic_farm_counts_each_single_animal_once() -> None:
    t = organic({"sheep": 1, "pig": 1, "cow": 1}, "g1", "g3")
    assert offered(t) == {"take sheep", "take pig", "take cow"}
    play(t, "take sheep")
    assert offered(t) == {"take pig", "take cow"}
    play(t, "take cow")
    assert (animals(t), deciding(t)) == ({"sheep": 2, "pig": 1, "cow": 2}, 1)


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_the_organic_farm_works_with_the_pastures_as_they_are_after_building() -> None:
    goods = {"wood": 2, "stone": 3, "reed": 1}
    borders = [edge for edge in closed("g1", "g2") if edge != "g2n"]
    t = built("organic-farm", "g1", {"goods": goods, "borders": borders, "animals": {"pig": 1}})
    assert (animals(t), tiles(t)["g1"]) == ({"pig": 2}, "organic-farm")
    assert deciding(t) == 1
    assert sorted(seat(t)["borders"]) == sorted(borders)
