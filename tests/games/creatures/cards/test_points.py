"""Buildings whose points depend on the farm: extensions of the house, office, estate, pen."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import board, built, farm, worth
from tests.games.creatures.scenario import (
    animals,
    breeding,
    ended,
    lines,
    play,
    total,
)

QUIET = ("barn", "dog-house", "farm-well", "shelter", "servants-cottage")
"""Buildings without points."""
WIDE = ["e", "f", "g", "h"]

# Large extension, small extension


@pytest.mark.rule("C35")
@pytest.mark.card("large-extension", "small-extension")
@pytest.mark.parametrize("building", ["large-extension", "small-extension"])
def test_an_extension_of_the_house_scores_two_per_building_at_its_sides(building: str) -> None:
    assert worth(ended({"tiles": farm(g1=building)}, mode="expert")) == 0
    assert worth(ended({"tiles": farm(g3=building)}, mode="expert")) == 2
    diagonal = farm(g2=building, f1="barn")
    assert worth(ended({"tiles": diagonal}, mode="expert")) == 0
    beside = farm(g2=building, g3="barn", f2="dog-house", f1="farm-well")
    assert worth(ended({"tiles": beside}, mode="expert")) == 4


@pytest.mark.rule("C35")
@pytest.mark.card("large-extension", "small-extension")
@pytest.mark.parametrize("building", ["large-extension", "small-extension"])
def test_an_extension_of_the_house_counts_stalls_stables_and_the_upgraded_cottage(
    building: str,
) -> None:
    laid = {"f3": "log-house", "f2": building, "f1": "stall", "g2": "stables", "e2": "shelter"}
    t = ended({"columns": WIDE, "tiles": laid}, mode="expert")
    assert worth(t) == 8 + 1 + 4


@pytest.mark.rule("C35")
@pytest.mark.card("large-extension", "small-extension")
def test_the_two_extensions_of_the_house_score_for_each_other() -> None:
    side_by_side = farm(f1="large-extension", g1="small-extension")
    assert worth(ended({"tiles": side_by_side}, mode="expert")) == 4
    in_line = farm(f1="large-extension", f2="small-extension")
    assert worth(ended({"tiles": in_line}, mode="expert")) == 6


@pytest.mark.rule("C35")
@pytest.mark.card("small-extension")
def test_troughs_borders_and_the_opponents_buildings_are_no_buildings_beside_it() -> None:
    row = {"tiles": farm(g1="small-extension"), "troughs": ["g2", "f1"], "borders": ["g1n"]}
    other = {"tiles": farm(g2="stables", f1="stall")}
    t = ended(row, other, mode="expert")
    assert (worth(t), worth(t, 1)) == (0, 5)


# Office


@pytest.mark.rule("C41", "CX09")
@pytest.mark.card("office")
@pytest.mark.parametrize(("in_row", "points"), [(0, 6), (1, 4), (2, 2), (3, 0), (4, -2)])
def test_the_office_loses_two_points_per_building_in_the_forest_row(
    in_row: int, points: int
) -> None:
    row = dict(zip(("e1", "f1", "g1", "h1"), QUIET[:in_row], strict=False))
    t = ended({"columns": WIDE, "tiles": farm(g3="office", **row)}, mode="expert")
    assert worth(t) == points


@pytest.mark.rule("C41")
@pytest.mark.card("office")
def test_the_office_counts_stalls_stables_and_itself_but_not_the_other_rows() -> None:
    t = ended({"tiles": farm(g1="office", g2="barn", g3="shelter")}, mode="expert")
    assert worth(t) == 4
    t = ended({"tiles": farm(g1="stall", f1="stables", g2="office")}, mode="expert")
    assert worth(t) == 2 + 1 + 4
    t = ended({"tiles": farm(g2="office")}, {"tiles": farm(f1="barn", g1="shelter")}, mode="expert")
    assert worth(t) == 6


# Manor


@pytest.mark.rule("CX09")
@pytest.mark.card("manor")
@pytest.mark.parametrize(("in_row", "points"), [(1, 5), (2, 3), (3, 1), (4, -1)])
def test_the_manor_loses_two_points_per_building_in_the_road_row(in_row: int, points: int) -> None:
    row = dict(zip(("e3", "g3", "h3"), QUIET[: in_row - 1], strict=False))
    t = ended({"columns": WIDE, "tiles": farm(g1="manor", **row)}, mode="expert")
    assert worth(t) == points


# Estate


@pytest.mark.rule("C50")
@pytest.mark.card("estate")
def test_the_estate_gives_a_horse_that_may_live_there() -> None:
    goods = {"stone": 2, "reed": 1}
    t = built("estate", "g1", {"goods": goods, "animals": {"sheep": 1}})
    assert animals(t) == {"sheep": 1, "horse": 1}


@pytest.mark.rule("C50")
@pytest.mark.card("estate")
def test_the_estate_scores_with_five_special_buildings_itself_and_the_cottage_among_them() -> None:
    four = farm(g1="estate", g2="barn", g3="shelter")
    assert worth(ended({"tiles": four}, mode="expert")) == 0
    assert worth(ended({"tiles": {**four, "f1": "dog-house"}}, mode="expert")) == 3
    six = {**four, "f1": "dog-house", "f2": "farm-well"}
    assert worth(ended({"tiles": six}, mode="expert")) == 3


@pytest.mark.rule("C50")
@pytest.mark.card("estate")
def test_the_estate_counts_an_upgraded_cottage_but_no_stalls_and_stables() -> None:
    upgraded = {"f3": "half-timbered-house", "g1": "estate", "g2": "barn", "g3": "shelter"}
    t = ended({"tiles": {**upgraded, "f1": "stall", "f2": "stables"}}, mode="expert")
    assert worth(t) == 5 + 1 + 4
    t = ended({"tiles": {**upgraded, "f1": "dog-house"}}, mode="expert")
    assert worth(t) == 5 + 3


@pytest.mark.rule("C50")
@pytest.mark.card("estate", "open-stables", "pig-stall", "cow-stall")
def test_open_stables_and_the_stalls_for_one_type_are_special_buildings() -> None:
    laid = farm(g1="estate", f1="open-stables", f2="pig-stall", g3="cow-stall")
    assert worth(ended({"tiles": laid}, mode="expert")) == 2 + 3


@pytest.mark.rule("C50")
@pytest.mark.card("estate")
def test_the_estate_does_not_count_the_opponents_buildings() -> None:
    four = farm(g1="estate", g2="barn", g3="shelter")
    t = ended({"tiles": four}, {"tiles": farm(g1="dog-house", g2="farm-well")}, mode="expert")
    assert worth(t) == 0


# Pen


@pytest.mark.rule("C51")
@pytest.mark.card("pen")
def test_animals_in_the_pen_give_no_points_and_no_bonus() -> None:
    t = ended({"tiles": farm(g1="pen"), "animals": {"sheep": 5}}, mode="expert")
    assert (lines(t)["sheep"], lines(t)["bonus-sheep"]) == (1, -3)
    t = ended({"tiles": farm(g1="stall"), "animals": {"sheep": 4}}, mode="expert")
    assert (lines(t)["sheep"], lines(t)["bonus-sheep"]) == (4, 0)


@pytest.mark.rule("C51")
@pytest.mark.card("pen")
def test_animals_that_have_room_elsewhere_count_although_there_is_a_pen() -> None:
    row = {"tiles": farm(g1="pen", g2="stall"), "animals": {"horse": 4}}
    t = ended(row, mode="expert")
    assert (lines(t)["horses"], lines(t)["bonus-horses"]) == (4, 0)


@pytest.mark.rule("C51")
@pytest.mark.card("pen")
def test_the_owner_puts_into_the_pen_what_costs_least() -> None:
    row = {"tiles": farm(g1="pen", g2="stall"), "animals": {"sheep": 4, "pig": 3}}
    t = ended(row, mode="expert")
    assert (lines(t)["sheep"], lines(t)["bonus-sheep"]) == (4, 0)
    assert (lines(t)["pigs"], lines(t)["bonus-pigs"]) == (0, -3)
    assert total(t) == 4 - 9 + 1


@pytest.mark.rule("C51", "C18")
@pytest.mark.card("pen")
def test_the_owner_lets_an_animal_go_where_the_pen_then_costs_less() -> None:
    homes = farm(g1="pen", g2="stables", g3="stables")
    t = ended({"tiles": homes, "animals": {"sheep": 10, "cow": 4, "horse": 1}}, mode="expert")
    assert (lines(t)["sheep"], lines(t)["cows"], lines(t)["horses"]) == (5, 4, 1)
    assert total(t) == 10 - 6 + 8
    homes = farm(g1="pen", g2="stables", g3="stall")
    t = ended({"tiles": homes, "animals": {"sheep": 8, "pig": 1, "cow": 4}}, mode="expert")
    assert (lines(t)["sheep"], lines(t)["pigs"], lines(t)["cows"]) == (5, 0, 4)
    assert total(t) == 9 - 6 + 5


@pytest.mark.rule("C51")
@pytest.mark.card("pen")
def test_animals_in_the_pen_have_young() -> None:
    t = breeding({"tiles": farm(g1="pen"), "animals": {"cow": 2, "sheep": 1}}, mode="expert")
    assert animals(t) == {"cow": 3, "sheep": 1}


@pytest.mark.rule("C51")
@pytest.mark.card("pen")
def test_the_pen_holds_four_animals_during_the_game() -> None:
    row = {"tiles": farm(g1="pen"), "animals": {"pig": 1, "sheep": 3}}
    t = board(row, spaces={"millpond": {"goods": {"reed": 1, "sheep": 2}}})
    play(t, "place millpond", "release sheep")
    assert animals(t) == {"pig": 1, "sheep": 4}
