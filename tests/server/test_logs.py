"""Logs: what a line tells, and what no line ever does."""

from __future__ import annotations

import io
import json
import logging
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bocage
from bocage.server import logs
from bocage.server.database import open_database
from bocage.server.secret import hashed, new_secret
from bocage.server.store import Store

from .client import HERE, LINK, RANDOM, Lobby
from .process import Process


@pytest.fixture
def stream() -> Iterator[Callable[[str], io.StringIO]]:
    """Begins to log in a form, and gives what is written; afterwards all is as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in ("bocage", "uvicorn")}

    def run(form: str) -> io.StringIO:
        written = io.StringIO()
        logs.begin("info", form, written)
        return written

    yield run
    root.handlers[:], root.level = before
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_a_line_tells_time_level_request_and_table(stream: Callable[[str], io.StringIO]) -> None:
    written = stream("text")
    request, table = logs.REQUEST.set("r-12345678"), logs.TABLE.set("k3")
    logging.getLogger("bocage.server").error("two\nlines")
    logs.REQUEST.reset(request)
    logs.TABLE.reset(table)
    logging.getLogger("bocage.server").info("alone")
    first, second = written.getvalue().splitlines()
    moment = r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z "
    assert re.fullmatch(
        moment + r"ERROR bocage\.server request=r-12345678 table=k3 two\\nlines", first
    )
    assert re.fullmatch(moment + r"INFO bocage\.server alone", second)


def test_as_json_every_line_is_an_object(stream: Callable[[str], io.StringIO]) -> None:
    written = stream("json")
    try:
        raise ValueError("broken")
    except ValueError:
        logging.getLogger("bocage.server").exception("it failed")
    told = json.loads(written.getvalue())
    assert (told["level"], told["message"]) == ("error", "it failed")
    assert "ValueError: broken" in told["error"] and "request" not in told


def test_odd_settings_are_refused() -> None:
    assert logs.log_format({}) == "text" and logs.log_level({}) == "warning"
    with pytest.raises(bocage.BadValue, match="BOCAGE_LOG_FORMAT"):
        logs.log_format({"BOCAGE_LOG_FORMAT": "xml"})
    with pytest.raises(bocage.BadValue, match="BOCAGE_LOG"):
        logs.log_level({"BOCAGE_LOG": "debug"})


def played(lobby: Lobby) -> tuple[str, list[str]]:
    """A game with all that has to do with secrets: its table, and them."""
    bearer = new_secret()
    made: dict[str, Any] = lobby.make(HERE, LINK, RANDOM, hints=True, maker=bearer)
    secrets = [bearer, *made["tokens"].values(), *made["invitations"].values()]
    token = lobby.claim(made).json()["token"]
    wrong = new_secret()
    assert lobby.claim({"id": made["id"], "invitations": {"1": wrong}}).status_code == 403
    lobby.get(f"tables/{made['id']}/record", token)
    lobby.get(f"tables/{made['id']}/at/0?seat=0", wrong)
    lobby.http.post("/api/tables/mine", json={"tokens": [token, wrong]})
    lobby.http.post("/api/tables", json={"game": "express", "seats": [], "maker": wrong})
    player = lobby.sit(made["id"], token, made["tokens"]["0"])
    player.until(lambda state: bool(state["decision"]))
    player.say("hello", tokens=[wrong])
    player.socket.send(f'{{"type": "act", "tokens": "{wrong}"')
    player.act(player.offered()[0])
    player.step("undo")
    player.act("place nowhere")
    player.say("rename", seat=1, name="Cem")
    invited = lobby.invite(made["id"], 1, bearer).json()["invitation"]
    lobby.get(f"tables/{made['id']}/live?token={wrong}")
    secrets += [token, wrong, invited]
    return made["id"], [*secrets, *(hashed(secret).hex() for secret in secrets)]


def test_a_whole_game_leaves_no_secret_in_the_log(sqlite_file: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = Process(sqlite_file, log, BOCAGE_LOG="info", BOCAGE_LOG_FORMAT="json")
    engine = open_database(sqlite_file)
    lobby = Lobby(process.address, Store(engine).load)
    try:
        id, secrets = played(lobby)
        headers = {"X-Request-Id": "given-by-a-proxy"}
        answer = lobby.http.get(f"/api/tables/{id}", headers=headers)
        assert answer.headers["x-request-id"] == "given-by-a-proxy"
        odd = lobby.http.get("/api/health", headers={"X-Request-Id": "no id\x7f"})
        assert re.fullmatch("[0-9a-f]{16}", odd.headers["x-request-id"])
        seed = f"{lobby.stored(id).seed}"
    finally:
        lobby.close()
        process.end(signal.SIGTERM)
        engine.dispose()
    written = log.read_text(encoding="utf-8")
    assert not [secret for secret in (*secrets, seed) if secret in written]
    lines = [line for line in written.splitlines() if "given-by-a-proxy" in line]
    assert len(lines) == 1 and id in lines[0] and "200" in lines[0]
    assert "POST" in written and "LIVE" in written and "Traceback" not in written
    told = json.loads(lines[0])
    assert (told["method"], told["status"], told["table"]) == ("GET", 200, id)
    assert (told["level"], told["logger"]) == ("info", "bocage.requests")
