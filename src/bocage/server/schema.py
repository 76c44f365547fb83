"""The database: tables, their seats and the moves of their games."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("committed", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("position", JSON, nullable=False),
    Column("start", JSON(none_as_null=True)),
    Column("start_n", Integer, nullable=False),
)
"""`position` is the state after the committed moves. Where changed rules no longer give it, the
game goes on from `start`, which was the position after `start_n` moves."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("token", LargeBinary(32), unique=True),
    Column("invitation", LargeBinary(32)),
    Column("joined", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
)
"""`token` and `invitation` are hashes of the secrets."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("committed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

Index("ix_tables_changed", TABLES.c.changed)
Index("ix_tables_created", TABLES.c.created)
