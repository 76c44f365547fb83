"""Fences, pastures and stables."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    alone,
    both,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

ALL_CELLS = {f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)}
HOUSE = {"r2c1", "r3c1"}


def cells(*names: str) -> str:
    """The pasture of some cells as actions name it."""
    return "+".join(names)


def block(rows: str, columns: str) -> list[str]:
    """The cells of a rectangle: block("12", "45") is two by two."""
    return [f"r{row}c{column}" for row in rows for column in columns]


def pastures(row: dict[str, Any]) -> set[frozenset[str]]:
    """A seat's pastures as sets of cells."""
    return {frozenset(pasture) for pasture in row["pastures"]}


def fences_left(t: bocage.Table) -> int:
    """The fences in seat 0's reserve."""
    left: int = t.observe(0)["seats"][0]["fences_left"]
    return left


@both
@pytest.mark.rule("F42", "R26")
@pytest.mark.parametrize(
    ("pasture", "wood"),
    [
        (["r1c5"], 4),
        (["r1c4", "r1c5"], 6),
        (["r1c3", "r1c4", "r1c5"], 8),
        (["r1c4", "r1c5", "r2c5"], 8),
        (block("12", "45"), 8),
        (block("123", "345"), 12),
        (block("123", "2345"), 14),
    ],
)
def test_a_fence_costs_one_wood(game: str, pasture: list[str], wood: int) -> None:
    t = alone(game, {"goods": {"wood": wood}})
    play(t, "place fencing", f"fence {cells(*pasture)}")
    assert pastures(seat(t)) == {frozenset(pasture)}
    assert goods(t) == {}
    assert fences_left(t) == 15 - wood
    t = alone(game, {"goods": {"wood": wood - 1}})
    if wood == 4:
        assert reason(t, "place fencing") == "reason-cannot-pay"
    else:
        play(t, "place fencing")
        assert reason(t, f"fence {cells(*pasture)}") == "reason-cannot-pay"


@both
@pytest.mark.rule("F42", "R26")
def test_rim_rooms_fields_and_stables_do_not_replace_fences(game: str) -> None:
    row = {"fields": {"r1c2": {}}, "stables": ["r2c2"], "goods": {"wood": 4}}
    t = alone(game, row)
    play(t, "place fencing", "fence r1c1")
    assert goods(t) == {}
    refused = alone(game, {**row, "goods": {"wood": 3}})
    assert reason(refused, "place fencing") == "reason-cannot-pay"


@both
@pytest.mark.rule("F42", "F43", "R26")
def test_fences_that_close_no_pasture_are_not_built(game: str) -> None:
    for wood in (0, 1, 2, 3):
        t = alone(game, {"goods": {"wood": wood}})
        assert reason(t, "place fencing") == "reason-cannot-pay"
    t = alone(game, {"goods": {"wood": 5}})
    play(t, "place fencing")
    assert choices(t, "fence") == ALL_CELLS - HOUSE
    play(t, "fence r1c5")
    assert goods(t) == {"wood": 1}


@both
@pytest.mark.rule("F42", "F43", "R26")
def test_a_pasture_is_connected(game: str) -> None:
    t = alone(game, {"goods": {"wood": 15}})
    play(t, "place fencing")
    assert cells("r1c4", "r1c5") in choices(t, "fence")
    assert cells("r1c3", "r1c5") not in choices(t, "fence")
    assert cells("r1c4", "r2c5") not in choices(t, "fence")


@both
@pytest.mark.rule("F43", "R26")
def test_the_first_pasture_lies_anywhere_a_later_one_beside_a_pasture(game: str) -> None:
    t = alone(game, {"goods": {"wood": 8}})
    play(t, "place fencing", "fence r2c4")
    assert choices(t, "fence") == {"r1c4", "r2c3", "r2c5", "r3c4"}
    for far in ("r1c3", "r3c5", "r1c1", "r2c2"):
        assert reason(t, f"fence {far}") == "reason-not-adjacent-pasture"


