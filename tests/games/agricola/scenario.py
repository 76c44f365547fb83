"""Scenarios: set a board, play, check the board, all through the public interface."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..common import choices as choices
from ..common import events as events
from ..common import offered as offered
from ..common import play as play
from ..common import play_if_asked as play_if_asked
from ..common import play_out as play_out
from ..common import reason as reason

CLASSIC = "agricola-classic"
REVISED = "agricola-revised"

both = pytest.mark.parametrize("game", [CLASSIC, REVISED])

_SHARED = ("fireplace-2", "fireplace-3", "hearth-4", "hearth-5")
_REST = ("clay-oven", "stone-oven", "joinery", "pottery", "basketmaker")

CARDS = {
    CLASSIC: {name: f"A{n}" for n, name in enumerate((*_SHARED, *_REST, "well"), start=1)},
    REVISED: {name: f"M{n:02}" for n, name in enumerate((*_SHARED, "well", *_REST), start=1)},
}
"""The ids of the major improvements in each edition, by a name common to both."""


def table(game: str, *seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table at a hand-written position; a seat is what differs from the start of the game.

    `cards` of a seat may use the names of CARDS. By default it is seat 0's turn in the work phase
    of round 1, nobody is placed, no goods lie on spaces and the farms are as at the start.
    """
    rows = []
    for seat in seats or ({}, {}):
        row = dict(seat)
        if "cards" in row:
            row["cards"] = [CARDS[game].get(card, card) for card in row["cards"]]
        rows.append(row)
    return bocage.load({"game": game, "seats": rows, **position})


def seat(table: bocage.Table, number: int = 0) -> dict[str, Any]:
    """A seat as its position shows it."""
    found: dict[str, Any] = table.position()["seats"][number]
    return found


def goods(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """A seat's goods and animals, without zeros."""
    found = seat(table, number)
    return {**found["goods"], **found["animals"]}


def lying(table: bocage.Table, space: str) -> dict[str, int]:
    """The goods that lie on a space."""
    found: dict[str, int] = table.position()["spaces"].get(space, {}).get("goods", {})
    return found


def piles(table: bocage.Table) -> dict[str, dict[str, int]]:
    """The goods on all spaces that hold any."""
    spaces = table.position()["spaces"]
    return {space: found["goods"] for space, found in spaces.items() if "goods" in found}


def open_spaces(table: bocage.Table) -> set[str]:
    """The ids of the spaces in play, revealed round cards among them."""
    return {space["id"] for space in table.observe()["spaces"]}


def alone(game: str, row: dict[str, Any], **position: Any) -> bocage.Table:
    """A table of two in the last round, all cards revealed, where only seat 0 places people."""
    return table(game, row, {"placed": 2}, **{"round": 14, **position})


def at_market(game: str, row: dict[str, Any], **position: Any) -> bocage.Table:
    """As `alone`, in a game that has the animal market: five seats, or additional actions."""
    if game == CLASSIC:
        return table(game, row, *[{"placed": 2}] * 4, **{"round": 14, **position})
    options = {"additional_actions": True}
    return alone(game, row, options=options, **position)


def on_offer(table: bocage.Table) -> set[str]:
    """The ids of the major improvements that nobody has."""
    return set(table.observe(None)["majors"])


def wait_for_round(table: bocage.Table, number: int) -> None:
    """Place people where nothing but materials and food is taken until a round begins."""
    dull = ("forest", "clay-pit", "reed-bank", "fishing", "meeting-place", "day-laborer")
    while table.position()["round"] < number:
        choice = offered(table)
        table.play(next(a for a in [*(f"place {s}" for s in dull), "take wood"] if a in choice))
