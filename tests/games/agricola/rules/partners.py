"""Tables of two teams: seats 0 and 2 against seats 1 and 3."""

from __future__ import annotations

from typing import Any

import bocage
from tests.games.agricola.scenario import REVISED, offered, play, seat, table

WAYS = ("lowest", "product")
GOODS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle")
"""What partners hand each other; food is not among them."""


def team(
    own: dict[str, Any],
    partner: dict[str, Any] | None = None,
    others: dict[str, Any] | None = None,
    way: str = "lowest",
    **position: Any,
) -> bocage.Table:
    """The last round of a game of teams where only seat 0 places people."""
    options = {"teams": way, **position.pop("options", {})}
    rest = {"placed": 2, **(others or {})}
    mate = {"placed": 2, **(partner or {})}
    return table(REVISED, own, rest, mate, rest, options=options, **{"round": 14, **position})


def carded(
    own: dict[str, Any], partner: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """As `team`, with hand cards."""
    options = {"cards": "base", **position.pop("options", {})}
    return team(own, partner, options=options, **position)


def enough(t: bocage.Table) -> None:
    """Say that an action is done as often as it is asked."""
    while "done" in offered(t):
        play(t, "done")


def built(t: bocage.Table, number: int) -> dict[str, Any]:
    """What stands on a seat's farm."""
    row = seat(t, number)
    return {key: row[key] for key in ("rooms", "fields", "stables", "pastures")}


def fences_left(t: bocage.Table) -> list[int]:
    """The fences in everybody's reserve."""
    return [row["fences_left"] for row in t.observe()["seats"]]


def stables_left(t: bocage.Table) -> list[int]:
    """The stables in everybody's reserve."""
    return [row["stables_left"] for row in t.observe()["seats"]]
