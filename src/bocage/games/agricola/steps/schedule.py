"""Goods on round spaces to come, and what cards do once."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ....farm.goods import KINDS, NAMES, Goods, named
from ....kernel.flow import Deed
from ....kernel.messages import Message
from ....kernel.state import Frame
from ..state import AgricolaState
from ..vocabulary import ROUNDS
from .goods import receive
from .supply import ELSEWHERE, OF_CARD

FIELD_TILE: Final = KINDS
"""A field tile on a round space: its owner may plow it."""
FENCE_TILE: Final = KINDS + 1
"""A fence on a round space: its card says what its owner may do with it."""
GUEST: Final = KINDS + 2
"""A guest who works for a seat in the round of the space, or once all are placed in it."""
SCHEDULED: Final = (*NAMES, "field", "fence", "guest")
"""What can lie on a round space, by name."""

Rounds = Callable[[int], "list[int]"]
"""The round that is played → the rounds whose spaces receive something."""


def next_rounds(n: int) -> Rounds:
    """The next rounds, so many of them."""
    return lambda now: list(range(now + 1, now + n + 1))


def rounds_ahead(*offsets: int) -> Rounds:
    """The rounds that are so far ahead."""
    return lambda now: [now + offset for offset in offsets]


def still_ahead(*rounds: int) -> Rounds:
    """Those of some rounds that are still to come."""
    return lambda now: [round for round in rounds if round > now]


@final
class Schedule(Deed[AgricolaState]):
    """Goods on coming round spaces; what would lie past the last round is not laid."""

    asks: ClassVar[str] = "use-cards"

    def __init__(self, goods: Goods, rounds: Rounds) -> None:
        super().__init__()
        self.goods = goods
        self.rounds = rounds
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-use-cards")

    def do(self, s: AgricolaState, seat: int) -> None:
        entries: list[tuple[int, int, int, int, int]] = []
        for round in self.rounds(s.round):
            if round <= ROUNDS:
                entries += [(round, seat, good, n, self.card) for good, n in self.goods]
        s.scheduled += tuple(entries)
        if s.sink is not None and entries:
            card = s.rules.cards[self.card].name
            if self.goods[0][0] == GUEST:
                s.sink.note(seat, "log-invite", {"card": card})
            else:
                goods = {SCHEDULED[good]: n for good, n in self.goods}
                values = {"card": card, "goods": goods, "rounds": len(entries)}
                s.sink.note(seat, "log-schedule", values)


@final
class GainOf(Deed[AgricolaState]):
    """Goods from the common supply, as many as the table says."""

    asks: ClassVar[str] = "gain"

    def __init__(self, goods: Callable[[AgricolaState, int], Goods]) -> None:
        super().__init__()
        self.goods = goods
        self.fallible = False
        self.source = ELSEWHERE

    def lies_on(self, card: int) -> None:
        self.source = OF_CARD + card

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-gain", {"goods": named(self.goods(s, frame[1]))})

    def do(self, s: AgricolaState, seat: int) -> None:
        goods = tuple([pair for pair in self.goods(s, seat) if pair[1]])
        if goods:
            receive(s, seat, goods, self.source)


@final
class OthersGain(Deed[AgricolaState]):
    """Goods for every seat but the card's owner."""

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods
        self.fallible = False
        self.source = ELSEWHERE

    def lies_on(self, card: int) -> None:
        self.source = OF_CARD + card

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-others-gain", {"goods": named(self.goods)})

    def do(self, s: AgricolaState, seat: int) -> None:
        for k in range(1, s.count):
            receive(s, (seat + k) % s.count, self.goods, self.source)


@final
class Note(Deed[AgricolaState]):
    """Lets a card remember a number: bonus points noted, or that it has done its work.

    What follows from it may be told to whoever uses the card.
    """

    def __init__(
        self, value: Callable[[AgricolaState, int], int], means: Message | None = None
    ) -> None:
        super().__init__()
        self.value = value
        self.means = means
        self.fallible = False

    def told(self, s: AgricolaState, seat: int) -> Message | None:
        return self.means

    def do(self, s: AgricolaState, seat: int) -> None:
        s.own(seat).remember(self.card, self.value(s, seat))


@final
class GainNoted(Deed[AgricolaState]):
    """Goods from the common supply, of which the card makes a note."""

    def __init__(self, goods: Goods, value: Callable[[AgricolaState, int], int]) -> None:
        super().__init__()
        self.goods = goods
        self.value = value
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        s.own(seat).remember(self.card, self.value(s, seat))
        receive(s, seat, self.goods, OF_CARD + self.card)


@final
class NotePoints(Deed[AgricolaState]):
    """Bonus points for a seat, whatever becomes of the card."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        s.own(seat).noted += self.points
        if s.sink is not None:
            s.sink.note(seat, "log-points", {"n": self.points})
