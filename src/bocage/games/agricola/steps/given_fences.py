"""Fences that a card gives: around a single space, or so many for any pastures."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, final

from ....farm.goods import NOTHING, Goods, named
from ....kernel.flow import Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import CANNOT_PAY, NO_PASTURE, explain
from ..state import AgricolaState
from ..vocabulary import EDGE, FENCE, FENCES, PASTURES
from .animals import settle
from .fences import lone_spaces
from .fencing import FENCING, payable_numbers
from .laying import described, fences_for, put_up, same_division, within
from .payment import pay, payable

Asked = Callable[[AgricolaState, int], int]
"""(state, seat) → a number, or a mask of cells."""


@final
class GivenFences(Choice[AgricolaState]):
    """Pastures from fences that are not paid for: those `given`, or those around one of `spaces`.

    One that `divides` may cut such a space out of a pasture. Where they have a price, it is paid
    first. Cards may add more, but no wood is paid.
    """

    asks: ClassVar[str] = "given-fences"

    def __init__(
        self,
        spaces: Asked | None = None,
        given: Asked | None = None,
        price: Goods = NOTHING,
        divides: bool = False,
    ) -> None:
        super().__init__(limit=FENCES)
        self.spaces = spaces
        self.divides = divides
        self.given = given
        self.price = price

    def begin(self, s: AgricolaState, seat: int) -> None:
        self.open(s, seat)
        super().begin(s, seat)
        pay(s, seat, self.price)

    def take(self, s: AgricolaState, seat: int, action: int) -> None:
        self.open(s, seat)
        super().take(s, seat, action)
        pay(s, seat, self.price)

    def open(self, s: AgricolaState, seat: int) -> None:
        """Keep what there is before, and how many fences are given."""
        FENCING.open(s, seat, 0 if self.given is None else self.given(s, seat))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        if self.price and not payable(s.seats[seat], self.price):
            return CANNOT_PAY
        return 0 if self.first(s, seat) else NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(self.price)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        if self.spaces is not None and not frame[2]:
            return Message("prompt-mini-pasture")
        return Message("prompt-given-fences")

    def told(self, s: AgricolaState, seat: int) -> Message | None:
        fence = self.prompt(s, (self.id, seat, 0))
        if not self.price:
            return fence
        fee = Message("prompt-pay", {"goods": named(self.price)})
        return Message("prompt-then", {"first": fee, "then": fence})

    def owns(self, action: int) -> bool:
        return FENCE.owns(action) or EDGE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        if self.spaces is not None:
            cells = lone_spaces(player, self.spaces(s, seat), self.divides)
            return [FENCE.base + PASTURES.number_of[1 << cell] for cell in cells]
        if FENCING.find(s, seat) >= 0:
            return self.free(s, seat)
        trial = s.copy()
        self.open(trial, seat)
        return self.free(trial, seat)

    def free(self, s: AgricolaState, seat: int) -> list[int]:
        """The pastures for which no wood would be due."""
        return within(s.seats[seat], payable_numbers(s, seat, 0))

    def more(self, s: AgricolaState, seat: int, tally: int) -> list[int]:
        return self.free(s, seat)

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        if self.spaces is not None and not frame[2]:
            return action
        return same_division(s.seats[frame[1]], action)

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        if self.spaces is not None and not tally:
            FENCING.give(s, seat, fences_for(s.seats[seat], action))
        put_up(s, seat, action, 0)

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(s.seats[frame[1]], action, 0) if self.owns(action) else None

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return explain(s.rules, NO_PASTURE)
