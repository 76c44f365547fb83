"""Several processes on one PostgreSQL are as one; nobody here looks around by himself."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bocage.server.store import changing
from bocage.server.thinking import Thinkers

from .client import HERE, LINK, RANDOM, Lobby, Player, soon
from .conftest import Running
from .process import PATIENCE as START
from .process import Process

Two = tuple[Running, Running]


@pytest.fixture
def two(shared: str, start: Callable[..., Running]) -> Callable[..., Two]:
    """Starts two servers that hear each other."""

    def run(**settings: Any) -> Two:
        servers = [start(shared, look_around=3600.0, **settings) for _ in range(2)]
        for server in servers:
            soon(partial(hears_another, server))
        return servers[0], servers[1]

    return run


def hears_another(server: Running) -> bool:
    """Whether a server knows of another one."""
    return len(server.app.state.host.neighbours.alive) == 2


def elsewhere(server: Running, id: str) -> bool:
    """Whether a server knows of spectators of a table at another one."""
    return bool(server.app.state.host.neighbours.watching("table", id))


def online(player: Player) -> list[bool]:
    """Which seats are there, as somebody was told last."""
    return [seat["online"] for seat in player.state["seats"]]


def test_moves_and_people_are_seen_at_once(two: Callable[..., Two]) -> None:
    here, there = (server.lobby() for server in two())
    made = here.make(HERE, LINK)
    first = here.sit(made["id"], made["tokens"]["0"])
    second = there.sit(made["id"], there.claim(made).json()["token"])
    first.until(lambda state: online(first) == [True, True])
    second.until(lambda state: online(second) == [True, True])
    players = [first, second]
    for action in ("place forest", "place fishing", "place clay-pit", "place reed-bank"):
        seat = first.state["deciding"][0]
        players[seat].turn(action)
        players[1 - seat].until_moves(players[seat].state["moves"])
    assert first.log == second.log and first.state["revision"] == second.state["revision"]
    second.socket.close()
    first.until(lambda state: online(first) == [True, False])
    late = there.sit(made["id"])
    late.until(lambda state: online(late) == [True, False])


def test_a_bot_thinks_once(two: Callable[..., Two], monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = []
    turn = Thinkers.turn

    async def counted(self: Thinkers, *args: Any) -> list[str]:
        thoughts.append(args)
        return await turn(self, *args)

    monkeypatch.setattr(Thinkers, "turn", counted)
    here, there = (server.lobby() for server in two())
    made = here.make(HERE, RANDOM)
    player, watching = here.sit(made["id"], made["tokens"]["0"]), there.sit(made["id"])
    for _ in range(6):
        player.until(lambda state: state["decision"] is not None)
        while player.state["decision"] is not None:
            player.act(player.offered()[-1])
        player.step("confirm")
    player.until(lambda state: state["decision"] is not None)
    watching.until_moves(player.state["moves"])
    stored = here.stored(made["id"])
    assert len(thoughts) == len({len(args[0].actions) for args in thoughts})
    assert {move.seat for move in stored.moves} == {0, 1}


def test_limits_are_shared(two: Callable[..., Two]) -> None:
    servers = two(creations_per_minute=3, spectators_per_table=2)
    here, there = (server.lobby() for server in servers)
    made = [here.make(HERE, HERE), here.make(HERE, HERE)][0]
    buckets = servers[1].app.state.host.buckets["tables"]
    soon(lambda: buckets.of("127.0.0.1").left < 1.5)
    there.make(HERE, HERE)
    body = {"game": "agricola-revised", "seats": [HERE, HERE]}
    assert there.http.post("/api/tables", json=body).status_code == 429
    watching = [here.sit(made["id"]), there.sit(made["id"])]
    for server in servers:
        soon(partial(elsewhere, server, made["id"]))
    assert there.connect(made["id"]).say("hello", tokens=[])["code"] == "busy"
    watching[0].socket.close()
    soon(lambda: not elsewhere(servers[1], made["id"]))
    there.sit(made["id"]).until(lambda state: True)


def test_a_table_of_newer_rules_is_left_alone(two: Callable[..., Two]) -> None:
    servers = two()
    here, there = (server.lobby() for server in servers)
    made = here.make(HERE, HERE)
    player = here.sit(made["id"], *made["tokens"].values())
    player.turn("place forest")
    stored = here.stored(made["id"])
    newer = replace(stored, rules=stored.rules + 1, revision=stored.revision + 1)
    changes = {newer.id: newer.revision}
    servers[1].app.state.host.writer.submit(newer.id, changing(stored, newer), changes).result()
    refused = player.read()
    assert (refused["code"], refused["message"]["id"]) == ("busy", "error-newer")
    with pytest.raises(ConnectionClosed) as end:
        player.read()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1013
    for lobby in (here, there):
        answer = lobby.get(f"tables/{made['id']}")
        assert (answer.status_code, answer.json()["message"]["id"]) == (503, "error-newer")
        assert lobby.connect(made["id"]).read()["code"] == "busy"
        assert [table["id"] for table in lobby.get("tables").json()] == [made["id"]]
    assert here.stored(made["id"]) == newer, "nobody has touched it"


@pytest.fixture
def serving(shared: str, tmp_path: Path) -> Iterator[Process]:
    """Two workers behind one socket, whose bots take very long."""
    process = Process(shared, tmp_path / "log", workers=2, BOCAGE_BOT_PAUSE="60")
    yield process
    if process.process.poll() is None:
        process.end(signal.SIGKILL)


def reached(lobby: Lobby, id: str) -> Player:
    """A spectator's connection, whatever happens to the process at its other end."""
    end = time.monotonic() + START
    while True:
        try:
            return lobby.sit(id)
        except (OSError, EOFError, ConnectionClosed):
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_worker_that_is_killed_is_made_good(
    serving: Process, shared: str, start: Callable[..., Running]
) -> None:
    other = start(shared, look_around=3600.0)
    load = other.app.state.host.store.load
    lobby, near = Lobby(serving.address, load), other.lobby()
    made = lobby.make(HERE, LINK)
    token = near.claim(made).json()["token"]
    near_by = near.sit(made["id"], token)
    far = lobby.sit(made["id"], made["tokens"]["0"])
    near_by.until(lambda state: online(near_by) == [True, True])
    against = lobby.make(HERE, RANDOM)
    waiting = lobby.sit(against["id"], against["tokens"]["0"])
    if waiting.until(lambda state: True)["deciding"] == [0]:
        while waiting.state["decision"] is not None:
            waiting.act(waiting.offered()[-1])
        waiting.step("confirm")
    moves = len(lobby.stored(against["id"]).moves)
    before = serving.workers
    assert len(before) == 2
    for worker in before:
        os.kill(worker, signal.SIGKILL)
    with pytest.raises(ConnectionClosed):
        while True:
            far.read()
    near_by.until(lambda state: online(near_by) == [False, True])
    soon(lambda: len(lobby.stored(against["id"]).moves) > moves)
    soon(lambda: len(serving.workers) == 2 and not {*serving.workers} & {*before})
    again = reached(lobby, made["id"])
    again.until(lambda state: online(again) == [False, True])
    lobby.close()
    assert serving.end() == 0
