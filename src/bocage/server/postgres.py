"""PostgreSQL as we use it: no call waits for it longer than we say."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, final

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event

CONNECT_SECONDS = 5


def open_postgres(address: str, limit: float, patience: float, common: dict[str, Any]) -> Engine:
    """An engine whose connections end what takes longer than the limit, in seconds.

    The server itself ends what takes longer than its patience.
    """
    milliseconds = max(1, int(patience * 1000))
    engine = create_engine(
        address,
        pool_pre_ping=True,
        pool_timeout=limit,
        connect_args={
            "connect_timeout": CONNECT_SECONDS,
            "application_name": "bocage",
        },
        **common,
    )

    def connect(dialect: Any, record: Any, args: Any, options: dict[str, Any]) -> Any:
        connection = Impatient.connect(*args, **options)
        connection.limit = limit
        for timeout in ("lock_timeout", "statement_timeout"):
            connection.execute(f"SET {timeout} = {milliseconds}".encode())
        connection.commit()
        return connection

    event.listen(engine, "do_connect", connect)
    return engine


def without_limits(connection: Connection) -> None:
    """Let what a SQLAlchemy connection does take as long as it takes."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    own = connection.connection.driver_connection
    assert isinstance(own, Impatient)
    own.limit = None


@final
class Impatient(psycopg.Connection[Any]):
    """A connection that hangs up on a server that says nothing for too long."""

    limit: float | None = None

    def wait(self, gen: Any, *args: Any, **kwargs: Any) -> Any:
        """What comes of a conversation with the server."""
        if self.limit is None:
            return super().wait(gen, *args, **kwargs)
        try:
            return super().wait(until(gen, time.monotonic() + self.limit), *args, **kwargs)
        except TooSlow:
            self.pgconn.finish()
            raise


class TooSlow(psycopg.OperationalError):
    """The server has said nothing for too long."""


def until(steps: Any, end: float) -> Generator[Any, Any, Any]:
    """A conversation step by step, as long as there is time."""
    try:
        wanted = next(steps)
        while True:
            ready = yield wanted
            wanted = steps.send(ready)
            if not ready and time.monotonic() > end:
                raise TooSlow("no answer in time")
    except StopIteration as done:
        return done.value
