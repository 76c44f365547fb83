"""Children born in a round who are placed in it."""

from __future__ import annotations

from typing import Final, final

from ...farm.goods import FOOD
from ...kernel.flow import Deed
from ...kernel.messages import Message
from ...kernel.sequence import Seq
from ...kernel.state import Frame
from .state import AgricolaState, Seat
from .steps.payment import Pay, payable

ONE_FOOD: Final = ((FOOD, 1),)


def may_adopt(player: Seat) -> bool:
    """Whether a card lets the seat place a child for 1 food."""
    return player.tableau.adopts >= 0 and payable(player, ONE_FOOD)


@final
class GrowUp(Deed[AgricolaState]):
    """A child born this round becomes a person who can be placed."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-grow-up")

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        player.newborn -= 1
        player.idle += 1
        child = 2 * seat + 1
        for i, tokens in enumerate(s.occupants):
            if child in tokens:
                place = tokens.index(child)
                s.occupants[i] = tokens[:place] + tokens[place + 1 :]
                break
        if s.sink is not None:
            s.sink.note(seat, "log-adopt", {})


ADOPT: Final = Seq[AgricolaState](Pay(ONE_FOOD), GrowUp())
