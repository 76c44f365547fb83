"""Whoever is away is told by their browser that a table waits for them: once, and no secret."""

from __future__ import annotations

import json
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import select

import bocage
from bocage.server.backup import back_up, restore
from bocage.server.database import open_database, writing
from bocage.server.notices import push
from bocage.server.notices.keys import unpacked
from bocage.server.notices.occasions import Occasion, Standing, occasion
from bocage.server.notices.push import Result, endpoint_of, is_public, reached
from bocage.server.retention import removing
from bocage.server.schema import NOTICES
from bocage.server.settings import Settings, settings_from
from bocage.server.shifts import Shifts
from bocage.server.stored import Chair

from .client import HERE, LINK, Lobby, soon
from .conftest import Running
from .process import Process
from .pushed import Device, Service, Two, play, wanted

QUICK = {"notice_pause": 0.12, "push_anywhere": True}


def test_who_is_away_is_told_of_their_turn_once(
    database: str, start: Callable[..., Running], service: Service, caplog: Any
) -> None:
    server = start(database, **QUICK)
    lobby = server.lobby()
    key = lobby.get("notices").json()["push"]
    table = Two(lobby, service, options={"cards": "base"})
    table.ask(language="fr")
    assert len(table.known()) == 1
    time.sleep(0.4)
    assert not service.given, "it is not their turn"
    play(table.player)
    soon(lambda: bool(table.device.given))
    [pushed], [told] = table.device.given, table.device.told
    assert told == {
        "title": "Agricola, édition révisée",
        "body": f"À vous de jouer, {table.name}.",
        "lang": "fr",
        "tag": f"{table.id} {1 - table.first}",
        "path": f"/t/{table.id}",
    }
    headers = pushed.headers
    authorization = headers["Authorization"]
    assert Vapid02.verify(authorization) and authorization.endswith(f"k={key}")
    claims = headers["Authorization"].partition("t=")[2].split(".")[1]
    assert json.loads(unpacked(claims))["aud"] == service.address
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 86400
    absent = lobby.sit(table.id, table.token)
    hand = [card for seat in absent.state["view"]["seats"] for card in seat.get("hand") or []]
    plain = table.device.read(pushed)
    stored = lobby.stored(table.id)
    secrets = [*table.tokens, table.made["maker"], f"{stored.seed}", *map(str, hand)]
    everything = f"{plain} {headers} {pushed.body!r}"
    assert hand and not [secret for secret in secrets if secret in everything]

    play(absent)
    absent.socket.close()
    play(table.player)
    soon(lambda: len(table.device.given) == 2)
    time.sleep(0.5)
    assert len(table.device.given) == 2, "one notice for one turn"
    assert pushed.headers["Topic"] == table.device.given[1].headers["Topic"]
    assert server.app.state.host.meter.notices.values == {
        (("way", "push"), ("result", "sent")): 2.0
    }
    logged = " ".join(record.getMessage() for record in caplog.records)
    assert not [secret for secret in (*table.tokens, table.device.path) if secret in logged]


def test_who_is_there_or_wants_none_is_not_told(
    sqlite_file: str, start: Callable[..., Running], service: Service
) -> None:
    server = start(sqlite_file, **QUICK)
    lobby, host = server.lobby(), server.app.state.host
    table = Two(lobby, service)
    table.ask()
    other = table.sit(1 - table.first)
    play(table.player)
    time.sleep(0.5)
    assert not service.given, "they see it themselves"
    other.socket.close()
    soon(lambda: len(service.given) == 1)
    headers = {"Authorization": f"Bearer {table.token}"}
    path, where = f"/api/tables/{table.id}/notices/off", table.device.subscription["endpoint"]
    for _ in range(2):
        answer = lobby.http.post(path, json={"endpoint": where}, headers=headers)
        assert answer.status_code == 204
    assert table.known() == []
    other = table.sit(1 - table.first)
    play(other)
    other.socket.close()
    play(table.player)
    time.sleep(0.5)
    assert len(service.given) == 1
    table.ask()
    with writing(host.engine) as connection, connection.begin():
        assert connection.execute(select(NOTICES)).all()
        removing(table.id)(connection)
        assert connection.execute(select(NOTICES)).all() == [], "they go with the table"


