"""Reading tables and campaigns from the database, and the jobs that write them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import asdict, fields, replace
from typing import Any, final

from pydantic import TypeAdapter
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)

from .clocks import told
from .database import Torn, reading
from .models import Summary
from .refusals import Refusal, broken, stale
from .results import settling
from .schema import CAMPAIGNS, KEYS, MOVES, SEATS, TABLES
from .stored import Chair, Key, Move, Stored, StoredCampaign

LOG = logging.getLogger("bocage.server")
SUMMARY = TypeAdapter(Summary)
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
    "campaign",
    "leg",
    "hints",
    "lesson",
    "listed",
    "joining",
    "language",
    "patience",
    "ending",
    "ended",
    "again",
    "pace",
    "clocks",
    "ticking",
    "due",
    "words",
    "brought",
    "counts",
]
CHAIR = [SEATS.c[field.name] for field in fields(Chair) if field.name != "keys"]
SITTER = ("name", "kind", "bot", "joined", "stand_in", "resigned")
"""What everybody is told of whoever sits in a seat."""
HOME = func.coalesce(TABLES.c.campaign, TABLES.c.id)
"""The table whose seats a table has."""

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
GO_ON = update(CAMPAIGNS).where(
    CAMPAIGNS.c.id == bindparam("its_id"), CAMPAIGNS.c.revision == bindparam("its_revision")
)
LEAVE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"))
    .values(leg=bindparam("left"), revision=TABLES.c.revision + 1)
)


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
            home = row["campaign"] or id
            chairs = chairs_of(connection, [home]).get(home, ())
            return stored_of(row, chairs, moves, seen_at(connection, home))

    def version(self) -> str | None:
        """The last step that has brought the database up to date."""
        with reading(self.engine) as connection:
            found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return None if found is None else str(found)

    def campaign(self, id: str) -> StoredCampaign | None:
        """A campaign."""
        with reading(self.engine) as connection:
            chosen = select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)
            row = connection.execute(chosen).mappings().first()
        if row is not None and any(isinstance(value, Torn) for value in row.values()):
            unreadable(id)
            raise broken()
        return None if row is None else StoredCampaign(**row)

    def chairs(self, home: str) -> tuple[Chair, ...]:
        """The seats of a table, or of all tables of a campaign."""
        with reading(self.engine) as connection:
            return chairs_of(connection, [home])[home]

    def seen(self, home: str) -> tuple[float | None, ...]:
        """When the people of some seats were seen last."""
        with reading(self.engine) as connection:
            return seen_at(connection, home)

    def newest(self, limit: int) -> list[dict[str, Any]]:
        """Summaries of the newest tables that the lobby lists for spectators."""
        shown = select(TABLES).where(TABLES.c.open, TABLES.c.listed)
        return self.listed(shown.order_by(TABLES.c.created.desc()).limit(limit))

    def free(self, limit: int, since: float) -> list[dict[str, Any]]:
        """Summaries of the newest tables with seats that anybody may take, changed since."""
        seat = SEATS.c
        free = select(seat.table_id).where(
            seat.kind == "link", seat.joined.is_(False), seat.name == ""
        )
        going = (TABLES.c.joining, TABLES.c.over.is_(False), TABLES.c.changed >= since)
        shown = select(TABLES).where(*going, HOME.in_(free))
        return self.listed(shown.order_by(TABLES.c.created.desc()).limit(limit))

    def listed(self, chosen: Select[Any]) -> list[dict[str, Any]]:
        """Summaries of some tables."""
        with reading(self.engine) as connection:
            return summaries(connection, connection.execute(chosen).mappings().all())

    def mine(self, tokens: Iterable[bytes], person: str | None = None) -> list[dict[str, Any]]:
        """Summaries of the tables at which these token hashes or somebody have seats, the newest
        first."""
        hashes = list(tokens)
        own = SEATS.c.token.in_(hashes)
        theirs = own if person is None else own | (SEATS.c.person == person)
        seats = select(SEATS.c.table_id, SEATS.c.number).where(theirs)
        further = select(KEYS.c.table_id, KEYS.c.number).where(KEYS.c.hash.in_(hashes))
        with reading(self.engine) as connection:
            mine: dict[str, list[int]] = {}
            for id, number in sorted({*connection.execute(seats), *connection.execute(further)}):
                mine.setdefault(id, []).append(number)
            chosen = select(TABLES).where(HOME.in_(mine)).order_by(TABLES.c.changed.desc())
            rows = connection.execute(chosen).mappings().all()
            home = {row["id"]: row["campaign"] or row["id"] for row in rows}
            found = summaries(connection, rows)
        return [{**summary, "you": mine[home[summary["id"]]]} for summary in found]

    def revisions(self, ids: list[str]) -> dict[str, int]:
        """The present revisions of some tables."""
        found: dict[str, int] = {}
        with reading(self.engine) as connection:
            for i in range(0, len(ids), CHUNK):
                some = TABLES.c.id.in_(ids[i : i + CHUNK])
                rows = connection.execute(select(TABLES.c.id, TABLES.c.revision).where(some))
                found.update({row.id: row.revision for row in rows})
        return found

    def due(self, now: float) -> list[str]:
        """Tables at which a clock has run out."""
        with reading(self.engine) as connection:
            return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.due <= now)))

    def is_timed(self) -> bool:
        """Whether any clock runs."""
        chosen = select(TABLES.c.id).where(TABLES.c.due.is_not(None)).limit(1)
        with reading(self.engine) as connection:
            return connection.scalar(chosen) is not None

    def unfinished(self, since: float) -> list[str]:
        """Tables with people, changed since, at which bots are to play."""
        people = select(SEATS.c.table_id).where(SEATS.c.kind != "bot")
        bots = (SEATS.c.kind == "bot") | SEATS.c.stand_in.is_not(None)
        chosen = (
            select(TABLES.c.id, TABLES.c.summary, SEATS.c.number)
            .join(SEATS, (SEATS.c.table_id == HOME) & bots)
            .where(TABLES.c.changed >= since, TABLES.c.over.is_(False), HOME.in_(people))
        )
        with reading(self.engine) as connection:
            rows = connection.execute(chosen).all()
        return list({id for id, summary, number in rows if number in deciding_in(id, summary)})


def stored_of(
    row: Any, chairs: tuple[Chair, ...], moves: Iterable[Any], seen: tuple[float | None, ...]
) -> Stored:
    """A table from its rows, if they can be read."""
    columns = {name: row[name] for name in COLUMNS}
    try:
        if not chairs or any(isinstance(value, Torn) for value in columns.values()):
            raise ValueError
        return Stored(
            **columns,
            id=row["id"],
            seed=int(row["seed"]),
            revision=row["revision"],
            chairs=chairs,
            seen=seen,
            moves=tuple([Move(*move) for move in moves]),
        )
    except (TypeError, ValueError):
        unreadable(row["id"])
        raise broken() from None


def unreadable(id: str) -> None:
    """Say that the others are shown without a table."""
    LOG.error("a table cannot be read: %s", id)


def deciding_in(id: str, summary: Any) -> list[int]:
    """The seats that decide, by a table's summary."""
    try:
        return list(summary["deciding"])
    except (TypeError, LookupError):
        unreadable(id)
        return []


