"""The rounds: refill, work, home, breeding; and the end of the game."""

from __future__ import annotations

from typing import Final, final

from ...kernel.flow import Deed
from ...kernel.sequence import ForEachSeat, Seq
from ...kernel.state import Frame, Step
from .events import ROUND_BEGINS, ROUND_OVER, WORK_OVER
from .queries import BREEDS_AGAIN
from .state import CreaturesState
from .steps.breeding import BREED
from .steps.windows import WINDOW_SCORING, WINDOW_WORK
from .telling import Tells
from .vocabulary import ROUNDS, WORKERS
from .work import WORK


@final
class Refill(Deed[CreaturesState]):
    """Goods, animals and a border on the spaces with an arrow."""

    def do(self, s: CreaturesState, seat: int) -> None:
        if s.sink is not None:
            s.sink.open_round("log-creatures-round", s.round)
        for space in s.rules.spaces:
            if space.n:
                s.piles[space.index] += space.n


@final
class GoHome(Deed[CreaturesState]):
    """All workers go home."""

    def do(self, s: CreaturesState, seat: int) -> None:
        s.occupants = [-1] * len(s.occupants)
        for seat in range(s.count):
            s.own(seat).idle = WORKERS


@final
class BreedAgain(Deed[CreaturesState]):
    """Some breed a second time at the end of the last round."""

    def do(self, s: CreaturesState, seat: int) -> None:
        if s.round == ROUNDS and s.seats[seat].yard.tableau.says(BREEDS_AGAIN):
            BREED.begin(s, seat)


@final
class Rounds(Step[CreaturesState]):
    """The walk over the rounds; at the bottom of every stack."""

    def run(self, s: CreaturesState, frame: Frame) -> None:
        if s.round == ROUNDS:
            END.begin(s, -1)
        else:
            s.round += 1
            s.stack.append(frame)
            ROUND.begin(s, -1)


ROUND: Final = Seq[CreaturesState](
    Refill(),
    ForEachSeat(Tells(ROUND_BEGINS, settles=True)),
    WORK,
    Tells(WORK_OVER, settles=True),
    ForEachSeat(WINDOW_WORK),
    GoHome(),
    ForEachSeat(BREED),
    ForEachSeat(BreedAgain()),
    ForEachSeat(Tells(ROUND_OVER, settles=True)),
    sure=True,
)
END: Final = ForEachSeat[CreaturesState](WINDOW_SCORING)
ROUNDS_WALK: Final = Rounds()
BREEDING_PART: Final = 6
"""Where breeding stands among the parts of a round."""
WORK_PART: Final = 2
