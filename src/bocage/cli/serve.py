"""The web table, served from this machine."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

import bocage

from ..kernel.text import text
from ..server import logs
from ..server.app import create_app
from ..server.database import open_database
from ..server.gate import Trusted
from ..server.settings import DEFAULT_PORT, OneWorker, Settings, database_url, settings_from
from ..server.sockets import RESERVE, Config, Door, Server
from ..server.versions import NewerSchema
from .say import MUTED, Voice
from .workers import supervise

LONGEST_FRAME = 1 << 16
"""Longer messages end a connection; those up to here are told that they are too long."""
GRACE = 3


def chosen(
    host: str | None,
    port: int | None,
    database: str | None,
    own: Path | None = None,
    workers: int | None = None,
) -> Settings:
    """The environment's settings, but for what was asked for."""
    given = settings_from(os.environ)
    return replace(
        given,
        host=host or given.host,
        port=given.port if port is None else port,
        database=database_url(database) if database else given.database,
        own=str(own) if own else given.own,
        workers=workers or given.workers,
    )


def listen(settings: Settings, locale: bocage.Locale) -> socket.socket:
    """A socket that listens on the port asked for; on the default one, or a free one if taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    wanted = [DEFAULT_PORT, 0] if settings.port is None else [settings.port]
    for port in wanted:
        # Without its protocol, asyncio does not know that TCP_NODELAY is for it.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            # Two processes may both bind a port; only one of them can listen.
            listener.listen()
        except OSError:
            listener.close()
        else:
            listener.set_inheritable(False)
            return listener
    raise bocage.Error(text(bocage.Message("server-port-taken", {"port": str(wanted[0])}), locale))


def address_of(listener: socket.socket, host: str) -> str:
    """The address to type into a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listener.getsockname()[1]}/"


def has_browser() -> bool:
    """Whether a browser window would be seen by whoever started this."""
    if os.environ.get("CI") or not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(settings: Settings, browser: bool, voice: Voice) -> None:
    """Serve the web table until interrupted."""
    level = logs.log_level(os.environ)
    try:
        settings.refuse_workers()
    except OneWorker:
        raise bocage.Error(text("server-one-worker", voice.locale)) from None
    listener = listen(settings, voice.locale)
    address = address_of(listener, settings.host)

    def ready() -> None:
        voice.print(voice.words("server-at", address=address))
        voice.print(voice.words("server-stop"), style=MUTED)
        sys.stdout.flush()
        if browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        if settings.workers > 1:
            open_database(settings.database).dispose()
            supervise(settings.workers, partial(work, settings.of_a_worker, level), listener, ready)
        else:
            work(settings, level, listener, ready, lambda: None)
    except (SQLAlchemyError, OSError):
        listener.close()
        raise bocage.Error(text("server-no-database", voice.locale)) from None
    except NewerSchema as error:
        listener.close()
        raise bocage.Error(text(error.message, voice.locale)) from None


def work(
    settings: Settings,
    level: str,
    listener: socket.socket,
    ready: Callable[[], None],
    well: Callable[[], None],
) -> None:
    """Serve the web table in this process; say when it is ready, and then that it is well."""
    logs.begin(level, logs.log_format(os.environ))
    settings = replace(settings, spectators=min(settings.spectators, many_sockets() // 2))
    app = create_app(settings)
    seldom_collect()
    Server(config_of(app, level, settings), ready, well).run(sockets=[listener])


def config_of(app: ASGIApp, level: str, settings: Settings) -> Config:
    """How the application is served. States are short, and packed messages could hide long ones."""
    trusted = Trusted(settings.proxies)
    room = max(RESERVE, many_sockets() - RESERVE)
    return Config(
        app,
        Door(room, settings.sockets_per_address, trusted),
        forwarded_allow_ips=settings.proxies,
        log_level=level,
        log_config=None,
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


def many_sockets() -> int:
    """How many connections the system lets us have at most, once we have asked for all of them."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if allowed == resource.RLIM_INFINITY else allowed


def seldom_collect() -> None:
    """Keep garbage collection from stopping all tables at once: states have no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
