"""What people say at a table: kept, told to everybody there, and never too much."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

import bocage
from bocage.server import talk
from bocage.server.backup import back_up, restore
from bocage.server.database import open_database, reading, writing
from bocage.server.retention import removing
from bocage.server.schema import WORDS

from .client import HERE, LINK, Lobby, Player
from .conftest import Running
from .ending import near_the_end, play_out
from .process import Process

Made = dict[str, Any]


def two(lobby: Lobby, **fields: Any) -> tuple[Made, Player, Player]:
    """A table of two people, both there."""
    made = lobby.make(HERE, LINK, **fields)
    token = lobby.claim(made).json()["token"]
    made["tokens"]["1"] = token
    return made, lobby.sit(made["id"], made["tokens"]["0"]), lobby.sit(made["id"], token)


def told(player: Player) -> list[tuple[int, str, str | None, str | None]]:
    """What somebody has been told so far of what was said: who, called how, and what."""
    return [(word["seat"], word["name"], word["text"], word["remark"]) for word in player.words]


def says(player: Player, text: str | None = None, **fields: Any) -> Any:
    """What comes of saying something from one's first seat: done, or the message why not."""
    given = {"seat": player.state["you"][0], **({} if text is None else {"text": text}), **fields}
    answer = player.say("say", **given)
    return "done" if answer["type"] == "done" else (answer["code"], answer["message"]["id"])


def test_everybody_at_the_table_is_told(lobby: Lobby) -> None:
    made, ana, ben = two(lobby)
    watching = lobby.sit(made["id"])
    asked = ana if ana.state["decision"] else ben
    before = asked.state["revision"]
    assert says(ana, " Good luck!  ") == "done"
    assert says(ben, remark="thanks") == "done"
    all = [(0, "Ana", "Good luck!", None), (1, "Ben", None, "thanks")]
    for player in (ana, ben, watching):
        player.until_said(2)
        assert told(player) == all
        assert [word["n"] for word in player.words] == [1, 2]
    assert abs(ana.words[0]["at"] - time.time()) < 60
    late = lobby.sit(made["id"])
    assert told(late) == all, "whoever comes later is told before the answer to hello"
    assert asked.act(asked.offered()[0], revision=before)["type"] == "done", "nothing is stale"


def test_who_spoke_is_remembered_as_they_were_called(lobby: Lobby) -> None:
    made, ana, ben = two(lobby)
    assert says(ben, "I must go.") == "done"
    lobby.invite(made["id"], 1, made["maker"])
    ana.until(lambda state: not state["seats"][1]["joined"])
    ana.say("rename", seat=0, name="Anna")
    assert says(ana, "Oh.") == "done"
    assert told(lobby.sit(made["id"])) == [(1, "Ben", "I must go.", None), (0, "Anna", "Oh.", None)]


def test_only_seats_speak(lobby: Lobby) -> None:
    made, ana, _ = two(lobby)
    watching = lobby.sit(made["id"])
    assert watching.say("say", seat=0, text="Boo")["code"] == "forbidden"
    assert ana.say("say", seat=1, text="I am Ben")["code"] == "forbidden"
    assert says(ana) == says(ana, "Hi", remark="hello") == ("bad-message", "error-bad-value")
    assert says(ana, remark="boo") == ("bad-message", "error-bad-value")
    assert told(lobby.sit(made["id"])) == []


def test_the_switch_of_a_table(lobby: Lobby) -> None:
    made, ana, _ = two(lobby, words="remarks")
    assert (ana.state["words"], lobby.get(f"tables/{made['id']}").json()["words"]) == (
        "remarks",
    ) * 2
    assert says(ana, "Hello") == ("forbidden", "error-words-remarks")
    assert says(ana, remark="hello") == "done"
    off, ana, _ = two(lobby, words="off")
    assert says(ana, remark="hello") == says(ana, "Hello") == ("forbidden", "error-words-off")
    headers = {"Authorization": f"Bearer {off['tokens']['0']}"}
    next = lobby.http.post(f"/api/tables/{off['id']}/again", json={}, headers=headers).json()
    assert lobby.stored(next["id"]).words == "off"
    assert two(lobby)[1].state["words"] == "all"
    assert lobby.http.post("/api/tables", json={"words": "some"}).status_code == 422


TOWER = "a" + "\u0301\u0302\u0303\u0304\u0305"
PLAIN = [
    *("Zo\u00eb", "Ça va\u202f?", "\u0414\u043e\u0431\u0440\u044b\u0439 \u0434\u0435\u043d\u044c!"),
    *(
        "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
        "\u0645\u0631\u062d\u0628\u0627",
        "\u5c71\u7530",
    ),
    *("👩\u200d🌾 👨🏽\u200d🌾 ❤\ufe0f 🇫🇷", "\U0001fae9 is new", "<b>&amp;</b> {x} %s ' \" \\"),
]
SIGNS = [
    "a\u202eb",
    "a\u2066b",
    "a\x00b",
    "a\x1bb",
    "a\ufeffb",
    "\u200db",
    "a\ue000b",
    "a\U000e0041b",
]
EMPTY = ["", "  ", "\u3164\u2800", "\u0301", "\n"]


