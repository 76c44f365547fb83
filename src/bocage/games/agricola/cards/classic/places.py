"""Cards that are spaces of their own, or ask for something where others go."""

from __future__ import annotations

from typing import ClassVar, Final, final

from .....farm.goods import CLAY, FOOD, clay, food, stone, wood
from .....kernel.flow import Deed, Named, OneOf
from .....kernel.messages import Message, Reason
from .....kernel.state import Frame
from .....kernel.tableau import ANY
from ...abilities.board import IsSpace, Toll
from ...card import Card
from ...reasons import NO_EFFECT, explain
from ...rules import Space
from ...spaces import pile
from ...state import AgricolaState
from ...steps.goods import Gain, LayOn
from ...steps.tableaux import owner_of
from ...vocabulary import TAKE, USE
from ..words import after_using, holds, occupations, scores_noted
from .words import minor, occupation


@final
class TakePoints(Deed[AgricolaState]):
    """Bonus points on the card, for its owner alone."""

    asks: ClassVar[str] = "points"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def lies_on(self, card: int) -> None:
        self.action = USE.of(card)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if owner_of(s, self.card) == seat else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"card": s.rules.cards[self.card].name})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-points", {"n": self.n})

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return self.prompt(s, frame)

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        player.remember(self.card, player.recall(self.card) + self.n)
        if s.sink is not None:
            s.sink.note(seat, "log-points", {"n": self.n})


def tavern() -> Space:
    """Tavern: 3 food, or points for its owner."""
    return Space("I100", OneOf(Named(TAKE.base + FOOD, Gain(food(3))), TakePoints(2)))


def clay_deposit() -> Space:
    """Clay Deposit: 5 clay, or points for its owner."""
    return Space("I337", OneOf(Named(TAKE.base + CLAY, Gain(clay(5))), TakePoints(2)))


CARDS: Final[list[Card]] = [
    minor(
        "I100",
        "Tavern",
        IsSpace(tavern),
        scores_noted(),
        holds("points"),
        cost=wood(2) + stone(2),
        points=2,
    ),
    minor(
        "I337",
        "Clay Deposit",
        IsSpace(clay_deposit),
        Toll("I337", 1),
        scores_noted(),
        holds("points"),
        need=occupations(3),
    ),
    occupation(
        "E164",
        "Master Forester",
        IsSpace(lambda: pile("E164", wood(2))),
        Toll("E164", 2),
        players=4,
    ),
    occupation(
        "I229",
        "Sycophant",
        Toll("grain-seeds", 1),
        after_using("grain-seeds", scope=ANY).gain(food(1)),
        players=4,
    ),
    occupation(
        "I230",
        "Clay Digger",
        IsSpace(lambda: pile("I230", clay(1))),
        Toll("I230", 3),
        players=4,
        play=LayOn("I230", 3),
    ),
]
