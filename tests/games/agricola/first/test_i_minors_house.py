"""Minor improvements of deck I for house and hearth: prices, upgrades, the Holiday House."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import PLENTY, ROOMS
from tests.games.agricola.scenario import (
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.common import deciding

from .deck_i import meal
from .tables import QUIET, alone, at_once, dawn, every, improving, last_person

# Ladder and Straw-thatched Roof

REED = {"I91": 1, "I99": 0}
"""The reed that a room costs with a card."""


def building(card: str, house: str, supply: dict[str, int]) -> bocage.Table:
    """A table where seat 0 stands on the farm expansion with 2 wood for a stable."""
    enough = {**supply, "wood": supply.get("wood", 0) + 2}
    t = alone({"cards": [card], "house": house, "goods": enough})
    play(t, "place farm-expansion")
    return t


@every(REED)
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_it_saves_reed_on_each_room(card: str, house: str) -> None:
    t = building(card, house, {house: 10, "reed": 2 * REED[card]})
    play(t, "room r1c1", "room r1c2")
    assert goods(t) == {"wood": 2}
    t = building(card, house, {house: 2, "reed": 9})
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("I91")
def test_a_room_still_costs_one_reed_with_the_ladder() -> None:
    assert reason(building("I91", "clay", {"clay": 5}), "room r1c1") == "reason-cannot-pay"


@every(REED)
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_no_reed_is_due_for_a_renovation(card: str, house: str, material: str) -> None:
    t = alone({"cards": [card], "house": house, "goods": {material: 2}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (material, {})


CHEAPER = {
    "I103": {"wood": 1, "clay": 2, "stone": 2},
    "E21": {"wood": 1, "clay": 1, "stone": 2},
    "I84": {"wood": 2},
    "I71": {"clay": 3, "reed": 1},
    "K144": {"wood": 3, "clay": 3, "reed": 1, "stone": 3},
    "I86": {"wood": 2, "reed": 1},
}
"""Prices of improvements with the Ladder."""


@pytest.mark.card("I91")
@every(CHEAPER)
def test_the_ladder_saves_a_reed_on_six_improvements(card: str) -> None:
    t = at_once(card, {"cards": ["I91"], "goods": CHEAPER[card]}, round=13)
    assert seat(t)["cards"] == ["I91", card]
    assert goods(t) == {}
    for good, n in CHEAPER[card].items():
        t = improving(card, {"cards": ["I91"], "goods": {**CHEAPER[card], good: n - 1}}, round=13)
        assert reason(t, f"play {card}") == "reason-cannot-pay"


@pytest.mark.card("I91", "I88")
def test_the_ladder_is_of_no_use_for_a_lasso() -> None:
    t = improving("I88", {"cards": ["I91"]})
    assert reason(t, "play I88") == "reason-cannot-pay"


@pytest.mark.card("I99", "I84")
def test_the_straw_roof_does_not_replace_the_reed_of_improvements() -> None:
    t = improving("I84", {"cards": ["I99"], "goods": {"wood": 2}})
    assert reason(t, "play I84") == "reason-cannot-pay"


@pytest.mark.card("I99", "K105")
def test_grain_on_a_card_counts_for_the_straw_roof() -> None:
    row = {"cards": ["K105"], "hand": ["I99"], "goods": {"grain": 1}, "people": 3}
    t = alone({**row, "fields": {"r1c4": {"grain": 1}, "r1c5": {"grain": 1}}})
    play(t, "place grain-utilization")
    play(t, "place meeting-place", "play I99")
    assert seat(t)["cards"] == ["K105", "I99"]


# Wooden Hut Extension

HUT = {"wood": 5, "reed": 1}


@pytest.mark.card("I81")
def test_the_hut_extension_adds_a_room_to_a_wooden_hut() -> None:
    t = at_once("I81", {"goods": HUT})
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2"}
    play(t, "room r1c1")
    assert (seat(t)["rooms"], goods(t)) == (["r1c1", "r2c1", "r3c1"], {})


@pytest.mark.card("I81")
@pytest.mark.parametrize(
    "row",
    [
        {"house": "clay"},
        {"house": "stone"},
        {"fields": {"r1c1": {}}, "stables": ["r2c2", "r3c2"]},
    ],
    ids=["clay", "stone", "no place"],
)
def test_the_hut_extension_needs_a_wooden_hut_and_a_place(row: dict[str, Any]) -> None:
    assert "play I81" not in offered(improving("I81", {**row, "goods": HUT}))


@pytest.mark.card("I81", "E13", "I91", "I99")
@pytest.mark.parametrize("card", ["E13", "I91", "I99"])
def test_cards_for_rooms_do_not_change_the_price_of_the_hut_extension(card: str) -> None:
    for short in ({"wood": 4, "reed": 2}, {"wood": 5}):
        t = improving("I81", {"cards": [card], "goods": short})
        assert reason(t, "play I81") == "reason-cannot-pay"


@pytest.mark.card("I81", "K270")
def test_the_room_of_the_hut_extension_is_built_for_the_wet_nurse() -> None:
    t = at_once("I81", {"cards": ["K270"], "goods": {**HUT, "food": 1}})
    play(t, "room r1c1", "use K270")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 1, {})


@pytest.mark.card("I81")
def test_the_hut_extension_comes_too_late_for_the_growth_before_it() -> None:
    t = alone({"hand": ["I81"], "goods": HUT})
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = alone({"hand": ["I81"], "goods": HUT, "rooms": ROOMS[:3]})
    play(t, "place basic-wish", "play I81", "room r1c2")
    assert (seat(t)["people"], len(seat(t)["rooms"])) == (3, 4)


# Baker's Kitchen and Cooking Corner

OVENS = {"A5": True, "A6": True, "E14": False, "E27": False}
"""Ovens, and whether one is on offer again when it is handed in."""


@pytest.mark.card("I65")
@pytest.mark.parametrize("oven", OVENS)
def test_any_oven_becomes_the_bakers_kitchen(oven: str) -> None:
    t = at_once("I65", {"cards": [oven], "goods": {"stone": 2, "grain": 3}})
    assert offered(t) == {"bake grain", "done"}
    play(t, "bake grain", "bake grain")
    assert (seat(t)["cards"], goods(t)) == (["I65"], {"food": 10, "grain": 1})
    assert (oven in on_offer(t)) is OVENS[oven]


@pytest.mark.card("I65")
def test_one_of_several_ovens_is_chosen_for_the_bakers_kitchen() -> None:
    t = at_once("I65", {"cards": ["A5", "A6"], "goods": {"stone": 2}})
    assert offered(t) == {"return A5", "return A6"}
    play(t, "return A6")
    assert seat(t)["cards"] == ["A5", "I65"]


@pytest.mark.card("I65")
def test_the_first_bread_of_the_kitchen_is_optional_and_made_with_all_that_bakes() -> None:
    row = {"cards": ["A3", "A5"], "goods": {"stone": 2, "grain": 4}}
    t = at_once("I65", row)
    play(t, "bake grain", "bake grain", "bake grain", "bake grain")
    assert goods(t) == {"food": 5 + 5 + 3 + 3}
    t = at_once("I65", row)
    play(t, "done")
    assert goods(t) == {"grain": 4}


@pytest.mark.card("I65", "K106")
def test_the_bakers_kitchen_is_no_oven() -> None:
    t = improving("K106", {"cards": ["I65"], "goods": {"stone": 3}})
    assert "play K106" not in offered(t)


@pytest.mark.card("I85", "K128")
@pytest.mark.parametrize(("hearth", "again"), [("A3", True), ("A4", True), ("K128", False)])
def test_a_hearth_becomes_the_cooking_corner(hearth: str, again: bool) -> None:
    t = at_once("I85", {"cards": [hearth]})
    assert seat(t)["cards"] == ["I85"]
    assert (hearth in on_offer(t)) is again


@pytest.mark.card("I85")
@pytest.mark.parametrize(
    ("good", "food"), [("vegetable", 4), ("sheep", 2), ("boar", 3), ("cattle", 4)]
)
def test_the_cooking_corner_cooks(good: str, food: int) -> None:
    kind = "goods" if good == "vegetable" else "animals"
    t = meal({"cards": ["I85"], kind: {good: 1}})
    play_if_asked(t, f"cook {good}", "beg")
    assert (seat(t)["begging"], goods(t)) == (4 - food, {})


@pytest.mark.card("I85")
def test_the_cooking_corner_bakes_any_number_of_loaves() -> None:
    t = alone({"cards": ["I85"], "goods": {"grain": 3}})
    play(t, "place grain-utilization", "bake grain", "bake grain")
    assert goods(t) == {"food": 9}


# Holiday House


@pytest.mark.card("I71")
def test_the_holiday_house_is_played_in_round_thirteen_at_the_latest() -> None:
    assert reason(improving("I71", {"goods": PLENTY}, round=13), "play I71") is None
    assert reason(improving("I71", {"goods": PLENTY}, round=14), "play I71") is not None


@pytest.mark.card("I71")
def test_who_is_on_holiday_places_nobody_in_the_last_round() -> None:
    due = [{"round": 14, "seat": 0, "goods": {"food": 1}, "card": "A10"}]
    t = dawn({"cards": ["I71"], "people": 3}, round=14, scheduled=due)
    assert (deciding(t), goods(t)) == (1, {"food": 1})
    play(t, "place day-laborer")
    assert deciding(t) == 1
    play(t, "place forest")
    assert t.over
    assert seat(t)["begging"] == 5


@pytest.mark.card("I71")
def test_the_holiday_begins_with_the_last_round() -> None:
    t = dawn({"cards": ["I71"]}, round=13)
    assert deciding(t) == 0


@pytest.mark.card("I71", "I73")
def test_no_guest_comes_to_the_holiday_house() -> None:
    row = {"cards": ["I71"], "hand": ["I73"], "goods": {"food": 9}}
    t = last_person(row, "meeting-place", round=13)
    play(t, "play I73", "start")
    play_if_asked(t, "feed")
    assert (t.position()["round"], deciding(t)) == (14, 1)
    play(t, "place day-laborer")
    assert deciding(t) == 1


@pytest.mark.card("I71", "E36", "K136")
@pytest.mark.parametrize("roof", ["E36", "K136"])
def test_roofs_do_not_replace_the_reed_of_the_holiday_house(roof: str) -> None:
    t = improving("I71", {"cards": [roof, *QUIET[:2]], "goods": {"wood": 9, "clay": 9}}, round=9)
    assert reason(t, "play I71") == "reason-cannot-pay"
