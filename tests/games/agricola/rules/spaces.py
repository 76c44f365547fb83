"""The spaces that every game of Agricola has: those of the board and the round cards."""

from __future__ import annotations

ROUND_CARDS = {
    1: {"major-improvement", "fencing", "grain-utilization", "sheep-market"},
    2: {"basic-wish", "house-redevelopment", "western-quarry"},
    3: {"vegetable-seeds", "pig-market"},
    4: {"cattle-market", "eastern-quarry"},
    5: {"urgent-wish", "cultivation"},
    6: {"farm-redevelopment"},
}
STAGE_OF_ROUND = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6)
BOARD = {
    "farm-expansion",
    "meeting-place",
    "grain-seeds",
    "farmland",
    "side-job",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
}
