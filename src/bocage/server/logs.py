"""Logs: one line per event, as text or as JSON, with the request and the table it is about."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, TextIO, final

from ..kernel.errors import BadValue

LEVELS: Final = ("info", "warning", "error")
"""Finer levels would write down what clients send, tokens included."""
FORMATS: Final = ("text", "json")

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request, or of the connection, that something is done for."""
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")
"""The table that something is done at."""


def log_level(environment: Mapping[str, str]) -> str:
    """How much to tell about requests and troubles."""
    return chosen("BOCAGE_LOG", LEVELS, environment.get("BOCAGE_LOG") or "warning")


def log_format(environment: Mapping[str, str]) -> str:
    """Whether logs are for people or for programs."""
    return chosen("BOCAGE_LOG_FORMAT", FORMATS, environment.get("BOCAGE_LOG_FORMAT") or "text")


def chosen(name: str, known: tuple[str, ...], given: str) -> str:
    """One of the values that are known."""
    if given.lower() not in known:
        raise BadValue(name, given, ", ".join(known))
    return given.lower()


def begin(level: str, form: str, stream: TextIO | None = None) -> None:
    """Write logs from here on, those of the libraries beneath us too."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    handler.addFilter(placed)
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    for name in ("bocage", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())


def placed(record: logging.LogRecord) -> bool:
    """Write down with a record what it is about, where it was made."""
    record.request = getattr(record, "request", REQUEST.get())
    record.table = getattr(record, "table", TABLE.get())
    return True


def at(record: logging.LogRecord) -> str:
    """When something happened, in UTC."""
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@final
class AsText(logging.Formatter):
    """`2026-01-31T12:00:00.000Z WARNING bocage.server request=… table=… words`."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line, and below it the trace of an error."""
        parts = [at(record), record.levelname, record.name]
        for name in ("request", "table"):
            if value := getattr(record, name, ""):
                parts.append(f"{name}={value}")
        line = " ".join([*parts, printable(record.getMessage())])
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


@final
class AsJson(logging.Formatter):
    """One JSON object per line: time, level, logger, message, and more where there is more."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as an object."""
        told: dict[str, object] = {
            "time": at(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("request", "table"):
            if value := getattr(record, name, ""):
                told[name] = value
        told |= getattr(record, "facts", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def printable(words: str) -> str:
    """Words on one line, whatever somebody has put into them."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in words)
