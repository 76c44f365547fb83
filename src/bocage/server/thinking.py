"""Bots at work, where they do not keep anybody waiting."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from threading import Thread
from typing import final

import bocage

from ..kernel.table import Table

INSTANT = frozenset({"random"})
"""Bots that need no time to think."""


def bot_turn(table: Table, seat: int, bot: str, seed: int) -> list[str]:
    """The actions that a bot takes, until another seat decides or something is revealed."""
    table = table.copy()
    barriers = table.barriers
    handle = table.seat(seat)
    actions: list[str] = []
    while table.barriers == barriers and handle.decision is not None:
        choice = bocage.bot(bot, move_seed(seed, seat, len(table.actions))).choose(handle)
        table.play(choice, seat)
        actions.append(choice.text)
    return actions


def move_seed(seed: int, seat: int, n: int) -> int:
    """The seed for a bot's choice; it says nothing about the game's."""
    data = f"bot {seed} {seat} {n}".encode()
    return int.from_bytes(hashlib.sha256(data).digest()[:16], "big")


@final
class Thinkers:
    """A few processes that think for the bots, started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def turn(self, table: Table, seat: int, bot: str, seed: int) -> list[str]:
        """A bot's actions in its turn."""
        if bot in INSTANT or not self.workers:
            return bot_turn(table, seat, bot, seed)
        loop = asyncio.get_running_loop()
        pool = self.started()
        try:
            return await loop.run_in_executor(pool, bot_turn, table, seat, bot, seed)
        except BrokenExecutor:
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self.started(), bot_turn, table, seat, bot, seed)

    def started(self) -> ProcessPoolExecutor:
        """The processes."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=begin_worker)
        return self.pool

    def close(self) -> None:
        """Let the processes finish their thought and go home."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def begin_worker() -> None:
    """Leave interrupts to the server, and end when it ends, however that happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Wait for the server's end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
