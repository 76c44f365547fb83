"""Occupations of deck K for fields: Forester, Smallholder, Ploughman."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, reason, seat

from .later import harvest, later, learned
from .tables import alone, bonus, line, on_card, pile, window

# Forester


def planting(wood: int, **row: Any) -> bocage.Table:
    """The forester's seat stands on the space to sow and bake."""
    supply = {"wood": wood, "grain": 1, "food": 30}
    given = {"cards": ["K278"], "goods": supply, "fields": {"r1c5": {}}, "people": 4, **row}
    t = alone(given)
    play(t, "place grain-utilization")
    return t


@pytest.mark.card("K278")
def test_the_forester_plants_wood_in_three_stacks() -> None:
    t = planting(5)
    play(t, *["sow wood on K278"] * 3)
    assert on_card(t, "K278") == {"wood": 9}
    assert goods(t) == {"wood": 2, "grain": 1, "food": 30}
    assert offered(t) == {"sow grain r1c5", "done"}


@pytest.mark.card("K278")
def test_each_stack_of_the_forester_yields_a_wood_per_field_phase() -> None:
    t = planting(2)
    play(t, *["sow wood on K278"] * 2)
    t = harvest(t)
    assert (on_card(t, "K278"), goods(t)["wood"]) == ({"wood": 4}, 2)
    t = harvest(harvest(t, 7), 9)
    assert (on_card(t, "K278"), goods(t)["wood"]) == ({}, 6)


@pytest.mark.card("K278")
def test_the_stacks_of_the_forester_are_sown_at_different_times() -> None:
    t = planting(2)
    play(t, "sow wood on K278", "done")
    assert on_card(t, "K278") == {"wood": 3}
    play(t, "place cultivation", "sow wood on K278")
    assert on_card(t, "K278") == {"wood": 6}


@pytest.mark.card("K278")
def test_wood_of_the_forester_is_not_in_the_supply_and_the_card_no_field() -> None:
    t = planting(1)
    play(t, "sow wood on K278", "done")
    assert goods(t) == {"grain": 1, "food": 30}
    assert line(t, "fields") == -1
    assert reason(t, "place fencing") is not None


@pytest.mark.card("K278")
def test_wood_of_the_forester_scores_for_the_joinery() -> None:
    t = planting(1, cards=["K278", "A7"])
    assert bonus(t) == 0
    play(t, "sow wood on K278")
    assert bonus(t) == 1


# Smallholder


def small(supply: dict[str, int], **row: Any) -> bocage.Table:
    """The smallholder's seat stands on the space to sow and bake."""
    cards = ["K286", *row.pop("cards", [])]
    t = alone({"cards": cards, "goods": supply, "people": 4, **row})
    play(t, "place grain-utilization")
    return t


def sow(t: bocage.Table, *answers: str) -> None:
    """Sow with the smallholder, whose use may be asked for."""
    for answer in answers:
        play_if_asked(t, "use K286", f"sow {answer}")
    play_if_asked(t, "use K286")


@pytest.mark.card("K286")
@pytest.mark.parametrize(
    ("fields", "sown"),
    [
        ({"r1c5": {}}, {"r1c5": {"grain": 4}}),
        ({"r1c5": {}, "r1c4": {"grain": 1}}, {"r1c5": {"grain": 4}, "r1c4": {"grain": 1}}),
        (
            {"r1c5": {}, "r1c4": {"grain": 1}, "r1c3": {"grain": 1}},
            {"r1c5": {"grain": 3}, "r1c4": {"grain": 1}, "r1c3": {"grain": 1}},
        ),
    ],
)
def test_with_at_most_two_fields_the_smallholder_sows_one_more(
    fields: dict[str, Any], sown: dict[str, Any]
) -> None:
    t = small({"grain": 1}, fields=fields)
    sow(t, "grain r1c5")
    assert seat(t)["fields"] == sown


