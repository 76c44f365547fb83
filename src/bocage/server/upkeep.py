"""What whoever runs a server does to its tables, beside the server and while it runs."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event, func, select, text
from sqlalchemy.engine import make_url

from ..kernel.errors import Error
from ..kernel.messages import Message
from ..kernel.text import text as words
from .absence import single_game
from .backup import file_of
from .clocks import stopped
from .database import COMMON, begin_sqlite, make_private, prepare_sqlite, reading, writing
from .deeds import still_on
from .ends import broken_off
from .making import reopened
from .own import Shelf
from .refusals import Refusal
from .restore import restored
from .retention import Stage, stage_of
from .schema import TABLES
from .secret import new_secret
from .store import HOME, Store, changing, summaries
from .stored import Stored
from .versions import newest, refuse_newer, version_of

T = TypeVar("T")
CHANNEL: Final = "bocage"
"""Where processes on PostgreSQL tell each other which tables they have changed."""
GONE: Final = 2**31 - 1
"""The revision of a table that is there no more: it is newer than any."""
PATIENCE: Final = 30.0
"""Seconds that we wait for others to write."""
TRIES: Final = 5


@final
class Unready(Error):
    """There is no database, or an old one."""

    def __init__(self, id: str, **values: Any) -> None:
        self.message = Message(id, values)
        super().__init__(words(self.message))


class Size(NamedTuple):
    """How many bytes a database takes, before and after something."""

    before: int
    after: int


@contextmanager
def opened(address: str, create: bool = False, ready: bool = True) -> Iterator[Engine]:
    """A database that is there, as it is: it is not brought up to date."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        if create:
            make_private(path)
        elif not path.is_file():
            raise Unready("server-no-file", file=str(path))
        options = {"check_same_thread": False, "timeout": PATIENCE}
        engine = create_engine(address, connect_args=options, **COMMON)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        engine = create_engine(address, **COMMON)
    try:
        if ready:
            with reading(engine) as connection:
                check_ready(version_of(connection))
        yield engine
    finally:
        engine.dispose()


def check_ready(version: str) -> None:
    """Refuse a schema that is not ours."""
    refuse_newer(version)
    if version != newest():
        raise Unready("server-older-schema", found=version or "–", known=newest())


