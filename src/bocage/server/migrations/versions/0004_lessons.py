"""Whether a table is a guided first game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    op.add_column(
        "tables", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "lesson")
