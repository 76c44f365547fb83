"""Minor improvements of deck K that bring goods: at once, in later rounds, on spaces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import goods, lying, offered, play, play_if_asked, seat

from .later import later
from .tables import QUIET, alone, at_once, deliveries, pile, theirs, window

# At once


@pytest.mark.card("K107")
def test_lumber_turns_a_stone_into_three_wood() -> None:
    assert goods(at_once("K107", {"goods": {"stone": 2}})) == {"stone": 1, "wood": 3}


@pytest.mark.card("K107", "E211")
def test_the_stonecutter_makes_lumber_free() -> None:
    assert goods(at_once("K107", {"cards": ["E211"]})) == {"wood": 3}


@pytest.mark.card("K129")
def test_the_corn_sheaf_is_a_grain() -> None:
    assert goods(at_once("K129", {})) == {"grain": 1}


@pytest.mark.card("K141")
def test_boar_breeding_brings_a_boar_that_needs_a_place() -> None:
    row: dict[str, Any] = {"goods": {"food": 1}}
    assert goods(at_once("K141", row)) == {"boar": 1}
    t = at_once("K141", {**row, "animals": {"sheep": 1}})
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release sheep")
    assert goods(t) == {"boar": 1}


@pytest.mark.card("K141")
def test_the_boar_may_be_cooked_at_once() -> None:
    t = at_once("K141", {"goods": {"food": 1}, "animals": {"sheep": 1}, "cards": ["A1"]})
    play(t, "cook boar")
    assert goods(t) == {"sheep": 1, "food": 2}


@pytest.mark.card("K143")
@pytest.mark.parametrize("good", ["wood", "clay"])
def test_the_stone_exchange_gives_two_stone_for_two_wood_or_two_clay(good: str) -> None:
    assert goods(at_once("K143", {"goods": {good: 3}})) == {good: 1, "stone": 2}


# On round spaces


def rounds(good: str, n: int, *numbers: int) -> list[tuple[int, dict[str, int]]]:
    """So much of a good in some rounds."""
    return [(number, {good: n}) for number in numbers]


FOUR = QUIET[:4]
VEGETABLES = {"fields": {"r1c5": {"vegetable": 1}}}
SCHEDULES: list[tuple[str, int, list[tuple[int, dict[str, int]]]]] = [
    ("K108", 1, rounds("food", 2, 2, 4, 6, 8, 10, 12, 14)),
    ("K108", 8, rounds("food", 2, 10, 12, 14)),
    ("K108", 13, rounds("food", 2, 14)),
    ("K114", 3, rounds("food", 1, 4, 5, 6)),
    ("K114", 12, rounds("food", 1, 13, 14)),
    ("K116", 1, rounds("grain", 1, 8, 10, 12)),
    ("K116", 8, rounds("grain", 1, 10, 12)),
    ("K116", 12, []),
    ("K130", 2, rounds("food", 1, 3, 4, 5, 6, 7)),
    ("K130", 11, rounds("food", 1, 12, 13, 14)),
    ("K140", 9, rounds("food", 1, 10, 11, 12, 13, 14)),
    ("K140", 10, rounds("food", 1, 11, 12, 13, 14)),
    ("K142", 1, rounds("stone", 1, 2, 4, 6, 8, 10, 12, 14)),
    ("K142", 12, rounds("stone", 1, 14)),
    ("K142", 14, []),
]
COST = {"K116": {"wood": 3}, "K142": {"wood": 2}}


@pytest.mark.parametrize(
    ("card", "number", "expected"),
    [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in SCHEDULES],
)
def test_it_lays_goods_on_round_spaces_not_yet_begun(
    card: str, number: int, expected: list[tuple[int, dict[str, int]]]
) -> None:
    row = {"cards": [*FOUR, "A1", "K123"], "goods": COST.get(card, {}), **VEGETABLES}
    t = at_once(card, row, round=number)
    assert deliveries(t, card) == expected
    assert goods(t) == {}
    if expected:
        first, brought = expected[0]
        assert goods(later(t, first)) == brought


@pytest.mark.card("K117")
def test_the_greenhouse_sells_a_vegetable_in_the_fourth_and_in_the_seventh_round_from_now() -> None:
    t = at_once("K117", {"cards": QUIET[:1], "goods": {"wood": 2, "food": 2}}, round=6)
    for number in (7, 8, 9):
        assert "use K117" not in offered(later(t, number))
    t = later(t, 10)
    assert offered(t) == window("K117")
    play(t, "use K117")
    assert goods(t) == {"food": 1, "vegetable": 1}
    assert "use K117" not in offered(later(t, 11))
    t = later(t, 13)
    play(t, "use K117")
    assert goods(t) == {"vegetable": 2}


@pytest.mark.card("K117")
def test_a_vegetable_of_the_greenhouse_that_is_not_bought_is_lost() -> None:
    t = at_once("K117", {"cards": QUIET[:1], "goods": {"wood": 2, "food": 2}}, round=2)
    t = later(t, 6)
    play(t, "done")
    assert goods(t) == {"food": 2}
    assert "use K117" not in offered(later(t, 7))
    assert offered(later(t, 9)) == window("K117")


@pytest.mark.card("K117")
def test_the_greenhouse_asks_nobody_without_food_and_takes_food_of_the_same_round_start() -> None:
    row = {"cards": QUIET[:1], "goods": {"wood": 2}}
    assert "use K117" not in offered(later(at_once("K117", row, round=2), 6))
    food = [{"round": 6, "seat": 0, "goods": {"food": 1}, "card": "K108"}]
    t = later(at_once("K117", {**row, "cards": [*QUIET[:1], "K108"]}, round=2, scheduled=food), 6)
    assert offered(t) == window("K117")
    play(t, "use K117")
    assert goods(t) == {"vegetable": 1}


@pytest.mark.card("K117")
@pytest.mark.parametrize(("number", "asked"), [(7, {11, 14}), (8, {12}), (10, {14}), (11, set())])
def test_rounds_of_the_greenhouse_beyond_the_last_are_lost(number: int, asked: set[int]) -> None:
    t = at_once("K117", {"cards": QUIET[:1], "goods": {"wood": 2, "food": 2}}, round=number)
    found = {n for n in range(number + 1, 15) if "use K117" in offered(later(t, n))}
    assert found == asked


@pytest.mark.card("K117", "K292")
def test_a_vegetable_of_the_greenhouse_brings_the_market_woman_two_grain() -> None:
    row = {"cards": ["K292"], "goods": {"wood": 2, "food": 1}}
    t = later(at_once("K117", row, round=2), 6)
    play(t, "use K117")
    assert goods(t) == {"vegetable": 1, "grain": 2}


# On action spaces


@pytest.mark.card("K131")
def test_the_clay_pit_adds_three_clay_to_the_day_labourer() -> None:
    t = alone({"cards": ["K131"], "people": 3}, spaces=pile("clay-pit", "clay", 2))
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "clay": 3}
    play(t, "place clay-pit")
    assert goods(t) == {"food": 2, "clay": 5}


@pytest.mark.card("K131", "K126")
def test_spaces_used_by_others_bring_nothing() -> None:
    t = theirs({"cards": ["K131", "K126"]}, spaces=pile("reed-bank", "reed", 2))
    play(t, "place day-laborer", "place reed-bank")
    assert goods(t) == {}


@pytest.mark.card("K126")
@pytest.mark.parametrize(
    ("seats", "space", "there", "gain"),
    [
        (2, "reed-bank", {"reed": 1}, {"reed": 1, "food": 2}),
        (2, "reed-bank", {"reed": 4}, {"reed": 4, "food": 2}),
        (3, "one-material", {}, {"reed": 1, "food": 2}),
        (4, "resource-market", {}, {"reed": 1, "stone": 1, "food": 1 + 1}),
        (5, "reed-stone-wood", {"reed": 2}, {"reed": 2, "stone": 1, "wood": 1, "food": 1}),
        (2, "reed-bank", {"reed": 1, "wood": 1}, {"reed": 1, "wood": 1, "food": 1}),
        (2, "clay-pit", {"clay": 3}, {"clay": 3}),
        (2, "fishing", {"food": 2}, {"food": 2}),
    ],
)
def test_the_landing_net_brings_two_food_with_reed_alone_and_one_with_other_resources(
    seats: int, space: str, there: dict[str, int], gain: dict[str, int]
) -> None:
    t = alone({"cards": ["K126"]}, seats=seats, spaces={space: {"goods": there}} if there else {})
    play(t, f"place {space}")
    play_if_asked(t, "take reed")
    assert goods(t) == gain


@pytest.mark.card("K126", "E30")
def test_reed_that_a_card_adds_is_none_of_the_landing_nets() -> None:
    t = alone({"cards": ["K126", "E30"]}, spaces=pile("fishing", "food", 1))
    play(t, "place fishing")
    assert goods(t) == {"food": 2, "reed": 1}


@pytest.mark.card("K126", "K284")
def test_wood_of_the_wood_distributor_on_the_reed_bank_halves_the_landing_nets_food() -> None:
    t = later(alone({"cards": ["K126", "K284"]}), 8)
    play(t, "use K284")
    assert lying(t, "reed-bank") == {"reed": 1, "wood": 1}
    play(t, "place reed-bank")
    assert goods(t) == {"reed": 1, "wood": 1, "food": 1}


# Cards


@pytest.mark.card("K125")
def test_the_broom_replaces_the_minors_in_hand_and_plays_one_more() -> None:
    drawn = ["K107", "K123", "K143", "K109", "K121", "K111", "K128"]
    piles = {"minors": ["E16", *drawn], "occupations": [QUIET[3]]}
    hand = ["E39", "E42", QUIET[0]]
    t = at_once("K125", {"hand": hand, "goods": {"wood": 2, "stone": 1}}, piles=piles)
    hand = seat(t)["hand"]
    assert QUIET[0] in hand
    assert len(hand) == 8
    assert set(hand) <= {QUIET[0], "E16", *drawn}
    assert "done" in offered(t)
    left = t.position()["piles"]
    assert len(left["minors"]) == 1
    assert left["occupations"] == [QUIET[3]]


@pytest.mark.card("K125")
def test_the_minor_after_the_broom_is_paid_and_needs_its_prerequisite() -> None:
    piles = {"minors": ["K123", "K140", "K146"]}
    t = at_once("K125", {"goods": {"wood": 2}}, piles=piles)
    assert set(seat(t)["hand"]) == {"K123", "K140", "K146"}
    play_if_asked(t, "use K125")
    assert "play K123" in offered(t)
    assert {"play K140", "play K146"}.isdisjoint(offered(t))
    play(t, "play K123")
    assert (seat(t)["cards"], goods(t)) == (["K125", "K123"], {})


@pytest.mark.card("K125")
def test_the_minor_after_the_broom_may_be_declined() -> None:
    t = at_once("K125", {"goods": {"wood": 2}}, piles={"minors": ["K123"]})
    play(t, "done")
    assert (seat(t)["cards"], seat(t)["hand"], goods(t)) == (["K125"], ["K123"], {"wood": 1})
    position = t.position()
    assert all("K129" not in row["hand"] for row in position["seats"])
    assert position["piles"]["minors"] == []
