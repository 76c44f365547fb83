"""One thread that writes: what waits together is committed together."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar, final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from .database import writing
from .news import News
from .refusals import Refusal

T = TypeVar("T")
LOG = logging.getLogger("bocage.server")
BATCH = 256
PARTING = 12.0
"""Seconds that the end waits for the last batch."""


def failure(error: Exception) -> Refusal:
    """Why something could not be written: only secrets must differ from all others."""
    if isinstance(error, IntegrityError):
        return Refusal("bad-message", "error-secret-used")
    LOG.error("a change could not be written: %s", type(error).__name__)
    return Refusal("busy", "error-busy")


def is_away(error: Exception) -> bool:
    """Whether the connection to the database is lost."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


@final
class Job:
    """A piece of writing on one table, and the promise to say how it went."""

    __slots__ = ("changes", "future", "key", "result", "work")

    def __init__(
        self, key: str, work: Callable[[Connection], Any], changes: dict[str, int]
    ) -> None:
        self.key = key
        self.work = work
        self.changes = changes
        self.future: Future[Any] = Future()
        self.result: Any = None


@final
class Writer:
    """Takes jobs from any thread and writes them in batches, each job whole or not at all.

    A job that refuses does so before it writes anything.
    """

    def __init__(self, engine: Engine, news: News | None = None) -> None:
        self.engine = engine
        self.news = news
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.begun = False
        """Whether the database has let us begin with the present batch."""
        self.thread = Thread(target=self.run, name="bocage-writer", daemon=True)
        self.thread.start()

    def submit(
        self, key: str, work: Callable[[Connection], T], changes: dict[str, int] | None = None
    ) -> Future[T]:
        """Write something about the table `key`; the future is done when it is durable.

        Other processes are told of the tables that it changes, with their revisions.
        """
        job = Job(key, work, {} if changes is None else changes)
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        """Write what waits, then stop; a database that is away keeps us for a while only."""
        self.jobs.put(None)
        self.thread.join(PARTING)

    def run(self) -> None:
        """Write batches until closed."""
        while (first := self.jobs.get()) is not None:
            batch = [first]
            closing = False
            try:
                while len(batch) < BATCH:
                    job = self.jobs.get_nowait()
                    if job is None:
                        closing = True
                        break
                    batch.append(job)
            except Empty:
                pass
            # What is begun cannot be cancelled any more.
            self.write([job for job in batch if job.future.set_running_or_notify_cancel()])
            if closing:
                return

    def write(self, batch: list[Job]) -> None:
        """Write a batch; if the batch as a whole fails, each job by itself.

        If the database is away, there is no use in trying.
        """
        # The same order everywhere: two processes never wait for each other's tables.
        batch.sort(key=lambda job: job.key)
        self.begun = False
        try:
            self.together(batch)
        except Exception as error:
            if len(batch) == 1 or not self.begun or is_away(error):
                refusal = failure(error)
                for job in batch:
                    job.future.set_exception(refusal)
                return
            for job in batch:
                self.write([job])

    def together(self, batch: list[Job]) -> None:
        """Write a batch in one transaction."""
        failed: dict[Job, Exception] = {}
        with writing(self.engine) as connection, connection.begin():
            self.begun = True
            for job in batch:
                try:
                    job.result = job.work(connection)
                except Refusal as refusal:
                    failed[job] = refusal
            if self.news is not None:
                changes = [job.changes for job in batch if job not in failed]
                self.news.changed(connection, {id: n for some in changes for id, n in some.items()})
        for job in batch:
            if job in failed:
                job.future.set_exception(failed[job])
            else:
                job.future.set_result(job.result)
