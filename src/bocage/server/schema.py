"""The database: tables, their seats and the moves of their games, and campaigns."""

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
    false,
    true,
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
    Column("campaign", String(32), index=True),
    Column("leg", JSON(none_as_null=True)),
    Column("hints", Boolean),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("listed", Boolean, nullable=False, server_default=true()),
    Column("joining", Boolean, nullable=False, server_default=false()),
    Column("language", String(8)),
    Column("patience", Integer),
    Column("ending", JSON(none_as_null=True)),
    Column("ended", String(16)),
    Column("again", JSON(none_as_null=True)),
    Column("pace", JSON(none_as_null=True)),
    Column("clocks", JSON(none_as_null=True)),
    Column("ticking", Float),
    Column("due", Float, index=True),
)
"""`position` is the state after the committed moves. Where changed rules no longer give it, the
game goes on from `start`, which was the position after `start_n` moves; a game of a campaign begins
with one, too. `leg` tells which game of its campaign it is. The seats of a campaign are those of
its first table, whose id is the campaign's. `hints` says whether seats may ask for advice; without
a word, whether they may depends on who sits there. In a `lesson` a guide leads through the game.
A table that is `listed` stands in the lobby; where `joining` is on, anybody may take a free seat.
`language` is that of whoever made it. Whoever is away for `patience` seconds may be stood in for.
`ending` are the seats that want to end the game now, `ended` tells how it was ended before its end,
`again` at which table the next game is played and which seats have gone there. `clocks` are as they
stood at `ticking`, and the first of those that run has run out when it is `due`."""

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
    Column("stand_in", String(32)),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("seen", Float),
)
"""`token` and `invitation` are hashes of the secrets. `stand_in` is the bot that plays for the
seat's person, `seen` when that was seen last."""

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

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("data", JSON, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("ended", JSON(none_as_null=True)),
    Column("chosen", JSON, nullable=False),
)
"""`data` are the campaign with its finished games, `facts` what is told of it. It is played at the
table `table_id`; once the game is over, `ended` says how, and `chosen` what seats want to keep."""

BEATS = Table(
    "beats",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row: when a server was known to run last."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("seat", Integer, nullable=False),
    Column("token", LargeBinary(32), nullable=False),
    Column("way", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("keys", JSON(none_as_null=True)),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("secret", LargeBinary(32)),
    Column("told", String(80)),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("rests", Float, nullable=False, server_default="0"),
)
"""Who wants to be told of their turns: by `push` to a browser, whose `keys` seal what is sent, or
by `mail`. Whoever had the seat by another `token` has lost it. An address with a `secret` waits for
its owner's word; that is its hash. `told` is the occasion that was told last; until `rests`, in
seconds since 1970, nothing is sent: somebody is at it, or it has failed."""

HOST_KEYS = Table(
    "host_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all processes of a host sign with."""

Index("ix_tables_changed", TABLES.c.changed)
Index("ix_tables_created", TABLES.c.created)
Index("ix_tables_joining", TABLES.c.joining, TABLES.c.created)
