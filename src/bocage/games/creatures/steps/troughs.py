"""Troughs: one per cell, on any cell of the farm."""

from __future__ import annotations

from typing import ClassVar, final

from ....farm.goods import NOTHING, WOOD, Goods, covers, named
from ....kernel.flow import Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..queries import WOOD_SAVED
from ..reasons import CANNOT_PAY, NO_SITE, NO_TROUGH, NOT_ON_FARM, TROUGH_THERE, explain
from ..state import CreaturesState, Seat
from ..vocabulary import CELL_BITS, CELLS, TROUGH, TROUGHS
from ..yard import cells_of
from .goods import pay


def wood_for(player: Seat, n: int) -> Goods:
    """So much wood, less what the seat's tiles save."""
    n -= player.yard.tableau.says(WOOD_SAVED)
    return ((WOOD, n),) if n > 0 else NOTHING


@final
class PlaceTroughs(Choice[CreaturesState]):
    """Troughs: the first ones free, the others for wood each."""

    asks: ClassVar[str] = "trough"

    def __init__(self, free: int = 0, wood: int = 0, limit: int = TROUGHS) -> None:
        super().__init__(limit)
        self.free = free
        self.wood = wood

    def price(self, player: Seat, tally: int) -> Goods:
        """What the next trough costs, after so many."""
        return NOTHING if tally < self.free else wood_for(player, self.wood)

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        player = s.seats[seat]
        if not s.troughs:
            return NO_TROUGH
        if not player.yard.ground & ~player.yard.troughs:
            return NO_SITE
        return 0 if covers(player.goods, self.price(player, 0)) else CANNOT_PAY

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code, {"goods": named(self.price(s.seats[seat], 0))})

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        cost = self.price(s.seats[frame[1]], frame[2] if len(frame) > 2 else 0)
        if cost:
            return Message("prompt-creatures-trough", {"goods": named(cost)})
        return Message("prompt-creatures-trough-free")

    def owns(self, action: int) -> bool:
        return TROUGH.base <= action < TROUGH.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        yard = s.seats[seat].yard
        return [TROUGH.base + cell for cell in cells_of(yard.ground & ~yard.troughs)]

    def more(self, s: CreaturesState, seat: int, tally: int) -> list[int]:
        player = s.seats[seat]
        if tally >= self.limit or not s.troughs:
            return []
        return self.first(s, seat) if covers(player.goods, self.price(player, tally)) else []

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        pay(s, seat, self.price(player, tally))
        s.troughs -= 1
        player.yard = player.yard.with_troughs(
            player.yard.troughs | 1 << CELL_BITS[action - TROUGH.base]
        )
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-trough", {"cell": CELLS[action - TROUGH.base]})

    def refusal(self, s: CreaturesState, seat: int, action: int) -> Reason:
        yard = s.seats[seat].yard
        bit = CELL_BITS[action - TROUGH.base]
        values = {"cell": CELLS[action - TROUGH.base]}
        if not yard.ground >> bit & 1:
            return explain(NOT_ON_FARM, values)
        if yard.troughs >> bit & 1:
            return explain(TROUGH_THERE, values)
        if not s.troughs:
            return explain(NO_TROUGH)
        return explain(CANNOT_PAY, {"goods": named(wood_for(s.seats[seat], self.wood))})
