"""Occupations of deck K that bring goods: at once, on spaces, as a round begins."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    goods,
    lying,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import learned, spaces_of
from .tables import alone, dawn, deliveries, pile, theirs, window

# At once and in later rounds


@pytest.mark.card("K276", "K282")
@pytest.mark.parametrize("card", ["K276", "K282"])
@pytest.mark.parametrize(
    ("number", "wood"),
    [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)],
)
def test_the_wood_of_a_title_depends_on_the_rounds_left(card: str, number: int, wood: int) -> None:
    t = learned(card, {}, round=number)
    assert goods(t) == ({"wood": wood} if wood else {})


@pytest.mark.card("K283")
@pytest.mark.parametrize(("number", "first"), [(1, 8), (7, 8), (8, 9), (13, 14), (14, 15)])
def test_the_wood_deliveryman_lays_wood_on_rounds_eight_to_fourteen(
    number: int, first: int
) -> None:
    t = learned("K283", {}, round=number)
    assert deliveries(t, "K283") == [(n, {"wood": 1}) for n in range(first, 15)]


@pytest.mark.card("K296")
def test_the_seed_seller_brings_a_grain_and_one_more_at_take_one_grain() -> None:
    t = learned("K296", {})
    assert goods(t) == {"grain": 1}
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 3}
    t = theirs({"cards": ["K296"]}, seats=3)
    play(t, "place grain-seeds")
    assert goods(t) == {}


# Serf


def serf(supply: dict[str, int], **row: Any) -> bocage.Table:
    """The serf's seat stands on the space to sow and bake."""
    t = alone({"cards": ["K266"], "goods": supply, **row}, seats=4)
    play(t, "place grain-utilization")
    return t


@pytest.mark.card("K266")
def test_the_serf_takes_a_grain_before_it_is_sown() -> None:
    t = serf({}, fields={"r1c5": {}})
    play_if_asked(t, "take grain", "sow grain r1c5")
    assert (goods(t), seat(t)["fields"]) == ({}, {"r1c5": {"grain": 3}})


@pytest.mark.card("K266")
@pytest.mark.parametrize(
    ("answer", "left", "field"),
    [("take grain", {"grain": 1}, {"grain": 3}), ("take vegetable", {}, {"vegetable": 2})],
)
def test_the_serf_takes_a_grain_or_exchanges_one_for_a_vegetable(
    answer: str, left: dict[str, int], field: dict[str, int]
) -> None:
    t = serf({"grain": 1}, fields={"r1c5": {}})
    assert offered(t) == {"take grain", "take vegetable", "done"}
    play(t, answer)
    play_if_asked(t, "sow grain r1c5", "sow vegetable r1c5", "done")
    assert (goods(t), seat(t)["fields"]) == (left, {"r1c5": field})


@pytest.mark.card("K266")
def test_the_serf_without_grain_can_only_take_one() -> None:
    t = serf({"vegetable": 1}, fields={"r1c5": {}, "r1c4": {}})
    assert offered(t) == {"take grain", "done"}
    play(t, "take grain")
    assert goods(t) == {"vegetable": 1, "grain": 1}


@pytest.mark.card("K266")
def test_the_serf_hears_only_sow_and_bake() -> None:
    t = alone({"cards": ["K266"], "goods": {"grain": 1}, "fields": {"r1c5": {}}}, seats=4)
    play(t, "place cultivation")
    assert "use K266" not in offered(t)
    assert "take vegetable" not in offered(t)
    assert goods(t).get("grain", 0) <= 1


# Pieceworker


def piecework(space: str, supply: dict[str, int], seats: int = 2, **there: int) -> bocage.Table:
    """The pieceworker's seat has used a space where some goods lay."""
    spaces = {space: {"goods": there}} if there else {}
    t = alone({"cards": ["K268"], "goods": supply}, seats=seats, spaces=spaces)
    play(t, f"place {space}")
    return t


@pytest.mark.card("K268")
@pytest.mark.parametrize(
    ("space", "good", "n", "price"),
    [
        ("forest", "wood", 3, 1),
        ("clay-pit", "clay", 2, 1),
        ("reed-bank", "reed", 1, 1),
        ("western-quarry", "stone", 2, 1),
        ("grain-seeds", "grain", 0, 1),
        ("vegetable-seeds", "vegetable", 0, 2),
    ],
)
def test_the_pieceworker_buys_one_more_of_what_a_space_gave(
    space: str, good: str, n: int, price: int
) -> None:
    there = {good: n} if n else {}
    t = piecework(space, {"food": 4}, **there)
    assert "use K268" in offered(t)
    play(t, "use K268")
    play_if_asked(t, f"take {good}", "done")
    assert goods(t) == {good: (n or 1) + 1, "food": 4 - price}
    assert "use K268" not in offered(t)
    t = piecework(space, {"food": price - 1}, **there)
    assert "use K268" not in offered(t)


@pytest.mark.card("K268")
def test_the_pieceworker_may_be_declined() -> None:
    t = piecework("forest", {"food": 4}, wood=3)
    play(t, "done")
    assert goods(t) == {"wood": 3, "food": 4}


