"""Counts what happens in a process, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final, final

from sqlalchemy import Connection, Engine, event

from .refusals import Refusal

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds up to which things are counted together."""

Labels = tuple[tuple[str, str], ...]


def written(labels: Labels) -> str:
    """Labels as the format has them."""
    pairs = []
    for name, value in labels:
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        pairs.append(f'{name}="{escaped}"')
    return "{" + ",".join(pairs) + "}" if pairs else ""


def number(value: float) -> str:
    """A number as the format has it."""
    return str(int(value)) if value == int(value) else repr(float(value))


@final
class Counter:
    """What only goes up, by labels."""

    kind: Final = "counter"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.values: dict[Labels, float] = {}
        self.lock = Lock()

    def add(self, amount: float = 1.0, **labels: str) -> None:
        """Count more."""
        key = tuple(labels.items())
        with self.lock:
            self.values[key] = self.values.get(key, 0.0) + amount

    def lines(self) -> Iterator[str]:
        """The numbers, one per line."""
        for labels, value in list(self.values.items()):
            yield f"{self.name}{written(labels)} {number(value)}"


@final
class Histogram:
    """How often something took how many seconds, by labels."""

    kind: Final = "histogram"

    def __init__(self, name: str, help: str, marks: tuple[float, ...]) -> None:
        self.name = name
        self.help = help
        self.marks = marks
        self.counts: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}
        self.lock = Lock()

    def add(self, seconds: float, **labels: str) -> None:
        """Count one more."""
        key = tuple(labels.items())
        with self.lock:
            counts = self.counts.setdefault(key, [0] * (len(self.marks) + 1))
            counts[bisect_left(self.marks, seconds)] += 1
            self.sums[key] = self.sums.get(key, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        """The numbers, one per line."""
        with self.lock:
            told = [(key, list(counts), self.sums[key]) for key, counts in self.counts.items()]
        for labels, counts, seconds in told:
            total = 0
            for mark, count in zip((*self.marks, None), counts, strict=True):
                total += count
                upper = "+Inf" if mark is None else number(mark)
                yield f"{self.name}_bucket{written((*labels, ('le', upper)))} {total}"
            yield f"{self.name}_sum{written(labels)} {number(seconds)}"
            yield f"{self.name}_count{written(labels)} {total}"


@final
class Meter:
    """All that a process counts."""

    def __init__(self) -> None:
        self.requests = Histogram(
            "bocage_request_seconds", "HTTP requests, by route and status.", QUICK
        )
        self.messages = Histogram(
            "bocage_action_seconds",
            "What players ask for over the WebSocket, from its arrival to its answer.",
            QUICK,
        )
        self.thoughts = Histogram("bocage_bot_seconds", "Turns of bots, waiting included.", SLOW)
        self.database = Histogram(
            "bocage_database_seconds", "Transactions, by whether they write.", QUICK
        )
        self.refused = Counter("bocage_refusals_total", "What was refused, by code.")
        self.notices = Counter("bocage_notices_total", "Notices, by way and result.")
        self.failures = Counter("bocage_database_errors_total", "Errors of the database, by kind.")

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """An HTTP request has been answered."""
        self.requests.add(seconds, method=known(method), route=route, status=str(status))

    @contextmanager
    def message(self, kind: str) -> Iterator[None]:
        """What a client has asked for is done meanwhile."""
        began = time.perf_counter()
        result = "refused"
        try:
            yield
            result = "done"
        except Refusal as refusal:
            self.refused.add(code=refusal.code)
            raise
        finally:
            self.messages.add(time.perf_counter() - began, type=kind, result=result)

    @contextmanager
    def thought(self, bot: str) -> Iterator[None]:
        """A bot thinks meanwhile."""
        began = time.perf_counter()
        yield
        self.thoughts.add(time.perf_counter() - began, bot=bot)

    def watch(self, engine: Engine) -> None:
        """Count what a database does from here on."""

        def begin(connection: Connection) -> None:
            connection.info["began"] = time.perf_counter()

        def end(what: str) -> Any:
            def ended(connection: Connection) -> None:
                began = connection.info.pop("began", None)
                if began is not None:
                    self.database.add(time.perf_counter() - began, what=what)

            return ended

        def failed(context: Any) -> None:
            self.failures.add(error=type(context.sqlalchemy_exception).__name__)

        event.listen(engine, "begin", begin)
        event.listen(engine, "commit", end("write"))
        event.listen(engine, "rollback", end("read"))
        event.listen(engine, "handle_error", failed)

    def lines(self) -> Iterator[str]:
        """All that was counted."""
        for one in vars(self).values():
            yield f"# HELP {one.name} {one.help}"
            yield f"# TYPE {one.name} {one.kind}"
            yield from one.lines()


def known(method: str) -> str:
    """A method of HTTP; whatever a client makes up is one and the same."""
    return method if method in ("GET", "HEAD", "POST", "OPTIONS") else "other"
