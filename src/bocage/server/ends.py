"""How a game ends: who has won, if seats have resigned or the game was ended before its end."""

from __future__ import annotations

from typing import Any

from ..kernel.table import Table
from .present import summary_json
from .shapes import Ending
from .stored import Chair


def winners_of(table: Table, chairs: tuple[Chair, ...], ended: Ending | None) -> list[int]:
    """Who has won. A seat that has resigned never wins; then the best of the others does.

    A game that was ended by agreement has no winner, unless all seats but one have resigned.
    """
    still = [seat for seat, chair in enumerate(chairs) if not chair.resigned]
    if ended is not None:
        return still if len(still) == 1 < len(chairs) else []
    if not table.over:
        return []
    winners = list(table.winners())
    if len(still) == len(chairs):
        return winners
    totals = [score.total for score in table.scores()]
    best = max((totals[seat] for seat in still), default=None)
    return [seat for seat in winners if seat in still] or [
        seat for seat in still if totals[seat] == best
    ]


def standings(table: Table, chairs: tuple[Chair, ...]) -> dict[str, Any]:
    """What a summary says about the state of a game at which these sit."""
    return {**summary_json(table), "winners": winners_of(table, chairs, None)}
