"""Farms at the three animal markets."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    alone,
    play,
    seat,
)

MARKETS = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}
FOOD = {
    "fireplace-2": {"sheep": 2, "boar": 2, "cattle": 3, "vegetable": 2},
    "fireplace-3": {"sheep": 2, "boar": 2, "cattle": 3, "vegetable": 2},
    "hearth-4": {"sheep": 2, "boar": 3, "cattle": 4, "vegetable": 3},
    "hearth-5": {"sheep": 2, "boar": 3, "cattle": 4, "vegetable": 3},
}

every_animal = pytest.mark.parametrize("animal", list(MARKETS))
every_cooker = pytest.mark.parametrize("card", list(FOOD))


def at_markets(game: str, row: dict[str, Any], **piles: int) -> bocage.Table:
    """A table of one acting seat with so many animals on the three markets."""
    spaces = {MARKETS[animal]: {"goods": {animal: n}} for animal, n in piles.items()}
    return alone(game, {"people": 4, **row}, spaces=spaces)


def animals(t: bocage.Table) -> dict[str, int]:
    """Seat 0's animals."""
    found: dict[str, int] = seat(t)["animals"]
    return found


def room_for(game: str, row: dict[str, Any]) -> int:
    """How many sheep a farm without animals keeps of a hundred."""
    t = at_markets(game, row, sheep=100)
    play(t, "place sheep-market")
    return animals(t).get("sheep", 0)
