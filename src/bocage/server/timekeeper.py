"""Looks for clocks that have run out, and keeps the time in which no server runs out of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import Connection, case, select, update

from .absence import stood_in
from .clocks import left_at
from .database import writing
from .deeds import Pair
from .refusals import Refusal
from .schema import BEATS, TABLES
from .stored import Stored
from .turn import Turn

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
LOOK: Final = 1.0
"""Seconds between looks at clocks."""
BEAT: Final = 5.0
"""Seconds between the notes that a server runs."""
GAP: Final = 3 * BEAT
"""After so long without a note no server was running."""


@final
class Timekeeper:
    """Watches the clocks of all tables; which process notices does not matter."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.beaten = time.monotonic()
        with writing(host.engine) as connection, connection.begin():
            beating(time.time(), 0.0)(connection)

    async def keep(self) -> None:
        """Again and again, look for clocks that have run out."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if time.monotonic() - self.beaten >= BEAT:
                    await self.beat()
                await self.look()
            except Refusal:
                continue
            except Exception:
                LOG.exception("clocks could not be looked at")

    async def beat(self) -> None:
        """Note that a server runs, if any clock does."""
        self.beaten = time.monotonic()
        if await self.host.look(self.host.store.is_timed):
            await self.host.write("", beating(time.time(), GAP))

    async def look(self) -> None:
        """Do at each table whose time has run out what is to be done there."""
        for id in await self.host.look(self.host.store.due, time.time()):
            with suppress(Refusal):
                await self.host.insist(await self.host.known(id), ran_out)


def run_out(stored: Stored, turn: Turn, now: float) -> Pair:
    """What becomes of seats that have no time left, as the table's makers chose."""
    pace, clocks = stored.pace, stored.clocks
    if pace is None or clocks is None or stored.over:
        return stored, turn
    left = left_at(clocks, stored.ticking, now)
    loses = pace["end"] == "lose" and stored.campaign is None
    for seat in clocks["running"]:
        if not left[seat]:
            stored, turn = stood_in(stored, turn, seat, pace["bot"], now, resigned=loses)
    return stored, turn


def ran_out(stored: Stored, turn: Turn) -> Pair:
    """What becomes now of seats that have no time left."""
    return run_out(stored, turn, time.time())


def beating(now: float, gap: float) -> Callable[[Connection], None]:
    """The job that notes that a server runs.

    If that was not noted for longer than `gap`, all clocks have stood still since: the time is
    taken out of them, and everybody who knows a table is made to look at it again.
    """

    def work(connection: Connection) -> None:
        last = connection.scalars(select(BEATS.c.at)).one()
        noted = update(BEATS).where(BEATS.c.at == last).values(at=now)
        if connection.execute(noted).rowcount != 1 or now - last <= gap:
            return
        ticking, due = TABLES.c.ticking, TABLES.c.due
        stood = case((ticking > last, now - ticking), else_=now - last)
        connection.execute(
            update(TABLES)
            .where(due.is_not(None), ticking < now)
            .values(ticking=ticking + stood, due=due + stood, revision=TABLES.c.revision + 1)
        )

    return work
