"""Minor improvements of deck B for crops: B008, B066 and B068."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import (
    FED,
    QUIET,
    alone,
    deliveries,
    improving,
    line,
    on_card,
    table,
)
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, reason, seat

# Market Stall


@pytest.mark.card("B008")
def test_the_market_stall_swaps_grain_of_the_supply_for_a_vegetable() -> None:
    t = improving("B008", {"goods": {"grain": 2}})
    play(t, "play B008")
    assert goods(t) == {"grain": 1, "vegetable": 1}
    t = improving("B008", {"fields": {"r1c2": {"grain": 3}}, "goods": {"food": 5}})
    assert reason(t, "play B008") == "reason-cannot-pay"


# Sack Cart


@pytest.mark.card("B066")
@pytest.mark.parametrize(
    ("number", "rounds"),
    [
        (1, [5, 8, 11, 14]),
        (4, [5, 8, 11, 14]),
        (5, [8, 11, 14]),
        (8, [11, 14]),
        (13, [14]),
        (14, []),
    ],
)
def test_the_sack_cart_brings_grain_in_four_rounds(number: int, rounds: list[int]) -> None:
    t = improving("B066", {"cards": QUIET[:2], "goods": {"wood": 2}}, round=number)
    play(t, "play B066")
    assert deliveries(t, "B066") == [(n, {"grain": 1}) for n in rounds]


@pytest.mark.card("B066")
def test_the_grain_of_the_sack_cart_comes_as_the_round_begins() -> None:
    t = improving("B066", {"cards": QUIET[:2], "goods": {"wood": 2}}, round=10)
    play(t, "play B066", "start")
    assert (t.position()["round"], goods(t)) == (11, {"grain": 1})


@pytest.mark.card("B066", "B074", "B097")
@pytest.mark.parametrize(("card", "number", "rounds"), [("B066", 8, [11, 14]), ("B074", 12, [14])])
def test_a_round_that_begins_is_too_late_for_the_scholars_card(
    card: str, number: int, rounds: list[int]
) -> None:
    row = {
        "cards": ["B097", "A098"],
        "house": "stone",
        "hand": [card, "A016"],
        "goods": {"wood": 2, "clay": 5},
    }
    t = table(row, {}, round=number, phase="preparation")
    play(t, "use B097", f"play {card}")
    assert [n for n, _ in deliveries(t, card)] == rounds
    assert "grain" not in goods(t)


# Beanfield


def sowing(supply: dict[str, int], **row: Any) -> bocage.Table:
    """Seat 0 with Beanfield is about to place somebody."""
    return alone({"cards": ["A098", "B099", "B068"], "goods": supply, **row})


@pytest.mark.card("B068")
@pytest.mark.parametrize("space", ["grain-utilization", "cultivation"])
def test_the_beanfield_is_sown_with_a_vegetable(space: str) -> None:
    t = sowing({"vegetable": 2})
    play(t, f"place {space}")
    play_if_asked(t, "sow vegetable on B068")
    assert on_card(t, "B068") == {"vegetable": 2}
    assert goods(t) == {"vegetable": 1}


@pytest.mark.card("B068")
def test_the_beanfield_takes_no_grain() -> None:
    t = sowing({"grain": 3})
    assert reason(t, "place grain-utilization") is not None
    t = sowing({"grain": 3}, fields={"r1c2": {}})
    play(t, "place grain-utilization")
    assert on_card(t, "B068") == {}
    assert seat(t)["fields"] == {"r1c2": {"grain": 3}}


@pytest.mark.card("B068")
def test_the_beanfield_is_sown_beside_other_fields_and_only_when_empty() -> None:
    t = sowing({"vegetable": 2, "grain": 1}, fields={"r1c2": {}, "r1c3": {}})
    play(t, "place grain-utilization", "sow vegetable on B068")
    assert offered(t) == {
        "sow grain r1c2",
        "sow grain r1c3",
        "sow vegetable r1c2",
        "sow vegetable r1c3",
        "done",
    }
    t = sowing({"vegetable": 2}, memory={"B068": 1})
    assert "place grain-utilization" not in offered(t)


@pytest.mark.card("B068")
def test_the_beanfield_yields_a_vegetable_in_each_field_phase() -> None:
    row = {"cards": ["B068"], "goods": {"food": 9}, "fields": {"r1c2": {"vegetable": 2}}}
    t = table({**row, "memory": {"B068": 2}}, FED, round=4, phase="harvest")
    assert (on_card(t, "B068"), goods(t)) == ({"vegetable": 1}, {"food": 5, "vegetable": 2})
    t = table({**row, "memory": {"B068": 1}}, FED, round=7, phase="harvest")
    assert (on_card(t, "B068"), goods(t)) == ({}, {"food": 5, "vegetable": 2})
    t = table(row, FED, round=9, phase="harvest")
    assert (on_card(t, "B068"), goods(t)) == ({}, {"food": 5, "vegetable": 1})


@pytest.mark.card("B068")
def test_the_beanfield_scores_its_vegetables_but_no_field() -> None:
    for beans in (0, 1, 2):
        t = alone({"cards": ["B068"], "memory": {"B068": beans}, "fields": {"r1c2": {}}})
        assert line(t, "vegetables") == (beans or -1)
        assert line(t, "fields") == -1
        assert line(t, "cards") == 1
    t = alone({"fields": {"r1c2": {}, "r1c3": {}}, "cards": ["B068"]})
    assert line(t, "fields") == 1


@pytest.mark.card("B068")
def test_the_beanfield_has_no_neighbours() -> None:
    t = alone({"cards": ["B068"], "memory": {"B068": 2}})
    play(t, "place farmland")
    assert len(choices(t, "plow")) == 13


@pytest.mark.card("B068", "A071")
def test_the_clearing_spade_moves_vegetables_to_and_from_the_beanfield_but_no_grain() -> None:
    def moving(fields: dict[str, Any], beans: int = 0) -> bocage.Table:
        memory = {"B068": beans}
        return alone({"cards": ["B068", "A071"], "fields": fields, "memory": memory})

    t = moving({"r1c2": {"vegetable": 2}})
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert on_card(t, "B068") == {"vegetable": 1}
    t = moving({"r1c2": {}}, beans=2)
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert on_card(t, "B068") == {"vegetable": 1}
    assert "anytime" not in offered(moving({"r1c2": {"grain": 3}}))
