"""Plays the bots of one table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .deeds import Pair, committed
from .live import Live
from .logs import REQUEST, TABLE
from .refusals import Refusal
from .stored import Stored
from .turn import Turn

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
RETRY, LONGEST = 1.0, 30.0
"""Seconds between attempts while the database is away: more and more, up to so many."""
ELSEWHERE = 1.0
HUNG = 60.0
"""Seconds between looks whether another process still thinks, and after which we think, too."""


async def drive(host: Host, live: Live) -> None:
    """Let bots play until a person decides, the game is over or nobody cares any more."""
    REQUEST.set("")
    TABLE.set(live.stored.id)
    failures = 0
    waited = 0.0
    while host.bots_due(live):
        if host.settings.bot_pause:
            await asyncio.sleep(host.settings.bot_pause)
        try:
            revision = live.stored.revision
            async with host.shifts.claimed(f"bots {live.stored.id}") as mine:
                if mine or waited >= HUNG:
                    await play_turn(host, live)
            if not mine:
                await asyncio.sleep(ELSEWHERE)
            waited = 0.0 if live.stored.revision != revision else waited + ELSEWHERE
            failures = 0
        except Refusal as refusal:
            if refusal.code == "busy":
                await asyncio.sleep(min(RETRY * 2**failures, LONGEST))
                failures = min(failures + 1, 10)
            elif refusal.code != "stale":
                return
        except Exception:
            LOG.exception("a bot could not play")
            return


async def play_turn(host: Host, live: Live) -> None:
    """One bot's turn, unless the table changes while it thinks."""
    if host.news is not None:
        await host.catch_up(live)
    stored, turn = live.stored, live.turn
    chairs = stored.chairs
    seat = next((s for s in turn.asked if chairs[s].player is not None), None)
    if seat is None:
        return
    bot = chairs[seat].player or ""
    thought = host.thinkers.turn(turn.committed, seat, bot, stored.seed)
    with host.meter.thought(bot):
        actions = await live.await_thought(seat, thought)

    def deed(stored: Stored, turn: Turn) -> Pair:
        now = time.time()
        return committed(stored, turn.extended(seat, actions, now), now)

    async with live.lock:
        stays = live.stored.chairs[seat].player == bot and not live.stored.over
        if stays and live.turn.committed is turn.committed:
            await host.commit(live, deed)
