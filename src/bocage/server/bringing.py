"""Requests of people who bring in a record or a position."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field

from ..kernel.errors import BadValue
from ..kernel.own import Source, check_named
from .brought import Found, Kind, examined, kept
from .host import Host
from .making import as_wished, chairs_for, secret_from, told
from .models import Asked, Language, NewChair, NewTable, Secret, TableSecrets
from .own import Shelf
from .people import PROBLEMS, limited
from .refusals import Refusal, bad_value
from .secret import id_of, new_seed
from .shapes import Talking


class Brought(Asked):
    """A record to be looked at; or a record or a position, and who plays on from there."""

    record: dict[str, Any] | str | None = None
    position: dict[str, Any] | str | None = None
    """One of both, as an object or as a text: not every language reads large numbers."""
    seats: Annotated[list[NewChair], Field(min_length=1, max_length=16)] | None = None
    """Who plays on from where it stands; null keeps the whole game, to be looked at."""
    open: bool = True
    hints: bool | None = None
    language: Language | None = None
    words: Talking = "all"
    maker: Secret | None = None


def bringing(host: Host) -> APIRouter:
    """The request about games from elsewhere."""
    api = APIRouter(prefix="/api", responses=PROBLEMS)

    @api.post("/tables/records", status_code=201)
    async def bring(wanted: Brought, request: Request) -> TableSecrets:
        """A table of a game from elsewhere: all of it to be looked at, or its end to play on."""
        kind, data = given(wanted)
        limited(host, request, "tables")
        maker = secret_from(wanted.maker, "maker")
        own = sources(host.shelf, data)
        moment = wanted.seats is not None
        found: Found = await host.examiner.look(examined, kind, data, own, moment)
        seats = seats_of(wanted, found)
        table = kept(found, id_of(maker), chairs_for(seats, maker), wanted.open)
        table = await host.add(as_wished(table, wished(wanted, found, seats)))
        if not table.over and any(chair.kind == "bot" for chair in table.chairs):
            host.wake(await host.find(table.id))
        return told(table, maker)

    return api


def given(wanted: Brought) -> tuple[Kind, dict[str, Any]]:
    """The record or the position: one of both. A position without chance is given some."""
    if (wanted.record is None) == (wanted.position is None):
        raise bad_value(BadValue("record", None, "record or position, one of both"))
    if wanted.record is not None:
        return "record", data_in(wanted.record)
    if wanted.seats is None:
        raise bad_value(BadValue("seats", None, "who plays on from the position"))
    position = data_in(wanted.position)
    if "random" not in position:
        position.setdefault("seed", new_seed())
    return "position", position


def data_in(given: dict[str, Any] | str | None) -> dict[str, Any]:
    """A record or a position, which may be given as a text."""
    try:
        data = json.loads(given) if isinstance(given, str) else given
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Refusal("bad-message", "error-brought-none")
    return dict(data)


def sources(shelf: Shelf, data: dict[str, Any]) -> tuple[Source, ...]:
    """The files of own cards with which a game was played; refused if they are not here."""
    named = data.get("own") or {}
    try:
        check_named(named, BadValue)
        return shelf.kept(named)
    except BadValue:
        raise Refusal("bad-message", "error-brought-broken") from None
    except Refusal as refusal:
        file = refusal.message.values["file"]
        raise Refusal("missing-cards", "error-brought-own", file=file) from None


def seats_of(wanted: Brought, found: Found) -> list[NewChair]:
    """Who sits there: as it is wanted, or whoever brings it, in all places."""
    if wanted.seats is None:
        return [NewChair(kind="here") for _ in range(found.seats)]
    if len(wanted.seats) != found.seats:
        raise bad_value(BadValue("seats", len(wanted.seats), f"{found.seats}"))
    return wanted.seats


def wished(wanted: Brought, found: Found, seats: list[NewChair]) -> NewTable:
    """What the maker of the table wishes beside the game itself."""
    return NewTable(
        game=found.game,
        seats=seats,
        hints=wanted.hints,
        listed=False,
        language=wanted.language,
        words=wanted.words,
    )
