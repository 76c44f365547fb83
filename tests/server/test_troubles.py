"""Troubles stay small: a row, a database, a client may be bad, and nobody else notices."""

from __future__ import annotations

import errno
import logging
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus

from bocage.server import guard, sockets
from bocage.server.gate import Trusted
from bocage.server.sockets import Door

from .client import HERE, RANDOM, Lobby, soon
from .conftest import Running
from .proxy import Proxy

TORN = [("summary", "null"), ("summary", '{"deciding": 7}'), ("options", "[1]")]
TORN_FILE = [("summary", "{"), ("position", "\x00{")]


@pytest.mark.parametrize(("column", "value"), [*TORN, *TORN_FILE])
def test_a_torn_row_hides_no_other(
    database: str, start: Callable[..., Running], column: str, value: str
) -> None:
    if (column, value) in TORN_FILE and not database.startswith("sqlite"):
        pytest.skip("PostgreSQL keeps no such value")
    server = start(database)
    lobby = server.lobby()
    bad, good = (lobby.make(HERE, RANDOM, listed=True) for _ in range(2))
    tokens = [bad["tokens"]["0"], good["tokens"]["0"]]
    server.stop()
    host = server.app.state.host
    with host.engine.connect() as connection:
        connection.execute(
            text(f"UPDATE tables SET {column} = :value WHERE id = :id"),
            {"value": value, "id": bad["id"]},
        )
        connection.commit()
    host.engine.dispose()
    lobby = start(database).lobby()
    listed = lobby.get("tables")
    mine = lobby.http.post("/api/tables/mine", json={"tokens": tokens})
    for answer in (listed, mine):
        assert answer.status_code == 200
        assert good["id"] in [table["id"] for table in answer.json()]
    refused = lobby.get(f"tables/{bad['id']}")
    assert (refused.status_code, refused.json()["message"]["id"]) == (503, "error-broken")
    player = lobby.sit(good["id"], good["tokens"]["0"])
    player.until(lambda state: state["deciding"] == [0])


def test_readiness_is_told(database: str, start: Callable[..., Running]) -> None:
    server = start(database)
    lobby = server.lobby()
    assert lobby.get("ready").json() == {"ok": True, "database": True, "migrations": True}
    with server.app.state.host.engine.connect() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    answer = lobby.get("ready")
    assert answer.status_code == 503
    assert answer.json() == {"ok": False, "database": True, "migrations": False}
    assert lobby.get("health").json()["ok"]


@pytest.fixture
def proxy(shared: str) -> Iterator[Proxy]:
    """A way to a database of its own."""
    proxy = Proxy(shared)
    yield proxy
    proxy.close()


def test_a_database_that_hangs_keeps_nobody_waiting(
    proxy: Proxy, start: Callable[..., Running]
) -> None:
    server = start(proxy.database, database_seconds=1.0)
    lobby = server.lobby()
    made, against = lobby.make(HERE, HERE), lobby.make(HERE, RANDOM)
    player = lobby.sit(made["id"], *made["tokens"].values())
    other = lobby.sit(against["id"], against["tokens"]["0"])
    player.turn("place forest")
    proxy.blocked = True
    assert player.act("place fishing")["code"] == "busy"
    assert other.say("rename", seat=0, name="Ida")["code"] == "busy"
    assert lobby.get("tables").status_code == 503
    assert lobby.get("ready").json() == {"ok": False, "database": False, "migrations": False}
    assert lobby.get("health").status_code == 200
    began = time.monotonic()
    assert all(player.act("place fishing")["code"] == "busy" for _ in range(20))
    assert time.monotonic() - began < 10 * server.app.state.host.settings.database_seconds
    proxy.blocked = False
    soon(lambda: lobby.get("ready").status_code == 200)
    soon(lambda: player.act("place fishing")["type"] == "done")
    assert player.step("confirm")["type"] == "done"
    assert [move.action for move in lobby.stored(made["id"]).moves] == [
        "place forest",
        "place fishing",
    ]
    other.until(lambda state: state["deciding"] == [0])


