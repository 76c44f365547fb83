"""A push service of a test's own, with the browsers of people who are away."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bocage.server.notices.keys import packed

from .client import HERE, LINK, Lobby, Player


class Pushed(NamedTuple):
    """What a push service was given for a browser."""

    path: str
    headers: Message
    body: bytes
    at: float


class Service:
    """Takes what is sent to browsers, or refuses it as it is told to."""

    def __init__(self) -> None:
        self.given: list[Pushed] = []
        self.status: Callable[[str], int] = lambda path: 201
        self.headers: dict[str, str] = {}
        service = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.status(self.path)
                service.given.append(Pushed(self.path, self.headers, body, time.time()))
                self.send_response(status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is logged."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Take no more."""
        self.server.shutdown()
        self.server.server_close()


class Device:
    """A browser that can be reached."""

    def __init__(self, service: Service, name: str) -> None:
        self.service = service
        self.path = f"/for/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """What the page tells the server of it."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": packed(point), "auth": packed(self.auth)}
        return {"endpoint": self.service.address + self.path, "keys": keys}

    @property
    def given(self) -> list[Pushed]:
        """What was given for it."""
        return [pushed for pushed in self.service.given if pushed.path == self.path]

    @property
    def told(self) -> list[dict[str, Any]]:
        """What it was told."""
        return [json.loads(self.read(pushed)) for pushed in self.given]

    def read(self, pushed: Pushed) -> str:
        """What is in a sealed message, exactly."""
        opened = http_ece.decrypt(
            pushed.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return str(opened.decode())


def wanted(lobby: Lobby, id: str, token: str, device: Device, **more: str) -> httpx.Response:
    """What comes of asking that a browser be told."""
    headers = {"Authorization": f"Bearer {token}"}
    body = {**device.subscription, **more}
    return lobby.http.post(f"/api/tables/{id}/notices", json=body, headers=headers)


def play(player: Player) -> None:
    """Take one whole turn, whatever it takes."""
    seat = player.state["you"][0]
    player.until(lambda state: state["deciding"] == [seat])
    moves = player.state["moves"]
    while player.state["deciding"] == [seat] and player.state["moves"] == moves:
        if player.state["can"]["confirm"]:
            assert player.step("confirm")["type"] == "done"
        else:
            assert player.act(player.offered()[0])["type"] == "done"


class Two:
    """A table of two people with their devices; the first one decides, and is there."""

    def __init__(self, lobby: Lobby, service: Service, **fields: Any) -> None:
        self.lobby = lobby
        self.made = lobby.make(HERE, LINK, **fields)
        self.id: str = self.made["id"]
        claimed = lobby.claim(self.made).json()["token"]
        self.tokens: list[str] = [self.made["tokens"]["0"], claimed]
        self.first: int = lobby.sit(self.id).state["deciding"][0]
        self.names = ["Ana", "Ben"]
        self.devices = [Device(service, f"{seat}-{self.id}") for seat in range(2)]
        self.player = self.sit(self.first)

    @property
    def device(self) -> Device:
        """The browser of whoever is away."""
        return self.devices[1 - self.first]

    @property
    def name(self) -> str:
        """Their name."""
        return self.names[1 - self.first]

    @property
    def token(self) -> str:
        """Their seat's token."""
        return self.tokens[1 - self.first]

    def sit(self, seat: int) -> Player:
        """Somebody at the table."""
        return self.lobby.sit(self.id, self.tokens[seat])

    def ask(self, **more: str) -> None:
        """Whoever is away wants to be told."""
        answer = wanted(self.lobby, self.id, self.token, self.device, **more)
        assert answer.status_code == 204, answer.text

    def known(self) -> list[str]:
        """Where their seat is told."""
        pushed: list[str] = self.lobby.get(f"tables/{self.id}/notices", self.token).json()["push"]
        return pushed
