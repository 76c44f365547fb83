"""All parts in order; where one can spoil a later one, that is tried on a copy."""

from __future__ import annotations

from typing import Any, final

from .flow import DONE, Choice, Composite
from .messages import Message, Reason
from .state import Frame, S, State, Step


@final
class Seq(Composite[S]):
    """All parts, in order. What would make a later part impossible is not offered.

    `sure` says that no part can do that, as with the phases of a round. Frame: seat, part, and
    how many atomic choices of that part are done.
    """

    def __init__(self, *parts: Step[S], sure: bool = False) -> None:
        super().__init__(list(parts))
        self.guarded = not sure and any(part.fallible for part in parts[1:])
        self.fallible = any(part.fallible for part in parts)
        self.waits = self.guarded

    def obstacle(self, s: S, seat: int) -> int:
        code = self.parts[0].obstacle(s, seat)
        if code or not self.guarded:
            return code
        return 0 if can_do(s, self.parts, seat) else -1

    def reason(self, s: S, seat: int, code: int) -> Reason:
        if code > 0:
            return self.parts[0].reason(s, seat, code)
        return self.all_reasons(s, seat)

    def prompt(self, s: S, frame: Frame) -> Message:
        part = self.parts[frame[2]]
        return part.prompt(s, (part.id, frame[1], 0))

    def begin(self, s: S, seat: int) -> None:
        s.stack.append((self.id, seat, 0, 0))

    def run(self, s: S, frame: Frame) -> None:
        seat, i = frame[1], frame[2]
        stack, parts = s.stack, self.parts
        size = len(stack)
        while i < len(parts):
            parts[i].begin(s, seat)
            i += 1
            if len(stack) > size:
                if i < len(parts):
                    stack.insert(size, (self.id, seat, i, 0))
                return

    def actions(self, s: S, frame: Frame) -> list[int]:
        seat, i, tally = frame[1], frame[2], frame[3]
        part, rest = self.parts[i], self.parts[i + 1 :]
        if not isinstance(part, Choice):
            return [DONE]
        options = part.more(s, seat, tally) if tally else part.first(s, seat)
        options = [a for a in options if stays_possible(s, part, rest, seat, a, tally)]
        if tally and can_do(s, rest, seat):
            options.append(DONE)
        return options

    def apply(self, s: S, frame: Frame, action: int) -> None:
        seat, i, tally = frame[1], frame[2], frame[3]
        part = self.parts[i]
        onward = (self.id, seat, i + 1, 0)
        last = i + 1 == len(self.parts)
        if not isinstance(part, Choice):
            if not last:
                s.stack.append(onward)
            part.begin(s, seat)
        elif action == DONE:
            if not last:
                s.stack.append(onward)
            part.close(s, seat, tally)
        else:
            if part.repeats:
                s.stack.append((self.id, seat, i, tally + 1))
            elif not last:
                s.stack.append(onward)
            part.act(s, seat, action, tally)

    def owns(self, action: int) -> bool:
        return self.parts[0].owns(action)

    def first(self, s: S, seat: int) -> list[int]:
        if self.guarded and isinstance(self.parts[0], Choice):
            return self.actions(s, (self.id, seat, 0, 0))
        return self.parts[0].first(s, seat)

    def take(self, s: S, seat: int, action: int) -> None:
        if self.guarded and isinstance(self.parts[0], Choice):
            self.apply(s, (self.id, seat, 0, 0), action)
            return
        if len(self.parts) > 1:
            s.stack.append((self.id, seat, 1, 0))
        self.parts[0].take(s, seat, action)


def can_do(s: State, parts: list[Step[Any]], seat: int) -> bool:
    """Whether some choices carry the seat through all parts."""
    if not parts:
        return True
    if parts[0].obstacle(s, seat):
        return False
    trial = s.copy()
    trial.stack = []
    trial.steps[parts[0].id].begin(trial, seat)
    return ends(trial, parts[1:], seat)


def stays_possible(
    s: State, part: Step[Any], rest: list[Step[Any]], seat: int, action: int, tally: int
) -> bool:
    """Whether the rest can still be done when the part goes on with this action."""
    trial = s.copy()
    trial.stack = []
    step = trial.steps[part.id]
    if step.repeats:
        trial.stack.append((step.id, seat, tally + 1))
    step.act(trial, seat, action, tally)
    return ends(trial, rest, seat)


def ends(s: State, rest: list[Step[Any]], seat: int) -> bool:
    """Whether some choices empty the stack and leave the rest possible."""
    while s.stack:
        frame = s.stack[-1]
        step = s.steps[frame[0]]
        if step.waits:
            for action in step.actions(s, frame):
                branch = s.copy()
                branch.stack.pop()
                step.apply(branch, frame, action)
                if ends(branch, rest, seat):
                    return True
            return False
        s.stack.pop()
        step.run(s, frame)
    return can_do(s, rest, seat)
