"""Requests of people who want to be told of their turns, or no more."""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from ..host import Host
from ..live import Live
from ..models import Asked
from ..people import PROBLEMS, Authorization, Id, limited, token_in
from ..refusals import Refusal, forbidden
from ..secret import hashed, new_secret
from . import kept
from .kept import Notice, id_for
from .keys import can_push
from .occasions import is_live
from .office import Office
from .push import LONGEST_ADDRESS, check_keys, endpoint_of

Address = Annotated[str, Field(min_length=1, max_length=LONGEST_ADDRESS)]
Key = Annotated[str, Field(min_length=1, max_length=200)]
MAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$"
"""The form of a mail address."""
Language = Annotated[str, Field(pattern="^[a-z]{2,3}$")]


class BrowserKeys(Asked):
    """The keys of a browser, with which what it is sent is sealed."""

    p256dh: Key
    auth: Key


class Browser(Asked):
    """Where a browser can be reached, and in which language."""

    endpoint: Address
    keys: BrowserKeys
    language: Language = "en"


class Endpoint(Asked):
    """Where a browser can be reached."""

    endpoint: Address


class Mailbox(Asked):
    """Where somebody wants to be written to, and in which language."""

    address: Annotated[str, Field(max_length=254, pattern=MAIL)]
    language: Language = "en"


class Reach(BaseModel):
    """How people can be told here: the key that signs what browsers are sent, or null; by mail."""

    push: str | None
    mail: bool


class Noticed(BaseModel):
    """At which browsers a seat is told: hashes of their addresses, in base 16; whether by mail."""

    push: list[str]
    mail: Literal["waiting", "on"] | None


def asking(host: Host, office: Office) -> APIRouter:
    """The requests about notices."""
    api = APIRouter(prefix="/api", responses=PROBLEMS)

    async def seated(id: str, authorization: str | None) -> tuple[Live, int, str]:
        """The table, and the seat whose token somebody has."""
        token = token_in(authorization)
        live = await host.fresh(id)
        mine = await host.seats_of(live, [token]) if token else ()
        if not mine:
            raise forbidden()
        return live, mine[0], token

    @api.get("/notices")
    async def reach() -> Reach:
        """How people can be told of their turns."""
        return Reach(push=await office.public_key(), mail=office.writes)

    @api.get("/tables/{id}/notices")
    async def noticed(id: Id, authorization: Authorization = None) -> Noticed:
        """Where the seat whose token this is is told."""
        live, seat, _ = await seated(id, authorization)
        return noticed_at(await host.look(kept.of_seat, host.engine, live.stored.home, seat))

    @api.post("/tables/{id}/notices", status_code=204)
    async def notify(
        id: Id, wanted: Browser, request: Request, authorization: Authorization = None
    ) -> Response:
        """Tell a browser from now on when the seat whose token this is is to move."""
        limited(host, request, "notices")
        live, seat, token = await seated(id, authorization)
        if not can_push():
            raise Refusal("not-found", "error-not-found")
        keys = wanted.keys.model_dump()
        try:
            endpoint_of(wanted.endpoint, host.settings.push_anywhere)
            check_keys(keys)
        except (ValueError, PermissionError):
            raise Refusal("bad-message", "error-bad-message", field="endpoint") from None
        home = live.stored.home
        notice = Notice(
            id=id_for(home, seat, "push", wanted.endpoint),
            table_id=home,
            seat=seat,
            token=hashed(token),
            way="push",
            address=wanted.endpoint,
            keys=keys,
            language=wanted.language,
            created=time.time(),
        )
        await host.write("", kept.adding(notice))
        return Response(status_code=204)

    @api.post("/tables/{id}/notices/off", status_code=204)
    async def leave_alone(
        id: Id, wanted: Endpoint, authorization: Authorization = None
    ) -> Response:
        """Tell a browser no more."""
        live, seat, _ = await seated(id, authorization)
        notice = id_for(live.stored.home, seat, "push", wanted.endpoint)
        await host.write("", kept.dropping(notice))
        return Response(status_code=204)

    @api.post("/tables/{id}/mail", status_code=204)
    async def write(
        id: Id, wanted: Mailbox, request: Request, authorization: Authorization = None
    ) -> Response:
        """Write to an address from now on, once its owner has said yes."""
        live, seat, token = await seated(id, authorization)
        if not office.writes or is_live(live.stored.pace):
            raise Refusal("not-found", "error-not-found")
        limited(host, request, "mail")
        home, secret = live.stored.home, new_secret()
        notice = Notice(
            id=id_for(home, seat, "mail", wanted.address),
            table_id=home,
            seat=seat,
            token=hashed(token),
            way="mail",
            address=wanted.address,
            keys=None,
            language=wanted.language,
            created=time.time(),
            secret=hashed(secret),
        )
        before = await host.look(kept.found, host.engine, notice.id)
        if before is not None and before.secret is None and before.token == notice.token:
            return Response(status_code=204)
        asked = await host.look(kept.asked_lately, host.engine, wanted.address)
        await host.write("", kept.adding(notice))
        if asked < kept.ASKED:
            host.chore(office.ask(notice, secret))
        return Response(status_code=204)

    @api.post("/tables/{id}/mail/off", status_code=204)
    async def write_no_more(id: Id, authorization: Authorization = None) -> Response:
        """Write to nobody for the seat whose token this is."""
        live, seat, _ = await seated(id, authorization)
        found = await host.look(kept.of_seat, host.engine, live.stored.home, seat)
        ids = [notice.id for notice in found if notice.way == "mail"]
        await host.write("", kept.dropping(*ids))
        return Response(status_code=204)

    return api


def noticed_at(notices: list[Notice]) -> Noticed:
    """Where a seat is told, as it may know it."""
    pushed = [notice.address for notice in notices if notice.way == "push"]
    mailed = [notice for notice in notices if notice.way == "mail"]
    hashes = [hashlib.sha256(address.encode()).hexdigest() for address in pushed]
    return Noticed(push=hashes, mail=mail_of(mailed[-1]) if mailed else None)


def mail_of(notice: Notice) -> Literal["waiting", "on"]:
    """Whether an address is written to, or waits for its owner's word."""
    return "on" if notice.secret is None else "waiting"
