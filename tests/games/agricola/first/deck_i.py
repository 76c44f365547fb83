"""What the scenarios of decks I and Z have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import bocage
from tests.games.agricola.scenario import offered, play, play_if_asked

from .tables import FED, phase, table, turn

ZED = {"decks": "EIKZ"}
"""The options of a game with deck Z."""
FIVE_FIELDS: dict[str, dict[str, int]] = {f"r1c{column}": {} for column in range(1, 6)}
"""Five fields in the top row."""
MARKETS = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}


def learn(
    card: str, row: dict[str, Any] | None = None, seats: int = 2, **position: Any
) -> bocage.Table:
    """A table, in round 6 unless told otherwise, where seat 0 has just played an occupation."""
    given = row or {}
    t = turn({**given, "hand": [*given.get("hand", []), card]}, seats, **position)
    play(t, "place lessons")
    play_if_asked(t, f"play {card}")
    return t


def harvest(row: dict[str, Any], *others: dict[str, Any], **position: Any) -> bocage.Table:
    """The harvest of round 4, unless told otherwise; who is not given has enough food."""
    number = position.pop("round", 4)
    return phase("harvest", number, row, *others, **position)


def meal(row: dict[str, Any], *others: dict[str, Any], **position: Any) -> bocage.Table:
    """The feeding phase of round 4, unless told otherwise."""
    number = position.pop("round", 4)
    return phase("feeding", number, row, *others, **position)


def last_of_round(row: dict[str, Any], number: int, **position: Any) -> bocage.Table:
    """The table once seat 0 has put the last person of a round on the day laborer."""
    t = table({"placed": 1, **row}, {**FED, "placed": 2}, round=number, **position)
    play(t, "place day-laborer")
    return t


def work(t: bocage.Table, *spaces: str) -> None:
    """People placed one after the other, whoever's turn it is."""
    play(t, *(f"place {space}" for space in spaces))


def outcomes(t: bocage.Table, read: Callable[[bocage.Table], Any]) -> list[Any]:
    """What is read off the table after each of the actions that can be chosen now."""
    found = []
    for action in sorted(offered(t)):
        tried = t.copy()
        tried.play(action)
        found.append(read(tried))
    return found


def anytime(card: str, row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """A table with deck Z where seat 0 has just used a card that works at any time."""
    given = {**row, "cards": [card, *row.get("cards", [])]}
    t = turn(given, seats, options=ZED, **position)
    play(t, "anytime")
    play_if_asked(t, f"use {card}")
    return t