@pytest.mark.parametrize("text", PLAIN)
def test_what_can_be_said(lobby: Lobby, text: str) -> None:
    _, ana, _ = two(lobby)
    assert says(ana, text) == "done"
    assert told(ana)[0][2] == text


def test_what_is_put_right(lobby: Lobby) -> None:
    _, ana, _ = two(lobby)
    assert says(ana, "one\r\ntwo\tthree    four") == says(ana, "Zoe\u0308") == "done"
    assert [word[2] for word in told(ana)] == ["one two three four", "Zo\u00eb"]


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (SIGNS, "error-line-signs"),
        (EMPTY, "error-line-empty"),
        ([TOWER, "x\u200d\u200d\u200d\u200d\u200dx"], "error-line-marks"),
        (["x" * 201, "👩\u200d🌾" * 70], "error-too-long"),
    ],
)
def test_what_cannot_be_said_or_be_a_name(lobby: Lobby, texts: list[str], why: str) -> None:
    made, ana, _ = two(lobby)
    for text in texts:
        assert says(ana, text) == ("bad-message", why)
        answer = ana.say("rename", seat=0, name=text)
        assert (answer["code"], answer["message"]["id"]) == ("bad-message", why)
        seats = [{"kind": "here", "name": text}] if text else []
        path = f"/api/tables/{made['id']}"
        wanted: list[tuple[str, Made]] = [
            (f"{path}/join", {"name": text}),
            (f"{path}/claim", {"invitation": "x", "name": text}),
        ]
        if text:
            wanted.append(("/api/tables", {"game": "express", "seats": seats}))
        for where, body in wanted:
            problem = lobby.http.post(where, json=body)
            assert (problem.status_code, problem.json()["message"]["id"]) == (422, why)
    assert told(ana) == []


def test_the_longest_that_can_be_said(lobby: Lobby) -> None:
    _, ana, _ = two(lobby)
    assert says(ana, "é" * 200) == "done"
    assert ana.say("rename", seat=0, name="é" * 40)["type"] == "done"
    refused = ana.say("rename", seat=0, name="é" * 41)
    values = {"limit": 40, "field": "rename.name"}
    assert refused["message"] == {"id": "error-too-long", "values": values}


def test_nobody_floods_the_table(lobby: Lobby, server: Running) -> None:
    made, ana, ben = two(lobby)
    for n in range(5):
        assert says(ana, f"{n}") == "done"
    assert says(ana, "5") == says(ana, remark="hello") == ("too-fast", "error-words-fast")
    assert says(ben, "Quiet, please.") == "done", "others still speak"
    host = server.app.state.host
    with writing(host.engine) as connection, connection.begin():
        its = WORDS.c.table_id == made["id"]
        connection.execute(WORDS.update().where(its).values(at=time.time() - 11))
    assert says(ana, "5") == "done"
    with writing(host.engine) as connection, connection.begin():
        rows = [
            {
                "table_id": made["id"],
                "n": n,
                "seat": 0,
                "name": "",
                "text": "x",
                "at": time.time() - 99,
            }
            for n in range(100, 124)
        ]
        connection.execute(insert(WORDS), rows)
    assert says(ana, "6") == ("too-fast", "error-words-fast"), "30 in five minutes"


