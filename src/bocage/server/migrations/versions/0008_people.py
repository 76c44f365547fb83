"""People who keep who they are: their devices, passkeys and seats, results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def whose() -> sa.Column[str]:
    """A column that names a person, with whom the row goes."""
    people = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), people, nullable=False)


def upgrade() -> None:
    """Make room for them."""
    no = sa.false()
    op.add_column("tables", sa.Column("counts", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seats", sa.Column("person", sa.String(32)))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "keys",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("device", sa.String(32)),
    )
    op.create_index("ix_keys_hash", "keys", ["hash"])
    op.create_index("ix_keys_device", "keys", ["device"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.LargeBinary(32), unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        whose(),
        sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        whose(),
        sa.Column("credential", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary(64), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_results_person", "results", ["person"])


def downgrade() -> None:
    """Remove them."""
    for name in ("results", "ratings", "challenges", "passkeys", "devices", "people", "keys"):
        op.drop_table(name)
    op.drop_index("ix_seats_person", "seats")
    op.drop_column("seats", "person")
    op.drop_column("tables", "counts")
