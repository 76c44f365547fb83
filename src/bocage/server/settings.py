"""What can be set about a server."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..kernel.errors import BadValue

DEFAULT_PORT = 8440
DATABASES = ("sqlite", "postgresql")
HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")


@dataclass(frozen=True)
class Settings:
    """How a server keeps and paces its tables."""

    database: str
    host: str = "127.0.0.1"
    port: int | None = None
    """None is the default port, or a free one if that is taken."""
    bot_pause: float = 0.4
    """Seconds before a bot's turn at a table where a person sits."""
    bot_workers: int = 2
    """Processes that think for the bots."""
    bot_seconds: float = 5.0
    """Seconds after which a bot decides, whatever its level would take."""
    cached_tables: int = 1000
    """States kept in memory; others are rebuilt from their records."""
    connections_per_seat: int = 20
    spectators: int = 5000
    """Connections without a seat: in all, at one table, from one client address."""
    spectators_per_table: int = 200
    spectators_per_address: int = 100
    creations_per_minute: int = 60
    """New tables per client address."""
    look_around: float = 1.0
    """Seconds between looks at what other processes have changed."""
    resume_within: float = 86400.0
    """At start, bots go on at tables changed within so many seconds."""
    own: str = ""
    """A folder of own cards."""
    keep_unstarted: float = 0.0
    keep_abandoned: float = 0.0
    keep_finished: float = 0.0
    """Days without a change after which tables go; 0 keeps them."""
    metrics: tuple[str, int] | None = None
    """Where the numbers for Prometheus are told."""
    hosts: tuple[str, ...] = ()
    """The names that the server goes by; without any it goes by all."""


def settings_from(environment: Mapping[str, str]) -> Settings:
    """The settings that the environment gives."""
    database = environment.get("BOCAGE_DATABASE_URL") or default_database(environment)
    return Settings(
        database=database_url(database),
        host=environment.get("BOCAGE_HOST") or "127.0.0.1",
        port=read_port(environment.get("BOCAGE_PORT") or None),
        bot_pause=read_number("BOCAGE_BOT_PAUSE", environment, Settings.bot_pause),
        bot_workers=max(
            1, int(read_number("BOCAGE_BOT_WORKERS", environment, Settings.bot_workers))
        ),
        bot_seconds=read_number("BOCAGE_BOT_SECONDS", environment, Settings.bot_seconds),
        creations_per_minute=int(
            read_number("BOCAGE_TABLES_PER_MINUTE", environment, Settings.creations_per_minute)
        ),
        own=environment.get("BOCAGE_OWN") or "",
        metrics=read_metrics(environment.get("BOCAGE_METRICS") or None),
        hosts=read_hosts(environment.get("BOCAGE_HOSTS") or ""),
        keep_unstarted=read_number("BOCAGE_KEEP_UNSTARTED", environment, 0.0),
        keep_abandoned=read_number("BOCAGE_KEEP_ABANDONED", environment, 0.0),
        keep_finished=read_number("BOCAGE_KEEP_FINISHED", environment, 0.0),
    )


def read_number(name: str, environment: Mapping[str, str], usual: float) -> float:
    """A setting that is a number, 0 or more."""
    given = environment.get(name)
    if not given:
        return usual
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise BadValue(name, given, "a number, 0 or more")
    return number


def read_port(given: str | None) -> int | None:
    """A port number in a text."""
    if given is None:
        return None
    if not (given.isascii() and given.isdecimal() and len(given) <= 5 and int(given) < 65536):
        raise BadValue("port", given, "a number from 0 to 65535")
    return int(given)


def read_metrics(given: str | None) -> tuple[str, int] | None:
    """A port, on this machine alone, or a host and a port."""
    if given is None:
        return None
    host, _, number = given.rpartition(":")
    try:
        port = read_port(number)
    except BadValue:
        port = None
    if port is None:
        raise BadValue("BOCAGE_METRICS", given, "PORT or HOST:PORT")
    return host.strip("[]") or "127.0.0.1", port


def read_hosts(given: str) -> tuple[str, ...]:
    """Names of hosts between commas."""
    names = tuple([name.strip() for name in given.split(",") if name.strip()])
    for name in names:
        if HOST_NAME.fullmatch(name) is None:
            raise BadValue("BOCAGE_HOSTS", name, "names of hosts between commas, without ports")
    return names


def default_database(environment: Mapping[str, str]) -> str:
    """A SQLite file in the folder where the user's programs keep their data."""
    home = Path.home()
    if sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    elif os.name == "nt":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{data / 'bocage' / 'bocage.db'}"


def database_url(given: str) -> str:
    """A database address as SQLAlchemy wants it; the words of an error never repeat it."""
    if given.startswith("postgres://"):
        given = "postgresql://" + given.removeprefix("postgres://")
    if given.startswith("postgresql://"):
        given = "postgresql+psycopg://" + given.removeprefix("postgresql://")
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadValue("database", "this address", "sqlite:///FILE or postgresql://…") from None
    if url.get_backend_name() not in DATABASES:
        raise BadValue("database", url.get_backend_name(), "sqlite or postgresql")
    if url.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise BadValue("database", "postgresql", "sqlite; for this: pip install 'bocage[postgres]'")
    return given
