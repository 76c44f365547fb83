"""What is refused is refused clearly, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .client import HERE, LINK, Lobby, Player

Act = dict[str, Any]


@pytest.fixture
def made(lobby: Lobby) -> Iterator[dict[str, Any]]:
    """A table for two at one screen, which is the same after the test."""
    table = lobby.make(HERE, HERE)
    before = lobby.stored(table["id"])
    yield table
    assert lobby.stored(table["id"]) == before


def both(lobby: Lobby, made: dict[str, Any]) -> Player:
    """Somebody with all seats."""
    return lobby.sit(made["id"], *made["tokens"].values())


def test_of_two_submissions_for_one_decision_one_is_accepted(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    tabs = [both(lobby, made) for _ in range(8)]
    revision = tabs[0].state["revision"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda tab: tab.act("place forest", revision=revision), tabs))
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["error"] * 7
    refused = [answer for answer in answers if answer["type"] == "error"]
    assert {answer["code"] for answer in refused} == {"stale"}
    assert {answer["message"]["id"] for answer in refused} == {"error-stale"}
    stored = lobby.stored(made["id"])
    assert [move.action for move in stored.moves] == ["place forest"]
    assert stored.revision == revision + 1


def test_a_replayed_message_is_stale(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    player = both(lobby, made)
    old = player.state
    player.turn("place forest")
    before = lobby.stored(made["id"])
    for type, more in (("act", {"actions": ["place forest"]}), ("undo", {}), ("confirm", {})):
        answer = player.say(type, revision=old["revision"], seat=old["as"], **more)
        assert answer["code"] == "stale"
        assert answer["revision"] == before.revision
    assert lobby.stored(made["id"]) == before


def test_a_revision_from_the_future_is_stale(lobby: Lobby, made: dict[str, Any]) -> None:
    player = both(lobby, made)
    assert player.act("place forest", revision=player.state["revision"] + 1)["code"] == "stale"


@pytest.mark.parametrize(
    ("type", "more"),
    [
        ("act", {"revision": 1, "actions": ["place forest"]}),
        ("undo", {"revision": 1}),
        ("reset", {"revision": 1}),
        ("confirm", {"revision": 1}),
        ("ask", {"actions": ["place forest"]}),
        ("set", {"confirm": False}),
        ("rename", {"name": "Eve"}),
    ],
)
def test_nobody_acts_for_a_seat_that_is_not_theirs(
    lobby: Lobby, made: dict[str, Any], type: str, more: dict[str, Any]
) -> None:
    deciding = lobby.sit(made["id"]).state["deciding"][0]
    for tokens in ((), ("x" * 43,), (made["tokens"][str(1 - deciding)],)):
        answer = lobby.sit(made["id"], *tokens).say(type, seat=deciding, **more)
        assert (answer["code"], answer["message"]["id"]) == ("forbidden", "error-forbidden")


def test_a_token_of_another_table_is_worth_nothing(lobby: Lobby, made: dict[str, Any]) -> None:
    stranger = lobby.make(HERE, HERE)
    assert lobby.sit(made["id"], *stranger["tokens"].values()).state["you"] == []


def test_a_seat_that_does_not_decide_waits(lobby: Lobby, made: dict[str, Any]) -> None:
    player = both(lobby, made)
    answer = player.act("place forest", seat=1 - player.state["as"])
    assert (answer["code"], answer["message"]["id"]) == ("illegal", "reason-other-seat")


def test_the_rules_say_why_not(lobby: Lobby, made: dict[str, Any]) -> None:
    player = both(lobby, made)
    answer = player.act("place lessons")
    assert answer["code"] == "illegal" and answer["message"]["id"].startswith("reason-")
    assert player.act("fly to the moon")["message"]["id"] == "reason-unknown-action"
    assert player.step("confirm")["code"] == "illegal"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type": "fly"}',
        '{"type": "act", "id": "a"}',
        '{"type": "act", "id": "a", "revision": "1", "seat": 0, "actions": ["place forest"]}',
        '{"type": "act", "id": "a", "revision": 1, "seat": -1, "actions": ["place forest"]}',
        '{"type": "act", "id": "a", "revision": 1, "seat": 0, "actions": []}',
        '{"type": "act", "id": "a", "revision": 1, "seat": 0, "actions": "place forest"}',
        '{"type": "act", "id": "a", "revision": 1, "seat": 0, "actions": ["x"], "as": 1}',
        '{"type": "undo", "id": "a", "revision": 1e400, "seat": 0}',
        '{"type": "rename", "id": "a", "seat": 0, "name": "\\u0000"}',
        '{"type": "rename", "id": "a", "seat": 0, "name": "   "}',
        '{"type": "rename", "id": "a", "seat": 0, "name": "' + "n" * 41 + '"}',
        '{"type": "hello", "id": "a", "tokens": []}',
        '{"type": "ping", "id": "\\ud800"}',
        "[" * 5000,
    ],
)
def test_what_is_not_understood_does_nothing(lobby: Lobby, made: dict[str, Any], text: str) -> None:
    player = both(lobby, made)
    player.socket.send(text)
    answer = player.read()
    assert (answer["type"], answer["code"]) == ("error", "bad-message")
    assert answer["re"] == ("a" if '"id": "a"' in text else None)
    assert player.say("ping")["type"] == "done"


def test_bytes_are_not_understood(lobby: Lobby, made: dict[str, Any]) -> None:
    player = both(lobby, made)
    player.socket.send(b"\x00\xff")
    assert player.read()["code"] == "bad-message"


def test_hello_comes_first(lobby: Lobby, made: dict[str, Any]) -> None:
    player = lobby.connect(made["id"])
    assert player.say("ping")["message"]["id"] == "error-hello-first"


def test_a_message_that_is_too_long(lobby: Lobby, made: dict[str, Any]) -> None:
    player = both(lobby, made)
    player.socket.send(json.dumps({"type": "ping", "id": "x" * 20000}))
    assert player.read()["code"] == "too-long"
    assert player.say("ping")["type"] == "done"


@pytest.mark.parametrize(
    ("text", "code"),
    [('{"type": "ping", "id": 1}', "too-fast"), ("{", "bad-message")],
)
def test_a_flood_is_refused_and_then_cut_off(
    lobby: Lobby, made: dict[str, Any], text: str, code: str
) -> None:
    player = both(lobby, made)
    codes = set()
    with pytest.raises(ConnectionClosed) as end:
        for _ in range(400):
            player.socket.send(text)
        while True:
            codes.add(player.read().get("code"))
    while True:
        try:
            codes.add(player.read().get("code"))
        except ConnectionClosed:
            break
    assert end.value.rcvd is not None and end.value.rcvd.code == 1008
    assert code in codes


def test_an_unknown_table(lobby: Lobby) -> None:
    player = lobby.connect("nowhere")
    assert player.read()["code"] == "unknown-table"
    for path in ("tables/%00", "tables/nowhere", "tables/nowhere/outline", "tables/nowhere/at/0"):
        answer = lobby.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


def test_a_page_of_another_host_is_not_let_in(lobby: Lobby, made: dict[str, Any]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        lobby.connect(made["id"], origin="http://elsewhere.example")
    assert refused.value.response.status_code == 403
    player = lobby.connect(made["id"], origin=f"http://{lobby.address}")
    assert player.say("hello", tokens=[])["type"] == "done"


def test_a_closed_table_has_no_spectators(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, open=False)
    token = made["tokens"]["0"]
    player = lobby.connect(made["id"])
    assert player.say("hello", tokens=[])["code"] == "forbidden"
    for path in ("outline", "at/0"):
        assert lobby.get(f"tables/{made['id']}/{path}").status_code == 403
        assert lobby.get(f"tables/{made['id']}/{path}", token).status_code == 200
    assert lobby.sit(made["id"], token).state["you"] == [0]
    assert made["id"] not in [table["id"] for table in lobby.get("tables").json()]
