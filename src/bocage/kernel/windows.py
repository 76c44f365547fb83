"""A window asks a seat whether it uses what it has, at a point of the game or after an event."""

from __future__ import annotations

from typing import ClassVar

from .flow import DONE, Question
from .state import Frame, S, Step


class Window(Question[S]):
    """A seat may use something that is on offer, or decline: it has enough, or no thanks.

    One that is `picked` was asked for by a seat that uses something now; it only says what.
    """

    def __init__(self, picked: bool = False) -> None:
        super().__init__()
        self.picked = picked

    def offers(self, s: S, frame: Frame) -> list[int]:
        """What the frame's seat may use now, as actions."""
        raise NotImplementedError

    def use(self, s: S, frame: Frame, action: int) -> None:
        """Use it; whoever asks again afterwards puts a frame back first."""
        raise NotImplementedError

    def decline(self, s: S, frame: Frame) -> None:
        """Do without."""

    def actions(self, s: S, frame: Frame) -> list[int]:
        options = self.offers(s, frame)
        return options if self.picked else [*options, DONE]

    def apply(self, s: S, frame: Frame, action: int) -> None:
        if action == DONE:
            self.decline(s, frame)
        else:
            self.use(s, frame, action)


class InTurn(Step[S]):
    """Opens windows for one seat after the other, from the first one on clockwise.

    The frame belongs to nobody; it holds the first seat and how many seats are done.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "passed")

    def window(self, s: S, seat: int, frame: Frame) -> Frame | None:
        """The window that a seat needs, if it needs one."""
        raise NotImplementedError

    def over(self, s: S, frame: Frame) -> None:
        """Everybody is done."""

    def run(self, s: S, frame: Frame) -> None:
        first, k, count = frame[2], frame[3], s.count
        while k < count:
            window = self.window(s, (first + k) % count, frame)
            k += 1
            if window is not None:
                s.stack.append((*frame[:3], k, *frame[4:]))
                s.stack.append(window)
                return
        self.over(s, frame)
