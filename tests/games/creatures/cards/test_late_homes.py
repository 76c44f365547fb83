"""Houses: byre-dwelling, log house, country house, manor."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import (
    built,
    choosing,
    farm,
    settled,
    tiles,
    why,
    worth,
)
from tests.games.creatures.scenario import (
    animals,
    choices,
    display,
    ended,
    offered,
    play,
    room,
    seat,
    supply,
    table,
)

PLENTY = {"wood": 9, "stone": 9, "reed": 9}
UPGRADES = ("half-timbered-house", "byre-dwelling", "log-house")


# Byre-dwelling, log house


@pytest.mark.rule("C61")
@pytest.mark.card("byre-dwelling", "log-house")
@pytest.mark.parametrize("home", ["byre-dwelling", "log-house"])
def test_the_house_replaces_the_cottage_which_does_not_come_back(home: str) -> None:
    t = built(home, "f3", {"goods": PLENTY})
    assert tiles(t) == {"f3": home}
    assert set(room(t).values()) == {4}
    assert display(t) == {"haystack", "duck-pond", "dog-house", "small-extension"}


@pytest.mark.rule("C61", "C34")
@pytest.mark.card("byre-dwelling", "log-house")
@pytest.mark.parametrize(("home", "next_home"), list(permutations(UPGRADES, 2)))
def test_a_seat_builds_only_one_of_the_three_houses(home: str, next_home: str) -> None:
    t = choosing(next_home, {"goods": PLENTY, "tiles": {"f3": home}})
    assert f"build {next_home}" not in offered(t)
    assert why(t, f"build {next_home}") == "need"


@pytest.mark.rule("C61")
@pytest.mark.card("byre-dwelling", "log-house")
def test_each_seat_has_its_own_cottage() -> None:
    t = table(
        {"tiles": {"f3": "byre-dwelling"}, "goods": PLENTY},
        {"goods": PLENTY},
        turn=1,
        buildings=["log-house", "haystack"],
        mode="expert",
    )
    play(t, "place special-building-1", "build log-house")
    assert (tiles(t), tiles(t, 1)) == ({"f3": "byre-dwelling"}, {"f3": "log-house"})


@pytest.mark.rule("C61")
@pytest.mark.card("byre-dwelling", "log-house")
@pytest.mark.parametrize("home", ["byre-dwelling", "log-house"])
def test_the_animal_and_the_trough_of_the_cottage_stay_in_the_house(home: str) -> None:
    t = built(home, "f3", {"goods": PLENTY, "animals": {"cow": 2}, "troughs": ["f3"]})
    assert animals(t) == {"cow": 2}
    assert seat(t)["troughs"] == ["f3"]
    assert room(t)["cow"] == 8


@pytest.mark.rule("C61")
@pytest.mark.card("log-house")
@pytest.mark.parametrize(("wood", "points"), [(0, 0), (3, 0), (4, 4), (9, 4)])
def test_the_log_house_scores_with_four_wood_in_stock(wood: int, points: int) -> None:
    row = {"tiles": {"f3": "log-house"}, "goods": {"wood": wood, "stone": 5, "reed": 5}}
    assert worth(ended(row)) == points


# Country house


HOUSE = {"wood": 3, "stone": 3}


def country_house(row: dict[str, Any], other: dict[str, Any] | None = None) -> bocage.Table:
    """Seat 0 has just built the country house on g1."""
    mine = {"columns": ["e", "f", "g"], "goods": HOUSE, **row}
    return built("country-house", "g1", mine, other)


@pytest.mark.rule("C62")
@pytest.mark.card("country-house")
@pytest.mark.parametrize(("side", "columns"), [("left", "defg"), ("right", "efgh")])
def test_the_country_house_brings_a_cow_and_an_extension(side: str, columns: str) -> None:
    t = country_house({})
    assert offered(t) == {"extend left", "extend right"}
    play(t, f"extend {side}")
    assert animals(t) == {"cow": 1}
    assert seat(t)["columns"] == list(columns)
    assert supply(t)["extension"] == 3


@pytest.mark.rule("C62")
@pytest.mark.card("country-house")
def test_the_cow_can_stay_in_the_country_house() -> None:
    t = country_house({"animals": {"sheep": 1}})
    play(t, "extend left")
    assert settled(t) == (1, 0, 1, 0)


@pytest.mark.rule("C62")
@pytest.mark.card("country-house")
def test_without_extensions_left_the_country_house_brings_its_cow_only() -> None:
    t = country_house(
        {"columns": ["e", "f", "g"]},
        {"columns": ["d", "e", "f", "g", "h", "i"]},
    )
    assert supply(t)["extension"] == 0
    assert not choices(t, "extend")
    assert animals(t) == {"cow": 1}
    assert seat(t)["columns"] == ["e", "f", "g"]


@pytest.mark.rule("C62")
@pytest.mark.card("country-house")
def test_the_last_extension_can_come_with_the_country_house() -> None:
    t = country_house({}, {"columns": ["e", "f", "g", "h", "i"]})
    play(t, "extend right")
    assert supply(t)["extension"] == 0
    assert seat(t)["columns"] == ["e", "f", "g", "h"]


@pytest.mark.rule("C62")
@pytest.mark.card("country-house")
def test_the_country_house_brings_no_borders() -> None:
    t = country_house({"goods": {**HOUSE, "border": 4}})
    play(t, "extend left")
    assert seat(t)["goods"]["border"] == 4


# Manor


ROAD = {"g3": "stall", "e3": "stables", "h3": "shelter"}


@pytest.mark.rule("C64")
@pytest.mark.card("manor")
@pytest.mark.parametrize(("beside", "points"), [(0, 5), (1, 3), (2, 1), (3, -1)])
def test_the_manor_loses_two_points_per_building_in_the_road_row(beside: int, points: int) -> None:
    values = {"stall": 1, "stables": 4, "shelter": 0}
    others = dict(list(ROAD.items())[:beside])
    row = {"columns": ["e", "f", "g", "h"], "tiles": farm(g1="manor", **others)}
    printed = sum(values[tile] for tile in others.values())
    assert worth(ended(row)) - printed == points


@pytest.mark.rule("C64")
@pytest.mark.card("manor")
def test_the_manor_counts_itself_in_the_road_row() -> None:
    assert worth(ended({"tiles": farm(g3="manor")})) == 7 - 2 * 2


@pytest.mark.rule("C64")
@pytest.mark.card("manor")
def test_the_manor_does_not_mind_buildings_in_the_other_rows_nor_troughs() -> None:
    row = {"tiles": farm(f1="stall", f2="haystack", g2="stables", g1="manor"), "troughs": ["g3"]}
    assert worth(ended(row)) == 5 + 1 + 1 + 4


@pytest.mark.rule("C64")
@pytest.mark.card("manor", "byre-dwelling")
def test_the_manor_counts_what_replaced_the_cottage() -> None:
    assert worth(ended({"tiles": {"f3": "byre-dwelling", "g1": "manor"}})) == 3 + 5


@pytest.mark.rule("C64")
@pytest.mark.card("manor")
def test_the_other_farm_does_not_lower_the_manor() -> None:
    t = ended({"tiles": farm(g1="manor")}, {"tiles": farm(g3="stall")})
    assert (worth(t), worth(t, 1)) == (5, 1)
