"""Buildings about extensions and spaces: corner houses, cattle farm, depot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.cards.building import (
    ALL_EXTENSIONS,
    board,
    built,
    choosing,
    farm,
    materials,
    round_of,
    stock,
    tiles,
    why,
)
from tests.games.creatures.scenario import (
    animals,
    choices,
    deciding,
    lying,
    offered,
    play,
    seat,
    supply,
)

CORNER = {"stone": 2, "reed": 1}
COUNTRY = {"wood": 3, "stone": 3}
ONE_BORDER = {"expand": {"goods": {"border": 1}}}

# Corner houses


@pytest.mark.rule("C43")
@pytest.mark.card("corner-houses")
def test_the_corner_houses_stand_in_a_corner_of_the_farm() -> None:
    t = choosing("corner-houses", {"goods": CORNER})
    play(t, "build corner-houses")
    assert choices(t, "site") == {"f1", "g1", "g3"}
    assert why(t, "site g2") == "wrong-site"
    t = choosing("corner-houses", {"goods": CORNER, "columns": ["e", "f", "g"]})
    play(t, "build corner-houses")
    assert choices(t, "site") == {"e1", "e3", "g1", "g3"}
    play(t, "site e3")
    assert (tiles(t)["e3"], deciding(t)) == ("corner-houses", 1)


@pytest.mark.rule("C43")
@pytest.mark.card("corner-houses")
def test_the_corner_houses_need_a_corner_without_building() -> None:
    full = farm(f1="stall", g1="barn", g3="shelter")
    t = choosing("corner-houses", {"goods": {**CORNER, "wood": 1}, "tiles": full})
    assert why(t, "build corner-houses") == "no-site"
    row = {"goods": {**CORNER, "wood": 1}, "tiles": full, "columns": ["f", "g", "h"]}
    t = choosing("corner-houses", row)
    play(t, "build corner-houses")
    assert choices(t, "site") == {"h1", "h3"}


@pytest.mark.rule("C43")
@pytest.mark.card("corner-houses")
def test_after_the_corner_houses_the_extension_space_gives_borders_only() -> None:
    row = {"tiles": farm(g1="corner-houses"), "goods": {"border": 2}}
    t = board(row, spaces={"expand": {"goods": {"border": 3}}})
    play(t, "place expand")
    assert (deciding(t), stock(t), seat(t)["columns"]) == (1, 5, ["f", "g"])
    assert supply(t)["extension"] == 5
    t = board(row)
    assert "place expand" not in offered(t)


@pytest.mark.rule("C43")
@pytest.mark.card("corner-houses")
def test_the_corner_houses_do_not_bind_the_opponent() -> None:
    t = board({}, {"tiles": farm(g1="corner-houses")}, spaces=ONE_BORDER)
    play(t, "place expand")
    assert offered(t) == {"extend left", "extend right"}


@pytest.mark.rule("C43")
@pytest.mark.card("corner-houses", "country-house")
def test_after_the_corner_houses_the_country_house_gives_its_cow_only() -> None:
    t = built("country-house", "g2", {"tiles": farm(g1="corner-houses"), "goods": COUNTRY})
    assert (deciding(t), animals(t)) == (1, {"cow": 1})
    assert (seat(t)["columns"], supply(t)["extension"]) == (["f", "g"], 5)


# Cattle farm


@pytest.mark.rule("C54")
@pytest.mark.card("cattle-farm")
@pytest.mark.parametrize("kind", ["sheep", "pig", "horse"])
def test_the_cattle_farm_swaps_an_animal_for_a_cow_with_an_extension(kind: str) -> None:
    row: dict[str, Any] = {"tiles": farm(g1="cattle-farm"), "troughs": ["f1", "f2"]}
    row["animals"] = {"sheep": 1, "pig": 1, "horse": 1, "cow": 1}
    t = board(row, spaces=ONE_BORDER)
    play(t, "place expand", "extend left")
    assert offered(t) == {"swap sheep", "swap pig", "swap horse", "done"}
    play(t, f"swap {kind}")
    left = {other: 1 for other in ("sheep", "pig", "horse") if other != kind}
    assert (animals(t), deciding(t)) == ({**left, "cow": 2}, 1)


@pytest.mark.rule("C54")
@pytest.mark.card("cattle-farm")
def test_the_swap_of_the_cattle_farm_is_voluntary_and_needs_another_animal() -> None:
    row: dict[str, Any] = {"tiles": farm(g1="cattle-farm")}
    t = board({**row, "animals": {"sheep": 1}}, spaces=ONE_BORDER)
    play(t, "place expand", "extend right", "done")
    assert (animals(t), deciding(t)) == ({"sheep": 1}, 1)
    t = board({**row, "animals": {"cow": 3}}, spaces=ONE_BORDER)
    play(t, "place expand", "extend right")
    assert (animals(t), deciding(t)) == ({"cow": 3}, 1)


@pytest.mark.rule("C54")
@pytest.mark.card("cattle-farm", "corner-houses")
def test_without_an_extension_the_cattle_farm_swaps_nothing() -> None:
    row: dict[str, Any] = {"tiles": farm(g1="cattle-farm"), "animals": {"sheep": 1}}
    t = board(row, {"columns": ALL_EXTENSIONS}, spaces=ONE_BORDER)
    play(t, "place expand")
    assert (animals(t), deciding(t), stock(t)) == ({"sheep": 1}, 1, 10)
    t = board({**row, "tiles": farm(g1="cattle-farm", g3="corner-houses")}, spaces=ONE_BORDER)
    play(t, "place expand")
    assert (animals(t), deciding(t), stock(t)) == ({"sheep": 1}, 1, 10)


@pytest.mark.rule("C54", "C62")
@pytest.mark.card("cattle-farm", "country-house")
def test_the_cattle_farm_works_with_the_extension_of_the_country_house() -> None:
    row = {"tiles": farm(g1="cattle-farm"), "goods": COUNTRY, "animals": {"pig": 1}}
    t = built("country-house", "g2", row)
    play(t, "extend left")
    assert offered(t) == {"swap pig", "done"}
    play(t, "swap pig")
    assert (animals(t), seat(t)["columns"]) == ({"cow": 2}, ["e", "f", "g"])


@pytest.mark.rule("C54")
@pytest.mark.card("cattle-farm")
def test_the_opponents_extension_does_not_wake_the_cattle_farm() -> None:
    other = {"tiles": farm(g1="cattle-farm"), "animals": {"sheep": 1}}
    t = board({"animals": {"sheep": 1}}, other, spaces=ONE_BORDER)
    play(t, "place expand", "extend left")
    assert deciding(t) == 1 and "place walls" in offered(t)
    assert animals(t) == animals(t, 1) == {"sheep": 1}


@pytest.mark.rule("C54", "C42")
@pytest.mark.card("cattle-farm", "woodworking-shop")
def test_an_extension_wakes_the_woodworking_shop_first_and_then_the_cattle_farm() -> None:
    shops = farm(g1="cattle-farm", g2="woodworking-shop")
    row = {"tiles": shops, "animals": {"horse": 1}, "goods": {"border": 0}}
    t = board(row, spaces=ONE_BORDER)
    play(t, "place expand", "extend left", "border e1n", "swap horse")
    assert (animals(t), seat(t)["borders"], deciding(t)) == ({"cow": 1}, ["e1n"], 1)


# Depot


@pytest.mark.rule("C49")
@pytest.mark.card("depot")
@pytest.mark.parametrize(("pile", "left"), [(3, 2), (1, 0), (6, 5)])
def test_the_depot_takes_a_wood_off_the_three_wood_space(pile: int, left: int) -> None:
    t = board({"tiles": farm(g1="depot")}, spaces={"three-wood": {"goods": {"wood": pile}}})
    play(t, "place building-materials")
    assert materials(t) == {"wood": 2, "stone": 1, "reed": 1}
    assert lying(t, "three-wood").get("wood", 0) == left


@pytest.mark.rule("C49")
@pytest.mark.card("depot")
def test_the_depot_gives_nothing_where_no_wood_lies() -> None:
    t = board({"tiles": farm(g1="depot")}, spaces={"start-player": {"goods": {"wood": 3}}})
    play(t, "place building-materials")
    assert materials(t) == {"wood": 1, "stone": 1, "reed": 1}
    assert lying(t, "start-player") == {"wood": 3}


@pytest.mark.rule("C49")
@pytest.mark.card("depot")
def test_the_depot_serves_its_owner_and_the_building_materials_only() -> None:
    piles = {"three-wood": {"goods": {"wood": 3}}, "two-stone": {"goods": {"stone": 2}}}
    t = board({}, {"tiles": farm(g1="depot")}, spaces=piles)
    play(t, "place building-materials", "place two-stone")
    assert (materials(t), materials(t, 1)) == (
        {"wood": 1, "stone": 1, "reed": 1},
        {"stone": 2},
    )
    assert lying(t, "three-wood") == {"wood": 3}


@pytest.mark.rule("C49", "C59")
@pytest.mark.card("depot", "stewards-office")
def test_the_depot_serves_a_visit_of_the_steward_too() -> None:
    row = {"tiles": farm(g1="depot", g2="stewards-office"), "placed": 2}
    piles = {"three-wood": {"goods": {"wood": 3}}, "one-stone": {"goods": {"stone": 1}}}
    t = board(row, {"placed": 3}, starting_player=1, spaces=piles)
    play(t, "place one-stone", "visit building-materials")
    assert (round_of(t), materials(t)) == (4, {"wood": 2, "stone": 2, "reed": 1})
    assert lying(t, "three-wood") == {"wood": 2 + 3}


@pytest.mark.rule("C49")
@pytest.mark.card("depot")
def test_the_depots_wood_is_missing_for_who_comes_next() -> None:
    t = board({"tiles": farm(g1="depot")}, spaces={"three-wood": {"goods": {"wood": 3}}})
    play(t, "place building-materials", "place three-wood")
    assert materials(t, 1) == {"wood": 2}
