"""When people were seen last, for everybody who serves a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import Connection, bindparam, update

from .live import STARTED, Live
from .refusals import Refusal
from .schema import SEATS

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
PERIOD: Final = 20.0
"""Seconds between the times at which it is written down who is there."""
FEW: Final = 50
"""So many seats are written down at once, so that no move waits for them."""
SEEN = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("home"), SEATS.c.number == bindparam("seat"))
    .values(seen=bindparam("at"))
)
Row = dict[str, object]


@final
class Attendance:
    """Writes down who is there; that is no change of a table, and makes nobody's message stale."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.written = STARTED

    async def away_since(self, live: Live, seat: int) -> float | None:
        """Since when a seat's person is away, whichever process they were at; None if they are not.

        At a seat that nobody has taken, somebody is missing since the table was made.
        """
        stored = live.stored
        if seat >= len(stored.chairs) or seat in live.online:
            return None
        seen = (await self.host.look(self.host.store.seen, stored.home))[seat]
        return max(seen or stored.created, live.left.get(seat, 0.0), STARTED)

    async def keep(self) -> None:
        """Again and again, write down who is there and who has left."""
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self.note()
            except Refusal:
                continue
            except Exception:
                LOG.exception("who is there could not be written down")

    async def note(self) -> None:
        """Write down who is there, and who has left since the last time."""
        now = time.time()
        rows: list[Row] = []
        for live in list(self.host.alive.values()):
            if all(chair.kind != "link" for chair in live.stored.chairs):
                continue
            there = dict.fromkeys(live.online, now)
            gone = {seat: at for seat, at in live.left.items() if at >= self.written}
            home = live.stored.home
            rows += [{"home": home, "seat": s, "at": at} for s, at in (gone | there).items()]
        self.written = now
        for first in range(0, len(rows), FEW):
            await self.host.write("", noting(rows[first : first + FEW]))


def noting(rows: list[Row]) -> Callable[[Connection], None]:
    """The job that writes down when some people were seen."""

    def work(connection: Connection) -> None:
        connection.execute(SEEN, rows)

    return work