@final
class Upkeep:
    """Reads and changes the tables of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.store = Store(engine)

    def listed(
        self, stage: Stage | None, game: str | None, before: float | None, limit: int
    ) -> list[dict[str, Any]]:
        """Tables in short with their stages, the one that changed last first."""
        chosen = select(TABLES).order_by(TABLES.c.changed.desc())
        if game is not None:
            chosen = chosen.where(TABLES.c.game == game)
        if before is not None:
            chosen = chosen.where(TABLES.c.changed < before)
        if stage is not None:
            chosen = chosen.where(TABLES.c.over.is_(stage == "finished"))
        if stage == "unstarted":
            chosen = chosen.where(TABLES.c.committed == 0)
        if stage == "running":
            chosen = chosen.where(TABLES.c.committed > 0)
        if limit:
            chosen = chosen.limit(limit)
        with reading(self.engine) as connection:
            found = summaries(connection, connection.execute(chosen).mappings().all())
        return [staged(summary) for summary in found]

    def shown(self, id: str) -> dict[str, Any]:
        """A table in short, with what players are not told."""
        stored = self.found(id)
        with reading(self.engine) as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one()
            (summary,) = summaries(connection, [row])
        return {
            **staged(summary),
            "revision": stored.revision,
            "rules": stored.rules,
            "diverged": stored.start_n > 0,
            "tail": len(stored.tail),
        }

    def found(self, id: str) -> Stored:
        """A table."""
        stored = self.store.load(id)
        if stored is None:
            raise Refusal("unknown-table", "error-unknown-table")
        return stored

    def record(self, id: str, shelf: Shelf, running: bool) -> dict[str, Any]:
        """The record of a table; while the game runs it tells what is hidden."""
        stored = self.found(id)
        if not stored.over and not running:
            raise Refusal("forbidden", "error-not-over")
        _, turn = restored(stored, shelf)
        return turn.committed.record().data()

    def homes(self, ids: list[str]) -> dict[str, int]:
        """Where tables have their seats, with how many tables have them there, too."""
        homes = {self.found(id).home for id in ids}
        with reading(self.engine) as connection:
            counted = select(HOME, func.count()).where(HOME.in_(homes)).group_by(HOME)
            return {id: int(count) for id, count in connection.execute(counted)}

    def remove(self, home: str, job: Callable[[Connection], int]) -> int:
        """Remove a table, or all tables of a campaign."""
        with reading(self.engine) as connection:
            ids = [id for (id,) in connection.execute(select(TABLES.c.id).where(HOME.in_([home])))]
        return self.write(job, dict.fromkeys(ids, GONE))

    def rotate(self, id: str, seat: int) -> tuple[str, str]:
        """Give a seat a new invitation: the table where it is played, and the secret."""
        invitation = new_secret()

        def deed(stored: Stored) -> Stored:
            new = reopened(stored, seat, invitation)
            return replace(new, revision=stored.revision + 1, changed=time.time())

        return self.change(self.played_at(id), deed).id, invitation

    def check_endable(self, id: str) -> str:
        """Refuse what cannot be ended: finished games, and those of a campaign."""
        stored = self.found(id)
        still_on(stored)
        single_game(stored)
        return id

    def end(self, id: str) -> Stored:
        """End the game of a table now."""

        def deed(stored: Stored) -> Stored:
            still_on(stored)
            now = time.time()
            new = stopped(broken_off(stored, "host"), now)
            return replace(new, revision=stored.revision + 1, changed=now)

        return self.change(id, deed)

    def played_at(self, id: str) -> str:
        """The table, or the one at which its campaign is played by now."""
        stored = self.found(id)
        if not stored.left or stored.campaign is None:
            return id
        campaign = self.store.campaign(stored.campaign)
        return id if campaign is None else campaign.table_id

    def change(self, id: str, deed: Callable[[Stored], Stored]) -> Stored:
        """Change a table whoever changes it meanwhile."""
        for _ in range(TRIES):
            old = self.found(id)
            new = deed(old)
            try:
                self.write(changing(old, new), {id: new.revision})
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
            else:
                return new
        raise Refusal("busy", "error-busy")

    def write(self, work: Callable[[Connection], T], changes: dict[str, int]) -> T:
        """Do a job in one transaction, and tell running servers what it changes."""
        with writing(self.engine) as connection, connection.begin():
            result = work(connection)
            if connection.dialect.name == "postgresql":
                for id, revision in changes.items():
                    told = json.dumps({"from": 0, "changed": {id: revision}})
                    connection.execute(select(func.pg_notify(CHANNEL, told)))
        return result

    def vacuum(self) -> Size:
        """Give back the room that removed tables have taken."""
        before, path = self.size(), file_of(self.engine)
        if path is not None:
            # SQLAlchemy would begin a transaction, in which this cannot be done.
            with closing(sqlite3.connect(path, PATIENCE, isolation_level=None)) as own:
                own.execute("VACUUM")
                own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        else:
            with self.engine.connect() as connection:
                apart = connection.execution_options(isolation_level="AUTOCOMMIT")
                apart.exec_driver_sql("VACUUM")
        return Size(before, self.size())

    def count(self) -> int:
        """How many tables there are."""
        with reading(self.engine) as connection:
            return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()

    def size(self) -> int:
        """How many bytes the database takes."""
        path = file_of(self.engine)
        if path is not None:
            both = (path, path.with_name(f"{path.name}-wal"))
            return sum(part.stat().st_size for part in both if part.exists())
        with self.engine.connect() as connection:
            asked = text("SELECT pg_database_size(current_database())")
            return int(connection.execute(asked).scalar_one())


def staged(summary: dict[str, Any]) -> dict[str, Any]:
    """A table in short with its stage."""
    return {**summary, "stage": stage_of(summary["moves"], summary["over"])}
