"""The same table at another time, and farms on which scenarios of the first edition happen."""

from __future__ import annotations

from typing import Any

import bocage
from tests.games.agricola.cards.tables import MEADOWS as MEADOWS
from tests.games.agricola.cards.tables import PLENTY as PLENTY
from tests.games.agricola.cards.tables import ROOMS as ROOMS
from tests.games.agricola.cards.tables import TO_CLAY as TO_CLAY
from tests.games.agricola.cards.tables import TO_STONE as TO_STONE
from tests.games.agricola.cards.tables import TWO_BY_TWO as TWO_BY_TWO
from tests.games.agricola.scenario import offered, play, play_if_asked

from .tables import alone

THREE_ROOMS = ["r1c1", "r2c1", "r3c1"]


def later(
    t: bocage.Table, number: int, phase: str = "preparation", seed: int | None = None
) -> bocage.Table:
    """The table in a phase of some round, everybody at home and nothing on the spaces.

    Newborns stay newborn in the harvest of their round only. With a seed, chance is another one.
    """
    position = t.position()
    grown = position["round"] != number
    for left_out in ("stack", "round_cards", "spaces"):
        del position[left_out]
    for row in position["seats"]:
        row["placed"] = 0
        row["newborn"] = 0 if grown else row["newborn"]
    if seed is not None:
        del position["random"]
        position["seed"] = seed
    return bocage.load({**position, "round": number, "phase": phase})


def harvest(t: bocage.Table, number: int = 4) -> bocage.Table:
    """The table as it is harvested after a round."""
    return later(t, number, "harvest")


def plough(t: bocage.Table, card: str, *cells: str) -> None:
    """Plough some cells in one action, with a card for those beyond the first if it is asked."""
    for cell in cells:
        if f"plow {cell}" not in offered(t):
            play_if_asked(t, f"use {card}")
        play_if_asked(t, f"plow {cell}")


def spaces_of(**piles: dict[str, int]) -> dict[str, Any]:
    """Goods on some spaces; an underscore in a name stands for a hyphen."""
    return {space.replace("_", "-"): {"goods": lying} for space, lying in piles.items()}


def learned(card: str, row: dict[str, Any], seats: int = 4, **position: Any) -> bocage.Table:
    """A table where only seat 0 acts and has just played an occupation, its first, for nothing."""
    t = alone({"people": 3, **row, "hand": [card]}, seats=seats, **position)
    play(t, "place lessons")
    return t


def choose(t: bocage.Table, thing: str) -> None:
    """Choose the one action that is about a thing, whatever its verb."""
    (action,) = (text for text in offered(t) if text.partition(" ")[2] == thing)
    play(t, action)
