"""Extensions of the farm, on the left or on the right."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import Choice, Deed, May
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..reasons import EMPTY, NO_EXTENSION, NOTHING_TO_TAKE, explain
from ..state import CreaturesState
from ..vocabulary import ANIMALS, COW, EXTEND, SIDES, SPACES, SWAP, number_of
from .borders import NEW_BORDERS

CORNER_HOUSES: Final = number_of("corner-houses")
CATTLE_FARM: Final = number_of("cattle-farm")
WOODWORKING_SHOP: Final = number_of("woodworking-shop")
EXPAND: Final = SPACES.index("expand")


@final
class Extend(Choice[CreaturesState]):
    """One extension of the supply."""

    asks: ClassVar[str] = "extend"

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        if not s.extensions or s.seats[seat].owns(CORNER_HOUSES):
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
    """The borders on the space and an extension; a woodworking shop builds new borders at once."""

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
            s.stack.append((CATTLE.id, seat))
        receive_borders(s, seat, n)
        if extends:
            EXTENSION.begin(s, seat)


def receive_borders(s: CreaturesState, seat: int, n: int) -> None:
    """Borders into a stock; with a woodworking shop they may be built at once."""
    if n:
        player = s.own(seat)
        player.borders += n
        if player.owns(WOODWORKING_SHOP):
            s.stack.append((NEW_BORDERS.id, seat, n))


@final
class SwapForCow(Choice[CreaturesState]):
    """Cattle farm: a sheep, a pig or a horse becomes a cow."""

    asks: ClassVar[str] = "swap"

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if self.first(s, seat) else NOTHING_TO_TAKE

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-swap")

    def owns(self, action: int) -> bool:
        return SWAP.base <= action < SWAP.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        animals = s.seats[seat].animals
        return [SWAP.base + kind for kind in range(4) if animals[kind] and kind != COW]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        player.animals[action - SWAP.base] -= 1
        player.animals[COW] += 1
        if s.sink is not None:
            goods = {ANIMALS[action - SWAP.base]: 1}
            s.sink.note(seat, "log-creatures-swap", {"goods": goods, "gains": {"cow": 1}})


@final
class CattleFarm(Step[CreaturesState]):
    """An extension was added: a cattle farm may exchange an animal. Frame: seat."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def run(self, s: CreaturesState, frame: Frame) -> None:
        seat = frame[1]
        if s.seats[seat].owns(CATTLE_FARM) and SWAP_FOR_COW.obstacle(s, seat) == 0:
            MAY_SWAP.begin(s, seat)


EXTENSION: Final = Extend()
CATTLE: Final = CattleFarm()
SWAP_FOR_COW: Final = SwapForCow()
MAY_SWAP: Final = May[CreaturesState](SWAP_FOR_COW)
