"""Whether a server can do its work now."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from .host import Host
from .models import Ready
from .refusals import Refusal
from .versions import newest

SECONDS: Final = 2.0
"""The database is to answer within so many."""

expected = lru_cache(newest)


async def readiness(host: Host) -> Ready:
    """Whether the database answers, for reading and for writing, and is as we know it."""
    pulses = (host.readers.pulse, host.pulse)
    database = all(await asyncio.gather(*(pulse.answers(SECONDS) for pulse in pulses)))
    migrations = False
    if database:
        try:
            migrations = await host.look(host.store.version) == expected()
        except Refusal:
            database = False
    return Ready(ok=database and migrations, database=database, migrations=migrations)