def chairs_of(connection: Connection, ids: list[str]) -> dict[str, tuple[Chair, ...]]:
    """The seats of some tables."""
    chosen = select(SEATS.c.table_id, *CHAIR).where(SEATS.c.table_id.in_(ids))
    further: dict[tuple[str, int], list[Key]] = {}
    for id, number, *key in connection.execute(
        select(KEYS).where(KEYS.c.table_id.in_(ids)).order_by(KEYS.c.hash)
    ):
        further.setdefault((id, number), []).append(Key(*key))
    found: dict[str, tuple[Chair, ...]] = {}
    for id, *rest in connection.execute(chosen.order_by(SEATS.c.number)):
        before = found.get(id, ())
        chair = Chair(*rest)
        if keys := further.get((id, len(before))):
            chair = replace(chair, keys=tuple(keys))
        found[id] = (*before, chair)
    return found


def seen_at(connection: Connection, home: str) -> tuple[float | None, ...]:
    """When the people of some seats were seen last."""
    chosen = select(SEATS.c.seen).where(SEATS.c.table_id == home).order_by(SEATS.c.number)
    return tuple(connection.scalars(chosen))


def summaries(connection: Connection, rows: Iterable[Any]) -> list[dict[str, Any]]:
    """Rows of tables as summaries, but for those that cannot be read."""
    listed = list(rows)
    homes = [row["campaign"] or row["id"] for row in listed]
    chairs = chairs_of(connection, homes)
    found = []
    for row, home in zip(listed, homes, strict=True):
        try:
            found.append(summary_of(row, chairs.get(home, ())))
        except Refusal:
            continue
    return found


