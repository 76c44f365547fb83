"""What can be done once in a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ....kernel.flow import Led
from ....kernel.messages import Reason
from ....kernel.state import Step
from ..reasons import NO_EFFECT, explain
from ..state import AgricolaState


def each_turn(s: AgricolaState, seat: int) -> int:
    """The turn that is going on."""
    return s.turn(seat)


def each_round(s: AgricolaState, seat: int) -> int:
    """The round that is going on."""
    return s.round


@final
class Once(Led[AgricolaState]):
    """A part that is done once in a turn or in a round; its card remembers which."""

    def __init__(
        self, part: Step[AgricolaState], during: Callable[[AgricolaState, int], int] = each_turn
    ) -> None:
        super().__init__([part])
        self.during = during

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        if s.seats[seat].recall(self.card) == self.during(s, seat):
            return NO_EFFECT
        return super().obstacle(s, seat)

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        if code == NO_EFFECT:
            return explain(s.rules, code, {"card": s.rules.cards[self.card].name})
        return super().reason(s, seat, code)

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.own(seat).remember(self.card, self.during(s, seat))
        super().begin(s, seat)

    def take(self, s: AgricolaState, seat: int, action: int) -> None:
        s.own(seat).remember(self.card, self.during(s, seat))
        self.parts[0].take(s, seat, action)
