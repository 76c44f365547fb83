"""What people say at a table, whether they may, and whether its game was brought in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    words = sa.Column("words", sa.String(8), nullable=False, server_default="all")
    brought = sa.Column("brought", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", words)
    op.add_column("tables", brought)
    home = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "words",
        sa.Column("table_id", sa.String(32), home, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(200)),
        sa.Column("remark", sa.String(32)),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("words")
    op.drop_column("tables", "brought")
    op.drop_column("tables", "words")