@both
@pytest.mark.rule("F43", "R26")
def test_a_pasture_of_an_earlier_round_binds_later_ones(game: str) -> None:
    t = alone(game, {"pastures": [["r1c5"]], "goods": {"wood": 4}})
    play(t, "place fencing")
    assert choices(t, "fence") == {"r1c4", "r2c5"}
    assert reason(t, "fence r3c5") == "reason-not-adjacent-pasture"
    assert reason(t, "fence r2c4") == "reason-not-adjacent-pasture"


@both
@pytest.mark.rule("F43", "R26")
def test_adjacent_pastures_share_a_fence(game: str) -> None:
    t = alone(game, {"goods": {"wood": 9}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {"wood": 5}
    play(t, "fence r1c4")
    assert goods(t) == {"wood": 2}
    assert pastures(seat(t)) == {frozenset({"r1c5"}), frozenset({"r1c4"})}
    assert fences_left(t) == 8
    t = alone(game, {"pastures": [["r1c4"], ["r2c5"], ["r1c5"]], "goods": {"wood": 2}})
    play(t, "place fencing")
    assert goods(t) == {}
    assert frozenset({"r2c4"}) in pastures(seat(t))


@both
@pytest.mark.rule("F43", "R26")
def test_several_pastures_in_one_action_and_enough_is_enough(game: str) -> None:
    t = alone(game, {"goods": {"wood": 15}})
    play(t, "place fencing")
    assert "done" not in offered(t)
    play(t, "fence r1c5", f"fence {cells('r2c4', 'r2c5')}", "fence r1c4")
    assert "done" in offered(t)
    play(t, "done")
    assert len(seat(t)["pastures"]) == 3
    assert goods(t) == {"wood": 4}


@both
@pytest.mark.rule("F43", "R26")
def test_a_pasture_is_divided_by_inner_fences_alone(game: str) -> None:
    t = alone(game, {"pastures": [["r1c4", "r1c5"]], "goods": {"wood": 1}})
    play(t, "place fencing")
    play_if_asked(t, "fence r1c4")
    assert pastures(seat(t)) == {frozenset({"r1c4"}), frozenset({"r1c5"})}
    assert goods(t) == {}
    assert fences_left(t) == 15 - 7


@both
@pytest.mark.rule("F43", "R26")
def test_a_pasture_is_divided_into_three_by_its_middle(game: str) -> None:
    t = alone(game, {"pastures": [["r1c3", "r1c4", "r1c5"]], "goods": {"wood": 2}})
    play(t, "place fencing")
    assert {"r1c3", "r1c4", "r1c5"} <= choices(t, "fence")
    play(t, "fence r1c4")
    assert pastures(seat(t)) == {frozenset({c}) for c in ("r1c3", "r1c4", "r1c5")}
    assert goods(t) == {}


@both
@pytest.mark.rule("F43", "R26")
def test_a_pasture_is_divided_into_three_step_by_step(game: str) -> None:
    t = alone(game, {"pastures": [block("12", "45")], "goods": {"wood": 3}})
    play(t, "place fencing", f"fence {cells('r2c4', 'r2c5')}")
    assert goods(t) == {"wood": 1}
    play(t, "fence r1c5")
    assert pastures(seat(t)) == {
        frozenset({"r1c4"}),
        frozenset({"r1c5"}),
        frozenset({"r2c4", "r2c5"}),
    }
    assert goods(t) == {}
    assert fences_left(t) == 4


@both
@pytest.mark.rule("F43", "R26")
def test_dividing_and_extending_in_one_action(game: str) -> None:
    t = alone(game, {"pastures": [["r1c4", "r1c5"]], "goods": {"wood": 4}})
    play(t, "place fencing", "fence r1c4", "fence r2c5")
    assert pastures(seat(t)) == {frozenset({c}) for c in ("r1c4", "r1c5", "r2c5")}
    assert goods(t) == {}


@both
@pytest.mark.rule("F42", "R26")
def test_a_built_fence_is_neither_moved_nor_removed(game: str) -> None:
    t = alone(game, {"pastures": [["r1c4"], ["r1c5"]], "goods": {"wood": 9}})
    play(t, "place fencing")
    for joined in (("r1c4", "r1c5"), ("r1c3", "r1c4"), ("r1c4", "r1c5", "r2c5")):
        assert cells(*joined) not in choices(t, "fence")
        assert reason(t, f"fence {cells(*joined)}") == "reason-overlaps"
    assert reason(t, "fence r1c4") == "reason-already-fenced"
    play(t, "fence r1c3", "done")
    assert pastures(seat(t)) == {frozenset({c}) for c in ("r1c3", "r1c4", "r1c5")}


@both
@pytest.mark.rule("F42", "R26")
def test_fifteen_fences_are_the_limit(game: str) -> None:
    t = alone(game, {"goods": {"wood": 30}})
    play(t, "place fencing", f"fence {cells(*block('123', '345'))}")
    assert fences_left(t) == 3
    assert goods(t) == {"wood": 18}
    play(t, f"fence {cells(*block('123', '5'))}")
    assert fences_left(t) == 0
    assert goods(t) == {"wood": 15}
    assert "place farmland" in offered(t)
    full = alone(game, {"pastures": seat(t)["pastures"], "goods": {"wood": 30}})
    assert reason(full, "place fencing") == "reason-no-fence-left"


@both
@pytest.mark.rule("F42", "R26")
def test_a_pasture_beyond_the_fences_in_reserve_is_refused(game: str) -> None:
    t = alone(game, {"goods": {"wood": 30}, "pastures": [block("123", "345")]})
    play(t, "place fencing")
    assert reason(t, f"fence {cells(*block('123', '2'))}") == "reason-too-many-fences"
    assert reason(t, "fence r1c2") is None
    play(t, "fence r1c2")
    assert goods(t) == {"wood": 27}
    assert fences_left(t) == 0


@both
@pytest.mark.rule("F42", "F43", "R26")
def test_a_last_fence_that_closes_nothing_stays_in_reserve(game: str) -> None:
    t = alone(game, {"goods": {"wood": 9}, "pastures": [block("123", "2345")]})
    assert fences_left(t) == 1
    assert "place fencing" not in offered(t)


@both
@pytest.mark.rule("F44", "R26")
def test_fields_and_rooms_are_not_fenced(game: str) -> None:
    row = {"rooms": ["r1c1", "r2c1", "r3c1"], "fields": {"r3c4": {}, "r3c5": {"grain": 2}}}
    t = alone(game, {**row, "goods": {"wood": 15}})
    play(t, "place fencing")
    fenceable = {cell for pasture in choices(t, "fence") for cell in pasture.split("+")}
    assert fenceable == ALL_CELLS - {"r1c1", "r2c1", "r3c1", "r3c4", "r3c5"}
    assert reason(t, "fence r1c1") == "reason-built-on"
    assert reason(t, "fence r3c5") == "reason-built-on"
    assert reason(t, f"fence {cells('r2c5', 'r3c5')}") == "reason-built-on"


@both
@pytest.mark.rule("F44", "R26")
def test_without_a_free_space_nothing_is_fenced(game: str) -> None:
    full = {"fields": {cell: {} for cell in ALL_CELLS - HOUSE}, "goods": {"wood": 15}}
    t = alone(game, full)
    assert reason(t, "place fencing") == "reason-no-pasture"


@both
@pytest.mark.rule("F47", "R28", "R26")
def test_a_stable_is_fenced_later(game: str) -> None:
    t = alone(game, {"stables": ["r1c5"], "goods": {"wood": 4}})
    play(t, "place fencing", "fence r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert pastures(seat(t)) == {frozenset({"r1c5"})}
    assert t.scores()[0].lines["stables"] == 1


@both
@pytest.mark.rule("F47", "R27", "R28")
def test_a_stable_stands_in_a_pasture_or_outside(game: str) -> None:
    t = alone(game, {"pastures": [["r1c4", "r1c5"]], "goods": {"wood": 4}})
    play(t, "place farm-expansion")
    assert choices(t, "stable") == ALL_CELLS - HOUSE
    play(t, "stable r1c4", "stable r3c3")
    assert set(seat(t)["stables"]) == {"r1c4", "r3c3"}
    assert goods(t) == {}
    assert t.scores()[0].lines["stables"] == 1


@both
@pytest.mark.rule("F47", "R27")
def test_one_stable_per_space_and_none_on_a_tile(game: str) -> None:
    row = {"rooms": ["r1c1", "r2c1", "r3c1"], "fields": {"r1c2": {}}, "stables": ["r1c3"]}
    t = alone(game, {**row, "goods": {"wood": 4}})
    play(t, "place farm-expansion")
    taken = {"r1c1", "r2c1", "r3c1", "r1c2", "r1c3"}
    assert choices(t, "stable") == ALL_CELLS - taken
    for cell in taken:
        assert reason(t, f"stable {cell}") == "reason-built-on"
    play(t, "stable r1c4")
    assert "r1c4" not in choices(t, "stable")


@both
@pytest.mark.rule("R27", "F47")
def test_stables_are_built_one_after_the_other(game: str) -> None:
    t = alone(game, {"goods": {"wood": 7}})
    play(t, "place farm-expansion", "stable r1c5")
    assert (goods(t), seat(t)["stables"]) == ({"wood": 5}, ["r1c5"])
    play(t, "stable r1c4")
    assert goods(t) == {"wood": 3}
    play(t, "stable r1c3")
    assert goods(t) == {"wood": 1}
    assert choices(t, "stable") == set()
    assert "place farmland" in offered(t)


@both
@pytest.mark.rule("R27", "F47")
def test_four_stables_are_the_limit(game: str) -> None:
    t = alone(game, {"goods": {"wood": 30}})
    play(t, "place farm-expansion", *[f"stable r1c{column}" for column in (2, 3, 4, 5)])
    assert goods(t) == {"wood": 22}
    assert choices(t, "stable") == set()
    row = {"stables": block("1", "2345"), "goods": {"wood": 30, "reed": 2}}
    t = alone(game, row)
    play(t, "place farm-expansion")
    assert choices(t, "stable") == set()
    assert reason(t, "stable r2c5") == "reason-no-stable-left"
    assert "place side-job" not in offered(alone(game, row))


@both
@pytest.mark.rule("F47", "R27")
def test_a_stable_once_built_keeps_its_space(game: str) -> None:
    t = alone(game, {"people": 3, "goods": {"wood": 20, "reed": 9}})
    play(t, "place side-job")
    play_if_asked(t, "stable r1c1")
    assert seat(t)["stables"] == ["r1c1"]
    play(t, "place farm-expansion")
    assert "r1c1" not in choices(t, "room") | choices(t, "stable")
    play(t, "room r2c2", "done", "place farmland")
    assert "r1c1" not in choices(t, "plow")


@both
@pytest.mark.rule("R63", "F42")
def test_what_makes_a_space_used(game: str) -> None:
    t = alone(game, {})
    assert t.scores()[0].lines["unused"] == -13
    row = {
        "rooms": ["r1c1", "r2c1", "r3c1"],
        "fields": {"r1c2": {}},
        "stables": ["r3c3", "r1c5"],
        "pastures": [["r1c4", "r1c5"]],
        "goods": {"wood": 9},
        "animals": {"sheep": 1},
    }
    t = alone(game, row)
    assert t.scores()[0].lines["unused"] == -8


@both
@pytest.mark.rule("R61")
def test_the_farm_has_three_rows_of_five_with_the_first_rooms(game: str) -> None:
    t = alone(game, {"goods": {"wood": 2}})
    assert set(seat(t)["rooms"]) == HOUSE
    play(t, "place farm-expansion")
    assert choices(t, "stable") | HOUSE == ALL_CELLS
    assert len(ALL_CELLS) == 15
    for outside in ("r4c1", "r1c6"):
        with pytest.raises(bocage.IllegalAction):
            t.play(f"stable {outside}")
