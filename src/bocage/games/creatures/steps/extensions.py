"""Extensions of the farm, on the left or on the right, and borders that come with them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import EXTENDED
from ..queries import BUILDS_NEW_BORDERS, NEVER_EXTENDS
from ..reasons import EMPTY, NO_EXTENSION, explain
from ..state import CreaturesState
from ..telling import Tells
from ..vocabulary import EXTEND, SIDES, SPACES
from .borders import NEW_BORDERS

EXPAND: Final = SPACES.index("expand")


@final
class Extend(Choice[CreaturesState]):
    """One extension of the supply."""

    asks: ClassVar[str] = "extend"

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        if not s.extensions or s.seats[seat].yard.tableau.says(NEVER_EXTENDS):
            return NO_EXTENSION
        return 0

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-extend")

    def owns(self, action: int) -> bool:
        return EXTEND.base <= action < EXTEND.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return [EXTEND.base, EXTEND.base + 1]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        s.extensions -= 1
        player.yard = player.yard.extended(action == EXTEND.base)
        if s.sink is not None:
            side = SIDES[action - EXTEND.base]
            s.sink.note(seat, "log-creatures-extend", {"side": side})


@final
class Expand(Deed[CreaturesState]):
    """The borders on the space and an extension; new borders come before what hears of it."""

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return EMPTY if not s.piles[EXPAND] and EXTENSION.obstacle(s, seat) else 0

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code, {"space": s.rules.spaces[EXPAND].title})

    def do(self, s: CreaturesState, seat: int) -> None:
        n = s.piles[EXPAND]
        s.piles[EXPAND] = 0
        if s.sink is not None and n:
            s.sink.note(seat, "log-creatures-receive", {"goods": {"border": n}})
        extends = EXTENSION.obstacle(s, seat) == 0
        if extends:
            s.stack.append((TELL_EXTENDED.id, seat))
        receive_borders(s, seat, n)
        if extends:
            EXTENSION.begin(s, seat)


def receive_borders(s: CreaturesState, seat: int, n: int) -> None:
    """Borders into a stock, out of which some may be built at once."""
    if n:
        player = s.own(seat)
        player.borders += n
        if player.yard.tableau.says(BUILDS_NEW_BORDERS):
            s.stack.append((NEW_BORDERS.id, seat, n))


EXTENSION: Final = Extend()
TELL_EXTENDED: Final = Tells(EXTENDED)
