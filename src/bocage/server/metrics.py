"""Tells Prometheus what a process counts and what is so at present, on a port of its own.

Nobody but whoever reaches that port is told: it is off unless it is set, and it listens to this
machine alone unless it is said otherwise. Of several processes each takes the next port.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import Engine, func, select

import bocage

from .database import reading
from .meter import number, written
from .refusals import Refusal
from .schema import TABLES

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
RECENT: Final = 15.0
"""Seconds for which the numbers of tables in the database are as they were."""
PORTS: Final = 64
"""So many processes find a port for themselves."""
ASKING_TIME: Final = 5.0
LONGEST: Final = 8192
"""How long somebody may take to ask, and how much may be asked."""


@final
class Gauges:
    """What is so at the moment of asking."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.counted: Mapping[bool, int] = {}
        self.until = 0.0

    async def stored(self) -> Mapping[bool, int]:
        """How many tables the database has, by whether they are over, as of lately."""
        if time.monotonic() > self.until:
            with suppress(Refusal):
                self.counted = await self.host.look(count_tables, self.host.engine)
            self.until = time.monotonic() + RECENT
        return self.counted

    async def lines(self) -> Iterator[str]:
        """The numbers, with what they are."""
        host = self.host
        stored = await self.stored()
        lives = list(host.alive.values())
        lookers = [looker for live in lives for looker in live.lookers]
        playing = sum(1 for looker in lookers if looker.seats)
        thinking = sum(len(live.thoughts) for live in lives)
        told: list[tuple[str, str, dict[str, float]]] = [
            (
                "bocage_tables",
                "Tables in the database.",
                {
                    '{state="running"}': stored.get(False, 0),
                    '{state="finished"}': stored.get(True, 0),
                },
            ),
            ("bocage_tables_loaded", "Tables in memory.", {"": len(lives)}),
            (
                "bocage_tables_watched",
                "Tables that somebody looks at.",
                {"": sum(1 for live in lives if live.lookers)},
            ),
            (
                "bocage_sockets",
                "Open WebSockets of those that have said hello.",
                {'{kind="player"}': playing, '{kind="spectator"}': len(lookers) - playing},
            ),
            ("bocage_bots_thinking", "What bots think about, waiting included.", {"": thinking}),
            ("bocage_writes_waiting", "Changes to be written.", {"": host.writer.jobs.qsize()}),
            ("bocage_info", "Which version this is.", {version_label(): 1}),
            *process_numbers(),
        ]
        return gauge_lines(told)


def version_label() -> str:
    """The version as a label."""
    return written((("version", bocage.__version__),))


def gauge_lines(told: list[tuple[str, str, dict[str, float]]]) -> Iterator[str]:
    """Numbers with what they are, line by line."""
    for name, help, values in told:
        yield f"# HELP {name} {help}"
        yield f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}"
        for labels, value in values.items():
            yield f"{name}{labels} {number(value)}"


def process_numbers() -> list[tuple[str, str, dict[str, float]]]:
    """What this process takes of the machine, as all programs name it."""
    if sys.platform == "win32":
        return []
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    found = [
        (
            "process_cpu_seconds_total",
            "Processor time, without the bots.",
            {"": used.ru_utime + used.ru_stime},
        ),
    ]
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        size = float(pages * os.sysconf("SC_PAGE_SIZE"))
        found.append(("process_resident_memory_bytes", "Memory.", {"": size}))
        files = float(len(os.listdir("/proc/self/fd")))
        found.append(("process_open_fds", "Open files and sockets.", {"": files}))
        most = float(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
        found.append(("process_max_fds", "How many there may be.", {"": most}))
    return found


def count_tables(engine: Engine) -> dict[bool, int]:
    """How many tables there are, by whether they are over."""
    with reading(engine) as connection:
        counted = select(TABLES.c.over, func.count()).group_by(TABLES.c.over)
        return {bool(over): int(count) for over, count in connection.execute(counted)}


@asynccontextmanager
async def telling(host: Host) -> AsyncIterator[None]:
    """Tell the numbers meanwhile, if a port is set for them."""
    at = host.settings.metrics
    server = None if at is None else await listening(Teller(host), *at)
    try:
        yield
    finally:
        if server is not None:
            server.close()


async def listening(teller: Teller, host: str, port: int) -> asyncio.Server | None:
    """A server on the first port that is free."""
    for further in range(PORTS):
        try:
            return await asyncio.start_server(
                teller.answer, host, port + further if port else 0, limit=LONGEST
            )
        except OSError:
            continue
    LOG.error("no port is free for the metrics")
    return None


@final
class Teller:
    """Answers whoever asks at the port for the numbers."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.gauges = Gauges(host)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        try:
            async with asyncio.timeout(ASKING_TIME):
                asked = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)
                found = len(asked) == 3 and asked[0] == b"GET" and asked[1] in (b"/metrics", b"/")
                body = await self.told() if found else b""
                status = "200 OK" if found else "404 Not Found"
                head = f"HTTP/1.1 {status}\r\nContent-Type: {KIND}\r\n"
                head += f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
                writer.write(head.encode() + body)
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        except Exception:
            LOG.exception("the metrics could not be told")
        finally:
            writer.close()

    async def told(self) -> bytes:
        """All numbers."""
        lines = [*await self.gauges.lines(), *self.host.meter.lines()]
        return ("\n".join(lines) + "\n").encode()