@pytest.mark.card("K286")
def test_the_smallholder_sows_both_fields_richer() -> None:
    t = small({"grain": 1, "vegetable": 1}, fields={"r1c5": {}, "r1c4": {}})
    sow(t, "grain r1c5", "vegetable r1c4")
    assert seat(t)["fields"] == {"r1c4": {"vegetable": 3}, "r1c5": {"grain": 4}}


@pytest.mark.card("K286", "K137")
def test_a_card_field_counts_for_the_smallholder_once_it_is_sown() -> None:
    t = small({"vegetable": 1}, cards=["K137"], fields={"r1c4": {"grain": 1}})
    sow(t, "vegetable on K137")
    assert on_card(t, "K137") == {"vegetable": 3}
    t = small({"grain": 1}, cards=["K137"], fields={"r1c5": {}, "r1c4": {"grain": 1}})
    sow(t, "grain r1c5")
    assert seat(t)["fields"]["r1c5"] == {"grain": 4}
    fields: dict[str, Any] = {"r1c4": {"grain": 1}, "r1c3": {"grain": 1}}
    t = small({"vegetable": 1}, cards=["K137"], fields=fields)
    sow(t, "vegetable on K137")
    assert on_card(t, "K137") == {"vegetable": 2}


@pytest.mark.card("K286", "K278")
def test_wood_gets_no_more_of_the_smallholder() -> None:
    t = small({"wood": 1}, cards=["K278"])
    sow(t, "wood on K278")
    assert on_card(t, "K278") == {"wood": 3}


@pytest.mark.card("K286", "E59")
@pytest.mark.parametrize(
    ("cards", "pastures", "room"),
    [
        ([], [["r1c5"]], 3 + 1),
        ([], [["r1c4", "r1c5"]], 4 + 1),
        (["E59"], [["r1c5"]], 3 + 2 + 1),
        ([], [["r1c5"], ["r1c4"]], 3 + 3 + 1),
    ],
)
def test_the_smallholder_keeps_three_animals_where_two_would_be(
    cards: list[str], pastures: list[list[str]], room: int
) -> None:
    row = {"cards": ["K286", *cards], "pastures": pastures, "fields": {"r3c3": {}, "r3c4": {}}}
    t = alone({**row, "goods": {}}, spaces=pile("sheep-market", "sheep", 12))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": room}


# Ploughman


@pytest.mark.card("K293")
def test_a_field_of_the_ploughman_that_is_not_paid_is_lost() -> None:
    t = learned("K293", {"goods": {"food": 2}}, round=2)
    t = later(t, 6)
    assert offered(t) == window("K293")
    play(t, "done")
    assert (seat(t)["fields"], goods(t)) == ({}, {"food": 2})
    assert "use K293" not in offered(later(t, 7))
    assert "use K293" in offered(later(t, 9))


@pytest.mark.card("K293")
def test_the_ploughman_asks_nobody_without_food_or_place() -> None:
    t = learned("K293", {}, round=2)
    assert "use K293" not in offered(later(t, 6))
    t = learned("K293", {"goods": {"grain": 1}}, round=2)
    assert "use K293" in offered(later(t, 6))


@pytest.mark.card("K293")
@pytest.mark.parametrize(
    ("number", "rounds"), [(1, {5, 8, 11}), (5, {9, 12}), (8, {12}), (11, set())]
)
def test_the_rounds_of_the_ploughman(number: int, rounds: set[int]) -> None:
    t = learned("K293", {"goods": {"food": 2}}, round=number)
    found = {n for n in range(number + 1, 15) if "use K293" in offered(later(t, n))}
    assert found == rounds


@pytest.mark.card("K293", "E61", "E195")
def test_no_plough_helps_the_ploughman() -> None:
    t = learned("K293", {"goods": {"food": 2}, "cards": ["E61"]}, round=2)
    t = later(t, 6)
    play(t, "use K293")
    assert len(choices(t, "plow")) == 13
    play(t, "plow r1c5")
    assert "use E61" not in offered(t)
    assert set(seat(t)["fields"]) == {"r1c5"}
