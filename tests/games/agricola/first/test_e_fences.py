"""Occupations of deck E about fences: E160, E175 and E207."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, reason, seat
from .deck_e import TO_CLAY, fences_left
from .tables import alone, table, window

# Farmer


def fencing(*cards: str, wood: int, **row: Any) -> bocage.Table:
    """Seat 0 has gone to the fences with some cards and wood."""
    supply = {"wood": wood, **row.pop("goods", {})}
    t = alone({"cards": list(cards), "goods": supply, **row}, 4)
    play(t, "place fencing")
    return t


@pytest.mark.card("E160")
def test_the_farmer_gets_a_boar_with_the_first_fences_and_cattle_with_all_later_ones() -> None:
    t = fencing("E160", wood=12, goods=TO_CLAY)
    play(t, "fence r1c4+r1c5", "done")
    assert goods(t) == {"wood": 6, **TO_CLAY, "boar": 1}
    play(t, "place farm-redevelopment", "fence r2c4+r2c5+r3c4+r3c5")
    assert goods(t) == {"boar": 1, "cattle": 1}


@pytest.mark.card("E160")
def test_the_farmer_gets_one_animal_for_an_action() -> None:
    t = fencing("E160", wood=7)
    play(t, "fence r1c5", "fence r1c4")
    play_if_asked(t, "done")
    assert goods(t) == {"boar": 1}


@pytest.mark.card("E160")
def test_fences_built_before_or_by_others_are_not_the_farmers() -> None:
    t = alone({"hand": ["E160"], "pastures": [["r1c5"]]}, 4)
    play(t, "place lessons")
    assert goods(t) == {}
    t = table({"cards": ["E160"], "placed": 2}, {"goods": {"wood": 4}}, {}, {}, turn=1, round=14)
    play(t, "place fencing", "fence r1c5")
    assert (goods(t), goods(t, 1)) == ({}, {})


@pytest.mark.card("E160")
def test_the_farmers_animal_may_be_cooked_at_once() -> None:
    t = fencing("E160", "A1", wood=4, animals={"sheep": 1})
    play(t, "fence r1c5")
    assert goods(t) == {"sheep": 1, "boar": 1}
    t = fencing("E160", "A1", wood=1, pastures=[["r1c4", "r1c5"]], animals={"sheep": 5})
    play(t, "cook boar")
    assert goods(t) == {"sheep": 5, "food": 2}


# Hedge Keeper


@pytest.mark.card("E175")
def test_the_hedge_keeper_adds_three_fences_to_those_that_are_paid() -> None:
    t = fencing("E175", wood=1)
    play(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t), fences_left(t)) == ([["r1c5"]], {}, 11)


@pytest.mark.card("E175")
def test_the_hedge_keeper_adds_only_three_fences_in_an_action() -> None:
    t = fencing("E175", wood=9)
    play(t, "fence r1c5", "fence r1c4", "done")
    assert (len(seat(t)["pastures"]), goods(t)) == (2, {"wood": 9 - (4 + 3 - 3)})


@pytest.mark.card("E175")
def test_the_hedge_keeper_builds_no_fence_where_none_is_paid() -> None:
    row = {"cards": ["E175"], "pastures": [["r1c4", "r1c5"]]}
    assert reason(alone({**row}, 4), "place fencing") == "reason-cannot-pay"
    t = alone({**row, "goods": {"wood": 1}}, 4)
    play(t, "place fencing", "fence r1c5", "fence r2c5")
    play_if_asked(t, "done")
    assert (len(seat(t)["pastures"]), goods(t)) == (3, {})


@pytest.mark.card("E175")
def test_the_hedge_keepers_unused_fences_are_lost() -> None:
    row = {"cards": ["E175"], "pastures": [["r1c4", "r1c5"]], "goods": {"wood": 2, **TO_CLAY}}
    t = alone(row, 4)
    play(t, "place fencing", "fence r1c5", "done")
    assert goods(t) == {"wood": 1, **TO_CLAY}
    play(t, "place farm-redevelopment")
    assert fences_left(t) == 8
    assert choices(t, "fence") >= {"r2c4", "r2c5"}
    assert "r2c4+r2c5+r3c4+r3c5" not in choices(t, "fence")


@pytest.mark.card("E175")
def test_the_hedge_keeper_never_exceeds_fifteen_fences() -> None:
    wide = [[f"r{row}c{column}" for row in (1, 2, 3) for column in (3, 4, 5)]]
    t = alone({"cards": ["E175"], "pastures": wide, "goods": {"wood": 9}}, 4)
    assert fences_left(t) == 3
    play(t, "place fencing", "fence r1c3+r2c3+r3c3")
    assert (fences_left(t), goods(t)) == (0, {"wood": 8})


# Stablehand


@pytest.mark.card("E207")
@pytest.mark.parametrize("cell", ["r1c5", "r3c2"])
def test_the_stablehand_builds_a_stable_for_nothing_inside_or_outside_pastures(cell: str) -> None:
    t = fencing("E207", wood=4)
    play(t, "fence r1c5")
    assert offered(t) == window("E207")
    play(t, "use E207", f"stable {cell}")
    assert (seat(t)["stables"], goods(t)) == ([cell], {})


@pytest.mark.card("E207")
def test_the_stablehand_builds_one_stable_an_action_or_none() -> None:
    t = fencing("E207", wood=7)
    play(t, "fence r1c5", "fence r1c4", "use E207", "stable r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert "use E207" not in offered(t)
    t = fencing("E207", wood=4)
    play(t, "fence r1c5", "done")
    assert seat(t)["stables"] == []
    assert "place farmland" in offered(t)


@pytest.mark.card("E207")
def test_the_stablehand_has_no_fifth_stable() -> None:
    t = fencing("E207", wood=4, stables=["r1c1", "r1c2", "r1c3", "r1c4"])
    play(t, "fence r1c5")
    assert "place farmland" in offered(t)


@pytest.mark.card("E207", "E160")
def test_farmer_and_stablehand_hear_the_same_fences() -> None:
    t = fencing("E207", "E160", wood=4)
    play(t, "fence r1c5", "use E207", "stable r1c5")
    assert (seat(t)["stables"], goods(t)) == (["r1c5"], {"boar": 1})


@pytest.mark.card("E207", "E213")
def test_the_stablehands_stable_is_one_for_the_stockman() -> None:
    t = fencing("E207", "E213", wood=4, stables=["r1c2"])
    play(t, "fence r1c5", "use E207", "stable r1c5")
    assert goods(t) == {"cattle": 1}
