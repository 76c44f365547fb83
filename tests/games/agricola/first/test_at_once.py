"""Cards that give something when they are played, and nothing later."""

from __future__ import annotations

import pytest

from ..scenario import goods, offered, play, seat
from .tables import at_once, improving


@pytest.mark.card("E39")
def test_market_stall_swaps_grain_for_a_vegetable_and_travels() -> None:
    t = at_once("E39", {"goods": {"grain": 1}})
    assert goods(t) == {"vegetable": 1}
    assert seat(t, 1)["hand"] == ["E39"]


@pytest.mark.card("E39")
def test_market_stall_needs_the_grain() -> None:
    assert "play E39" not in offered(improving("E39", {}))


@pytest.mark.card("E42")
@pytest.mark.parametrize("paid", ["wood", "clay"])
def test_helpful_neighbours_cost_wood_or_clay(paid: str) -> None:
    t = at_once("E42", {"goods": {"wood": 1, "clay": 1}})
    assert offered(t) == {"spend wood", "spend clay"}
    play(t, f"spend {paid}", "take reed")
    left = "clay" if paid == "wood" else "wood"
    assert goods(t) == {left: 1, "reed": 1}
