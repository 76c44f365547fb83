"""What several files of scenarios for deck E have in common."""

from __future__ import annotations

from typing import Any

import bocage

from ..scenario import goods, play, play_if_asked, seat
from .tables import FED, alone, table

ROOMS = ["r2c1", "r3c1", "r1c1", "r1c2", "r2c2", "r3c2"]
"""Cells for rooms; the first two are the house of the start."""
MEADOWS = [["r1c4", "r1c5"], ["r2c4", "r2c5"]]
"""Two pastures for four animals each."""
BIG = [["r1c2", "r1c3", "r2c2", "r2c3"], ["r1c4", "r1c5", "r2c4", "r2c5"]]
"""Two pastures for eight animals each."""
TO_CLAY = {"clay": 2, "reed": 1}
TO_STONE = {"stone": 2, "reed": 1}
"""What renovating the house of the start costs."""
ANSWERS = (
    "spend wood",
    "take wood",
    "take reed",
    "plow r1c5",
    "fence r1c5",
    "stable r1c5",
    "room r1c1",
)
"""Answers to what cards ask when they are played."""


def total(t: bocage.Table, number: int = 0) -> float:
    """A seat's score so far."""
    return t.scores()[number].total


def fences_left(t: bocage.Table, number: int = 0) -> int:
    """The fences in a seat's supply."""
    found: int = t.observe(number)["seats"][number]["fences_left"]
    return found


def any_time(t: bocage.Table, *actions: str) -> None:
    """Use a card before a person is placed; answers that are forced are left out."""
    play(t, "anytime")
    play_if_asked(t, *actions)


def improve(card: str, row: dict[str, Any], **position: Any) -> bocage.Table:
    """Seat 0 has gone where major and minor improvements are had, with a card in hand."""
    t = alone({**row, "hand": [card, *row.get("hand", [])]}, **position)
    play(t, "place major-improvement")
    play_if_asked(t, f"play {card}")
    return t


def meal(row: dict[str, Any], **position: Any) -> bocage.Table:
    """The feeding phase of round 4, for which the others are well provided."""
    seats = position.pop("seats", 4)
    return table(row, *[FED] * (seats - 1), **{"round": 4, "phase": "feeding", **position})


def fed(t: bocage.Table) -> bool:
    """Whether the meal of round 4 is over and nobody of seat 0 has begged."""
    play_if_asked(t, "feed")
    return bool(t.position()["round"] == 5 and seat(t)["begging"] == 0)


def gathering(
    row: dict[str, Any], space: str, lying: dict[str, int], **position: Any
) -> bocage.Table:
    """Seat 0 has used a space on which goods lay."""
    spaces = {space: {"goods": lying}, **position.pop("spaces", {})}
    t = alone(row, **{"seats": 4, "round": 6, **position}, spaces=spaces)
    play(t, f"place {space}")
    return t


def harvested(row: dict[str, Any], seats: int = 2) -> dict[str, int]:
    """What seat 0 has after the harvest of round 4 beyond 6 food that are left of its own."""
    t = table({"goods": {"food": 10}, **row}, *[FED] * (seats - 1), round=4, phase="harvest")
    assert (t.position()["round"], seat(t)["begging"]) == (5, 0)
    found = goods(t)
    return {**found, "food": found["food"] - 6}
