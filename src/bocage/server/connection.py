"""One client on the WebSocket of a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import final

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .commands import obey
from .host import Host
from .limits import Bucket
from .live import Live
from .present import Json, common, message_json
from .refusals import Refusal, forbidden
from .wire import Hello, Said, id_in, understood

BURST, RATE = 120, 60.0
PATIENCE, FORGIVENESS = 60, 1.0
"""Messages in excess or not understood before the server hangs up; how many it forgets a second."""
UNREAD = 500
"""Answers that a client may leave unread."""
GREETING_TIME = 10.0
POLICY, FAULT, TRY_LATER = 1008, 1011, 1013
LOG = logging.getLogger("bocage.server")


class HungUp(Exception):
    """The server has had enough, and says so with a code."""

    def __init__(self, code: int) -> None:
        self.code = code


@final
class Connection:
    """Reads what a client says, does it, and tells the client what has become of the table."""

    def __init__(self, socket: WebSocket, host: Host, live: Live) -> None:
        self.socket = socket
        self.host = host
        self.live = live
        self.seats: tuple[int, ...] = ()
        self.viewpoint: int | None = None
        self.lines: list[Json] = []
        self.replies: deque[Json] = deque()
        self.dirty = False
        self.news = asyncio.Event()
        self.bucket = Bucket(BURST, RATE)
        self.patience = Bucket(PATIENCE, FORGIVENESS)

    def refresh(self) -> None:
        """The table has changed."""
        self.dirty = True
        self.news.set()

    def reply(self, answer: Json) -> None:
        """Tell the client something, after the table's present state."""
        self.replies.append(answer)
        self.news.set()

    async def run(self) -> None:
        """Serve the client until one of us hangs up."""
        sender = asyncio.create_task(self.send())
        try:
            async with asyncio.timeout(GREETING_TIME):
                while not await self.greet():
                    pass
            while True:
                await self.listen()
        except HungUp as end:
            await self.drain(sender)
            await self.socket.close(end.code)
        except TimeoutError:
            await self.socket.close(POLICY)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self.leave()

    async def drain(self, sender: asyncio.Task[None]) -> None:
        """Give the last replies a moment to leave."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.replies and not sender.done():
                    await asyncio.sleep(0.01)

    # Hearing

    async def hear(self) -> Said | None:
        """The next message, or None if it was refused."""
        if len(self.replies) > UNREAD:
            raise HungUp(POLICY)
        data = await self.socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1000))
        text = data.get("text")
        try:
            if not self.bucket.take():
                raise Refusal("too-fast", "error-too-fast")
            return understood(text)
        except Refusal as refusal:
            self.refuse(refusal, id_in(text))
            self.strike()
            return None

    def strike(self) -> None:
        """Count a message that should not have been sent; too many end the connection."""
        if not self.patience.take():
            raise HungUp(POLICY)

    async def greet(self) -> bool:
        """Whether the client has said who it is."""
        said = await self.hear()
        if said is None:
            return False
        if not isinstance(said, Hello):
            self.refuse(Refusal("bad-message", "error-hello-first"), said.id)
            self.strike()
            return False
        live = self.live
        self.seats = live.stored.seats_of(said.tokens)
        if not self.seats and not live.stored.open:
            self.refuse(forbidden(), said.id)
            raise HungUp(POLICY)
        if len(live.lookers) >= self.host.settings.connections_per_table:
            self.refuse(Refusal("busy", "error-busy"), said.id)
            raise HungUp(TRY_LATER)
        before = live.online
        live.lookers.add(self)
        self.greeted(said, live.online != before)
        return True

    def greeted(self, said: Hello, news: bool) -> None:
        """The client belongs to the table now."""
        if news:
            self.live.refresh()
        else:
            self.refresh()
        if said.id is not None:
            self.reply({"type": "done", "re": said.id, "revision": self.live.stored.revision})
        self.host.wake(self.live)

    def leave(self) -> None:
        """The client belongs to the table no more."""
        before = self.live.online
        self.live.lookers.discard(self)
        if self.live.online != before:
            self.live.refresh()

    # Doing

    async def listen(self) -> None:
        """Do what the next message asks for."""
        said = await self.hear()
        if said is None:
            return
        try:
            more = await obey(self.host, self.live, self.seats, said)
        except Refusal as refusal:
            self.refuse(refusal, said.id)
        else:
            if said.id is not None:
                revision = self.live.stored.revision
                self.reply({"type": "done", "re": said.id, "revision": revision, **more})

    # Telling

    def refuse(self, refusal: Refusal, re: str | int | None) -> None:
        """Tell the client what was refused, and why."""
        self.reply(
            {
                "type": "error",
                "re": re,
                "code": refusal.code,
                "message": message_json(refusal.message),
                "reference": refusal.reference,
                "revision": self.live.stored.revision,
            }
        )

    async def send(self) -> None:
        """Send the newest state when there is one, then the replies."""
        try:
            while self.socket.application_state is WebSocketState.CONNECTED:
                await self.news.wait()
                self.news.clear()
                if self.dirty:
                    self.dirty = False
                    await self.put(self.state())
                while self.replies:
                    await self.put(self.replies[0])
                    self.replies.popleft()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            LOG.exception("a table could not be shown")
            await self.socket.close(FAULT)

    def state(self) -> Json:
        """The table for this client, with the part of the log that is new to it."""
        state = self.live.state(self.seats, self.viewpoint)
        self.viewpoint = state["as"]
        lines = state["log"]
        first = common(self.lines, lines)
        self.lines = lines
        return {**state, "log": lines[first:], "log_from": first}

    async def put(self, data: Json) -> None:
        """Send one message."""
        await self.socket.send_text(orjson.dumps(data).decode())