def test_the_end_and_another_game_are_told(
    database: str, start: Callable[..., Running], service: Service
) -> None:
    lobby = start(database, **QUICK).lobby()
    table = Two(lobby, service)
    table.ask(language="ru")
    other = table.sit(1 - table.first)
    assert other.say("end", seat=1 - table.first, agree=True)["type"] == "done"
    other.socket.close()
    table.player.until(lambda state: not state["seats"][1 - table.first]["online"])
    assert table.player.say("end", seat=table.first, agree=True)["type"] == "done"
    soon(lambda: any("партия окончена" in told["body"] for told in table.device.told))
    headers = {"Authorization": f"Bearer {table.tokens[table.first]}"}
    answer = lobby.http.post(f"/api/tables/{table.id}/again", headers=headers)
    assert answer.status_code == 201
    soon(lambda: any("новая партия" in told["body"] for told in table.device.told))
    assert table.device.told[-1]["path"] == f"/t/{table.id}"


def test_a_seat_that_is_given_away_is_told_no_more(
    sqlite_file: str, start: Callable[..., Running], service: Service
) -> None:
    lobby = start(sqlite_file, **QUICK).lobby()
    table = Two(lobby, service)
    while table.first != 0:
        table = Two(lobby, service)
    table.ask()
    lobby.invite(table.id, 1, table.made["maker"])
    table.player.until(lambda state: not state["seats"][1]["joined"])
    play(table.player)
    time.sleep(0.5)
    assert not service.given
    stranger = Device(service, "stranger")
    assert wanted(lobby, table.id, "x" * 43, stranger).status_code == 403
    assert lobby.get(f"tables/{table.id}/notices").status_code == 403


def test_what_fails_is_tried_again_and_stops_nobody_else(
    database: str, start: Callable[..., Running], service: Service
) -> None:
    server = start(database, **QUICK)
    lobby = server.lobby()
    gone, away, hung, well = (Two(lobby, service) for _ in range(4))
    answers = {gone.device.path: 410, away.device.path: 503}

    def status(path: str) -> int:
        if path == hung.device.path:
            time.sleep(1.5)
        return answers.get(path, 201)

    service.status = status
    for table in (gone, away, hung, well):
        table.ask()
    began = time.monotonic()
    for table in (gone, away, hung, well):
        play(table.player)
    soon(lambda: bool(well.device.given) and bool(gone.device.given) and bool(away.device.given))
    assert time.monotonic() - began < 1.4, "nobody waits for the one that hangs"
    soon(lambda: gone.known() == [])
    soon(lambda: len(away.device.given) == 2)
    first, second = (pushed.at for pushed in away.device.given)
    assert second - first > 0.3, "not at once"
    answers.clear()
    soon(lambda: len(away.device.given) == 3)
    time.sleep(0.3)
    assert [len(t.device.given) for t in (gone, away, well)] == [1, 3, 1] and well.known()


def test_kill_and_restart_lose_and_repeat_nothing(tmp_path: Path, service: Service) -> None:
    database, log = f"sqlite:///{tmp_path / 'bocage.db'}", tmp_path / "log"
    settings: Any = {"BOCAGE_NOTICE_PAUSE": "0.12", "BOCAGE_PUSH_ANYWHERE": "1"}
    process = Process(database, log, **settings)
    lobby = Lobby(process.address, lambda id: None)
    table = Two(lobby, service)
    table.ask()
    key = lobby.get("notices").json()
    service.status = lambda path: 503
    play(table.player)
    soon(lambda: bool(service.given))
    time.sleep(0.15)
    lobby.close()
    process.end(signal.SIGKILL)
    service.status = lambda path: 201
    before = len(service.given)
    process = Process(database, log, **settings)
    soon(lambda: len(service.given) == before + 1)
    time.sleep(0.3)
    process.end(signal.SIGKILL)
    process = Process(database, log, **settings)
    time.sleep(1.0)
    assert len(service.given) == before + 1
    lobby = Lobby(process.address, lambda id: None)
    assert lobby.get("notices").json() == key, "the host's key stays"
    lobby.close()
    process.end()
    assert table.device.path not in log.read_text()


