"""What the pictures of the rules count is what the rules count, as their captions say."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage import LOCALES, Message, text

AROUND = ["f1n", "g1n", "f1w", "h1w", "f2n", "g2n"]
EXTENSION = ["h1n", "i1w", "h2w", "i2w", "h3w", "i3w", "h3s"]
CRAFTS = {"carpentry": 9, "brewery": 8, "icehouse": 10, "bakery": 8, "manufacturer": 9}
FARMS: dict[str, dict[str, Any]] = {
    "agricola-revised": {
        "goods": {},
        "house": "clay",
        "rooms": ["r1c1", "r2c1", "r3c1"],
        "people": 3,
        "fields": {"r1c2": {"grain": 2}, "r2c2": {"vegetable": 1}, "r3c2": {}},
        "pastures": [["r1c4", "r1c5"], ["r2c5"]],
        "stables": ["r1c5"],
        "animals": {"sheep": 5, "boar": 2, "cattle": 1},
    },
    "creatures": {
        "goods": {},
        "columns": ["f", "g", "h"],
        "tiles": {"f3": "cottage", "g3": "stables"},
        "troughs": ["f1"],
        "borders": [*AROUND, *EXTENSION],
        "animals": {"sheep": 8, "pig": 4, "cow": 6, "horse": 1},
    },
    "hallertau": {
        "centre": 8,
        "crafts": CRAFTS,
        "boulders": {craft: [at + 2, at + 4] for craft, at in CRAFTS.items()},
    },
    "express": {
        "house": "wood",
        "rooms": 2,
        "fields": 2,
        "pastures": 2,
        "babies": 1,
        "animals": {"sheep": 4, "cattle": 2},
    },
}
"""The farms that the scoring pages draw."""


def position(game: str) -> dict[str, Any]:
    """The example as a position."""
    found = bocage.new(game, seats=2, seed=1).position()
    found["seats"][0].update(FARMS[game])
    return found


@pytest.mark.parametrize(("game", "points"), [("agricola-revised", 17), ("creatures", 26)])
def test_a_farm_scores_what_its_caption_says(game: str, points: int) -> None:
    assert bocage.load(position(game)).scores()[0].total == points
    for locale in LOCALES:
        caption = text(Message(f"rules-{game.partition('-')[0]}-scored", None, game), locale)
        assert f"{points} " in caption.replace("\u00a0", " ")


def test_the_community_centre_scores_what_its_caption_says() -> None:
    lines = bocage.load(position("hallertau")).scores()[0].lines
    assert (lines["centre"], lines["icons"]) == (34, 12)


def test_a_sheet_scores_what_its_caption_says() -> None:
    view: Any = bocage.load(position("express")).observe(0)
    worth = view["seats"][0]["worth"]
    lines = ("house", "fields", "pastures", "sheep", "cattle")
    assert [worth[line] for line in lines] == [5, 5, 5, 2, 3]
