"""Opening the database, and bringing it up to date."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

from .versions import upgrade

MIGRATION_LOCK = 0x0B0CA6E
LIMIT = 5.0
"""Seconds that anything waits for the database, unless it is said otherwise."""
LOCK_SHARE = 0.8
"""The part of them after which the database gives up itself; we only if it says nothing."""


def written(value: Any) -> str:
    """A value as JSON; in positions what has just happened may be a number of many bits."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        return json.dumps(value, separators=(",", ":"))


class Torn:
    """What stands where a value should, and cannot be read."""


def read(text: str | bytes) -> Any:
    """A value from JSON; one that is torn keeps nobody from reading the others."""
    try:
        return json.loads(text)
    except ValueError:
        return Torn()


COMMON: dict[str, Any] = {
    "pool_size": 10,
    "hide_parameters": True,
    "json_serializer": written,
    "json_deserializer": read,
}


def open_database(address: str, limit: float = LIMIT) -> Engine:
    """An engine on an up-to-date database, for which nothing waits longer than the limit."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = open_sqlite(address, url.database, limit)
    else:
        from .postgres import open_postgres

        engine = open_postgres(address, limit, limit * LOCK_SHARE, COMMON)
    with writing(engine) as connection:
        migrate(connection)
        connection.commit()
    if engine.dialect.name == "postgresql":
        # The connection that was given all the time it took is used no more.
        engine.dispose()
    return engine


def open_sqlite(address: str, file: str | None, limit: float) -> Engine:
    """An engine on a SQLite file, whose folder is made if it is missing."""
    if file and file != ":memory:":
        make_private(Path(file))
    options = {"check_same_thread": False, "timeout": limit * LOCK_SHARE}
    engine = create_engine(address, connect_args=options, pool_timeout=limit, **COMMON)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_private(file: Path) -> None:
    """Make a file that its owner alone can read, if it is missing; others may read it no more.

    What SQLite puts beside it may be read by those who may read the file.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    beside = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
    for path in beside:
        with suppress(OSError):
            path.chmod(0o600)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Every commit reaches the disk, readers never wait, and we begin transactions ourselves."""
    connection.isolation_level = None
    connection.text_factory = readable
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def readable(text: bytes) -> str:
    """A text as it is stored; where it is torn, the rest of it."""
    return text.decode(errors="replace")


def begin_sqlite(connection: Connection) -> None:
    """Writers take the lock at once, so that they never fail halfway."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writing(engine: Engine) -> Connection:
    """A connection for changes."""
    return engine.connect().execution_options(writes=True)


def reading(engine: Engine) -> Connection:
    """A connection that sees one moment of the database."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def migrate(connection: Connection) -> None:
    """Run the missing steps, one process at a time; a newer schema is refused."""
    if connection.dialect.name == "postgresql":
        from .postgres import without_limits

        without_limits(connection)
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    upgrade(connection)
