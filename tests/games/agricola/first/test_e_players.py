"""Occupations of deck E at the Traveling Players: E167, E169 and E212."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, lying, offered, play
from .tables import alone, table, theirs, turn, window

STAGES: dict[str, int] = {"traveling-players": 4, "room-or-players": 5}
"""Where players perform, and in games of how many."""

every_stage = pytest.mark.parametrize("stage", STAGES)


def on_stage(stage: str, food: int, *cards: str, **row: Any) -> bocage.Table:
    """Seat 0 has some cards and has used the Traveling Players, where some food lay."""
    spaces = {stage: {"goods": {"food": food}}}
    t = turn({"cards": list(cards), **row}, seats=STAGES[stage], spaces=spaces)
    play(t, f"place {stage}")
    return t


@every_stage
@pytest.mark.card("E167")
def test_the_conjurer_brings_a_grain(stage: str) -> None:
    assert goods(on_stage(stage, 2, "E167")) == {"food": 2, "grain": 1}


@pytest.mark.card("E167", "E212")
def test_who_builds_a_room_there_is_no_artist() -> None:
    t = on_stage("room-or-players", 2, "E167", "E212", goods={"wood": 5, "reed": 2})
    play(t, "room r1c1")
    assert (goods(t), lying(t, "room-or-players")) == ({}, {"food": 2})


@pytest.mark.card("E167", "E169", "E212")
def test_artists_do_not_hear_others() -> None:
    spaces = {"traveling-players": {"goods": {"food": 2}}}
    t = theirs({"cards": ["E167", "E169", "E212"]}, seats=4, spaces=spaces)
    play(t, "place traveling-players")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 2})


@every_stage
@pytest.mark.card("E169")
def test_the_storyteller_may_leave_a_food_for_a_vegetable(stage: str) -> None:
    t = on_stage(stage, 3, "E169")
    assert offered(t) == window("E169")
    play(t, "use E169")
    assert (goods(t), lying(t, stage)) == ({"food": 2, "vegetable": 1}, {"food": 1})


@pytest.mark.card("E169")
def test_the_storyteller_may_take_all_the_food() -> None:
    t = on_stage("traveling-players", 3, "E169")
    play(t, "done")
    assert (goods(t), lying(t, "traveling-players")) == ({"food": 3}, {})


@pytest.mark.card("E169")
def test_the_storyteller_may_leave_the_only_food() -> None:
    t = on_stage("traveling-players", 1, "E169")
    play(t, "use E169")
    assert (goods(t), lying(t, "traveling-players")) == ({"vegetable": 1}, {"food": 1})


@every_stage
@pytest.mark.card("E212")
@pytest.mark.parametrize(("food", "earned"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 5)])
def test_the_dancer_earns_at_least_four_food(stage: str, food: int, earned: int) -> None:
    t = on_stage(stage, food, "E212")
    assert (goods(t), lying(t, stage)) == ({"food": earned}, {})


@pytest.mark.card("E212")
def test_the_dancer_does_not_dance_on_an_empty_stage() -> None:
    t = alone({"cards": ["E212"]}, seats=4)
    assert "place traveling-players" not in offered(t)


@pytest.mark.card("E169", "E212")
@pytest.mark.parametrize(("food", "earned"), [(1, 4), (3, 4), (4, 4), (6, 5)])
def test_dancer_and_storyteller_earn_four_food_and_a_vegetable(food: int, earned: int) -> None:
    t = on_stage("traveling-players", food, "E169", "E212")
    play(t, "use E169")
    assert goods(t) == {"food": earned, "vegetable": 1}
    assert lying(t, "traveling-players") == {"food": 1}


@pytest.mark.card("E167", "E169", "E212", "I237")
def test_the_juggler_pays_the_owner_of_each_artist() -> None:
    spaces = {"traveling-players": {"goods": {"food": 5}}}
    rows = {"cards": ["E167", "E169"], "placed": 2}, {"cards": ["I237"]}, {"cards": ["E212"]}
    t = table(*rows, {}, turn=1, round=6, spaces=spaces)
    play(t, "place traveling-players", "use I237")
    assert [goods(t, n) for n in range(4)] == [{"food": 2}, {"food": 10 - 3}, {"food": 1}, {}]
