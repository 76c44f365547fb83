"""Settings, the command's address, and the words of every refusal."""

from __future__ import annotations

import ast
import re
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import bocage
import bocage.server
from bocage.cli.say import Voice
from bocage.cli.serve import address_of, chosen, listen, serve
from bocage.kernel.text import has
from bocage.server.settings import Settings, database_url, settings_from

SOURCE = Path(bocage.server.__file__).parent
ROOT = Path(__file__).parents[2]


def test_the_environment_sets_everything(tmp_path: Path) -> None:
    given = settings_from(
        {
            "BOCAGE_DATABASE_URL": "postgresql://me@db/bocage",
            "BOCAGE_HOST": "0.0.0.0",
            "BOCAGE_PORT": "8451",
            "BOCAGE_BOT_SECONDS": "0.5",
            "BOCAGE_BOT_WORKERS": "4",
        }
    )
    assert (given.bot_seconds, given.bot_workers) == (0.5, 4)
    assert given.database == "postgresql+psycopg://me@db/bocage"
    assert (given.host, given.port) == ("0.0.0.0", 8451)
    plain = settings_from({"XDG_DATA_HOME": str(tmp_path)})
    assert (plain.host, plain.port) == ("127.0.0.1", None)
    assert plain.database.endswith("/bocage/bocage.db")


def test_what_is_asked_for_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAGE_PORT", "8451")
    monkeypatch.setenv("BOCAGE_DATABASE_URL", "sqlite:///a.db")
    assert chosen(None, None, None).port == 8451
    assert chosen(None, 0, "sqlite:///b.db") == Settings(database="sqlite:///b.db", port=0)


@pytest.mark.parametrize("address", ["nonsense", "mysql://root:hunter2@db/x", "://hunter2"])
def test_a_bad_database_is_refused_without_repeating_its_password(address: str) -> None:
    with pytest.raises(bocage.BadValue) as refused:
        database_url(address)
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize("port", ["x", "-1", "70000", "８４４０"])
def test_a_bad_port_is_refused(port: str) -> None:
    with pytest.raises(bocage.BadValue):
        settings_from({"BOCAGE_PORT": port})


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_sqlite_is_for_one_process(locale: bocage.Locale) -> None:
    settings = Settings(database="sqlite:///a.db", port=0, workers=2)
    with pytest.raises(bocage.Error, match=r"SQLite.*--workers.*1.*PostgreSQL"):
        serve(settings, False, Voice(locale, Console()))


def test_workers_share_what_thinks() -> None:
    shared = Settings("postgresql://", bot_workers=8, workers=3)
    assert shared.of_a_worker.bot_workers == 3
    assert replace(shared, bot_workers=1).of_a_worker.bot_workers == 1
    with pytest.raises(bocage.BadValue):
        replace(shared, workers=0).refuse_workers()


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(bocage.Error, match=str(port)):
            listen(Settings(database="", port=port), "en")


def test_the_address_to_type() -> None:
    with listen(Settings(database="", host="0.0.0.0", port=0), "en") as listener:
        port = listener.getsockname()[1]
        assert address_of(listener, "0.0.0.0") == f"http://127.0.0.1:{port}/"
        assert address_of(listener, "::1") == f"http://[::1]:{port}/"


def test_every_refusal_has_words_in_all_languages() -> None:
    ids = {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(("error-", "server-"))
    }
    assert len(ids) > 15
    assert not [(id, locale) for id in ids for locale in bocage.LOCALES if not has(id, locale)]


def test_hosts_are_told_of_every_setting_and_of_no_other() -> None:
    named = re.compile("BOCAGE_[A-Z_]+[A-Z]")
    files = [*SOURCE.rglob("*.py"), *(SOURCE.parent / "cli").rglob("*.py")]
    read = {name for file in files for name in named.findall(file.read_text(encoding="utf-8"))}
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(named.findall(page))
    assert read - {"BOCAGE_DEBUG", "BOCAGE_LANG"} <= told
    samples = [file for file in (ROOT / "deploy").iterdir() if file.is_file()]
    used = {name for file in samples for name in named.findall(file.read_text(encoding="utf-8"))}
    assert (used | told) - {"BOCAGE_NAME", "BOCAGE_SERVER", "BOCAGE_COMPILE", "BOCAGE_KEEP"} <= read
