"""`bocage admin` beside a running server."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, select, update
from websockets.exceptions import ConnectionClosed

import bocage
from bocage.server import retention
from bocage.server.database import open_database, writing
from bocage.server.retention import DAY
from bocage.server.schema import MOVES, SEATS, TABLES
from bocage.server.settings import settings_from
from bocage.server.store import adding
from tests.cli.scripts import run

from .begun import begun
from .client import HERE, LINK, Lobby, soon
from .conftest import Running


@pytest.fixture
def served(database: str, start: Callable[..., Running]) -> Running:
    """A server on a database of its own."""
    return start(database)


def admin(server: Running, *words: str, code: int = 0) -> str:
    """What a command says about a server's database."""
    database = server.app.state.host.settings.database
    result = run("admin", *words, "--database", database)
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else " ".join(result.stderr.split())


def asked(server: Running, *words: str) -> Any:
    """What a command says in JSON."""
    return json.loads(admin(server, *words, "--json"))


def laid(lobby: Lobby) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table that was begun, and one that was not."""
    played, fresh = lobby.make(HERE, LINK), lobby.make(HERE, LINK, game="creatures")
    played["tokens"]["1"] = lobby.claim(played).json()["token"]
    player = lobby.sit(played["id"], *played["tokens"].values())
    player.turn("place forest")
    player.socket.close()
    return played, fresh


def age(engine: Engine, days: float, *ids: str) -> None:
    """Let nobody have touched some tables for so long."""
    with writing(engine) as connection, connection.begin():
        old = update(TABLES).where(TABLES.c.id.in_(ids))
        connection.execute(old.values(changed=TABLES.c.changed - days * DAY))


def test_tables_are_listed_and_shown_without_secrets(served: Running) -> None:
    lobby = served.lobby()
    played, fresh = laid(lobby)
    found = {table["id"]: table for table in asked(served, "list")}
    assert found.keys() == {played["id"], fresh["id"]}
    assert found[played["id"]]["stage"] == "running" and found[played["id"]]["moves"] == 1
    assert found[fresh["id"]]["stage"] == "unstarted"
    for words, ids in [
        (("--stage", "running"), {played["id"]}),
        (("--stage", "unstarted"), {fresh["id"]}),
        (("--stage", "finished"), set()),
        (("--game", "creatures"), {fresh["id"]}),
        (("--older", "1"), set()),
        (("-n", "1"), {played["id"]}),
    ]:
        assert {table["id"] for table in asked(served, "list", *words)} == ids, words
    shown = asked(served, "show", played["id"])
    assert (
        shown["seats"][1]["name"] == "Ben"
        and shown["revision"] == lobby.stored(played["id"]).revision
    )
    told = "".join(
        admin(served, *words, *more)
        for words in (["list"], ["show", played["id"]])
        for more in ([], ["--json"])
    )
    assert played["id"] in told and "Ben" in told
    stored = lobby.stored(played["id"])
    secrets = [played["maker"], f"{stored.seed}", *played["tokens"].values()]
    assert not [secret for secret in secrets if secret in told]


def test_a_record_is_exported(served: Running, tmp_path: Path) -> None:
    played, _ = laid(served.lobby())
    assert "once the game is over" in admin(served, "export", played["id"], code=2)
    file = tmp_path / "game.bocage.json"
    admin(served, "export", played["id"], str(file), "--running")
    table = bocage.replay(bocage.Record.from_json(file.read_text(encoding="utf-8")))
    assert table.position() == served.lobby().stored(played["id"]).position


def test_a_table_is_told_by_its_link_or_any_id(sqlite_file: str) -> None:
    engine = open_database(sqlite_file)
    odd = "-h" + "x" * 20
    with writing(engine) as connection, connection.begin():
        adding(replace(begun("place forest"), id=odd))(connection)
    engine.dispose()
    for told in (odd, f"/t/{odd}", f"https://farm.example/t/{odd}/replay#seat=0&token=x"):
        result = run("admin", "show", told, "--json", "--database", sqlite_file)
        assert json.loads(result.stdout)["id"] == odd
    result = run("admin", "delete", odd, "--yes", "--database", sqlite_file)
    assert result.exit_code == 0 and "1 table" in result.stdout


def test_what_is_deleted_is_gone_at_the_server_too(served: Running) -> None:
    lobby = served.lobby()
    played, fresh = laid(lobby)
    player = lobby.sit(played["id"], played["tokens"]["0"], played["tokens"]["1"])
    assert "--yes" in admin(served, "delete", played["id"], code=2)
    assert asked(served, "delete", played["id"], "--yes") == {"deleted": 1}
    assert player.act(player.offered()[0])["code"] == "unknown-table"
    player.socket.close()
    soon(lambda: lobby.get(f"tables/{played['id']}").status_code == 404)
    assert lobby.get(f"tables/{fresh['id']}").status_code == 200
    assert "no such table" in admin(served, "show", played["id"], code=2)
    with served.app.state.host.engine.connect() as connection:
        for rows in (SEATS, MOVES):
            left = select(func.count()).where(rows.c.table_id == played["id"])
            assert connection.execute(left).scalar_one() == 0


def test_a_game_is_ended_by_whoever_runs_the_server(served: Running) -> None:
    lobby = served.lobby()
    made = lobby.make(HERE, LINK, pace={"kind": "live", "bank": 60, "bot": "random"})
    token = lobby.claim(made).json()["token"]
    player = lobby.sit(made["id"], made["tokens"]["0"], token)
    assert player.act("place forest")["type"] == "done", "it is not confirmed"
    campaign = lobby.make(HERE, campaign="solo")
    assert "--yes" in admin(served, "end", made["id"], code=2)
    assert "campaign" in admin(served, "end", made["id"], campaign["id"], "--yes", code=2)
    assert lobby.stored(made["id"]).over is False, "all of them or none"
    assert asked(served, "end", made["id"], f"/t/{made['id']}", "--yes") == {"ended": 1}
    state = player.until(lambda state: state["over"])
    assert (state["ended"], state["winners"], state["deciding"]) == ("host", [], [])
    assert state["moves"] == 0 and state["decision"] is None and state["tail"] is None
    assert state["clocks"]["running"] == [] and lobby.stored(made["id"]).due is None
    assert player.act("place forest")["code"] == "over"
    assert lobby.get(f"tables/{made['id']}/record", token).status_code == 200
    assert "over" in admin(served, "end", made["id"], "--yes", code=2)


def test_a_campaign_goes_as_a_whole(served: Running) -> None:
    lobby = served.lobby()
    made = lobby.make(HERE, campaign="solo")
    assert asked(served, "delete", made["id"], "--yes") == {"deleted": 1}
    assert lobby.get(f"campaigns/{made['id']}", made["tokens"]["0"]).status_code == 404


def test_a_seat_is_given_a_new_link(served: Running) -> None:
    lobby = served.lobby()
    played, _ = laid(lobby)
    lost = lobby.sit(played["id"], played["tokens"]["1"])
    told = asked(served, "link", played["id"], "2", "--address", "https://farm.example/")
    address, _, invitation = told["link"].partition("#join=")
    assert address == f"https://farm.example/t/{played['id']}"
    again = lobby.claim({**played, "invitations": {"1": invitation}}, name="Cem").json()
    assert again["seat"] == 1
    assert lobby.sit(played["id"], again["token"]).state["seats"][1]["name"] == "Cem"
    assert lobby.sit(played["id"], played["tokens"]["1"]).state["you"] == []
    with pytest.raises(ConnectionClosed):
        lost.until(lambda state: False)
    assert "nothing here" in admin(served, "link", played["id"], "3", code=2)


def test_what_is_old_goes_when_it_is_asked_for(served: Running) -> None:
    lobby, engine = served.lobby(), served.app.state.host.engine
    (played, fresh), young = laid(lobby), lobby.make(HERE)
    series = lobby.make(HERE, campaign="solo")
    age(engine, 10, played["id"], fresh["id"], series["id"])
    assert "--unstarted" in admin(served, "tidy", code=2)
    what = ("tidy", "--unstarted", "5", "--abandoned", "20", "--yes")
    told = {"unstarted": 1, "running": 0, "finished": 0}
    assert asked(served, *what, "--dry-run") == {"deleted": told, "dry_run": True}
    assert len(asked(served, "list")) == 4
    assert asked(served, *what) == {"deleted": told, "dry_run": False}
    left = {table["id"] for table in asked(served, "list")}
    assert left == {played["id"], series["id"], young["id"]}, "a campaign was changed as a whole"


def test_a_server_lets_old_tables_go_by_itself(
    database: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start(database)
    (played, fresh), watched = laid(first.lobby()), first.lobby().make(HERE)
    age(first.app.state.host.engine, 10, played["id"], fresh["id"], watched["id"])
    first.stop()
    monkeypatch.setattr(retention, "FIRST", 0.3)
    lobby = start(database, keep_unstarted=7.0).lobby()
    lobby.sit(watched["id"], *watched["tokens"].values())
    soon(lambda: lobby.get(f"tables/{fresh['id']}").status_code == 404)
    assert lobby.get(f"tables/{played['id']}").status_code == 200
    assert lobby.get(f"tables/{watched['id']}").status_code == 200


def test_without_a_word_all_tables_are_kept(database: str, start: Callable[..., Running]) -> None:
    settings = start(database).app.state.host.settings
    assert retention.keeping_of(settings).forever


def test_room_is_given_back(sqlite_file: str, start: Callable[..., Running]) -> None:
    server = start(sqlite_file)
    ids = [server.lobby().make(HERE)["id"] for _ in range(6)]
    admin(server, "delete", *ids, "--yes")
    size = asked(server, "vacuum")
    assert size["after"] < size["before"]
    assert server.lobby().make(HERE)["id"]


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_what_is_not_there_is_said_in_a_sentence(locale: str, tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'none.db'}"
    for words in (["list"], ["backup", str(tmp_path / "copy.db")]):
        result = run("admin", *words, "--database", missing, "--lang", locale)
        assert result.exit_code == 2 and "none.db" in result.stderr
    assert not list(tmp_path.iterdir())


def test_an_older_database_is_left_as_it_is(sqlite_file: str) -> None:
    engine = open_database(sqlite_file)
    with writing(engine) as connection, connection.begin():
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")
    engine.dispose()
    result = run("admin", "list", "--database", sqlite_file)
    assert result.exit_code == 2 and "0003" in result.stderr


def test_the_settings_of_a_host() -> None:
    given = retention.keeping_of(
        settings_from({"BOCAGE_KEEP_ABANDONED": "90", "BOCAGE_KEEP_FINISHED": "0"})
    )
    assert (given.unstarted, given.abandoned, given.finished) == (0.0, 90.0, 0.0)


def test_a_backup_is_its_owners_alone(served: Running, tmp_path: Path) -> None:
    file = tmp_path / "copy.jsonl.gz"
    assert asked(served, "backup", str(file))["bytes"] == file.stat().st_size
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "--overwrite" in admin(served, "backup", str(file), code=2)
    admin(served, "backup", str(file), "--overwrite")
    assert list(tmp_path.iterdir()) == [file]
