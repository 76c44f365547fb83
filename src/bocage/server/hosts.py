"""Refuses requests for names that this server does not go by."""

from __future__ import annotations

from typing import Final, final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from .guard import problem
from .refusals import Refusal

HERE: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Names by which a machine calls itself: no page of somebody else has them."""
OPEN: Final = frozenset({"/api/health", "/api/ready"})
"""What machines ask for, by whatever address they reach us."""
MISDIRECTED: Final = 421


def name_of(host: str) -> str:
    """A host without its port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].removesuffix(".")


@final
class Hosts:
    """Lets through what is for one of some names; for any if there are none."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = HERE | frozenset(map(name_of, names)) if names else frozenset()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if self.lets(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            answer = problem(Refusal("forbidden", "error-host"))
            answer.status_code = MISDIRECTED
            await answer(scope, receive, send)

    def lets(self, scope: Scope) -> bool:
        """Whether a request is for us."""
        if not self.names or scope["type"] not in ("http", "websocket") or scope["path"] in OPEN:
            return True
        return name_of(Headers(scope=scope).get("host", "")) in self.names
