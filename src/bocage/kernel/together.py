"""Secret answers from all seats at once."""

from __future__ import annotations

from typing import ClassVar

from .rng import below
from .state import Frame, S, Step

Answers = list[list[int]]
"""By seat: the actions it has answered with."""


class Together(Step[S]):
    """Every seat chooses in secret; the choices take effect in seat order once all are in.

    Each gives so many answers, at its own pace; what leaves no choice is not asked. The frame
    holds the lowest seat still to answer, a detail that the step keeps for itself, and for every
    seat its answers from 1, or 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("detail",)

    def __init__(self, each: int = 1) -> None:
        super().__init__()
        self.each = each
        self.waits = True
        self.secret = True

    def choices(self, s: S, seat: int, detail: int, given: list[int]) -> list[int]:
        """What a seat may answer next, after what it has given."""
        raise NotImplementedError

    def resolve(self, s: S, seat: int, action: int) -> None:
        """Let one of a seat's answers take effect."""
        raise NotImplementedError

    def settle(self, s: S, detail: int, answers: Answers) -> None:
        """Go on once all answers have taken effect."""

    def begin(self, s: S, seat: int) -> None:
        self.ask(s, 0)

    def ask(self, s: S, detail: int) -> None:
        """Ask every seat that has a choice."""
        self.collect(s, detail, [[] for _ in range(s.count)])

    def collect(self, s: S, detail: int, answers: Answers) -> None:
        """Wait for the answers that are missing, or let all take effect."""
        for seat, given in enumerate(answers):
            while len(given) < self.each:
                options = self.choices(s, seat, detail, given)
                if len(options) > 1:
                    break
                given.append(options[0])
        waiting = [seat for seat, given in enumerate(answers) if len(given) < self.each]
        if waiting:
            s.stack.append(self.framed(waiting[0], detail, answers))
            return
        if s.count > 1:
            s.barriers += 1
        for seat, given in enumerate(answers):
            for action in given:
                self.resolve(s, seat, action)
        self.settle(s, detail, answers)

    def framed(self, lowest: int, detail: int, answers: Answers) -> Frame:
        """The frame for these answers."""
        flat: list[int] = []
        for given in answers:
            flat += [action + 1 for action in given] + [0] * (self.each - len(given))
        return (self.id, lowest, detail, *flat)

    def answers(self, frame: Frame) -> Answers:
        """The answers in a frame."""
        flat, each = frame[3:], self.each
        return [
            [answer - 1 for answer in flat[i : i + each] if answer]
            for i in range(0, len(flat), each)
        ]

    def waiting(self, s: S, frame: Frame) -> list[int]:
        return [seat for seat, given in enumerate(self.answers(frame)) if len(given) < self.each]

    def still_asks(self, s: S) -> bool:
        return bool(s.stack) and s.stack[-1][0] == self.id

    def actions(self, s: S, frame: Frame) -> list[int]:
        return self.actions_of(s, frame, frame[1])

    def actions_of(self, s: S, frame: Frame, seat: int) -> list[int]:
        return self.choices(s, seat, frame[2], self.answers(frame)[seat])

    def apply(self, s: S, frame: Frame, action: int) -> None:
        self.answer(s, frame, frame[1], action)

    def answer(self, s: S, frame: Frame, seat: int, action: int) -> None:
        answers = self.answers(frame)
        answers[seat].append(action)
        self.collect(s, frame[2], answers)

    def fits(self, s: S, frame: Frame) -> bool:
        """Whether a frame from outside waits for somebody and holds only possible answers."""
        answers, waiting = self.answers(frame), self.waiting(s, frame)
        if not waiting or frame != self.framed(waiting[0], frame[2], answers):
            return False
        for seat, given in enumerate(answers):
            for i, action in enumerate(given):
                if action not in self.choices(s, seat, frame[2], given[:i]):
                    return False
        return True

    def disguised(self, s: S, frame: Frame, viewer: int | None) -> Frame:
        """The frame with random answers in place of those that the viewer does not know."""
        answers = self.answers(frame)
        for seat, given in enumerate(answers):
            if seat != viewer:
                for i in range(len(given)):
                    options = self.choices(s, seat, frame[2], given[:i])
                    s.rng, k = below(s.rng, len(options))
                    given[i] = options[k]
        return self.framed(frame[1], frame[2], answers)
