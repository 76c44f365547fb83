"""Buildings about stalls and stables: the two workshops, the materials outlet."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import (
    ALL_STALLS,
    before_breeding,
    board,
    build_borders,
    built,
    choosing,
    farm,
    materials,
    round_of,
    stock,
    tiles,
    verbs,
    why,
)
from tests.games.creatures.scenario import (
    animals,
    choices,
    deciding,
    offered,
    play,
    seat,
    supply,
)

STALL = {"stone": 3, "reed": 1}


# Carpenter's workshop


@pytest.mark.rule("C36")
@pytest.mark.card("carpenters-workshop")
def test_the_carpenters_workshop_builds_two_borders_with_a_stall() -> None:
    t = board({"tiles": farm(f1="carpenters-workshop"), "goods": {**STALL, "border": 9}})
    play(t, "place stall", "stall g1")
    assert verbs(t) == {"border", "done"}
    build_borders(t, "g2w", "g3w")
    assert deciding(t) == 1
    assert (seat(t)["borders"], stock(t), materials(t)) == (["g2w", "g3w"], 7, {})


@pytest.mark.rule("C36")
@pytest.mark.card("carpenters-workshop")
def test_the_borders_of_the_carpenters_workshop_are_voluntary() -> None:
    row = {"tiles": farm(f1="carpenters-workshop"), "goods": {**STALL, "border": 9}}
    t = board(row)
    play(t, "place stall", "stall g1", "border g2w", "done")
    assert (deciding(t), seat(t)["borders"], stock(t)) == (1, ["g2w"], 8)
    t = board(row)
    play(t, "place stall", "stall g1", "done")
    assert (deciding(t), seat(t)["borders"], stock(t)) == (1, [], 9)


@pytest.mark.rule("C36")
@pytest.mark.card("carpenters-workshop")
@pytest.mark.parametrize("left", [0, 1])
def test_the_carpenters_workshop_uses_borders_of_the_stock(left: int) -> None:
    t = board({"tiles": farm(f1="carpenters-workshop"), "goods": {**STALL, "border": left}})
    play(t, "place stall", "stall g1")
    if left:
        build_borders(t, "g2w")
    assert (deciding(t), stock(t)) == (1, 0)


@pytest.mark.rule("C36")
@pytest.mark.card("carpenters-workshop")
def test_the_carpenters_workshop_does_nothing_for_the_opponent_or_for_special_buildings() -> None:
    t = board({"goods": STALL}, {"tiles": farm(f1="carpenters-workshop")})
    play(t, "place stall", "stall g1")
    assert deciding(t) == 1 and "place walls" in offered(t)
    row = {"tiles": farm(f1="carpenters-workshop"), "goods": {"wood": 4, "reed": 1}}
    t = built("pig-stall", "g1", row)
    assert (deciding(t), animals(t)) == (1, {"pig": 1})


@pytest.mark.rule("C36", "C38")
@pytest.mark.card("carpenters-workshop", "home-workshop")
def test_the_carpenters_workshop_works_with_the_home_workshop() -> None:
    shops = farm(f1="carpenters-workshop", f2="home-workshop")
    t = before_breeding({"tiles": shops, "goods": {**STALL, "border": 9}})
    play(t, "use home-workshop", "stall g1")
    assert verbs(t) == {"border", "done"}
    build_borders(t, "g2w", "g3w")
    assert (round_of(t), stock(t)) == (4, 7)


# Materials outlet


@pytest.mark.rule("C37")
@pytest.mark.card("materials-outlet")
def test_the_materials_outlet_replaces_stables_and_gives_materials() -> None:
    t = choosing("materials-outlet", {"goods": {"reed": 1}, "tiles": farm(g1="stables")})
    assert supply(t)["stall"] == 4
    play(t, "build materials-outlet")
    assert (tiles(t), deciding(t)) == (farm(g1="materials-outlet"), 1)
    assert materials(t) == {"wood": 4, "stone": 3}
    assert supply(t)["stall"] == 5


@pytest.mark.rule("C37")
@pytest.mark.card("materials-outlet")
def test_the_materials_outlet_stands_on_stables_only() -> None:
    goods = {"wood": 1, "reed": 1}
    row = {"goods": goods, "tiles": farm(g1="stall", g2="open-stables", g3="pig-stall")}
    assert why(choosing("materials-outlet", row), "build materials-outlet") == "need"
    row = {"goods": goods, "tiles": farm(g1="stables", g2="open-stables", g3="stables")}
    t = choosing("materials-outlet", row)
    play(t, "build materials-outlet")
    assert choices(t, "site") == {"g1", "g3"}
    assert why(t, "site g2") == "wrong-site"


@pytest.mark.rule("C37", "C30")
@pytest.mark.card("materials-outlet")
def test_animals_of_the_stables_leave_if_they_are_no_horse() -> None:
    row = {"goods": {"reed": 1}, "tiles": farm(g1="stables"), "animals": {"sheep": 5, "horse": 1}}
    t = choosing("materials-outlet", row)
    play(t, "build materials-outlet")
    assert animals(t) == {"sheep": 1, "horse": 1}


@pytest.mark.rule("C37")
@pytest.mark.card("materials-outlet")
def test_a_trough_doubles_the_materials_outlet() -> None:
    row = {"goods": {"reed": 1}, "tiles": farm(g1="stables"), "troughs": ["g1"]}
    t = choosing("materials-outlet", {**row, "animals": {"horse": 3}})
    play(t, "build materials-outlet")
    assert (seat(t)["troughs"], animals(t)) == (["g1"], {"horse": 3})


# Home workshop


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
def test_the_home_workshop_builds_a_stall_before_breeding_that_houses_the_young() -> None:
    row = {"tiles": farm(f1="home-workshop"), "troughs": ["f2"], "animals": {"sheep": 2}}
    t = before_breeding({**row, "goods": {**STALL, "border": 0}})
    assert offered(t) == {"use home-workshop", "done"}
    play(t, "use home-workshop")
    assert choices(t, "stall") == {"f2", "g1", "g2", "g3"}
    play(t, "stall g1")
    assert (materials(t), tiles(t)["g1"], supply(t)["stall"]) == ({}, "stall", 4)
    assert (animals(t), round_of(t)) == ({"sheep": 3}, 4)


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
def test_the_home_workshop_may_stay_idle() -> None:
    row = {"tiles": farm(f1="home-workshop"), "troughs": ["f2"], "animals": {"sheep": 2}}
    t = before_breeding({**row, "goods": STALL})
    play(t, "done")
    assert (materials(t), animals(t), round_of(t)) == (STALL, {"sheep": 2}, 4)


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
def test_the_home_workshop_builds_one_stall_per_breeding() -> None:
    t = before_breeding({"tiles": farm(f1="home-workshop"), "goods": {"stone": 7, "reed": 3}})
    play(t, "use home-workshop", "stall g1")
    assert (materials(t), round_of(t)) == ({"stone": 4, "reed": 2}, 4)
    assert list(tiles(t).values()).count("stall") == 1


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
@pytest.mark.parametrize("goods", [{"stone": 2, "reed": 9}, {"stone": 9, "wood": 9}])
def test_the_home_workshop_needs_three_stone_and_a_reed(goods: dict[str, int]) -> None:
    t = before_breeding({"tiles": farm(f1="home-workshop"), "goods": goods})
    assert (round_of(t), materials(t)) == (4, goods)


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
def test_the_home_workshop_needs_a_stall_tile() -> None:
    t = before_breeding({"tiles": farm(f1="home-workshop"), "goods": STALL}, {"tiles": ALL_STALLS})
    assert (round_of(t), materials(t)) == (4, STALL)


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_second_seat_uses_its_home_workshop_too(starter: int) -> None:
    other = {"tiles": farm(f1="home-workshop"), "goods": STALL}
    t = board({"goods": STALL}, other, phase="breeding", starting_player=starter)
    assert (deciding(t), offered(t)) == (1, {"use home-workshop", "done"})
    play(t, "use home-workshop", "stall g1")
    assert (tiles(t, 1)["g1"], materials(t), materials(t, 1)) == ("stall", STALL, {})
    assert (round_of(t), deciding(t)) == (4, starter)


@pytest.mark.rule("C38")
@pytest.mark.card("home-workshop")
def test_the_home_workshop_works_in_the_round_of_its_building() -> None:
    row = {"placed": 2, "goods": {"wood": 2, "stone": 3, "reed": 2}}
    t = built("home-workshop", "f1", row, {"placed": 3}, starting_player=1)
    assert (deciding(t), offered(t)) == (0, {"use home-workshop", "done"})
    play(t, "use home-workshop", "stall g3")
    assert (tiles(t), materials(t)) == (farm(f1="home-workshop", g3="stall"), {})