def test_two_processes_send_once_and_one_that_ends_is_made_good(
    shared: str, start: Callable[..., Running], service: Service
) -> None:
    servers = [start(shared, look_around=3600.0, **QUICK) for _ in range(2)]
    soon(lambda: all(len(s.app.state.host.neighbours.alive) == 2 for s in servers))
    lobbies = [server.lobby() for server in servers]
    assert lobbies[0].get("notices").json() == lobbies[1].get("notices").json()
    table = Two(lobbies[0], service)
    table.ask()
    elsewhere = lobbies[1].sit(table.id, table.token)
    play(table.player)
    time.sleep(0.5)
    assert not service.given, "they are at the other process"
    play(elsewhere)
    elsewhere.socket.close()
    play(table.player)
    soon(lambda: len(service.given) == 1)
    other = lobbies[1].sit(table.id, table.token)
    play(other)
    other.socket.close()
    time.sleep(0.3)
    lobbies[0].close()
    servers[0].stop()
    player = lobbies[1].sit(table.id, table.tokens[table.first])
    play(player)
    soon(lambda: len(service.given) == 2)
    time.sleep(0.5)
    assert len(service.given) == 2


def test_two_processes_send_once_even_if_both_look(
    shared: str,
    start: Callable[..., Running],
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @asynccontextmanager
    async def always(self: Shifts, name: str) -> AsyncIterator[bool]:
        yield True

    monkeypatch.setattr(Shifts, "claimed", always)
    servers = [start(shared, look_around=3600.0, **QUICK) for _ in range(3)]
    tables = [Two(servers[0].lobby(), service) for _ in range(4)]
    for table in tables:
        table.ask()
    for table in tables:
        play(table.player)
    soon(lambda: all(table.device.given for table in tables))
    time.sleep(0.5)
    assert [len(table.device.given) for table in tables] == [1] * 4
    sent = [server.app.state.host.meter.notices.values.values() for server in servers]
    assert sum(sum(values) for values in sent) == 4


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.1.1",
    "::1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "fd00::1",
    "64:ff9b::a00:1",
    "2002:a00:1::1",
]


def test_nothing_is_sent_into_networks_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [address for address in PRIVATE if is_public(address)] == []
    assert is_public("8.8.8.8") and is_public("2a00:1450:4001:80f::200e")
    for address in ("10.0.0.7", "[::1]", "169.254.169.254"):
        with pytest.raises(PermissionError):
            endpoint_of(f"https://{address}/push", anywhere=False)
    bad = ("http://push.example.org/x", "https://push.example.org:8080/x", "https://intranet/x")
    for address in (*bad, "https://me:pw@push.example.org/", "file:///etc/passwd", "x" * 2000):
        with pytest.raises(ValueError):
            endpoint_of(address, anywhere=False)
    assert endpoint_of("https://push.example.org/x?y=1", anywhere=False).query == "y=1"

    def named(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in ("8.8.8.8", "192.168.1.1")]

    monkeypatch.setattr(socket, "getaddrinfo", named)
    with pytest.raises(PermissionError):
        reached("push.example.org", 443, anywhere=False)
    assert push.outcome(429, "17") == (Result.LATER, 17.0)
    assert push.outcome(301, "") == (Result.FAILED, 0.0), "nobody is led elsewhere"


def test_requests_that_are_refused(lobby: Lobby, service: Service) -> None:
    made = lobby.make(HERE, LINK)
    token, device = made["tokens"]["0"], Device(service, "ana")
    assert wanted(lobby, made["id"], token, device).status_code == 422, "a private address"
    good = {**device.subscription, "endpoint": "https://push.example.org/x"}
    headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{made['id']}/notices"
    for change in (
        {"keys": {"p256dh": "AAAA", "auth": good["keys"]["auth"]}},
        {"keys": {"p256dh": good["keys"]["p256dh"], "auth": "!"}},
        {"language": "<b>"},
        {"more": 1},
    ):
        answer = lobby.http.post(path, json={**good, **change}, headers=headers)
        assert answer.status_code == 422, change
    assert lobby.http.post(path, json=good, headers=headers).status_code == 204
    for n in range(12):
        more = {**good, "endpoint": f"https://push.example.org/{n}"}
        assert lobby.http.post(path, json=more, headers=headers).status_code == 204
    assert len(lobby.get(path[5:], token).json()["push"]) == 8, "the oldest go"


