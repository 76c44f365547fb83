"""What lies on a round space for sale."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import Goods, named
from ....kernel.flow import DONE
from ....kernel.messages import Message
from ....kernel.state import Frame, Step
from ....kernel.windows import Window
from ..state import AgricolaState
from ..telling import used_for
from ..vocabulary import USE
from .fields import Plow
from .goods import receive
from .payment import pay, payable
from .schedule import FIELD_TILE, SCHEDULED
from .supply import OF_CARD


@final
class HandOver(Step[AgricolaState]):
    """What was bought is handed over, once it is paid. Frame: seat, card, good, how many."""

    fields: ClassVar[tuple[str, ...]] = ("card", "good", "n")

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, card, good, n = frame
        if good == FIELD_TILE:
            PLOW_BOUGHT.begin(s, seat)
        else:
            receive(s, seat, ((good, n),), OF_CARD + card)


@final
class ForSale(Window[AgricolaState]):
    """The owner of what lies on the round space buys it, or it goes back to the supply.

    Frame: seat, card, good, how many.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "good", "n")
    asks: ClassVar[str] = "buy"

    def children(self) -> list[Step[AgricolaState]]:
        return [HAND_OVER, PLOW_BOUGHT]

    def price(self, s: AgricolaState, frame: Frame) -> Goods:
        """What it costs."""
        return s.rules.cards[frame[2]].sells

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return bool(self.price(s, frame)) and frame[3] < len(SCHEDULED)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        goods = {SCHEDULED[frame[3]]: frame[4]}
        return Message("prompt-buy", {"price": named(self.price(s, frame)), "goods": goods})

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return used_for(s, frame[2], self.prompt(s, frame)) if action != DONE else None

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        seat = frame[1]
        if frame[3] == FIELD_TILE and PLOW_BOUGHT.obstacle(s, seat):
            return []
        return [USE.of(frame[2])] if payable(s.seats[seat], self.price(s, frame)) else []

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        s.stack.append((HAND_OVER.id, *frame[1:]))
        pay(s, frame[1], self.price(s, frame))


HAND_OVER: Final = HandOver()
PLOW_BOUGHT: Final = Plow()
FOR_SALE: Final = ForSale()
