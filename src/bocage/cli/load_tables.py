"""Tables in the middle of their games, put into a database before a server is measured."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, select

from ..kernel.keeping import new_table
from ..server.database import open_database, reading, writing
from ..server.making import game_for, made, own
from ..server.models import NewChair, NewTable
from ..server.own import EMPTY
from ..server.present import summary_json
from ..server.schema import TABLES
from ..server.secret import new_secret
from ..server.store import adding, changing
from ..server.stored import Move, Stored

GAME: Final = "agricola-revised"
OPTIONS: Final[dict[str, Any]] = {"cards": "base"}
FIRST, LAST = 2, 13
"""The rounds that tables begin to be measured in: hands are dealt, and something is left."""


def lay(database: str, count: int) -> list[dict[str, Any]]:
    """Tables in all rounds, of two people who play with hand cards; their ids and tokens."""
    engine = open_database(database)
    dice = random.Random(7)
    laid = []
    for number in range(count):
        maker = new_secret()
        new, stored = midway(maker, FIRST + number % (LAST - FIRST + 1), dice)
        with writing(engine) as connection, connection.begin():
            adding(new)(connection)
            changing(new, stored)(connection)
        tokens = {str(seat): own(maker, seat)[0] for seat in range(len(stored.chairs))}
        laid.append({"id": stored.id, "tokens": tokens})
    engine.dispose()
    return laid


def ids_in(database: str) -> set[str]:
    """The tables of a database."""
    engine = open_database(database)
    with reading(engine) as connection:
        ids = set(connection.scalars(select(TABLES.c.id)))
    engine.dispose()
    return ids


def remove(database: str, ids: set[str]) -> None:
    """Remove tables."""
    engine = open_database(database)
    with writing(engine) as connection, connection.begin():
        for id in ids:
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
    engine.dispose()


def midway(maker: str, wanted: int, dice: random.Random) -> tuple[Stored, Stored]:
    """A new table, and as it is when it has come to a round by chance; nobody confirms turns."""
    chairs = [NewChair(kind="here", name=name) for name in ("Ana", "Bo")]
    wish = NewTable(game=GAME, options=OPTIONS, seats=chairs, open=False)
    new = made(wish, maker)
    table = new_table(game_for(wish, EMPTY), len(chairs), new.seed, OPTIONS)
    moves = []
    while table.progress[0] < wanted:
        decision = table.decisions[0]
        action = dice.choice(decision.actions)
        table.play(action, decision.seat)
        moves.append(Move(decision.seat, action.text, new.created))
    return new, replace(
        new,
        revision=new.revision + 1,
        chairs=tuple([replace(chair, confirm=False) for chair in new.chairs]),
        moves=tuple(moves),
        committed=len(moves),
        position=table.position(),
        summary=summary_json(table),
    )
