"""One secret answer from each of several seats."""

from __future__ import annotations

from .rng import below
from .state import Frame, S, Step


class Together(Step[S]):
    """Every seat chooses in secret; the choices take effect in seat order once all are in.

    Whoever has a single choice is not asked. The frame holds the lowest seat still to answer, a
    detail that the step keeps for itself, and for every seat its answer from 1, or 0.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.secret = True
        self.size = 3

    def choices(self, s: S, seat: int, detail: int) -> list[int]:
        """What a seat may answer."""
        raise NotImplementedError

    def resolve(self, s: S, seat: int, action: int) -> None:
        """Let a seat's answer take effect."""
        raise NotImplementedError

    def settle(self, s: S, detail: int, answers: list[int]) -> None:
        """Go on once all answers have taken effect."""

    def begin(self, s: S, seat: int) -> None:
        self.ask(s, 0)

    def ask(self, s: S, detail: int) -> None:
        """Ask every seat that has a choice."""
        answers: list[int] = []
        for seat in range(s.count):
            options = self.choices(s, seat, detail)
            answers.append(options[0] + 1 if len(options) == 1 else 0)
        self.collect(s, detail, answers)

    def collect(self, s: S, detail: int, answers: list[int]) -> None:
        """Wait for the answers that are missing, or let all take effect."""
        if 0 in answers:
            s.stack.append((self.id, answers.index(0), detail, *answers))
            return
        for seat, answer in enumerate(answers):
            self.resolve(s, seat, answer - 1)
        self.settle(s, detail, [answer - 1 for answer in answers])

    def waiting(self, s: S, frame: Frame) -> list[int]:
        return [seat for seat in range(s.count) if not frame[3 + seat]]

    def actions(self, s: S, frame: Frame) -> list[int]:
        return self.choices(s, frame[1], frame[2])

    def actions_of(self, s: S, frame: Frame, seat: int) -> list[int]:
        return self.choices(s, seat, frame[2])

    def apply(self, s: S, frame: Frame, action: int) -> None:
        self.answer(s, frame, frame[1], action)

    def answer(self, s: S, frame: Frame, seat: int, action: int) -> None:
        answers = list(frame[3:])
        answers[seat] = action + 1
        if 0 not in answers and s.count > 1:
            s.barriers += 1
        self.collect(s, frame[2], answers)

    def sound(self, s: S, frame: Frame) -> bool:
        """Whether a frame from outside waits for somebody and holds only possible answers."""
        answers = frame[3:]
        if 0 not in answers or frame[1] != answers.index(0):
            return False
        return all(
            answer == 0 or answer - 1 in self.choices(s, seat, frame[2])
            for seat, answer in enumerate(answers)
        )

    def disguised(self, s: S, frame: Frame, viewer: int | None) -> Frame:
        """The frame with random answers in place of those that the viewer does not know."""
        answers = list(frame[3:])
        for seat, answer in enumerate(answers):
            if answer and seat != viewer:
                options = self.choices(s, seat, frame[2])
                s.rng, k = below(s.rng, len(options))
                answers[seat] = options[k] + 1
        return (*frame[:3], *answers)
