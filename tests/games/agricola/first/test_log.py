"""What is told of the first edition's cards: by name, and one thing after what it follows from."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import events, goods, play, seat

from .deck_i import learn
from .tables import alone, at_once, dawn, every, last_person, pile, table, turn


def told(t: bocage.Table) -> list[str]:
    """The log in words."""
    return [bocage.text(entry) for entry in t.log]


# What follows is told after it


@pytest.mark.card("K292")
def test_the_grain_of_the_market_woman_comes_after_the_vegetable() -> None:
    t = alone({"cards": ["K292"]})
    play(t, "place vegetable-seeds")
    assert told(t)[1:] == [
        "Seat 1 receives 1 vegetable.",
        "Seat 1 receives 2 grain (Market Woman).",
    ]


@pytest.mark.card("K310")
def test_the_marker_of_the_resource_seller_comes_after_what_brings_it() -> None:
    t = alone({"cards": ["K310"]}, spaces=pile("forest", "wood", 3))
    play(t, "place forest")
    assert told(t)[1:] == ["Seat 1 takes 3 wood.", "Seat 1 receives 1 wood (Resource Seller)."]


TRAVELLING = {
    "E11": ({"food": 1}, ["plow r1c5"], "log-plow"),
    "E16": ({}, ["take wood"], "log-receive.card"),
    "E40": ({"food": 2}, ["fence r1c5"], "log-fence.bare"),
    "E42": ({"wood": 1}, ["take stone"], "log-receive.card"),
    "E52": ({"wood": 1}, ["stable r1c5"], "log-stable.bare"),
    "E60": ({}, [], "log-receive.card"),
    "K107": ({"stone": 1}, [], "log-receive.card"),
    "K143": ({"wood": 2}, [], "log-receive.card"),
    "Z318": ({}, ["cook sheep"], "log-cook"),
}
"""What travelling cards cost, how they are used, and what is told of it."""


@every(TRAVELLING)
def test_a_travelling_card_takes_effect_and_then_goes_on(card: str) -> None:
    cost, deeds, effect = TRAVELLING[card]
    row = {"goods": cost, "animals": {"sheep": 1}}
    t = at_once(card, row, {"placed": 2}, round=6, options={"decks": "EIKZ"})
    if deeds:
        assert card not in seat(t, 1)["hand"]
        play(t, *deeds)
    assert card in seat(t, 1)["hand"]
    assert [id for _, id in events(t) if id in (effect, "log-passed-on")] == [
        effect,
        "log-passed-on",
    ]


# Exchanges come before what they pay for


@pytest.mark.card("I229")
def test_a_toll_is_told_once_it_is_paid() -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I229"]}, {"goods": {"vegetable": 1}}, {}, {}]
    t = table(*rows, turn=1, round=5)
    play(t, "place grain-seeds")
    assert told(t) == [
        "Seat 2 chooses “Take 1 Grain”.",
        "Seat 2 turns 1 vegetable into 1 food.",
        "Seat 2 pays 1 food to Seat 1.",
        "Seat 2 receives 1 grain.",
        "Seat 1 receives 1 food (Sycophant).",
    ]


@pytest.mark.card("K117")
def test_a_purchase_is_told_once_it_is_paid() -> None:
    due = [{"round": 8, "seat": 0, "goods": {"vegetable": 1}, "card": "K117"}]
    t = dawn({"cards": ["K117"], "goods": {"grain": 1}}, scheduled=due)
    play(t, "use K117")
    assert told(t)[-3:] == [
        "Seat 1 turns 1 grain into 1 food.",
        "Seat 1 pays 1 food.",
        "Seat 1 receives 1 vegetable (Greenhouse).",
    ]


@pytest.mark.card("E171", "E186")
@pytest.mark.parametrize(
    ("card", "supply", "space", "words"),
    [
        (
            "E171",
            {"wood": 3, "clay": 1},
            "major-improvement",
            ["exchanges 3 wood (Dock Worker)", "receives 1 clay", "builds Fireplace I (2 clay)"],
        ),
        (
            "E186",
            {"clay": 4},
            "house-redevelopment",
            [
                "exchanges 2 clay (Clay Seller)",
                "receives 1 reed",
                "renovates: clay house (2 clay and 1 reed)",
            ],
        ),
    ],
)
def test_an_exchange_is_told_before_what_it_pays_for(
    card: str, supply: dict[str, int], space: str, words: list[str]
) -> None:
    t = alone({"cards": [card], "goods": supply}, seats=4)
    play(t, f"place {space}")
    assert told(t)[-3:] == [f"Seat 1 {line}." for line in words]


# By name


@pytest.mark.card("E184")
def test_the_grocer_is_named_where_it_sells() -> None:
    t = turn({"cards": ["E184"], "goods": {"food": 1}})
    play(t, "anytime")
    assert told(t) == ["Seat 1 exchanges 1 food (Grocer).", "Seat 1 receives 1 reed."]


@pytest.mark.card("Z314", "I73")
@pytest.mark.parametrize(
    ("card", "title", "cost"), [("Z314", "Keg", "wood"), ("I73", "Guest", "food")]
)
def test_a_guest_is_expected_and_lies_on_no_round_space(card: str, title: str, cost: str) -> None:
    t = at_once(card, {"goods": {cost: 2}}, {"placed": 2}, round=6, options={"decks": "EIKZ"})
    assert f"Seat 1 expects a guest ({title})." in told(t)
    assert not any("round space" in line for line in told(t))


@pytest.mark.card("I265")
def test_fences_laid_on_round_spaces_are_told() -> None:
    words = "Seat 1 lays 4 fences on each of 2 round spaces (Fence Deliveryman)."
    assert words in told(learn("I265", round=2))
    words = "Seat 1 lays 4 fences on a round space (Fence Deliveryman)."
    assert words in told(learn("I265", round=6))


@pytest.mark.card("E62", "E61")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("E62", "Seat 1 uses Turnwrest Plow, for the last time."),
        ("E61", "Seat 1 uses Riding Plow."),
    ],
)
def test_the_use_of_a_plough_is_told(card: str, words: str) -> None:
    t = alone({"cards": [card]})
    play(t, "place farmland", "plow r1c5", f"use {card}")
    assert told(t)[-1] == words


@pytest.mark.card("I101")
def test_animals_of_the_animal_feed_are_no_young() -> None:
    row = {"cards": ["I101"], "goods": {"food": 2}, "animals": {"sheep": 1, "boar": 1}}
    t = last_person({**row, "pastures": [["r1c5"]]}, "day-laborer", round=14)
    assert t.decision is not None
    question = "Not all animals of the card find room: choose what you do without"
    assert bocage.text(t.decision.prompt) == question
    assert bocage.text(t.describe("forgo boar")) == "Do without 1 wild boar"
    play(t, "forgo boar")
    words = ["Seat 1 does without 1 wild boar.", "Seat 1 receives 1 sheep."]
    assert told(t)[-3:-1] == words
    assert goods(t) == {"sheep": 2, "boar": 1}
