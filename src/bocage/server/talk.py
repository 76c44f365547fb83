"""What people say to each other at a table: kept with it, and told to whoever is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol, cast, final

from sqlalchemy import Connection, Engine, delete, func, insert, select

from ..kernel.errors import BadValue, listing
from . import shapes
from .database import reading
from .news import News
from .refusals import Refusal, bad_value, forbidden
from .schema import TABLES, WORDS
from .stored import Stored

if TYPE_CHECKING:
    from .host import Host
    from .live import Live

LOG = logging.getLogger("bocage.server")
KEPT: Final = 200
"""So many words of a table are kept, the newest."""
OFTEN: Final = ((5, 10.0), (30, 300.0))
"""How often a seat may say something, in how many seconds."""
REMARKS: Final = (
    *("hello", "good-luck", "nice-move", "well-played", "thanks", "moment"),
    *("take-time", "oops", "back-soon", "here-again", "again", "goodbye"),
)
"""What can be said in everybody's own language."""
CHUNK: Final = 400


class Hearer(Protocol):
    """A client that wants to know what is said at its table."""

    def listen_up(self) -> None:
        """Something was said."""
        ...


@final
class Talk:
    """What was said at a table, or at all tables of a campaign, as far as this process knows."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.words: list[shapes.Word] = []
        self.known = False
        """Whether it was read, so that only what is new has to be."""
        self.hearers: set[Hearer] = set()
        self.lock = asyncio.Lock()

    @property
    def last(self) -> int:
        """The number of what was said last."""
        return self.words[-1]["n"] if self.words else 0

    def since(self, n: int) -> list[shapes.Word]:
        """What was said after a number."""
        return [word for word in self.words if word["n"] > n]


@final
class Talks:
    """The talks that somebody listens to here."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.open: dict[str, Talk] = {}

    async def join(self, stored: Stored, hearer: Hearer) -> Talk | None:
        """Somebody listens at a table, unless nobody speaks there."""
        if stored.words == "off":
            return None
        talk = self.open.setdefault(stored.home, Talk(stored.home))
        talk.hearers.add(hearer)
        if not talk.known:
            try:
                await self.read(talk)
            except Refusal:
                LOG.error("what was said at a table could not be read")
        return talk

    def leave(self, talk: Talk, hearer: Hearer) -> None:
        """Somebody listens no more."""
        talk.hearers.discard(hearer)
        if not talk.hearers and self.open.get(talk.home) is talk:
            del self.open[talk.home]

    async def read(self, talk: Talk) -> None:
        """Learn what is new, and let everybody know."""
        async with talk.lock:
            new = await self.host.look(words_since, self.host.engine, talk.home, talk.last)
            talk.words = [*talk.words, *new][-KEPT:]
            talk.known = True
        if new:
            for hearer in talk.hearers:
                hearer.listen_up()

    # Saying

    async def say(
        self, live: Live, seat: int, text: str | None, remark: str | None, address: str
    ) -> None:
        """Somebody says something, whether or not they wait until it is heard."""
        stored = live.stored
        check_words(stored, text, remark)
        if not self.host.take("words", address):
            raise Refusal("too-fast", "error-words-fast")
        name = stored.chairs[seat].name
        word = {"seat": seat, "name": name, "text": text, "remark": remark, "at": time.time()}
        task = asyncio.create_task(self.say_whole(stored.home, word))
        self.host.changes.add(task)
        task.add_done_callback(self.host.changes.discard)
        await asyncio.shield(task)

    async def say_whole(self, home: str, word: dict[str, object]) -> None:
        """Something is said: durable first, then known to everybody."""
        await self.host.write(home, saying(home, word, self.host.news))
        talk = self.open.get(home)
        if talk is not None:
            await self.read(talk)

    # What is said at other processes

    def said(self, homes: dict[str, int]) -> None:
        """Something was said elsewhere."""
        for home, n in homes.items():
            talk = self.open.get(home)
            if talk is not None and talk.last < n:
                self.host.chore(self.follow(talk))

    async def follow(self, talk: Talk) -> None:
        """Read what was said elsewhere."""
        try:
            await self.read(talk)
        except Refusal as refusal:
            LOG.error("what was said elsewhere could not be read: %s", refusal.code)
        except Exception:
            LOG.exception("what was said elsewhere could not be read")

    async def look_once(self) -> None:
        """Look whether anything was said without a word from elsewhere."""
        if self.open:
            self.said(await self.host.look(newest, self.host.engine, list(self.open)))


def check_words(stored: Stored, text: str | None, remark: str | None) -> None:
    """Refuse what cannot be said at a table."""
    if (text is None) == (remark is None):
        raise bad_value(BadValue("text", text, "text or remark, one of both"))
    if remark is not None and remark not in REMARKS:
        raise bad_value(BadValue("remark", remark, listing(REMARKS)))
    if stored.words == "off":
        raise Refusal("forbidden", "error-words-off")
    if stored.words == "remarks" and text is not None:
        raise Refusal("forbidden", "error-words-remarks")


# In the database


def words_since(engine: Engine, home: str, n: int) -> list[shapes.Word]:
    """What was said at a table after a number."""
    chosen = select(WORDS).where(WORDS.c.table_id == home, WORDS.c.n > n).order_by(WORDS.c.n)
    with reading(engine) as connection:
        return [
            {
                "n": row.n,
                "seat": row.seat,
                "name": row.name,
                "text": row.text,
                "remark": row.remark,
                "at": row.at,
            }
            for row in connection.execute(chosen)
        ]


def newest(engine: Engine, homes: list[str]) -> dict[str, int]:
    """The numbers of what was said last at some tables."""
    found: dict[str, int] = {}
    last = select(WORDS.c.table_id, func.max(WORDS.c.n)).group_by(WORDS.c.table_id)
    with reading(engine) as connection:
        for first in range(0, len(homes), CHUNK):
            some = WORDS.c.table_id.in_(homes[first : first + CHUNK])
            found.update({row[0]: row[1] for row in connection.execute(last.where(some))})
    return found


def saying(home: str, word: dict[str, object], news: News | None) -> Callable[[Connection], None]:
    """The job that writes down what somebody says, unless they have said too much lately.

    Whoever says something at the same time at another process waits for it.
    """
    now, seat = cast(float, word["at"]), word["seat"]

    def work(connection: Connection) -> None:
        table = select(TABLES.c.id).where(TABLES.c.id == home).with_for_update(key_share=True)
        if connection.scalar(table) is None:
            raise forbidden()
        here = WORDS.c.table_id == home
        longest = max(seconds for _, seconds in OFTEN)
        lately = select(WORDS.c.at).where(here, WORDS.c.seat == seat, WORDS.c.at > now - longest)
        check_pace(connection.scalars(lately), now)
        n = 1 + (connection.scalar(select(func.max(WORDS.c.n)).where(here)) or 0)
        connection.execute(insert(WORDS), {**word, "table_id": home, "n": n})
        connection.execute(delete(WORDS).where(here, WORDS.c.n <= n - KEPT))
        if news is not None:
            news.tell_with(connection, "said", {home: n})

    return work


def check_pace(lately: Iterable[float], now: float) -> None:
    """Refuse more words of a seat that has spoken at these times."""
    times = list(lately)
    for most, seconds in OFTEN:
        if sum(at > now - seconds for at in times) >= most:
            raise Refusal("too-fast", "error-words-fast")
