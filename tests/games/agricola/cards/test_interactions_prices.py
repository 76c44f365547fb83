"""Cards that meet where something is paid: prices and exchanges."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS, ROOMS, alone, dawn, on_card, window
from tests.games.agricola.scenario import (
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)


def short_of_one(cost: dict[str, int]) -> list[dict[str, int]]:
    """The same goods with one less of each kind in turn."""
    return [{**cost, good: n - 1} for good, n in cost.items()]


# Several cards that change one price


def building(cards: list[str], house: str, supply: dict[str, int]) -> bocage.Table:
    """A table of three where seat 0, with two rooms, stands on the farm expansion.

    Two wood beyond the supply let it stand there, for a stable.
    """
    enough = {**supply, "wood": supply.get("wood", 0) + 2}
    t = alone({"cards": cards, "house": house, "goods": enough}, seats=3)
    play(t, "place farm-expansion")
    return t


@pytest.mark.card("A143", "B126", "A123", "B145", "B013")
@pytest.mark.parametrize(
    ("cards", "house", "cost"),
    [
        (["A143", "B126", "A123"], "stone", {"wood": 1, "reed": 2}),
        (["A143", "B126", "B145"], "stone", {"wood": 1, "stone": 2}),
        (["A143", "B126", "A123", "B145"], "stone", {"wood": 2}),
        (["A143", "A123", "B145"], "stone", {"wood": 2, "stone": 2}),
        (["A123", "B145"], "clay", {"wood": 2, "clay": 3}),
        (["B126", "A123", "B145"], "clay", {"wood": 2, "clay": 1}),
        (["B013", "B145"], "wood", {"wood": 3}),
        (["B013", "B126", "A143", "A123"], "wood", {"wood": 2, "reed": 2}),
        (["B013", "A123"], "clay", {"wood": 1, "clay": 3, "reed": 2}),
    ],
)
def test_a_room_is_built_at_the_price_that_all_cards_together_make(
    cards: list[str], house: str, cost: dict[str, int]
) -> None:
    t = building(cards, house, cost)
    play(t, "room r1c1")
    play_if_asked(t, *(f"use {card}" for card in cards))
    play_if_asked(t, "done")
    assert len(seat(t)["rooms"]) == 3
    assert goods(t) == {"wood": 2}
    for short in short_of_one({good: n for good, n in cost.items() if good != "wood"}):
        assert reason(building(cards, house, {**cost, **short}), "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("B126", "A123", "B145")
@pytest.mark.parametrize(
    ("used", "cost"),
    [
        ([], {"clay": 3, "reed": 2}),
        (["A123"], {"wood": 1, "clay": 1, "reed": 2}),
        (["B145"], {"wood": 1, "clay": 3}),
        (["A123", "B145"], {"wood": 2, "clay": 1}),
        (["B145", "A123"], {"wood": 2, "clay": 1}),
    ],
)
def test_each_of_two_substitutions_is_used_or_not_in_any_order(
    used: list[str], cost: dict[str, int]
) -> None:
    supply = {"wood": 4, "clay": 6, "reed": 4}
    t = alone({"cards": ["B126", "A123", "B145"], "house": "clay", "goods": supply}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert offered(t) == window("A123", "B145")
    play(t, *(f"use {card}" for card in used))
    play_if_asked(t, "done")
    assert goods(t) == {good: n - cost.get(good, 0) for good, n in supply.items()}


@pytest.mark.card("A123", "A143")
@pytest.mark.parametrize(
    ("supply", "possible"),
    [({"stone": 1, "reed": 1}, True), ({"wood": 1, "reed": 1}, True), ({"reed": 1}, False)],
)
def test_of_two_stone_either_the_stonecutter_saves_one_or_a_wood_stands_for_both(
    supply: dict[str, int], possible: bool
) -> None:
    t = alone({"cards": ["A123", "A143"], "house": "clay", "goods": supply}, seats=3)
    assert (reason(t, "place house-redevelopment") is None) is possible
    if possible:
        play(t, "place house-redevelopment")
        assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.card("A123", "A143", "B145")
def test_a_substitution_leaves_the_stone_that_a_reduction_then_saves() -> None:
    row = {"cards": ["A123", "A143", "B145"], "house": "clay", "rooms": ROOMS[:3]}
    t = alone({**row, "goods": {"wood": 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
    t = alone({**row, "goods": {"wood": 1, "stone": 1}}, seats=3)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("A075", "A143", "B095")
@pytest.mark.parametrize(
    ("cards", "rooms", "major", "cost"),
    [
        (["A075", "A143"], 2, "M08", {"wood": 1, "stone": 1}),
        (["A075", "A143"], 2, "M05", {"stone": 2}),
        (["B095", "A143"], 3, "M05", {"wood": 1, "stone": 1}),
        (["B095", "A143"], 4, "M05", {"wood": 1}),
        (["B095", "A143"], 3, "M10", {"reed": 2}),
        (["A143", "B095"], 5, "M07", {"clay": 1}),
        (["A075", "A143", "B095"], 3, "M08", {"wood": 1}),
        (["A075", "A143", "B095"], 4, "M05", {}),
    ],
)
def test_reductions_of_a_major_improvement_add_up(
    cards: list[str], rooms: int, major: str, cost: dict[str, int]
) -> None:
    row = {"cards": cards, "rooms": ROOMS[:rooms]}
    t = alone({**row, "goods": {"food": 1, **cost}}, seats=3)
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert seat(t)["cards"] == [*cards, major]
    assert goods(t) == {"food": 1}
    for short in short_of_one(cost):
        t = alone({**row, "goods": short}, seats=3)
        play_if_asked(t, "place major-improvement")
        assert f"build {major}" not in offered(t)
        assert major not in seat(t)["cards"]


@pytest.mark.card("A075", "A143", "B095", "A063")
def test_reductions_of_a_minor_improvement_add_up_without_those_for_majors() -> None:
    row = {"cards": ["A075", "A143", "B095"], "rooms": ROOMS[:5], "hand": ["A063"]}
    t = alone({**row, "goods": {"wood": 1, "stone": 1}}, seats=3)
    play(t, "place meeting-place", "play A063")
    play_if_asked(t, "done")
    assert (seat(t)["cards"][-1], goods(t)) == ("A063", {})
    for short in short_of_one({"wood": 1, "stone": 1}):
        t = alone({**row, "goods": short}, seats=3)
        play(t, "place meeting-place")
        assert "play A063" not in offered(t)
        assert seat(t)["hand"] == ["A063"]


@pytest.mark.card("A075", "A143", "B095", "A055")
def test_a_returned_fireplace_pays_for_a_hearth_whatever_lowers_prices() -> None:
    row = {"cards": ["M01", "A075", "A143", "B095", "A055"], "rooms": ROOMS[:5]}
    t = alone({**row, "goods": {"clay": 4, "wood": 1, "stone": 1}}, seats=3)
    play(t, "place major-improvement", "build M03")
    assert offered(t) == {"pay clay", "return M01"}
    play(t, "return M01")
    assert goods(t) == {"clay": 4, "wood": 1, "stone": 1, "food": 1}
    assert "M01" in on_offer(t)
    assert seat(t)["cards"] == ["A075", "A143", "B095", "A055", "M03"]


@pytest.mark.card("A133")
def test_the_braggart_counts_a_hearth_but_not_the_fireplace_handed_in_for_it() -> None:
    cards = ["A133", "M01", "A012", "A016", "A055", "A067"]
    t = alone({"cards": cards}, seats=3)
    assert t.scores()[0].lines["bonus"] == 2
    play(t, "place major-improvement", "build M03")
    assert t.scores()[0].lines["bonus"] == 2
    t = alone({"cards": cards, "goods": {"clay": 4}}, seats=3)
    play(t, "place major-improvement", "build M03", "pay clay")
    assert t.scores()[0].lines["bonus"] == 3


# Exchanges in one payment

CHAIN = {"cards": ["B080", "A102", "B104"], "memory": {"A102": 3}, "pastures": MEADOWS}
"""Clay into stone, a stone from the Grocer for food, a stone for a sheep."""


@pytest.mark.card("B080", "A102", "B104")
def test_three_cards_make_the_stone_of_one_payment_exactly() -> None:
    t = alone({**CHAIN, "goods": {"clay": 3, "food": 1}, "animals": {"sheep": 1}})
    play(t, "place major-improvement", "build M07")
    play(t, "trade 1 sheep for 1 stone")
    assert goods(t) == {}
    assert seat(t)["cards"][-1] == "M07"


@pytest.mark.card("B080", "A102", "B104")
def test_a_sheep_eaten_as_vegetable_buys_its_way_down_to_the_grocers_clay() -> None:
    t = alone({**CHAIN, "goods": {"clay": 3, "food": 1}, "animals": {"sheep": 1}})
    play(t, "place major-improvement", "build M07", "trade 1 sheep for 1 vegetable")
    play(t, "eat vegetable")
    assert goods(t) == {}
    assert on_card(t, "A102") == {"reed": 1, "vegetable": 1}


@pytest.mark.card("B080", "A102", "B104")
@pytest.mark.parametrize(
    ("supply", "sheep"),
    [({"clay": 2, "food": 1}, 1), ({"clay": 3}, 1), ({"clay": 3, "food": 1}, 0)],
)
def test_three_cards_cannot_make_the_stone_if_anything_is_missing(
    supply: dict[str, int], sheep: int
) -> None:
    animals = {"sheep": sheep} if sheep else {}
    t = alone({**CHAIN, "goods": {**supply, "reed": 1}, "animals": animals})
    play_if_asked(t, "place major-improvement")
    assert "build M07" not in offered(t)
    assert "M07" not in seat(t)["cards"]


@pytest.mark.card("B080", "A102", "B033")
@pytest.mark.parametrize(("food", "possible"), [(1, True), (0, False)])
def test_clay_from_the_grocer_becomes_stone_in_the_same_payment(food: int, possible: bool) -> None:
    row = {"cards": ["B080", "A102"], "memory": {"A102": 5}, "house": "clay", "hand": ["B033"]}
    t = alone({**row, "goods": {"clay": 1, "food": food}})
    play(t, "place meeting-place")
    play_if_asked(t, "play B033")
    assert ("B033" in seat(t)["cards"]) is possible
    assert goods(t) == ({} if possible else {"clay": 1})


@pytest.mark.card("B104", "A102", "A019")
@pytest.mark.parametrize(("sheep", "possible"), [(1, True), (0, False)])
def test_a_sheep_becomes_the_food_that_buys_wood(sheep: int, possible: bool) -> None:
    animals = {"sheep": 1} if sheep else {}
    t = alone({"cards": ["B104", "A102"], "hand": ["A019"], "animals": animals}, round=3)
    play(t, "place meeting-place")
    play_if_asked(t, "play A019")
    play_if_asked(t, "trade 1 sheep for 1 vegetable", "eat vegetable", "trade 1 food for 1 wood")
    assert ("A019" in seat(t)["cards"]) is possible
    assert goods(t) == {}


@pytest.mark.card("A102", "B010")
@pytest.mark.parametrize(
    ("supply", "possible"),
    [
        ({"wood": 2, "food": 4}, True),
        ({"wood": 2, "food": 3}, False),
        ({"wood": 2, "food": 3, "grain": 1}, True),
        ({"wood": 1, "food": 9}, False),
    ],
)
def test_food_that_buys_wood_is_not_there_for_the_food_of_the_same_cost(
    supply: dict[str, int], possible: bool
) -> None:
    t = alone({"cards": ["A102"], "hand": ["B010"], "goods": supply})
    play(t, "place meeting-place")
    play_if_asked(t, "play B010", "trade 1 food for 1 wood", "eat grain")
    assert ("B010" in seat(t)["cards"]) is possible
    assert goods(t) == ({} if possible else supply)


@pytest.mark.card("A102")
def test_a_fireplace_cooks_nothing_before_it_is_paid() -> None:
    row = {"cards": ["A102"], "memory": {"A102": 5}}
    t = alone({**row, "goods": {"clay": 1, "vegetable": 1}})
    play(t, "place major-improvement")
    play_if_asked(t, "build M01")
    assert seat(t)["cards"] == ["A102", "M01"]
    assert goods(t) == {}


@pytest.mark.card("A102", "A123", "B145")
def test_wood_from_the_grocer_stands_for_what_is_missing() -> None:
    row = {"cards": ["A102", "A123"], "house": "clay"}
    t = alone({**row, "goods": {"food": 1, "reed": 1}}, seats=3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
    t = alone({"cards": ["A102", "B145"], "goods": {"food": 1, "clay": 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    t = alone({"cards": ["A102", "A123", "B145"], "goods": {"food": 1}}, seats=3)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("A143", "B080")
def test_the_stonecutter_leaves_less_stone_to_be_made_of_clay() -> None:
    cards = ["A143", "B080"]
    t = alone({"cards": cards, "goods": {"reed": 2, "clay": 2}}, seats=3)
    play(t, "place major-improvement", "build M10")
    assert goods(t) == {}
    t = alone({"cards": cards, "goods": {"reed": 2, "clay": 1}}, seats=3)
    assert reason(t, "place major-improvement") == "reason-none-of"


@pytest.mark.card("B109", "A102")
def test_wood_from_the_grocer_pays_the_paper_maker_for_the_food_of_an_occupation() -> None:
    row = {"cards": ["B109", "A102"], "hand": ["A098"], "goods": {"food": 1}}
    t = alone(row)
    play(t, "place lessons", "use B109")
    assert seat(t)["cards"] == ["B109", "A102", "A098"]
    assert goods(t) == {"food": 1}
    assert seat(t)["memory"]["A102"] == 1
    t = alone({**row, "goods": {}})
    assert reason(t, "place lessons") == "reason-cannot-pay"


@pytest.mark.rule("R52")
@pytest.mark.card("B109", "A102")
def test_an_occupation_is_within_reach_only_through_the_grocer_and_the_paper_maker() -> None:
    row = {"cards": ["B109", "A102"], "hand": ["A098"], "goods": {"food": 1}}
    t = alone(row, seats=3)
    play(t, "place lessons-3")
    assert seat(t)["cards"] == ["B109", "A102", "A098"]
    assert goods(t) == {}
    t = alone({**row, "memory": {"A102": 1}}, seats=3)
    assert reason(t, "place lessons-3") == "reason-cannot-pay"


@pytest.mark.card("B089", "A090", "A138", "A102", "B104")
def test_what_a_card_allows_for_a_price_may_be_paid_by_an_exchange() -> None:
    t = dawn({"cards": ["B089", "A102"], "house": "stone", "goods": {"food": 1}})
    play(t, "use B089", "stable r1c5")
    assert (seat(t)["stables"], goods(t)) == (["r1c5"], {})
    t = dawn({"cards": ["A090", "B104"], "house": "stone", "animals": {"sheep": 1}})
    play(t, "use A090", "plow r1c5")
    assert (list(seat(t)["fields"]), goods(t)) == (["r1c5"], {})
    t = alone(
        {"cards": ["A138", "A102"], "goods": {"food": 1}},
        seats=3,
        spaces={"fishing": {"goods": {"food": 1}}},
    )
    play(t, "place fishing", "use A138")
    assert goods(t) == {"reed": 1, "food": 2 + 1}


@pytest.mark.card("A092", "B104")
def test_a_sheep_pays_for_the_adoption() -> None:
    row = {"people": 3, "newborn": 1, "placed": 2, "animals": {"sheep": 1}}
    spaces = {"urgent-wish": {"people": [0], "newborn": [0]}}
    t = alone({**row, "cards": ["A092", "B104"]}, spaces=spaces, round=12)
    play(t, "use A092", "place day-laborer")
    assert goods(t) == {"food": 2}
    assert t.position()["round"] == 13
