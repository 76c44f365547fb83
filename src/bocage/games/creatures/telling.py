"""What happens is told to the tiles on the farms."""

from __future__ import annotations

from typing import Final, final

from ...kernel.events import Announce
from ...kernel.flow import Deed
from ...kernel.tableau import spread
from .events import EVENTS
from .state import CreaturesState
from .steps.windows import LATE, SETTLE
from .tableau import CreaturesTableau
from .vocabulary import USE
from .yard import Yard


@final
class Tell(Announce[CreaturesState]):
    """Lets the tiles on the farms hear an event."""

    def tableau(self, s: CreaturesState, seat: int) -> CreaturesTableau:
        return s.seats[seat].yard.tableau

    def using(self, card: int) -> int:
        return USE.base + card

    def used(self, action: int) -> int:
        return action - USE.base


@final
class Tells(Deed[CreaturesState]):
    """Lets tiles hear of something that a seat did or, outside of all turns, of everybody's phase.

    Where it `settles`, animals that then have no room go back.
    """

    def __init__(self, event: int, settles: bool = False) -> None:
        super().__init__()
        self.event = event
        self.settles = settles
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        if s.heard[self.event]:
            if self.settles:
                for owner in range(s.count) if seat < 0 else (seat,):
                    s.stack.append((SETTLE.id, owner, LATE))
            TELL.tell(s, self.event, s.start if seat < 0 else seat, s.round)


def listen(s: CreaturesState) -> None:
    """Farms have changed: their tiles hear what they listen to."""
    heard = s.seats[0].yard.tableau.heard | s.seats[1].yard.tableau.heard
    s.heard = spread(heard, EVENTS)


def put_tile(s: CreaturesState, seat: int, yard: Yard) -> None:
    """A seat's farm has other tiles; they hear what they listen to from now on."""
    s.own(seat).yard = yard
    listen(s)


TELL: Final = Tell()
