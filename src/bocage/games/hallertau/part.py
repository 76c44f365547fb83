"""What spaces and cards are made of: parts that cost, give or ask something."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.flow import DONE
from ...kernel.messages import Message
from ...kernel.state import Frame
from .measures import Measure
from .needs import ALL
from .state import HallertauState, Seat

Place = tuple[int, int, int]
"""Where a part stands: the number of its space or card, the step chosen, its place there."""


class Part:
    """One line of a space or card. What it asks stands in frames of the step `Ask`:

    step, seat, the three numbers of its place, and two of its own.
    """

    prompt_id: ClassVar[str] = "choose"
    open: ClassVar[bool] = False
    """Whether cards can usually be laid down while it asks."""

    def allows(self, s: HallertauState, p: Seat) -> int:
        """For a cost: the steps of a slash group that can be paid, as bits."""
        return ALL

    @property
    def fills(self) -> bool:
        """Whether it sows, or counts empty fields."""
        return False

    def admits(self) -> bool:
        """Whether cards can be laid down while it asks."""
        return self.open

    def hurt_by(self) -> int:
        """The items of which more can make it dearer, or bring less, as bits."""
        return 0

    def ahead_of(self) -> int:
        """What is coming that can make it dearer, impossible or worth less, as bits."""
        return 0

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        """For an effect: the most it can bring, as items by number; fields come last."""
        return []

    @property
    def steps(self) -> int:
        """How many steps it tells apart."""
        return 1

    def measures(self) -> tuple[Measure, ...]:
        """What it looks at."""
        return ()

    def lowest(self) -> list[tuple[int, int]]:
        """For a cost: items by number, fields after them, that are needed in any case."""
        return []

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        """Do it, or ask."""
        raise NotImplementedError

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        """What can be answered."""
        raise NotImplementedError

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        """What is asked."""
        return Message(f"prompt-hallertau-{self.prompt_id}")

    def asked(self, frame: Frame) -> str:
        """What its question is about, whatever the words are."""
        return self.prompt_id

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        """An answer in words, where the part knows better than the action itself."""
        return None


def at(amounts: tuple[int, ...], k: int) -> int:
    """The amount of a step; a single one holds for all."""
    return amounts[k] if len(amounts) > 1 else amounts[0]


def bits_of(amounts: tuple[int, ...], have: int) -> int:
    """The steps whose amount one has."""
    if len(amounts) == 1:
        return ALL if have >= amounts[0] else 0
    bits = 0
    for k, n in enumerate(amounts):
        if have >= n:
            bits |= 1 << k
    return bits


def ask(s: HallertauState, seat: int, place: Place, a: int = 0, b: int = 0) -> None:
    """Put a part's question on the stack."""
    s.stack.append((s.rules.ask, seat, place[0], place[1], place[2], a, b))


def place_of(frame: Frame) -> Place:
    """The place of the part that asks."""
    return (frame[2], frame[3], frame[4])


def spares(s: HallertauState, seat: int) -> bool:
    """Whether a seat wants to be asked how much it takes."""
    return bool(s.sparing >> seat & 1)


def with_done(options: list[int]) -> list[int]:
    """These, or nothing."""
    options.append(DONE)
    return options
