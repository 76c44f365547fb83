"""What processes on one PostgreSQL tell each other: one connection that listens, in a thread."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import selectors
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol, final

from sqlalchemy import Connection, Engine

LOG = logging.getLogger("bocage.server")
CHANNEL = "bocage"
PRESENT = 0x0B0CA6E
"""The class of the locks by which processes show that they live."""
LONGEST = 7000
"""Bytes in one message; PostgreSQL takes 8000."""
ROLL_CALL = 1.0
RETRY = 1.0
"""Seconds between looks at who lives, and between attempts to listen again."""

TELL = "SELECT pg_notify(%s, %s)"
WHO_LIVES = """
    SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

Told = dict[str, Any]


class Hearer(Protocol):
    """Who wants to know what other processes say, in the event loop."""

    def hear(self, process: int, told: Told) -> None:
        """Another process has said something."""
        ...

    def listening(self) -> None:
        """From here on nothing is missed; before, something may have been."""
        ...

    def living(self, processes: frozenset[int]) -> None:
        """These processes live, and we are one of them."""
        ...


def number_of(name: str) -> int:
    """The number of a lock, from the name of what it is for."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)


def messages(process: int, kind: str, told: Told) -> Iterator[str]:
    """Things by name as messages that are not too long."""
    part: Told = {}
    size = 0
    for name, value in told.items():
        size += len(json.dumps({name: value}))
        if part and size > LONGEST:
            yield json.dumps({"from": process, kind: part})
            part, size = {}, len(json.dumps({name: value}))
        part[name] = value
    if part:
        yield json.dumps({"from": process, kind: part})


@final
class News:
    """Tells others, hears from them, and knows who lives; what is claimed falls free with us."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.number = secrets.randbelow(2**31 - 1) + 1
        self.wishes: SimpleQueue[Callable[[Any], object]] = SimpleQueue()
        self.bell, self.button = socket.socketpair()
        self.bell.setblocking(False)
        self.button.setblocking(False)
        self.ended = False
        self.there = False
        """Whether we listen at present."""
        self.thread = Thread(target=self.run, name="bocage-news", daemon=True)
        self.loop: asyncio.AbstractEventLoop
        self.hearer: Hearer

    def start(self, hearer: Hearer) -> None:
        """Begin to listen, for somebody in the running event loop."""
        self.loop, self.hearer = asyncio.get_running_loop(), hearer
        self.thread.start()

    def close(self) -> None:
        """Listen no more."""
        self.ended = True
        self.ring()
        self.thread.join(10)
        self.bell.close()
        self.button.close()

    def changed(self, connection: Connection, tables: dict[str, int]) -> None:
        """Tell with a transaction what it changes: tables, and their revisions."""
        self.tell_with(connection, "changed", tables)

    def tell_with(self, connection: Connection, kind: str, told: Told) -> None:
        """Tell the others things by name, once a transaction is done."""
        for message in messages(self.number, kind, told):
            connection.exec_driver_sql(TELL, (CHANNEL, message))

    def tell(self, kind: str, told: Told) -> None:
        """Tell the others things by name, soon; nobody does while the database is away."""
        said = list(messages(self.number, kind, told))

        def tell(own: Any) -> None:
            for message in said:
                own.execute(TELL, (CHANNEL, message))

        self.wish(tell)

    async def claim(self, name: str) -> bool:
        """Whether this process has something for itself now; while nobody can tell, it has."""
        answer: Future[bool] = Future()

        def ask(own: Any) -> None:
            key = number_of(name)
            [got] = own.execute("SELECT pg_try_advisory_lock(%s)", (key,)).fetchone()
            if not answer.set_running_or_notify_cancel():
                own.execute("SELECT pg_advisory_unlock(%s)", (key,))
            else:
                answer.set_result(got)

        if not self.there:
            return True
        self.wish(ask)
        try:
            async with asyncio.timeout(RETRY):
                return await asyncio.wrap_future(answer)
        except TimeoutError:
            return True

    def leave(self, name: str) -> None:
        """Let others have what we have claimed."""
        key = number_of(name)
        self.wish(lambda own: own.execute("SELECT pg_advisory_unlock(%s)", (key,)))

    # In the thread

    def wish(self, work: Callable[[Any], object]) -> None:
        """Have something done on our connection, if there is one."""
        if self.there:
            self.wishes.put(work)
            self.ring()

    def ring(self) -> None:
        """Wake the thread."""
        with suppress(OSError):
            self.button.send(b"!")

    def run(self) -> None:
        """Listen until the end, again and again."""
        quiet = False
        while not self.ended:
            try:
                self.attend()
            except Exception as error:
                if not quiet and not self.ended:
                    LOG.warning("other processes are not heard: %s", type(error).__name__)
                quiet = not self.there
            self.there = False
            self.forget()
            if not self.ended:
                self.rest(RETRY)

    def forget(self) -> None:
        """What was wished for a connection that is gone is not done on the next."""
        with suppress(Empty):
            while True:
                self.wishes.get_nowait()

    def rest(self, seconds: float, *others: Any) -> None:
        """Wait until somebody rings, or one of the others has something to say."""
        with selectors.DefaultSelector() as watched:
            for one in (self.bell, *others):
                watched.register(one, selectors.EVENT_READ)
            watched.select(max(0.0, seconds))
        with suppress(BlockingIOError):
            while self.bell.recv(4096):
                pass

    def attend(self) -> None:
        """Listen on one connection for as long as it lasts."""
        record = self.engine.raw_connection()
        own: Any = record.driver_connection
        record.detach()
        with closing(own):
            own.autocommit = True
            own.add_notify_handler(self.receive)
            own.execute("SET synchronous_commit = off")
            own.execute(f"LISTEN {CHANNEL}")
            own.execute("SELECT pg_advisory_lock(%s, %s)", (PRESENT, self.number))
            self.there = True
            self.report(self.hearer.listening)
            due = 0.0
            while not self.ended:
                now = time.monotonic()
                if now >= due:
                    due = now + ROLL_CALL
                    lives = frozenset([row[0] for row in own.execute(WHO_LIVES, (PRESENT,))])
                    self.report(self.hearer.living, lives)
                self.rest(due - time.monotonic(), own)
                own.pgconn.consume_input()
                while (found := own.pgconn.notifies()) is not None:
                    self.take(found.extra.decode())
                with suppress(Empty):
                    while True:
                        self.wishes.get_nowait()(own)

    def receive(self, found: Any) -> None:
        """A message came while something else was asked."""
        self.take(found.payload)

    def take(self, payload: str) -> None:
        """Pass on what another process says."""
        try:
            told = json.loads(payload)
            process = int(told.pop("from"))
        except (ValueError, LookupError, AttributeError, TypeError):
            LOG.warning("another process says what is not understood")
            return
        if process != self.number:
            self.report(self.hearer.hear, process, told)

    def report(self, call: Callable[..., None], *args: Any) -> None:
        """Let the event loop know."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(call, *args)
