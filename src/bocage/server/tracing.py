"""Gives every request an id, and tells how it went: to the logs and to whoever counts."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Final, final
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import REQUEST, TABLE
from .meter import Meter

LOG = logging.getLogger("bocage.requests")
HEADER: Final = "X-Request-Id"
GIVEN: Final = re.compile(r"[A-Za-z0-9_.:-]{8,64}")
"""The form of an id that a proxy may have given a request."""
AT_TABLE: Final = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{1,32})(?:/|$)")
SEVERAL: Final = frozenset({"mine"})
"""What stands in addresses where the id of a table is expected."""
ELSEWHERE: Final = "other"
"""The route of a request that has none."""


def id_for(scope: Scope) -> str:
    """The id that a proxy has given a request, or a new one."""
    given = Headers(scope=scope).get(HEADER, "")
    return given if GIVEN.fullmatch(given) else secrets.token_hex(8)


def table_in(path: str) -> str:
    """The table that an address is about, if any."""
    found = AT_TABLE.match(path)
    return found[1] if found and found[1] not in SEVERAL else ""


def route_of(scope: Scope) -> str:
    """The address that a request was for, without what is different in each."""
    path = getattr(scope.get("route"), "path", ELSEWHERE)
    return str(path) if scope["path"].startswith("/api/") else "pages"


@final
class Traced:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and tell how it went."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        id = id_for(scope)
        REQUEST.set(id)
        TABLE.set(table_in(scope["path"]))
        status = 0

        async def send_traced(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = id
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        async def receive_traced() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect" and not status:
                status = message.get("code", 1005)
            return message

        try:
            await self.app(scope, receive_traced, send_traced)
        finally:
            self.tell(scope, status, time.perf_counter() - began)

    def tell(self, scope: Scope, status: int, seconds: float) -> None:
        """Say what was asked for, and how it went."""
        live = scope["type"] == "websocket"
        method = "LIVE" if live else scope["method"]
        if not live:
            self.meter.request(method, route_of(scope), status, seconds)
        if not LOG.isEnabledFor(logging.INFO):
            return
        path, client = quote(scope["path"], safe="/"), (scope.get("client") or ("", 0))[0]
        facts = {
            "method": method,
            "path": path,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "client": client,
        }
        words = (method, path, status, seconds * 1000, client)
        LOG.info("%s %s %s in %.1f ms for %s", *words, extra={"facts": facts})
