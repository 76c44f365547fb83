"""The campaigns of a process: led on one change at a time, and kept by the writer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, final
from weakref import WeakValueDictionary

from .campaigning import complete, gone_on, waiting, with_choice, with_end
from .live import Live
from .refusals import Refusal, forbidden, stale
from .restore import game_of
from .secret import PUBLIC_ID
from .store import leading
from .stored import Stored, StoredCampaign

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
TRIES = 5
Led = tuple[StoredCampaign, Live]
"""A campaign, and the table where it is played."""
Wish = Callable[[StoredCampaign, Stored], tuple[StoredCampaign, bool]]
"""From a campaign and the table where it is played to what is wanted of it, and whether the next
game shall begin."""


class Overtaken(Exception):
    """Another process has changed the campaign meanwhile."""


@final
class Campaigns:
    """Leads campaigns from game to game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def read(self, id: str) -> StoredCampaign:
        """A campaign as the database has it."""
        host = self.host
        found = await host.look(host.store.campaign, id) if PUBLIC_ID.fullmatch(id) else None
        if found is None:
            raise Refusal("unknown-table", "error-unknown-campaign")
        return found

    async def find(self, id: str) -> Led:
        """A campaign and the table where it is played; if a game has ended there, that is known."""
        return await self.lead(id, lambda campaign, _: (campaign, False))

    async def keep(self, id: str, token: str, table: str, card: str) -> Led:
        """A seat chooses the card that stays after the game at a table."""

        def wish(campaign: StoredCampaign, at: Stored) -> tuple[StoredCampaign, bool]:
            mine = at.seats_of([token])
            if not mine:
                raise forbidden()
            return with_choice(campaign, mine[0], card, table), False

        return await self.lead(id, wish)

    async def go_on(self, id: str, secret: str, table: str) -> Led:
        """Somebody wants the game after the one at a table to begin; if it has, nothing happens."""

        def wish(campaign: StoredCampaign, at: Stored) -> tuple[StoredCampaign, bool]:
            if not at.seats_of([secret]) and not at.made_with(secret):
                raise forbidden()
            return campaign, may_go_on(campaign, at, table)

        return await self.lead(id, wish)

    async def lead(self, id: str, wish: Wish) -> Led:
        """Change a campaign, whether or not whoever asked for it waits for the end."""
        task = asyncio.create_task(self.lead_whole(id, wish))
        self.host.changes.add(task)
        task.add_done_callback(self.host.changes.discard)
        return await asyncio.shield(task)

    async def lead_whole(self, id: str, wish: Wish) -> Led:
        """Change a campaign as it is now, whoever else changes it meanwhile."""
        lock = self.locks.setdefault(id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                with suppress(Overtaken):
                    return await self.step(await self.read(id), wish)
        raise Refusal("busy", "error-busy")

    async def step(self, old: StoredCampaign, wish: Wish) -> Led:
        """Change a campaign that nobody else changes here."""
        host = self.host
        live = await host.known(old.table_id)
        at, table = live.stored, live.turn.committed
        game = game_of(at, host.shelf)
        campaign = old
        rules = campaign.ended["rules"] if campaign.ended is not None else -1
        if at.over and not campaign.over and rules < game.rules_version:
            campaign = await asyncio.to_thread(with_end, campaign, game, table, at)
        campaign, on = wish(campaign, at)
        if not on and not complete(campaign, at.chairs):
            if campaign is not old:
                await self.write(old, campaign)
            return campaign, live
        campaign, left, next = await asyncio.to_thread(gone_on, campaign, game, table, at)
        tables = [left] if next is None else [left, next]
        await self.write(old, campaign, *tables, changes={left.id: live.stored.revision + 1})
        await host.catch_up(live)
        if next is not None:
            live = await host.find(next.id)
            host.wake(live)
        return campaign, live

    async def write(
        self,
        old: StoredCampaign,
        new: StoredCampaign,
        *tables: Stored,
        changes: dict[str, int] | None = None,
    ) -> None:
        """Have a campaign written, and with it the table that it leaves and the next one."""
        try:
            await self.host.write(old.id, leading(old, new, *tables), changes)
        except Refusal as refusal:
            if refusal.code == "stale":
                raise Overtaken from None
            raise

    async def settle(self, id: str) -> None:
        """A game has ended: what follows without a word, follows."""
        try:
            await self.find(id)
        except Refusal as refusal:
            LOG.error("a campaign could not be led on: %s", refusal.code)
        except Exception:
            LOG.exception("a campaign could not be led on")


def may_go_on(campaign: StoredCampaign, at: Stored, table: str) -> bool:
    """Whether the game after the one at a table is to begin; not if it has begun already."""
    if campaign.table_id != table:
        if campaign.game_at(table) is None:
            raise stale()
        return False
    if campaign.over and campaign.facts["goal"] is None:
        raise Refusal("over", "error-campaign-over")
    if not campaign.over and campaign.ended is None:
        raise Refusal("illegal", "error-campaign-running")
    if waiting(campaign, at.chairs):
        raise Refusal("illegal", "error-campaign-choosing")
    return True
