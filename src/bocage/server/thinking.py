"""Bots at work, where they do not keep anybody waiting."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar, final

import bocage

from .. import bots
from ..kernel.table import Table
from . import shapes
from .present import message_json

P = ParamSpec("P")
T = TypeVar("T")

INSTANT = frozenset({"random"})
"""Bots that need no time to think."""
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""What tells the libraries beneath numpy to leave the other cores to others."""

FEW = 5
"""So many actions are told of those that are advised."""


class Counsel(NamedTuple):
    """An action by its text, what is expected of it, how the turn is likely to go on, and why."""

    action: str
    points: float
    lead: float
    line: list[str]
    why: shapes.Message | None


def choice_of(table: Table, seat: int, bot: str, seed: int, limit: float | None) -> str:
    """The action that a bot takes."""
    number = move_seed(seed, seat, len(table.actions))
    return bocage.bot(bot, number, limit=limit).choose(table.seat(seat)).text


def advice_for(table: Table, seat: int, limit: float | None) -> list[Counsel]:
    """What a seat is advised to do, the best first."""
    advice = table.seat(seat).advise(bocage.bot(bots.ADVISER, limit=limit))
    return [
        Counsel(
            best.action.text,
            best.points,
            best.lead,
            [then.text for then in best.line],
            None if best.why is None else message_json(best.why),
        )
        for best in advice[:FEW]
    ]


def move_seed(seed: int, seat: int, n: int) -> int:
    """The seed for a bot's choice; it says nothing about the game's."""
    data = f"bot {seed} {seat} {n}".encode()
    return int.from_bytes(hashlib.sha256(data).digest()[:16], "big")


@final
class Thinkers:
    """A few processes that think for the bots, started when they are first needed.

    They think about one decision at a time. Of several processes one is kept free of bots that
    take their time; those wait for each other in turn, the others for nobody but their like.
    """

    def __init__(
        self,
        workers: int,
        limit: float | None = None,
        employ: Callable[[int], Executor] | None = None,
    ) -> None:
        self.workers = workers
        self.limit = limit
        self.employ = employ or processes
        self.pool: Executor | None = None
        self.slow = asyncio.Semaphore(max(1, workers - 1))

    async def turn(self, table: Table, seat: int, bot: str, seed: int) -> list[str]:
        """A bot's actions, until another seat decides or something is revealed."""
        table = table.copy()
        barriers = table.barriers
        handle = table.seat(seat)
        actions: list[str] = []
        while table.barriers == barriers and handle.decision is not None:
            given = (table, seat, bot, seed, self.limit)
            if bot in INSTANT or not self.workers:
                action = choice_of(*given)
            else:
                action = await self.think(bots.ponders(bot), choice_of, *given)
            table.play(action, seat)
            actions.append(action)
        return actions

    async def advise(self, table: Table, seat: int) -> list[Counsel]:
        """What a seat is advised to do, the best first."""
        if not self.workers:
            return advice_for(table, seat, self.limit)
        return await self.think(True, advice_for, table, seat, self.limit)

    async def ponder(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of a thought that others need not wait for."""
        if not self.workers:
            return await asyncio.to_thread(work, *args, **kwargs)
        return await self.think(True, work, *args, **kwargs)

    async def think(self, slow: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of a thought; if the processes die of something, others try once more."""
        try:
            return await self.once(slow, work, *args, **kwargs)
        except BrokenExecutor:
            return await self.once(slow, work, *args, **kwargs)

    async def once(self, slow: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of a thought; a slow one waits until it is its turn.

        Whoever does not want to know any more frees its process only when it has been thought.
        """
        if slow:
            await self.slow.acquire()
        if self.pool is None:
            self.pool = self.employ(self.workers)
        pool = self.pool
        try:
            thought = pool.submit(work, *args, **kwargs)
        except BaseException:
            self.leave(pool, slow)
            raise
        if slow:
            loop = asyncio.get_running_loop()
            thought.add_done_callback(lambda _: loop.call_soon_threadsafe(self.slow.release))
        try:
            return await asyncio.wrap_future(thought)
        except BrokenExecutor:
            self.leave(pool, False)
            raise

    def leave(self, pool: Executor, slow: bool) -> None:
        """Work with these processes no more; whoever has waited for its turn has not had it."""
        if self.pool is pool:
            self.pool = None
        if slow:
            self.slow.release()

    def close(self) -> None:
        """Let the processes finish their thought and go home."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def processes(workers: int) -> ProcessPoolExecutor:
    """So many processes."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=begin_worker)


def begin_worker() -> None:
    """Use one core, leave interrupts to the server, and end when it ends, however that happens."""
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Wait for the server's end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
