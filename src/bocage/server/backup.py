"""Copies of a whole database, made while it is in use, and databases made from them.

A copy of SQLite is a database itself. A dump, of either kind of database, is a file of JSON lines:
a head that names the schema, one line per row, and a last line that counts them. From a dump
either kind can be made, by whatever version of Bocage knows its schema.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import tempfile
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, TextIO, final

from sqlalchemy import (
    JSON,
    Connection,
    Engine,
    LargeBinary,
    MetaData,
    Table,
    create_engine,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.exc import CompileError, DataError, IntegrityError

import bocage

from ..kernel.errors import Error
from .database import MIGRATION_LOCK, reading, writing
from .schema import BEATS, HOST_KEYS, METADATA
from .versions import refuse_newer, upgrade, version_of

DUMPS: Final = (".jsonl", ".jsonl.gz")
"""How the names of dumps end."""
FORMAT: Final = 1
AT_ONCE: Final = 500
"""So many rows are read or written together."""
SQLITE: Final = b"SQLite format 3\0"
MADE_AGAIN: Final = (BEATS.name, HOST_KEYS.name)
"""What a server writes down before anybody has played."""
TORN: Final = (
    *(ValueError, LookupError, TypeError, AttributeError, EOFError, OSError, zlib.error),
    *(CompileError, DataError, IntegrityError),
)
"""What reading a file ends with that is no dump, or not a whole one."""


@final
class NotEmpty(Error):
    """A database that is to be made from a copy holds something already."""


@final
class NoBackup(Error):
    """A file is no whole copy of a database."""


def file_of(engine: Engine) -> Path | None:
    """The file that a database is, if it is SQLite."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(name) if name else None


def back_up(engine: Engine, path: Path) -> None:
    """Copy a database into a file that its owner alone may read, whole or not at all."""
    source = file_of(engine)
    with replacing(path) as made:
        if source is None or path.name.endswith(DUMPS):
            with (
                gzip.open(made, "wt", encoding="utf-8")
                if path.name.endswith(".gz")
                else made.open("w", encoding="utf-8")
            ) as out:
                dump(engine, out)
        else:
            copy_sqlite(source, made)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file that takes its place, durably, once it is whole."""
    folder = path.absolute().parent
    handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.")
    os.close(handle)
    made = Path(name)
    try:
        yield made
        with made.open("rb+") as written:
            os.fsync(written.fileno())
        made.replace(path)
    except BaseException:
        made.unlink(missing_ok=True)
        raise


def copy_sqlite(source: Path, made: Path) -> None:
    """Copy a SQLite database at one moment, whoever writes to it meanwhile."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(made)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


# Dumps


def tables_in(connection: Connection) -> list[Table]:
    """Our tables as a database has them, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found.sorted_tables


def dump(engine: Engine, out: TextIO) -> None:
    """Write a database as it is at one moment."""
    count = 0
    with reading(engine) as connection:
        version = version_of(connection)
        refuse_newer(version)
        head = {"bocage": bocage.__version__, "format": FORMAT, "schema": version}
        print(json.dumps({**head, "at": time.time()}), file=out)
        for table in tables_in(connection):
            chosen = select(table).order_by(*table.primary_key.columns)
            rows = connection.execution_options(yield_per=AT_ONCE).execute(chosen)
            for row in rows.mappings():
                line = {"table": table.name, "row": {key: plain(row[key]) for key in row}}
                print(json.dumps(line, ensure_ascii=False), file=out)
                count += 1
    print(json.dumps({"rows": count}), file=out)


def plain(value: Any) -> Any:
    """A value as JSON knows it."""
    return b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def restore(engine: Engine, path: Path) -> None:
    """Fill an empty database from a copy or a dump, and bring it up to date."""
    with path.open("rb") as file:
        begins = file.read(len(SQLITE))
    if begins == SQLITE:
        with tempfile.TemporaryDirectory() as folder:
            between = Path(folder, "all.jsonl")
            old = sqlite_copy(path)
            try:
                with between.open("w", encoding="utf-8") as out:
                    dump(old, out)
            finally:
                old.dispose()
            return restore(engine, between)
    packed = begins.startswith(b"\x1f\x8b")
    with gzip.open(path, "rt", encoding="utf-8") if packed else path.open(encoding="utf-8") as file:
        try:
            fill(engine, file)
        except TORN as error:
            raise NoBackup(f"{path}: {type(error).__name__}") from None


def sqlite_copy(path: Path) -> Engine:
    """A copy of SQLite, to read."""
    return create_engine(f"sqlite:///{path}", json_deserializer=json.loads)


def fill(engine: Engine, lines: TextIO) -> None:
    """Fill an empty database from a dump, in one transaction."""
    head = json.loads(lines.readline())
    if head["format"] != FORMAT:
        raise ValueError(head["format"])
    refuse_newer(head["schema"])
    with writing(engine) as connection, connection.begin():
        clear_empty(connection)
        upgrade(connection, head["schema"])
        tables = {table.name: table for table in tables_in(connection)}
        if BEATS.name in tables:
            connection.execute(delete(tables[BEATS.name]))
        count = 0
        waiting: list[Any] = []
        end = None
        while chunk := list(islice(lines, AT_ONCE)):
            for line in map(json.loads, chunk):
                if end is not None:
                    raise ValueError("lines after the last")
                if "rows" in line:
                    end = line["rows"]
                    continue
                if waiting and waiting[0]["table"] != line["table"]:
                    write(connection, tables, waiting)
                    waiting = []
                waiting.append(line)
                count += 1
            write(connection, tables, waiting)
            waiting = []
        if end != count:
            raise ValueError("rows are missing")
        upgrade(connection)


def clear_empty(connection: Connection) -> None:
    """Remove our tables if nothing is in them; else refuse."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    there = tables_in(connection)
    for table in there:
        used = connection.execute(select(table).limit(1)).first() is not None
        if used and table.name not in MADE_AGAIN:
            raise NotEmpty(table.name)
    for table in reversed(there):
        table.drop(connection)
    connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")


def write(connection: Connection, tables: dict[str, Table], lines: list[Any]) -> None:
    """Write some rows of one table."""
    if not lines:
        return
    table = tables[lines[0]["table"]]
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    names = set(table.columns.keys())
    for line in lines:
        if line["row"].keys() != names:
            raise ValueError(table.name)
        for name in binary:
            if line["row"][name] is not None:
                line["row"][name] = b64decode(line["row"][name], validate=True)
    connection.execute(insert(table), [line["row"] for line in lines])
