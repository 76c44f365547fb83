"""Whether a table's seats may ask for advice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "hints")
