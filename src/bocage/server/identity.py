"""Who somebody is at a device, and the jobs that write what is known of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

from fastapi import Header
from sqlalchemy import Connection, Engine, delete, insert, select, update

from .database import reading
from .refusals import Refusal
from .schema import (
    CHALLENGES,
    DEVICES,
    KEYS,
    PASSKEYS,
    PEOPLE,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
)
from .secret import hashed, new_id, opens
from .store import HOME

if TYPE_CHECKING:
    from .host import Host

Work = Callable[[Connection], None]
Changes = dict[str, int]
"""The tables that a job has changed, with their revisions since."""
Device = Annotated[str | None, Header(alias="Bocage-Device", max_length=200)]
"""The key of a device at which somebody is known."""
LATELY: Final = 3600.0
"""Seconds after which it is noted again that a device is in use."""


class Known(NamedTuple):
    """Somebody at a device."""

    person: str
    device: str
    seen: float


def known_at(engine: Engine, key: str) -> Known | None:
    """Who is known at the device whose key this is."""
    chosen = select(DEVICES).where(DEVICES.c.key == hashed(key))
    with reading(engine) as connection:
        row = connection.execute(chosen).first()
    return Known(row.person, row.id, row.seen) if row and opens(key, row.key) else None


async def person_at(host: Host, key: str | None) -> str | None:
    """Who is known at a device, if it is anybody's."""
    found = await host.look(known_at, host.engine, key) if key else None
    return None if found is None else found.person


async def somebody_at(host: Host, key: str) -> Known:
    """Who is known at a device; refused if it is nobody's."""
    found = await host.look(known_at, host.engine, key) if key else None
    if found is None:
        raise Refusal("forbidden", "error-not-known")
    if found.seen < time.time() - LATELY:
        await host.write("", seen_at(found.device))
    return found


def person_with(engine: Engine, phrase: str) -> str | None:
    """Whose phrase this is, in its plain form."""
    chosen = select(PEOPLE).where(PEOPLE.c.phrase == hashed(phrase))
    with reading(engine) as connection:
        row = connection.execute(chosen).first()
    return str(row.id) if row and opens(phrase, row.phrase) else None


def told_of(engine: Engine, known: Known) -> dict[str, Any] | None:
    """What somebody is told about themselves."""
    with reading(engine) as connection:
        chosen = select(PEOPLE).where(PEOPLE.c.id == known.person)
        person = connection.execute(chosen).first()
        mine = select(DEVICES).where(DEVICES.c.person == known.person)
        devices = connection.execute(mine.order_by(DEVICES.c.seen.desc())).mappings().all()
        own = select(PASSKEYS).where(PASSKEYS.c.person == known.person)
        passkeys = connection.execute(own.order_by(PASSKEYS.c.made)).mappings().all()
    if person is None:
        return None
    what = ("id", "label", "made", "seen")
    return {
        "name": person.name,
        "made": person.made,
        "devices": [
            {**{part: row[part] for part in what}, "here": row["id"] == known.device}
            for row in devices
        ],
        "passkeys": [{part: row[part] for part in what} for row in passkeys],
    }


async def written(host: Host, work: Callable[[Changes], Work]) -> None:
    """Have a job written that finds out by itself which tables it changes."""
    changes: Changes = {}
    await host.write("", work(changes), changes)
    for id in changes:
        live = host.alive.get(id)
        if live is not None:
            await host.catch_up(live)


# Jobs


def coming(person: str, name: str, phrase: str, key: str, label: str) -> Work:
    """The job that writes down somebody who wants to be known, and the device where they are."""

    def work(connection: Connection) -> None:
        row = {"id": person, "name": name, "phrase": hashed(phrase), "made": time.time()}
        connection.execute(insert(PEOPLE), row)
        entering(person, key, label)(connection)

    return work


def rephrasing(person: str, phrase: str) -> Work:
    """The job that gives somebody another phrase; the old one is worth nothing."""
    new = update(PEOPLE).where(PEOPLE.c.id == person).values(phrase=hashed(phrase))
    return lambda connection: changed(connection.execute(new).rowcount)


