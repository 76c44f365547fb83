"""Games from their records."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from ..games import find
from ..kernel.errors import Error, UnknownGame
from ..kernel.game import Game
from ..kernel.keeping import load_table, new_table
from ..kernel.record import digest
from ..kernel.table import Table
from .own import EMPTY, Shelf, take
from .refusals import Newer, Refusal, broken
from .stored import Stored
from .turn import Turn, resumed

LOG = logging.getLogger("bocage.server")


def opening(stored: Stored, game: Game) -> Table:
    """The table before the first move that can be replayed."""
    if stored.start is not None:
        table = load_table(game, stored.start)
        table.diverged = stored.start_n > 0
        return table
    return new_table(game, len(stored.chairs), stored.seed, stored.options)


def game_of(stored: Stored, shelf: Shelf) -> Game:
    """The game of a table, with the own cards that it is played with."""
    return find(stored.game).with_own(shelf.kept(stored.own))


def unrolled(stored: Stored, shelf: Shelf) -> Iterator[Table]:
    """The table at the start and after every committed move: one and the same, going on."""
    table = opening(stored, game_of(stored, shelf))
    yield table
    for move in stored.moves[stored.start_n : stored.committed]:
        take(table, move.action, move.seat)
        yield table


def check_moment(stored: Stored, n: int) -> None:
    """Refuse a number of moves that a table has not come to, or that cannot be shown any more."""
    if not stored.start_n <= n <= stored.committed:
        raise Refusal("not-found", "error-not-found")


def reached(stored: Stored, shelf: Shelf, n: int) -> Table:
    """The table after so many committed moves."""
    check_moment(stored, n)
    return next(islice(unrolled(stored, shelf), n - stored.start_n, None))


def opened(stored: Stored, shelf: Shelf) -> tuple[Stored, Turn]:
    """A stored table and its turn; whatever is wrong with it is said of this table alone."""
    try:
        return restored(stored, shelf)
    except Refusal:
        raise
    except Exception as error:
        LOG.error("a table cannot be read: %s: %s", stored.id, type(error).__name__)
        raise broken() from None


def restored(stored: Stored, shelf: Shelf = EMPTY) -> tuple[Stored, Turn]:
    """A stored table and its turn, brought to life.

    If the rules have changed so that the moves no longer give the stored position, the game goes
    on from that position without the tail.
    """
    game = understood(stored, shelf)
    try:
        *_, committed = unrolled(stored, shelf)
        turn = resumed(committed, stored.tail)
        if stored.rules == committed.game.rules_version:
            return stored, turn
        if digest(committed.position()) == digest(stored.position):
            rules, revision = committed.game.rules_version, stored.revision + 1
            return replace(stored, rules=rules, revision=revision), turn
    except Refusal:
        raise
    except Error:
        pass
    return diverged(stored, game)


def understood(stored: Stored, shelf: Shelf) -> Game:
    """The game of a table; whoever knows newer rules than we do is left alone with it."""
    try:
        game = game_of(stored, shelf)
    except UnknownGame:
        raise Newer from None
    if stored.rules > game.rules_version:
        raise Newer
    return game


def followed(old: Stored, turn: Turn, new: Stored) -> Turn | None:
    """The turn of a table that has gone on from one in memory; None if it is to be read whole."""
    n = old.committed
    began = (old.rules, old.start_n, old.start) == (new.rules, new.start_n, new.start)
    if not began or new.moves[:n] != old.moves[:n]:
        return None
    committed = turn.committed
    if new.committed > n:
        committed = committed.copy()
        for move in new.moves[n : new.committed]:
            take(committed, move.action, move.seat)
    return resumed(committed, new.tail)


def diverged(stored: Stored, game: Game) -> tuple[Stored, Turn]:
    """A table that goes on from its last position under other rules."""
    try:
        table = load_table(game, stored.position)
    except Error:
        raise broken() from None
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
