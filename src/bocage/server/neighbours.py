"""The other processes on the same database: who is at their tables, and what they have changed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, final

from .live import Live
from .news import News, Told

if TYPE_CHECKING:
    from .host import Host

LOG = logging.getLogger("bocage.server")
PAUSE: Final = 0.02
"""Seconds in which we gather what to tell."""


@dataclass
class Neighbour:
    """What another process has told: seats and spectators by table, spectators by address."""

    seats: dict[str, frozenset[int]] = field(default_factory=dict)
    spectators: Counter[tuple[str, str]] = field(default_factory=Counter)


@final
class Neighbours:
    """Makes a process part of a server of several; alone on its database it says nothing."""

    def __init__(self, host: Host, news: News | None) -> None:
        self.host = host
        self.news = news
        self.known: dict[int, Neighbour] = {}
        self.alive: frozenset[int] = frozenset()
        self.tables: set[str] = set()
        self.addresses: set[str] = set()
        """Where something has changed that the others do not know yet."""
        self.telling: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to listen to the others."""
        if self.news is not None:
            self.news.start(self)

    # Telling

    def tell_of(self, live: Live, address: str = "") -> None:
        """Tell the others, in a moment, who is here at a table, and how many watch from there."""
        if self.news is None:
            return
        self.tables.add(live.stored.id)
        if address:
            self.addresses.add(address)
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(PAUSE, self.tell)

    def tell(self) -> None:
        """Tell what has changed here."""
        self.telling = None
        if self.news is None:
            return
        taken = self.host.gallery.taken
        here = {}
        for id in self.tables:
            live = self.host.alive.get(id)
            seats = sorted(live.here) if live is not None else []
            here[id] = [seats, taken["table", id]]
        self.news.tell("here", here)
        self.news.tell("watch", {name: taken["address", name] for name in self.addresses})
        self.tables.clear()
        self.addresses.clear()

    def tell_all(self) -> None:
        """Tell somebody new everything."""
        self.tables |= {id for id, live in self.host.alive.items() if live.lookers}
        self.addresses |= {name for kind, name in self.host.gallery.taken if kind == "address"}
        self.tell()

    def tell_taken(self, name: str, address: str) -> None:
        """Tell the others that an address has taken one of what there is a limit of."""
        if self.news is not None:
            self.news.tell("taken", {name: address})

    # Hearing

    def listening(self) -> None:
        """We hear the others from now on: say hello, and look for what we have missed."""
        known, self.known = self.known, {}
        for id in {id for one in known.values() for id in one.seats}:
            self.show(id)
        if self.news is not None:
            self.news.tell("hello", {"all": 1})
        self.tell_all()
        self.host.chore(self.host.elsewhere.look_once())

    def hear(self, process: int, told: Told) -> None:
        """Another process has said something."""
        try:
            for kind, things in told.items():
                self.understand(process, kind, things)
        except Exception:
            LOG.exception("what another process says is not understood")

    def understand(self, process: int, kind: str, things: Told) -> None:
        """Another process says things of a kind; newer ones may know kinds that we do not."""
        if kind == "changed":
            self.host.elsewhere.changed(things)
        elif kind == "said":
            self.host.talks.said(things)
        elif kind == "hello":
            self.tell_all()
        elif kind == "taken":
            for name, address in things.items():
                if name in self.host.buckets:
                    self.host.buckets[name].charge(address)
        elif kind == "here":
            neighbour = self.known.setdefault(process, Neighbour())
            for id, (seats, watching) in things.items():
                neighbour.seats[id] = frozenset(seats)
                neighbour.spectators["table", id] = watching
                if not seats and not watching:
                    del neighbour.seats[id], neighbour.spectators["table", id]
                self.show(id)
        elif kind == "watch":
            neighbour = self.known.setdefault(process, Neighbour())
            for name, watching in things.items():
                neighbour.spectators["address", name] = watching
                if not watching:
                    del neighbour.spectators["address", name]

    def living(self, processes: frozenset[int]) -> None:
        """Forget those that are gone, and do what they have left undone.

        Whoever has come after the roll was called may have spoken before we hear of it.
        """
        lately = processes | self.alive
        for process in [process for process in self.known if process not in lately]:
            left = self.known.pop(process)
            for id in left.seats:
                self.show(id)
        if self.alive - processes:
            LOG.warning("another process has ended")
            self.host.chore(self.host.elsewhere.resume())
        self.alive = processes

    def show(self, id: str) -> None:
        """Let those who look at a table here see who is there elsewhere."""
        live = self.host.alive.get(id)
        if live is not None:
            live.meet(self.seats_at(id))

    def seats_at(self, id: str) -> frozenset[int]:
        """The seats whose people look at a table elsewhere."""
        return frozenset[int]().union(*(one.seats.get(id, ()) for one in self.known.values()))

    def watching(self, kind: str, name: str) -> int:
        """How many spectators others have at a table, or from an address."""
        return sum(one.spectators[kind, name] for one in self.known.values())
