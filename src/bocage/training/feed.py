"""Between the learner and its workers: what they are asked next, and what they bring back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import partial
from itertools import count
from queue import Empty, Queue
from threading import Thread
from typing import Final, final

from ..arena.crew import Crew
from .playing import Bag, Duel, Errand, Setup, work

WAITING: Final = 16
"""So much may lie there unread before workers wait."""
SHARE: Final = 3
"""While there are duels to be played, one errand in so many is one."""


@final
class Feed:
    """Keeps a crew busy beside the learner, and hands over what it brings.

    `newest` is the network that is sent with every errand from now on.
    """

    def __init__(self, crew: Crew, setup: Setup, newest: bytes, lessons: int = 0) -> None:
        self.crew = crew
        self.lessons = lessons
        self.setup = setup
        self.newest = newest
        self.duels: deque[tuple[str, bytes]] = deque()
        self.over = False
        self.brought: Queue[Bag | Duel | Exception | None] = Queue(WAITING)
        self.thread = Thread(target=self._work, daemon=True)
        self.thread.start()

    def errands(self) -> Iterator[Errand]:
        """What is asked, one after the other: lessons first, in the end only the duels left."""
        for number in count():
            if number < self.lessons and not self.over:
                yield Errand(number, self.newest, lesson=True)
            elif self.duels and (self.over or number % SHARE == 0):
                yield Errand(number, self.newest, *self.duels.popleft())
            elif self.over:
                return
            else:
                yield Errand(number, self.newest)

    def _work(self) -> None:
        """Pass on what comes; what goes wrong is passed on, too."""
        try:
            for found in self.crew.each(partial(work, self.setup), self.errands()):
                self.brought.put(found)
            self.brought.put(None)
        except Exception as error:
            self.brought.put(error)

    def take(self, wait: float) -> Iterator[Bag | Duel]:
        """What has been brought, the first of it within so many seconds."""
        while not self.ended:
            try:
                found = self.brought.get(timeout=wait) if wait else self.brought.get_nowait()
            except Empty:
                return
            wait = 0.0
            if isinstance(found, Exception):
                raise found
            if found is None:
                self.thread.join()
                return
            yield found

    @property
    def ended(self) -> bool:
        """Whether everything has been brought and handed over."""
        return not self.thread.is_alive() and self.brought.empty()
