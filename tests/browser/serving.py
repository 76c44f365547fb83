"""A real `bocage serve` process, and requests to it."""

from __future__ import annotations

import json
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from sqlalchemy import Engine
from websockets.sync.client import connect

import bocage
from bocage.server.database import open_database, writing
from bocage.server.own import EMPTY
from bocage.server.present import decision_json, summary_json
from bocage.server.restore import unrolled
from bocage.server.schema import TABLES
from bocage.server.store import Store, changing
from bocage.server.stored import Move, Stored

from ..server.process import Process


class Server:
    """A server process with its own database and games; it can be killed and started again."""

    def __init__(self, folder: Path, seed: str = "", pace: float = 0.0, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.dice = random.Random()
        self.deal(seed)
        self.port = 0
        self.url = ""
        self.pace = pace
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.process: Process | None = None
        self.visited: set[str] = set()
        """The tables at which somebody sits or looks on."""

    def deal(self, seed: str) -> None:
        """Let games from now on be those that belong to a seed."""
        self.dice = random.Random(seed)
        (self.folder / "seed").write_text(seed, encoding="utf-8")

    def start(self) -> Server:
        """Start, and wait until it listens: on any free port, later on the same one again."""
        settings: dict[str, Any] = {
            "BOCAGE_BOT_PAUSE": str(self.pace),
            "BOCAGE_TABLES_PER_MINUTE": "100000",
            "BOCAGE_TEST_SEED": str(self.folder / "seed"),
            **self.environment,
        }
        self.process = Process(self.database, self.folder / "server.log", self.port, **settings)
        self.url = f"http://{self.process.address}"
        self.port = int(self.process.address.rpartition(":")[2])
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process: politely, or with SIGKILL as a power cut would."""
        if self.process is not None:
            self.process.end(how)
            self.process = None

    def get(self, path: str, token: str = "") -> Any:
        """The answer to a GET."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        with urlopen(Request(self.url + path, headers=headers), timeout=10) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        """The answer to a POST."""
        request = Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def table(
        self, *seats: str, game: str = "agricola-revised", open: bool = True, **options: Any
    ) -> dict[str, Any]:
        """A new table; a seat is a name at this screen, `link`, or a bot as `bot:greedy`."""
        return self.made(*seats, game=game, open=open, options=options)

    def campaign(self, kind: str, *seats: str) -> dict[str, Any]:
        """The first table of a new campaign."""
        return self.made(*seats, game="agricola-revised", campaign=kind)

    def made(self, *seats: str, **fields: Any) -> dict[str, Any]:
        """A new table with these seats."""
        wishes = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            if kind == "bot":
                wishes.append({"kind": "bot", "bot": bot})
            elif kind == "link":
                wishes.append({"kind": "link"})
            else:
                wishes.append({"kind": "here", "name": seat})
        made: dict[str, Any] = self.post("/api/tables", {**fields, "seats": wishes})
        return made

    def begin(self, started: bocage.Table, *seats: str) -> dict[str, Any]:
        """A table that goes on from where another stands, as after a change of the rules."""
        options: dict[str, Any] = dict(started.options)
        made = self.table(*seats, game=started.game.id, **options)
        self.change(made["id"], started, start=started.position())
        return made

    def keep(self, played: bocage.Table, *seats: str) -> dict[str, Any]:
        """A table at which a game has been played up to here."""
        options: dict[str, Any] = dict(played.options)
        made = self.table(*seats, game=played.game.id, **options)
        record, moves = played.record(), []
        again = bocage.new(record.game, seats=record.seats, seed=record.seed, **options)
        for action in record.actions:
            assert again.decision is not None
            moves.append(Move(again.decision.seat, action, time.time()))
            again.play(action)
        changes = {"moves": tuple(moves), "committed": len(moves), "seed": record.seed}
        self.change(made["id"], played, **changes)
        return made

    def twin(self, table: dict[str, Any]) -> dict[str, Any]:
        """Another table at which the same has been played: one can be looked at, one goes on."""
        with self.opened_database() as engine:
            stored = Store(engine).load(table["id"])
        assert stored is not None
        *_, game = unrolled(stored, EMPTY)
        options: dict[str, Any] = dict(stored.options)
        made = self.table(*(chair.name for chair in stored.chairs), game=stored.game, **options)
        changes = {"moves": stored.moves, "committed": stored.committed, "seed": stored.seed}
        self.change(made["id"], game, **changes)
        return made

    def change(self, id: str, now: bocage.Table, **changes: Any) -> None:
        """Let a stored table be as another one is now."""
        with self.opened_database() as engine:
            old = Store(engine).load(id)
            assert old is not None
            new = replace(
                old,
                position=now.position(),
                summary=summary_json(now),
                over=now.over,
                revision=old.revision + 1,
                **changes,
            )
            with writing(engine) as connection, connection.begin():
                changing(old, new)(connection)
                if "seed" in changes:
                    its = TABLES.c.id == id
                    connection.execute(TABLES.update().where(its).values(seed=str(new.seed)))

    @contextmanager
    def opened_database(self) -> Iterator[Engine]:
        """The database, for as long as something is done there."""
        engine = open_database(self.database)
        yield engine
        engine.dispose()

    @contextmanager
    def line(self, table: dict[str, Any]) -> Iterator[Callable[..., dict[str, Any]]]:
        """A line to a table: what is said there is answered."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table['id']}/live"
        with connect(address, max_size=None) as live:

            def say(message: dict[str, Any], wanted: str = "done") -> dict[str, Any]:
                live.send(json.dumps(message))
                while True:
                    told: dict[str, Any] = json.loads(live.recv(10))
                    assert told["type"] != "error", told
                    if told["type"] == wanted:
                        return told

            yield say

    def play(self, table: dict[str, Any], seat: int, *actions: str) -> None:
        """Take a turn at a table."""
        with self.line(table) as say:
            hello = {"type": "hello", "tokens": [table["tokens"][str(seat)]], "since": 0}
            revision = say(hello, "state")["revision"]
            act = {"type": "act", "id": 1, "revision": revision, "seat": seat}
            revision = say({**act, "actions": list(actions)})["revision"]
            say({"type": "confirm", "id": 2, "revision": revision, "seat": seat})

    def answer(self, table: dict[str, Any], seat: int, *actions: str) -> None:
        """Act for a seat that confirms nothing, also past what an action reveals."""
        with self.line(table) as say:
            hello = {"type": "hello", "tokens": [table["tokens"][str(seat)]], "since": 0}
            say(hello, "state")
            revision = say({"type": "set", "id": 0, "seat": seat, "confirm": False})["revision"]
            for id, action in enumerate(actions, 1):
                act = {"type": "act", "id": id, "revision": revision, "seat": seat}
                revision = say({**act, "actions": [action]})["revision"]

    def play_out(
        self,
        table: dict[str, Any],
        moves: int = 10_000,
        until: Callable[[Any], bool] | None = None,
        when: Callable[[Any], bool] | None = None,
    ) -> bool:
        """Play the seats of a table at random; whether it came to a decision or state as wanted.

        Where nobody looks on and no bot plays it is done beside the server, which is faster.
        """
        with self.opened_database() as engine:
            stored = Store(engine).load(table["id"])
        assert stored is not None
        people = all(chair.kind != "bot" for chair in stored.chairs)
        unseen = table["id"] not in self.visited and not stored.tail and stored.campaign is None
        if people and unseen and len(table["tokens"]) == len(stored.chairs):
            return self.play_beside(stored, moves, until, when)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table['id']}/live"
        with connect(address, max_size=None) as live:
            tokens = list(table["tokens"].values())
            live.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
            for seat in table["tokens"]:
                live.send(json.dumps({"type": "set", "seat": int(seat), "confirm": False}))
            state: dict[str, Any] = {}
            while moves:
                told = json.loads(live.recv(60))
                if told["type"] == "state":
                    state = told
                elif told.get("code") == "too-fast":
                    time.sleep(0.2)
                else:
                    continue
                if state["over"]:
                    return False
                if state["decision"] is None:
                    continue
                if (until and until(state["decision"])) or (when and when(state)):
                    return True
                seat, offered = state["decision"]["seat"], state["decision"]["actions"]
                act = {"type": "act", "seat": seat, "revision": state["revision"]}
                live.send(json.dumps({**act, "actions": [self.dice.choice(offered)["text"]]}))
                moves -= 1
        return False

    def play_beside(
        self,
        stored: Stored,
        moves: int,
        until: Callable[[Any], bool] | None,
        when: Callable[[Any], bool] | None,
    ) -> bool:
        """Play as seats do that do not confirm their turns, and store what they did."""
        *_, game = unrolled(stored, EMPTY)
        done, turns, found = list(stored.moves), len(stored.moves), False
        begun = game.barriers
        while moves and (asked := game.decision or next(iter(game.decisions), None)):
            decision = decision_json(game, asked) if until or when else None
            if until and until(decision):
                found = True
            elif when:
                view = game.observe(asked.seat)
                found = when({"decision": decision, "view": view, "as": asked.seat, "over": False})
            if found:
                break
            text = self.dice.choice(asked.actions).text
            game.play(text, asked.seat)
            done.append(Move(asked.seat, text, time.time()))
            moves -= 1
            going_on = asked.seat in game.deciding and game.barriers == begun
            if not going_on or game.answered_in_secret:
                turns, begun = len(done), game.barriers
        if turns < len(done):
            *_, game = unrolled(replace(stored, moves=tuple(done), committed=turns), EMPTY)
        chairs = tuple(replace(chair, confirm=False) for chair in stored.chairs)
        self.change(stored.id, game, moves=tuple(done), committed=turns, chairs=chairs)
        return found
