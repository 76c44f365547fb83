"""How much the web table bears: many tables over real WebSockets against a real server."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from rich.table import Table

GAME = "agricola-revised"
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]


def request(url: str, body: Any = None) -> Any:
    """The JSON answer to a GET, or to a POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"Content-Type": "application/json"}), timeout=30) as answer:
        return json.load(answer)


def memory(pid: int) -> float:
    """The memory that a process uses now, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


@contextmanager
def serving(database: str = "") -> Iterator[tuple[str, int]]:
    """A server of our own, with an empty database unless one is said: address, process number."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bocage.cli.main", "serve", "--no-browser"]
        command += ["--port", str(port), "--database", database or f"sqlite:///{folder}/bench.db"]
        environment = {**os.environ, "BOCAGE_TABLES_PER_MINUTE": "1000000"}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            for _ in range(200):
                try:
                    request(f"{url}/api/health")
                    break
                except (URLError, ConnectionError):
                    time.sleep(0.1)
            yield url, process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


class Player:
    """Both seats of a table, playing at random over one WebSocket."""

    def __init__(self, live: Any, table: dict[str, Any]) -> None:
        self.live = live
        self.dice = random.Random(table["id"])
        self.state: dict[str, Any] = {}

    async def tell(self, **message: Any) -> None:
        """Send a message, and read until it is answered."""
        await self.live.send(json.dumps({"id": "0", **message}))
        while True:
            heard = json.loads(await asyncio.wait_for(self.live.recv(), 60))
            if heard["type"] == "state":
                self.state = heard
            elif heard["type"] == "error":
                raise RuntimeError(f"{heard['code']}: {heard['message']}")
            else:
                return

    async def act(self) -> None:
        """Choose and play one action."""
        decision = self.state["decision"]
        action = self.dice.choice(decision["actions"])["text"]
        await self.tell(
            type="act", revision=self.state["revision"], seat=decision["seat"], actions=[action]
        )


class Crowd:
    """Many tables played at once, all seated before the clock starts."""

    def __init__(
        self,
        url: str,
        tables: list[dict[str, Any]],
        pause: float,
        seconds: float,
        elsewhere: str = "",
    ) -> None:
        self.url = url
        self.elsewhere = elsewhere
        """Another server of the same tables, at which each is watched."""
        self.sent: dict[tuple[str, int], float] = {}
        self.seen: list[float] = []
        """When changes were sent, by table and revision, and how long until others saw them."""
        self.tables = tables
        self.pause = pause
        self.seconds = seconds
        self.seated = 0
        self.start = asyncio.Event()
        self.took: list[float] = []

    async def run(self) -> list[float]:
        """How long every action took to be acknowledged, in seconds."""
        watching = [asyncio.create_task(self.watch(one)) for one in self.watched]
        await asyncio.gather(*(self.play(table) for table in self.tables))
        for task in watching:
            task.cancel()
        return self.seen if self.elsewhere else self.took

    @property
    def watched(self) -> list[dict[str, Any]]:
        """The tables at which somebody looks on elsewhere."""
        return self.tables if self.elsewhere else []

    async def watch(self, table: dict[str, Any]) -> None:
        """Look on at a table of the other server, as its players."""
        from websockets.asyncio.client import connect

        id, tokens = table["id"], list(table["tokens"].values())
        address = self.elsewhere.replace("http", "ws", 1) + f"/api/tables/{id}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as live:
            await live.send(json.dumps({"type": "hello", "tokens": tokens}))
            async for heard in live:
                sent = self.sent.pop((id, json.loads(heard)["revision"]), None)
                if sent is not None:
                    self.seen.append(time.perf_counter() - sent)

    async def sit(self, player: Player, table: dict[str, Any]) -> None:
        """Take the seats of a table, and wait for everybody else."""
        await player.tell(type="hello", tokens=list(table["tokens"].values()), since=0)
        for seat in range(len(SEATS)):
            await player.tell(type="set", seat=seat, confirm=False)
        self.seated += 1
        if self.seated == len(self.tables):
            self.start.set()
        await self.start.wait()

    async def play(self, table: dict[str, Any]) -> None:
        """Play at a table until the time is up."""
        from websockets.asyncio.client import connect

        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"
        async with connect(
            address, max_size=None, compression=None, open_timeout=60, ping_interval=None
        ) as live:
            player = Player(live, table)
            await self.sit(player, table)
            end = time.perf_counter() + self.seconds
            due = time.perf_counter() + player.dice.random() * self.pause
            while due < end and not player.state["over"]:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                sent = time.perf_counter()
                self.sent[table["id"], player.state["revision"] + 1] = sent
                await player.act()
                self.took.append(time.perf_counter() - sent)
                due = max(due + self.pause, time.perf_counter())


def crowd(
    url: str, tables: list[dict[str, Any]], pause: float, seconds: float, elsewhere: str = ""
) -> dict[str, float]:
    """The numbers of many tables played at once, as they are seen there or elsewhere."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    return summary(asyncio.run(Crowd(url, tables, pause, seconds, elsewhere).run()), seconds)


def summary(took: list[float], seconds: float) -> dict[str, float]:
    """Actions per second and latencies in milliseconds."""
    took.sort()
    at = [took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99)]
    return {
        "actions_per_s": round(len(took) / seconds, 1),
        "p50_ms": round(at[0] * 1000, 1),
        "p99_ms": round(at[1] * 1000, 1),
    }


def table(results: dict[str, Any]) -> Table:
    """The numbers to look at."""
    from rich.table import Table

    shown = Table(title=f"web table: {results['idle_table_kib']} KiB per idle table")
    for heading in ("", "actions/s", "p50 ms", "p99 ms"):
        shown.add_column(heading, justify="right" if heading else "left")
    for name, row in results.items():
        if isinstance(row, dict):
            shown.add_row(name, *(f"{value:,}" for value in row.values()))
    return shown


def measure_two(database: str, seconds: float) -> dict[str, float]:
    """How soon a change is seen by clients of another process on the same PostgreSQL."""
    wish = {"game": GAME, "options": {}, "open": True, "seats": SEATS}
    with serving(database) as (url, _), serving(database) as (elsewhere, _):
        tables = [request(f"{url}/api/tables", wish) for _ in range(200)]
        return crowd(url, tables, 1.0, seconds, elsewhere)


def measure(seconds: float = 10.0) -> dict[str, Any]:
    """The server's numbers: 50 and 500 tables at an action a second, flat out, idle memory.

    Where `BOCAGE_DATABASE_URL` is a PostgreSQL, also what two processes on it make of 200 tables.
    """
    results: dict[str, Any] = {}
    wish = {"game": GAME, "options": {}, "open": False, "seats": SEATS}
    shared = os.environ.get("BOCAGE_DATABASE_URL", "")
    if shared.startswith("postgres"):
        results["200 tables, seen at another process"] = measure_two(shared, seconds)
    with serving() as (url, pid):
        for count in (50, 500):
            tables = [request(f"{url}/api/tables", wish) for _ in range(count)]
            results[f"{count} tables"] = crowd(url, tables, 1.0, seconds)
        tables = [request(f"{url}/api/tables", wish) for _ in range(50)]
        results["50 tables, flat out"] = crowd(url, tables, 0.0, seconds)
    with serving() as (url, pid):
        before = memory(pid)
        for _ in range(500):
            table = request(f"{url}/api/tables", wish)
            request(f"{url}/api/tables/{table['id']}")
        results["idle_table_kib"] = round((memory(pid) - before) * 1024 / 500, 1)
    return results
