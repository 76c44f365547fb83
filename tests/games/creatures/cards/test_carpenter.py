"""The carpenter, who moves troughs and stalls at any time."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import around, board, farm, round_of, tiles
from tests.games.creatures.scenario import (
    animals,
    choices,
    deciding,
    offered,
    pastures,
    play,
    play_if_asked,
    room,
    seat,
)


def carpenter(
    row: dict[str, Any], *, lifting: str = "", more: dict[str, str] | None = None, **position: Any
) -> bocage.Table:
    """Seat 0 has the carpenter on f1; with `lifting` it holds a trough or stall of this cell."""
    t = board({"tiles": farm(f1="carpenter", **(more or {})), **row}, **position)
    if lifting:
        play(t, "anytime")
        play_if_asked(t, "use carpenter", f"lift {lifting}")
    return t


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_moves_a_trough_to_any_space_without_one() -> None:
    t = carpenter({"troughs": ["g2", "g3"]}, lifting="trough g2")
    assert choices(t, "site") == {"f1", "f2", "f3", "g1"}
    play(t, "site f3", "done")
    assert (sorted(seat(t)["troughs"]), room(t)["sheep"]) == (["f3", "g3"], 3)
    assert deciding(t) == 0 and "place walls" in offered(t)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_moves_a_stall_to_any_space_without_building() -> None:
    t = carpenter({"troughs": ["g3"]}, more={"g1": "stall", "f2": "barn"}, lifting="stall g1")
    assert choices(t, "site") == {"g2", "g3"}
    play(t, "site g3")
    assert tiles(t) == farm(f1="carpenter", f2="barn", g3="stall")
    assert (seat(t)["troughs"], room(t)["cow"]) == (["g3"], 1 + 1 + 6)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_a_trough_and_the_stall_around_it_move_apart() -> None:
    row = {"troughs": ["g1"]}
    t = carpenter(row, more={"g1": "stall"})
    play(t, "anytime")
    assert offered(t) == {"lift trough g1", "lift stall g1"}
    play(t, "lift stall g1", "site g3")
    assert (tiles(t)["g3"], seat(t)["troughs"]) == ("stall", ["g1"])
    assert "g1" not in tiles(t)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_moves_neither_stables_nor_special_buildings_nor_borders() -> None:
    row = {"borders": ["g1n", "g1w"]}
    t = carpenter(row, more={"g1": "stables", "g2": "barn", "g3": "open-stables"})
    assert "anytime" not in offered(t)
    assert "anytime" in offered(carpenter({**row, "troughs": ["g1"]}, more={"g1": "stables"}))


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_works_once_before_each_placement() -> None:
    t = carpenter({"troughs": ["g2"]}, lifting="trough g2")
    play(t, "site g1")
    assert "anytime" not in offered(t)
    play(t, "place walls", "border g1n", "done", "place building-materials")
    assert deciding(t) == 0 and "anytime" in offered(t)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_keeps_animals_that_still_have_room() -> None:
    row = {"troughs": ["g1"], "animals": {"sheep": 5}}
    t = carpenter(row, more={"g1": "stall"}, lifting="trough g1")
    play(t, "site g3", "done")
    assert (animals(t), room(t)["sheep"]) == ({"sheep": 5}, 5)
    assert deciding(t) == 0 and "place walls" in offered(t)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_animals_leave_when_the_carpenter_makes_the_farm_smaller() -> None:
    row = {"troughs": ["g1"], "animals": {"sheep": 7}}
    t = carpenter(row, more={"g1": "stall"}, lifting="trough g1")
    play(t, "site g3", "done")
    while choices(t, "release"):
        play(t, "release sheep")
    assert (animals(t), seat(t)["troughs"]) == ({"sheep": 5}, ["g3"])


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_makes_room_for_animals_that_arrive() -> None:
    row = {"troughs": ["f1"], "animals": {"sheep": 1}}
    t = carpenter(row, spaces={"pigs-and-sheep": {"goods": {"pig": 1}}})
    play(t, "place pigs-and-sheep")
    assert offered(t) == {"release sheep", "release pig", "anytime"}
    play(t, "anytime")
    play_if_asked(t, "use carpenter", "lift trough f1")
    play(t, "site g2")
    assert (animals(t), seat(t)["troughs"], deciding(t)) == ({"sheep": 1, "pig": 1}, ["g2"], 1)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_makes_room_before_breeding() -> None:
    row = {"troughs": ["f1"], "animals": {"sheep": 3}, "borders": around("g1")}
    t = carpenter(row, phase="breeding")
    assert offered(t) == {"use carpenter", "done"}
    play(t, "use carpenter")
    play_if_asked(t, "lift trough f1")
    play(t, "site g1")
    assert (animals(t), round_of(t)) == ({"sheep": 4}, 4)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter", "pig-stall", "cow-stall")
@pytest.mark.parametrize("stall", ["pig-stall", "cow-stall"])
def test_the_stalls_for_one_type_are_stalls_for_the_carpenter(stall: str) -> None:
    t = carpenter({}, more={"g1": stall}, lifting="stall g1")
    play(t, "site g3")
    assert tiles(t) == farm(f1="carpenter", g3=stall)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_pastures_follow_a_stall_that_moves() -> None:
    row = {"borders": ["g1n", "h1w", "h2w", "g3n", "f2w"]}
    t = carpenter(row, more={"g2": "stall"})
    assert pastures(t) == {frozenset({"g1"}): 2, frozenset({"f2"}): 2}
    t = carpenter(row, more={"g2": "stall"}, lifting="stall g2")
    play(t, "site f2")
    assert pastures(t) == {frozenset({"g1", "g2"}): 4}


FULL = {"g1": "stall", "g2": "pig-stall", "g3": "cow-stall", "f2": "stall"}
"""Stalls of all kinds on a home board without a free space."""


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter", "pig-stall", "cow-stall")
def test_stalls_of_two_kinds_change_places_where_no_space_is_free() -> None:
    t = carpenter({"troughs": ["g2"]}, more=FULL, lifting="stall g1")
    assert choices(t, "site") == {"g2", "g3"}
    play(t, "site g2", "done")
    assert tiles(t) == farm(f1="carpenter", **{**FULL, "g1": "pig-stall", "g2": "stall"})
    assert (seat(t)["troughs"], room(t)["pig"]) == (["g2"], 1 + 3 + 6 + 3)
    assert "anytime" not in offered(t)


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter", "pig-stall", "cow-stall")
def test_stalls_change_places_in_a_ring_and_what_was_put_stays() -> None:
    t = carpenter({}, more=FULL, lifting="stall g1")
    play(t, "site g2", "lift stall g1")
    assert choices(t, "site") == {"g3", "f2"}
    play(t, "site g3")
    ring = {**FULL, "g1": "cow-stall", "g2": "stall", "g3": "pig-stall"}
    assert tiles(t) == farm(f1="carpenter", **ring)
    assert offered(t) == {"lift stall g1", "lift stall f2", "done"}


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_stalls_of_one_kind_stay_where_no_space_is_free() -> None:
    more = dict.fromkeys(("f2", "g1", "g2", "g3"), "stall")
    assert "anytime" not in offered(carpenter({}, more=more))
