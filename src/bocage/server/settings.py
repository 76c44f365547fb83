"""What can be set about a server."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from email.utils import parseaddr
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..kernel.errors import BadValue, Error

DEFAULT_PORT = 8440
DATABASES = ("sqlite", "postgresql")
MOST_WORKERS = 64
HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")

PRIVATE_KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")

URL = re.compile(rf"https?://({HOST_NAME.pattern})(:\d{{1,5}})?")
SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}
"""How a mail server is spoken to, with the usual ports."""


class OneWorker(Error):
    """A SQLite database is served by one process."""


@dataclass(frozen=True)
class Smtp:
    """The mail server that takes the host's letters, and under which address it writes."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: str = "starttls"


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
    hints_per_minute: int = 60
    """Hints and looks back at a game, per client address."""
    words_per_minute: int = 60
    """What is said at tables, per client address."""
    tries_per_minute: int = 10
    """Recovery phrases and passkeys that a client address may try."""
    requests_per_second: float = 50.0
    sockets_per_address: int = 500
    """What one address may have of a process, unless it is a proxy's."""
    proxies: str = "127.0.0.1"
    """The addresses of proxies that say who their clients are."""
    look_around: float = 30.0
    """Seconds between looks at what other processes have changed without a word."""
    database_seconds: float = 5.0
    """Seconds that anything waits for the database."""
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
    workers: int = 1
    """Processes that serve; more than one need PostgreSQL."""
    notice_pause: float = 10.0
    """Seconds that somebody is away before they are sent a notice."""
    push_key: str = ""
    """The key that signs notices to browsers; without one the database keeps one."""
    push_contact: str = ""
    """Where push services reach the host."""
    push_anywhere: bool = False
    """Whether notices go to any address, private ones and those without TLS too: for tests."""

    smtp: Smtp | None = None
    """Who takes letters to people who are away; without it nobody is written to."""
    url: str = ""
    """Where people find the server, for links in letters."""

    def refuse_workers(self) -> None:
        """Refuse more processes than the database can serve."""
        if not 1 <= self.workers <= MOST_WORKERS:
            raise BadValue("workers", self.workers, f"1 to {MOST_WORKERS}")
        if self.workers > 1 and make_url(self.database).get_backend_name() == "sqlite":
            raise OneWorker

    @property
    def of_a_worker(self) -> Settings:
        """The settings of one of several processes on one machine, who share its cores."""
        each = max(2, -(-self.bot_workers // self.workers))
        return replace(self, bot_workers=min(self.bot_workers, each))


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
        database_seconds=max(
            0.1, read_number("BOCAGE_DATABASE_SECONDS", environment, Settings.database_seconds)
        ),
        own=environment.get("BOCAGE_OWN") or "",
        hints_per_minute=int(
            read_number("BOCAGE_HINTS_PER_MINUTE", environment, Settings.hints_per_minute)
        ),
        words_per_minute=int(
            read_number("BOCAGE_WORDS_PER_MINUTE", environment, Settings.words_per_minute)
        ),
        requests_per_second=read_number(
            "BOCAGE_REQUESTS_PER_SECOND", environment, Settings.requests_per_second
        ),
        sockets_per_address=int(
            read_number("BOCAGE_SOCKETS_PER_ADDRESS", environment, Settings.sockets_per_address)
        ),
        proxies=environment.get("FORWARDED_ALLOW_IPS", Settings.proxies),
        workers=int(read_number("BOCAGE_WORKERS", environment, Settings.workers)),
        metrics=read_metrics(environment.get("BOCAGE_METRICS") or None),
        hosts=read_hosts(environment.get("BOCAGE_HOSTS") or ""),
        notice_pause=read_number("BOCAGE_NOTICE_PAUSE", environment, Settings.notice_pause),
        push_key=read_key(environment.get("BOCAGE_PUSH_KEY") or ""),
        push_contact=read_contact(environment.get("BOCAGE_PUSH_CONTACT") or ""),
        push_anywhere=environment.get("BOCAGE_PUSH_ANYWHERE") == "1",
        smtp=read_smtp(environment),
        url=read_url(environment),
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


def read_smtp(environment: Mapping[str, str]) -> Smtp | None:
    """The mail server, if there is one; then it has to be known who writes, and of what address."""
    host = environment.get("BOCAGE_SMTP_HOST")
    if not host:
        return None
    tls = environment.get("BOCAGE_SMTP_TLS") or "starttls"
    if tls not in SMTP_PORTS:
        raise BadValue("BOCAGE_SMTP_TLS", tls, ", ".join(SMTP_PORTS))
    sender = environment.get("BOCAGE_SMTP_FROM") or ""
    if "@" not in parseaddr(sender)[1] or not sender.isprintable():
        raise BadValue("BOCAGE_SMTP_FROM", sender, "a mail address")
    if not read_url(environment):
        raise BadValue("BOCAGE_URL", "", "https://…: for the links in letters")
    return Smtp(
        host=host,
        port=read_port(environment.get("BOCAGE_SMTP_PORT") or None) or SMTP_PORTS[tls],
        sender=sender,
        user=environment.get("BOCAGE_SMTP_USER") or "",
        password=environment.get("BOCAGE_SMTP_PASSWORD") or "",
        tls=tls,
    )


def read_url(environment: Mapping[str, str]) -> str:
    """Where people find the server; by the first of its names, if that is all that is known."""
    given = (environment.get("BOCAGE_URL") or "").rstrip("/")
    if given and URL.fullmatch(given) is None:
        raise BadValue("BOCAGE_URL", given, "https://… with nothing behind the name")
    names = read_hosts(environment.get("BOCAGE_HOSTS") or "")
    return given or (f"https://{names[0]}" if names else "")


def read_key(given: str) -> str:
    """A private key; the words of an error never repeat it."""
    if given and PRIVATE_KEY.fullmatch(given) is None:
        raise BadValue("BOCAGE_PUSH_KEY", "this key", "32 bytes in base 64")
    return given.rstrip("=")


def read_contact(given: str) -> str:
    """An address where a host is reached."""
    if given and not given.startswith(("mailto:", "https://")):
        raise BadValue("BOCAGE_PUSH_CONTACT", given, "mailto:… or https://…")
    return given


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
