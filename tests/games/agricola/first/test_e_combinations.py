"""Cards of deck E that meet: prices that several change, cards that come back, one catch."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ...common import deciding
from ..scenario import goods, offered, on_offer, play, play_if_asked, reason, seat
from .deck_e import ROOMS, gathering, improve
from .tables import alone, bonus, table, window

STABLES = ["r1c2", "r1c3", "r1c4", "r1c5"]
"""All stables, so that only rooms can be built."""

# Prices


@pytest.mark.card("E15", "E157", "E211", "E27", "E17", "E21")
@pytest.mark.parametrize(
    ("card", "cards", "price"),
    [
        ("E27", ["E211"], {"wood": 3}),
        ("E17", ["E211"], {"wood": 3}),
        ("E27", ["E15", "E211"], {"wood": 2}),
        ("E21", ["E157", "E211"], {"wood": 1, "clay": 1, "stone": 1}),
        ("E55", ["E211"], {"reed": 1, "stone": 2}),
        ("E57", ["E211"], {"stone": 1}),
    ],
)
def test_what_lowers_prices_of_minor_improvements_adds_up(
    card: str, cards: list[str], price: dict[str, int]
) -> None:
    row = {"cards": cards, "house": "stone"}
    t = improve(card, {**row, "goods": price}, seats=3)
    play_if_asked(t, "room r1c1")
    assert goods(t) == {}
    assert card not in seat(t)["hand"]
    for good, n in price.items():
        short = {**row, "goods": {**price, good: n - 1}, "hand": ["K129"]}
        assert card in seat(improve(card, short, seats=3))["hand"]


@pytest.mark.card("E15", "E211")
def test_baking_tray_and_stonecutter_both_lower_the_price_of_an_oven() -> None:
    t = alone({"cards": ["E15", "E211"], "goods": {"clay": 2}}, 3)
    play(t, "place meeting-place", "build A5")
    assert ("A5" in seat(t)["cards"], goods(t)) == (True, {})


@pytest.mark.card("E36", "E157", "E199", "E211")
@pytest.mark.parametrize(
    ("cards", "house", "rooms", "price"),
    [
        (["E36", "E199"], "wood", 2, {"clay": 1}),
        (["E36", "E157"], "wood", 2, {"clay": 2}),
        (["E157", "E199"], "wood", 2, {}),
        (["E199", "E211"], "clay", 3, {"reed": 1}),
        (["E157", "E199", "E211"], "clay", 4, {"stone": 1}),
        (["E36", "E211"], "clay", 2, {"stone": 1, "clay": 1}),
    ],
)
def test_a_renovation_is_lowered_after_its_reed_is_replaced(
    cards: list[str], house: str, rooms: int, price: dict[str, int]
) -> None:
    row = {"cards": cards, "house": house, "rooms": ROOMS[:rooms]}
    t = alone({**row, "goods": price}, 3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"] != house, goods(t)) == (True, {})
    for good, n in price.items():
        t = alone({**row, "goods": {**price, good: n - 1}}, 3)
        assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("E36", "E157", "E218", "E211")
@pytest.mark.parametrize(
    ("cards", "house", "price"),
    [
        (["E218", "E36", "E157"], "wood", {"wood": 3, "clay": 1}),
        (["E218", "E211", "E157"], "stone", {"stone": 2, "reed": 1}),
        (["E218", "E211", "E36"], "stone", {"stone": 2, "clay": 2}),
        (["E218", "E36"], "clay", {"clay": 5}),
    ],
)
def test_a_room_is_lowered_after_its_reed_is_replaced(
    cards: list[str], house: str, price: dict[str, int]
) -> None:
    row = {"cards": cards, "house": house, "stables": STABLES}
    t = alone({**row, "goods": price}, 3)
    play(t, "place farm-expansion")
    play_if_asked(t, "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})
    for good, n in price.items():
        t = alone({**row, "goods": {**price, good: n - 1}}, 3)
        assert "place farm-expansion" not in offered(t)


# Cards that come back


@pytest.mark.card("E14")
def test_an_oven_that_was_handed_in_may_be_built_again_by_the_same_seat() -> None:
    row = {"cards": ["A5"], "hand": ["E14"], "goods": {"clay": 3, "stone": 1}}
    t = alone(row)
    play(t, "place meeting-place", "play E14")
    assert "A5" in on_offer(t)
    play_if_asked(t, "done")
    play(t, "place major-improvement")
    play_if_asked(t, "build A5")
    assert (seat(t)["cards"], goods(t)) == (["E14", "A5"], {})


@pytest.mark.card("E341", "E38", "E182")
def test_an_improvement_that_is_taken_again_is_rewarded_again() -> None:
    row = {"cards": ["E341", "A7", "E12"], "hand": ["E38"], "goods": {"wood": 2, "stone": 2}}
    t = alone(row, 3, round=12)
    play(t, "place meeting-place", "play E38")
    play_if_asked(t, "done")
    play(t, "place major-improvement")
    play_if_asked(t, "build A7")
    assert (seat(t)["cards"], goods(t)) == (["E341", "E38", "A7"], {"wood": 4})
    row = {"cards": ["E182", "A1", "E12"], "hand": ["E38"], "goods": {"clay": 2}}
    t = alone(row, 3, round=12)
    play(t, "place meeting-place", "play E38")
    play_if_asked(t, "done")
    play(t, "place major-improvement")
    play_if_asked(t, "build A1")
    assert goods(t) == {"food": 1, "wood": 1}


@pytest.mark.card("E33", "E190")
def test_a_pottery_is_free_after_a_renovation_too() -> None:
    row = {"cards": ["E33"], "goods": {"clay": 2, "reed": 1}}
    t = alone(row)
    play(t, "place house-redevelopment", "build A8")
    assert (seat(t)["cards"], seat(t)["house"], goods(t)) == (["E33", "A8"], "clay", {})


# One catch


@pytest.mark.card("E161", "E12", "E22", "E30")
def test_a_fisherman_doubles_what_lies_there_and_adds_what_his_cards_bring() -> None:
    row = {"cards": ["E161", "E12", "E22", "E30"]}
    t = gathering(row, "fishing", {"food": 3}, round=9, seats=3)
    play(t, "use E161", "take reed")
    assert goods(t) == {"food": 2 * 3 + 2 + 1, "reed": 1 + 1}


@pytest.mark.card("E35", "E168")
def test_two_cards_at_the_grain_space_bring_both_crops() -> None:
    t = alone({"cards": ["E35", "E168"]}, 3)
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 2, "vegetable": 1}


@pytest.mark.card("E54", "E166", "E202")
def test_a_day_labourer_with_three_cards_is_paid_by_all() -> None:
    t = alone({"cards": ["E54", "E166", "E202"]}, 4, round=5)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "stone": 3, "vegetable": 1, "grain": 1}


@pytest.mark.card("E56", "E210")
def test_tongs_and_stone_carrier_each_lift_a_stone() -> None:
    t = gathering({"cards": ["E56", "E210"]}, "western-quarry", {"stone": 1}, round=7)
    play_if_asked(t, "use E210")
    assert goods(t) == {"stone": 3}


@pytest.mark.card("E149", "E155")
def test_one_seats_bread_feeds_two_others() -> None:
    rows: tuple[dict[str, Any], ...] = (
        {"cards": ["E149", "A1"], "goods": {"grain": 1}, "placed": 2},
        {"cards": ["A2"], "goods": {"grain": 2}},
        {"cards": ["E155"], "placed": 2},
        {"placed": 2},
    )
    t = table(*rows, turn=1, round=6)
    play(t, "place grain-utilization", "bake grain")
    assert offered(t) == window("E149")
    play(t, "use E149")
    play_if_asked(t, "bake grain")
    assert [goods(t, n) for n in range(4)] == [{"food": 2}, {"food": 4}, {"food": 3}, {}]


@pytest.mark.card("E189", "E23")
def test_a_manger_with_four_points_is_no_category_for_the_lord_of_the_manor() -> None:
    cells = [f"r{row}c{column}" for row in (1, 2, 3) for column in (3, 4, 5)]
    t = alone({"cards": ["E189", "E23"], "pastures": [cells]})
    assert bonus(t) == 4


# Answers to the Chief

EDUCATOR = {"cards": ["K271"], "hand": ["E176"], "goods": {"food": 9}}
DAUGHTER = {"hand": ["E173"]}


def answered(*others: dict[str, Any]) -> bocage.Table:
    """Seat 0 has played the Chief; nobody else has anybody left to place."""
    rows = [{"placed": 2, **row} for row in others]
    chief = {"hand": ["E172"], "goods": {"food": 2}}
    t = table(chief, *rows, round=6, options={"decks": "EK"})
    play(t, "place lessons")
    return t


@pytest.mark.card("E173", "K271")
@pytest.mark.parametrize("others", [[DAUGHTER, EDUCATOR, {}], [EDUCATOR, {}, DAUGHTER]])
def test_daughter_and_educator_answer_in_turn_order(others: list[dict[str, Any]]) -> None:
    t = answered(*others)
    asked = []
    while deciding(t) != 0:
        asked.append((deciding(t), offered(t)))
        play(t, "done")
    answers: list[tuple[dict[str, Any], str]] = [
        (EDUCATOR, "use K271"),
        (DAUGHTER, "play E173"),
    ]
    expected = [(others.index(row) + 1, {action, "done"}) for row, action in answers]
    assert asked == sorted(expected, key=lambda pair: pair[0])


@pytest.mark.card("E173", "K271")
def test_one_window_holds_both_answers_of_a_seat() -> None:
    t = answered({**EDUCATOR, "hand": ["E173", "E176"]}, {}, {})
    assert (deciding(t), offered(t)) == (1, {"use K271", "play E173", "done"})
    play(t, "play E173")
    assert (deciding(t), offered(t)) == (1, window("K271"))
    play(t, "use K271")
    assert seat(t, 1)["cards"] == ["K271", "E173", "E176"]
    assert deciding(t) == 0


@pytest.mark.card("E173", "K271")
def test_the_daughter_is_answered_by_an_educator_who_comes_later() -> None:
    t = answered(DAUGHTER, {**EDUCATOR, "hand": ["E176", "E177"]}, {})
    play(t, "play E173")
    assert (deciding(t), offered(t)) == (2, window("K271"))
    play(t, "use K271", "play E176")
    assert (deciding(t), offered(t)) == (2, window("K271"))
