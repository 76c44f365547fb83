"""Between a server and its PostgreSQL: passes everything on, until it does not any more."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import final
from urllib.parse import parse_qs, urlsplit


@final
class Proxy:
    """A way to a database that can be blocked; what went that way before stays blocked."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        folder = parse_qs(parts.query)["host"][0]
        self.behind = f"{folder}/.s.PGSQL.5432"
        self.listener = socket.create_server(("127.0.0.1", 0))
        port = self.listener.getsockname()[1]
        self.database = f"{parts.scheme}://postgres:@127.0.0.1:{port}{parts.path}"
        self.blocked = False
        self.ends: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        """Take in connections."""
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.behind)
                self.ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        """Pass on one direction of a connection; one that was blocked once is left hanging."""
        with suppress(OSError):
            while data := source.recv(1 << 16):
                if self.blocked:
                    return
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Take everything down."""
        for end in (self.listener, *self.ends):
            end.close()
