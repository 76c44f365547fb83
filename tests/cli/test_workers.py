"""Several processes that serve, and the one that looks after them."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Callable

import pytest

from bocage.cli import workers
from bocage.cli.workers import Supervisor


def serve(listener: socket.socket, ready: Callable[[], None], well: Callable[[], None]) -> None:
    """Say that all is well, until told to end."""
    while True:
        well()
        time.sleep(0.05)


def test_a_worker_that_hangs_is_made_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "SILENT", 1.0)
    listener = socket.socket()
    ready = threading.Event()
    supervisor = Supervisor(2, serve, listener, ready.set)
    seen: list[int | None] = []

    def pids() -> list[int | None]:
        return [worker.process.pid for worker in supervisor.serving]

    def trouble() -> None:
        try:
            assert ready.wait(20)
            first, other = pids()
            assert first is not None
            os.kill(first, signal.SIGSTOP)
            end = time.monotonic() + 20
            while (first in pids() or len(pids()) < 2) and time.monotonic() < end:
                time.sleep(0.05)
            seen.extend([first, other, *pids()])
        finally:
            supervisor.end()

    thread = threading.Thread(target=trouble)
    thread.start()
    supervisor.run()
    thread.join()
    hung, well, *now = seen
    assert len(now) == 2 and well in now and hung not in now
