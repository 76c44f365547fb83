"""What cards make of animals that become food, besides the food."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import NAMES, SHEEP, covers, named
from ....kernel.flow import Deed
from ....kernel.messages import Message
from ....kernel.state import Frame
from ....kernel.windows import Window
from ..abilities.animals import Trophy
from ..state import AgricolaState
from ..telling import used_for
from ..vocabulary import USE
from .payment import PAYING, payable, unpacked
from .supply import leave

PARTS: Final = 3
"""Bits for the parts of an animal."""
TIMES: Final = 2
"""Bits for how often a card was used for an animal."""


def can_use(s: AgricolaState, seat: int, trophy: Trophy, kind: int) -> bool:
    """Whether a card has use for an animal of a type, and its owner has what it takes."""
    player = s.seats[seat]
    if not trophy.kinds >> kind & 1 or not covers(player.goods, trophy.takes):
        return False
    if not trophy.room(player, player.recall(trophy.card), kind):
        return False
    due = [unpacked(f[2]) for f in s.stack if f[0] == PAYING.id and f[1] == seat]
    if not due or not trophy.takes:
        return True
    trial = s.copy()
    return payable(leave(trial, seat, trophy.takes), due[-1])


@final
class Slaughter(Window[AgricolaState]):
    """An animal has become food: which cards are used for it; no part of it serves two of them.

    Frame: seat, type, the parts used as a mask, and above that how often each card was used.
    """

    fields: ClassVar[tuple[str, ...]] = ("animal", "used")
    asks: ClassVar[str] = "use-cards"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-slaughtered")

    def uses(self, s: AgricolaState, frame: Frame) -> dict[int, int]:
        """The actions that use a card, with the card's place."""
        _, seat, kind, used = frame
        found: dict[int, int] = {}
        for i, trophy in enumerate(s.seats[seat].tableau.trophies):
            times = used >> PARTS + TIMES * i & 3
            if times < trophy.times and (times or not trophy.parts & used):
                if can_use(s, seat, trophy, kind):
                    found[USE.of(trophy.card)] = i
        return found

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        return list(self.uses(s, frame))

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        place = self.uses(s, frame).get(action)
        if place is None:
            return None
        trophy = s.seats[frame[1]].tableau.trophies[place]
        goods = self.put(trophy, frame[2])
        return used_for(s, trophy.card, Message("prompt-put-on-card", {"goods": goods}))

    def put(self, trophy: Trophy, kind: int) -> dict[str, int]:
        """What comes onto a card for an animal of a type."""
        return named(trophy.takes) or {NAMES[SHEEP + kind]: 1}

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        _, seat, kind, used = frame
        place = self.uses(s, frame)[action]
        trophy = s.seats[seat].tableau.trophies[place]
        used = (used | trophy.parts) + (1 << PARTS + TIMES * place)
        s.stack.append((self.id, seat, kind, used))
        player = leave(s, seat, trophy.takes)
        player.remember(trophy.card, trophy.noted(player.recall(trophy.card), kind))
        if s.sink is not None:
            goods = self.put(trophy, kind)
            values = {"card": s.rules.cards[trophy.card].name, "goods": goods}
            said = "log-put-in-room" if trophy.at_home else "log-put-on-card"
            s.sink.note(seat, said, values)


SLAUGHTER: Final = Slaughter()


@final
class AskForUse(Deed[AgricolaState]):
    """An animal of a type has become food: ask what its owner's cards make of it."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((SLAUGHTER.id, seat, self.kind, 0))
