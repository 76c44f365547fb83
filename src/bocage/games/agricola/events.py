"""What cards can hear: a closed list. The detail of an event is a space's or a card's number."""

from __future__ import annotations

from typing import Final, final

from ...kernel.events import Announce, Listening
from .state import AgricolaState
from .vocabulary import CRAFT

BEFORE_SPACE: Final = 0
"""A person stands on a space and nothing has happened yet."""
ON_SPACE: Final = 1
"""The space is being used, ahead of its yield."""
AFTER_SPACE: Final = 2
"""What the space does is done."""
TURN_END: Final = 3
"""The turn of that person is over."""
BUILT: Final = 4
"""An improvement has been built."""

EVENTS: Final = 5
MOMENTS: Final = 0b1111
"""The four moments of using a space, as a mask."""


@final
class Tell(Announce[AgricolaState]):
    """Lets the cards in play hear an event."""

    def listening(self, s: AgricolaState, seat: int) -> Listening[AgricolaState]:
        return s.seats[seat].tableau.listening


TELL: Final = Tell(CRAFT.base)
