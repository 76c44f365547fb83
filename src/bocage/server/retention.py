"""How long tables are kept: those that nobody has begun, abandoned ones, finished ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from sqlalchemy import Connection, Engine, case, delete, func, select

from .database import reading
from .refusals import Refusal, stale
from .schema import CAMPAIGNS, TABLES
from .settings import Settings
from .store import HOME

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
Stage = Literal["unstarted", "running", "finished"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
DAY: Final = 86400.0
FIRST = 60.0
EVERY = 3600.0
"""Seconds after the start, and between two looks at what is old."""
BREATH: Final = 0.05
"""Seconds that others have between two tables that go."""


@dataclass(frozen=True)
class Keeping:
    """After how many days without a change a table goes; 0 keeps it."""

    unstarted: float = 0.0
    abandoned: float = 0.0
    finished: float = 0.0

    def days(self, stage: Stage) -> float:
        """The days of those tables that have come so far."""
        return self.abandoned if stage == "running" else float(getattr(self, stage))

    @property
    def forever(self) -> bool:
        """Whether nothing ever goes."""
        return not any(self.days(stage) for stage in STAGES)


class Old(NamedTuple):
    """A table, or all tables of a campaign, that nobody has touched for long."""

    home: str
    stage: Stage
    changed: float
    tables: int


def keeping_of(settings: Settings) -> Keeping:
    """How long the settings say that tables are kept."""
    return Keeping(settings.keep_unstarted, settings.keep_abandoned, settings.keep_finished)


def stage_of(moves: int, over: bool) -> Stage:
    """How far a table has come."""
    if over:
        return "finished"
    return "running" if moves else "unstarted"


def old_tables(engine: Engine, keeping: Keeping, now: float) -> list[Old]:
    """What is to go, the oldest first; a campaign goes as a whole."""
    if keeping.forever:
        return []
    least = min(days for stage in STAGES if (days := keeping.days(stage)))
    latest = func.max(TABLES.c.changed)
    chosen = (
        select(
            HOME.label("home"),
            latest.label("changed"),
            func.sum(TABLES.c.committed).label("moves"),
            func.min(case((TABLES.c.over, 1), else_=0)).label("over"),
            func.count().label("tables"),
        )
        .group_by(HOME)
        .having(latest < now - least * DAY)
        .order_by(latest)
    )
    with reading(engine) as connection:
        rows = connection.execute(chosen).all()
        led = select(CAMPAIGNS.c.id, CAMPAIGNS.c.over, CAMPAIGNS.c.changed)
        campaigns = {id: (over, changed) for id, over, changed in connection.execute(led)}
    found = []
    for row in rows:
        over, changed = campaigns.get(row.home, (bool(row.over), row.changed))
        stage = stage_of(row.moves, over)
        days, last = keeping.days(stage), max(changed, row.changed)
        if days and last < now - days * DAY:
            found.append(Old(row.home, stage, last, row.tables))
    return found


def removing(home: str, unchanged_since: float | None = None) -> Callable[[Connection], int]:
    """The job that removes a table, or all tables of a campaign; it says how many.

    If one of them has changed since, it refuses and removes nothing.
    """

    def work(connection: Connection) -> int:
        here = select(TABLES.c.changed).where(HOME.in_([home])).with_for_update()
        led = select(CAMPAIGNS.c.changed).where(CAMPAIGNS.c.id == home).with_for_update()
        times = [changed for (changed,) in connection.execute(here)]
        changes = [*times, *(changed for (changed,) in connection.execute(led))]
        if unchanged_since is not None and max(changes, default=0.0) > unchanged_since:
            raise stale()
        connection.execute(delete(TABLES).where(HOME.in_([home])))
        connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == home))
        return len(times)

    return work


async def keep_tidy(host: Host) -> None:
    """Again and again, let go what is older than the settings say, quietly."""
    keeping = keeping_of(host.settings)
    if keeping.forever:
        return
    await asyncio.sleep(FIRST)
    while True:
        try:
            await tidy_once(host, keeping)
        except Refusal:
            pass
        except Exception:
            LOG.exception("old tables could not be removed")
        await asyncio.sleep(EVERY)


async def tidy_once(host: Host, keeping: Keeping) -> int:
    """Let go what is old, one after the other; nobody is at these tables."""
    gone = 0
    for old in await host.look(old_tables, host.engine, keeping, time.time()):
        there = [live for live in host.alive.values() if live.stored.home == old.home]
        if any(live.lookers or live.lock.locked() for live in there):
            continue
        try:
            await host.write(old.home, removing(old.home, old.changed))
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
            continue
        for live in there:
            host.cache.pop(live.stored.id, None)
        gone += old.tables
        await asyncio.sleep(BREATH)
    if gone:
        LOG.info("%d old tables were removed", gone)
    return gone
