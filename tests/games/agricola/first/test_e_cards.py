"""Cards of deck E about playing cards: E49, E148, E179, E192 and E341."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, play, play_if_asked, reason, seat
from .deck_e import ROOMS, TO_CLAY
from .tables import alone, dawn, improving, table, turn, window

# Academic


@pytest.mark.card("E148")
@pytest.mark.parametrize(
    ("cards", "card", "met"),
    [
        (["E148"], "E18", True),
        (["E148"], "E43", False),
        (["E148", "E153"], "E43", True),
        (["E148", "E153", "E174"], "E54", True),
    ],
)
def test_the_academic_counts_as_two_occupations_for_prerequisites(
    cards: list[str], card: str, met: bool
) -> None:
    t = improving(card, {"cards": cards})
    assert (f"play {card}" in offered(t)) is met


@pytest.mark.card("E148")
def test_the_academic_counts_as_one_where_an_occupation_is_paid() -> None:
    t = turn({"cards": ["E148"], "hand": ["E153"], "goods": {"food": 1}}, seats=4)
    play(t, "place lessons-4")
    assert (seat(t)["cards"], goods(t)) == (["E148", "E153"], {})


# Patron


@pytest.mark.card("E192")
def test_the_patron_gives_two_food_before_a_further_occupation_is_paid() -> None:
    t = turn({"cards": ["E192"], "hand": ["E153"]}, seats=4)
    play(t, "place lessons")
    assert (seat(t)["cards"], goods(t)) == (["E192", "E153"], {"food": 1})


@pytest.mark.card("E192")
def test_the_patron_gives_nothing_for_himself() -> None:
    t = turn({"cards": ["E153"], "hand": ["E192"]}, seats=4)
    assert reason(t, "place lessons") == "reason-cannot-pay"
    t = turn({"hand": ["E192"]}, seats=4)
    play(t, "place lessons")
    assert goods(t) == {}


@pytest.mark.card("E192", "E172")
def test_the_patrons_food_pays_what_the_chief_costs_more() -> None:
    t = turn({"cards": ["E192"], "hand": ["E172"], "goods": {"food": 1}}, seats=4)
    play(t, "place lessons")
    assert (seat(t)["cards"], goods(t)) == (["E192", "E172"], {})
    t = turn({"cards": ["E192"], "hand": ["E172"]}, seats=4)
    assert reason(t, "place lessons") == "reason-cannot-pay"


@pytest.mark.card("E192", "K112")
def test_patron_and_bookshelf_give_five_food() -> None:
    t = turn({"cards": ["E192", "K112"], "hand": ["E153"]}, seats=4)
    play(t, "place lessons")
    assert goods(t) == {"food": 5 - 1}


# Writing Desk

PUPILS = ["E153", "E176", "E189"]


def desk(space: str, food: int, *cards: str, seats: int = 4, **row: Any) -> bocage.Table:
    """Seat 0 has the Writing Desk and has played the first of three occupations in hand."""
    given = {"cards": ["E49", *cards], "hand": PUPILS, "goods": {"food": food}}
    t = turn({**given, **row}, seats=seats)
    play(t, f"place {space}", f"play {PUPILS[0]}")
    return t


@pytest.mark.card("E49")
def test_the_writing_desk_plays_a_second_occupation_for_two_food() -> None:
    t = desk("lessons", 3)
    assert offered(t) == window("E49")
    play(t, "use E49", "play E176")
    assert (seat(t)["cards"], goods(t)) == (["E49", "E153", "E176"], {"food": 1})
    assert seat(t)["hand"] == ["E189"]
    assert "place farmland" in offered(t)


@pytest.mark.card("E49")
@pytest.mark.parametrize(("space", "seats", "price"), [("lessons-3", 3, 2), ("lessons-4", 4, 1)])
def test_the_first_occupation_costs_what_the_space_says(space: str, seats: int, price: int) -> None:
    t = desk(space, price + 2, seats=seats)
    assert goods(t) == {"food": 2}
    play(t, "use E49", "play E189")
    assert goods(t) == {}


@pytest.mark.card("E49")
def test_the_writing_desk_needs_the_food_and_may_be_declined() -> None:
    assert "place farmland" in offered(desk("lessons", 1))
    t = desk("lessons", 2)
    play(t, "done")
    assert (seat(t)["hand"], goods(t)) == (PUPILS[1:], {"food": 2})


@pytest.mark.card("E49", "E172")
def test_the_second_occupation_costs_its_own_price_too() -> None:
    t = desk("lessons", 4, hand=["E153", "E172"])
    play(t, "use E49")
    play_if_asked(t, "play E172")
    assert (seat(t)["cards"], goods(t)) == (["E49", "E153", "E172"], {})
    assert "place farmland" in offered(desk("lessons", 3, hand=["E153", "E172"]))


@pytest.mark.card("E49", "E192", "K112")
@pytest.mark.parametrize(("cards", "food"), [(["E192"], 1), (["K112"], 3), (["E192", "K112"], 7)])
def test_patron_and_bookshelf_pay_for_both_occupations(cards: list[str], food: int) -> None:
    known = ["E154"]
    t = desk("lessons", 0, *known, *cards)
    play(t, "use E49", "play E176")
    assert goods(t) == {"food": food}


@pytest.mark.card("E49", "K279")
def test_the_writing_desk_does_not_serve_the_scholar() -> None:
    row = {"cards": ["E49", "K279"], "house": "stone", "hand": PUPILS, "goods": {"food": 9}}
    t = dawn(row)
    play(t, "use K279", "play E153")
    assert (goods(t), "place farmland" in offered(t)) == ({"food": 8}, True)


# Merchant


@pytest.mark.card("E179")
@pytest.mark.parametrize(
    ("space", "rooms", "price"),
    [
        ("meeting-place", 2, {}),
        ("major-improvement", 2, {}),
        ("basic-wish", 3, {}),
        ("house-redevelopment", 2, TO_CLAY),
    ],
)
def test_the_merchant_takes_an_improvement_action_twice(
    space: str, rooms: int, price: dict[str, int]
) -> None:
    row = {"cards": ["E179"], "hand": ["E12", "E35"], "rooms": ROOMS[:rooms]}
    t = alone({**row, "goods": {"wood": 2, "food": 2, **price}})
    play(t, f"place {space}", "play E12", "use E179")
    play_if_asked(t, "play E35")
    assert (seat(t)["cards"], goods(t)) == (["E179", "E12", "E35"], {"food": 1})


@pytest.mark.card("E179")
def test_the_merchant_takes_a_major_and_a_minor_improvement() -> None:
    row = {"cards": ["E179"], "hand": ["E12", "K129"]}
    t = alone({**row, "goods": {"clay": 2, "wood": 1, "food": 1}})
    play(t, "place major-improvement", "build A1")
    assert offered(t) == window("E179")
    play(t, "use E179", "play E12")
    assert (seat(t)["cards"], goods(t)) == (["E179", "A1", "E12"], {})


@pytest.mark.card("E179")
def test_the_merchant_does_so_once_and_for_a_food() -> None:
    row = {"cards": ["E179"], "hand": ["E12", "E35", "E15"], "goods": {"wood": 3, "food": 5}}
    t = alone(row)
    play(t, "place major-improvement", "play E12", "use E179", "play E35")
    assert (goods(t), seat(t)["hand"]) == ({"wood": 1, "food": 4}, ["E15"])
    assert "use E179" not in offered(t)
    t = alone({**row, "goods": {"wood": 3}})
    play(t, "place major-improvement", "play E12")
    assert "place farmland" in offered(t)
    t = alone(row)
    play(t, "place major-improvement", "play E12", "done")
    assert goods(t) == {"wood": 2, "food": 5}


@pytest.mark.card("E179")
def test_what_the_first_improvement_brings_may_pay_the_merchant() -> None:
    row = {"cards": ["E179", "A5"], "hand": ["E33", "E12"], "goods": {"clay": 1, "wood": 1}}
    t = alone(row)
    play(t, "place major-improvement", "play E33", "use E179")
    play_if_asked(t, "play E12")
    assert goods(t) == {"food": 1}


@pytest.mark.card("E179")
def test_after_a_minor_improvement_the_merchant_builds_no_major_one() -> None:
    row = {"cards": ["E179"], "hand": ["E12", "K129"]}
    t = alone({**row, "goods": {"clay": 5, "wood": 1, "food": 1}})
    play(t, "place meeting-place", "play E12", "use E179")
    assert choices(t, "build") == set()


# Guildmaster

GUILD: list[tuple[str, str, int]] = [
    ("A7", "wood", 4),
    ("A8", "clay", 4),
    ("A9", "reed", 3),
    ("I258", "wood", 4),
    ("E214", "clay", 4),
    ("E183", "reed", 3),
]
PRICES = {
    "A7": {"wood": 2, "stone": 2},
    "A8": {"clay": 2, "stone": 2},
    "A9": {"reed": 2, "stone": 2},
}


@pytest.mark.card("E341")
@pytest.mark.parametrize(("card", "good", "number"), GUILD)
def test_the_guildmaster_rewards_a_craft_after_it_is_paid(
    card: str, good: str, number: int
) -> None:
    if card in PRICES:
        t = alone({"cards": ["E341"], "goods": PRICES[card]}, 4)
        play(t, "place major-improvement")
        play_if_asked(t, f"build {card}")
    else:
        t = alone({"cards": ["E341"], "hand": [card], "goods": {"food": 1}}, 4)
        play(t, "place lessons")
    assert (seat(t)["cards"], goods(t)) == (["E341", card], {good: number})


@pytest.mark.card("E341")
@pytest.mark.parametrize(
    ("cards", "gain"),
    [
        (["A7"], {"wood": 2}),
        (["A7", "A8", "A9"], {"wood": 2, "clay": 2, "reed": 2}),
        (["E183", "E214", "I258"], {"wood": 2, "clay": 2, "reed": 2}),
        (["A9", "E183"], {"reed": 4}),
        (["K122"], {"wood": 2}),
        (["A10", "E153"], {}),
    ],
)
def test_the_guildmaster_brings_two_goods_for_each_craft_in_play(
    cards: list[str], gain: dict[str, int]
) -> None:
    t = turn({"hand": ["E341"], "cards": cards, "goods": {"food": 1}}, seats=4)
    play(t, "place lessons")
    left = {} if any(card[0] in "EI" for card in cards) else {"food": 1}
    assert goods(t) == {**gain, **left}


@pytest.mark.card("E341", "E33")
def test_the_guildmaster_rewards_a_pottery_that_cost_nothing() -> None:
    t = alone({"cards": ["E341", "E33"]}, 3)
    play(t, "place major-improvement")
    play_if_asked(t, "build A8")
    assert goods(t) == {"clay": 4}


@pytest.mark.card("E341")
def test_the_guildmaster_does_not_reward_others() -> None:
    rows = {"cards": ["E341"], "placed": 2}, {"goods": PRICES["A7"]}, {"placed": 2}
    t = table(*rows, turn=1, round=14)
    play(t, "place major-improvement")
    assert (seat(t, 1)["cards"], goods(t), goods(t, 1)) == (["A7"], {}, {})
