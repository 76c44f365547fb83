"""Who wants to be told of what, in the database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update

from ..clocks import left_at
from ..database import reading
from ..schema import MOVES, NOTICES, TABLES
from ..secret import derived
from ..store import CHUNK, chairs_of
from .occasions import Occasion, Standing, Way

Work = Callable[[Connection], None]
AT_TABLE = or_(NOTICES.c.table_id == TABLES.c.id, NOTICES.c.table_id == TABLES.c.campaign)
"""Which notices are about a table; a campaign's are about each of its tables."""
MOST: Final[dict[Way, int]] = {"push": 8, "mail": 1}
"""Where a seat is told at most; a further one takes the place of the oldest."""
WAITING: Final = 2 * 86400.0
"""Seconds that an address waits for its owner's word."""
ASKED: Final = 3
"""How often an address is asked within that time, by whomever."""
LONG_OVER: Final = 14 * 86400.0
"""Seconds after the end of a game for which somebody might still ask for another one."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody at a seat who wants to be told, and where."""

    id: str
    table_id: str
    seat: int
    token: bytes
    way: Way
    address: str
    keys: dict[str, str] | None
    language: str
    created: float
    secret: bytes | None = None
    told: str | None = None
    tries: int = 0
    rests: float = 0.0


class Case(NamedTuple):
    """A notice, and a table that it is about."""

    notice: Notice
    table: Standing


def id_for(home: str, seat: int, way: Way, address: str) -> str:
    """The id of a notice: the same for the same person at the same place."""
    return derived(f"{home} {seat} {way} {address}", "notice")[:22]


def revisions(engine: Engine) -> dict[tuple[str, str], int]:
    """The revisions of all tables that notices are about, by notice and table."""
    chosen = select(NOTICES.c.id, TABLES.c.id, TABLES.c.revision)
    joined = chosen.select_from(NOTICES.join(TABLES, AT_TABLE)).where(NOTICES.c.secret.is_(None))
    with reading(engine) as connection:
        return {(notice, table): n for notice, table, n in connection.execute(joined)}


def cases(engine: Engine, wanted: Iterable[tuple[str, str]]) -> list[Case]:
    """Some notices with their tables as they are now."""
    pairs = list(wanted)
    found: list[Case] = []
    with reading(engine) as connection:
        for first in range(0, len(pairs), CHUNK):
            found += some_cases(connection, pairs[first : first + CHUNK])
    return found


def some_cases(connection: Connection, pairs: list[tuple[str, str]]) -> list[Case]:
    """A few notices with their tables."""
    ids = {notice for notice, _ in pairs}
    rows = connection.execute(select(NOTICES).where(NOTICES.c.id.in_(ids))).mappings()
    notices = {row["id"]: Notice(**row) for row in rows}
    tables = standings(connection, list({table for _, table in pairs}))
    return [
        Case(notices[notice], tables[table])
        for notice, table in pairs
        if notice in notices and table in tables
    ]


def standings(connection: Connection, ids: list[str]) -> dict[str, Standing]:
    """Some tables, as far as notices need to know them; torn ones are left out."""
    names = (
        "id",
        "campaign",
        "game",
        "over",
        "leg",
        "summary",
        "pace",
        "clocks",
        "ticking",
        "again",
    )
    chosen = select(*(TABLES.c[name] for name in names)).where(TABLES.c.id.in_(ids))
    rows = connection.execute(chosen).mappings().all()
    homes = {row["id"]: row["campaign"] or row["id"] for row in rows}
    chairs = chairs_of(connection, list(homes.values()))
    moved = select(MOVES.c.table_id, MOVES.c.seat, func.count())
    mine = moved.where(MOVES.c.table_id.in_(ids), MOVES.c.committed)
    acted: dict[str, dict[int, int]] = {}
    for id, seat, count in connection.execute(mine.group_by(MOVES.c.table_id, MOVES.c.seat)):
        acted.setdefault(id, {})[seat] = count
    found = {}
    for row in rows:
        id = row["id"]
        try:
            found[id] = standing(row, chairs[homes[id]], acted.get(id, {}))
        except (TypeError, LookupError, AttributeError):
            continue
    return found


