"""`bocage serve` as a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from bocage.server.database import open_database
from bocage.server.store import Store

from .client import Lobby

ADDRESS = re.compile(rb"http://([^/]+)/")


class Process:
    """A running `bocage serve`; what it prints goes into a file."""

    def __init__(self, database: str, log: Path) -> None:
        command = [sys.executable, "-m", "bocage.cli.main", "serve", "--no-browser"]
        command += ["--database", database, "--port", "0"]
        self.log = log.open("ab")
        start = log.stat().st_size
        self.process = subprocess.Popen(
            command,
            stdout=self.log,
            stderr=self.log,
            env={**os.environ, "BOCAGE_LOG": "info", "BOCAGE_LANG": "en"},
        )
        while (found := ADDRESS.search(log.read_bytes(), start)) is None:
            assert self.process.poll() is None, log.read_text()
            time.sleep(0.02)
        self.address = found[1].decode()
        self.engine = open_database(database)
        self.lobby = Lobby(self.address, Store(self.engine).load)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it in good order; its exit code."""
        self.process.terminate()
        return self.process.wait(15)

    def close(self) -> None:
        """Leave nothing behind."""
        self.kill()
        self.lobby.close()
        self.engine.dispose()
        self.log.close()
