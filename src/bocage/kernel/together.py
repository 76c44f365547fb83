"""One secret answer from each of several seats."""

from __future__ import annotations

from .messages import Message, Reason
from .state import Frame, S, Step


class Together(Step[S]):
    """Every seat chooses in secret; the choices take effect in seat order once all are in.

    The frame holds the lowest seat still to answer and the answers so far (-1 for none).
    """

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.secret = True

    def choices(self, s: S, seat: int) -> list[int]:
        """What a seat may answer."""
        raise NotImplementedError

    def resolve(self, s: S, seat: int, action: int) -> None:
        """Let a seat's answer take effect."""
        raise NotImplementedError

    def begin(self, s: S, seat: int) -> None:
        s.stack.append(self.framed([-1] * s.count))

    def framed(self, answers: list[int]) -> Frame:
        """The frame for these answers."""
        return (self.id, answers.index(-1), *answers)

    def waiting(self, s: S, frame: Frame) -> list[int]:
        return [seat for seat in range(s.count) if frame[2 + seat] < 0]

    def actions(self, s: S, frame: Frame) -> list[int]:
        return self.choices(s, frame[1])

    def actions_of(self, s: S, frame: Frame, seat: int) -> list[int]:
        return self.choices(s, seat)

    def apply(self, s: S, frame: Frame, action: int) -> None:
        self.answer(s, frame, frame[1], action)

    def answer(self, s: S, frame: Frame, seat: int, action: int) -> None:
        answers = list(frame[2:])
        answers[seat] = action
        if -1 in answers:
            s.stack.append(self.framed(answers))
            return
        for other, choice in enumerate(answers):
            self.resolve(s, other, choice)

    def why_not(self, s: S, frame: Frame, action: int) -> Reason:
        return Reason(Message("reason-not-now"))
