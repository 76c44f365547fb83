"""Occupations of deck B for the farm: B087, B089 and B091."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import SLEEPY, alone, dawn, window
from tests.games.agricola.scenario import choices, goods, offered, play, seat

# B087 Cottager


@pytest.mark.card("B087")
def test_the_cottager_builds_a_single_room_at_the_day_laborer() -> None:
    t = alone({"cards": ["B087"], "goods": {"wood": 10, "reed": 4}})
    play(t, "place day-laborer")
    assert offered(t) == window("B087")
    play(t, "use B087")
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2"}
    play(t, "room r1c1")
    assert goods(t) == {"wood": 5, "reed": 2, "food": 2}
    assert seat(t)["rooms"] == ["r1c1", "r2c1", "r3c1"]
    assert "place farmland" in offered(t)


@pytest.mark.card("B087")
def test_the_cottager_renovates_at_the_day_laborer() -> None:
    t = alone({"cards": ["B087"], "goods": {"clay": 2, "reed": 1}})
    play(t, "place day-laborer", "use B087")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"food": 2}


@pytest.mark.card("B087")
def test_the_cottager_does_one_of_the_two_only() -> None:
    t = alone({"cards": ["B087"], "goods": {"wood": 5, "clay": 9, "reed": 9}})
    play(t, "place day-laborer", "use B087")
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2", "renovate"}
    play(t, "renovate")
    assert seat(t)["house"] == "clay"
    assert seat(t)["rooms"] == ["r2c1", "r3c1"]
    assert goods(t) == {"wood": 5, "clay": 7, "reed": 8, "food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B087")
def test_the_cottager_may_be_declined() -> None:
    t = alone({"cards": ["B087"], "goods": {"wood": 5, "reed": 2}})
    play(t, "place day-laborer", "done")
    assert goods(t) == {"wood": 5, "reed": 2, "food": 2}


@pytest.mark.card("B087")
@pytest.mark.parametrize(
    "short", [{"wood": 4, "reed": 2}, {"wood": 5, "reed": 1}, {"clay": 1, "reed": 1}, {"clay": 2}]
)
def test_the_cottager_asks_for_the_normal_cost(short: dict[str, int]) -> None:
    t = alone({"cards": ["B087"], "goods": short})
    play(t, "place day-laborer")
    assert goods(t) == {**short, "food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B087", "B077")
@pytest.mark.parametrize("cards", [["B077", "B087"], ["B087", "B077"]])
def test_the_cottager_may_spend_clay_of_the_same_use(cards: list[str]) -> None:
    t = alone({"cards": cards, "goods": {"reed": 1}})
    play(t, "place day-laborer")
    assert offered(t) == window("B087")
    play(t, "use B087")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"clay": 1, "food": 2}


# B089 Groom


@pytest.mark.card("B089")
def test_the_groom_builds_one_stable_for_one_wood_when_a_round_begins() -> None:
    t = dawn({"cards": ["B089"], "house": "stone", "goods": {"wood": 2}})
    assert offered(t) == window("B089")
    play(t, "use B089", "stable r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert goods(t) == {"wood": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B089")
def test_the_groom_may_be_declined_and_asks_again_in_the_next_round() -> None:
    t = dawn({"cards": ["B089"], "house": "stone", "goods": {"wood": 2}})
    play(t, "done", *SLEEPY)
    assert goods(t)["wood"] == 2
    assert t.position()["round"] == 9
    assert offered(t) == window("B089")


@pytest.mark.card("B089")
@pytest.mark.parametrize(
    "row",
    [
        {"house": "wood", "goods": {"wood": 2}},
        {"house": "clay", "goods": {"wood": 2}},
        {"house": "stone", "goods": {}},
        {"house": "stone", "goods": {"wood": 2}, "stables": ["r1c2", "r1c3", "r1c4", "r1c5"]},
    ],
    ids=["wooden house", "clay house", "no wood", "no stable left"],
)
def test_the_groom_needs_a_stone_house_wood_and_a_stable(row: dict[str, Any]) -> None:
    t = dawn({"cards": ["B089"], **row})
    assert "place farmland" in offered(t)
    assert goods(t) == row["goods"]


# B091 Assistant Tiller


@pytest.mark.card("B091")
def test_the_assistant_tiller_plows_one_field_at_the_day_laborer() -> None:
    t = alone({"cards": ["B091"]})
    play(t, "place day-laborer")
    assert offered(t) == window("B091")
    play(t, "use B091", "plow r1c5")
    assert list(seat(t)["fields"]) == ["r1c5"]
    assert goods(t) == {"food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B091")
def test_the_assistant_tiller_plows_beside_other_fields() -> None:
    t = alone({"cards": ["B091"], "fields": {"r1c5": {}}})
    play(t, "place day-laborer", "use B091")
    assert choices(t, "plow") == {"r1c4", "r2c5"}


@pytest.mark.card("B091")
def test_the_assistant_tiller_may_be_declined() -> None:
    t = alone({"cards": ["B091"]})
    play(t, "place day-laborer", "done")
    assert list(seat(t)["fields"]) == []
    assert goods(t) == {"food": 2}


@pytest.mark.card("B087", "B091")
def test_the_cottager_and_the_assistant_tiller_both_work_at_one_use() -> None:
    t = alone({"cards": ["B087", "B091"], "goods": {"clay": 2, "reed": 1}})
    play(t, "place day-laborer")
    assert offered(t) == window("B087", "B091")
    play(t, "use B091", "plow r1c5", "use B087")
    assert seat(t)["house"] == "clay"
    assert list(seat(t)["fields"]) == ["r1c5"]
