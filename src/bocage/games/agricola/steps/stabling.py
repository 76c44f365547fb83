"""Stables that have just been built."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.state import Frame, Step
from ..events import STABLED
from ..state import AgricolaState
from ..telling import TELL


@final
class Stabling(Step[AgricolaState]):
    """Lies below the building of stables, and then below what cards have to say about it.

    Frame: seat, stables before, 1 once it is told.
    """

    fields: ClassVar[tuple[str, ...]] = ("stables", "told")

    def open(self, s: AgricolaState, seat: int, below: int) -> None:
        """Stables are about to be built; so many frames of that are on the stack already."""
        if s.heard[STABLED]:
            frame = (self.id, seat, s.seats[seat].stables, 0)
            s.stack.insert(len(s.stack) - below, frame)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if not frame[3]:
            s.stack.append((self.id, frame[1], frame[2], 1))
            TELL.tell(s, STABLED, frame[1], frame[2])

    def fresh(self, s: AgricolaState, seat: int) -> int:
        """The stables that a seat has just built, as a mask."""
        for frame in reversed(s.stack):
            if frame[0] == self.id and frame[1] == seat:
                return s.seats[seat].stables & ~frame[2]
        return 0


STABLING: Final = Stabling()
