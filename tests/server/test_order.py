"""A client hears of the table's new state before the reply to what made it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import orjson
from starlette.websockets import WebSocketState

from bocage.server.connection import Connection


class SlowSocket:
    """A client's end; while it takes in its first message, the table changes and a reply is due."""

    def __init__(self, table: Changing) -> None:
        self.application_state = WebSocketState.CONNECTED
        self.table = table
        self.heard: list[str] = []
        self.connection: Connection

    async def send_text(self, text: str) -> None:
        """Take in a message."""
        if not self.heard:
            self.table.revision = 2
            self.connection.refresh()
            self.connection.reply({"type": "done", "revision": 2})
        said = orjson.loads(text)
        self.heard.append(f"{said['type']} {said['revision']}")
        if said["type"] == "done":
            self.application_state = WebSocketState.DISCONNECTED


class Changing:
    """A table of which only the revision matters."""

    revision = 1
    closed = None
    stored = SimpleNamespace(chairs=())

    def state(self, seats: tuple[int, ...], last: int | None) -> dict[str, Any]:
        """What a client is told."""
        return {"type": "state", "revision": self.revision, "as": None, "log": []}


def test_a_reply_comes_after_the_state_it_speaks_of() -> None:
    async def serve() -> list[str]:
        table = Changing()
        socket = SlowSocket(table)
        socket.connection = Connection(cast(Any, socket), cast(Any, None), cast(Any, table))
        socket.connection.refresh()
        await asyncio.wait_for(socket.connection.send(), 5)
        return socket.heard

    assert asyncio.run(serve()) == ["state 1", "state 2", "done 2"]