def summary_of(row: Any, chairs: tuple[Chair, ...]) -> dict[str, Any]:
    """A table in short, if it can be read."""
    copied = ("id", "game", "options", "over", "open", "created", "changed", "language", "brought")
    try:
        found = {
            **{name: row[name] for name in copied},
            **row["summary"],
            "moves": row["committed"],
            "join": row["joining"],
            "counts": row["counts"],
            "ended": row["ended"],
            "pace": row["pace"],
            "words": row["words"],
            "clocks": told(row["clocks"], row["ticking"]),
            "campaign": None if row["leg"] is None else {"id": row["campaign"], **row["leg"]},
            "seats": chairs_json(chairs),
        }
        SUMMARY.validate_python(found)
    except (TypeError, ValueError):
        unreadable(row["id"])
        raise broken() from None
    return found


def chairs_json(chairs: tuple[Chair, ...]) -> list[dict[str, Any]]:
    """Who sits where."""
    return [{name: getattr(chair, name) for name in SITTER} for chair in chairs]


def adding(table: Stored, campaign: StoredCampaign | None = None) -> Work:
    """The job that writes a new table, and a new campaign that begins there."""

    def work(connection: Connection) -> None:
        if campaign is not None:
            connection.execute(insert(CAMPAIGNS), asdict(campaign))
        row = {name: getattr(table, name) for name in COLUMNS}
        row |= {"id": table.id, "seed": str(table.seed), "revision": table.revision}
        connection.execute(insert(TABLES), row)
        if table.moves:
            connection.execute(ADD, rows_of(table, 0))
        if table.home != table.id:
            return
        seats = [
            {"table_id": table.id, "number": number, **seat_row(chair)}
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
                connection.execute(SEAT, {"its_id": old.home, "seat": number, **seat_row(after)})
                if before.keys != after.keys:
                    rekey(connection, old.home, number, after.keys)
        if new.over and not old.over:
            settling(new)(connection)

    return work


def seat_row(chair: Chair) -> dict[str, Any]:
    """A seat as a row, without its further tokens."""
    return {column.name: getattr(chair, column.name) for column in CHAIR}


def rekey(connection: Connection, id: str, number: int, keys: tuple[Key, ...]) -> None:
    """Write down the further tokens of a seat."""
    own = (KEYS.c.table_id == id) & (KEYS.c.number == number)
    connection.execute(delete(KEYS).where(own))
    if keys:
        rows = [{"table_id": id, "number": number, **key._asdict()} for key in keys]
        connection.execute(insert(KEYS), rows)


def leading(old: StoredCampaign, new: StoredCampaign, *tables: Stored) -> Work:
    """The job that makes a campaign what it is now, if nobody else has changed it since.

    Of the tables, the first is the one at which a game has ended, the second the next one.
    """
    columns = [name for name in old.__slots__ if getattr(old, name) is not getattr(new, name)]

    def work(connection: Connection) -> None:
        values = {name: getattr(new, name) for name in columns}
        values |= {"its_id": old.id, "its_revision": old.revision}
        if connection.execute(GO_ON, values).rowcount != 1:
            raise stale()
        for ended in tables[:1]:
            connection.execute(LEAVE, {"its_id": ended.id, "left": ended.leg})
        for begun in tables[1:]:
            adding(begun)(connection)

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
