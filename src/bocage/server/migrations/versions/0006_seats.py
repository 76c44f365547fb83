"""Which tables the lobby lists, and where anybody may join."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    for name, usual in (("listed", sa.true()), ("joining", sa.false())):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=usual)
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("language", sa.String(8)))
    op.create_index("ix_tables_joining", "tables", ["joining", "created"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_tables_joining", "tables")
    for name in ("language", "joining", "listed"):
        op.drop_column("tables", name)
