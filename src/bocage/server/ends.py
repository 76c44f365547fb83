"""How a game ends: who has won, if seats have resigned or the game was ended before its end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..kernel.table import Table
from .present import summary_json
from .shapes import Ending
from .stored import Chair, Stored


def still_in(chairs: tuple[Chair, ...]) -> list[int]:
    """The seats that have not resigned."""
    return [seat for seat, chair in enumerate(chairs) if not chair.resigned]


def winners_of(table: Table, chairs: tuple[Chair, ...], ended: Ending | None) -> list[int]:
    """Who has won. A seat that has resigned never wins; then the best of the others does."""
    if ended is not None:
        return last_one(chairs)
    if not table.over:
        return []
    still = still_in(chairs)
    winners = list(table.winners())
    if len(still) == len(chairs):
        return winners
    totals = [score.total for score in table.scores()]
    best = max((totals[seat] for seat in still), default=None)
    return [seat for seat in winners if seat in still] or [
        seat for seat in still if totals[seat] == best
    ]


def last_one(chairs: tuple[Chair, ...]) -> list[int]:
    """A game ended before its end has no winner, unless all seats but one have resigned."""
    still = still_in(chairs)
    return still if len(still) == 1 < len(chairs) else []


def broken_off(stored: Stored, how: Ending) -> Stored:
    """The table, its game ended before its end; what was not confirmed is not played."""
    summary = {**stored.summary, "deciding": [], "winners": last_one(stored.chairs)}
    moves = stored.moves[: stored.committed]
    return replace(stored, over=True, ended=how, ending=None, summary=summary, moves=moves)


def standings(table: Table, chairs: tuple[Chair, ...]) -> dict[str, Any]:
    """What a summary says about the state of a game at which these sit."""
    return {**summary_json(table), "winners": winners_of(table, chairs, None)}
