"""Buildings that make room elsewhere: feeding station, haystack, rearing station."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import build_borders, closed, farm, settled
from tests.games.creatures.scenario import (
    alone,
    animals,
    breeding,
    ended,
    housing,
    offered,
    pastures,
    play,
    room,
    seat,
    table,
)

# Feeding station


STATION = farm(g1="feeding-station")
BESIDE_COTTAGE = ["g3n", "h3w", "g3s"]
TWO_SPACES = ["g2n", "g2w", "h2w", "h3w", "g3s"]


@pytest.mark.rule("C63", "CX07")
@pytest.mark.card("feeding-station")
@pytest.mark.parametrize(
    ("borders", "cells", "capacity"),
    [(BESIDE_COTTAGE, ["g3"], 3), (TWO_SPACES, ["g2", "g3"], 5)],
)
def test_pastures_of_one_and_two_spaces_hold_three_and_five(
    borders: list[str], cells: list[str], capacity: int
) -> None:
    t = alone({"tiles": STATION, "borders": borders})
    assert pastures(t) == {frozenset(cells): capacity}
    assert room(t)["cow"] == capacity + 1 + 1
    plain = alone({"tiles": farm(), "borders": borders})
    assert list(pastures(plain).values()) == [capacity - 1]


@pytest.mark.rule("C63")
@pytest.mark.card("feeding-station")
def test_each_pasture_without_trough_holds_one_more() -> None:
    t = alone({"tiles": STATION, "borders": closed("f1", "g3")})
    assert pastures(t) == {frozenset({"f1"}): 3, frozenset({"g3"}): 3}


@pytest.mark.rule("C63")
@pytest.mark.card("feeding-station")
@pytest.mark.parametrize(
    ("borders", "troughs", "capacity"),
    [(BESIDE_COTTAGE, ["g3"], 4), (TWO_SPACES, ["g3"], 8), (TWO_SPACES, ["g2", "g3"], 16)],
)
def test_a_pasture_with_a_trough_holds_no_more(
    borders: list[str], troughs: list[str], capacity: int
) -> None:
    t = alone({"tiles": STATION, "borders": borders, "troughs": troughs})
    assert list(pastures(t).values()) == [capacity]


@pytest.mark.rule("C63")
@pytest.mark.card("feeding-station")
def test_buildings_and_open_troughs_hold_no_more() -> None:
    row = {"tiles": farm(g1="feeding-station", g2="stall"), "troughs": ["f1"]}
    assert housing(alone(row)) == {"f3": 1, "g1": 1, "g2": 3, "f1": 1}


@pytest.mark.rule("C63")
@pytest.mark.card("feeding-station")
def test_later_pastures_hold_one_more_too() -> None:
    t = alone({"tiles": STATION, "goods": {"wood": 3, "border": 3}})
    play(t, "place fences")
    build_borders(t, *BESIDE_COTTAGE)
    assert pastures(t) == {frozenset({"g3"}): 3}


@pytest.mark.rule("C63")
@pytest.mark.card("feeding-station")
def test_the_feeding_station_serves_its_own_farm_only() -> None:
    t = table({"tiles": STATION}, {"borders": BESIDE_COTTAGE})
    assert pastures(t, 1) == {frozenset({"g3"}): 2}


# Haystack


def arriving(
    row: dict[str, Any], cows: int, pigs: int, tile: str = "stables", stack: bool = True
) -> bocage.Table:
    """Seat 0, with stables and a haystack, has just fetched cows and pigs."""
    tiles = farm(g1=tile, g2="haystack") if stack else farm(g1=tile)
    pile = {"cow": cows, "pig": pigs}
    t = alone({"tiles": tiles, **row}, spaces={"cows-and-pigs": {"goods": pile}})
    play(t, "place cows-and-pigs")
    return t


@pytest.mark.rule("C68")
@pytest.mark.card("haystack")
@pytest.mark.parametrize("tile", ["stables", "open-stables"])
def test_stables_hold_three_and_three(tile: str) -> None:
    t = arriving({"animals": {"sheep": 3}}, 1, 3, tile)
    assert settled(t) == (3, 3, 1, 0)
    assert "place three-wood" not in offered(t) and "place walls" in offered(t)


@pytest.mark.rule("C68")
@pytest.mark.card("haystack")
def test_three_and_four_are_too_many() -> None:
    for release, left in (("pig", (3, 3, 1, 0)), ("cow", (3, 4, 0, 0))):
        t = arriving({"animals": {"sheep": 3}}, 1, 4)
        assert offered(t) == {"release sheep", "release pig", "release cow"}
        play(t, f"release {release}")
        assert settled(t) == left


@pytest.mark.rule("C68")
@pytest.mark.card("haystack")
def test_stables_still_hold_five_of_one_type() -> None:
    t = alone({"tiles": farm(g1="stables", g2="haystack")})
    assert room(t) == dict.fromkeys(("sheep", "pig", "cow", "horse"), 1 + 5)


@pytest.mark.rule("C68")
@pytest.mark.card("haystack")
def test_without_a_haystack_stables_hold_one_type() -> None:
    t = arriving({"animals": {"sheep": 3}}, 1, 3, stack=False)
    assert offered(t) == {"release sheep", "release pig", "release cow"}


@pytest.mark.rule("C68", "CX08")
@pytest.mark.card("haystack")
@pytest.mark.parametrize("tile", ["stables", "open-stables"])
def test_with_a_trough_stables_hold_ten_or_six_and_six(tile: str) -> None:
    row = {"troughs": ["g1"], "animals": {"sheep": 6}}
    assert room(alone({"tiles": farm(g1=tile, g2="haystack"), "troughs": ["g1"]}))["pig"] == 11
    assert settled(arriving(row, 1, 6, tile)) == (6, 6, 1, 0)
    t = arriving(row, 1, 7, tile)
    assert offered(t) == {"release sheep", "release pig", "release cow"}
    play(t, "release pig")
    assert settled(t) == (6, 6, 1, 0)


@pytest.mark.rule("C68")
@pytest.mark.card("haystack")
def test_two_stables_are_split_each_for_itself() -> None:
    tiles = farm(g1="stables", g3="open-stables", g2="haystack")
    t = arriving({"tiles": tiles, "animals": {"sheep": 5, "horse": 3}}, 1, 3)
    assert settled(t) == (5, 3, 1, 3)
    t = arriving({"tiles": tiles, "animals": {"sheep": 6, "horse": 3}}, 1, 3)
    assert settled(t) == (6, 3, 1, 3)
    t = arriving({"tiles": tiles, "animals": {"sheep": 6, "horse": 3}}, 1, 4)
    assert {"release pig", "release cow"} <= offered(t)


@pytest.mark.rule("C68")
@pytest.mark.card("haystack")
def test_stalls_are_not_split() -> None:
    t = arriving({"animals": {"sheep": 1}}, 1, 1, "stall")
    assert offered(t) == {"release sheep", "release pig", "release cow"}
    play(t, "release pig")
    assert settled(t) == (1, 0, 1, 0)


# Rearing station


NURSERY = farm(g1="rearing-station")


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
@pytest.mark.parametrize(("troughs", "each"), [([], 1), (["g1"], 2)])
def test_the_rearing_station_holds_one_of_each_type(troughs: list[str], each: int) -> None:
    herds = dict.fromkeys(("sheep", "pig", "horse"), each)
    spaces = {"cows-and-pigs": {"goods": {"cow": 1}}}
    row = {"tiles": NURSERY, "troughs": troughs, "animals": {**herds, "cow": each - 1}}
    t = alone(row, spaces=spaces)
    assert room(t) == dict.fromkeys(("sheep", "pig", "cow", "horse"), 1 + each)
    play(t, "place cows-and-pigs")
    assert settled(t) == (each,) * 4


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
def test_the_rearing_station_holds_no_second_animal_of_a_type() -> None:
    row = {"tiles": NURSERY, "animals": {"sheep": 1, "pig": 2}}
    t = alone(row, spaces={"cows-and-pigs": {"goods": {"cow": 1, "pig": 1}}})
    play(t, "place cows-and-pigs")
    assert settled(t) == (1, 2, 1, 0)


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
def test_what_finds_no_room_elsewhere_is_lost_before_it_can_breed() -> None:
    t = breeding({"tiles": NURSERY, "animals": {"sheep": 2}})
    assert animals(t) == {"sheep": 1}


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
def test_the_owner_chooses_what_is_lost() -> None:
    t = breeding({"tiles": NURSERY, "animals": {"sheep": 1, "pig": 1}})
    assert offered(t) == {"release sheep", "release pig"}
    play(t, "release sheep")
    assert animals(t) == {"pig": 1}


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
@pytest.mark.parametrize(("lost", "left"), [("pig", (3, 1, 0, 0)), ("sheep", (1, 3, 0, 0))])
def test_the_emptied_rearing_station_takes_the_young(lost: str, left: tuple[int, ...]) -> None:
    row = {"tiles": NURSERY, "borders": BESIDE_COTTAGE, "animals": {"sheep": 2, "pig": 2}}
    t = breeding(row)
    play(t, f"release {lost}")
    assert settled(t) == left


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
def test_young_of_several_types_fit_in_the_rearing_station() -> None:
    row = {
        "tiles": farm(g1="rearing-station", g2="stall", f2="stall"),
        "animals": {"sheep": 3, "pig": 3},
    }
    assert settled(breeding(row)) == (4, 4, 0, 0)


@pytest.mark.rule("C71", "C26")
@pytest.mark.card("rearing-station")
def test_animals_in_the_rearing_station_score() -> None:
    t = ended({"tiles": NURSERY, "animals": {"sheep": 1, "pig": 1, "cow": 1, "horse": 2}})
    lines = t.scores()[0].lines
    assert [lines[kind] for kind in ("sheep", "pigs", "cows", "horses")] == [1, 1, 1, 2]


@pytest.mark.rule("C71")
@pytest.mark.card("rearing-station")
def test_the_rearing_station_is_emptied_in_every_breeding() -> None:
    row = {"tiles": NURSERY, "borders": BESIDE_COTTAGE, "animals": {"sheep": 2, "pig": 1}}
    t = breeding(row, round=7)
    assert settled(t) == (3, 1, 0, 0)
    t = breeding({**row, "animals": animals(t)}, round=8)
    assert offered(t) == {"release sheep", "release pig"}
    play(t, "release pig")
    assert animals(t) == {"sheep": 4}
    assert seat(t)["tiles"] == NURSERY
