"""Several processes behind one socket, and the one that sees that there are enough of them."""

from __future__ import annotations

import logging
import math
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, final

LOG = logging.getLogger("bocage.server")
Work = Callable[[socket.socket, Callable[[], None], Callable[[], None]], None]
"""Serves at a socket until it is told to end; says when it is ready, and again and again that it
is well."""

STEADY = 10.0
"""Seconds after which a worker was no failure from the start."""
LONGEST = 10.0
"""Seconds that at most pass before another one is tried."""
PARTING = 20.0
"""Seconds that the workers have to end, once they are told."""
SILENT = 30.0
"""Seconds without a word after which a worker is taken to hang."""
ENDS = (signal.SIGINT, signal.SIGTERM)


@final
class Worker:
    """A process that serves."""

    def __init__(self, work: Work, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.news, said = context.Pipe(duplex=False)
        self.process = context.Process(target=serve, args=(work, listener, said))
        self.mute = False
        self.began = time.monotonic()
        self.process.start()
        said.close()
        self.heard = math.inf
        """When it said last that it is well; it has time to begin."""

    @property
    def steady(self) -> bool:
        """Whether it has served for a while."""
        return time.monotonic() - self.began >= STEADY


def serve(work: Work, listener: socket.socket, said: Connection) -> None:
    """Serve in a process of its own, which ends when it is told to or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_parent, daemon=True).start()

    def well() -> None:
        # Whoever does not listen is not waited for.
        with suppress(OSError):
            said.send(True)

    os.set_blocking(said.fileno(), False)
    work(listener, well, well)


def follow_parent() -> None:
    """Wait for the parent's end, then end in good order."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@final
class Supervisor:
    """Keeps so many workers at work until it is told to end."""

    def __init__(
        self, count: int, work: Work, listener: socket.socket, ready: Callable[[], None]
    ) -> None:
        self.count = count
        self.work = work
        self.listener = listener
        self.ready: Callable[[], None] | None = ready
        self.workers: list[Worker] = []
        self.serving: set[Worker] = set()
        self.ending = False
        self.failures = 0
        self.due = 0.0
        """When the next worker may begin."""
        self.button, self.bell = multiprocessing.Pipe()

    def end(self, *_: Any) -> None:
        """Let all workers end."""
        self.ending = True
        with suppress(OSError):
            self.button.send(None)

    def run(self) -> None:
        """Supervise."""
        before = {number: signal.signal(number, self.end) for number in ENDS}
        try:
            while not self.ending:
                self.fill()
                self.watch()
        finally:
            self.part()
            for number, handler in before.items():
                signal.signal(number, handler)

    def fill(self) -> None:
        """Start the workers that are missing; if they keep failing, not at once."""
        while len(self.workers) < self.count and time.monotonic() >= self.due:
            self.workers.append(Worker(self.work, self.listener))

    def watch(self) -> None:
        """Wait until a worker is ready, has ended or may begin, or we are to end."""
        now = time.monotonic()
        looks = [worker.heard + SILENT for worker in self.workers]
        if len(self.workers) < self.count:
            looks.append(self.due)
        soonest = min(looks)
        patience = None if soonest == math.inf else max(0.0, soonest - now)
        watched: list[Any] = [self.bell, *(worker.process.sentinel for worker in self.workers)]
        watched += [worker.news for worker in self.workers if not worker.mute]
        happened = wait(watched, patience)
        for worker in list(self.workers):
            if worker.process.sentinel in happened:
                self.replace(worker)
            elif worker.news in happened:
                self.hear(worker)
            elif time.monotonic() - worker.heard >= SILENT:
                LOG.error("worker %s hangs", worker.process.pid)
                worker.process.kill()
                worker.heard = math.inf

    def hear(self, worker: Worker) -> None:
        """A worker is well; once all are, whoever started us is told."""
        try:
            worker.news.recv()
        except (EOFError, OSError):
            worker.mute = True
            return
        worker.heard = time.monotonic()
        self.serving.add(worker)
        if self.ready is not None and len(self.serving) == self.count:
            self.ready()
            self.ready = None

    def replace(self, worker: Worker) -> None:
        """A worker has ended though nobody told it to."""
        self.workers.remove(worker)
        self.serving.discard(worker)
        worker.process.join()
        worker.news.close()
        if self.ending:
            return
        LOG.error("worker %s has ended: %s", worker.process.pid, worker.process.exitcode)
        self.failures = 0 if worker.steady else self.failures + 1
        pause = min(LONGEST, 0.5 * 2**self.failures) if self.failures else 0.0
        self.due = time.monotonic() + pause

    def part(self) -> None:
        """Tell all workers to end, and see that they do."""
        self.listener.close()
        for worker in self.workers:
            worker.process.terminate()
        end = time.monotonic() + PARTING
        for worker in self.workers:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()


def supervise(count: int, work: Work, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve with so many processes until interrupted; one that dies is replaced."""
    Supervisor(count, work, listener, ready).run()
