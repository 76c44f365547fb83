"""Fences put elsewhere than around pastures: on a space of the farm, of the board, of a round."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, explain
from ..state import AgricolaState
from ..vocabulary import FARM, FENCE, PASTURES, ROUNDS, placed_on
from .fencing import fences_left
from .schedule import FENCE_TILE

DIGIT: Final = 3
"""Bits for a number of fences that lie on a round space."""


@final
class StandFence(Choice[AgricolaState]):
    """A fence stands on an unused space of the farm, which the card remembers."""

    asks: ClassVar[str] = "stand-fence"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        return 0 if player.ground.unused and fences_left(player) else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"card": s.rules.cards[self.card].name})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-stand-fence")

    def owns(self, action: int) -> bool:
        return FENCE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        cells = FARM.cells(s.seats[seat].ground.unused)
        return [FENCE.base + PASTURES.number_of[1 << cell] for cell in cells]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        mask = PASTURES.masks[action - FENCE.base]
        player.remember(self.card, mask.bit_length())
        player.survey()
        if s.sink is not None:
            values = {"cell": FARM.label(mask), "card": s.rules.cards[self.card].name}
            s.sink.note(seat, "log-stand-fence", values)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if not self.owns(action):
            return None
        return Message(
            "action-stand-fence", {"cell": FARM.label(PASTURES.masks[action - FENCE.base])}
        )


@final
class MarkSpace(Choice[AgricolaState]):
    """A fence lies on an action space that is open, which the card remembers by its number."""

    asks: ClassVar[str] = "mark-space"

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-mark-space")

    def owns(self, action: int) -> bool:
        return placed_on(action) >= 0

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return [s.rules.spaces[i].action for i in s.board.open]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        space = s.rules.space_at[action]
        s.own(seat).remember(self.card, space.number + 1)
        if s.sink is not None:
            values = {"space": space.title, "card": s.rules.cards[self.card].name}
            s.sink.note(seat, "log-mark-space", values)


def lying(memory: int) -> int:
    """How many fences lie on round spaces to come, of those that a card remembers."""
    return (memory & 7) + (memory >> DIGIT & 7)


def delivered(memory: int) -> int:
    """How many fences have come from the round space."""
    return memory >> 2 * DIGIT


@final
class LayFences(Deed[AgricolaState]):
    """So many fences on each of two round spaces to come, as far as there are some left.

    The card remembers how many lie on the next one, on the one after it, and how many have come.
    """

    def __init__(self, fences: int, offsets: tuple[int, int]) -> None:
        super().__init__()
        self.fences = fences
        self.offsets = offsets
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        left = fences_left(s.seats[seat])
        memory = shift = 0
        laid: list[int] = []
        for offset in self.offsets:
            n = min(self.fences, left)
            if n and s.round + offset <= ROUNDS:
                s.scheduled += ((s.round + offset, seat, FENCE_TILE, n, self.card),)
                memory |= n << shift
                shift += DIGIT
                left -= n
                laid.append(n)
        s.own(seat).remember(self.card, memory)
        if s.sink is not None:
            card = s.rules.cards[self.card].name
            for n in dict.fromkeys(laid):
                values = {"card": card, "goods": {"fence": n}, "rounds": laid.count(n)}
                s.sink.note(seat, "log-schedule", values)


@final
class Deliver(Deed[AgricolaState]):
    """The fences of the round space are there; those that have come before are in the stock."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        memory = s.seats[seat].recall(self.card)
        come, next = memory & 7, memory >> DIGIT & 7
        s.own(seat).remember(self.card, next | come << 2 * DIGIT)
