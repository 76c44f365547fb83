"""What stands before every request: the size of its body, and headers on its answer."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from typing import Final, final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .present import message_json
from .refusals import Refusal, forbidden

LOG = logging.getLogger("bocage.server")
LONGEST_BODY: Final = 64 * 1024
BODY_SECONDS: Final = 20.0
"""Seconds that the body of a request may take to come."""
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
FILE_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HEADERS: Final = {
    **FILE_HEADERS,
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
PARTS: Final = "/assets/"
"""Where the scripts, styles and fonts of the pages lie, to which a page's headers say nothing."""
LETTERS: Final = "/api/notices/"
"""Where links in letters lead, which bring their own secret: readers of mail post there, too."""


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this host, or from a program that names none."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def address_of(connection: HTTPConnection) -> str:
    """The address of a client, as far as it is known."""
    return connection.client.host if connection.client is not None else ""


def content_policy(host: str) -> str:
    """The content policy; sockets may be opened to the same host only."""
    named = HOST.fullmatch(host) is not None
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if named else "")


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    body = {"code": refusal.code, "message": message_json(refusal.message)}
    return Response(json.dumps(body), refusal.status, media_type="application/json")


@final
class Guard:
    """Refuses bodies that are too long, adds the headers, and tells nobody what broke."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        reads = scope["method"] in READING
        policy = content_policy(Headers(scope=scope).get("host", ""))
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                part = scope["path"].startswith(PARTS)
                if not part:
                    headers["Content-Security-Policy"] = policy
                for name, value in (FILE_HEADERS if part else HEADERS).items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        letter = scope["path"].startswith(LETTERS)
        if not reads and not letter and not same_origin(HTTPConnection(scope)):
            await problem(forbidden())(scope, receive, send_guarded)
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await read_body(receive)
        except TimeoutError:
            answer = problem(Refusal("bad-message", "error-bad-message", field="body"))
            answer.status_code = 408
            answer.headers["Connection"] = "close"
            await answer(scope, receive, send_guarded)
            return
        if body is None:
            refusal = Refusal("too-long", "error-too-long", limit=LONGEST_BODY)
            await problem(refusal)(scope, receive, send_guarded)
            return
        try:
            await self.app(as_get(scope), replayed(body, receive), send_guarded)
        except Exception:
            LOG.exception("a request failed")
            if not started:
                answer = problem(Refusal("busy", "error-busy"))
                answer.status_code = 500
                await answer(scope, receive, send_guarded)


def as_get(scope: Scope) -> Scope:
    """A request; whoever asks for the head of an answer is given it by the server below us."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


async def read_body(receive: Receive) -> bytes | None:
    """The whole body, or None if it is too long."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        part = message.get("body", b"")
        size += len(part)
        if size > LONGEST_BODY:
            return None
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more, then whatever comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
