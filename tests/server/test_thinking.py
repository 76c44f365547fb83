"""Who thinks when: quick bots do not wait for slow ones, nobody for a table that has moved on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import bocage
from bocage.server.live import Live
from bocage.server.making import made
from bocage.server.models import NewChair, NewTable
from bocage.server.refusals import Refusal
from bocage.server.restore import restored
from bocage.server.secret import new_secret
from bocage.server.thinking import Thinkers, choice_of, processes

from .client import HERE, Lobby
from .conftest import Running

SLOW, QUICK = "master", "beginner"


class Desk(Executor):
    """Keeps what is to be thought until a test says that it has been."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.thoughts: list[tuple[Future[Any], tuple[Any, ...]]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        thought: Future[Any] = Future()
        thought.set_running_or_notify_cancel()
        self.thoughts.append((thought, args))
        return thought

    @property
    def bots(self) -> list[str]:
        """The bots that are at work."""
        return [args[2] for thought, args in self.thoughts if not thought.done()]

    def answer(self, bot: str) -> None:
        """The bot that has thought longest plows a field, in two decisions."""
        for thought, (table, seat, name, *_) in self.thoughts:
            if name == bot and not thought.done():
                offered = [action.text for action in table.seat(seat).decision.actions]
                plow = "place farmland"
                return thought.set_result(plow if plow in offered else offered[0])
        raise AssertionError(f"{bot} does not think")


class Office:
    """Thinkers whose processes are a desk, and some tables for them to think about."""

    def __init__(self, workers: int) -> None:
        self.desk = Desk(workers)
        self.thinkers = Thinkers(workers, None, lambda _: self.desk)
        self.table = bocage.new("agricola-revised", seats=2, seed=5)
        self.seat = self.table.decisions[0].seat

    def turn(self, bot: str) -> asyncio.Task[list[str]]:
        """A bot begins its turn at a table."""
        return asyncio.create_task(self.thinkers.turn(self.table, self.seat, bot, 1))


async def breathe() -> None:
    """Let everybody go on who can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_quick_bot_never_waits_behind_slow_ones() -> None:
    async def tell() -> None:
        office = Office(workers=3)
        slow = [office.turn(SLOW) for _ in range(5)]
        await breathe()
        assert office.desk.bots == [SLOW, SLOW]
        quick = office.turn(QUICK)
        await breathe()
        assert office.desk.bots == [SLOW, SLOW, QUICK]
        while not quick.done():
            office.desk.answer(QUICK)
            await breathe()
        assert office.desk.bots == [SLOW, SLOW] and not any(turn.done() for turn in slow)
        for turn in slow:
            turn.cancel()

    asyncio.run(tell())


def test_slow_bots_take_turns_decision_by_decision() -> None:
    async def tell() -> None:
        office = Office(workers=1)
        turns = [office.turn("strong"), office.turn(SLOW)]
        seen: list[str] = []
        await breathe()
        while not all(turn.done() for turn in turns):
            [bot] = office.desk.bots
            seen.append(bot)
            office.desk.answer(bot)
            await breathe()
        assert seen == ["strong", SLOW, "strong", SLOW]

    asyncio.run(tell())


def test_a_thought_that_waits_is_never_begun_once_nobody_wants_it() -> None:
    async def tell() -> None:
        office = Office(workers=2)
        first, second, third = (office.turn(SLOW) for _ in range(3))
        await breathe()
        second.cancel()
        first.cancel()
        await breathe()
        assert len(office.desk.thoughts) == 1, "its process is still at it"
        office.desk.answer(SLOW)
        await breathe()
        assert len(office.desk.thoughts) == 2 and office.desk.bots == [SLOW]
        third.cancel()

    asyncio.run(tell())


def test_processes_that_die_are_replaced_once() -> None:
    async def tell() -> None:
        desks = [Desk(2), Desk(2)]
        hired = iter(desks)
        thinkers = Thinkers(2, None, lambda _: next(hired))
        table = bocage.new("agricola-revised", seats=2, seed=5)
        turn = asyncio.create_task(thinkers.turn(table, table.decisions[0].seat, SLOW, 1))
        await breathe()
        desks[0].thoughts[0][0].set_exception(BrokenProcessPool())
        await breathe()
        assert desks[1].bots == [SLOW]
        while not turn.done():
            desks[1].answer(SLOW)
            await breathe()
        assert turn.result()

    asyncio.run(tell())


def laid() -> Live:
    """A table between two bots."""
    seats = [NewChair(kind="bot", bot="beginner")] * 2
    return Live(*restored(made(NewTable(game="agricola-revised", seats=seats), new_secret())))


async def forever() -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("what", ["changes", "is left"])
def test_what_is_thought_about_a_table_that_changes_or_is_left_is_dropped(what: str) -> None:
    async def tell() -> None:
        live, other = laid(), laid()
        thought: Coroutine[Any, Any, None] = live.await_thought(0, forever())
        waiting = asyncio.create_task(thought)
        await breathe()
        live.take(live.stored, live.turn)
        await breathe()
        assert not waiting.done(), "nothing has changed"
        if what == "changes":
            live.take(other.stored, other.turn)
        else:
            live.leave(Passer())
        with pytest.raises(Refusal, match="stale"):
            await waiting
        assert not live.thoughts

    asyncio.run(tell())


class Passer:
    """Somebody who looked at a table."""

    seats: tuple[int, ...] = ()

    def refresh(self) -> None: ...


def worker() -> tuple[bool, list[str | None]]:
    """Whether a process has numpy before it thinks, and how many threads it is to have."""
    names = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")
    return "numpy" in sys.modules, [os.environ.get(name) for name in names]


def test_a_process_thinks_on_one_core() -> None:
    pool = processes(1)
    assert isinstance(pool, ProcessPoolExecutor)
    with pool:
        assert pool.submit(worker).result() == (False, ["1", "1"])


def test_a_limit_reaches_the_search() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=5)
    seat = table.decisions[0].seat
    assert table.why_not(choice_of(table, seat, "search", 1, 0.0), seat) is None


def test_a_strong_bot_answers_a_person(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby: Lobby = start(sqlite_file, bot_seconds=0.01, bot_workers=1).lobby()
    table = lobby.make(HERE, {"kind": "bot", "bot": "strong"})
    player = lobby.sit(table["id"], table["tokens"]["0"])
    player.until(lambda state: state["deciding"] == [0])
    places = ("place forest", "place clay-pit", "place reed-bank")
    player.turn(next(place for place in places if place in player.offered()))
    player.until(lambda state: state["moves"] > 1 and state["deciding"] == [0])
    assert {move.seat for move in lobby.stored(table["id"]).moves} == {0, 1}
