"""Who does the work: this process, several on this machine, or a cluster of machines.

What is asked of a crew and what it answers is pickled, so a task is a function of a module (or a
`functools.partial` of one).
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from threading import Thread
from types import TracebackType
from typing import Final, NamedTuple, Protocol, Self, TypeVar, final

from ..kernel.errors import BadValue, Error

J = TypeVar("J")
R = TypeVar("R")
F = TypeVar("F")
AHEAD: Final = 3
"""So many jobs per worker are handed out before their turn to answer."""
LOOK: Final = 1.0
"""So many seconds pass until a worker finds that nobody is there any more."""
LOSSES: Final = 3
"""So many times in a row workers may be lost without any answer."""


class Crew(Protocol):
    """Workers who answer in the order of the jobs, however many they are."""

    def each(self, task: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """What the task makes of each job, in order; jobs that a lost worker had are done again."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Send the workers home; what nobody has fetched is lost."""
        ...


class Answer(NamedTuple):
    """What a worker has to say: a result, or in words why there is none."""

    result: object
    refusal: str = ""


def answer_of(task: Callable[[J], R], job: J) -> Answer:
    """Do a job; what Bocage refuses comes back as words, which any process can read."""
    try:
        return Answer(task(job))
    except Error as error:
        return Answer(None, str(error) or type(error).__name__)


def opened(answer: Answer) -> object:
    """The result in an answer."""
    if answer.refusal:
        raise Error(answer.refusal)
    return answer.result


def in_order(
    jobs: Iterable[J], width: Callable[[], int], send: Callable[[J], F], fetch: Callable[[F], R]
) -> Iterator[R]:
    """All answers in the order of the jobs, of which so many are under way at once."""
    source = iter(jobs)
    waiting: deque[F] = deque()
    while True:
        waiting.extend(send(job) for job in islice(source, max(0, width() - len(waiting))))
        if not waiting:
            return
        yield fetch(waiting.popleft())


@final
class Alone:
    """This process does everything itself."""

    def each(self, task: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """What the task makes of each job."""
        return map(task, jobs)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return


def _begin() -> None:
    """A worker leaves interrupts to whoever asked for it, and goes when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


@final
class Errand:
    """A job on its way."""

    def __init__(self, send: Callable[[], Future[Answer]]) -> None:
        self.send = send
        self.future = send()


@final
class Processes:
    """Several processes of this machine; one that dies is replaced."""

    def __init__(self, count: int, method: str | None = None) -> None:
        self.count = count
        self.context = get_context(method)
        self.closed = False
        self.pool = self._pool()
        self.errands: list[Errand] = []
        self.losses = 0

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, self.context, _begin)

    def each(self, task: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """What the task makes of each job, in order."""

        sent: list[Errand] = []

        def send(job: J) -> Errand:
            sent.append(Errand(lambda: self._submit(task, job)))
            self.errands.append(sent[-1])
            return sent[-1]

        def fetch(errand: Errand) -> R:
            sent.remove(errand)
            result: R = opened(self._fetched(errand))  # type: ignore[assignment]
            return result

        try:
            yield from in_order(jobs, lambda: AHEAD * self.count, send, fetch)
        finally:
            for errand in sent:
                self.errands.remove(errand)

    def _submit(self, task: Callable[[J], R], job: J) -> Future[Answer]:
        try:
            return self.pool.submit(answer_of, task, job)
        except BrokenProcessPool:
            self._replace()
            return self.pool.submit(answer_of, task, job)

    def _fetched(self, errand: Errand) -> Answer:
        """The answer to an errand, however often it has to be sent."""
        while True:
            try:
                answer = errand.future.result()
            except BrokenProcessPool:
                self._replace()
                continue
            self.losses = 0
            self.errands.remove(errand)
            return answer

    def _replace(self) -> None:
        """New processes for those that are gone, and for them all that was not answered."""
        self.losses += 1
        if self.closed:
            raise Error("the workers have gone home")
        if self.losses > LOSSES:
            raise Error(f"worker processes died {self.losses} times in a row; is memory short?")
        self.pool.shutdown(wait=False)
        self.pool = self._pool()
        for errand in self.errands:
            if errand.future.exception() is not None:
                errand.future = errand.send()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.closed = True
        workers = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False)
        for worker in workers:
            worker.terminate()


def crew_of(jobs: int = 1, ray: str | None = None) -> Crew:
    """So many processes of this machine, or the Ray cluster at an address."""
    if ray is not None:
        from .cluster import Cluster

        if jobs != 1:
            raise BadValue("jobs", jobs, "none with a Ray cluster, which knows how many it has")
        return Cluster(ray)
    if jobs < 1:
        raise BadValue("jobs", jobs, "a number of processes from 1 on")
    return Alone() if jobs == 1 else Processes(jobs)
