"""Who wants to be told of their turns, where, and the host's keys for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), table, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("secret", sa.LargeBinary(32)),
        sa.Column("told", sa.String(80)),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rests", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("host_keys")
    op.drop_table("notices")
