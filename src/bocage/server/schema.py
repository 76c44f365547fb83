"""The database: tables, their seats and the moves of their games, and campaigns."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
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
    Column("words", String(8), nullable=False, server_default="all"),
    Column("brought", Boolean, nullable=False, server_default=false()),
    Column("counts", Boolean, nullable=False, server_default=false()),
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
stood at `ticking`, and the first of those that run has run out when it is `due`. `words` tells
what people may say: all, remarks only, or nothing (`off`). A game that was `brought` was played
elsewhere. If it `counts`, its results are kept in `results`."""

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
    Column("person", String(32), index=True),
)
"""`token` and `invitation` are hashes of the secrets. `stand_in` is the bot that plays for the
seat's person, `seen` when that was seen last, `person` whoever keeps who they are and has the
seat."""

KEYS = Table(
    "keys",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("hash", LargeBinary(32), primary_key=True),
    Column("device", String(32), index=True),
    Index("ix_keys_hash", "hash"),
)
"""Further tokens of seats: those of the other devices of whoever has them."""

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

WORDS = Table(
    "words",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(200)),
    Column("remark", String(32)),
    Column("at", Float, nullable=False),
)
"""What was said at a table, in a campaign at its first one, by whoever was called so then: a text
as it was typed, or a remark that everybody reads in their own language."""

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


def whose() -> Column[str]:
    """A column that names a person, with whom the row goes."""
    people = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", String(32), people, nullable=False, index=True)


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("phrase", LargeBinary(32), unique=True),
    Column("made", Float, nullable=False),
)
"""Whoever keeps who they are; `phrase` is the hash of the words by which they are known again."""

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    whose(),
    Column("key", LargeBinary(32), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Where somebody is known; `key` is the hash of a secret."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),
    whose(),
    Column("credential", LargeBinary, nullable=False, unique=True),
    Column("host", String(255), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", LargeBinary(64), primary_key=True),
    Column("person", String(32)),
    Column("host", String(255), nullable=False),
    Column("until", Float, nullable=False),
)
"""What passkeys are to sign, once and soon; with the person whose passkey is to be made."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""What seats have come to at tables that count; they outlive the tables. Whoever has `left` has
resigned, or a bot played for them in the end."""
