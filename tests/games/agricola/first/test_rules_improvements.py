"""Improvements in the full game: costs, what is handed in, and the majors beside the minors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import PLENTY, TO_CLAY, later
from .tables import FREE, QUIET, alone, at_once, coming, improving, phase

ALL = {f"A{n}" for n in range(1, 11)}


@pytest.mark.rule("F50")
@pytest.mark.parametrize(
    ("card", "crop", "other"),
    [("E39", "grain", {}), ("K110", "grain", {"stone": 2}), ("I98", "vegetable", {"stone": 2})],
)
def test_crops_that_pay_a_cost_come_from_the_stock_and_never_from_fields(
    card: str, crop: str, other: dict[str, int]
) -> None:
    fields = {"r1c5": {crop: 2}, "r1c4": {crop: 2}}
    t = improving(card, {"fields": fields, "goods": {**other, "food": 9}})
    assert reason(t, f"play {card}") == "reason-cannot-pay"
    t = improving(card, {"fields": fields, "goods": {**other, crop: 2}})
    play(t, f"play {card}")
    assert seat(t)["fields"] == fields


@pytest.mark.rule("F50")
@pytest.mark.parametrize("paid", ["wood", "clay"])
def test_of_two_costs_with_a_slash_one_is_chosen(paid: str) -> None:
    t = at_once("K143", {"goods": {"wood": 2, "clay": 2}})
    assert offered(t) == {"spend wood", "spend clay"}
    play(t, f"spend {paid}")
    left = "clay" if paid == "wood" else "wood"
    assert goods(t) == {left: 2, "stone": 2}


@pytest.mark.rule("F50")
def test_two_costs_with_a_slash_are_not_mixed() -> None:
    assert reason(improving("K143", {"goods": {"wood": 1, "clay": 1}}), "play K143") is not None
    t = at_once("K143", {"goods": {"wood": 1, "clay": 2}})
    assert goods(t) == {"wood": 1, "stone": 2}


@pytest.mark.rule("F51")
def test_one_seat_may_own_all_fireplaces_and_hearths() -> None:
    t = alone({"cards": ["A1", "A2", "A3"], "goods": {"clay": 5}})
    play(t, "place major-improvement")
    play_if_asked(t, "build A4")
    play(t, "pay clay")
    assert seat(t)["cards"] == ["A1", "A2", "A3", "A4"]
    assert goods(t) == {}


@pytest.mark.rule("F51", "F58")
def test_a_fireplace_handed_in_for_a_hearth_can_be_bought_again_by_the_same_seat() -> None:
    t = alone({"cards": ["A1"], "people": 3, "goods": {"clay": 4, "reed": 1}})
    play(t, "place major-improvement", "build A3")
    play_if_asked(t, "return A1")
    assert (seat(t)["cards"], goods(t)) == (["A3"], {"clay": 4, "reed": 1})
    assert "A1" in on_offer(t)
    play(t, "place house-redevelopment", "build A1")
    assert (seat(t)["cards"], goods(t)) == (["A3", "A1"], {})


@pytest.mark.rule("F52")
def test_a_new_oven_bakes_at_once_wherever_it_is_built() -> None:
    supply = {"clay": 5, "stone": 1, "reed": 1, "grain": 1}
    t = alone({"goods": supply, "hand": [FREE]})
    play(t, "place house-redevelopment", "build A5", "bake grain")
    assert goods(t) == {"food": 5}
    assert "place farmland" in offered(t)


@pytest.mark.rule("F53")
@pytest.mark.parametrize(
    ("card", "good", "food"), [("A7", "wood", 2), ("A8", "clay", 2), ("A9", "reed", 3)]
)
def test_a_workshop_turns_one_material_into_food_in_each_harvest(
    card: str, good: str, food: int
) -> None:
    for number in (4, 14):
        t = phase("feeding", number, {"cards": [card], "goods": {good: 3, "food": 4 - food}})
        assert f"craft {card}" in offered(t)
        play(t, f"craft {card}")
        assert f"craft {card}" not in offered(t)
        assert goods(t) == {good: 2}
        assert seat(t)["begging"] == 0


@pytest.mark.rule("F54")
def test_after_nine_majors_are_taken_the_tenth_stays_on_offer() -> None:
    rest = sorted(ALL - {"A9"})
    t = alone({"cards": rest[:5], "goods": {"reed": 2, "stone": 2}}, others={"cards": rest[5:]})
    assert on_offer(t) == {"A9"}
    play(t, "place major-improvement")
    assert "A9" in seat(t)["cards"]
    assert on_offer(t) == set()


@pytest.mark.rule("F55")
@pytest.mark.parametrize("first", ["build A1", f"play {FREE}"])
def test_one_improvement_per_action_major_or_minor(first: str) -> None:
    t = alone({"goods": PLENTY, "hand": [FREE, "E16"]})
    play(t, "place major-improvement", first)
    assert choices(t, "build") == choices(t, "play") == set()
    assert "place farmland" in offered(t)


@pytest.mark.rule("F55")
def test_one_improvement_after_a_renovation() -> None:
    t = alone({"goods": PLENTY, "hand": [FREE, "E16"]})
    play(t, "place house-redevelopment", f"play {FREE}")
    assert choices(t, "build") == choices(t, "play") == set()


@pytest.mark.rule("F56")
@pytest.mark.parametrize(("number", "last"), [(1, 6), (9, 14), (12, 14), (14, 14)])
def test_the_well_lays_food_on_the_next_five_rounds_or_those_left(number: int, last: int) -> None:
    t = alone({"goods": {"wood": 1, "stone": 3}}, round=number, round_cards=REVEALED[number])
    play(t, "place major-improvement")
    play_if_asked(t, "build A10")
    assert coming(t) == [(n, {"food": 1}, "A10") for n in range(number + 1, last + 1)]


_FIRST = ["major-improvement", "fencing", "grain-utilization", "sheep-market"]
_REST = [
    "basic-wish",
    "house-redevelopment",
    "western-quarry",
    "vegetable-seeds",
    "pig-market",
    "cattle-market",
    "eastern-quarry",
    "urgent-wish",
    "cultivation",
    "farm-redevelopment",
]
REVEALED = {number: [*_FIRST, *_REST][:number] for number in range(1, 15)}
"""The round cards of each round, the improvements first."""


@pytest.mark.rule("F57", "F58")
def test_a_returned_well_still_pays_what_lies_on_round_spaces() -> None:
    food = [{"round": n, "seat": 0, "goods": {"food": 1}, "card": "A10"} for n in (7, 8)]
    t = at_once("E38", {"cards": ["A10", "K123"]}, round=6, scheduled=food)
    assert seat(t)["cards"] == ["E38"]
    assert "A10" in on_offer(t)
    assert goods(later(t, 7)) == {"food": 1}
    t = at_once("I66", {"cards": ["A10"]}, round=6, scheduled=food)
    assert goods(later(t, 7)) == {"food": 2}


@pytest.mark.rule("F58")
def test_returned_majors_are_on_offer_again_and_returned_minors_leave_the_game() -> None:
    t = at_once("E38", {"cards": ["A1", "K123"]})
    assert seat(t)["cards"] == ["E38"]
    assert "A1" in on_offer(t)
    assert "K123" not in on_offer(t)
    position = t.position()
    assert all("K123" not in row["cards"] + row["hand"] for row in position["seats"])
    assert all("K123" not in cards for cards in position["piles"].values())


@pytest.mark.rule("F58")
@pytest.mark.parametrize(
    "row",
    [
        {"cards": ["A1"], "hand": ["K123", "K143"]},
        {"cards": ["A1", *QUIET[:2]], "hand": ["K123"]},
    ],
    ids=["cards in hand", "occupations"],
)
def test_only_improvements_in_front_of_the_seat_are_returned(row: dict[str, Any]) -> None:
    t = improving("E38", {**row, "hand": [*row["hand"], "E38", FREE]})
    assert "play E38" not in offered(t)


@pytest.mark.rule("F58", "F51")
def test_a_returned_minor_fireplace_leaves_the_game() -> None:
    t = alone({"cards": ["E20"]})
    play(t, "place major-improvement")
    play_if_asked(t, "build A3", "return E20")
    assert len(set(seat(t)["cards"]) & {"A3", "A4"}) == 1
    assert "E20" not in seat(t)["cards"]
    assert "E20" not in on_offer(t)


@pytest.mark.rule("F69", "F55")
def test_after_a_renovation_a_major_or_a_minor_or_nothing() -> None:
    for answer, cards in (("build A1", ["A1"]), ("play K123", ["K123"]), ("done", [])):
        t = alone({"goods": {"clay": 4, "reed": 1, "wood": 1}, "hand": ["K123"]})
        play(t, "place house-redevelopment", answer)
        assert (seat(t)["house"], seat(t)["cards"]) == ("clay", cards)
    t = alone({"goods": TO_CLAY, "hand": [FREE]})
    play(t, "place house-redevelopment")
    assert offered(t) == {f"play {FREE}", "done"}
