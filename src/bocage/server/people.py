"""Requests of people who look for a table, or for each other."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Request

from .deeds import Pair, kept
from .guard import address_of
from .host import Host
from .identity import Device, person_at
from .joining import joined
from .making import held, secret_from
from .models import Again, Claimed, Join, Problem, Summary, TableSecrets
from .refusals import Refusal
from .rematch import play_again
from .stored import Stored
from .turn import Turn

NEWEST = 50
BEARER = "bearer "
LATELY = 7 * 86400.0
"""A table at which nothing has happened for so long is offered no more."""
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}

Id = Annotated[str, Path(min_length=1, max_length=32)]
Authorization = Annotated[str | None, Header(max_length=200)]


def token_in(authorization: str | None) -> str:
    """The secret in an Authorization header; the empty one opens nothing."""
    if authorization is None or not authorization.lower().startswith(BEARER):
        return ""
    return authorization[len(BEARER) :].strip()


def reseated(stored: Stored, new: Stored, turn: Turn) -> Pair:
    """A table whose seats have changed, if they have."""
    return (stored, turn) if new is stored else kept(new, turn, time.time())


def limited(host: Host, request: Request, name: str) -> None:
    """Refuse what the client's address has had too often."""
    if not host.take(name, address_of(request)):
        makes = name in ("tables", "again")
        raise Refusal("too-fast", "error-too-many-tables" if makes else "error-too-fast")


def people(host: Host) -> APIRouter:
    """The requests about seats that are free."""
    api = APIRouter(prefix="/api", responses=PROBLEMS)

    @api.get("/tables/free", response_model=list[Summary])
    async def free_tables() -> Any:
        """The newest tables with a seat that anybody may take."""
        return await host.look(host.store.free, NEWEST, time.time() - LATELY)

    @api.post("/tables/{id}/join")
    async def join(id: Id, wanted: Join, request: Request, device: Device = None) -> Claimed:
        """Take a free seat without an invitation; with the same token as often as you like."""
        limited(host, request, "join")
        token = secret_from(wanted.token, "token")
        person = await person_at(host, device)
        live = await host.played_now(id)
        seat = 0

        def deed(stored: Stored, turn: Turn) -> Pair:
            nonlocal seat
            new, seat = joined(stored, wanted.name, token)
            return reseated(stored, new if new is stored else held(new, seat, person), turn)

        await host.insist(live, deed)
        return Claimed(seat=seat, token=token)

    @api.post("/tables/{id}/again", status_code=201)
    async def again(
        id: Id, request: Request, how: Again | None = None, authorization: Authorization = None
    ) -> TableSecrets:
        """Another game of the same kind; whoever asks first makes its table, the others follow."""
        limited(host, request, "again")
        return await play_again(host, id, token_in(authorization), how.maker if how else None)

    return api
