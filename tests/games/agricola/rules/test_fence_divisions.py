"""A pasture divided in two: one action for one division, and both parts name it."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import alone, both, offered, play, seat


def divided(game: str) -> bocage.Table:
    """A pasture of four cells, and wood for two fences."""
    pasture = ["r1c4", "r1c5", "r2c4", "r2c5"]
    t = alone(game, {"pastures": [pasture], "goods": {"wood": 2}})
    play(t, "place fencing")
    return t


@both
def test_the_two_parts_of_a_division_are_one_action(game: str) -> None:
    names = offered(divided(game)) - {"done"}
    halves = {"fence r1c4+r1c5", "fence r2c4+r2c5"}, {"fence r1c4+r2c4", "fence r1c5+r2c5"}
    for pair in halves:
        assert len(names & pair) == 1
    corners = {"fence r1c4", "fence r1c5", "fence r2c4", "fence r2c5"}
    assert corners <= names, "a corner cut out leaves three cells, which are named by the corner"


@both
@pytest.mark.parametrize("part", ["fence r1c4+r1c5", "fence r2c4+r2c5"])
def test_either_part_can_be_named(game: str, part: str) -> None:
    t = divided(game)
    assert t.why_not(part) is None
    play(t, part)
    assert seat(t)["pastures"] == [["r1c4", "r1c5"], ["r2c4", "r2c5"]]
    assert t.record().actions[-1] in ("fence r1c4+r1c5", "fence r2c4+r2c5")
    assert bocage.replay(t.record()).position() == t.position()


@both
def test_what_cannot_be_fenced_is_still_refused(game: str) -> None:
    t = divided(game)
    with pytest.raises(bocage.IllegalAction):
        t.play("fence r1c4+r1c5+r2c4+r2c5")
