"""What cards allow at any time, offered at the points where it makes a difference."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import ANIMALS
from ....kernel.flow import DONE, Question
from ....kernel.messages import Message
from ....kernel.state import Frame, Step
from ..events import PREPARATION
from ..state import AgricolaState
from ..vocabulary import TRADE, TRADES, USE
from .payment import charge
from .trades import deliver, possible_trades


def deeds_at(s: AgricolaState, seat: int, point: int) -> list[int]:
    """The exchanges and deeds that a seat's cards allow it at a point."""
    player = s.seats[seat]
    if not player.tableau.points >> point & 1:
        return []
    options = possible_trades(player, point)
    for deed in player.tableau.deeds:
        if deed.points >> point & 1 and not deed.flow.obstacle(s, seat):
            if deed.direct:
                options.extend(deed.flow.first(s, seat))
            else:
                options.append(USE.of(deed.card))
    return options


def expects_animals(s: AgricolaState, seat: int) -> bool:
    """Whether animals will come to the seat with the next round."""
    for round, owner, good, _, _ in s.scheduled:
        if round == s.round + 1 and owner == seat and good in ANIMALS:
            return True
    return False


def do_deed(s: AgricolaState, seat: int, action: int) -> None:
    """Do one of them."""
    if TRADE.owns(action):
        give, m = TRADES[action - TRADE.base][:2]
        s.stack.append((DELIVERY.id, seat, action - TRADE.base))
        charge(s, seat, ((give, m),))
        return
    for deed in s.seats[seat].tableau.deeds:
        if action == USE.of(deed.card):
            deed.flow.begin(s, seat)
        elif deed.direct and deed.flow.owns(action):
            deed.flow.take(s, seat, action)


@final
class AtPoint(Step[AgricolaState]):
    """A seat may use its cards now, as often as they allow; asked only if one can be used."""

    asks: ClassVar[str] = "anytime"

    def __init__(self, point: int) -> None:
        super().__init__()
        self.point = point
        self.waits = True
        self.fallible = False

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.seats[seat].tableau.points >> self.point & 1:
            if self.point != PREPARATION or expects_animals(s, seat):
                s.stack.append((self.id, seat))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": self.point})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [*deeds_at(s, frame[1], self.point), DONE]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action != DONE:
            s.stack.append(frame)
            do_deed(s, frame[1], action)


@final
class AnyTime(Question[AgricolaState]):
    """A seat has said that it uses a card before it places somebody; which one. Frame: point."""

    fields: ClassVar[tuple[str, ...]] = ("point",)
    asks: ClassVar[str] = "anytime"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": frame[2]})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return deeds_at(s, frame[1], frame[2])

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        do_deed(s, frame[1], action)


@final
class Delivery(Step[AgricolaState]):
    """What a trade brings, once it is paid. Frame: seat, trade."""

    fields: ClassVar[tuple[str, ...]] = ("trade",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        deliver(s, frame[1], frame[2])


ANY_TIME: Final = AnyTime()
DELIVERY: Final = Delivery()