@pytest.mark.card("K268")
@pytest.mark.parametrize(
    ("space", "there"),
    [("fishing", {"food": 2}), ("sheep-market", {"sheep": 1}), ("day-laborer", {})],
)
def test_the_pieceworker_buys_neither_food_nor_animals(space: str, there: dict[str, int]) -> None:
    t = piecework(space, {"food": 4}, **there)
    assert "use K268" not in offered(t)
    assert "place farmland" in offered(t)


@pytest.mark.card("K268")
def test_the_pieceworker_buys_one_of_each_kind() -> None:
    t = piecework("resource-market", {"food": 4}, seats=4)
    for good in ("reed", "stone"):
        play_if_asked(t, "use K268", f"take {good}")
    play_if_asked(t, "done")
    assert goods(t) == {"reed": 2, "stone": 2, "food": 4 + 1 - 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("K268")
def test_food_of_the_same_space_does_not_pay_the_pieceworker() -> None:
    t = piecework("resource-market", {}, seats=4)
    assert "use K268" not in offered(t)
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}


@pytest.mark.card("K268", "K131")
def test_the_pieceworker_buys_nothing_that_a_card_gave() -> None:
    t = alone({"cards": ["K268", "K131"], "goods": {"food": 4}})
    play(t, "place day-laborer")
    assert "use K268" not in offered(t)
    assert goods(t) == {"food": 6, "clay": 3}


# Wood Distributor


@pytest.mark.card("K284")
def test_the_wood_distributor_brings_two_wood() -> None:
    assert goods(learned("K284", {})) == {"wood": 2}


@pytest.mark.card("K284")
@pytest.mark.parametrize(("there", "each", "rest"), [(0, 1, 0), (1, 1, 1), (2, 1, 2), (3, 2, 0)])
def test_the_wood_distributor_spreads_wood_in_equal_thirds(
    there: int, each: int, rest: int
) -> None:
    spaces = pile("forest", "wood", there) if there else {}
    t = dawn({"cards": ["K284"]}, spaces=spaces)
    assert offered(t) == window("K284")
    assert lying(t, "forest") == {"wood": there + 3}
    play(t, "use K284")
    assert lying(t, "forest") == ({"wood": rest} if rest else {})
    assert lying(t, "clay-pit") == {"clay": 1, "wood": each}
    assert lying(t, "reed-bank") == {"reed": 1, "wood": each}
    assert lying(t, "fishing") == {"food": 1, "wood": each}


@pytest.mark.card("K284")
def test_an_emptied_wood_space_is_closed_and_whoever_comes_takes_the_wood() -> None:
    t = dawn({"cards": ["K284"]})
    play(t, "use K284")
    assert reason(t, "place forest") == "reason-empty-space"
    play(t, "place fishing", "place clay-pit")
    assert goods(t) == {"food": 1, "wood": 1}
    assert goods(t, 1) == {"clay": 1, "wood": 1}


@pytest.mark.card("K284")
def test_the_wood_distributor_may_be_declined_and_moves_nothing_below_three() -> None:
    t = dawn({"cards": ["K284"]})
    play(t, "done")
    assert lying(t, "forest") == {"wood": 3}
    t = dawn({"cards": ["K284"]}, seats=1)
    assert "use K284" not in offered(t)
    assert lying(t, "forest") == {"wood": 2}


# Storehouse Clerk and Keeper


@pytest.mark.card("K287")
@pytest.mark.parametrize(("good", "n"), [("stone", 5), ("reed", 6), ("clay", 7), ("wood", 8)])
def test_the_storehouse_clerk_adds_to_what_is_stored(good: str, n: int) -> None:
    assert goods(dawn({"cards": ["K287"], "goods": {good: n}}, seats=4)) == {good: n + 1}
    assert goods(dawn({"cards": ["K287"], "goods": {good: n - 1}}, seats=4)) == {good: n - 1}


@pytest.mark.card("K287")
def test_the_storehouse_clerk_adds_to_each_resource_once() -> None:
    supply = {"stone": 9, "reed": 6, "clay": 7, "wood": 16}
    t = dawn({"cards": ["K287"], "goods": supply}, seats=4)
    assert goods(t) == {"stone": 10, "reed": 7, "clay": 8, "wood": 17}


@pytest.mark.card("K288")
@pytest.mark.parametrize("good", ["clay", "grain"])
@pytest.mark.parametrize(
    ("seats", "space", "gain"),
    [
        (4, "resource-market", {"reed": 1, "stone": 1, "food": 1}),
        (5, "reed-stone-wood", {"reed": 1, "stone": 1, "wood": 1}),
    ],
)
def test_the_storehouse_keeper_adds_clay_or_grain_to_reed_and_stone(
    seats: int, space: str, gain: dict[str, int], good: str
) -> None:
    spaces = pile(space, "reed", 1) if seats == 5 else {}
    t = alone({"cards": ["K288"]}, seats=seats, spaces=spaces)
    play(t, f"place {space}")
    play(t, f"take {good}")
    assert goods(t) == {**gain, good: 1}


@pytest.mark.card("K288")
def test_the_storehouse_keeper_asks_for_reed_and_stone_of_one_action() -> None:
    spaces = spaces_of(reed_bank={"reed": 2}, western_quarry={"stone": 2})
    t = alone({"cards": ["K288"], "people": 3}, seats=4, spaces=spaces)
    play(t, "place reed-bank", "place western-quarry")
    assert goods(t) == {"reed": 2, "stone": 2}
    assert "place farmland" in offered(t)
