"""Clients of the web table: one over HTTP, one over the WebSocket, as any program would be."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bocage.server.stored import Stored

PATIENCE = 30.0
HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
RANDOM = {"kind": "bot", "bot": "random"}
PLAIN = ("clay-pit", "reed-bank", "day-laborer", "fishing", "grain-seeds")
"""Spaces that ask nothing more."""


def soon(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


class Player:
    """A connection to a table: what was said last, and the table as it was last shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.words: list[dict[str, Any]] = []
        self.count = 0

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if message["type"] == "state":
            self.state = message
            self.log[message["log_from"] :] = message["log"]
        if message["type"] == "words":
            self.words += message["words"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until the table is as wanted."""
        end = time.monotonic() + PATIENCE
        while not self.state or not wanted(self.state):
            self.read(max(0.0, end - time.monotonic()))
        return self.state

    def until_moves(self, count: int) -> dict[str, Any]:
        """Read until the table has so many moves."""
        return self.until(lambda state: state["moves"] >= count)

    def until_said(self, count: int) -> None:
        """Read until so much was said at the table."""
        end = time.monotonic() + PATIENCE
        while len(self.words) < count:
            self.read(max(0.0, end - time.monotonic()))

    def send(self, type: str, **fields: Any) -> int:
        """Send a message with an id of its own."""
        self.count += 1
        self.socket.send(json.dumps({"type": type, "id": self.count, **fields}))
        return self.count

    def answer(self, id: int) -> dict[str, Any]:
        """The answer to a message."""
        while True:
            message = self.read()
            if message.get("re") == id:
                return message

    def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message, return the answer."""
        return self.answer(self.send(type, **fields))

    def step(self, type: str, **fields: Any) -> dict[str, Any]:
        """Change the table that was last shown, from the seat it was shown for."""
        given = {"revision": self.state["revision"], "seat": self.state["as"], **fields}
        return self.say(type, **given)

    def act(self, *actions: str, **fields: Any) -> dict[str, Any]:
        """Play some actions."""
        return self.step("act", actions=list(actions), **fields)

    def turn(self, *actions: str) -> None:
        """Play a whole turn and confirm it."""
        for answer in (self.act(*actions), self.step("confirm")):
            assert answer["type"] == "done", answer

    def turn_anywhere(self) -> None:
        """Play a whole turn on a space that is free, whatever a bot has taken."""
        self.until(lambda state: state["decision"])
        self.turn(next(f"place {name}" for name in PLAIN if f"place {name}" in self.offered()))

    def offered(self) -> list[str]:
        """The texts of the actions to choose from."""
        return [action["text"] for action in (self.state["decision"] or {"actions": []})["actions"]]


class Lobby:
    """A client of a server's HTTP interface, and of its tables."""

    def __init__(self, address: str, load: Callable[[str], Stored | None]) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)
        self.load = load
        self.sockets = ExitStack()

    def make(self, *seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """A new table."""
        body = {"game": "agricola-revised", "seats": list(seats), **fields}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def claim(self, made: dict[str, Any], **fields: Any) -> httpx.Response:
        """What comes of claiming the second seat of a table."""
        body = {"invitation": made["invitations"]["1"], "name": "Ben", **fields}
        return self.http.post(f"/api/tables/{made['id']}/claim", json=body)

    def invite(self, id: str, seat: int, secret: str, **fields: Any) -> httpx.Response:
        """What comes of making a new invitation for a seat."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        path = f"/api/tables/{id}/seats/{seat}/invite"
        return self.http.post(path, json=fields, headers=headers)

    def connect(self, id: str, **options: Any) -> Player:
        """A connection to a table on which nothing was said yet."""
        address = f"ws://{self.address}/api/tables/{id}/live"
        return Player(self.sockets.enter_context(connect(address, **options)))

    def sit(self, id: str, *tokens: str) -> Player:
        """A connection with some seats' tokens, or a spectator's."""
        player = self.connect(id)
        player.say("hello", tokens=list(tokens), since=0)
        return player

    def stored(self, id: str) -> Stored:
        """A table as it is stored."""
        found = self.load(id)
        assert found is not None
        return found

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        """A request, maybe in the name of a seat."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.get(f"/api/{path}", headers=headers)

    def close(self) -> None:
        """Hang up everywhere."""
        self.sockets.close()
        self.http.close()
