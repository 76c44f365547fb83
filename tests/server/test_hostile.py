"""Clients that mean harm, or do it without meaning to, cost the server little."""

from __future__ import annotations

import http.client
import json
import logging
import socket
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocage.server import connection
from bocage.server.connection import UNREAD, Connection
from bocage.server.host import Host
from bocage.server.limits import Buckets
from bocage.server.live import Live

from .client import HERE, Lobby, Player, soon
from .conftest import Running


def seated(lobby: Lobby) -> Player:
    """Two people at one screen."""
    made = lobby.make(HERE, HERE)
    return lobby.sit(made["id"], *made["tokens"].values())


def deaf(lobby: Lobby, id: str) -> socket.socket:
    """A spectator whose client reads nothing after the handshake."""
    host, port = lobby.address.split(":")
    client = socket.create_connection((host, int(port)), timeout=5)
    client.sendall(
        f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: {lobby.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in client.recv(4096)
    text = b'{"type": "hello"}'
    client.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    return client


def test_a_client_that_does_not_read_is_left(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "READING_TIME", 0.3)
    server = start(sqlite_file)
    lobby = server.lobby()
    player = seated(lobby)
    host: Host = server.app.state.host
    live = host.alive[player.state["table"]]
    with deaf(lobby, player.state["table"]):
        soon(lambda: len(live.lookers) == 2)
        looker = next(one for one in live.lookers if not one.seats)
        assert isinstance(looker, Connection)
        loop = next(iter(host.chores)).get_loop()
        for _ in range(20):
            loop.call_soon_threadsafe(looker.reply, {"type": "done", "re": "x" * 1_000_000})
        soon(lambda: looker not in live.lookers)
    player.turn("place forest")


def test_a_client_is_heard_again_when_it_has_read(lobby: Lobby, server: Running) -> None:
    player = seated(lobby)
    for _ in range(3 * UNREAD):
        player.send("ping")
    assert player.say("ping")["type"] == "done"


def test_messages_are_not_packed(lobby: Lobby) -> None:
    player = seated(lobby)
    assert player.socket.response is not None
    assert "Sec-WebSocket-Extensions" not in player.socket.response.headers


def test_a_message_beyond_measure_ends_the_connection(lobby: Lobby) -> None:
    player = seated(lobby)
    player.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as end:
        player.read()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1009


@pytest.mark.parametrize("id", [2**64, 10**4000, -1, 1.5, [], {}, True, "x" * 65])
def test_an_id_that_is_none(lobby: Lobby, id: Any) -> None:
    player = seated(lobby)
    player.socket.send(json.dumps({"type": "ping", "id": id}))
    answer = player.read()
    assert (answer["code"], answer["re"]) == ("bad-message", None)
    assert player.say("ping")["type"] == "done"


@pytest.mark.parametrize("origin", ["http://[", "null", "http://", "elsewhere", "\xff"])
def test_an_origin_that_is_none(lobby: Lobby, origin: str) -> None:
    made = lobby.make(HERE, HERE)
    with pytest.raises(InvalidStatus) as refused:
        lobby.connect(made["id"], origin=origin)
    assert refused.value.response.status_code == 403


def test_a_page_of_another_host_makes_no_table(lobby: Lobby) -> None:
    before = lobby.get("tables").json()
    body = json.dumps({"game": "agricola-revised", "seats": [HERE, HERE]})
    for origin in ("http://elsewhere.example", "null"):
        answer = lobby.http.post("/api/tables", content=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert lobby.get("tables").json() == before
    headers = {"Origin": f"http://{lobby.address}", "Content-Type": "application/json"}
    assert lobby.http.post("/api/tables", content=body, headers=headers).status_code == 201


def test_somebody_who_changes_their_name_all_the_time(lobby: Lobby) -> None:
    player = seated(lobby)
    codes = [player.say("rename", seat=0, name=f"n{n}").get("code") for n in range(40)]
    assert codes[:20] == [None] * 20 and codes[-1] == "too-fast"
    assert player.act("place forest")["type"] == "done"


def test_many_questions_at_once_are_slowed_down(lobby: Lobby) -> None:
    player = seated(lobby)
    asked = [
        player.send("ask", seat=player.state["as"], actions=["place forest"] * 64)
        for _ in range(20)
    ]
    assert player.answer(asked[0])["type"] == "done"
    assert player.answer(asked[-1])["code"] == "too-fast"


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games"])
def test_the_head_of_an_answer(lobby: Lobby, path: str) -> None:
    head, whole = lobby.http.head(path), lobby.http.get(path)
    assert head.status_code == whole.status_code and head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_request_that_breaks_off_does_nothing(lobby: Lobby) -> None:
    before = lobby.get("tables").json()
    host, port = lobby.address.split(":")
    client = http.client.HTTPConnection(host, int(port))
    client.putrequest("POST", "/api/tables")
    client.putheader("Content-Type", "application/json")
    client.putheader("Content-Length", "1000")
    client.endheaders(b'{"game": "agricola-revised"')
    client.close()
    assert lobby.get("tables").json() == before


def test_nothing_of_a_table_stays_when_its_clients_have_gone(
    lobby: Lobby, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        player = seated(lobby)
        live: Live = server.app.state.host.alive[player.state["table"]]
        assert live.faces and live.scrolls
        player.socket.close()
        soon(lambda: not live.lookers)
        assert not live.faces and not live.scrolls
    assert not caplog.records


def test_one_house_is_one_address() -> None:
    buckets = Buckets(2)
    assert buckets.take("2001:db8::1") and buckets.take("2001:db8::2")
    assert not buckets.take("2001:db8:0:0:ffff::3")
    assert buckets.take("2001:db8:0:1::1") and buckets.take("192.0.2.1") and buckets.take("")


def test_the_addresses_that_are_remembered_are_not_many() -> None:
    buckets = Buckets(1, addresses=10)
    for n in range(100):
        assert buckets.take(f"192.0.2.{n}")
    assert len(buckets.buckets) == 10


@pytest.mark.parametrize(
    "name", ["\u200d", "\u200dA", "A\u2028B", "\u202eabc", "A\nB", "\ufeff", ""]
)
def test_a_name_that_is_none(lobby: Lobby, name: str) -> None:
    player = seated(lobby)
    assert player.say("rename", seat=0, name=name)["code"] == "bad-message"


@pytest.mark.parametrize("name", ["Zoé", "Борис", "山田", "👩\u200d🌾", "O’Neill 2"])
def test_a_name_that_is_one(lobby: Lobby, name: str) -> None:
    player = seated(lobby)
    assert player.say("rename", seat=0, name=name)["type"] == "done"
    assert player.state["seats"][0]["name"] == name