def test_nobody_floods_tables_from_one_address(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    lobby = start(sqlite_file, words_per_minute=3).lobby()
    answers = [says(two(lobby)[1], "Buy turnips!") for _ in range(5)]
    assert answers == ["done"] * 3 + [("too-fast", "error-words-fast")] * 2


def test_the_newest_are_kept(
    lobby: Lobby, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "KEPT", 3)
    made, ana, _ = two(lobby)
    for n in range(5):
        says(ana, f"{n}")
    kept = ["2", "3", "4"]
    assert [word[2] for word in told(lobby.sit(made["id"]))] == kept
    with reading(server.app.state.host.engine) as connection:
        its = select(WORDS.c.text).where(WORDS.c.table_id == made["id"]).order_by(WORDS.c.n)
        assert list(connection.scalars(its)) == kept


def test_words_go_with_their_table_and_a_copy_has_them(
    database: str, start: Callable[..., Running], tmp_path: Path
) -> None:
    lobby = start(database).lobby()
    made, ana, _ = two(lobby)
    assert says(ana, "Turnips & secrets") == "done"
    engine = open_database(database)
    copy = tmp_path / "copy.jsonl"
    back_up(engine, copy)
    other = open_database(f"sqlite:///{tmp_path / 'other.db'}")
    restore(other, copy)
    for there, count in ((engine, 0), (other, 1)):
        if there is engine:
            with writing(engine) as connection, connection.begin():
                assert removing(made["id"])(connection) == 1
        with reading(there) as connection:
            assert connection.scalar(select(func.count()).select_from(WORDS)) == count
        there.dispose()


def test_words_are_in_no_record_and_no_summary(lobby: Lobby, server: Running) -> None:
    made, ana, _ = two(lobby, game="express")
    assert says(ana, "Turnips & secrets") == "done"
    ana.say("end", seat=0, agree=True)
    lobby.sit(made["id"], made["tokens"]["1"]).say("end", seat=1, agree=True)
    for path in ("", "/record", "/outline", "/at/0"):
        answer = lobby.get(f"tables/{made['id']}{path}")
        assert answer.status_code == 200 and "Turnips" not in answer.text
    assert says(ana, remark="goodbye") == "done", "people still speak when the game is over"


def test_a_campaign_is_one_talk(lobby: Lobby, server: Running) -> None:
    made = lobby.make(HERE, campaign="solo")
    near_the_end(server.app.state.host.engine, made["id"], [57])
    first = lobby.sit(made["id"], made["tokens"]["0"])
    assert says(first, "To the first game!") == "done"
    play_out(first)
    path, headers = (
        f"/api/campaigns/{made['id']}",
        {"Authorization": f"Bearer {made['tokens']['0']}"},
    )
    choices = lobby.http.get(path, headers=headers).json()["ended"]["choices"][0]
    where, body = ("keep", {"card": choices[0]}) if choices else ("next", {})
    body["table"] = made["id"]
    next = lobby.http.post(f"{path}/{where}", json=body, headers=headers).json()["table"]
    assert next != made["id"]
    then = lobby.sit(next, made["tokens"]["0"])
    assert told(then) == [(0, "Ana", "To the first game!", None)]
    assert says(then, remark="again") == "done"
    first.until_said(2)
    with writing(server.app.state.host.engine) as connection, connection.begin():
        assert removing(made["id"])(connection) == 2
        its = select(func.count()).select_from(WORDS).where(WORDS.c.table_id == made["id"])
        assert connection.scalar(its) == 0


def test_two_processes_hear_each_other(shared: str, start: Callable[..., Running]) -> None:
    first, second = [start(shared, look_around=60.0).lobby() for _ in range(2)]
    made = first.make(HERE, LINK)
    made["tokens"]["1"] = second.claim(made).json()["token"]
    ana = first.sit(made["id"], made["tokens"]["0"])
    ben = second.sit(made["id"], made["tokens"]["1"])
    began = time.monotonic()
    assert says(ana, "Is anybody there?") == says(ben, remark="hello") == "done"
    for player in (ana, ben):
        player.until_said(2)
        assert [word[2:] for word in told(player)] == [("Is anybody there?", None), (None, "hello")]
    assert time.monotonic() - began < 5, "they are told, and do not only look around"
    other = second.sit(made["id"], made["tokens"]["0"])
    for n in range(4):
        assert says(other, f"{n}") == "done"
    assert says(ana, "4") == ("too-fast", "error-words-fast"), "one limit for all processes"


def test_two_processes_look_around(database: str, start: Callable[..., Running]) -> None:
    """Also where nobody tells the other process."""
    running = [start(database) for _ in range(2)]
    made, ana, _ = two(running[0].lobby())
    there = running[1].lobby().sit(made["id"])
    for one in running:
        if one.app.state.host.news is not None:
            one.app.state.host.news.there = False
    assert says(ana, "Hello?") == "done"
    there.until_said(1)


def test_words_outlive_the_server_and_are_not_in_its_log(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = Process(database, log, BOCAGE_LOG_LEVEL="debug")
    lobby = Lobby(process.address, lambda _: None)
    made, ana, _ = two(lobby)
    assert says(ana, "Turnips & secrets") == "done"
    assert says(ana, "Turnips\u202e") == ("bad-message", "error-line-signs")
    process.end(signal.SIGKILL)
    lobby.close()
    process = Process(database, log)
    lobby = Lobby(process.address, lambda _: None)
    assert told(lobby.sit(made["id"])) == [(0, "Ana", "Turnips & secrets", None)]
    lobby.close()
    process.end()
    assert "Turnips" not in log.read_text()


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_every_remark_has_words(locale: bocage.Locale) -> None:
    said = [bocage.text(bocage.Message(f"remark-{remark}"), locale) for remark in talk.REMARKS]
    assert len(set(said)) == 12 and not any("remark" in text for text in said)
