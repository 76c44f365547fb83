"""Borders: fences for wood, walls for stone, and those that buildings give."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import NOTHING, STONE, WOOD, Goods, covers, named
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import (
    BORDER_THERE,
    CANNOT_PAY,
    NO_BORDER,
    NO_EDGE,
    NOT_ON_FARM,
    explain,
)
from ..state import CreaturesState
from ..vocabulary import BORDER, EDGES
from ..yard import EDGE_BITS, side_of
from .goods import pay

MANY: Final = len(EDGES)


def border_actions(s: CreaturesState, seat: int) -> list[int]:
    """The borders that the seat could build now, whatever they cost."""
    player = s.seats[seat]
    if not player.borders:
        return []
    return [BORDER.base + edge for edge in player.yard.edges()]


def can_border(s: CreaturesState, seat: int) -> bool:
    """Whether the seat has a border in stock and an edge for it."""
    return s.seats[seat].borders > 0 and bool(s.seats[seat].yard.edges())


def build_border(s: CreaturesState, seat: int, action: int) -> None:
    """A border out of the stock onto the farm."""
    player = s.own(seat)
    player.borders -= 1
    player.yard = player.yard.with_border(action - BORDER.base)
    if s.sink is not None:
        values = side_of(player.yard, EDGES[action - BORDER.base])
        s.sink.note(seat, "log-creatures-border", values)


def why_no_border(
    s: CreaturesState, seat: int, action: int, cost: Goods, code: int = CANNOT_PAY
) -> Reason:
    """Why a border cannot be built on an edge; the code is for want of another reason."""
    player = s.seats[seat]
    lying, upright = EDGE_BITS[action - BORDER.base]
    values = side_of(player.yard, EDGES[action - BORDER.base])
    if not player.borders:
        return explain(NO_BORDER)
    if lying & player.yard.lying or upright & player.yard.upright:
        return explain(BORDER_THERE, values)
    if action not in border_actions(s, seat):
        return explain(NOT_ON_FARM, values)
    return explain(code, {"goods": named(cost)})


@final
class Borders(Choice[CreaturesState]):
    """Borders of the own stock: some free, the others for wood or stone each."""

    asks: ClassVar[str] = "border"

    def __init__(self, free: int = 0, wood: int = 0, stone: int = 0, limit: int = MANY) -> None:
        super().__init__(limit)
        self.free = free
        self.each: Goods = ((WOOD, wood),) if wood else ((STONE, stone),) if stone else NOTHING

    def price(self, tally: int) -> Goods:
        """What the next border costs, after so many."""
        return NOTHING if tally < self.free else self.each

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        player = s.seats[seat]
        if not player.borders:
            return NO_BORDER
        if not player.yard.edges():
            return NO_EDGE
        return 0 if covers(player.goods, self.price(0)) else CANNOT_PAY

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code, {"goods": named(self.price(0))})

    def question(self, s: CreaturesState, frame: Frame) -> tuple[str, Message]:
        tally = frame[2] if len(frame) > 2 else 0
        return self.asks if self.price(tally) else "border-free", self.prompt(s, frame)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        tally = frame[2] if len(frame) > 2 else 0
        stock = s.seats[frame[1]].borders
        cost = self.price(tally)
        if cost:
            return Message("prompt-creatures-border", {"n": stock, "goods": named(cost)})
        left = min((self.free if self.free else self.limit) - tally, stock)
        return Message("prompt-creatures-border-free", {"n": left})

    def owns(self, action: int) -> bool:
        return BORDER.base <= action < BORDER.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return border_actions(s, seat)

    def more(self, s: CreaturesState, seat: int, tally: int) -> list[int]:
        if tally >= self.limit or not covers(s.seats[seat].goods, self.price(tally)):
            return []
        return border_actions(s, seat)

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        cost = self.price(tally)
        if cost:
            pay(s, seat, cost)
        build_border(s, seat, action)

    def refusal(self, s: CreaturesState, seat: int, action: int) -> Reason:
        return why_no_border(s, seat, action, self.each)


@final
class NewBorders(Question[CreaturesState]):
    """Borders just received may be built for nothing. Frame: seat, how many."""

    fields: ClassVar[tuple[str, ...]] = ("borders",)
    asks: ClassVar[str] = "border-new"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-border-new", {"n": frame[2]})

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [*border_actions(s, frame[1]), DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        if frame[2] > 1:
            s.stack.append((self.id, frame[1], frame[2] - 1))
        build_border(s, frame[1], action)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if BORDER.owns(action):
            return why_no_border(s, frame[1], action, NOTHING)
        return super().why_not(s, frame, action)


NEW_BORDERS: Final = NewBorders()
