"""How much the web table bears: many tables over real WebSockets against a real server."""

from __future__ import annotations

import asyncio
import gc
import itertools
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

from ..server.settings import database_url
from .load_tables import GAME, OPTIONS, ids_in, lay, remove

if TYPE_CHECKING:
    from rich.table import Table

BREATH = 0.05
"""Seconds between requests."""
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
def serving(database: str) -> Iterator[tuple[str, int]]:
    """A server of our own: its address and process number."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "bocage.cli.main", "serve", "--no-browser"]
    command += ["--port", str(port), "--database", database]
    unlimited = dict.fromkeys(("TABLES_PER_MINUTE", "REQUESTS_PER_SECOND"), "1000000")
    unlimited["SOCKETS_PER_ADDRESS"] = "100000"
    environment = {**os.environ, **{f"BOCAGE_{name}": most for name, most in unlimited.items()}}
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


@contextmanager
def a_file() -> Iterator[str]:
    """An empty SQLite database."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/bench.db"


@contextmanager
def a_part_of(database: str) -> Iterator[str]:
    """A database that may hold tables; afterwards it holds no others."""
    before = ids_in(database)
    try:
        yield database
    finally:
        remove(database, ids_in(database) - before)


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
        urls: list[str],
        tables: list[dict[str, Any]],
        pause: float,
        seconds: float,
        watched_at: str = "",
    ) -> None:
        self.urls = urls
        self.watched_at = watched_at
        """Another server of the same tables, at which each is watched."""
        self.sent: dict[tuple[str, int], float] = {}
        self.tables = tables
        self.pause = pause
        self.seconds = seconds
        self.seated = 0
        self.start = asyncio.Event()
        self.took: list[float] = []
        """How long every action took to be acknowledged, in seconds."""
        self.seen: list[float] = []
        """How long it took until others saw a change."""
        self.asked: list[float] = []
        """How long requests took that are made meanwhile."""

    async def run(self) -> None:
        """Play until the time is up."""
        watching = [asyncio.create_task(self.watch(one)) for one in self.tables if self.watched_at]
        asking = asyncio.create_task(self.ask())
        places = zip(itertools.cycle(self.urls), self.tables, strict=False)
        await asyncio.gather(*(self.play(url, table) for url, table in places))
        for task in (asking, *watching):
            task.cancel()

    async def ask(self) -> None:
        """Make requests one after the other: the lobby's, and those of whoever comes to a table."""
        await self.start.wait()
        for url, table in zip(itertools.cycle(self.urls), itertools.cycle(self.tables)):
            for path in ("tables", f"tables/{table['id']}"):
                sent = time.perf_counter()
                await asyncio.to_thread(request, f"{url}/api/{path}")
                self.asked.append(time.perf_counter() - sent)
                await asyncio.sleep(BREATH)

    async def watch(self, table: dict[str, Any]) -> None:
        """Look on at a table of the other server, as its players."""
        from websockets.asyncio.client import connect

        id, tokens = table["id"], list(table["tokens"].values())
        address = self.watched_at.replace("http", "ws", 1) + f"/api/tables/{id}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as live:
            await live.send(json.dumps({"type": "hello", "tokens": tokens}))
            async for heard in live:
                sent = self.sent.pop((id, json.loads(heard)["revision"]), None)
                if sent is not None:
                    self.seen.append(time.perf_counter() - sent)

    async def sit(self, player: Player, table: dict[str, Any]) -> None:
        """Take the seats of a table, and wait for everybody else."""
        await player.tell(type="hello", tokens=list(table["tokens"].values()), since=0)
        self.seated += 1
        if self.seated == len(self.tables):
            self.start.set()
        await self.start.wait()

    async def play(self, url: str, table: dict[str, Any]) -> None:
        """Play at a table until the time is up."""
        from websockets.asyncio.client import connect

        address = url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"
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
    urls: list[str],
    tables: list[dict[str, Any]],
    pause: float,
    seconds: float,
    watched_at: str = "",
) -> Crowd:
    """Many tables that were played at once, a part of them at each server."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    played = Crowd(urls, tables, pause, seconds, watched_at)
    asyncio.run(played.run())
    return played


def summary(took: list[float], seconds: float, what: str = "actions") -> dict[str, float]:
    """How many in a second, and latencies in milliseconds."""
    took.sort()
    at = [took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99)]
    return {
        f"{what}_per_s": round(len(took) / seconds, 1),
        "p50_ms": round(at[0] * 1000, 1),
        "p99_ms": round(at[1] * 1000, 1),
    }


def table(results: dict[str, Any]) -> Table:
    """The numbers to look at."""
    from rich.table import Table

    shown = Table(title=f"web table: {results['idle_table_kib']} KiB per idle table")
    for heading in ("", "per second", "p50 ms", "p99 ms"):
        shown.add_column(heading, justify="right" if heading else "left")
    for name, row in results.items():
        if isinstance(row, dict):
            shown.add_row(name, *(f"{value:,}" for value in row.values()))
    return shown


def measure_at_a_pace(database: str, count: int, where: str, seconds: float) -> dict[str, Any]:
    """So many tables of a process at an action a second, and requests meanwhile."""
    tables = lay(database, count)
    with serving(database) as (url, _):
        played = crowd([url], tables, 1.0, seconds)
    return {
        f"{count} tables{where}": summary(played.took, seconds),
        f"{count} tables{where}: requests": summary(played.asked, seconds, "requests"),
    }


def measure_two(database: str, seconds: float) -> dict[str, Any]:
    """Two processes on the same PostgreSQL: twice the tables, and how soon one hears of another."""
    with serving(database) as (url, _), serving(database) as (other, _):
        twice = crowd([url, other], lay(database, 1000), 1.0, seconds)
        watched = crowd([url], lay(database, 200), 1.0, seconds, watched_at=other)
    return {
        "1000 tables, two processes": summary(twice.took, seconds),
        "200 tables, seen at another process": summary(watched.seen, seconds),
    }


def measure_flat_out(database: str, where: str, seconds: float) -> dict[str, Any]:
    """As many actions as there can be."""
    tables = lay(database, 50)
    with serving(database) as (url, _):
        played = crowd([url], tables, 0.0, seconds)
    return {f"50 tables, flat out{where}": summary(played.took, seconds)}


def measure_idle() -> dict[str, Any]:
    """What tables take in memory at which nothing happens."""
    wish = {"game": GAME, "options": OPTIONS, "open": False, "seats": SEATS}
    with a_file() as database, serving(database) as (url, pid):
        before = memory(pid)
        for _ in range(500):
            table = request(f"{url}/api/tables", wish)
            request(f"{url}/api/tables/{table['id']}")
        return {"idle_table_kib": round((memory(pid) - before) * 1024 / 500, 1)}


def measure(seconds: float = 10.0) -> dict[str, Any]:
    """The server's numbers, with hand cards, from the second to the last round.

    Where `BOCAGE_DATABASE_URL` is a PostgreSQL also what one process and two make of it.
    """
    results: dict[str, Any] = {}
    shared = os.environ.get("BOCAGE_DATABASE_URL", "")
    if shared.startswith("postgres"):
        with a_part_of(database_url(shared)) as database:
            results |= measure_at_a_pace(database, 500, ", PostgreSQL", seconds)
            results |= measure_two(database, seconds)
            results |= measure_flat_out(database, ", PostgreSQL", seconds)
    for count in (50, 500):
        with a_file() as database:
            results |= measure_at_a_pace(database, count, "", seconds)
    with a_file() as database:
        results |= measure_flat_out(database, "", seconds)
    return results | measure_idle()
