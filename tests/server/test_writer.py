"""The writer: what waits together is written together, and fails alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, select, text

from bocage.server import migrations
from bocage.server.database import open_database
from bocage.server.making import made
from bocage.server.models import NewChair, NewTable
from bocage.server.refusals import Refusal, stale
from bocage.server.schema import TABLES
from bocage.server.secret import new_secret
from bocage.server.store import adding
from bocage.server.stored import Stored
from bocage.server.versions import newest
from bocage.server.writer import Writer

STEPS = Path(migrations.__file__).parent


@pytest.fixture
def writer(database: str) -> Iterator[Writer]:
    """A writer on an empty database."""
    engine = open_database(database)
    writer = Writer(engine)
    yield writer
    writer.close()
    engine.dispose()


def table() -> Stored:
    """A new table."""
    wanted = NewTable(game="agricola-revised", seats=[NewChair(kind="here")] * 2)
    return made(wanted, new_secret())


def refuse(connection: Connection) -> None:
    """A job that finds its table changed."""
    raise stale()


def break_off(connection: Connection) -> None:
    """A job that the database refuses."""
    connection.execute(text("SELECT no_such_column FROM tables"))


def test_a_job_fails_alone(writer: Writer) -> None:
    hold = Event()
    tables = [table() for _ in range(20)]
    first = writer.submit("", lambda _: hold.wait(10) and None)
    good = [writer.submit(table.id, adding(table)) for table in tables[:10]]
    refused = writer.submit("m", refuse)
    broken = writer.submit("n", break_off)
    twice = writer.submit(tables[0].id, adding(tables[0]))
    good += [writer.submit(table.id, adding(table)) for table in tables[10:]]
    hold.set()
    first.result(10)
    for job in good:
        job.result(10)
    for job, code in ((refused, "stale"), (broken, "busy"), (twice, "bad-message")):
        with pytest.raises(Refusal) as refusal:
            job.result(10)
        assert refusal.value.code == code
    with writer.engine.connect() as connection:
        kept = set(connection.scalars(select(TABLES.c.id)))
    assert kept == {table.id for table in tables}


def test_it_outlives_what_nobody_waits_for(writer: Writer) -> None:
    hold = Event()
    writer.submit("", lambda _: hold.wait(10) and None)
    dropped = writer.submit("a", lambda _: "never written")
    kept = writer.submit("b", lambda _: "written")
    assert dropped.cancel()
    hold.set()
    assert kept.result(5) == writer.submit("c", lambda _: "written").result(5) == "written"


def test_it_outlives_a_fault(writer: Writer) -> None:
    def broken(_: Connection) -> None:
        raise RuntimeError

    hold = Event()
    writer.submit("", lambda _: hold.wait(10) and None)
    fault = writer.submit("a", broken)
    kept = writer.submit("b", lambda _: "written")
    hold.set()
    assert kept.result(5) == "written"
    with pytest.raises(Refusal) as refusal:
        fault.result(5)
    assert refusal.value.code == "busy"


def test_what_waits_is_written_before_the_end(database: str) -> None:
    engine = open_database(database)
    writer = Writer(engine)
    jobs = [writer.submit(new.id, adding(new)) for new in [table() for _ in range(50)]]
    writer.close()
    assert all(job.done() and job.exception() is None for job in jobs)
    engine.dispose()


def test_a_database_is_brought_up_to_date_once(database: str) -> None:
    for _ in range(2):
        engine = open_database(database)
        with engine.connect() as connection:
            version = connection.scalar(text("SELECT version_num FROM alembic_version"))
        engine.dispose()
        assert version == newest()