def entering(person: str, key: str, label: str) -> Work:
    """The job that makes somebody known at a further device, unless they are."""

    def work(connection: Connection) -> None:
        there = select(PEOPLE.c.id).where(PEOPLE.c.id == person)
        changed(len(connection.execute(there.with_for_update()).all()))
        known = select(DEVICES.c.id).where(DEVICES.c.key == hashed(key), DEVICES.c.person == person)
        if connection.execute(known).first() is None:
            now = time.time()
            row = {"id": new_id(), "person": person, "key": hashed(key), "label": label}
            connection.execute(insert(DEVICES), {**row, "made": now, "seen": now})

    return work


def seen_at(device: str) -> Work:
    """The job that notes that a device is in use."""

    def work(connection: Connection) -> None:
        connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(seen=time.time()))

    return work


def leaving(person: str, device: str) -> Callable[[Changes], Work]:
    """The job that makes a device nobody's: the tokens that it has been given are worth nothing."""

    def job(changes: Changes) -> Work:
        def work(connection: Connection) -> None:
            mine = (DEVICES.c.id == device) & (DEVICES.c.person == person)
            changed(connection.execute(delete(DEVICES).where(mine)).rowcount)
            homes = connection.scalars(select(KEYS.c.table_id).where(KEYS.c.device == device))
            risen(connection, homes, changes)
            connection.execute(delete(KEYS).where(KEYS.c.device == device))

        return work

    return job


def linking(person: str, tokens: list[str]) -> Callable[[Changes], Work]:
    """The job that makes seats somebody's by their tokens, with what they have come to already."""
    seat = SEATS.c
    mine = (seat.token.in_(list(map(hashed, tokens))), seat.person.is_(None))

    def job(changes: Changes) -> Work:
        def work(connection: Connection) -> None:
            found = connection.execute(select(seat.table_id, seat.number).where(*mine)).all()
            risen(connection, {row.table_id for row in found}, changes)
            for id, number in found:
                its = (seat.table_id == id) & (seat.number == number)
                connection.execute(update(SEATS).where(its).values(person=person))
                own = (RESULTS.c.table_id == id) & (RESULTS.c.seat == number)
                free = own & RESULTS.c.person.is_(None)
                connection.execute(update(RESULTS).where(free).values(person=person))

        return work

    return job


def forgetting(person: str) -> Callable[[Changes], Work]:
    """The job after which nothing is known of somebody; what opens their seats goes on to do so."""

    def job(changes: Changes) -> Work:
        def work(connection: Connection) -> None:
            homes = connection.scalars(select(SEATS.c.table_id).where(SEATS.c.person == person))
            risen(connection, homes, changes)
            own = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()
            connection.execute(own)
            devices = select(DEVICES.c.id).where(DEVICES.c.person == person)
            connection.execute(update(KEYS).where(KEYS.c.device.in_(devices)).values(device=None))
            connection.execute(update(SEATS).where(SEATS.c.person == person).values(person=None))
            results = update(RESULTS).where(RESULTS.c.person == person)
            connection.execute(results.values(person=None, name=""))
            for table in (CHALLENGES, RATINGS, PASSKEYS, DEVICES):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))

        return work

    return job


def risen(connection: Connection, homes: Iterable[str], changes: Changes) -> None:
    """Every table that has its seats at one of these is changed, so that all processes see it."""
    changes.clear()
    there = HOME.in_(sorted(set(homes)))
    chosen = select(TABLES.c.id, TABLES.c.revision).where(there).order_by(TABLES.c.id)
    for id, revision in connection.execute(chosen.with_for_update()).all():
        changes[id] = revision + 1
        new = update(TABLES).where(TABLES.c.id == id).values(revision=revision + 1)
        connection.execute(new)


def changed(count: int) -> None:
    """Refuse what is not there."""
    if count != 1:
        raise Refusal("not-found", "error-not-found")
