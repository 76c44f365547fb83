"""A process that looks at what somebody brings in; it is ended if that takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, Final, final

from ..games import catalogue
from .refusals import Refusal
from .thinking import begin_worker

SECONDS: Final = 5.0
"""How long one look may take."""
BEGINNING: Final = 30.0
"""How long the process may take to begin."""
IDLE: Final = 60.0
"""Seconds without work after which it goes home."""
WAITING: Final = 8
"""So many wait for it; whoever comes then is asked to come later."""

Work = Callable[..., Any]


@final
class Examiner:
    """Has work done that may be anything, for one after the other, where it harms nobody."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.lock = Lock()
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def look(self, work: Work, *args: Any) -> Any:
        """What comes of some work, or its refusal."""
        if self.waiting >= WAITING:
            raise Refusal("busy", "error-busy")
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(self.done, work, args)
        finally:
            self.waiting -= 1

    def done(self, work: Work, args: tuple[Any, ...]) -> Any:
        """What comes of some work; the process is ended if it takes too long or dies of it."""
        with self.lock:
            line = self.begun()
            try:
                line.send((work, args))
                if not line.poll(self.seconds):
                    raise TimeoutError
                good, answer = line.recv()
            except RecursionError:
                raise Refusal("bad-message", "error-brought-broken") from None
            except (EOFError, OSError):
                self.end()
                raise Refusal("bad-message", "error-brought-long") from None
        if good:
            return answer
        code, message = answer
        raise Refusal(code, message.id, **message.values)

    def begun(self) -> Connection:
        """The line to the process, which is begun if there is none."""
        if self.line is not None and self.process is not None and self.process.is_alive():
            return self.line
        self.end()
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=examine, args=(other,), daemon=True)
        self.process.start()
        other.close()
        if not self.line.poll(BEGINNING) or self.line.recv() is not None:
            self.end()
            raise Refusal("busy", "error-busy")
        return self.line

    def end(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def close(self) -> None:
        """Look at nothing any more."""
        with self.lock:
            self.end()


def examine(line: Connection) -> None:
    """Do what is asked for, one after the other, until nobody asks for a while."""
    begin_worker()
    catalogue()
    with suppress(EOFError, OSError):
        line.send(None)
        while line.poll(IDLE):
            work, args = line.recv()
            try:
                answer = (True, work(*args))
            except Refusal as refusal:
                answer = (False, (refusal.code, refusal.message))
            line.send(answer)
