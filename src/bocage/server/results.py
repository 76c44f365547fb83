"""What games at tables that count have come to: written with their end, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, insert, select, update

from ..arena.ratings import BEGINNING, Skill, rated
from .database import reading
from .refusals import Refusal
from .schema import PEOPLE, RATINGS, RESULTS, TABLES
from .stored import Stored

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
EVERY: Final = 3600.0
"""Seconds between looks for games whose end was written by an older version of the program."""


def settling(stored: Stored) -> Callable[[Connection], None]:
    """The job that keeps the results of a game that is over, if they count and are not kept yet."""

    def work(connection: Connection) -> None:
        rows = result_rows(stored)
        kept = select(RESULTS.c.seat).where(RESULTS.c.table_id == stored.id)
        if not rows or connection.execute(kept).first() is not None:
            return
        known = locked(connection, {row["person"] for row in rows} - {None})
        for row in rows:
            if row["person"] not in known:
                row["person"] = None
        connection.execute(insert(RESULTS), rows)
        if stored.options.get("teams", "none") == "none":
            rate(connection, rows)

    return work


def result_rows(stored: Stored) -> list[dict[str, Any]]:
    """The results of all seats of a game that is over; none if it does not count.

    Winners come first, whoever has resigned comes last, the others are placed by their points.
    """
    summary, chairs = stored.summary, stored.chairs
    counts = stored.counts and not stored.brought
    if not counts or not stored.over or (stored.ended and not summary["winners"]):
        return []
    worth = [
        (seat in summary["winners"], not chair.resigned, summary["totals"][seat])
        for seat, chair in enumerate(chairs)
    ]
    return [
        {
            "table_id": stored.id,
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "bot": chair.bot,
            "game": stored.game,
            "seats": len(chairs),
            "place": 1 + sum(other > own for other in worth),
            "points": float(own[2]),
            "won": own[0],
            "left": chair.resigned or chair.stand_in is not None,
            "at": stored.changed,
        }
        for seat, (chair, own) in enumerate(zip(chairs, worth, strict=True))
    ]


def locked(connection: Connection, people: set[str]) -> set[str]:
    """Those of some people whom there still are; nobody else rates or deletes them meanwhile."""
    there = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
    return set(connection.scalars(there.with_for_update())) if people else set()


def rate(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Rate the people of a game against each other; whoever has left it comes last."""
    mine = [row for row in rows if row["person"] is not None]
    people = [row["person"] for row in mine]
    if len(mine) < 2 or len(set(people)) < len(people):
        return
    game = rows[0]["game"]
    chosen = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.person.in_(people))
    before = {row.person: row for row in connection.execute(chosen)}
    skills = [
        Skill(before[person].mu, before[person].sigma) if person in before else BEGINNING
        for person in people
    ]
    ranks = [float(row["place"] + (len(rows) if row["left"] else 0)) for row in mine]
    for person, skill in zip(people, rated(skills, ranks), strict=True):
        if person in before:
            own = (RATINGS.c.person == person) & (RATINGS.c.game == game)
            values = {**skill._asdict(), "games": before[person].games + 1}
            connection.execute(update(RATINGS).where(own).values(values))
        else:
            row = {"person": person, "game": game, "games": 1, **skill._asdict()}
            connection.execute(insert(RATINGS), row)


def unsettled(engine: Engine) -> list[str]:
    """Tables that count and whose results are not kept, though the game is over."""
    kept = select(RESULTS.c.seat).where(RESULTS.c.table_id == TABLES.c.id).exists()
    over = (TABLES.c.counts.is_(True), TABLES.c.over.is_(True), TABLES.c.ended.is_(None))
    with reading(engine) as connection:
        return list(connection.scalars(select(TABLES.c.id).where(*over, ~kept)))


async def keep_counted(host: Host) -> None:
    """Again and again, keep the results that older processes have left out."""
    while True:
        try:
            await settle_all(host)
        except Refusal:
            pass
        except Exception:
            LOG.exception("results could not be kept")
        await asyncio.sleep(EVERY)


async def settle_all(host: Host) -> None:
    """Keep the results that are missing; a table that cannot be read does not hold up others."""
    for id in await host.look(unsettled, host.engine):
        with suppress(Refusal):
            stored = await host.look(host.store.load, id)
            if stored is not None:
                await host.write(id, settling(stored))
