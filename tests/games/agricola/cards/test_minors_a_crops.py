"""Minor improvements of deck A for crops: A067, A069 and A071."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import QUIET, alone, at_once, due, table
from tests.games.agricola.scenario import goods, offered, play, seat


@pytest.mark.card("A067")
def test_the_corn_scoop_brings_one_more_grain_from_the_grain_seeds() -> None:
    t = alone({"cards": ["A067"]})
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 2}


@pytest.mark.card("A067")
def test_the_corn_scoop_does_not_hear_others() -> None:
    t = table({"cards": ["A067"]}, {}, turn=1)
    play(t, "place grain-seeds")
    assert [goods(t), goods(t, 1)] == [{}, {"grain": 1}]


@pytest.mark.card("A069")
@pytest.mark.parametrize(
    ("now", "rounds"),
    [(1, [5, 8, 10]), (5, [9, 12, 14]), (6, [10, 13]), (7, [11, 14]), (10, [14]), (11, [])],
)
def test_the_large_greenhouse_lays_vegetables_ahead(now: int, rounds: list[int]) -> None:
    t = at_once("A069", {"cards": QUIET[:2], "goods": {"wood": 2}}, round=now)
    assert due(t) == [(number, 0, {"vegetable": 1}) for number in rounds]
    assert t.scores()[0].lines["vegetables"] == -1


@pytest.mark.card("A069")
def test_the_vegetable_of_the_large_greenhouse_comes_at_the_start_of_its_round() -> None:
    lies = [{"round": n, "seat": 0, "goods": {"vegetable": 1}, "card": "A069"} for n in (5, 8)]
    t = table({"cards": ["A069"]}, {}, round=5, phase="preparation", scheduled=lies)
    assert goods(t) == {"vegetable": 1}
    assert due(t) == [(8, 0, {"vegetable": 1})]


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_a_crop_to_an_empty_field() -> None:
    fields = {"r1c2": {"grain": 3}, "r1c3": {"vegetable": 1}, "r1c4": {}, "r1c5": {}}
    t = alone({"cards": ["A071"], "fields": fields})
    play(t, "anytime")
    assert offered(t) == {"move to r1c4", "move to r1c5"}
    play(t, "move to r1c5")
    assert seat(t)["fields"] == {**fields, "r1c2": {"grain": 2}, "r1c5": {"grain": 1}}
    assert goods(t) == {}
    assert "place grain-seeds" in offered(t)
    play(t, "anytime")
    assert seat(t)["fields"] == {
        "r1c2": {"grain": 1},
        "r1c3": {"vegetable": 1},
        "r1c4": {"grain": 1},
        "r1c5": {"grain": 1},
    }
    assert "anytime" not in offered(t)


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_vegetables_too() -> None:
    fields = {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 2}, "r1c4": {}}
    t = alone({"cards": ["A071"], "fields": fields})
    play(t, "anytime")
    assert offered(t) == {"move from r1c2", "move from r1c3"}
    play(t, "move from r1c3")
    assert seat(t)["fields"] == {**fields, "r1c3": {"vegetable": 1}, "r1c4": {"vegetable": 1}}


@pytest.mark.card("A071")
@pytest.mark.parametrize(
    "fields",
    [{"r1c2": {"grain": 3}}, {"r1c2": {"grain": 1}, "r1c3": {}}],
    ids=["no empty field", "a single crop"],
)
def test_the_clearing_spade_needs_two_crops_and_an_empty_field(fields: dict[str, Any]) -> None:
    assert "anytime" not in offered(alone({"cards": ["A071"], "fields": fields}))


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_only_vegetables_to_the_beanfield() -> None:
    fields = {"r1c2": {"grain": 3}}
    t = alone({"cards": ["A071", "B068"], "fields": fields})
    assert "anytime" not in offered(t)
    t = alone({"cards": ["A071", "B068"], "fields": {"r1c2": {"vegetable": 2}}})
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert t.observe(0)["seats"][0]["on_cards"] == {"B068": {"vegetable": 1}}


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_vegetables_from_the_beanfield() -> None:
    row = {"cards": ["A071", "B068"], "memory": {"B068": 2}, "fields": {"r1c2": {}}}
    t = alone(row)
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert t.observe(0)["seats"][0]["on_cards"] == {"B068": {"vegetable": 1}}


@pytest.mark.card("A071")
def test_the_clearing_spade_works_before_the_field_phase() -> None:
    row = {"cards": ["A071"], "goods": {"food": 4}, "fields": {"r1c2": {"grain": 3}, "r1c3": {}}}
    t = table(row, {"goods": {"food": 4}}, round=4, phase="harvest")
    assert offered(t) == {"use A071", "done"}
    play(t, "use A071")
    assert goods(t) == {"grain": 2}
    assert seat(t)["fields"] == {"r1c2": {"grain": 1}, "r1c3": {}}


@pytest.mark.card("A071")
def test_the_clearing_spade_may_rest_before_the_field_phase() -> None:
    row = {"cards": ["A071"], "goods": {"food": 4}, "fields": {"r1c2": {"grain": 3}, "r1c3": {}}}
    t = table(row, {"goods": {"food": 4}}, round=4, phase="harvest")
    play(t, "done")
    assert goods(t) == {"grain": 1}
    assert seat(t)["fields"] == {"r1c2": {"grain": 2}, "r1c3": {}}
