"""Games from their records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import bocage

from ..kernel.errors import Error
from ..kernel.record import digest
from ..kernel.table import Table
from .refusals import Refusal
from .stored import Stored
from .turn import Turn, resumed


def opening(stored: Stored) -> Table:
    """The table before the first move that can be replayed."""
    if stored.start is not None:
        table = bocage.load(stored.start)
        table.diverged = True
        return table
    return bocage.new(stored.game, len(stored.chairs), stored.seed, **stored.options)


def unrolled(stored: Stored) -> Iterator[Table]:
    """The table at the start and after every committed move: one and the same, going on."""
    table = opening(stored)
    yield table
    for move in stored.moves[stored.start_n : stored.committed]:
        table.play(move.action, move.seat)
        yield table


def restored(stored: Stored) -> tuple[Stored, Turn]:
    """A stored table and its turn, brought to life.

    If the rules have changed so that the moves no longer give the stored position, the game goes
    on from that position without the tail.
    """
    try:
        *_, committed = unrolled(stored)
        turn = resumed(committed, stored.tail)
        if stored.rules == committed.game.rules_version:
            return stored, turn
        if digest(committed.position()) == digest(stored.position):
            rules, revision = committed.game.rules_version, stored.revision + 1
            return replace(stored, rules=rules, revision=revision), turn
    except Error:
        pass
    return diverged(stored)


def diverged(stored: Stored) -> tuple[Stored, Turn]:
    """A table that goes on from its last position under other rules."""
    try:
        table = bocage.load(stored.position)
    except Error:
        raise Refusal("busy", "error-broken") from None
    table.diverged = True
    changed = replace(
        stored,
        rules=table.game.rules_version,
        revision=stored.revision + 1,
        start=stored.position,
        start_n=stored.committed,
        moves=stored.moves[: stored.committed],
    )
    return changed, Turn(table)
