"""What happens is told to the cards in play."""

from __future__ import annotations

from typing import Final, final

from ...kernel.events import Announce
from ...kernel.flow import DONE
from ...kernel.messages import Message
from ...kernel.state import Frame, Step
from ...kernel.tableau import Listener
from .events import FOR_ALL, HARVEST_EVENTS
from .state import AgricolaState
from .tableau import AgricolaTableau
from .vocabulary import USE


def using(s: AgricolaState, seat: int, card: int, flow: Step[AgricolaState]) -> Message | None:
    """The use of a card in words that tell what follows, if there are such words."""
    said = flow.told(s, seat)
    return None if said is None else used_for(s, card, said)


def used_for(s: AgricolaState, card: int, deed: Message) -> Message:
    """The use of a card for something."""
    return Message("action-use.now", {"card": s.rules.cards[card].name, "deed": deed})


@final
class Tell(Announce[AgricolaState]):
    """Lets the cards in play hear an event."""

    def tableau(self, s: AgricolaState, seat: int) -> AgricolaTableau:
        return s.seats[seat].tableau

    def unplayed(self, s: AgricolaState, event: int) -> tuple[Listener[AgricolaState], ...]:
        return s.rules.from_hands[event]

    def using(self, card: int) -> int:
        return PLAYED_FROM_HAND.get(card) or USE.of(card)

    def used(self, action: int) -> int:
        return USE.what(action)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if action == DONE:
            return None
        card = USE.what(action)
        if card in PLAYED_FROM_HAND:
            return None
        flow = self.flow_of(s, frame, self.open(s, frame, card)[card])
        return None if flow is None else using(s, frame[1], card, flow)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        cards = list(self.open(s, frame))
        if len(cards) == 1 and cards[0] in PLAYED_FROM_HAND:
            return Message("prompt-answer", {"card": s.rules.cards[cards[0]].name})
        owner, event, actor = frame[1:4]
        if owner == actor or event in FOR_ALL:
            return Message("prompt-use-cards")
        return Message("prompt-use-cards-at", {"by": actor})

    def deaf(self, s: AgricolaState, seat: int, event: int) -> bool:
        return event in HARVEST_EVENTS and s.rests(seat)

    def tell_all(self, s: AgricolaState, event: int) -> None:
        """Let every seat hear of a phase, from the starting player on; cards hear it as ANY."""
        self.tell(s, event, s.start, s.round)


TELL: Final = Tell()
PLAYED_FROM_HAND: Final[dict[int, int]] = {}
"""The actions of cards that answer from the hand, by number; filled by the catalogue of cards."""
