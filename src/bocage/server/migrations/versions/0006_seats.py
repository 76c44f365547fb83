"""Who may join, who is away, who plays for whom, what comes after a game, and clocks."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def columns() -> list[tuple[str, sa.Column[Any]]]:
    """What is known of tables and seats from now on."""
    no, yes = sa.false(), sa.true()
    return [
        ("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=yes)),
        ("tables", sa.Column("joining", sa.Boolean, nullable=False, server_default=no)),
        ("tables", sa.Column("language", sa.String(8))),
        ("tables", sa.Column("patience", sa.Integer)),
        ("tables", sa.Column("ending", sa.JSON)),
        ("tables", sa.Column("ended", sa.String(16))),
        ("tables", sa.Column("again", sa.JSON)),
        ("tables", sa.Column("pace", sa.JSON)),
        ("tables", sa.Column("clocks", sa.JSON)),
        ("tables", sa.Column("ticking", sa.Float)),
        ("tables", sa.Column("due", sa.Float)),
        ("seats", sa.Column("stand_in", sa.String(32))),
        ("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=no)),
        ("seats", sa.Column("seen", sa.Float)),
    ]


def upgrade() -> None:
    """Make room for it."""
    for table, column in columns():
        op.add_column(table, column)
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO beats (id, at) VALUES (1, 0)")
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_joining", "tables", ["joining", "created"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_tables_joining", "tables")
    op.drop_index("ix_tables_due", "tables")
    op.drop_table("beats")
    for table, column in reversed(columns()):
        op.drop_column(table, column.name)
