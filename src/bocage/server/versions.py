"""Which schema a database has, and whether we know it."""

from __future__ import annotations

from typing import Final, final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ..kernel.errors import Error
from ..kernel.messages import Message
from ..kernel.text import text

NEWEST: Final = "head"


@final
class NewerSchema(Error):
    """A newer version of Bocage has changed the database."""

    def __init__(self, found: str) -> None:
        self.message = Message("server-newer-schema", {"found": found, "known": newest()})
        super().__init__(text(self.message))


def steps(connection: Connection | None = None) -> Config:
    """Where the steps lie that bring a database up to date."""
    config = Config()
    config.set_main_option("script_location", "bocage.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The schema that we use."""
    return ScriptDirectory.from_config(steps()).get_current_head() or ""


def version_of(connection: Connection) -> str:
    """The schema that a database has; nothing if it is empty."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def refuse_newer(version: str) -> None:
    """Refuse a schema that only a newer version of Bocage knows."""
    known = {step.revision for step in ScriptDirectory.from_config(steps()).walk_revisions()}
    if version and version not in known:
        raise NewerSchema(version)


def upgrade(connection: Connection, version: str = NEWEST) -> None:
    """Run the steps that are missing to a schema."""
    refuse_newer(version_of(connection))
    command.upgrade(steps(connection), version)
