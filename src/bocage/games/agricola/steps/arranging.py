"""The order of round cards that are still to come, as a card's owner arranges it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import DONE, Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, explain
from ..state import AgricolaState
from ..vocabulary import REVEAL, ROUNDS

STAGE_BITS: Final = 3
"""Per stage in what the card remembers: 1 plus the place of the card that comes next, or 0."""


def cards_of(s: AgricolaState, stage: int) -> list[int]:
    """All round cards of a stage."""
    return [space.index for space in s.rules.spaces if space.stage == stage]


def arranged(s: AgricolaState, seat: int, stage: int) -> int:
    """The card of a stage that a seat has put in front, or -1."""
    player = s.seats[seat]
    place = player.recall(player.tableau.arranges) >> STAGE_BITS * (stage - 1) & 7
    return cards_of(s, stage)[place - 1] if place else -1


@final
class Arrange(Choice[AgricolaState]):
    """Round cards that are still to come are put in front of others of their stages, unseen.

    Who only looks at them may leave them as they are.
    """

    asks: ClassVar[str] = "arrange"

    def __init__(self) -> None:
        super().__init__(limit=ROUNDS)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [*self.first(s, frame[1]), DONE] if frame[2] < self.limit else [DONE]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.first(s, seat) else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-arrange")

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if not self.owns(action):
            return None
        space = s.rules.spaces[s.rules.space_of[action - REVEAL.base]]
        return Message("action-arrange", {"space": space.title})

    def owns(self, action: int) -> bool:
        return REVEAL.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        hidden = [s.rules.spaces[i] for i in s.board.hidden if i not in s.revealed]
        stages = [space.stage for space in hidden]
        return [
            REVEAL.base + space.number
            for space in hidden
            if stages.count(space.stage) > 1 and arranged(s, seat, space.stage) != space.index
        ]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        space = s.rules.spaces[s.rules.space_of[action - REVEAL.base]]
        player = s.own(seat)
        card = player.tableau.arranges
        shift = STAGE_BITS * (space.stage - 1)
        place = 1 + cards_of(s, space.stage).index(space.index)
        player.remember(card, player.recall(card) & ~(7 << shift) | place << shift)
