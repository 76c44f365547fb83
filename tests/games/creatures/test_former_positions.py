"""Positions written under rules version 1, in the middle of what a building does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.cards.building import board, farm, verbs
from tests.games.creatures.scenario import offered, play, seat

WORK = [["rounds", -1], ["round", -1, 3]]
BREEDING = [["rounds", -1], ["round", -1, 7], ["round/6/0", 0, 3, 0]]
STALL = farm(f1="barn", g1="stall")
ONE = {"sheep": 1}

FORMER: list[tuple[list[list[Any]], dict[str, Any], set[str]]] = [
    ([*WORK, ["workshop", 0]], {"tiles": farm(f1="carpenters-workshop")}, {"border", "done"}),
    ([*WORK, ["workshop/0", 0, 1]], {"tiles": farm(f1="carpenters-workshop")}, {"border", "done"}),
    ([*WORK, ["barn", 0, 6]], {"tiles": STALL}, {"use", "done"}),
    (
        [*WORK, ["cattle-farm", 0]],
        {"tiles": farm(f1="cattle-farm"), "animals": ONE},
        {"swap", "done"},
    ),
    ([*WORK, ["swap", 0]], {"tiles": farm(f1="cattle-farm"), "animals": ONE}, {"swap", "done"}),
    ([*WORK, ["settle", 0, 4], ["well/0", 0, 0]], {"tiles": farm(f1="farm-well")}, {"trough"}),
    ([*WORK, ["round/3", 0, 0]], {"tiles": farm(f1="stewards-office")}, {"visit", "done"}),
    ([*BREEDING, ["foal", 0]], {"tiles": farm(f1="ranch")}, {"use", "done"}),
    (
        [["rounds", -1], ["round/8", -1, 1], ["round/8/0", 0]],
        {"tiles": farm(f1="stone-carvers-workshop"), "goods": {"stone": 1}},
        {"use", "done"},
    ),
]


@pytest.mark.parametrize(
    ("stack", "row", "asked"), FORMER, ids=[former[0][-1][0] for former in FORMER]
)
def test_a_former_position_asks_the_same(
    stack: list[list[Any]], row: dict[str, Any], asked: set[str]
) -> None:
    assert verbs(board(row, stack=stack)) == asked


def test_a_foal_of_a_former_position_stays_once_its_border_stands() -> None:
    row = {
        "tiles": farm(f1="ranch"),
        "animals": {"horse": 3},
        "borders": ["g1n", "g1w", "h1w"],
        "goods": {"border": 1},
    }
    t = board(row, stack=[*BREEDING, ["foal-border", 0]])
    assert seat(t)["animals"] == {"horse": 4} and seat(t)["goods"].get("border", 0) == 0
    t = board(row, stack=[*BREEDING, ["foal", 0]])
    assert offered(t) == {"use ranch", "done"}
    play(t, "done")
    assert seat(t)["animals"] == {"horse": 3}
