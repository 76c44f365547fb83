"""Scenarios: set a board, play, check the board, all through the public interface."""

from __future__ import annotations

from typing import Any

import bocage

from ..common import animals as animals
from ..common import choices as choices
from ..common import deciding as deciding
from ..common import events as events
from ..common import goods as goods
from ..common import lines as lines
from ..common import offered as offered
from ..common import play as play
from ..common import play_if_asked as play_if_asked
from ..common import play_out as play_out
from ..common import reason as reason
from ..common import seat as seat
from ..common import total as total

GAME = "creatures"
ANIMALS = ("sheep", "pig", "cow", "horse")
MATERIALS = ("wood", "stone", "reed")

DULL = ("three-wood", "one-stone", "two-stone", "building-materials", "start-player", "millpond")
"""Spaces where materials are taken and nothing else happens."""


def new(mode: str = "standard", seed: int = 1) -> bocage.Table:
    """A new game in one of the three modes."""
    return bocage.new(GAME, seats=2, seed=seed, mode=mode)


def table(
    row: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """A table at a hand-written position; a seat is what differs from the start of the game.

    By default it is seat 0's turn in the work phase of round 1, nobody is placed, no goods lie
    on spaces and the farms are as at the start. `mode` may be given instead of `options`.
    """
    if "mode" in position:
        position["options"] = {"mode": position.pop("mode")}
    return bocage.load({"game": GAME, "seats": [row or {}, other or {}], **position})


def alone(
    row: dict[str, Any], other: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """As `table`, where the other seat has placed all its workers."""
    return table(row, {"placed": 3, **(other or {})}, **position)


def breeding(
    row: dict[str, Any], other: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """A table just before breeding, with all workers home."""
    return table(row, other, **{"phase": "breeding", **position})


def ended(
    row: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **position: Any
) -> bocage.Table:
    """A table where the game is over."""
    return table(row, other, **{"phase": "end", "round": 8, **position})


def wait_for_round(table: bocage.Table, number: int) -> None:
    """Decline what can be declined and take materials while there are any until a round begins."""
    dull = ["done", *(f"place {space}" for space in DULL)]
    while table.position()["round"] < number:
        choice = [action.text for action in table.decision.actions] if table.decision else []
        table.play(next((action for action in dull if action in choice), choice[0]))


def room(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """How many animals of each type a seat could keep if it had only these."""
    found: dict[str, int] = seat(table, number)["room"]
    return found


def housing(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """The capacities of a seat's places for animals, by their first cell."""
    return {place["cells"][0]: place["capacity"] for place in seat(table, number)["housing"]}


def pastures(table: bocage.Table, number: int = 0) -> dict[frozenset[str], int]:
    """The capacities of a seat's pastures, by their cells."""
    places = seat(table, number)["housing"]
    return {
        frozenset(place["cells"]): place["capacity"]
        for place in places
        if place["kind"] == "pasture"
    }


def lying(table: bocage.Table, space: str) -> dict[str, int]:
    """The goods that lie on a space."""
    found: dict[str, int] = at(table, space).get("goods", {})
    return found


def people(table: bocage.Table, space: str) -> list[int]:
    """The seats of the workers on a space."""
    found: list[int] = at(table, space).get("people", [])
    return found


def at(table: bocage.Table, space: str) -> dict[str, Any]:
    """A space as everybody sees it."""
    spaces: list[dict[str, Any]] = table.observe(0)["spaces"]
    return next(found for found in spaces if found["id"] == space)


def piles(table: bocage.Table) -> dict[str, dict[str, int]]:
    """The goods on all spaces that hold any."""
    spaces = table.observe(0)["spaces"]
    return {space["id"]: space["goods"] for space in spaces if space.get("goods")}


def supply(table: bocage.Table) -> dict[str, int]:
    """The troughs, stall tiles and extensions that are left."""
    found: dict[str, int] = table.observe(0)["supply"]
    return found


def display(table: bocage.Table) -> set[str]:
    """The special buildings that can still be built."""
    return set(table.observe(0)["buildings"])
