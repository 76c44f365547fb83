"""The server's end of every connection: who takes too long, or makes no sense, is hung up on."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from .gate import Trusted
from .limits import household

LOG = logging.getLogger("bocage.server")
HEAD_SECONDS: Final = 10.0
"""Seconds for the head of a request, from its first byte or from the start of the connection."""
RESERVE: Final = 128
"""Files that we need besides connections: the database, processes, pages."""
AT_ONCE: Final = 16
"""So many connections are taken in before others have their turn, or another process has."""
BACKLOG: Final = 2048
SELDOM: Final = 60.0
SCARCE: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

Hypertext: Any = AutoHTTPProtocol
WebSockets: Any = AutoWebSocketsProtocol


@final
class Seldom:
    """Says one thing once a minute."""

    def __init__(self) -> None:
        self.said = -SELDOM

    def warn(self, words: str, *values: object) -> None:
        """Say it, unless it was said lately."""
        now = time.monotonic()
        if now - self.said >= SELDOM:
            self.said = now
            LOG.warning(words, *values)


@final
class Door:
    """Counts connections: so many in all, so many from one address that is no proxy's."""

    def __init__(self, room: int, each: int, trusted: Trusted) -> None:
        self.room = room
        self.each = each
        self.trusted = trusted
        self.inside: dict[Any, str] = {}
        self.taken: Counter[str] = Counter()
        self.full = Seldom()
        self.scarce = Seldom()

    def enter(self, visitor: Any) -> bool:
        """Whether somebody may come in."""
        address = visitor.client[0] if visitor.client else ""
        house = "" if address in self.trusted else household(address)
        if len(self.inside) >= self.room:
            self.full.warn("no room for more than %d connections", self.room)
            return False
        if house and self.taken[house] >= self.each:
            return False
        self.inside[visitor] = house
        self.taken[house] += 1
        return True

    def leave(self, visitor: Any) -> None:
        """Somebody has gone, or never came in."""
        house = self.inside.pop(visitor, None)
        if house is not None:
            self.taken[house] -= 1
            if not self.taken[house]:
                del self.taken[house]

    def trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something has failed that nobody waits for; that the system is out of files, once."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in SCARCE:
            self.scarce.warn("the system gives no more files: %s", os.strerror(error.errno or 0))
        else:
            loop.default_exception_handler(context)


@final
class Config(uvicorn.Config):
    """How the application is served, and through which door."""

    def __init__(self, app: Any, door: Door, **options: Any) -> None:
        super().__init__(app, http=Visitor, ws=Guest, backlog=AT_ONCE, **options)
        self.door = door


class Visitor(Hypertext):  # type: ignore[misc]
    """A connection that speaks HTTP, and does not take for ever."""

    hurry: asyncio.TimerHandle | None = None
    upgraded = False
    """Whether another protocol has taken over."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has come."""
        super().connection_made(transport)
        if self.config.door.enter(self):
            self.expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.calm()
        self.config.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Somebody says something; what makes no sense at all ends the connection, not more."""
        try:
            super().data_received(data)
        except Exception as error:
            LOG.info("a request made no sense: %s", type(error).__name__)
            self.transport.abort()
            return
        if self.served or self.upgraded:
            self.calm()
        elif self.timeout_keep_alive_task is None and not self.transport.is_closing():
            self.expect()

    @property
    def served(self) -> bool:
        """Whether a request has been understood, and not been answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    def expect(self) -> None:
        """Expect the head of a request soon."""
        if self.hurry is None:
            self.hurry = self.loop.call_later(HEAD_SECONDS, self.late)

    def calm(self) -> None:
        """Expect nothing."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def late(self) -> None:
        """The head of a request has not come."""
        self.hurry = None
        if not self.served and self.timeout_keep_alive_task is None:
            self.transport.abort()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From here on it is another protocol's; if that cannot be, it is nobody's."""
        self.upgraded = True
        self.config.door.leave(self)
        try:
            super().handle_websocket_upgrade(*args)
        except Exception as error:
            LOG.info("a handshake made no sense: %s", type(error).__name__)
            for other in [one for one in self.connections if one.transport is self.transport]:
                self.connections.discard(other)
                self.config.door.leave(other)
            self.transport.abort()


class Guest(WebSockets):  # type: ignore[misc]
    """A connection that speaks WebSocket."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody who was a visitor stays."""
        super().connection_made(transport)
        self.config.door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.config.door.leave(self)
        with suppress(KeyError):
            super().connection_lost(exc)


@final
class Server(uvicorn.Server):
    """A server that says when it is ready, and ends in good order whoever is still there."""

    def __init__(
        self,
        config: Config,
        ready: Callable[[], None] = lambda: None,
        well: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.well = well
        self.door = config.door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        asyncio.get_running_loop().set_exception_handler(self.door.trouble)
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(BACKLOG)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second, say that we are well."""
        if counter % 10 == 0:
            self.well()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say good-bye to everybody; to whom that cannot be said, without a word."""
        for connection in list(self.server_state.connections):
            leave: Any = partial(dismissed, connection, connection.shutdown)
            connection.shutdown = leave  # type: ignore[method-assign]
        await super().shutdown(sockets)


def dismissed(connection: Any, shutdown: Callable[[], None]) -> None:
    """Ask a connection to end; half a request is not waited for."""
    cycle = getattr(connection, "cycle", None)
    try:
        shutdown()
        if cycle is not None and cycle.more_body and not cycle.response_complete:
            connection.transport.abort()
    except Exception as error:
        LOG.info("a connection could not be ended well: %s", type(error).__name__)
        connection.transport.abort()