def chair(**changes: Any) -> Chair:
    """A person's seat."""
    fields = {"kind": "link", "name": "Ana", "bot": None, "token": b"", "invitation": None}
    return Chair(**{**fields, "joined": True, "confirm": True, **changes})


def standing(**changes: Any) -> Standing:
    """A table that waits for its first seat."""
    usual: dict[str, Any] = {
        "id": "t",
        "game": "express",
        "chairs": (chair(), chair()),
        "over": False,
        "left": False,
        "deciding": (0,),
        "acted": {0: 3},
        "pace": None,
        "remaining": [],
        "again": None,
    }
    return Standing(**{**usual, **changes})


def test_occasions() -> None:
    assert occasion(standing(), 0, "push") == Occasion("turn", "t 3")
    assert occasion(standing(), 1, "push") is None
    stood_in = standing(chairs=(chair(stand_in="fair"), chair()))
    assert occasion(stood_in, 0, "push") is None, "a bot plays"
    day = {"kind": "daily", "bank": 86400, "increment": 0, "end": "bot", "bot": "fair"}
    much, little = (standing(pace=day, remaining=[left, 0.0]) for left in (7201.0, 7200.0))
    assert occasion(much, 0, "push") == ("turn", "t 3")
    assert occasion(little, 0, "push") == ("short", "t 3")
    assert occasion(little, 0, "mail") == ("turn", "t 3"), "one mail for one turn"
    live = {**day, "kind": "live", "bank": 600}
    assert occasion(standing(pace=live, remaining=[5.0, 5.0]), 0, "push") == ("turn", "t 3")
    assert occasion(standing(pace=live, remaining=[5.0, 5.0]), 0, "mail") is None
    assert occasion(standing(over=True), 1, "mail") == ("over", "t")
    assert occasion(standing(over=True, left=True), 1, "mail") is None
    again: Any = {"table": "next", "seats": [1]}
    assert occasion(standing(over=True, again=again), 0, "push") == ("again", "next")
    assert occasion(standing(over=True, again=again), 1, "push") is None


def test_settings_of_notices() -> None:
    given = {"BOCAGE_PUSH_CONTACT": "mailto:me@example.org", "BOCAGE_NOTICE_PAUSE": "60"}
    settings = settings_from(given)
    assert (settings.push_contact, settings.notice_pause) == ("mailto:me@example.org", 60.0)
    assert not settings.push_anywhere and not Settings("sqlite://").push_anywhere
    assert settings_from({"BOCAGE_PUSH_KEY": f"{'k' * 43}="}).push_key == "k" * 43
    for name, value in (("BOCAGE_PUSH_CONTACT", "me"), ("BOCAGE_PUSH_KEY", "secret")):
        with pytest.raises(bocage.Error) as refused:
            settings_from({name: value})
        assert "secret" not in str(refused.value)


def test_a_copy_has_the_keys_and_who_wants_to_be_told(
    sqlite_file: str, start: Callable[..., Running], service: Service, tmp_path: Path
) -> None:
    server = start(sqlite_file, **QUICK)
    table = Two(server.lobby(), service)
    table.ask()
    told = server.lobby().get("notices").json()
    copy = tmp_path / "copy.jsonl"
    back_up(server.app.state.host.engine, copy)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    begun = start(other, **QUICK)
    assert begun.lobby().get("notices").json() != told
    begun.stop()
    engine = open_database(other)
    restore(engine, copy)
    engine.dispose()
    lobby = start(other, **QUICK).lobby()
    assert lobby.get("notices").json() == told
    assert lobby.get(f"tables/{table.id}/notices", table.token).json()["push"] == table.known()
