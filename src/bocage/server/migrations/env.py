"""Runs the steps on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from bocage.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
