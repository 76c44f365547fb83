"""Another game after the last one, to which everybody comes along."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .deeds import Pair, kept, still_on
from .live import Live
from .making import again, held, made, own, seated, seats_with, secret_from, taken, told
from .models import TableSecrets
from .refusals import Refusal
from .secret import id_of, opens
from .store import adding, changing
from .stored import Chair, Stored
from .turn import Turn

if TYPE_CHECKING:
    from .host import Host

TRIES = 5


async def play_again(host: Host, id: str, token: str, maker: str | None) -> TableSecrets:
    """The next table, with all seats of whoever has the token; made by whoever comes first."""
    secret = secret_from(maker, "maker")
    live = await host.known(id)
    mine = seats_with(live.stored, token)
    wanted = again(live.stored, token, secret)
    for _ in range(TRIES):
        next = await found(host, live.stored)
        if next is not None:
            if next.stored.id != id_of(secret):
                await follow(host, live, next, mine, secret)
                return brought(next.stored, mine, secret)
            return told(next.stored, secret)
        table = followed(live.stored, made(wanted, secret, host.shelf), mine)
        if await begun(host, live, table, mine):
            host.wake(await host.find(table.id))
    raise Refusal("busy", "error-busy")


async def found(host: Host, stored: Stored) -> Live | None:
    """The table at which the next game is played, if there is one."""
    if stored.again is None:
        return None
    try:
        return await host.known(stored.again["table"])
    except Refusal as refusal:
        if refusal.code != "unknown-table":
            raise
        return None


async def begun(host: Host, live: Live, table: Stored, mine: list[int]) -> bool:
    """Whether a table has become the next one; both are written at once, or neither."""
    async with live.lock:
        old = live.stored
        if (await found(host, old)) is not None:
            return False
        new = replace(old, revision=old.revision + 1, again={"table": table.id, "seats": mine})
        try:
            work = both(changing(old, new), adding(table))
            await host.write(old.id, work, {old.id: new.revision})
        except Refusal as refusal:
            await host.reread(live)
            if refusal.code != "stale":
                raise
            return False
        live.take(new, live.turn)
        return True


def both(*jobs: Callable[[Connection], None]) -> Callable[[Connection], None]:
    """Jobs one after the other as one."""

    def work(connection: Connection) -> None:
        for job in jobs:
            job(connection)

    return work


async def follow(host: Host, live: Live, next: Live, mine: list[int], secret: str) -> None:
    """Somebody sits down at the next table, and is seen at the old one to have gone there."""
    chairs = live.stored.chairs

    def sit(stored: Stored, turn: Turn) -> Pair:
        new = stored
        for seat in mine:
            new = sat(new, seat, chairs[seat], own(secret, seat)[0])
        return (stored, turn) if new is stored else kept(new, turn, time.time())

    def note(stored: Stored, turn: Turn) -> Pair:
        gone = stored.again
        if gone is None or set(mine) <= set(gone["seats"]):
            return stored, turn
        seats = sorted({*gone["seats"], *mine})
        new = replace(stored, again={**gone, "seats": seats}, revision=stored.revision + 1)
        return new, turn

    await host.insist(next, sit)
    await host.insist(live, note)


def followed(old: Stored, new: Stored, mine: list[int]) -> Stored:
    """A next table at which the seats of whoever makes it are the same people's as before."""
    for seat in mine:
        new = held(new, seat, old.chairs[seat].person)
    return new


def sat(stored: Stored, seat: int, old: Chair, token: str) -> Stored:
    """The table with somebody in the seat that waits for them."""
    chair = stored.chairs[seat]
    if opens(token, chair.token):
        return stored
    still_on(stored)
    if chair.kind != "link" or chair.joined:
        raise Refusal("forbidden", "error-claimed")
    return held(seated(stored, seat, taken(chair, old.name, token)), seat, old.person)


def brought(stored: Stored, mine: list[int], secret: str) -> TableSecrets:
    """What somebody is told who has come along: the secrets of their own seats."""
    tokens = {f"{seat}": own(secret, seat)[0] for seat in mine}
    return TableSecrets(id=stored.id, maker="", tokens=tokens, invitations={})
