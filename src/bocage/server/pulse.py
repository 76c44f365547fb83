"""Whether the database answers: where it has kept somebody waiting, nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar, final

from sqlalchemy import Engine, bindparam, select, update
from sqlalchemy.exc import SQLAlchemyError

from .database import reading, writing
from .refusals import Refusal
from .schema import TABLES

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger("bocage.server")
READERS = 8
LONG = 1.0
"""Seconds after which a failure shows that others would wait, too."""
AGAIN = 0.25
"""Seconds between attempts to find out whether the database answers again."""

TOUCH = update(TABLES).where(TABLES.c.id == bindparam("nobody")).values(revision=TABLES.c.revision)


def busy() -> Refusal:
    """The database does not answer."""
    return Refusal("busy", "error-busy")


def can_read(engine: Engine) -> None:
    """Look at a table of the database."""
    with reading(engine) as connection:
        connection.execute(select(TABLES.c.id).limit(1)).first()


def can_write(engine: Engine) -> None:
    """Change nothing in the database, as a change would."""
    with writing(engine) as connection, connection.begin():
        connection.execute(TOUCH, {"nobody": ""})


@final
class Pulse:
    """Whether the database answers to one kind of call."""

    def __init__(self, kind: str, probe: Callable[[], None], limit: float) -> None:
        self.kind = kind
        self.probe = probe
        self.limit = limit
        self.well = True
        self.recovered: Callable[[], None] = lambda: None
        self.thread = ThreadPoolExecutor(1, f"bocage-{kind}-pulse")
        self.probing: asyncio.Future[None] | None = None
        self.recovering: asyncio.Task[None] | None = None

    def check(self) -> None:
        """Refuse what would wait in vain."""
        if not self.well:
            raise busy()

    def missed(self, began: float) -> None:
        """A call has failed that began at this moment."""
        if self.well and time.monotonic() - began >= min(LONG, self.limit / 2):
            self.well = False
            LOG.error("the database does not answer: %s", self.kind)
            self.recovering = asyncio.create_task(self.recover())

    async def answers(self, limit: float | None = None) -> bool:
        """Whether the database answers now, within the limit."""
        if self.probing is None or self.probing.done():
            loop = asyncio.get_running_loop()
            self.probing = loop.run_in_executor(self.thread, self.probe)
        try:
            async with asyncio.timeout(limit or self.limit):
                await asyncio.shield(self.probing)
        except (SQLAlchemyError, TimeoutError):
            return False
        return True

    async def recover(self) -> None:
        """Ask again and again until the database answers."""
        while not await self.answers():
            await asyncio.sleep(AGAIN)
        self.well = True
        LOG.warning("the database answers again: %s", self.kind)
        self.recovered()

    def close(self) -> None:
        """Ask no more."""
        if self.recovering is not None:
            self.recovering.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)


@final
class Readers:
    """A few threads that look at the database, each look within a limit."""

    def __init__(self, engine: Engine, limit: float) -> None:
        self.limit = limit
        self.pulse = Pulse("reading", partial(can_read, engine), limit)
        self.threads = ThreadPoolExecutor(READERS, "bocage-reader")

    async def look(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a look at the database gives."""
        self.pulse.check()
        began = time.monotonic()
        look = partial(work, *args, **kwargs)
        try:
            async with asyncio.timeout(self.limit):
                return await asyncio.get_running_loop().run_in_executor(self.threads, look)
        except (SQLAlchemyError, TimeoutError) as error:
            LOG.error("the database cannot be read: %s", type(error).__name__)
            self.pulse.missed(began)
            raise busy() from None

    def close(self) -> None:
        """Look no more."""
        self.pulse.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
