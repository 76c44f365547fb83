"""What happens is told to the cards in play."""

from __future__ import annotations

from typing import Final, final

from ...kernel.events import Announce
from ...kernel.messages import Message
from ...kernel.state import Frame
from ...kernel.tableau import Listener
from .events import HARVEST_EVENTS
from .state import AgricolaState
from .tableau import AgricolaTableau
from .vocabulary import USE


@final
class Tell(Announce[AgricolaState]):
    """Lets the cards in play hear an event."""

    def tableau(self, s: AgricolaState, seat: int) -> AgricolaTableau:
        return s.seats[seat].tableau

    def optional(
        self, s: AgricolaState, seat: int, event: int
    ) -> tuple[Listener[AgricolaState], ...]:
        found = s.seats[seat].tableau.optional[event]
        return s.rules.from_hands.get(event, ()) + found

    def using(self, card: int) -> int:
        return PLAYED_FROM_HAND.get(card) or USE.of(card)

    def used(self, action: int) -> int:
        return USE.what(action)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        cards = list(self.open(s, frame))
        if len(cards) == 1 and cards[0] in PLAYED_FROM_HAND:
            return Message("prompt-answer", {"card": s.rules.cards[cards[0]].name})
        return super().prompt(s, frame)

    def deaf(self, s: AgricolaState, seat: int, event: int) -> bool:
        return event in HARVEST_EVENTS and s.rests(seat)

    def tell_all(self, s: AgricolaState, event: int) -> None:
        """Let every seat hear of a phase, from the starting player on; cards hear it as ANY."""
        self.tell(s, event, s.start, s.round)


TELL: Final = Tell()
PLAYED_FROM_HAND: Final[dict[int, int]] = {}
"""The actions of cards that answer from the hand, by number; filled by the catalogue of cards."""
