"""Plays the bots of one table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .deeds import Pair, committed
from .live import Live
from .refusals import Refusal
from .stored import Stored
from .turn import Turn

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
RETRY, LONGEST = 1.0, 30.0
"""Seconds between attempts while the database is away: more and more, up to so many."""


async def drive(host: Host, live: Live) -> None:
    """Let bots play until a person decides, the game is over or nobody cares any more."""
    failures = 0
    while host.bots_due(live):
        if live.stored.has_people and host.settings.bot_pause:
            await asyncio.sleep(host.settings.bot_pause)
        try:
            await play_turn(host, live)
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
    stored, turn = live.stored, live.turn
    chairs = stored.chairs
    seat = next((s for s in turn.asked if chairs[s].player is not None), None)
    if seat is None:
        return
    bot = chairs[seat].player or ""
    thought = host.thinkers.turn(turn.committed, seat, bot, stored.seed)
    actions = await live.await_thought(seat, thought)

    def deed(stored: Stored, turn: Turn) -> Pair:
        now = time.time()
        return committed(stored, turn.extended(seat, actions, now), now)

    async with live.lock:
        stays = live.stored.chairs[seat].player == bot and not live.stored.over
        if stays and live.turn.committed is turn.committed:
            await host.commit(live, deed)
