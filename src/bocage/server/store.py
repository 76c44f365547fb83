"""Reading tables from the database, and the jobs that write them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, final

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update

from .database import reading
from .refusals import stale
from .schema import MOVES, SEATS, TABLES
from .stored import Chair, Move, Stored

Work = Callable[[Connection], None]
CHUNK = 400
COLUMNS = [
    "game",
    "options",
    "rules",
    "open",
    "over",
    "created",
    "changed",
    "summary",
    "position",
    "start",
    "start_n",
    "committed",
]

CHANGE = update(TABLES).where(
    TABLES.c.id == bindparam("its_id"), TABLES.c.revision == bindparam("its_revision")
)
SEAT = update(SEATS).where(
    SEATS.c.table_id == bindparam("its_id"), SEATS.c.number == bindparam("seat")
)
LATER = (MOVES.c.table_id == bindparam("its_id")) & (MOVES.c.n >= bindparam("first"))
DROP = delete(MOVES).where(LATER)
TURN = update(MOVES).where(LATER).values(committed=MOVES.c.n < bindparam("end"))
ADD = insert(MOVES)


@final
class Store:
    """Reads tables; every method is one look at one moment of the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def load(self, id: str) -> Stored | None:
        """A table with its seats and moves."""
        with reading(self.engine) as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                return None
            moves = connection.execute(
                select(MOVES.c.seat, MOVES.c.action, MOVES.c.at)
                .where(MOVES.c.table_id == id)
                .order_by(MOVES.c.n)
            )
            return Stored(
                **{name: row[name] for name in COLUMNS},
                id=id,
                seed=int(row["seed"]),
                revision=row["revision"],
                chairs=chairs_of(connection, [id])[id],
                moves=tuple([Move(*move) for move in moves]),
            )

    def newest(self, limit: int) -> list[dict[str, Any]]:
        """Summaries of the newest tables that are open to spectators."""
        chosen = select(TABLES).where(TABLES.c.open).order_by(TABLES.c.created.desc()).limit(limit)
        with reading(self.engine) as connection:
            return summaries(connection, connection.execute(chosen).mappings().all())

    def mine(self, tokens: Iterable[bytes]) -> list[dict[str, Any]]:
        """Summaries of the tables at which these token hashes have seats, the newest first."""
        seats = select(SEATS.c.table_id, SEATS.c.number).where(SEATS.c.token.in_(list(tokens)))
        with reading(self.engine) as connection:
            mine: dict[str, list[int]] = {}
            for id, number in connection.execute(seats.order_by(SEATS.c.number)):
                mine.setdefault(id, []).append(number)
            chosen = select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc())
            found = summaries(connection, connection.execute(chosen).mappings().all())
        return [{**summary, "you": mine[summary["id"]]} for summary in found]

    def revisions(self, ids: list[str]) -> dict[str, int]:
        """The present revisions of some tables."""
        found: dict[str, int] = {}
        with reading(self.engine) as connection:
            for i in range(0, len(ids), CHUNK):
                some = TABLES.c.id.in_(ids[i : i + CHUNK])
                rows = connection.execute(select(TABLES.c.id, TABLES.c.revision).where(some))
                found.update({row.id: row.revision for row in rows})
        return found

    def unfinished(self, since: float) -> list[str]:
        """Tables with people, changed since, at which bots are to play."""
        people = select(SEATS.c.table_id).where(SEATS.c.kind != "bot")
        chosen = (
            select(TABLES.c.id, TABLES.c.summary, SEATS.c.number)
            .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == "bot"))
            .where(TABLES.c.changed >= since, TABLES.c.over.is_(False), TABLES.c.id.in_(people))
        )
        with reading(self.engine) as connection:
            rows = connection.execute(chosen)
            return list({id for id, summary, number in rows if number in summary["deciding"]})


def chairs_of(connection: Connection, ids: list[str]) -> dict[str, tuple[Chair, ...]]:
    """The seats of some tables."""
    rows = connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.number)
    )
    found: dict[str, tuple[Chair, ...]] = {}
    for id, _, *rest in rows:
        found[id] = (*found.get(id, ()), Chair(*rest))
    return found


def summaries(connection: Connection, rows: Iterable[Any]) -> list[dict[str, Any]]:
    """Rows of tables as summaries."""
    listed = list(rows)
    chairs = chairs_of(connection, [row["id"] for row in listed])
    return [summary_of(row, chairs[row["id"]]) for row in listed]


def summary_of(row: Any, chairs: tuple[Chair, ...]) -> dict[str, Any]:
    """A table in short."""
    copied = ("id", "game", "options", "over", "open", "created", "changed")
    return {
        **{name: row[name] for name in copied},
        **row["summary"],
        "moves": row["committed"],
        "seats": [
            {"name": c.name, "kind": c.kind, "bot": c.bot, "joined": c.joined} for c in chairs
        ],
    }


def adding(table: Stored) -> Work:
    """The job that writes a new table."""

    def work(connection: Connection) -> None:
        row = {name: getattr(table, name) for name in COLUMNS}
        row |= {"id": table.id, "seed": str(table.seed), "revision": table.revision}
        connection.execute(insert(TABLES), row)
        seats = [
            {"table_id": table.id, "number": number, **asdict(chair)}
            for number, chair in enumerate(table.chairs)
        ]
        connection.execute(insert(SEATS), seats)

    return work


def changing(old: Stored, new: Stored) -> Work:
    """The job that makes a table what it is now, if nobody else has changed it since."""
    columns = [name for name in COLUMNS if getattr(old, name) is not getattr(new, name)]
    same = shared(old, new)
    turned = min(old.committed, new.committed)

    def work(connection: Connection) -> None:
        values = {name: getattr(new, name) for name in columns}
        values |= {"revision": new.revision, "its_id": old.id, "its_revision": old.revision}
        if connection.execute(CHANGE, values).rowcount != 1:
            raise stale()
        if same < len(old.moves):
            connection.execute(DROP, {"its_id": old.id, "first": same})
        if turned < same and old.committed != new.committed:
            its = {"its_id": old.id, "first": turned, "end": new.committed}
            connection.execute(TURN, its)
        if same < len(new.moves):
            connection.execute(ADD, rows_of(new, same))
        for number, (before, after) in enumerate(zip(old.chairs, new.chairs, strict=True)):
            if before is not after:
                connection.execute(SEAT, {"its_id": old.id, "seat": number, **asdict(after)})

    return work


def shared(old: Stored, new: Stored) -> int:
    """How many moves both have."""
    longest = min(len(old.moves), len(new.moves))
    for n in range(longest):
        if old.moves[n] is not new.moves[n]:
            return n
    return longest


def rows_of(table: Stored, first: int) -> list[dict[str, Any]]:
    """The moves from `first` on as rows."""
    return [
        {
            "table_id": table.id,
            "n": n,
            "seat": move.seat,
            "action": move.action,
            "committed": n < table.committed,
            "at": move.at,
        }
        for n, move in enumerate(table.moves[first:], first)
    ]
