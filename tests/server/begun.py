"""Tables in the store that were begun already."""

from __future__ import annotations

from dataclasses import replace

import bocage
from bocage.server.making import made
from bocage.server.models import NewChair, NewTable
from bocage.server.secret import new_secret
from bocage.server.stored import Move, Stored


def begun(*actions: str) -> Stored:
    """A table with some committed moves."""
    wanted = NewTable(game="agricola-revised", seats=[NewChair(kind="here")] * 2)
    stored = made(wanted, new_secret())
    table = bocage.new(stored.game, 2, stored.seed, None, **stored.options)
    moves = []
    for action in actions:
        moves.append(Move(table.decisions[0].seat, action, 0.0))
        table.play(action)
    return replace(stored, moves=tuple(moves), committed=len(moves), position=table.position())
