"""Backups made while a server runs, and what becomes of them; databases of older versions."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import inspect

import bocage
from bocage.cli.serve import serve
from bocage.server import logs
from bocage.server.backup import NoBackup, NotEmpty, back_up, restore
from bocage.server.database import open_database, writing
from bocage.server.secret import new_secret
from bocage.server.settings import Settings
from bocage.server.store import Store, adding
from bocage.server.upkeep import opened
from bocage.server.versions import NewerSchema, newest
from tests.cli.scripts import voice

from .begun import begun
from .client import HERE
from .conftest import Running
from .older import DUMP, KEYS


def refill(address: str, file: Path) -> None:
    """Fill an empty database from a backup."""
    with opened(address, create=True, ready=False) as engine:
        restore(engine, file)


def same_tables(one: str, other: str) -> None:
    """Check that two databases hold the same tables."""
    engines = [open_database(address) for address in (one, other)]
    stores = [Store(engine) for engine in engines]
    ids = [[table["id"] for table in store.newest(100)] for store in stores]
    assert ids[0] == ids[1] and ids[0]
    for id in ids[0]:
        assert stores[0].load(id) == stores[1].load(id)
        assert stores[0].campaign(id) == stores[1].campaign(id)
    for engine in engines:
        engine.dispose()


def test_a_game_goes_on_from_a_backup_in_either_kind_of_database(
    database: str,
    sqlite_file: str,
    new_database: Callable[[], str],
    start: Callable[..., Running],
    tmp_path: Path,
) -> None:
    server = start(database)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE)
    lobby.make(HERE, campaign="solo")
    player = lobby.sit(made["id"], *made["tokens"].values())
    player.turn("place forest")
    player.act("place farmland")
    before = player.state
    dumped, copied = tmp_path / "all.jsonl.gz", tmp_path / "copy"
    back_up(server.app.state.host.engine, dumped)
    player.act(player.offered()[0])
    refill(sqlite_file, dumped)
    with opened(sqlite_file) as engine:
        back_up(engine, copied)
    again = new_database()
    refill(again, copied)
    same_tables(sqlite_file, again)
    player = start(again).lobby().sit(made["id"], *made["tokens"].values())
    for name in ("revision", "moves", "tail", "decision", "view", "seats", "scores"):
        assert player.state[name] == before[name]
    player.act(player.offered()[0])
    assert player.step("confirm")["type"] == "done"


def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    engine = open_database(database)
    enough = Event()
    table = begun()
    chairs = tuple([replace(chair, token=None) for chair in table.chairs])

    def write() -> None:
        while not enough.is_set():
            fresh = replace(table, id=new_secret()[:22], chairs=chairs)
            with writing(engine) as connection, connection.begin():
                adding(fresh)(connection)

    thread = Thread(target=write)
    thread.start()
    try:
        for n in range(4):
            file = tmp_path / f"{n}.jsonl"
            back_up(engine, file)
            lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
            named = [line["table"] for line in lines if "table" in line]
            assert named.count("seats") == 2 * named.count("tables")
    finally:
        enough.set()
        thread.join()
        engine.dispose()


def test_what_is_no_whole_backup_leaves_nothing_behind(database: str, tmp_path: Path) -> None:
    whole = gzip.decompress(DUMP.read_bytes()).decode().splitlines(keepends=True)
    head = json.loads(whole[0])
    torn = {
        "empty": "",
        "text": "farm games\n",
        "cut": "".join(whole[:-1]),
        "less": "".join([*whole[:-2], whole[-1]]),
        "other": json.dumps({**head, "format": 99}) + "\n",
        "odd": "".join([whole[0], '{"table": "moves", "row": {"n": 1}}\n', '{"rows": 1}\n']),
    }
    file = tmp_path / "backup"
    for name, content in torn.items():
        file.write_text(content, encoding="utf-8")
        with pytest.raises(NoBackup):
            refill(database, file)
        with opened(database, create=True, ready=False) as engine:
            assert inspect(engine).get_table_names() == [], name
    file.write_bytes(DUMP.read_bytes()[:-300])
    with pytest.raises(NoBackup):
        refill(database, file)
    file.write_text(json.dumps({**head, "schema": "9999"}) + "\n", encoding="utf-8")
    with pytest.raises(NewerSchema):
        refill(database, file)


def test_only_an_empty_database_is_filled(database: str) -> None:
    engine = open_database(database)
    engine.dispose()
    refill(database, DUMP)
    with pytest.raises(NotEmpty):
        refill(database, DUMP)


def test_tables_of_an_older_schema_are_played_on(
    database: str, start: Callable[..., Running]
) -> None:
    refill(database, DUMP)
    told = json.loads(KEYS.read_text(encoding="utf-8"))
    lobby = start(database).lobby()
    for name, was in told.items():
        player = lobby.sit(was["id"], *was["tokens"].values())
        now, before = player.state, was["state"]
        assert not now["diverged"], name
        for part in ("revision", "moves", "deciding", "over", "campaign", "hints"):
            assert now[part] == before[part], (name, part)
        assert [seat["name"] for seat in now["seats"]] == [s["name"] for s in before["seats"]]
    running = told["running"]
    player = lobby.sit(running["id"], *running["tokens"].values())
    assert player.state["tail"]["actions"] == running["state"]["tail"]["actions"]
    assert player.step("confirm")["type"] == "done"
    series = told["series"]
    found = lobby.get(f"campaigns/{series['id']}", series["tokens"]["0"]).json()
    assert [game["scores"] for game in found["games"]] == [[57]]
    unclaimed = told["unclaimed"]
    assert lobby.claim(unclaimed).status_code == 200


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_a_newer_schema_is_refused_in_a_sentence(
    sqlite_file: str, locale: bocage.Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "begin", lambda level, form: None)
    engine = open_database(sqlite_file)
    with writing(engine) as connection, connection.begin():
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        adding(begun("place forest"))(connection)
    engine.dispose()
    with pytest.raises(bocage.Error) as refused:
        serve(Settings(sqlite_file, port=0), False, voice(locale))
    told = str(refused.value)
    assert "9999" in told and newest() in told and "Traceback" not in told
