"""What is told of the first edition's cards: by name, and one thing after what it follows from."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.scenario import events, play, seat

from .tables import alone, at_once, every, pile


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
