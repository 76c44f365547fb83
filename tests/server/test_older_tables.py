"""A database from before people could join, leave and be timed goes on with its tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from alembic import command
from alembic.config import Config

from bocage.server.database import open_database, writing
from bocage.server.store import Store

from .client import HERE, LINK
from .conftest import Running

BEFORE = "0004"


def test_tables_of_an_older_database(database: str, start: Callable[..., Running]) -> None:
    server = start(database)
    lobby = server.lobby()
    made = lobby.make(HERE, LINK)
    token = lobby.claim(made).json()["token"]
    lobby.sit(made["id"], made["tokens"]["0"], token).turn("place forest")
    stored = lobby.stored(made["id"])
    server.stop()
    config = Config()
    config.set_main_option("script_location", "bocage.server:migrations")
    config.set_main_option("path_separator", "os")
    engine = open_database(database)
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, BEFORE)
        connection.commit()
    engine.dispose()
    engine = open_database(database)
    assert Store(engine).load(made["id"]) == replace(stored, seen=(None, None))
    engine.dispose()
    lobby = start(database).lobby()
    assert made["id"] in {table["id"] for table in lobby.get("tables").json()}
    lobby.sit(made["id"], made["tokens"]["0"], token).turn("place clay-pit")
