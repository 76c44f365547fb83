"""One client on the WebSocket of a table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Mapping
from contextlib import suppress
from typing import final

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import shapes
from .commands import obey
from .guard import address_of
from .host import Host
from .limits import Bucket, Place, household
from .live import Live
from .present import Json, common, message_json
from .refusals import Refusal, forbidden
from .secret import hashed
from .talk import Talk
from .wire import Hello, Said, Whim, id_in, understood, weight

BURST, RATE = 120, 60.0
PATIENCE, FORGIVENESS = 60, 1.0
"""Messages in excess or not understood before the server hangs up; how many it forgets a second."""
WHIMS = 20
"""Names and settings that a client may change at once: they make the others' messages stale."""
UNREAD = 32
"""Answers that a client may leave unread before it is heard again."""
GREETING_TIME = 10.0
READING_TIME = 20.0
"""Seconds that a client may take to read one message."""
PARTING_TIME = 1.0
POLICY, FAULT, TRY_LATER = 1008, 1011, 1013
LOG = logging.getLogger("bocage.server")


def error_json(refusal: Refusal, re: str | int | None = None, revision: int | None = None) -> Json:
    """A refusal as a message; there is no revision where there is no table."""
    return {
        "type": "error",
        "re": re,
        "code": refusal.code,
        "message": message_json(refusal.message),
        "reference": refusal.reference,
        "revision": revision,
    }


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
        self.tokens: frozenset[bytes] = frozenset()
        """The hashes by which the client has its seats."""
        self.expelled = False
        self.place: Place | None = None
        self.talk: Talk | None = None
        self.heard = 0
        """The number of what the client was told last of what people say."""
        self.viewpoint: int | None = None
        self.lines: list[shapes.Entry] = []
        self.replies: deque[Json] = deque()
        self.dirty = False
        self.news = asyncio.Event()
        self.read = asyncio.Event()
        self.bucket = Bucket(BURST, RATE)
        self.patience = Bucket(PATIENCE, FORGIVENESS)
        self.whims = Bucket(WHIMS, FORGIVENESS)

    def listen_up(self) -> None:
        """Something was said at the table."""
        self.news.set()

    def refresh(self) -> None:
        """The table has changed; whoever has lost a seat by that has none from here on."""
        chairs = self.live.stored.chairs
        if not all(chairs[seat].known_by(self.tokens) for seat in self.seats):
            self.seats, self.expelled = (), True
        self.dirty = True
        self.news.set()

    def reply(self, answer: Json) -> None:
        """Tell the client something, after the table's present state."""
        self.read.clear()
        self.replies.append(answer)
        self.news.set()

    async def run(self) -> None:
        """Serve the client until one of us hangs up, or it reads no more."""
        hearing = asyncio.create_task(self.attend())
        telling = asyncio.create_task(self.send())
        try:
            await asyncio.wait({hearing, telling}, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done() and (code := hearing.result()) is not None:
                await self.part(code)
        finally:
            hearing.cancel()
            telling.cancel()
            self.live.leave(self)
            if self.talk is not None:
                self.host.talks.leave(self.talk, self)
            if self.place is not None:
                self.host.gallery.leave(self.place)
            self.told()

    async def attend(self) -> int | None:
        """Hear the client out; the code with which to hang up, or None if it has."""
        try:
            async with asyncio.timeout(GREETING_TIME):
                while not await self.greet():
                    pass
            while True:
                await self.listen()
        except HungUp as end:
            return end.code
        except Refusal as refusal:
            self.refuse(refusal, None)
            return TRY_LATER
        except TimeoutError:
            return POLICY
        except WebSocketDisconnect:
            return None

    async def part(self, code: int) -> None:
        """Hang up, after the last replies if they are read soon."""
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(PARTING_TIME):
                if self.replies:
                    await self.read.wait()
                await self.socket.close(code)

    # Hearing

    async def hear(self) -> Said | None:
        """The next message, or None if it was refused."""
        if len(self.replies) >= UNREAD:
            await self.read.wait()
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
        self.seats = await self.host.seats_of(live, said.tokens)
        if not self.seats and not live.stored.open:
            self.refuse(forbidden(), said.id)
            raise HungUp(POLICY)
        if not self.finds_room():
            self.refuse(Refusal("busy", "error-busy"), said.id)
            raise HungUp(TRY_LATER)
        self.talk = await self.host.talks.join(live.stored, self)
        self.tokens = frozenset(map(hashed, said.tokens))
        live.join(self)
        self.told()
        if said.id is not None:
            self.reply({"type": "done", "re": said.id, "revision": live.stored.revision})
        self.host.wake(live)
        return True

    def told(self) -> None:
        """Let other processes know who is here now."""
        address = household(address_of(self.socket)) if self.place is not None else ""
        self.host.neighbours.tell_of(self.live, address)

    def finds_room(self) -> bool:
        """Whether there is room at one of the client's seats, or among the spectators."""
        if not self.seats:
            self.place = self.host.gallery.enter(self.live.stored.id, address_of(self.socket))
            return self.place is not None
        there = Counter(seat for looker in self.live.lookers for seat in looker.seats)
        return min(there[seat] for seat in self.seats) < self.host.settings.connections_per_seat

    # Doing

    async def listen(self) -> None:
        """Do what the next message asks for."""
        said = await self.hear()
        if said is None:
            return
        self.bucket.charge(weight(said))
        try:
            if isinstance(said, Whim) and not self.whims.take():
                raise Refusal("too-fast", "error-too-fast")
            more = await obey(self.host, self.live, self, said, address_of(self.socket))
        except Refusal as refusal:
            self.refuse(refusal, said.id)
        else:
            if said.id is not None:
                revision = self.live.stored.revision
                self.reply({"type": "done", "re": said.id, "revision": revision, **more})

    # Telling

    def refuse(self, refusal: Refusal, re: str | int | None) -> None:
        """Tell the client what was refused, and why."""
        self.reply(error_json(refusal, re, self.live.stored.revision))

    async def send(self) -> None:
        """Send the newest state when there is one, then the replies."""
        try:
            while self.socket.application_state is WebSocketState.CONNECTED:
                await self.news.wait()
                self.news.clear()
                while self.dirty or self.replies or self.unheard:
                    if self.live.closed is not None:
                        revision = self.live.stored.revision
                        await self.put(error_json(self.live.closed, None, revision))
                        return await self.socket.close(TRY_LATER)
                    if self.expelled:
                        moved = Refusal("forbidden", "error-seat-moved")
                        await self.put(error_json(moved, None, self.live.stored.revision))
                        return await self.socket.close(POLICY)
                    if self.dirty:
                        self.dirty = False
                        await self.put(self.state())
                    elif self.unheard:
                        await self.put(self.words())
                    else:
                        await self.put(self.replies[0])
                        self.replies.popleft()
                self.read.set()
        except TimeoutError:
            LOG.info("a client reads no more")
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            LOG.exception("a table could not be shown")
            await self.socket.close(FAULT)

    def state(self) -> shapes.TableState:
        """The table for this client, with the part of the log that is new to it."""
        state = self.live.state(self.seats, self.viewpoint)
        self.viewpoint = state["as"]
        lines = state["log"]
        first = common(self.lines, lines)
        self.lines = lines
        return {**state, "log": lines[first:], "log_from": first}

    @property
    def unheard(self) -> bool:
        """Whether something was said that the client was not told."""
        return self.talk is not None and self.heard < self.talk.last

    def words(self) -> shapes.Words:
        """What was said since the client was told last."""
        assert self.talk is not None
        since, self.heard = self.heard, self.talk.last
        return {"type": "words", "words": self.talk.since(since)}

    async def put(self, data: Mapping[str, object]) -> None:
        """Send one message."""
        async with asyncio.timeout(READING_TIME):
            await self.socket.send_text(orjson.dumps(data).decode())
