"""The example client of the docs plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sqlalchemy import select

from bocage.server.schema import TABLES

from ..browser.serving import Server

CLIENT = Path(__file__).parents[2] / "docs" / "example_client.py"


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        run = subprocess.run(
            [sys.executable, CLIENT, server.url], capture_output=True, text=True, timeout=120
        )
        assert run.returncode == 0, run.stderr
        totals = run.stdout.strip()
        assert totals.startswith("[") and totals.count(",") == 1
        with server.opened_database() as engine:
            [over] = engine.connect().execute(select(TABLES.c.over)).scalars()
        assert over
    finally:
        server.stop()


def test_it_is_as_short_as_promised() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= 40
