"""Requests of whoever keeps who they are, or wants to."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response

from . import identity, passkeys
from .deeds import Pair
from .history import results_of
from .host import Host
from .identity import Known, known_at, person_with, somebody_at, told_of, written
from .making import seated, secret_from
from .models import Tokens
from .passkeys import needed, place_of
from .people import PROBLEMS, Authorization, Id, limited, token_in
from .phrases import new_phrase, plain
from .refusals import Refusal, forbidden
from .secret import hashed, new_id
from .selves import (
    KeepMe,
    Kept,
    KnownHere,
    Me,
    NewPasskey,
    NewPhrase,
    OpenedSeats,
    OpenSeats,
    PasskeyAsked,
    Phrase,
    Results,
    ThisIsMe,
    Ways,
)
from .stored import Key, Stored
from .turn import Turn

GONE = 204


def me(host: Host) -> APIRouter:
    """All requests below /api/me."""
    api = APIRouter(prefix="/api/me", responses=PROBLEMS)

    async def known(authorization: str | None) -> Known:
        """Who is known at the device whose key this is."""
        return await somebody_at(host, token_in(authorization))

    @api.get("/ways")
    async def ways(request: Request) -> Ways:
        """How one can be known again here."""
        return Ways(passkeys=place_of(request) is not None)

    @api.post("", status_code=201)
    async def keep(wanted: KeepMe, request: Request) -> Kept:
        """Be known from now on; by a device that is known already there is but a new phrase."""
        limited(host, request, "people")
        key = secret_from(wanted.device, "device")
        phrase = new_phrase(wanted.language)
        there = await host.look(known_at, host.engine, key)
        if there is not None:
            await host.write("", identity.rephrasing(there.person, plain(phrase)))
        else:
            row = (new_id(), wanted.name, plain(phrase), key, wanted.label)
            await host.write("", identity.coming(*row))
        return Kept(device=key, phrase=phrase)

    @api.get("")
    async def read(authorization: Authorization = None) -> Me:
        """What is known of oneself."""
        found = await host.look(told_of, host.engine, await known(authorization))
        if found is None:
            raise Refusal("forbidden", "error-not-known")
        return Me(**found)

    @api.delete("", status_code=GONE)
    async def forget(authorization: Authorization = None) -> Response:
        """Be known no more: what opens one's seats goes on to do so, and nothing else is left."""
        person = (await known(authorization)).person
        await written(host, identity.forgetting(person))
        return Response(status_code=GONE)

    @api.post("/phrase")
    async def rephrase(wanted: NewPhrase, authorization: Authorization = None) -> Phrase:
        """Another phrase; the old one is worth nothing from then on."""
        person = (await known(authorization)).person
        phrase = new_phrase(wanted.language)
        await host.write("", identity.rephrasing(person, plain(phrase)))
        return Phrase(phrase=phrase)

    @api.post("/here")
    async def enter(wanted: ThisIsMe, request: Request) -> KnownHere:
        """Be known at a further device, by one's phrase or a passkey."""
        limited(host, request, "recovery")
        key = secret_from(wanted.device, "device")
        if (wanted.phrase is None) == (wanted.credential is None):
            raise Refusal("bad-message", "error-bad-message", field="phrase")
        if wanted.credential is not None:
            person = await signed(wanted.credential, request)
        else:
            found = await host.look(person_with, host.engine, plain(wanted.phrase or ""))
            if found is None:
                raise Refusal("forbidden", "error-phrase")
            person = found
        await host.write("", identity.entering(person, key, wanted.label))
        name, _ = await host.look(passkeys.passkeys_of, host.engine, person)
        return KnownHere(device=key, name=name)

    async def signed(credential: dict[str, Any], request: Request) -> str:
        """Whose passkey has signed what we asked for, once."""
        place = needed(place_of(request))
        row = await host.look(passkeys.passkey_of, host.engine, credential, place)
        count = await asyncio.to_thread(passkeys.used_passkey, credential, place, row)
        await host.write("", passkeys.answered(passkeys.challenge_in(credential), place, None))
        await host.write("", passkeys.used(row.id, count))
        return str(row.person)

    @api.post("/here/ask")
    async def ask(request: Request) -> PasskeyAsked:
        """What a browser is asked for one of its passkeys."""
        limited(host, request, "recovery")
        place = needed(place_of(request))
        options, challenge = await asyncio.to_thread(passkeys.to_use, place)
        await host.write("", passkeys.asking(challenge, place, None))
        return PasskeyAsked(options=options)

    @api.post("/passkeys/ask")
    async def ask_new(request: Request, authorization: Authorization = None) -> PasskeyAsked:
        """What a browser is asked for a new passkey."""
        place = needed(place_of(request))
        person = (await known(authorization)).person
        name, own = await host.look(passkeys.passkeys_of, host.engine, person)
        options, challenge = await asyncio.to_thread(passkeys.to_make, place, person, name, own)
        await host.write("", passkeys.asking(challenge, place, person))
        return PasskeyAsked(options=options)

    @api.post("/passkeys", status_code=GONE)
    async def add_passkey(
        wanted: NewPasskey, request: Request, authorization: Authorization = None
    ) -> Response:
        """Keep a new passkey."""
        place = needed(place_of(request))
        person = (await known(authorization)).person
        given = (wanted.credential, place, person, wanted.label)
        row = await asyncio.to_thread(passkeys.made_passkey, *given)
        challenge = passkeys.challenge_in(wanted.credential)
        await host.write("", passkeys.answered(challenge, place, person))
        await host.write("", passkeys.adding(row))
        return Response(status_code=GONE)

    @api.delete("/passkeys/{id}", status_code=GONE)
    async def drop_passkey(id: Id, authorization: Authorization = None) -> Response:
        """Let a passkey open nothing any more."""
        person = (await known(authorization)).person
        await host.write("", passkeys.dropping(person, id))
        return Response(status_code=GONE)

    @api.delete("/devices/{id}", status_code=GONE)
    async def leave(id: Id, authorization: Authorization = None) -> Response:
        """Be known no more at one of one's devices; the seats' tokens it was given are nothing."""
        person = (await known(authorization)).person
        await written(host, identity.leaving(person, id))
        return Response(status_code=GONE)

    @api.post("/seats", status_code=GONE)
    async def link(mine: Tokens, authorization: Authorization = None) -> Response:
        """Say that the seats which these tokens open are one's own, unless they are somebody's."""
        person = (await known(authorization)).person
        await written(host, identity.linking(person, mine.tokens))
        return Response(status_code=GONE)

    @api.post("/tables/{id}")
    async def open_seats(
        id: Id, wanted: OpenSeats, authorization: Authorization = None
    ) -> OpenedSeats:
        """A token that opens one's seats at a table on this device; others go on to do so, too."""
        person, device, _ = await known(authorization)
        token = secret_from(wanted.token, "token")
        live = await host.played_now(id)
        seats: list[int] = []

        def deed(stored: Stored, turn: Turn) -> Pair:
            nonlocal seats
            seats = [n for n, chair in enumerate(stored.chairs) if chair.person == person]
            if not seats:
                raise forbidden()
            return keyed(stored, seats, Key(hashed(token), device)), turn

        await host.insist(live, deed)
        return OpenedSeats(seats=seats, token=token)

    @api.delete("/tables/{id}", status_code=GONE)
    async def let_go(id: Id, authorization: Authorization = None) -> Response:
        """Have one's seats at a table no more, but where a device has taken them itself."""
        person = (await known(authorization)).person
        live = await host.played_now(id)

        def deed(stored: Stored, turn: Turn) -> Pair:
            seats = [n for n, chair in enumerate(stored.chairs) if chair.person == person]
            if not seats:
                raise forbidden()
            return let_go_of(stored, seats), turn

        await host.insist(live, deed)
        return Response(status_code=GONE)

    @api.get("/results")
    async def results(authorization: Authorization = None) -> Results:
        """One's games that counted, in figures, with ratings and against whom."""
        person = (await known(authorization)).person
        return await host.look(results_of, host.engine, person)

    return api


def keyed(stored: Stored, seats: list[int], key: Key) -> Stored:
    """The table at which a device has this token for some seats; nothing changes if it has."""
    if all(key in stored.chairs[seat].keys for seat in seats):
        return stored
    new = stored
    for seat in seats:
        chair = stored.chairs[seat]
        others = [old for old in chair.keys if old.device != key.device and old.hash != key.hash]
        new = seated(new, seat, replace(chair, keys=tuple(sorted([*others, key]))))
    return replace(new, revision=stored.revision + 1)


def let_go_of(stored: Stored, seats: list[int]) -> Stored:
    """The table at which some seats are nobody's who keeps who they are."""
    new = stored
    for seat in seats:
        new = seated(new, seat, replace(stored.chairs[seat], person=None, keys=()))
    return replace(new, revision=stored.revision + 1)
