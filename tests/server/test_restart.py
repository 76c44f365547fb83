"""Any process can serve any table, whatever happened to the one before."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bocage.server.database import open_database, writing
from bocage.server.store import Store, adding
from bocage.server.stored import Stored

from .begun import begun
from .client import HERE, LINK, Lobby, Player
from .conftest import Running
from .process import Process


def in_a_tail(lobby: Lobby) -> tuple[dict[str, Any], Player]:
    """A table in the middle of its second turn."""
    made = lobby.make(HERE, HERE)
    player = lobby.sit(made["id"], *made["tokens"].values())
    player.turn("place forest")
    player.act("place farmland")
    return made, player


def same(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Check that a client is told the same as before, but for what time it is."""
    other = {"log", "log_from", "now"}
    assert {k: v for k, v in before.items() if k not in other} == {
        k: v for k, v in after.items() if k not in other
    }


def test_a_new_server_resumes_in_the_middle_of_a_tail(
    database: str, start: Callable[..., Running]
) -> None:
    first = start(database)
    made, player = in_a_tail(first.lobby())
    before, log = player.state, player.log
    first.stop()
    player = start(database).lobby().sit(made["id"], *made["tokens"].values())
    same(before, player.state)
    assert player.log == log
    player.act(player.offered()[0])
    assert player.step("undo")["type"] == player.step("reset")["type"] == "done"
    player.turn("place fishing")
    assert player.state["moves"] == 2


def test_a_position_may_hold_numbers_of_many_bits(database: str) -> None:
    stored = begun("place forest")
    told = {**stored.position, "stack": [["tell", 0, 43, 1, 1 << 8 * 13, 0, 0, 0]]}
    engine = open_database(database)
    with writing(engine) as connection, connection.begin():
        adding(replace(stored, position=told, start=told))(connection)
    found = Store(engine).load(stored.id)
    assert isinstance(found, Stored)
    assert found.position == found.start == told
    engine.dispose()


def test_a_shutdown_says_so(database: str, start: Callable[..., Running]) -> None:
    server = start(database)
    _, player = in_a_tail(server.lobby())
    server.server.should_exit = True
    with pytest.raises(ConnectionClosed) as end:
        player.read()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1012
    server.thread.join(10)


def test_a_table_that_left_memory_is_the_same(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    server = start(sqlite_file, cached_tables=1)
    lobby = server.lobby()
    made, player = in_a_tail(lobby)
    before = player.state
    player.socket.close()
    host = server.app.state.host
    while made["id"] in host.cache:
        lobby.sit(lobby.make(HERE, HERE)["id"]).socket.close()
    same(before, lobby.sit(made["id"], *made["tokens"].values()).state)


@pytest.fixture
def serve(database: str, tmp_path: Path) -> Iterator[Callable[[], tuple[Process, Lobby]]]:
    """Starts processes on one database, each with a client."""
    engine = open_database(database)
    started: list[tuple[Process, Lobby]] = []

    def run() -> tuple[Process, Lobby]:
        process = Process(database, tmp_path / "log", BOCAGE_LOG="info")
        started.append((process, Lobby(process.address, Store(engine).load)))
        return started[-1]

    yield run
    for process, lobby in started:
        process.end(signal.SIGKILL)
        lobby.close()
    engine.dispose()


def test_a_killed_process_loses_nothing_that_it_acknowledged(
    serve: Callable[[], tuple[Process, Lobby]], tmp_path: Path
) -> None:
    process, lobby = serve()
    tables = [in_a_tail(lobby) for _ in range(4)]
    sent = []
    for made, player in tables:
        plow = player.offered()[0]
        assert player.act(plow)["type"] == "done"
        player.send("confirm", revision=player.state["revision"], seat=player.state["as"])
        sent.append((made, player.state, plow))
    process.end(signal.SIGKILL)
    process, lobby = serve()
    for made, state, plow in sent:
        stored = lobby.stored(made["id"])
        assert [move.action for move in stored.moves] == ["place forest", "place farmland", plow]
        assert stored.revision - state["revision"] in (0, 1)
        player = lobby.sit(made["id"], *made["tokens"].values())
        if stored.committed == 1:
            same(state, player.state)
            assert player.step("confirm")["type"] == "done"
        assert player.state["moves"] == 3
    assert process.end() in (0, -15)
    written = (tmp_path / "log").read_text()
    assert "/live" in written and "POST /api/tables" in written
    for made, _, _ in sent:
        assert not [token for token in made["tokens"].values() if token in written]
    assert "Traceback" not in written


def test_two_processes_serve_one_table(database: str, start: Callable[..., Running]) -> None:
    here, there = start(database).lobby(), start(database).lobby()
    made = here.make(HERE, LINK)
    token = there.claim(made).json()["token"]
    players = [here.sit(made["id"], made["tokens"]["0"]), there.sit(made["id"], token)]
    for action in ("place forest", "place fishing", "place clay-pit", "place reed-bank"):
        seat = players[0].state["deciding"][0]
        players[seat].turn(action)
        moves = players[seat].state["moves"]
        players[1 - seat].until_moves(moves)
    assert players[0].log == players[1].log
    assert players[0].state["view"]["round"] == 2
    assert here.get(f"tables/{made['id']}").json() == there.get(f"tables/{made['id']}").json()


def test_of_two_processes_one_accepts_a_decision(
    database: str, start: Callable[..., Running]
) -> None:
    # Neither process looks around: only the database tells them apart.
    lobbies = [start(database, look_around=3600.0).lobby() for _ in range(2)]
    made = lobbies[0].make(HERE, HERE)
    tabs = [lobby.sit(made["id"], *made["tokens"].values()) for lobby in lobbies]
    seat = tabs[0].state["as"]
    asked = [tab.send("act", revision=1, seat=seat, actions=["place forest"]) for tab in tabs]
    answers = [tab.answer(id) for tab, id in zip(tabs, asked, strict=True)]
    assert sorted(answer["type"] for answer in answers) == ["done", "error"]
    lost = next(i for i, answer in enumerate(answers) if answer["type"] == "error")
    assert answers[lost]["code"] == "stale" and answers[lost]["revision"] == 2
    same(tabs[1 - lost].state, tabs[lost].state)
    assert len(lobbies[0].stored(made["id"]).moves) == 1
