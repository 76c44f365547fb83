"""One after the other: parts in order, where none may spoil a later one, and seats in turn."""

from __future__ import annotations

from typing import ClassVar, final

from .flow import Composite
from .messages import Message, Reason
from .state import Frame, S, Step


@final
class Seq(Composite[S]):
    """All parts, in order.

    While a guarded sequence is on the stack, the engine tries every option on a copy and offers
    only those that leave the rest possible. `sure` says that no part can spoil another, as with
    the phases of a round.
    """

    fields: ClassVar[tuple[str, ...]] = ("part",)

    def __init__(self, *parts: Step[S], sure: bool = False) -> None:
        super().__init__(list(parts))
        self.guarded = not sure and any(part.fallible for part in parts[1:])
        self.fallible = any(part.fallible for part in parts)
        self.foreseen: list[Step[S]] = []
        for i in range(1, len(parts)):
            if parts[i].goodless and all(part.spends for part in parts[:i]):
                self.foreseen.append(parts[i])

    def obstacle(self, s: S, seat: int) -> int:
        code = self.parts[0].obstacle(s, seat)
        if code or not self.guarded:
            return code
        for part in self.foreseen:
            if part.obstacle(s, seat):
                return -1
        trial = s.copy()
        trial.stack = []
        trial.steps[self.id].begin(trial, seat)
        trial.guards = 0
        return 0 if trial.finishes(0) else -1

    def reason(self, s: S, seat: int, code: int) -> Reason:
        if code > 0:
            return self.parts[0].reason(s, seat, code)
        return self.all_reasons(s, seat)

    def prompt(self, s: S, frame: Frame) -> Message:
        found: Message | None = None
        for part in self.parts:
            then = part.told(s, frame[1])
            if found is None or then is None:
                found = found or then
            else:
                found = Message("prompt-then", {"first": found, "then": then})
        return found or super().prompt(s, frame)

    def question(self, s: S, frame: Frame) -> tuple[str, Message]:
        first = self.parts[0]
        return first.question(s, (first.id, frame[1], 0))[0], self.prompt(s, frame)

    def begin(self, s: S, seat: int) -> None:
        if self.guarded:
            s.guards += 1
        s.stack.append((self.id, seat, 0))

    def fits(self, s: S, frame: Frame) -> bool:
        return frame[2] < len(self.parts)

    def stuck(self, s: S, frame: Frame) -> bool:
        return self.parts[frame[2]].obstacle(s, frame[1]) != 0

    def run(self, s: S, frame: Frame) -> None:
        seat, i = frame[1], frame[2]
        stack, parts, guarded = s.stack, self.parts, self.guarded
        size, last = len(stack), len(parts)
        while i < last:
            parts[i].begin(s, seat)
            i += 1
            if guarded or len(stack) > size:
                if i < last:
                    stack.insert(size, (self.id, seat, i))
                    return
                break
        if guarded and s.guards:
            s.guards -= 1

    def owns(self, action: int) -> bool:
        return self.parts[0].owns(action)

    def first(self, s: S, seat: int) -> list[int]:
        options = self.parts[0].first(s, seat)
        if not self.guarded:
            return options
        kept: list[int] = []
        for action in options:
            trial = s.copy()
            trial.stack = []
            trial.steps[self.id].take(trial, seat, action)
            trial.guards = 0
            if trial.finishes(0):
                kept.append(action)
        return kept

    def take(self, s: S, seat: int, action: int) -> None:
        if self.guarded:
            s.guards += 1
        if len(self.parts) > 1:
            s.stack.append((self.id, seat, 1))
        self.parts[0].take(s, seat, action)


@final
class ForEachSeat(Composite[S]):
    """The part for every seat, clockwise from the starting player."""

    fields: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, part: Step[S]) -> None:
        super().__init__([part])

    def begin(self, s: S, seat: int) -> None:
        s.stack.append((self.id, -1, 0))

    def run(self, s: S, frame: Frame) -> None:
        k = frame[2]
        stack, part, count = s.stack, self.parts[0], s.count
        size = len(stack)
        while k < count:
            part.begin(s, (s.start + k) % count)
            k += 1
            if len(stack) > size:
                if k < count:
                    stack.insert(size, (self.id, -1, k))
                return
