"""What is told of the first edition's cards: by name, and one thing after what it follows from."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.scenario import play

from .tables import alone, pile


def told(t: bocage.Table) -> list[str]:
    """The log in words."""
    return [bocage.text(entry) for entry in t.log]


# What follows is told after it


@pytest.mark.card("K292")
def test_the_grain_of_the_market_woman_comes_after_the_vegetable() -> None:
    t = alone({"cards": ["K292"]})
    play(t, "place vegetable-seeds")
    assert told(t)[1:] == ["Seat 1 receives 1 vegetable.", "Seat 1 receives 2 grain."]


@pytest.mark.card("K310")
def test_the_marker_of_the_resource_seller_comes_after_what_brings_it() -> None:
    t = alone({"cards": ["K310"]}, spaces=pile("forest", "wood", 3))
    play(t, "place forest")
    assert told(t)[1:] == ["Seat 1 takes 3 wood.", "Seat 1 receives 1 wood."]
