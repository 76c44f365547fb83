"""Giving something, or asking those who want less how much of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import Question
from ....kernel.messages import Message
from ....kernel.state import Frame
from ..part import spares
from ..state import HallertauState
from ..vocabulary import AMOUNT, ITEMS
from .goods import receive

ALL_OF_IT: Final = AMOUNT.end - 1


def give(s: HallertauState, seat: int, item: int, n: int) -> None:
    """Give so much of an item, or ask."""
    if n > 0 and spares(s, seat):
        s.stack.append((HOW_MUCH.id, seat, item, n))
    else:
        receive(s, seat, item, n)


@final
class HowMuch(Question[HallertauState]):
    """How much of a gain is wanted. Frame: seat, item, amount offered."""

    fields: ClassVar[tuple[str, ...]] = ("item", "amount")
    asks: ClassVar[str] = "amount"

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-amount", {"good": ITEMS[frame[2]]})

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        return [AMOUNT.base + k for k in range(min(frame[3], 100))] + [ALL_OF_IT]

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        n = frame[3] if action == ALL_OF_IT else action - AMOUNT.base
        receive(s, frame[1], frame[2], n)


HOW_MUCH: Final = HowMuch()
