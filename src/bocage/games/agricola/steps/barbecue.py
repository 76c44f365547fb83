"""Animals turned into food without a fire, a few at a time."""

from __future__ import annotations

from typing import ClassVar, final

from ....farm.goods import FOOD, NAMES, Goods
from ....kernel.flow import DONE, Choice
from ....kernel.messages import Message
from ....kernel.state import Frame
from ..state import AgricolaState
from ..vocabulary import COOK, PEOPLE
from .supply import exchange


@final
class Barbecue(Choice[AgricolaState]):
    """Animals become food at certain rates, at most as many as there are people."""

    asks: ClassVar[str] = "barbecue"

    def __init__(self, rates: Goods) -> None:
        super().__init__(limit=PEOPLE)
        self.rates = dict(rates)
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-barbecue", {"animals": s.seats[frame[1]].people - frame[2]})

    def owns(self, action: int) -> bool:
        return COOK.owns(action) and action - COOK.base in self.rates

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [*self.more(s, frame[1], frame[2]), DONE]

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return self.more(s, seat, 0)

    def more(self, s: AgricolaState, seat: int, tally: int) -> list[int]:
        player = s.seats[seat]
        if tally >= player.people:
            return []
        return [COOK.base + good for good in self.rates if player.goods[good]]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        good = action - COOK.base
        made = self.rates[good]
        if s.sink is not None:
            s.sink.note(seat, "log-cook", {"goods": {NAMES[good]: 1}, "food": made})
        exchange(s, seat, ((good, 1),), ((FOOD, made),))

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if not self.owns(action):
            return None
        good = action - COOK.base
        return Message("action-cook.now", {"good": NAMES[good], "food": self.rates[good]})