def test_a_database_that_is_locked_can_be_read(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    lobby = start(sqlite_file, database_seconds=0.5).lobby()
    made = lobby.make(HERE, HERE)
    player = lobby.sit(made["id"], *made["tokens"].values())
    with closing(sqlite3.connect(sqlite_file.removeprefix("sqlite:///"))) as other:
        other.execute("BEGIN IMMEDIATE")
        assert player.act("place forest")["code"] == "busy"
        assert lobby.get("ready").json()["database"] is False
        assert [table["id"] for table in lobby.get("tables").json()] == [made["id"]]
        other.rollback()
    soon(lambda: player.act("place forest")["type"] == "done")


ODD = [
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.0\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Content-Length: 5\r\n\r\nabc",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabc",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
]


def test_the_end_is_graceful_whoever_is_there(
    sqlite_file: str, start: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    server = start(sqlite_file)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE)
    lobby.sit(made["id"])
    host, port = server.address.split(":")
    clients = [socket.create_connection((host, int(port))) for _ in ODD]
    for client, said in zip(clients, ODD, strict=True):
        client.sendall(said)
    lobby.get("health")
    assert lobby.get("tables").status_code == 200
    told = logging.getLogger("uvicorn.error")
    told.addHandler(caplog.handler)
    server.stop()
    told.removeHandler(caplog.handler)
    for client in clients:
        client.close()
    assert not server.server.server_state.connections
    assert not caplog.records, "nobody had to be cut off"


def test_who_says_half_a_request_is_left(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    server = start(sqlite_file)
    lobby = server.lobby()
    player = lobby.sit(lobby.make(HERE, HERE)["id"])
    host, port = server.address.split(":")

    def answer(*said: bytes) -> bytes:
        with socket.create_connection((host, int(port)), 5) as client:
            heard = b""
            for part in said:
                client.sendall(part)
                if part is not said[-1]:
                    heard = client.recv(1 << 16)
            try:
                while more := client.recv(1 << 16):
                    heard += more
            except ConnectionResetError:
                pass
            return heard

    whole = b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n"
    assert answer(b"") == answer(whole[:20]) == b""
    assert answer(whole, whole[:20]).count(b"HTTP/1.1 200") == 1
    body = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"
    assert answer(body).startswith(b"HTTP/1.1 408")
    assert player.say("ping")["type"] == "done", "who has said it all stays"
    lobby.close()
    soon(lambda: not server.server.door.inside)


def test_an_address_has_so_much(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby: Lobby = start(sqlite_file, requests_per_second=0.5, sockets_per_address=1).lobby()
    made = lobby.make(HERE, HERE)

    def asked(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return lobby.http.get("/api/games/express/spaces", headers=headers).status_code

    def seen_from(address: str) -> dict[str, Any]:
        player = lobby.connect(made["id"], additional_headers={"X-Forwarded-For": address})
        return player.say("hello", tokens=[])

    assert [asked("192.0.2.1") for _ in range(6)] == [200] * 5 + [429]
    assert asked("2001:db8::1") == asked("192.0.2.2") == 200
    assert seen_from("192.0.2.3")["type"] == seen_from("192.0.2.4")["type"] == "done"
    with pytest.raises(InvalidStatus):
        seen_from("192.0.2.3")
    assert [lobby.get("health").status_code for _ in range(8)] == [200] * 8


class Client:
    """Somebody at the door."""

    def __init__(self, address: str) -> None:
        self.client = (address, 1)


def test_a_door_has_room_for_so_many_from_one_address() -> None:
    door = Door(4, 2, Trusted("127.0.0.1, 10.0.0.0/8"))
    crowd = [Client("192.0.2.1") for _ in range(3)]
    assert [door.enter(one) for one in crowd] == [True, True, False]
    for one in crowd:
        door.leave(one)
    proxied = [Client("10.1.2.3") for _ in range(5)]
    assert [door.enter(one) for one in proxied] == [True] * 4 + [False], "four in all"
    for one in proxied:
        door.leave(one)
    assert not door.inside and not door.taken


def test_a_system_without_files_is_spoken_of_once(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(1, 1, Trusted(""))
    for _ in range(100):
        error = OSError(errno.EMFILE, "too many")
        door.trouble(None, {"message": "accept", "exception": error})  # type: ignore[arg-type]
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_bots_by_themselves_take_a_breath(sqlite_file: str, start: Callable[..., Running]) -> None:
    server = start(sqlite_file, bot_pause=60.0)
    lobby = server.lobby()
    made = lobby.make(RANDOM, RANDOM)
    lobby.sit(made["id"]).until(lambda state: True)
    soon(lambda: server.app.state.host.alive[made["id"]].driver is not None)
    time.sleep(0.3)
    assert lobby.stored(made["id"]).moves == ()
