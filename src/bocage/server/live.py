"""A table in memory: its record, its turn, and the clients that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar, final

from ..games.shapes import View
from ..kernel.table import Table
from ..lessons.lesson import LEARNER
from . import shapes
from .clocks import told
from .deeds import can_reopen
from .ends import winners_of
from .guiding import Guiding
from .present import Scroll, decision_json, decision_of, message_json, scores_json, warning_json
from .refusals import Refusal, stale
from .stored import Stored
from .turn import Turn

T = TypeVar("T")
STARTED = time.time()
"""When this process began: nobody has been away for longer."""


class Looker(Protocol):
    """A client that wants to know when its table changes."""

    seats: tuple[int, ...]

    def refresh(self) -> None:
        """The table has changed."""
        ...


@final
class Live:
    """A table that is being played or looked at. Only whoever holds `lock` changes it."""

    def __init__(self, stored: Stored, turn: Turn) -> None:
        self.stored = stored
        self.turn = turn
        self.lock = asyncio.Lock()
        self.lookers: set[Looker] = set()
        self.elsewhere: frozenset[int] = frozenset()
        """The seats whose people look at it in other processes."""
        self.closed: Refusal | None = None
        """Why nobody can look at it here any more."""
        self.driver: asyncio.Task[None] | None = None
        self.thoughts: dict[asyncio.Task[Any], tuple[int, Table]] = {}
        """What is being thought about the table, each for a seat and as that saw it."""
        self.scrolls: dict[int | None, Scroll] = {}
        self.guiding: Guiding | None = None
        self.faces: dict[int | None, shapes.Face] = {}
        self.left: dict[int, float] = {}
        """When the people of seats were here last, if they are not any more."""

    def take(self, stored: Stored, turn: Turn) -> None:
        """The table is now so; tell everybody who looks at it."""
        self.stored = stored
        self.turn = turn
        for thought, (seat, table) in self.thoughts.items():
            if turn.table_for(seat) is not table:
                thought.cancel()
        self.refresh()

    async def await_thought(self, seat: int, thinking: Coroutine[Any, Any, T]) -> T:
        """What comes of a thought for a seat, unless the table changes before its eyes."""
        thought = asyncio.create_task(thinking)
        self.thoughts[thought] = (seat, self.turn.table_for(seat))
        try:
            await asyncio.wait({thought})
        finally:
            del self.thoughts[thought]
            thought.cancel()
        if thought.cancelled():
            raise stale()
        return thought.result()

    def join(self, looker: Looker) -> None:
        """Somebody looks at the table; everybody is told who is there if that changes."""
        before = self.online
        self.lookers.add(looker)
        if self.online != before:
            self.refresh()
        else:
            looker.refresh()

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more."""
        before = self.online
        self.lookers.discard(looker)
        self.left.update(dict.fromkeys(before - self.online, time.time()))
        if not self.lookers:
            self.faces.clear()
            self.scrolls.clear()
            if not self.stored.has_people:
                for thought in self.thoughts:
                    thought.cancel()
        elif self.online != before:
            self.refresh()

    def meet(self, elsewhere: frozenset[int]) -> None:
        """These seats are at other processes now."""
        before = self.online
        self.elsewhere = elsewhere
        self.left.update(dict.fromkeys(before - self.online, time.time()))
        if self.online != before:
            self.refresh()

    def close(self, refusal: Refusal) -> None:
        """Nobody can look at it here any more; whoever does is told so."""
        self.closed = refusal
        self.refresh()

    def refresh(self) -> None:
        """Tell everybody who looks at it."""
        self.faces.clear()
        for looker in self.lookers:
            looker.refresh()

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return self.unwatched and not self.lock.locked()

    @property
    def unwatched(self) -> bool:
        """Whether nobody looks at it, and no bot is to play at it."""
        return not self.lookers and (self.driver is None or self.driver.done())

    @property
    def here(self) -> set[int]:
        """The seats whose people look at the table in this process."""
        return {seat for looker in self.lookers for seat in looker.seats}

    @property
    def online(self) -> set[int]:
        """The seats whose people look at the table."""
        return self.here | self.elsewhere

    def away_since(self, seat: int) -> float | None:
        """Since when nobody is at a seat that is somebody's, as far as this process knows."""
        stored = self.stored
        chair = stored.chairs[seat]
        if chair.kind == "bot" or not chair.joined or seat in self.online:
            return None
        seen = stored.seen[seat] if stored.seen else None
        return max(seen or stored.created, self.left.get(seat, 0.0), STARTED)

    def state(self, seats: tuple[int, ...], last: int | None) -> shapes.TableState:
        """What somebody with these seats is told, `last` being the seat they saw it from."""
        seat = viewpoint(self.turn.asked, seats, last)
        online = self.online
        stored = self.stored
        return {
            "type": "state",
            "table": stored.id,
            "game": stored.game,
            "revision": stored.revision,
            "moves": stored.committed,
            "you": list(seats),
            "as": seat,
            "seats": [
                {
                    "name": chair.name,
                    "kind": chair.kind,
                    "bot": chair.bot,
                    "joined": chair.joined,
                    "stand_in": chair.stand_in,
                    "resigned": chair.resigned,
                    "online": chair.kind == "bot" or number in online,
                    "away": self.away_since(number),
                    "confirm": chair.confirm,
                }
                for number, chair in enumerate(stored.chairs)
            ],
            "can": self.can(seats),
            "campaign": leg_json(stored),
            "hints": stored.advised,
            "join": stored.joining,
            "patience": stored.waits,
            "ending": stored.ending or [],
            "ended": stored.ended,
            "again": stored.again,
            "words": stored.words,
            "pace": stored.pace,
            "clocks": told(stored.clocks, stored.ticking),
            "now": time.time(),
            "log_from": 0,
            **self.face(seat),
        }

    def can(self, seats: tuple[int, ...]) -> shapes.Can:
        """What somebody with these seats can do with the turn."""
        turn = self.turn
        mine = turn.seat in seats
        return {
            "undo": mine or can_reopen(self.stored, turn, seats),
            "reset": mine,
            "confirm": mine and turn.ended,
        }

    def face(self, seat: int | None) -> shapes.Face:
        """The part of the state that depends on the seat alone."""
        if seat not in self.faces:
            self.faces[seat] = self.drawn(seat)
        return self.faces[seat]

    def drawn(self, seat: int | None) -> shapes.Face:
        """The game as a seat sees it."""
        turn = self.turn
        committed = turn.committed
        table = turn.table_for(seat)
        stored = self.stored
        ready = turn.ended and turn.seat == seat
        replaced = seat is not None and stored.chairs[seat].player is not None
        asks = not (ready or replaced or stored.ended)
        decision = decision_of(table, seat) if asks else None
        scroll = self.scrolls.setdefault(seat, Scroll(seat))
        return {
            "view": table.observe(seat),
            "deciding": [] if stored.ended else turn.asked,
            "asked": None if stored.ended else asked_json(committed),
            "decision": None if decision is None else decision_json(table, decision),
            "tail": None if replaced or stored.ended else tail_json(turn, seat),
            "log": scroll.read(table),
            "scores": scores_json(table.scores()),
            "over": stored.over,
            "winners": winners_of(committed, stored.chairs, stored.ended),
            "diverged": committed.diverged,
            "guide": self.guide(seat),
        }

    def guide(self, seat: int | None) -> shapes.Guide | None:
        """What the guide of a lesson says to whoever learns here."""
        if not self.stored.lesson or seat != LEARNER:
            return None
        if self.guiding is None or not self.guiding.follow(self.stored):
            self.guiding = Guiding(self.stored)
        return self.guiding.told(self.turn)


