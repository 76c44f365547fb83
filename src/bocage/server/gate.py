"""How much one address may have at once: requests, and sockets of live tables."""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Final, final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .guard import address_of, problem
from .limits import Buckets, household
from .refusals import Refusal
from .settings import Settings

BURST: Final = 10.0
"""Seconds' worth of requests that may come at once."""
TRY_LATER: Final = 1013
FREE: Final = ("/api/health", "/api/ready")
"""What those ask for who look after the server."""


@final
class Trusted:
    """The addresses of proxies, behind which everybody has the same one."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",") if name.strip()]
        self.all = "*" in names
        self.networks = []
        for name in names:
            try:
                self.networks.append(ip_network(name, strict=False))
            except ValueError:
                continue

    def __contains__(self, address: str) -> bool:
        if self.all or not address:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return True
        return any(found in network for network in self.networks)


@final
class Gate:
    """Refuses what an address has too much of; the proxies themselves may have all they like."""

    def __init__(self, app: ASGIApp, settings: Settings, trusted: Trusted) -> None:
        self.app = app
        self.trusted = trusted
        self.room = settings.sockets_per_address
        rate = settings.requests_per_second
        self.requests = Buckets(rate * 60, rate * BURST)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        address = address_of(HTTPConnection(scope))
        if address in self.trusted or scope["path"] in FREE:
            return await self.app(scope, receive, send)
        if scope["path"].startswith("/api/") and not self.requests.take(address):
            return await refused(scope, receive, send)
        if scope["type"] == "http":
            return await self.app(scope, receive, send)
        house = household(address)
        if self.sockets[house] >= self.room:
            return await refused(scope, receive, send)
        self.sockets[house] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[house] -= 1
            if not self.sockets[house]:
                del self.sockets[house]


async def refused(scope: Scope, receive: Receive, send: Send) -> None:
    """Too much at once."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    answer = problem(Refusal("too-fast", "error-too-fast"))
    answer.headers["Retry-After"] = "1"
    await answer(scope, receive, send)
