"""Whatever happens at the same time, nobody is left behind and nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from bocage.server import driver
from bocage.server.restore import restored

from .begun import begun
from .client import HERE, LINK, RANDOM
from .conftest import Running


def test_a_table_that_leaves_memory_before_the_greeting(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    server = start(sqlite_file, cached_tables=1, look_around=3600.0)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE)
    slow = lobby.connect(made["id"])
    assert slow.say("ping")["code"] == "bad-message"
    while made["id"] in server.app.state.host.cache:
        lobby.get(f"tables/{lobby.make(HERE, HERE)['id']}")
    player = lobby.sit(made["id"], *made["tokens"].values())
    slow.say("hello", tokens=[])
    player.turn("place forest")
    assert slow.until(lambda state: state["moves"] == 1)["revision"] == player.state["revision"]


def test_a_seat_claimed_in_another_process_is_known_at_once(
    database: str, start: Callable[..., Running]
) -> None:
    here, there = (start(database, look_around=3600.0).lobby() for _ in range(2))
    made = here.make(HERE, LINK, open=False)
    here.sit(made["id"], made["tokens"]["0"])
    token = there.claim(made).json()["token"]
    assert here.sit(made["id"], token).state["you"] == [1]
    made = here.make(HERE, LINK, open=False)
    here.sit(made["id"], made["tokens"]["0"])
    token = there.claim(made).json()["token"]
    assert here.get(f"tables/{made['id']}/at/0?seat=1", token).status_code == 200


def test_a_client_that_leaves_in_the_middle_of_a_change(
    database: str, start: Callable[..., Running]
) -> None:
    server = start(database)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE)
    other = lobby.sit(made["id"])
    leaving = lobby.sit(made["id"], *made["tokens"].values())
    hold = Event()
    server.app.state.host.writer.submit("", lambda _: hold.wait(10) and None)
    leaving.send("act", revision=1, seat=leaving.state["as"], actions=["place forest"])
    lobby.get("health")
    leaving.socket.close()
    hold.set()
    other.until(lambda state: state["revision"] == 2)
    assert [move.action for move in lobby.stored(made["id"]).moves] == ["place forest"]


def test_one_table_that_cannot_be_read_does_not_keep_the_others_waiting(
    database: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = start(database), start(database)
    lobby = here.lobby()
    tables = [lobby.make(HERE, HERE) for _ in range(2)]
    watching = [lobby.sit(made["id"]) for made in tables]
    host = here.app.state.host
    load, first = host.store.load, next(iter(host.cache))
    monkeypatch.setattr(host.store, "load", lambda id: None if id == first else load(id))
    for made in tables:
        there.lobby().sit(made["id"], *made["tokens"].values()).turn("place forest")
    for made, player in zip(tables, watching, strict=True):
        if made["id"] != first:
            player.until(lambda state: state["moves"] == 1)


def away(*_: Any) -> None:
    """A database that does not answer."""
    raise OperationalError("", {}, Exception("away"))


def test_a_database_that_is_away_is_said_to_be_busy(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(sqlite_file)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE)
    player = lobby.sit(made["id"], *made["tokens"].values())
    monkeypatch.setattr(server.app.state.host.engine, "connect", away)
    assert player.act("place forest")["code"] == "busy"
    assert lobby.get("tables").status_code == 503
    late = lobby.connect(made["id"])
    late.send("hello", tokens=["unknown"])
    assert late.read()["code"] == "busy"
    with pytest.raises(ConnectionClosed) as end:
        late.read()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1013
    monkeypatch.undo()
    assert player.act("place forest")["type"] == "done"


def test_bots_wait_for_a_database_that_is_away(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "LONGEST", 0.01)
    server = start(sqlite_file)
    lobby = server.lobby()
    made = lobby.make(RANDOM, RANDOM)
    with monkeypatch.context() as outage:
        lobby.get(f"tables/{made['id']}")
        live = server.app.state.host.alive[made["id"]]
        watching = lobby.connect(made["id"])
        assert watching.say("ping")["code"] == "bad-message"
        outage.setattr(server.app.state.host.engine, "connect", away)
        watching.say("hello", tokens=[])
        time.sleep(0.5)
        assert live.stored.moves == ()
    watching.until(lambda state: state["moves"] > 0)


def test_a_table_under_other_rules_has_a_new_revision() -> None:
    stored = begun("place forest")
    found, _ = restored(replace(stored, rules=0))
    assert found.revision == stored.revision + 1
    found, _ = restored(
        replace(
            stored,
            rules=0,
            position={**stored.position, "starting_player": 1 - stored.position["starting_player"]},
        )
    )
    assert found.revision == stored.revision + 1
