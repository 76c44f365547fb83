"""Scenarios around one special building."""

from __future__ import annotations

from typing import Any

import bocage
from tests.games.creatures.scenario import (
    ANIMALS,
    MATERIALS,
    animals,
    choices,
    goods,
    lines,
    offered,
    play,
    play_if_asked,
    reason,
    table,
)

OTHERS = ("haystack", "duck-pond", "dog-house", "small-extension")
"""Buildings that nearly everybody can build, so that the choice of a building is never forced."""
ALL_STALLS = {"f3": "cottage", **dict.fromkeys(("f1", "f2", "g1", "g2", "g3"), "stall")}
"""A farm that has taken the five stall tiles."""
ALL_EXTENSIONS = ["c", "d", "e", "f", "g", "h", "i"]
"""A farm that has taken the five extensions."""


def farm(**tiles: str) -> dict[str, str]:
    """The tiles of a farm with its cottage, by cell."""
    return {"f3": "cottage", **tiles}


def around(cell: str) -> list[str]:
    """The four edges of a cell."""
    column, row = cell[0], int(cell[1])
    lower = f"{column}3s" if row == 3 else f"{column}{row + 1}n"
    return [f"{cell}n", f"{cell}w", lower, f"{chr(ord(column) + 1)}{row}w"]


def closed(*cells: str) -> list[str]:
    """The borders that close these cells, each on its own."""
    return sorted({edge for cell in cells for edge in around(cell)})


def board(
    row: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """A table in the expert mode, in round 3 unless said otherwise."""
    return table(row, other, **{"mode": "expert", "round": 3, **position})


def before_breeding(row: dict[str, Any], other: dict[str, Any] | None = None) -> bocage.Table:
    """A table just before the breeding of round 3."""
    return board(row, other, phase="breeding")


def choosing(
    building: str,
    row: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **position: Any,
) -> bocage.Table:
    """Seat 0 chooses what to build: a building on display, or one of the others."""
    shown = [building, *(id for id in OTHERS if id != building)]
    t = board(row, other, **{"buildings": shown, **position})
    play(t, "place special-building-1")
    assert "build haystack" in offered(t)
    return t


def built(
    building: str,
    cell: str,
    row: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **position: Any,
) -> bocage.Table:
    """Seat 0 has just built a building on a cell; its immediate effect comes next."""
    t = choosing(building, row, other, **position)
    play(t, f"build {building}")
    play_if_asked(t, f"site {cell}")
    assert tiles(t)[cell] == building
    return t


def conservatory(cell: str, row: dict[str, Any], *shown: str, **position: Any) -> bocage.Table:
    """Seat 0 has just built the conservatory on a cell; these buildings are on display too."""
    t = board(row, {"placed": 3}, buildings=["conservatory", *shown], **position)
    play(t, "place special-building-1")
    play_if_asked(t, "build conservatory", f"site {cell}")
    assert tiles(t)[cell] == "conservatory"
    return t


def why(t: bocage.Table, action: str) -> str | None:
    """Why an action is not possible, without the prefix of the message; None if it is."""
    found = reason(t, action)
    return found and found.removeprefix("reason-creatures-")


def tiles(t: bocage.Table, number: int = 0) -> dict[str, str]:
    """The tiles of a seat, by cell."""
    found: dict[str, str] = t.observe(0)["seats"][number]["tiles"]
    return found


def materials(t: bocage.Table, number: int = 0) -> dict[str, int]:
    """The wood, stone and reed of a seat, without zeros."""
    return {good: n for good, n in goods(t, number).items() if good in MATERIALS}


def stock(t: bocage.Table, number: int = 0) -> int:
    """The borders in a seat's stock."""
    return goods(t, number).get("border", 0)


def herd(t: bocage.Table, number: int = 0) -> tuple[int, ...]:
    """A seat's sheep, pigs, cows and horses."""
    found = animals(t, number)
    return tuple(found.get(kind, 0) for kind in ANIMALS)


def settled(t: bocage.Table) -> tuple[int, ...]:
    """Seat 0's sheep, pigs, cows and horses, all of which have room."""
    assert not choices(t, "release")
    return herd(t)


def worth(t: bocage.Table, number: int = 0) -> float:
    """The points of a seat's buildings."""
    return lines(t, number)["buildings"]


def round_of(t: bocage.Table) -> int:
    """The round."""
    found: int = t.observe(0)["round"]
    return found


def verbs(t: bocage.Table) -> set[str]:
    """The verbs of what can be chosen now."""
    return {text.split()[0] for text in offered(t)}


def build_borders(t: bocage.Table, *edges: str) -> None:
    """Build borders, each of which must be on offer."""
    for edge in edges:
        assert edge in choices(t, "border")
        play(t, f"border {edge}")
