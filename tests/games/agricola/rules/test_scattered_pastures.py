"""Scattered pastures: a new pasture need not touch an old one."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.cards.tables import REVISED_SCENES as revised
from tests.games.agricola.first.tables import SCENES as first
from tests.games.agricola.rules.house_rules import edges, farm, fencing, options
from tests.games.agricola.scenario import both, choices, goods, play, reason, seat
from tests.games.agricola.scenes import Scenes

RULE = "scattered_pastures"


@both
@pytest.mark.rule("R100")
def test_scattered_pastures_need_not_touch(game: str) -> None:
    t = fencing(game, RULE, {"pastures": [["r1c5"]], "goods": {"wood": 4}})
    free = {f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)}
    assert choices(t, "fence") == free - {"r1c5", "r2c1", "r3c1"}
    play(t, "fence r3c3")
    assert seat(t)["pastures"] == [["r1c5"], ["r3c3"]]
    assert t.scores()[0].lines["pastures"] == 2


@both
@pytest.mark.rule("R100")
def test_scattered_pastures_may_still_touch_share_fences_and_be_divided(game: str) -> None:
    row = {"pastures": [["r1c4", "r1c5"]], "goods": {"wood": 8}}
    t = fencing(game, RULE, row)
    play(t, "fence r2c5", "fence r1c4", "fence r3c2")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"], ["r2c5"], ["r3c2"]]
    assert goods(t) == {}


@both
@pytest.mark.rule("R100")
def test_scattered_pastures_are_still_closed_and_off_rooms_and_fields(game: str) -> None:
    t = fencing(game, RULE, {"fields": {"r3c5": {}}})
    assert edges(t) == set()
    assert reason(t, "fence r3c5") == "reason-built-on"
    assert reason(t, "fence r2c1") == "reason-built-on"


@both
@pytest.mark.rule("R100")
def test_pastures_that_lie_apart_stand_only_in_games_with_the_rule(game: str) -> None:
    row = {"pastures": [["r1c5"], ["r3c3"]]}
    assert len(seat(farm(game, RULE, row))["pastures"]) == 2
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]\.pastures"):
        farm(game, "", row)


@both
@pytest.mark.rule("R100")
def test_scattered_and_open_fences_close_pastures_anywhere(game: str) -> None:
    row = {"pastures": [["r3c3"]], "fences": ["r1c5n", "r1c5e", "r1c5w"]}
    t = fencing(game, f"{RULE} open_fences", row)
    play(t, "fence r2c5n", "fence r3c5", "done")
    assert seat(t)["pastures"] == [["r1c5"], ["r3c3"], ["r3c5"]]
    assert "fences" not in seat(t)


@pytest.mark.rule("R100")
@pytest.mark.card("B002", "E40")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "B002"), (first, "E40")])
def test_the_mini_pasture_lies_anywhere_too(scenes: Scenes, card: str) -> None:
    row = {"goods": {"food": 2}, "pastures": [["r1c5"]]}
    t = scenes.at_once(card, row, options=options(""))
    assert choices(t, "fence") == {"r1c4", "r2c5"}
    t = scenes.at_once(card, row, options=options(RULE))
    assert len(choices(t, "fence")) == 15 - 3
    play(t, "fence r3c3")
    assert seat(t)["pastures"] == [["r1c5"], ["r3c3"]]


@pytest.mark.rule("R100")
@pytest.mark.card("K312")
def test_the_fence_overseer_fences_a_stable_anywhere() -> None:
    supply = {"wood": 2, "food": 1}
    row = {"cards": ["K312"], "goods": supply, "pastures": [["r1c5"]]}
    t = first.alone(row, options=options(RULE))
    play(t, "place farm-expansion", "stable r3c3", "use K312")
    assert seat(t)["pastures"] == [["r1c5"], ["r3c3"]]
