"""Occupations of deck I that bring something at spaces which their owner uses."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, lying, offered, play, seat

from .deck_i import MARKETS, work
from .tables import alone, dawn, pile, table, turn, window


def used(card: str, space: str, lies: dict[str, int], seats: int = 4, **row: Any) -> bocage.Table:
    """A table where seat 0, who has a card, has just used a space with goods on it."""
    spaces = {space: {"goods": lies}} if lies else {}
    cards = [card, *row.pop("cards", [])]
    t = alone({"cards": cards, **row}, seats, spaces=spaces)
    play(t, f"place {space}")
    return t


# Field Watchman and Market Crier


@pytest.mark.card("I225")
def test_the_field_watchman_ploughs_where_grain_is_taken() -> None:
    t = used("I225", "grain-seeds", {})
    assert offered(t) == window("I225")
    play(t, "use I225", "plow r1c5")
    assert (seat(t)["fields"], goods(t)) == ({"r1c5": {}}, {"grain": 1})
    t = used("I225", "grain-seeds", {})
    play(t, "done")
    assert (seat(t)["fields"], goods(t)) == ({}, {"grain": 1})


@pytest.mark.card("I245")
def test_the_market_crier_may_bring_more_to_its_owner_and_a_grain_to_all_others() -> None:
    t = used("I245", "grain-seeds", {}, seats=3)
    assert offered(t) == window("I245")
    play(t, "use I245")
    assert [goods(t, number) for number in range(3)] == [
        {"grain": 2, "vegetable": 1},
        {"grain": 1},
        {"grain": 1},
    ]
    t = used("I245", "grain-seeds", {}, seats=3)
    play(t, "done")
    assert [goods(t, number) for number in range(3)] == [{"grain": 1}, {}, {}]


@pytest.mark.card("I225", "I245")
def test_both_wait_at_the_grain_only_and_for_nobody_else() -> None:
    t = used("I225", "vegetable-seeds", {}, cards=["I245"])
    assert goods(t) == {"vegetable": 1}
    assert "place grain-seeds" in offered(t)
    t = table({"cards": ["I225", "I245"]}, {}, {}, turn=1)
    play(t, "place grain-seeds")
    assert [goods(t), goods(t, 1)] == [{}, {"grain": 1}]


# Animals


@pytest.mark.card("I240")
def test_the_cowherd_brings_another_head_of_cattle() -> None:
    t = used("I240", "cattle-market", {"cattle": 1}, pastures=[["r1c5"]])
    assert goods(t) == {"cattle": 2}


@pytest.mark.card("I240", "I259")
def test_cowherd_and_animal_dealer_stay_away_from_the_choice_of_animals() -> None:
    row = {"cards": ["I259"], "pastures": [["r1c5"]], "goods": {"food": 3}}
    t = used("I240", "animal-market", {}, seats=5, **row)
    play(t, "take cattle")
    assert goods(t) == {"cattle": 1, "food": 2}


@pytest.mark.card("I259")
@pytest.mark.parametrize("animal", MARKETS)
def test_the_animal_dealer_sells_one_more_animal(animal: str) -> None:
    row: dict[str, Any] = {"goods": {"food": 2}, "pastures": [["r1c5"]]}
    t = used("I259", MARKETS[animal], {animal: 1}, seats=3, **row)
    assert offered(t) == window("I259")
    play(t, "use I259")
    assert goods(t) == {animal: 2, "food": 1}
    t = used("I259", MARKETS[animal], {animal: 1}, seats=3, **row)
    play(t, "done")
    assert goods(t) == {animal: 1, "food": 2}


@pytest.mark.card("I259")
def test_the_animal_dealer_is_paid_by_cooking_what_was_just_taken() -> None:
    t = used("I259", "sheep-market", {"sheep": 1}, seats=3, cards=["A1"])
    play(t, "use I259")
    assert goods(t) == {"sheep": 1, "food": 1}


@pytest.mark.card("I259")
def test_the_animal_dealer_gives_no_credit() -> None:
    t = used("I259", "sheep-market", {"sheep": 1}, seats=3)
    assert goods(t) == {"sheep": 1}
    assert "use I259" not in offered(t)


@pytest.mark.card("I253")
@pytest.mark.parametrize(
    ("space", "seats"), [("forest", 4), ("grove", 4), ("copse", 4), ("wood-4", 5)]
)
def test_the_pig_catcher_leaves_two_wood_for_a_boar(space: str, seats: int) -> None:
    t = used("I253", space, {"wood": 3}, seats)
    assert offered(t) == window("I253")
    play(t, "use I253")
    assert (goods(t), lying(t, space)) == ({"wood": 1, "boar": 1}, {"wood": 2})
    t = used("I253", space, {"wood": 3}, seats)
    play(t, "done")
    assert goods(t) == {"wood": 3}


@pytest.mark.card("I253")
def test_the_pig_catcher_needs_two_wood_lying_there() -> None:
    t = used("I253", "copse", {"wood": 1}, goods={"wood": 5})
    assert "use I253" not in offered(t)
    t = used("I253", "reed-stone-wood", {"reed": 1}, 5, goods={"wood": 5})
    assert "use I253" not in offered(t)


@pytest.mark.card("I253", "E34", "E196")
def test_basket_mushrooms_and_pig_share_five_wood() -> None:
    for wood, more in ((5, True), (4, False)):
        t = used("I253", "forest", {"wood": wood}, cards=["E34", "E196"])
        play(t, "use I253", "use E34")
        assert ("use E196" in offered(t)) is more
    t = used("I253", "forest", {"wood": 5}, cards=["E34", "E196"])
    play(t, "use I253", "use E34", "use E196")
    assert (goods(t), lying(t, "forest")) == ({"boar": 1, "food": 5}, {"wood": 5})


# Outrider


@pytest.mark.card("I261")
def test_the_outrider_finds_a_grain_at_the_newest_round_card() -> None:
    cards = ["fencing", "sheep-market"]
    spaces = pile("sheep-market", "sheep", 1)
    t = turn({"cards": ["I261"]}, 4, round=2, round_cards=cards, spaces=spaces)
    work(t, "sheep-market")
    assert goods(t) == {"sheep": 1, "grain": 1}
    cards.reverse()
    t = turn({"cards": ["I261"]}, 4, round=2, round_cards=cards, spaces=spaces)
    work(t, "sheep-market")
    assert goods(t) == {"sheep": 1}


@pytest.mark.card("I261")
def test_the_grain_of_the_outrider_is_there_for_the_action() -> None:
    row = {"cards": ["I261"], "fields": {"r1c4": {}, "r1c5": {}}, "goods": {"grain": 1}}
    t = turn(row, 4, round=1, round_cards=["grain-utilization"])
    play(t, "place grain-utilization", "sow grain r1c4", "sow grain r1c5")
    assert seat(t)["fields"] == {"r1c4": {"grain": 3}, "r1c5": {"grain": 3}}


@pytest.mark.card("I261", "I238")
def test_the_newest_card_is_that_of_the_round_even_with_the_chamberlain() -> None:
    t = dawn({"cards": ["I261", "I238"]}, 4, round=11)
    work(t, "urgent-wish")
    assert "grain" not in goods(t)
