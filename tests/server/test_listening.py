"""The server's sockets, and the address that it says once it listens."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bocage
from bocage.cli import serve
from bocage.server.settings import Settings

from .conftest import Running
from .process import Process


def test_small_answers_are_sent_at_once(sqlite_file: str, start: Callable[..., Running]) -> None:
    server = start(sqlite_file)
    lobby = server.lobby()
    lobby.get("health")
    (connection,) = server.server.server_state.connections
    accepted = connection.transport.get_extra_info("socket")
    assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_port_is_taken_as_soon_as_somebody_has_chosen_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with serve.listen(Settings("", port=0), "en") as first:
        port = first.getsockname()[1]
        with pytest.raises(bocage.Error, match=str(port)):
            serve.listen(Settings("", port=port), "en")
        monkeypatch.setattr(serve, "DEFAULT_PORT", port)
        with serve.listen(Settings(""), "en") as second:
            assert second.getsockname()[1] != port


def test_the_address_is_said_once_the_server_listens(sqlite_file: str, tmp_path: Path) -> None:
    process = Process(sqlite_file, tmp_path / "log")
    host, port = process.address.split(":")
    try:
        with socket.create_connection((host, int(port)), 5) as client:
            client.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
            assert client.recv(20).startswith(b"HTTP/1.1 200")
        command = [sys.executable, "-m", "bocage.cli.main", "serve", "--no-browser", "--port", port]
        late = subprocess.run(
            [*command, "--database", sqlite_file], capture_output=True, text=True, timeout=60
        )
    finally:
        process.end()
    assert late.returncode != 0 and port in late.stderr
    assert not re.search("http://|Traceback", late.stdout + late.stderr)
