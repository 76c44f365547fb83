"""Minor improvements of deck I that bring goods at once or lay food on round spaces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import (
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)

from .tables import FREE, MAJORS, QUIET, alone, at_once, deliveries, every, improving, table

WELL = MAJORS["well"]
PATCH = {"r1c4": {"vegetable": 1}, "r1c5": {"vegetable": 2}}
LASTING: dict[str, tuple[int, dict[str, Any]]] = {
    "I66": (3, {"cards": [WELL]}),
    "I69": (3, {"fields": PATCH}),
    "I72": (4, {"cards": QUIET[:3]}),
    "I84": (8, {"goods": {"wood": 2, "reed": 1}}),
}
"""Cards that lay 1 food on so many round spaces, and what it takes to play them."""


def meals(first: int, last: int) -> list[tuple[int, dict[str, int]]]:
    """One food in each of some rounds."""
    return [(number, {"food": 1}) for number in range(first, last + 1)]


# Goods at once


@pytest.mark.card("I64")
@pytest.mark.parametrize(("number", "food"), [(1, 0), (2, 1), (7, 6), (14, 13)])
def test_alms_are_a_food_for_each_completed_round(number: int, food: int) -> None:
    t = at_once("I64", {}, round=number)
    assert goods(t) == ({"food": food} if food else {})


@pytest.mark.card("I96")
@pytest.mark.parametrize("good", ["wood", "clay"])
def test_the_reed_exchange_gives_two_reed_for_two_of_a_material(good: str) -> None:
    assert goods(at_once("I96", {"goods": {good: 3}})) == {good: 1, "reed": 2}


@pytest.mark.card("I104")
def test_the_weekly_market_turns_three_grain_into_two_vegetables() -> None:
    t = at_once("I104", {"goods": {"grain": 4}, "fields": {"r1c5": {"grain": 3}}})
    assert goods(t) == {"grain": 1, "vegetable": 2}
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}


@pytest.mark.card("I104")
def test_grain_on_fields_does_not_pay_the_weekly_market() -> None:
    t = improving("I104", {"goods": {"grain": 2}, "fields": {"r1c5": {"grain": 3}}})
    assert reason(t, "play I104") == "reason-cannot-pay"


@pytest.mark.card("I104", "K292")
def test_the_weekly_market_calls_the_market_woman_after_it_is_paid() -> None:
    t = at_once("I104", {"cards": ["K292"], "goods": {"grain": 3}})
    assert goods(t) == {"grain": 2, "vegetable": 2}
    t = improving("I104", {"cards": ["K292"], "goods": {"grain": 2}})
    assert reason(t, "play I104") == "reason-cannot-pay"


# Food on round spaces


@every(LASTING)
def test_food_lies_on_the_next_round_spaces_as_far_as_there_are_any(card: str) -> None:
    rounds, row = LASTING[card]
    for now in (1, 5, 9, 12, 14):
        t = at_once(card, row, round=now)
        assert deliveries(t, card) == meals(now + 1, min(now + rounds, 14))
        assert "food" not in goods(t)


@every(LASTING)
def test_the_food_comes_as_its_rounds_begin(card: str) -> None:
    _, row = LASTING[card]
    t = improving(card, row, round=5)
    play(t, f"play {card}", "start")
    assert (t.position()["round"], goods(t)["food"]) == (6, 1)


@pytest.mark.card("I69", "E18")
def test_a_sown_bean_field_counts_for_the_strawberry_patch() -> None:
    row = {"cards": ["E18"], "fields": {"r1c5": {"vegetable": 2}}}
    assert reason(improving("I69", {**row, "memory": {"E18": 1}}), "play I69") is None
    assert reason(improving("I69", row), "play I69") == "reason-need-not-met"


# Village Well


@pytest.mark.card("I66")
def test_the_village_well_takes_the_place_of_the_well_which_is_on_offer_again() -> None:
    t = at_once("I66", {"cards": [WELL], "goods": {"wood": 1, "stone": 3}})
    assert seat(t)["cards"] == ["I66"]
    assert WELL in on_offer(t)
    assert t.scores()[0].lines["cards"] == 5
    play(t, "start", "place major-improvement")
    play_if_asked(t, f"build {WELL}")
    assert seat(t)["cards"] == ["I66", WELL]
    assert t.scores()[0].lines["cards"] == 9


@pytest.mark.card("I66")
def test_the_food_of_the_returned_well_is_still_received() -> None:
    due = [{"round": n, "seat": 0, "goods": {"food": 1}, "card": WELL} for n in (7, 8)]
    t = improving("I66", {"cards": [WELL]}, round=6, scheduled=due)
    play(t, "play I66", "start")
    assert (t.position()["round"], goods(t)) == (7, {"food": 2})
    assert deliveries(t, WELL) == [(8, {"food": 1})]
    assert deliveries(t, "I66") == meals(8, 9)


@pytest.mark.card("I66")
def test_anothers_well_does_not_become_the_village_well() -> None:
    row = {"hand": ["I66", FREE]}
    t = table(row, {"cards": [WELL]}, round=6)
    play(t, "place meeting-place")
    assert offered(t) == {f"play {FREE}", "start"}


# Flagon


def paid(t: Any, seats: int = 3) -> list[int]:
    """The food of each seat."""
    return [goods(t, number).get("food", 0) for number in range(seats)]


@pytest.mark.card("I87")
@pytest.mark.parametrize(
    ("first", "second", "food"),
    [
        ([], [], [0, 0, 0]),
        ([WELL], [], [4, 1, 1]),
        (["I66"], [], [4, 1, 1]),
        ([WELL], ["I66"], [8, 2, 2]),
        ([WELL, "I66"], [], [8, 2, 2]),
    ],
    ids=["none", "Well", "Village Well", "both", "both with one player"],
)
def test_the_flagon_pays_at_once_for_wells_in_play(
    first: list[str], second: list[str], food: list[int]
) -> None:
    others = {"cards": first, "placed": 2}, {"cards": second, "placed": 2}
    t = at_once("I87", {"goods": {"clay": 1}}, *others)
    assert paid(t) == food


@pytest.mark.card("I87")
def test_the_flagon_pays_for_the_own_well_in_play_too() -> None:
    t = at_once("I87", {"cards": [WELL], "goods": {"clay": 1}})
    assert paid(t, 2) == [4, 1]


COST = {"wood": 1, "stone": 3}


@pytest.mark.card("I87")
@pytest.mark.parametrize("builder", [0, 1])
def test_the_flagon_pays_when_anybody_builds_the_well(builder: int) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I87"]}, {}, {}]
    rows[builder] = {**rows[builder], "goods": COST}
    t = table(*rows, round=14, turn=builder)
    play(t, "place major-improvement")
    assert paid(t) == [4, 1, 1]


@pytest.mark.card("I87", "I66")
@pytest.mark.parametrize("builder", [0, 1])
def test_the_flagon_pays_again_for_the_village_well_and_for_the_well_built_anew(
    builder: int,
) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I87"]}, {}, {}]
    held = [*rows[builder].get("cards", []), WELL]
    rows[builder] = {"cards": held, "hand": ["I66"], "goods": COST, "people": 3}
    rows = [row if i == builder else {**row, "placed": 2} for i, row in enumerate(rows)]
    t = table(*rows, round=14, turn=builder)
    play(t, "place meeting-place", "play I66", "start")
    assert paid(t) == [4, 1, 1]
    play(t, "place major-improvement")
    assert paid(t) == [8, 2, 2]


@pytest.mark.card("I87")
def test_other_improvements_leave_the_flagon_empty() -> None:
    t = alone({"cards": ["I87"], "goods": {"clay": 2}})
    play(t, "place major-improvement")
    assert seat(t)["cards"] == ["I87", MAJORS["fireplace-2"]]
    assert paid(t, 2) == [0, 0]