def leg_json(stored: Stored) -> shapes.Leg | None:
    """Which game of which campaign a table is."""
    leg = stored.leg
    if leg is None or stored.campaign is None:
        return None
    return {
        "id": stored.campaign,
        "kind": leg["kind"],
        "number": leg["number"],
        "goal": leg["goal"],
        "over": leg["over"],
        "next": leg["next"],
    }


def viewpoint(asked: list[int], seats: tuple[int, ...], last: int | None) -> int | None:
    """The seat from which somebody sees the table: one that decides, the last one, or the first."""
    for seat in asked:
        if seat in seats:
            return seat
    if last in seats:
        return last
    return seats[0] if seats else None


def tail_json(turn: Turn, seat: int | None) -> shapes.Tail | None:
    """A deciding seat's own tail."""
    if seat is None or seat not in turn.asked:
        return None
    mine = turn.seat == seat
    return {
        "seat": seat,
        "actions": [move.action for move in turn.moves] if mine else [],
        "ready": mine and turn.ended,
        "held": turn.held if mine else None,
        "message": tail_message(turn, 0) if mine else None,
        "messages": [tail_message(turn, i) for i in range(len(turn.moves))] if mine else [],
        "ahead": ahead_json(turn, seat) if mine else None,
        "warning": warning_json(turn.warning) if mine else None,
    }


def tail_message(turn: Turn, i: int) -> shapes.Message:
    """An action of the turn in words; the first one is what it was about."""
    return message_json(turn.committed.describe(turn.moves[i].action))


def ahead_json(turn: Turn, seat: int) -> View | None:
    """What a seat would see before anything decides what a held action brings."""
    ahead = turn.played.ahead() if turn.reveals and not turn.secret else None
    return None if ahead is None else ahead.observe(seat)


def asked_json(table: Table) -> shapes.Message | None:
    """What is asked of the seat that decides, for everybody to know; nothing if it is secret."""
    decision = table.decision
    return message_json(decision.prompt) if decision and not table.secret else None
