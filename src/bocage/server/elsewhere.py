"""What other processes have changed, and what they or the one before us have left undone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, final

from .live import Live
from .refusals import Refusal

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")


@final
class Elsewhere:
    """Follows what happens to our tables in other processes."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.wanted: dict[str, int] = {}
        """The tables that are being read again, with the revisions that others have told."""

    async def look_around(self) -> None:
        """Again and again, look whether anything has changed without a word."""
        while True:
            await asyncio.sleep(self.host.settings.look_around)
            await self.look_once()

    async def look_once(self) -> None:
        """Look whether anything has changed at the tables that somebody looks at here."""
        try:
            watched = {id: live for id, live in self.host.alive.items() if live.lookers}
            if watched:
                self.changed(await self.host.look(self.host.store.revisions, list(watched)))
            await self.host.talks.look_once()
        except Refusal as refusal:
            LOG.error("changes elsewhere could not be looked for: %s", refusal.code)
        except Exception:
            LOG.exception("changes elsewhere could not be looked for")

    def changed(self, tables: dict[str, int]) -> None:
        """Tables have these revisions now; those that are needed here are read again."""
        for id, revision in tables.items():
            live = self.host.alive.get(id)
            if live is None or live.stored.revision >= revision or live.unwatched:
                continue
            if id not in self.wanted:
                self.host.chore(self.follow(live))
            self.wanted[id] = max(revision, self.wanted.get(id, 0))

    async def follow(self, live: Live) -> None:
        """Read a table that another process has changed, until nothing new is told of it."""
        id = live.stored.id
        try:
            while self.wanted[id] > live.stored.revision:
                wanted = self.wanted[id]
                async with live.lock:
                    if wanted > live.stored.revision:
                        await self.host.reread(live)
                if wanted > live.stored.revision:
                    return
        except Refusal as refusal:
            LOG.error("a change elsewhere could not be read: %s", refusal.code)
        except Exception:
            LOG.exception("a change elsewhere could not be read")
        finally:
            del self.wanted[id]

    async def resume(self) -> None:
        """Wake the bots of tables that were played lately, at which nobody else does."""
        host = self.host
        since = time.time() - host.settings.resume_within
        try:
            found: Iterable[str] = await host.look(host.store.unfinished, since)
        except Refusal:
            return
        for id in found:
            await self.resume_one(id)

    async def resume_one(self, id: str) -> None:
        """Wake the bots of a table."""
        try:
            self.host.wake(await self.host.find(id))
        except Refusal as refusal:
            LOG.error("a table could not be resumed: %s", refusal.code)
        except Exception:
            LOG.exception("a table could not be resumed")
