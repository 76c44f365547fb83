"""What happens is told to the cards in play."""

from __future__ import annotations

from typing import Final, final

from ...kernel.events import Announce
from ...kernel.messages import Message
from ...kernel.state import Frame
from .events import FOR_ALL, HARVEST_EVENTS
from .state import AgricolaState
from .tableau import AgricolaTableau
from .vocabulary import USE


@final
class Tell(Announce[AgricolaState]):
    """Lets the cards in play hear an event."""

    def tableau(self, s: AgricolaState, seat: int) -> AgricolaTableau:
        return s.seats[seat].tableau

    def using(self, card: int) -> int:
        return USE.of(card)

    def used(self, action: int) -> int:
        return USE.what(action)

    def deaf(self, s: AgricolaState, seat: int, event: int) -> bool:
        return event in HARVEST_EVENTS and s.rests(seat)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        owner, event, actor = frame[1:4]
        if owner == actor or event in FOR_ALL:
            return Message("prompt-use-cards")
        return Message("prompt-use-cards-at", {"by": actor})

    def tell_all(self, s: AgricolaState, event: int) -> None:
        """Let every seat hear of a phase, from the starting player on; cards hear it as ANY."""
        self.tell(s, event, s.start, s.round)


TELL: Final = Tell()
