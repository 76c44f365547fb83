"""The walk over six rounds, with a harvest after the third, the fifth and the last."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.state import Frame, Step
from .harvest import HARVEST
from .state import ExpressState
from .turn import pass_on
from .vocabulary import HARVESTS, ROUNDS


@final
class Rounds(Step[ExpressState]):
    """What comes after a round, at the bottom of every stack. Frame: nobody, harvest held."""

    fields: ClassVar[tuple[str, ...]] = ("harvested",)

    def begin(self, s: ExpressState, seat: int) -> None:
        s.stack.append((self.id, -1, 1))

    def run(self, s: ExpressState, frame: Frame) -> None:
        if s.round in HARVESTS and not frame[2]:
            s.stack.append((self.id, -1, 1))
            HARVEST.begin(s, -1)
        elif s.round < ROUNDS:
            s.round += 1
            s.stack.append((self.id, -1, 0))
            start_round(s)


def start_round(s: ExpressState) -> None:
    """Every seat has its actions again, and the starting player begins."""
    for seat in range(s.count):
        s.own(seat).done = 0
    if s.sink is not None:
        s.sink.open_round("log-express-round", s.round)
    pass_on(s, (s.start - 1) % s.count)


WALK: Final = Rounds()
