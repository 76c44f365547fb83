"""When buildings may be used, and what is said of what they cost and refuse."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage import text

from ..scenario import animals, choices, housing, lines, offered, play, reason, seat, total


def expert(
    row: dict[str, Any], other: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """A table of the expert mode."""
    return bocage.load(
        {
            "game": "creatures",
            "options": {"mode": "expert"},
            "seats": [row, other or {}],
            **position,
        }
    )


def farm(**tiles: str) -> dict[str, str]:
    """The cottage and some tiles."""
    return {"f3": "cottage", **tiles}


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_the_carpenter_moves_as_much_as_one_likes_but_nothing_twice() -> None:
    row = {
        "columns": ["f", "g", "h"],
        "tiles": farm(g1="carpenter"),
        "troughs": ["f1", "f2", "g2"],
    }
    t = expert(row, phase="breeding", round=8)
    play(t, "use carpenter")
    play(t, "lift trough f1", "site h1")
    assert offered(t) == {"lift trough f2", "lift trough g2", "done"}
    play(t, "lift trough f2", "site h2", "lift trough g2", "site h3")
    assert sorted(seat(t)["troughs"]) == ["h1", "h2", "h3"]
    assert lines(t)["extensions"] == 4


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_for_want_of_room_the_carpenter_works_once() -> None:
    row = {"tiles": farm(g1="carpenter"), "troughs": ["g2"], "animals": {"sheep": 2}}
    t = expert(row, spaces={"millpond": {"goods": {"reed": 1, "sheep": 5}}})
    play(t, "place millpond")
    height = len(t.position()["stack"])
    play(t, "anytime", "site g3")
    assert "anytime" not in offered(t)
    assert len(t.position()["stack"]) <= height


@pytest.mark.rule("C70")
@pytest.mark.card("animal-trader")
def test_no_animals_are_traded_while_young_are_born() -> None:
    row = {
        "tiles": farm(g1="animal-trader", g2="carpenter"),
        "troughs": ["f1"],
        "animals": {"sheep": 2, "pig": 1, "cow": 1},
    }
    t = expert(row, phase="breeding")
    play(t, "done", "anytime", "site f2")
    assert not choices(t, "use") and not choices(t, "trade")
    assert choices(t, "release") == {"sheep", "pig", "cow"}


@pytest.mark.rule("C70", "C72")
@pytest.mark.card("animal-trader", "trading-station")
def test_no_animals_are_traded_for_what_comes_before_breeding() -> None:
    row = {
        "tiles": farm(g1="animal-trader", g2="trading-station"),
        "animals": {"sheep": 1, "pig": 2},
        "goods": {"wood": 1, "stone": 1},
    }
    t = expert(row, phase="breeding")
    play(t, "use trading-station", "take horse")
    assert choices(t, "release") and "anytime" not in offered(t)


@pytest.mark.rule("C76")
@pytest.mark.card("ranch", "carpenter")
def test_the_foal_of_a_ranch_border_stays() -> None:
    row = {
        "columns": ["e", "f", "g"],
        "tiles": farm(g1="ranch", g2="carpenter"),
        "troughs": ["g1"],
        "goods": {"border": 3},
        "animals": {"horse": 4, "sheep": 1},
    }
    t = expert(row, phase="breeding")
    play(t, "done", "use ranch")
    play(t, sorted(offered(t))[0])
    assert animals(t) == {"horse": 5}, "the lamb's place is needed"


@pytest.mark.rule("C47", "C59")
@pytest.mark.card("stewards-office", "building-firm")
def test_buildings_may_be_used_before_the_steward_goes() -> None:
    row = {
        "tiles": farm(g1="stewards-office", g2="building-firm"),
        "troughs": ["g3"],
        "goods": {"wood": 2, "stone": 2},
        "placed": 2,
    }
    t = expert(row, {"placed": 3}, spaces={"three-wood": {"goods": {"wood": 3}}})
    play(t, "place three-wood")
    assert "visit stables" not in offered(t)
    play(t, "anytime")
    assert "visit stables" in offered(t)
    play(t, "visit stables")
    assert seat(t)["tiles"]["g3"] == "stables"


@pytest.mark.rule("C55")
@pytest.mark.card("organic-farm")
def test_who_loses_room_to_the_organic_farm_leaves_before_it_counts() -> None:
    row = {
        "columns": ["e", "f", "g"],
        "borders": ["g1n", "h1w", "g2n", "g1w", "e3w", "e3s", "e3n"],
        "goods": {"wood": 2, "stone": 3, "reed": 1},
        "animals": {"sheep": 1, "pig": 1, "cow": 1},
    }
    t = expert(row, buildings=["organic-farm"])
    play(t, "place special-building-1", "site e3", "release sheep")
    assert offered(t) == {"take pig", "take cow"}
    play(t, "take pig")
    assert animals(t) == {"pig": 2, "cow": 1}


@pytest.mark.rule("C22", "C32", "C39")
@pytest.mark.card("inn", "open-stables")
def test_what_a_building_costs_is_said_as_it_is_paid() -> None:
    row = {
        "goods": {"stone": 3},
        "tiles": farm(g1="stall"),
        "troughs": ["g2", "f2"],
        "animals": {"pig": 1, "cow": 1},
    }
    t = expert(row, buildings=["inn", "open-stables"])
    play(t, "place special-building-1")
    assert text(t.describe("build inn")) == "Build Inn (2 stone, 1 pig and 1 cow)"
    assert text(t.describe("build open-stables")) == "Build Open Stables (3 stone)"
    t = expert({**row, "goods": {"stone": 3, "wood": 3}}, buildings=["inn", "open-stables"])
    play(t, "place special-building-1")
    assert text(t.describe("build open-stables")) == "Build Open Stables (3 wood or 3 stone)"


@pytest.mark.rule("C69")
@pytest.mark.card("sawmill", "dog-house")
def test_what_the_sawmill_saves_is_not_said_to_be_paid() -> None:
    t = expert({"tiles": farm(g1="sawmill")}, buildings=["dog-house", "duck-pond"])
    assert reason(t, "place special-building-1") is None
    t = expert({"tiles": farm(g1="sawmill")}, buildings=["dog-house", "haystack"])
    play(t, "place special-building-1")
    assert text(t.describe("build dog-house")) == "Build Dog House"


@pytest.mark.rule("C09", "C18")
def test_what_is_refused_while_animals_leave_says_so() -> None:
    t = expert({"animals": {"pig": 1}}, spaces={"millpond": {"goods": {"reed": 1, "sheep": 2}}})
    play(t, "place millpond")
    assert reason(t, "release horse") == "reason-creatures-has-room"
    assert reason(t, "place walls") == "reason-creatures-animals-first"


@pytest.mark.rule("C66")
@pytest.mark.card("duck-pond")
def test_a_missing_prerequisite_is_named() -> None:
    t = expert({"goods": {"wood": 2, "stone": 1}}, buildings=["duck-pond", "shelter", "haystack"])
    play(t, "place special-building-1")
    why = t.why_not("build duck-pond")
    assert why is not None
    assert "at least 6 unused spaces" in text(why)


@pytest.mark.rule("C51")
@pytest.mark.card("pen")
def test_the_pen_is_filled_last() -> None:
    row = {"tiles": farm(g1="pen", f1="stall"), "animals": {"sheep": 4}}
    t = expert(row, phase="end", round=8)
    assert lines(t)["sheep"] == 4
    places = t.observe(0)["seats"][0]["housing"]
    assert [place["animals"] for place in places if place["tile"] == "pen"] == [{}]
    assert housing(t) and total(t) < 10
