"""All tables of a process: read when needed, changed one change at a time, kept by the writer."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, ParamSpec, TypeVar, final
from weakref import WeakValueDictionary

from .attendance import Attendance
from .campaigns import Campaigns
from .clocks import ticked
from .database import open_database
from .deeds import Pair
from .driver import drive
from .elsewhere import Elsewhere
from .examiner import Examiner
from .limits import Gallery, household, limited
from .live import Live
from .meter import Meter
from .neighbours import Neighbours
from .news import News
from .own import Shelf
from .pulse import Pulse, Readers, busy, can_write
from .refusals import Newer, Refusal
from .restore import followed, opened
from .secret import PUBLIC_ID
from .settings import Settings
from .shifts import Shifts
from .store import Store, adding, changing
from .stored import Stored, StoredCampaign
from .talk import Talks
from .thinking import Thinkers
from .timekeeper import Timekeeper
from .turn import Turn
from .writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 5


@final
class Host:
    """Serves tables from a database that other processes may serve too."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.database, settings.database_seconds)
        self.meter = Meter()
        self.meter.watch(self.engine)
        self.store = Store(self.engine)
        self.news = News(self.engine) if self.engine.dialect.name == "postgresql" else None
        self.writer = Writer(self.engine, self.news)
        self.readers = Readers(self.engine, settings.database_seconds)
        self.pulse = Pulse("writing", partial(can_write, self.engine), settings.database_seconds)
        self.neighbours = Neighbours(self, self.news)
        self.elsewhere = Elsewhere(self)
        self.shifts = Shifts(self.news)
        self.gallery = Gallery(settings, self.neighbours.watching)
        self.buckets = limited(settings)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.examiner = Examiner()
        self.shelf = Shelf(settings.own)
        self.alive: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every table that anything here holds on to: there is never a second one of it."""
        self.cache: OrderedDict[str, Live] = OrderedDict()
        """The tables that stay in memory though nobody may hold on to them."""
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.changes: set[asyncio.Task[Any]] = set()
        self.campaigns = Campaigns(self)
        self.attendance = Attendance(self)
        self.talks = Talks(self)
        self.timekeeper = Timekeeper(self)

    def start(self) -> None:
        """Watch for what others change, and let bots go on where they were interrupted."""
        for pulse in (self.pulse, self.readers.pulse):
            pulse.recovered = lambda: self.chore(self.elsewhere.look_once())
        self.neighbours.start()
        self.chore(self.elsewhere.look_around())
        self.chore(self.elsewhere.resume())
        self.chore(self.attendance.keep())
        self.chore(self.timekeeper.keep())

    async def stop(self) -> None:
        """End all work; everything accepted is written."""
        drivers = [live.driver for live in self.alive.values() if live.driver is not None]
        for task in (*self.chores, *drivers):
            task.cancel()
        ended = (*self.chores, *drivers, *self.changes)
        await asyncio.gather(*ended, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.examiner.close)
        await asyncio.to_thread(self.writer.close)
        if self.news is not None:
            await asyncio.to_thread(self.news.close)
        self.pulse.close()
        self.readers.close()
        self.engine.dispose()

    # Finding tables

    async def find(self, id: str) -> Live:
        """A table, from memory or from its record."""
        if PUBLIC_ID.fullmatch(id) is None:
            raise Refusal("unknown-table", "error-unknown-table")
        live = self.alive.get(id)
        if live is not None:
            self.keep(live)
            return live
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Live:
        """A table from its record."""
        live = Live(*await self.read(id))
        live.elsewhere = self.neighbours.seats_at(id)
        self.alive[id] = live
        self.keep(live)
        return live

    def keep(self, live: Live) -> None:
        """Keep a table in memory, and drop those that nobody has needed for longest."""
        self.cache[live.stored.id] = live
        self.cache.move_to_end(live.stored.id)
        spare = len(self.cache) - self.settings.cached_tables
        if spare > 0:
            for id in [id for id, live in self.cache.items() if live.idle][:spare]:
                del self.cache[id]

    async def read(self, id: str, live: Live | None = None) -> Pair:
        """A table as the database has it; if it diverged, that is written down first.

        If it is in memory, only what is new is played.
        """
        for _ in range(TRIES):
            stored = await self.look(self.store.load, id)
            if stored is None:
                raise Refusal("unknown-table", "error-unknown-table")
            if live is not None:
                gone_on = await asyncio.to_thread(followed, live.stored, live.turn, stored)
                if gone_on is not None:
                    return stored, gone_on
            found, turn = await asyncio.to_thread(opened, stored, self.shelf)
            if found is stored or await self.noted(stored, found):
                return found, turn
        raise Refusal("busy", "error-busy")

    async def noted(self, stored: Stored, found: Stored) -> bool:
        """Write down that a table goes on under other rules, unless it has changed meanwhile."""
        try:
            await self.write(found.id, changing(stored, found), {found.id: found.revision})
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
            return False
        return True

    async def fresh(self, id: str) -> Live:
        """A table as it is, but for what another process is telling us just now."""
        live = await self.find(id)
        if not live.lookers:
            await self.catch_up(live)
        return live

    async def known(self, id: str) -> Live:
        """A table as it is at this moment, whichever process changed it last."""
        live = await self.find(id)
        await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Read a table again if another process has changed it."""
        id = live.stored.id
        revision = (await self.look(self.store.revisions, [id])).get(id)
        if revision != live.stored.revision:
            async with live.lock:
                await self.reread(live)
        if live.stored.left:
            chairs = await self.look(self.store.chairs, live.stored.home)
            if chairs != live.stored.chairs:
                live.take(replace(live.stored, chairs=chairs), live.turn)

    async def played_now(self, id: str) -> Live:
        """A table as it is at this moment, or the one at which its campaign is played by now."""
        live = await self.known(id)
        if live.stored.left:
            campaign = await self.campaigns.read(live.stored.home)
            live = await self.known(campaign.table_id)
        return live

    async def seats_of(self, live: Live, tokens: list[str]) -> tuple[int, ...]:
        """The seats whose tokens these are, even if they were claimed elsewhere just now."""
        if len(live.stored.seats_of(tokens)) < len(tokens):
            await self.catch_up(live)
        return live.stored.seats_of(tokens)

    async def reread(self, live: Live) -> None:
        """Read a table again; the caller holds its lock."""
        try:
            stored, turn = await self.read(live.stored.id, live)
        except Newer as refusal:
            self.drop(live, refusal)
            raise
        if stored.revision != live.stored.revision:
            live.take(stored, turn)
            self.wake(live)

    def drop(self, live: Live, refusal: Refusal) -> None:
        """Leave a table to other processes."""
        self.alive.pop(live.stored.id, None)
        self.cache.pop(live.stored.id, None)
        live.close(refusal)

    async def look(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a look at the database gives."""
        return await self.readers.look(work, *args, **kwargs)

    def take(self, name: str, address: str) -> bool:
        """Whether an address may have one more of something, in all processes together."""
        if not self.buckets[name].take(address):
            return False
        self.neighbours.tell_taken(name, household(address))
        return True

    # Changing tables

    async def add(self, table: Stored, campaign: StoredCampaign | None = None) -> Stored:
        """Keep a new table, or find the one that is kept with its id."""
        try:
            await self.write(table.id, adding(table, campaign))
        except Refusal:
            kept = await self.look(self.store.load, table.id)
            if kept is None:
                raise
            return kept
        return table

    async def change(self, live: Live, deed: Callable[[Stored, Turn], Pair]) -> None:
        """Change a table, whether or not whoever asked for it waits for the end."""
        task = asyncio.create_task(self.change_whole(live, deed))
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        await asyncio.shield(task)

    async def change_whole(self, live: Live, deed: Callable[[Stored, Turn], Pair]) -> None:
        """Change a table: durable first, then known to everybody."""
        async with live.lock:
            await self.commit(live, deed)

    async def insist(self, live: Live, deed: Callable[[Stored, Turn], Pair]) -> None:
        """Change a table whatever its revision is."""
        for _ in range(TRIES):
            try:
                return await self.change(live, deed)
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
        raise Refusal("busy", "error-busy")

    async def commit(self, live: Live, deed: Callable[[Stored, Turn], Pair]) -> None:
        """Change a table whose lock the caller holds, if the deed changes anything."""
        stored, turn = deed(live.stored, live.turn)
        if stored is live.stored:
            return
        stored = ticked(live.stored, stored, turn, time.time())
        try:
            await self.write(stored.id, changing(live.stored, stored), {stored.id: stored.revision})
        except Refusal:
            await self.reread(live)
            raise
        live.take(stored, turn)
        self.wake(live)
        if stored.over and stored.campaign is not None and not stored.left:
            self.background(self.campaigns.settle(stored.campaign))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for, but the end of the server does."""
        task = asyncio.create_task(work)
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)

    def chore(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that ends with the server at the latest."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def write(
        self, id: str, work: Callable[[Any], object], changes: dict[str, int] | None = None
    ) -> None:
        """Have a job written that changes tables to these revisions.

        Of one that takes too long it is not known what has become of it; once the database answers
        again we look.
        """
        self.pulse.check()
        began = time.monotonic()
        try:
            async with asyncio.timeout(self.settings.database_seconds):
                await asyncio.wrap_future(self.writer.submit(id, work, changes))
        except TimeoutError:
            self.pulse.missed(began)
            raise busy() from None
        except Refusal as refusal:
            if refusal.code == "busy":
                self.pulse.missed(began)
            raise

    # Bots, and what happens elsewhere

    def wake(self, live: Live) -> None:
        """Let the bots of a table play if it is their turn."""
        if self.bots_due(live) and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(drive(self, live))

    def bots_due(self, live: Live) -> bool:
        """Whether a bot decides, and somebody cares."""
        if live.closed is not None:
            return False
        chairs = live.stored.chairs
        if live.stored.over or all(chairs[seat].player is None for seat in live.turn.asked):
            return False
        return live.stored.has_people or bool(live.lookers)
