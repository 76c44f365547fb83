"""Campaigns, and which tables belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of campaigns, and room for a table's part in one."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("ended", sa.JSON),
        sa.Column("chosen", sa.JSON, nullable=False),
    )
    op.add_column("tables", sa.Column("campaign", sa.String(32)))
    op.add_column("tables", sa.Column("leg", sa.JSON))
    op.create_index("ix_tables_campaign", "tables", ["campaign"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("ix_tables_campaign", "tables")
    op.drop_column("tables", "leg")
    op.drop_column("tables", "campaign")
    op.drop_table("campaigns")
