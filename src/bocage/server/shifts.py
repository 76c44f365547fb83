"""Which of several processes does what is to be done once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import final

from .news import News


@final
class Shifts:
    """Lets one process at a time do something; alone on its database it always may."""

    def __init__(self, news: News | None) -> None:
        self.news = news

    @asynccontextmanager
    async def claimed(self, name: str) -> AsyncIterator[bool]:
        """Whether something is ours to do meanwhile; it falls free if this process dies."""
        if self.news is None:
            yield True
            return
        mine = await self.news.claim(name)
        try:
            yield mine
        finally:
            if mine:
                self.news.leave(name)
