"""Looks for people who are to be told something, and has it sent; one process at a time does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, final

from ..refusals import Refusal
from . import kept, push
from .kept import Case
from .occasions import Occasion, occasion
from .push import Outcome, Result, Sender
from .words import told

if TYPE_CHECKING:
    from ..host import Host
    from .office import Office

LOG = logging.getLogger("bocage.server")
THREADS: Final = 8
LEASE: Final = 30.0
"""Seconds that others leave us for one sending; it takes less."""
LOOK: Final = 2.0
"""Seconds between looks, at most."""
MOST_TRIES: Final = 6
LONGEST: Final = 3600.0
"""Seconds between two tries, at most."""
DAY: Final = 86400.0
LASTS: Final = 3 * DAY
"""Seconds for which a push service keeps what it cannot deliver; of a live game, a few minutes."""
LASTS_LIVE: Final = 600.0
SILENT: Final = ("over", "again")
"""Of what whoever looks at the table need not be told later."""
TIDY: Final = 3600.0
Pair = tuple[str, str]


@final
class Messenger:
    """Sends notices in threads, so that no table waits for them."""

    def __init__(self, host: Host, office: Office) -> None:
        self.host = host
        self.office = office
        self.pause = host.settings.notice_pause
        self.threads = ThreadPoolExecutor(THREADS, "bocage-notices")
        self.known: dict[Pair, int] = {}
        """The revision at which a notice's table was looked at last."""
        self.waiting: dict[Pair, float] = {}
        """What may be told without a change of its table, and since when its person is away."""
        self.sending: set[str] = set()
        self.tidied = 0.0

    async def keep(self) -> None:
        """Again and again, look for what is to be told, as long as nobody else does."""
        between = min(LOOK, max(0.05, self.pause / 4))
        while True:
            await asyncio.sleep(between)
            try:
                async with self.host.shifts.claimed("notices") as mine:
                    self.known.clear()
                    self.waiting.clear()
                    while mine:
                        await self.look()
                        await asyncio.sleep(between)
            except Refusal:
                continue
            except Exception:
                LOG.exception("notices could not be looked for")

    async def look(self) -> None:
        """Look once."""
        host, now = self.host, time.monotonic()
        if now - self.tidied > TIDY:
            self.tidied = now
            await host.write("", kept.tidying(time.time()))
        found = await host.look(kept.revisions, host.engine)
        changed = [pair for pair, revision in found.items() if self.known.get(pair) != revision]
        wanted = {*changed, *(pair for pair in self.waiting if pair in found)}
        self.waiting = {pair: at for pair, at in self.waiting.items() if pair in found}
        self.known = found
        if not wanted:
            return
        for case in await host.look(kept.cases, host.engine, wanted):
            await self.consider(case)

    async def consider(self, case: Case) -> None:
        """Have somebody told, if there is something to tell and they are away for a while."""
        notice, table = case
        pair = (notice.id, table.id)
        if table.chairs[notice.seat].token != notice.token:
            self.waiting.pop(pair, None)
            await self.host.write("", kept.dropping(notice.id))
            return
        found = occasion(table, notice.seat, notice.way)
        now = time.monotonic()
        if found is None:
            self.waiting.pop(pair, None)
        elif found.name == notice.told:
            self.wait(pair, may_run_short(case, found), now)
        elif notice.seat in self.there(table.id):
            if found.kind in SILENT:
                await self.host.write("", kept.noting(notice.id, told=found.name))
            self.waiting[pair] = now
        elif now - self.waiting.setdefault(pair, now) >= self.pause:
            if notice.rests <= time.time() and notice.id not in self.sending:
                self.sending.add(notice.id)
                self.host.background(self.tell(case, found))

    def wait(self, pair: Pair, waits: bool, now: float) -> None:
        """Whether something may be to be told later without a change of the table."""
        if waits:
            self.waiting.setdefault(pair, now)
        else:
            self.waiting.pop(pair, None)

    def there(self, id: str) -> set[int]:
        """The seats whose people look at a table, in whichever process."""
        live = self.host.alive.get(id)
        elsewhere = self.host.neighbours.seats_at(id)
        return {*elsewhere, *(() if live is None else live.online)}

    async def tell(self, case: Case, found: Occasion) -> None:
        """Send one notice, unless another process does, and write down what has become of it."""
        notice = case.notice
        try:
            now, got = time.time(), [False]
            lease = kept.leasing(notice.id, found, now, now + LEASE, got)
            await self.host.write("", lease)
            if got[0]:
                await self.settle(case, found, await self.send(case, found))
        except Refusal:
            pass
        except Exception:
            LOG.exception("a notice could not be sent")
        finally:
            self.sending.discard(notice.id)

    async def send(self, case: Case, found: Occasion) -> Outcome:
        """What comes of a sending, in a thread."""
        work = await self.office.sending(case, found)
        if work is None:
            return Outcome(Result.FAILED)
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def settle(self, case: Case, found: Occasion, outcome: Outcome) -> None:
        """Write down what has become of a sending."""
        notice, result = case.notice, outcome.result
        if result is Result.LATER and notice.tries >= MOST_TRIES - 1:
            result = Result.FAILED
        self.host.meter.notices.add(way=notice.way, result=result.value)
        if result is Result.GONE:
            await self.host.write("", kept.dropping(notice.id))
        elif result is Result.LATER:
            later = max(outcome.after, 3 * self.pause * 4**notice.tries)
            values = {"tries": notice.tries + 1, "rests": time.time() + min(LONGEST, later)}
            await self.host.write("", kept.noting(notice.id, **values))
        else:
            if result is Result.FAILED:
                LOG.warning("a notice was refused by %s", notice.way)
            values = {"told": found.name, "tries": 0, "rests": 0.0}
            await self.host.write("", kept.noting(notice.id, **values))

    def close(self) -> None:
        """Send no more."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def pushing(sender: Sender, case: Case, found: Occasion) -> Callable[[], Outcome]:
    """The work of reaching a browser."""
    notice, pace = case.notice, case.table.pace
    lasts = LASTS_LIVE if pace is not None and pace["kind"] == "live" else LASTS

    def work() -> Outcome:
        what = told(case, found.kind)
        return push.send(sender, notice.address, notice.keys or {}, what, notice.id, lasts)

    return work


def may_run_short(case: Case, found: Occasion) -> bool:
    """Whether the time of a turn that was told may run short, which is told, too."""
    pace = case.table.pace
    daily = pace is not None and pace["kind"] == "daily"
    return daily and found.kind == "turn" and case.notice.way == "push"
