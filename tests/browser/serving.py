"""A real `bocage serve` process, and requests to it."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process with its own database; it can be killed and started again."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pace = pace
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "bocage.cli.main", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'tables.db'}", "--no-browser"]
        environment = {**os.environ, "BOCAGE_BOT_PAUSE": str(self.pace)}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        for _ in range(300):
            try:
                self.get("/api/health")
                return self
            except (URLError, ConnectionError):
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process: politely, or with SIGKILL as a power cut would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
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

    def table(self, *seats: str, game: str = "agricola-revised", **options: Any) -> dict[str, Any]:
        """A new table; a seat is a name at this screen, `link`, or a bot as `bot:greedy`."""
        wishes = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            if kind == "bot":
                wishes.append({"kind": "bot", "bot": bot})
            elif kind == "link":
                wishes.append({"kind": "link"})
            else:
                wishes.append({"kind": "here", "name": seat})
        wish = {"game": game, "options": options, "open": True, "seats": wishes}
        made: dict[str, Any] = self.post("/api/tables", wish)
        return made

    def play_out(self, table: dict[str, Any], moves: int = 10_000) -> None:
        """Play the seats of a table at random, as a program would."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table['id']}/live"
        dice = random.Random(table["id"])
        with connect(address, max_size=None) as live:
            tokens = list(table["tokens"].values())
            live.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
            for seat in table["tokens"]:
                live.send(json.dumps({"type": "set", "seat": int(seat), "confirm": False}))
            while moves:
                state = json.loads(live.recv(10))
                if state["type"] != "state" or state["decision"] is None:
                    if state.get("over"):
                        return
                    continue
                seat, offered = state["decision"]["seat"], state["decision"]["actions"]
                act = {"type": "act", "seat": seat, "revision": state["revision"]}
                live.send(json.dumps({**act, "actions": [dice.choice(offered)["text"]]}))
                moves -= 1