def standing(row: Any, chairs: Any, acted: dict[int, int]) -> Standing:
    """A table from its row."""
    return Standing(
        id=row["id"],
        game=row["game"],
        chairs=chairs,
        over=row["over"],
        left=row["leg"] is not None and row["leg"]["next"] is not None,
        deciding=tuple(row["summary"]["deciding"]),
        acted=acted,
        pace=row["pace"],
        remaining=left_at(row["clocks"], row["ticking"], time.time()),
        again=row["again"],
    )


def of_seat(engine: Engine, home: str, seat: int) -> list[Notice]:
    """All that is kept for a seat."""
    here = (NOTICES.c.table_id == home, NOTICES.c.seat == seat)
    with reading(engine) as connection:
        rows = connection.execute(select(NOTICES).where(*here).order_by(NOTICES.c.created))
        return [Notice(**row) for row in rows.mappings()]


def found(engine: Engine, id: str) -> Notice | None:
    """A notice by its id."""
    with reading(engine) as connection:
        row = connection.execute(select(NOTICES).where(NOTICES.c.id == id)).mappings().first()
    return None if row is None else Notice(**row)


def case_of(engine: Engine, notice: Notice) -> Case | None:
    """A notice with its first table."""
    with reading(engine) as connection:
        table = standings(connection, [notice.table_id]).get(notice.table_id)
    return None if table is None else Case(notice, table)


def asked_lately(engine: Engine, address: str) -> int:
    """How often an address was asked and has not answered."""
    chosen = select(func.count()).select_from(NOTICES)
    with reading(engine) as connection:
        waiting = (NOTICES.c.address == address, NOTICES.c.secret.is_not(None))
        return connection.execute(chosen.where(*waiting)).scalar_one()


# Jobs for the writer


def adding(notice: Notice) -> Work:
    """The job that keeps a notice, instead of an older one with its id and of those too many."""
    row = {name: getattr(notice, name) for name in Notice.__slots__}
    here = (
        NOTICES.c.table_id == notice.table_id,
        NOTICES.c.seat == notice.seat,
        NOTICES.c.way == notice.way,
    )

    def work(connection: Connection) -> None:
        connection.execute(delete(NOTICES).where(NOTICES.c.id == notice.id))
        ids = select(NOTICES.c.id).where(*here).order_by(NOTICES.c.created.desc())
        others = list(connection.scalars(ids))
        if spare := others[MOST[notice.way] - 1 :]:
            connection.execute(delete(NOTICES).where(NOTICES.c.id.in_(spare)))
        connection.execute(insert(NOTICES), row)

    return work


def dropping(*ids: str) -> Work:
    """The job that lets notices go."""

    def work(connection: Connection) -> None:
        connection.execute(delete(NOTICES).where(NOTICES.c.id.in_(ids)))

    return work


def leasing(id: str, occasion: Occasion, now: float, until: float, got: list[bool]) -> Work:
    """The job that takes it upon us to tell somebody something; `got` says whether it is ours."""
    untold = or_(NOTICES.c.told.is_(None), NOTICES.c.told != occasion.name)
    free = (NOTICES.c.id == id, NOTICES.c.rests <= now, NOTICES.c.secret.is_(None), untold)

    def work(connection: Connection) -> None:
        taken = connection.execute(update(NOTICES).where(*free).values(rests=until))
        got[:] = [taken.rowcount == 1]

    return work


def noting(id: str, **values: object) -> Work:
    """The job that writes down what has become of a notice."""

    def work(connection: Connection) -> None:
        connection.execute(update(NOTICES).where(NOTICES.c.id == id).values(**values))

    return work


def tidying(now: float) -> Work:
    """The job that lets go what nobody needs to be told any more."""
    long_over = select(TABLES.c.id).where(TABLES.c.over, TABLES.c.changed < now - LONG_OVER)
    single = long_over.where(TABLES.c.campaign.is_(None))

    unanswered = (NOTICES.c.secret.is_not(None), NOTICES.c.created < now - WAITING)

    def work(connection: Connection) -> None:
        connection.execute(delete(NOTICES).where(NOTICES.c.table_id.in_(single)))
        connection.execute(delete(NOTICES).where(*unanswered))

    return work
