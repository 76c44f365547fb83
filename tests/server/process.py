"""`bocage serve` as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

ADDRESS = re.compile(rb"http://([^/]+)/")
PATIENCE = 60.0


class Process:
    """A running `bocage serve` that has said its address; what it prints goes into a file."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        workers: int | str = 1,
        python: str = sys.executable,
        **environment: str,
    ) -> None:
        module = "tests.server.seeded" if "BOCAGE_TEST_SEED" in environment else "bocage.cli.main"
        command = [python, "-m", module, "serve", "--no-browser"]
        command += ["--database", database, "--port", str(port), "--workers", str(workers)]
        with log.open("ab") as written:
            start = written.tell()
            self.process = subprocess.Popen(
                command,
                stdout=written,
                stderr=written,
                env={**os.environ, "BOCAGE_LANG": "en", **environment},
            )
        end = time.monotonic() + PATIENCE
        while (found := ADDRESS.search(log.read_bytes(), start)) is None:
            assert self.process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.02)
        self.address = found[1].decode()

    @property
    def workers(self) -> list[int]:
        """The processes that it has started to serve."""
        own = self.process.pid
        ids = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [int(id) for id in ids if b"spawn_main" in Path(f"/proc/{id}/cmdline").read_bytes()]

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it in good order, or with SIGKILL as a power cut would; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(20)
