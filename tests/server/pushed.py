"""A push service of a test's own, and browsers that read what it is given for them."""

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
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bocage.server.notices.keys import packed


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
