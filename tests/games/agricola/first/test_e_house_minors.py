"""Minor improvements of deck E about prices and the house: E13, E15, E33, E36, E37 and E50."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ...common import deciding
from ..scenario import choices, goods, offered, on_offer, play, play_if_asked, reason, seat
from .deck_e import ROOMS, TO_CLAY, any_time, improve
from .tables import alone, deliveries, phase, table, turn, window

STABLES = ["r1c2", "r1c3", "r1c4", "r1c5"]
"""All stables, so that only rooms can be built."""


def expanding(house: str, supply: dict[str, int], *cards: str) -> bocage.Table:
    """Seat 0 has all its stables, some goods and cards, and is about to place somebody."""
    row = {"cards": list(cards), "house": house, "goods": supply, "stables": STABLES}
    return alone(row, 3)


def build_rooms(house: str, supply: dict[str, int], *cards: str) -> bocage.Table:
    """Seat 0 has built as many rooms as it had goods for, using its cards where it is asked."""
    t = expanding(house, supply, *cards)
    play(t, "place farm-expansion")
    for cell in ("r1c1", "r2c2", "r3c2"):
        play_if_asked(t, f"room {cell}")
        while choices(t, "use"):
            play(t, f"use {min(choices(t, 'use'))}")
    return t


ROOM_PRICES: list[tuple[list[str], str, dict[str, int]]] = [
    (["E13"], "wood", {"wood": 2, "reed": 2}),
    (["E13", "E218"], "wood", {"wood": 2, "reed": 2}),
    (["E13", "E36"], "wood", {"wood": 2, "clay": 2}),
    (["E13", "E36"], "wood", {"wood": 2, "clay": 1, "reed": 1}),
    (["E13", "E157"], "wood", {"wood": 2, "reed": 1}),
    (["E36"], "wood", {"wood": 5, "clay": 2}),
    (["E36"], "wood", {"wood": 5, "clay": 1, "reed": 1}),
    (["E36"], "clay", {"clay": 7}),
    (["E36"], "stone", {"stone": 5, "clay": 2}),
    (["E36", "E157"], "wood", {"wood": 5, "clay": 1}),
    (["E36", "K272"], "wood", {"wood": 6}),
    (["E37"], "clay", {"clay": 2, "wood": 1, "reed": 1}),
    (["E37", "E36"], "clay", {"clay": 3, "wood": 1}),
    (["E37", "E157"], "clay", {"clay": 2, "wood": 1}),
    (["E37", "E218"], "clay", {"clay": 3, "reed": 2}),
    (["E37", "E218"], "clay", {"clay": 2, "wood": 1, "reed": 1}),
]


@pytest.mark.card("E13", "E36", "E37")
@pytest.mark.parametrize(("cards", "house", "cost"), ROOM_PRICES)
def test_a_room_costs_one_base_price_with_what_cards_replace_or_save(
    cards: list[str], house: str, cost: dict[str, int]
) -> None:
    t = build_rooms(house, cost, *cards)
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})
    for good, n in cost.items():
        t = expanding(house, {**cost, good: n - 1}, *cards)
        assert "place farm-expansion" not in offered(t)


@pytest.mark.card("E13")
def test_the_axe_is_for_every_room_of_a_wooden_hut_but_no_other() -> None:
    t = build_rooms("wood", {"wood": 6, "reed": 6}, "E13")
    assert (len(seat(t)["rooms"]), goods(t)) == (5, {})
    for house in ("clay", "stone"):
        t = expanding(house, {house: 4, "wood": 9, "reed": 9}, "E13")
        assert "place farm-expansion" not in offered(t)


@pytest.mark.card("E36")
def test_the_clay_roof_replaces_reed_in_every_room_and_in_no_improvement() -> None:
    t = build_rooms("wood", {"wood": 10, "clay": 3, "reed": 1}, "E36")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})
    t = improve("E34", {"cards": ["E36"], "goods": {"clay": 3}})
    assert "E34" not in seat(t)["cards"]


@pytest.mark.card("E36")
def test_the_clay_roof_replaces_the_reed_of_a_renovation() -> None:
    t = alone({"cards": ["E36"], "goods": {"clay": 3}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    t = alone({"cards": ["E36"], "house": "clay", "goods": {"stone": 2, "clay": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
    t = alone({"cards": ["E36"], "goods": {"clay": 2}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("E36")
def test_the_clay_roof_leaves_the_reed_in_its_place_if_its_owner_likes() -> None:
    t = alone({"cards": ["E36"], "goods": {"clay": 3, "reed": 1}})
    play(t, "place house-redevelopment", "done")
    play_if_asked(t, "done")
    assert goods(t) == {"clay": 1}
    t = alone({"cards": ["E36"], "goods": {"clay": 3, "reed": 1}})
    play(t, "place house-redevelopment", "use E36")
    play_if_asked(t, "done")
    assert goods(t) == {"reed": 1}


@pytest.mark.card("E37")
def test_the_clay_supports_are_chosen_room_by_room() -> None:
    supply = {"clay": 7, "wood": 1, "reed": 3}
    t = expanding("clay", supply, "E37")
    play(t, "place farm-expansion", "room r1c1", "use E37", "room r2c2")
    play_if_asked(t, "done")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})


@pytest.mark.card("E37", "E218")
def test_each_room_has_one_base_price_of_its_own() -> None:
    t = expanding("clay", {"clay": 5, "wood": 1, "reed": 3}, "E37", "E218")
    play(t, "place farm-expansion", "room r1c1", "use E37", "room r2c2")
    play_if_asked(t, "use E218")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})


@pytest.mark.card("E37")
@pytest.mark.parametrize("house", ["wood", "stone"])
def test_the_clay_supports_are_for_clay_huts_only(house: str) -> None:
    t = expanding(house, {house: 4, "clay": 9, "reed": 9}, "E37")
    assert "place farm-expansion" not in offered(t)


# Baking Tray

OVENS = {
    "A5": [{"clay": 2, "stone": 1}, {"clay": 3}],
    "A6": [{"stone": 3}, {"clay": 1, "stone": 2}],
    "E27": [{"wood": 2, "stone": 1}, {"wood": 3}],
}


@pytest.mark.card("E15", "E27")
@pytest.mark.parametrize(
    ("oven", "supply"), [(oven, price) for oven, prices in OVENS.items() for price in prices]
)
def test_the_baking_tray_saves_any_one_resource_of_an_oven(
    oven: str, supply: dict[str, int]
) -> None:
    hand = ["E27"] if oven == "E27" else []
    t = alone({"cards": ["E15"], "hand": hand, "goods": supply})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {oven}", f"play {oven}")
    assert (seat(t)["cards"], goods(t)) == (["E15", oven], {})


@pytest.mark.card("E15")
@pytest.mark.parametrize(
    "supply", [{"clay": 2}, {"clay": 1, "stone": 1}, {"wood": 2}, {"wood": 1, "stone": 1}]
)
def test_the_baking_tray_saves_no_more_than_one(supply: dict[str, int]) -> None:
    t = alone({"cards": ["E15", "A1"], "hand": ["E27", "K129"], "goods": supply})
    play(t, "place major-improvement")
    assert choices(t, "build") & {"A5", "A6"} == set()
    assert "play E27" not in offered(t)


@pytest.mark.card("E15")
def test_with_the_baking_tray_a_minor_improvement_action_builds_an_oven() -> None:
    row = {"goods": {"wood": 9, "clay": 9, "stone": 9, "reed": 9}, "hand": ["K129"]}
    t = alone({**row, "cards": ["E15"]})
    play(t, "place meeting-place")
    assert choices(t, "build") == {"A5", "A6"}
    t = alone(row)
    play(t, "place meeting-place")
    assert choices(t, "build") == set()
    t = alone({"cards": ["E15"], "goods": {"stone": 3}})
    play(t, "place meeting-place", "build A6")
    assert (seat(t)["cards"], goods(t)) == (["E15", "A6"], {})


@pytest.mark.card("E15")
def test_an_oven_built_with_the_baking_tray_bakes_at_once() -> None:
    t = alone({"cards": ["E15"], "goods": {"clay": 2, "stone": 1, "grain": 1}})
    play(t, "place meeting-place", "build A5", "bake grain")
    assert goods(t) == {"food": 5}


# Ceramics


@pytest.mark.card("E33")
def test_ceramics_bring_two_food_and_a_pottery_for_nothing() -> None:
    t = improve("E33", {"cards": ["stone-oven"], "goods": {"clay": 1}})
    assert goods(t) == {"food": 2}
    play(t, "place meeting-place")
    assert choices(t, "build") == {"A8"}
    play(t, "build A8")
    assert (seat(t)["cards"], goods(t)) == (["A6", "E33", "A8"], {"food": 2})
    assert "A8" not in on_offer(t)


@pytest.mark.card("E33")
def test_ceramics_make_the_pottery_free_as_a_major_improvement_too() -> None:
    t = alone({"cards": ["E33"]})
    play(t, "place major-improvement")
    play_if_asked(t, "build A8")
    assert seat(t)["cards"] == ["E33", "A8"]


@pytest.mark.card("E33")
def test_a_pottery_that_somebody_has_cannot_be_taken() -> None:
    t = table({"cards": ["E33"], "hand": ["K129"]}, {"cards": ["pottery"]}, round=14)
    play(t, "place meeting-place")
    assert choices(t, "build") == set()


# Builder's Trowel


def hut(**row: Any) -> bocage.Table:
    """Seat 0 has the trowel and two rooms of wood, and is about to place somebody."""
    return turn({"cards": ["E50"], "goods": TO_CLAY, **row})


@pytest.mark.card("E50")
def test_the_trowel_renovates_a_wooden_hut_without_an_action() -> None:
    t = hut()
    any_time(t, "use E50", "renovate")
    assert (seat(t)["house"], goods(t), seat(t)["placed"]) == ("clay", {}, 0)
    assert "anytime" not in offered(t)
    assert "place farmland" in offered(t)


@pytest.mark.card("E50")
@pytest.mark.parametrize(
    "row",
    [
        {"goods": {"clay": 1, "reed": 1}},
        {"goods": {"clay": 2}},
        {"house": "clay", "goods": {"stone": 9, "clay": 9, "reed": 9}},
    ],
    ids=["clay missing", "reed missing", "clay hut"],
)
def test_the_trowel_pays_the_price_and_stops_at_clay(row: dict[str, Any]) -> None:
    assert "anytime" not in offered(hut(**row))


@pytest.mark.card("E50", "E200")
def test_the_trowel_and_the_conservator_do_not_combine() -> None:
    t = hut(cards=["E50", "E200"], goods={"stone": 2, "reed": 1})
    assert "anytime" not in offered(t)
    t = hut(cards=["E50", "E200"], goods={"stone": 2, "clay": 2, "reed": 1})
    any_time(t, "use E50", "renovate")
    assert (seat(t)["house"], goods(t)) == ("clay", {"stone": 2})


@pytest.mark.card("E50", "E199", "E190")
def test_the_trowels_renovation_is_one_for_renovator_and_maid() -> None:
    t = hut(cards=["E50", "E199", "E190"], goods={"reed": 1})
    any_time(t, "use E50", "renovate")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    assert len(deliveries(t, "E190")) == 8


@pytest.mark.card("E50", "E151", "Z325")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("E50", {"goods": TO_CLAY}),
        ("E151", {"rooms": ROOMS[:5]}),
        ("Z325", {"rooms": ROOMS[:3], "goods": {"food": 3}}),
    ],
)
def test_what_is_done_at_any_time_is_asked_after_the_last_of_ones_actions(
    card: str, row: dict[str, Any]
) -> None:
    t = table({"cards": [card], **row}, {"placed": 1}, round=6, options={"decks": "EIKZ"})
    play(t, "place day-laborer")
    assert deciding(t) == 1
    play(t, "place grain-seeds", "place farmland", "plow r1c5")
    assert (deciding(t), offered(t)) == (0, window(card))


@pytest.mark.card("E50")
def test_the_trowel_works_before_a_harvest() -> None:
    t = phase("harvest", 4, {"cards": ["E50"], "goods": {**TO_CLAY, "food": 4}})
    play_if_asked(t, "anytime")
    play(t, "use E50")
    play_if_asked(t, "renovate")
    assert seat(t)["house"] == "clay"
