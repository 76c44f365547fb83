"""A database of the schema 0004 with every kind of table, as a dump: what it holds, and where.

`python -m tests.server.older` made it, with the code that had this schema. It is never made anew.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from bocage.cli.office import Office
from bocage.server import making
from bocage.server.database import open_database

DUMP: Final = Path(__file__).with_name("schema-0004.jsonl.gz")
KEYS: Final = DUMP.with_name("schema-0004-keys.json")
"""The secrets of its seats and what players saw: by table."""
SEEN: Final = ("revision", "moves", "deciding", "over", "campaign", "hints", "seats", "tail")


def make() -> None:
    """Play, and write both files."""
    from .client import HERE, LINK, RANDOM
    from .conftest import Running
    from .ending import near_the_end, play_out

    dice = Random("schema 0004")
    told: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(making, "new_seed", lambda: dice.getrandbits(128)),
    ):
        database = f"sqlite:///{folder}/old.db"
        server = Running(database)
        lobby = server.lobby()
        engine = open_database(database)
        running = lobby.make(HERE, LINK, options={"cards": "base"}, open=False)
        running["tokens"]["1"] = lobby.claim(running).json()["token"]
        player = lobby.sit(running["id"], *running["tokens"].values())
        player.turn("place forest")
        player.act("place fishing")
        lesson = lobby.make(HERE, game="express", lesson=True)
        bots = lobby.make(HERE, RANDOM, game="creatures", hints=True)
        series = lobby.make(HERE, campaign="solo")
        near_the_end(engine, series["id"], [57])
        play_out(lobby.sit(series["id"], series["tokens"]["0"]))
        path = f"/api/campaigns/{series['id']}"
        headers = {"Authorization": f"Bearer {series['tokens']['0']}"}
        ended = lobby.http.get(path, headers=headers).json()["ended"]
        if ended["choices"][0]:
            body = {"table": series["id"], "card": ended["choices"][0][-1]}
            lobby.http.post(f"{path}/keep", json=body, headers=headers)
        else:
            lobby.http.post(f"{path}/next", json={"table": series["id"]}, headers=headers)
        unclaimed = lobby.make(HERE, LINK)
        for name in ("running", "lesson", "bots", "series", "unclaimed"):
            made = locals()[name]
            state = lobby.sit(made["id"], *made["tokens"].values()).state
            told[name] = {**made, "state": {part: state[part] for part in SEEN}}
        server.stop()
        engine.dispose()
        DUMP.unlink(missing_ok=True)
        from bocage.cli.polite import voice_for

        Office(database, voice_for("en"), True).backup(DUMP, False)
    KEYS.write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make()
