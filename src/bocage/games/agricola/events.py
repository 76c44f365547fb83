"""What cards can hear: a closed list.

The detail of an event is the number of a space or card, the round, or what its line here says.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel.events import Announce, Listening
from .state import AgricolaState
from .vocabulary import USE

BEFORE_SPACE: Final = 0
"""A person stands on a space and nothing has happened yet."""
ON_SPACE: Final = 1
"""The space is being used, ahead of its yield."""
AFTER_SPACE: Final = 2
"""What the space does is done."""
TURN_END: Final = 3
"""The turn of that person is over."""
BUILT: Final = 4
"""An improvement has been built or played."""
BEFORE_OCCUPATION: Final = 5
"""An occupation is about to be played and paid for."""
OCCUPATION: Final = 6
"""An occupation has been played."""
ROOMS: Final = 7
"""Rooms have been built in one action; the detail is the house: 0 wood, 1 clay, 2 stone."""
RENOVATED: Final = 8
"""The house has been renovated; the detail is 3 times what it was plus what it is."""
FENCED: Final = 9
"""A Build Fences action is over; the detail is a mask of the cells enclosed before it."""
BAKED: Final = 10
"""A Bake Bread action is over; the detail is the grain baked."""
BEFORE_ROUND: Final = 11
"""A round is about to begin, ahead of its preparation."""
ROUND_START: Final = 12
"""Preparation: the card is revealed, spaces are refilled, goods of the round space received."""
HOME: Final = 13
"""Everybody has gone home."""
FIELD_PHASE: Final = 14
"""A seat's field phase of a harvest begins, no crop has been taken."""

EVENTS: Final = 15
TURNS: Final = 15
"""Heard by cards that have a say in who is placed where; never told."""
OPEN_CARDS: Final = 16
"""Heard where cards lie open on the table; never told."""
HANDS: Final = 17
"""Heard where people hold cards: one played in a turn may change who is next; never told."""
USE_OF: Final = 18
"""Heard, plus a space's number, where somebody cares for the use of that space; never told."""
BY_CARDS: Final = 1 << TURNS | 1 << OPEN_CARDS
CAREFUL: Final = 0b1111 | BY_CARDS | 1 << HANDS
"""Where one of these is heard, turns take the long way: the four moments, and cards."""


@final
class Tell(Announce[AgricolaState]):
    """Lets the cards in play hear an event."""

    def listening(self, s: AgricolaState, seat: int) -> Listening[AgricolaState]:
        return s.seats[seat].tableau.listening

    def tell_all(self, s: AgricolaState, event: int) -> None:
        """Let every seat hear of a phase, from the starting player on; cards hear it as ANY."""
        self.tell(s, event, s.start, s.round)


TELL: Final = Tell(USE.base)
