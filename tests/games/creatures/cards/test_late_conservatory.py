"""Conservatory: another building beside it, and what may follow."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import (
    conservatory,
    farm,
    materials,
    round_of,
    tiles,
    verbs,
    why,
)
from tests.games.creatures.scenario import (
    animals,
    choices,
    deciding,
    display,
    offered,
    play,
    seat,
    supply,
)


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_another_building_can_be_built_beside_the_conservatory() -> None:
    t = conservatory("g2", {"goods": {"stone": 2}}, "small-extension")
    assert offered(t) == {"build small-extension", "done"}
    play(t, "build small-extension")
    assert offered(t) == {"site g1", "site f2", "site g3"}
    assert why(t, "site f1") == "wrong-site"
    play(t, "site g1")
    assert tiles(t) == farm(g2="conservatory", g1="small-extension")
    assert (materials(t), display(t)) == ({}, set())
    assert seat(t)["placed"] == 1


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_the_second_building_is_optional() -> None:
    t = conservatory("g2", {"goods": {"stone": 2}}, "small-extension")
    play(t, "done")
    assert (tiles(t), materials(t)) == (farm(g2="conservatory"), {"stone": 1})
    assert display(t) == {"small-extension"}
    assert verbs(t) == {"place"}


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_the_second_building_is_paid() -> None:
    t = conservatory("g2", {"goods": {"stone": 1}}, "small-extension")
    assert verbs(t) == {"place"}
    t = conservatory("g2", {"goods": {"stone": 2, "wood": 1}}, "small-extension", "shelter")
    assert choices(t, "build") == {"small-extension"}
    assert why(t, "build shelter") == "cannot-pay"


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_without_a_free_space_beside_the_conservatory_nothing_follows() -> None:
    row = {"tiles": farm(g1="stall", f2="stall"), "goods": {"stone": 2}}
    t = conservatory("f1", row, "small-extension")
    assert verbs(t) == {"place"}
    assert materials(t) == {"stone": 1}


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
@pytest.mark.parametrize(("cell", "beside"), [("g3", True), ("f2", True), ("g2", False)])
def test_a_house_can_be_built_from_a_conservatory_beside_the_cottage(
    cell: str, beside: bool
) -> None:
    row = {"goods": {"wood": 3, "stone": 3, "reed": 1}}
    t = conservatory(cell, row, "half-timbered-house")
    assert ("build half-timbered-house" in offered(t)) == beside
    if beside:
        play(t, "build half-timbered-house")
        assert tiles(t) == {"f3": "half-timbered-house", cell: "conservatory"}
        assert materials(t) == {}


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_open_stables_replace_only_a_stall_beside_the_conservatory() -> None:
    row = {"tiles": farm(g1="stall", e1="stall"), "columns": ["e", "f", "g"], "goods": {"stone": 4}}
    t = conservatory("g2", row, "open-stables")
    play(t, "build open-stables", "take horse")
    assert tiles(t) == farm(g1="open-stables", e1="stall", g2="conservatory")
    t = conservatory("g3", row, "open-stables")
    assert verbs(t) == {"place"}


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_the_second_building_keeps_its_own_rules() -> None:
    row = {"columns": ["e", "f", "g"], "goods": {"stone": 1, "wood": 1}}
    t = conservatory("g2", row, "farm-shop")
    play(t, "build farm-shop")
    assert tiles(t)["g3"] == "farm-shop"
    assert offered(t) == {"take wood", "take stone", "take reed"}


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_the_second_building_acts_at_once() -> None:
    t = conservatory("g2", {"goods": {"wood": 2, "stone": 2}}, "shelter")
    play(t, "build shelter", "site g1", "take cow")
    assert animals(t) == {"cow": 1}
    assert deciding(t) == 0


@pytest.mark.rule("C77")
@pytest.mark.card("conservatory")
def test_only_one_building_follows_and_the_other_building_space_stays_free() -> None:
    t = conservatory("g2", {"goods": {"stone": 4}}, "small-extension", "timber-shop", "haystack")
    play(t, "build small-extension", "site g1")
    assert verbs(t) == {"place"}
    assert "place special-building-2" in offered(t)
    play(t, "place special-building-2", "build timber-shop", "site f1")
    assert tiles(t)["f1"] == "timber-shop"


FIRST_DAY = {"goods": {"wood": 1, "stone": 1}, "placed": 1}


@pytest.mark.rule("C52", "C77")
@pytest.mark.card("conservatory", "cottage-extension")
def test_the_cottage_extension_after_the_conservatory_stands_beside_both() -> None:
    t = conservatory("g2", FIRST_DAY, "cottage-extension", round=1)
    assert offered(t) == {"build cottage-extension", "done"}
    play(t, "build cottage-extension")
    assert choices(t, "site") == {"f2", "g3"}
    play(t, "site g3")
    assert tiles(t) == farm(g2="conservatory", g3="cottage-extension")
    assert materials(t) == {}


@pytest.mark.rule("C52", "C77")
@pytest.mark.card("conservatory", "cottage-extension")
@pytest.mark.parametrize(
    ("placed", "number", "cell"), [(0, 1, "g2"), (2, 1, "g2"), (1, 2, "g2"), (1, 1, "f2")]
)
def test_otherwise_no_cottage_extension_follows_the_conservatory(
    placed: int, number: int, cell: str
) -> None:
    t = conservatory(cell, {**FIRST_DAY, "placed": placed}, "cottage-extension", round=number)
    assert tiles(t) == farm(**{cell: "conservatory"})
    assert verbs(t) == {"place"}
    assert display(t) == {"cottage-extension"}


@pytest.mark.rule("C62", "C77")
@pytest.mark.card("conservatory", "country-house")
def test_a_country_house_after_the_conservatory_extends_the_farm() -> None:
    t = conservatory("g2", {"goods": {"wood": 3, "stone": 4}}, "country-house")
    play(t, "build country-house", "site g1", "extend right")
    assert (seat(t)["columns"], animals(t)) == (["f", "g", "h"], {"cow": 1})


@pytest.mark.rule("C37", "C77")
@pytest.mark.card("conservatory", "materials-outlet")
def test_a_materials_outlet_after_the_conservatory_returns_the_tile() -> None:
    row = {"tiles": farm(g1="stables"), "goods": {"stone": 1, "reed": 1}}
    t = conservatory("g2", row, "materials-outlet")
    play(t, "build materials-outlet")
    assert tiles(t) == farm(g2="conservatory", g1="materials-outlet")
    assert materials(t) == {"wood": 4, "stone": 3}
    assert supply(t)["stall"] == 5


@pytest.mark.rule("C59", "C77")
@pytest.mark.card("conservatory", "stewards-office")
def test_a_stewards_office_after_the_conservatory_works_the_same_day() -> None:
    row = {"placed": 2, "goods": {"wood": 4, "stone": 4, "reed": 2}}
    t = conservatory("g2", row, "stewards-office")
    play(t, "build stewards-office", "site g1")
    assert "visit building-materials" in offered(t)
    play(t, "visit building-materials")
    assert materials(t) == {"wood": 1, "stone": 1, "reed": 1}
    assert round_of(t) == 4
