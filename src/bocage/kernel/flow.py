"""How rulebook sentences are put together: and, or, then, may."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from .messages import Message, Reason
from .state import Frame, S, Step

DONE: Final = 0
"""Every game's first action: enough, or no thanks."""


UNMET: Final = -2
"""The obstacle of what is possible only while something holds."""


class Question(Step[S]):
    """A choice that is put on the stack only where it can be made."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.fallible = False


class Deed(Step[S]):
    """A step without choice of its own; in a menu it stands as one action."""

    def __init__(self, action: int = -1) -> None:
        super().__init__()
        self.action = action

    def do(self, s: S, seat: int) -> None:
        """Do it."""
        raise NotImplementedError

    def begin(self, s: S, seat: int) -> None:
        self.do(s, seat)

    def run(self, s: S, frame: Frame) -> None:
        self.do(s, frame[1])

    def owns(self, action: int) -> bool:
        return action == self.action

    def first(self, s: S, seat: int) -> list[int]:
        return [self.action]

    def take(self, s: S, seat: int, action: int) -> None:
        self.do(s, seat)


class Choice(Step[S]):
    """A step of one atomic choice, or of up to `limit` in a row until the seat has enough."""

    fields: ClassVar[tuple[str, ...]] = ("tally",)

    def __init__(self, limit: int = 1) -> None:
        super().__init__()
        self.waits = True
        self.limit = limit
        self.repeats = limit > 1

    def begin(self, s: S, seat: int) -> None:
        s.stack.append((self.id, seat, 0))

    def actions(self, s: S, frame: Frame) -> list[int]:
        tally = frame[2]
        if tally == 0:
            return self.first(s, frame[1])
        options = self.more(s, frame[1], tally)
        options.append(DONE)
        return options

    def more(self, s: S, seat: int, tally: int) -> list[int]:
        if tally >= self.limit or self.obstacle(s, seat):
            return []
        return self.first(s, seat)

    def apply(self, s: S, frame: Frame, action: int) -> None:
        seat, tally = frame[1], frame[2]
        if action == DONE:
            self.close(s, seat, tally)
        else:
            if self.repeats:
                s.stack.append((self.id, seat, tally + 1))
            self.act(s, seat, action, tally)

    def take(self, s: S, seat: int, action: int) -> None:
        if self.repeats:
            s.stack.append((self.id, seat, 1))
        self.act(s, seat, action, 0)

    def why_not(self, s: S, frame: Frame, action: int) -> Reason:
        if self.owns(action):
            return self.refusal(s, frame[1], action)
        return super().why_not(s, frame, action)

    def refusal(self, s: S, seat: int, action: int) -> Reason:
        """Why one of this step's own actions is not offered."""
        return Reason(Message("reason-not-now"))


class Composite(Step[S]):
    """A step made of parts."""

    def __init__(self, parts: list[Step[S]]) -> None:
        super().__init__()
        self.parts = parts
        self.private = any(part.private for part in parts)

    def children(self) -> list[Step[S]]:
        return self.parts

    def owns(self, action: int) -> bool:
        return any(part.owns(action) for part in self.parts)

    def describe(self, s: S, frame: Frame, action: int) -> Message | None:
        for part in self.parts:
            if part.owns(action):
                return part.describe(s, (part.id, frame[1], 0), action)
        return None

    def instead(self, s: S, frame: Frame, action: int) -> int:
        for part in self.parts:
            if part.owns(action):
                return part.instead(s, (part.id, frame[1], 0), action)
        return action

    def all_reasons(self, s: S, seat: int) -> Reason:
        """Why none of the parts is possible."""
        reasons: list[Reason] = []
        for part in self.parts:
            code = part.obstacle(s, seat)
            if code:
                reasons.append(part.reason(s, seat, code))
        if len(reasons) == 1:
            return reasons[0]
        return Reason(
            Message("reason-none-of", {"reasons": [r.message for r in reasons]}),
            reasons[0].reference if reasons else "",
        )

    def part_refusal(self, s: S, frame: Frame, action: int) -> Reason:
        """Why an action of one of the parts is not offered."""
        for part in self.parts:
            if part.owns(action):
                code = 0 if part.particular else part.obstacle(s, frame[1])
                if code:
                    return part.reason(s, frame[1], code)
                return part.why_not(s, (part.id, frame[1], 0), action)
        return super().why_not(s, frame, action)


def either(found: list[tuple[str, Message]], kind: str, prompt: str) -> tuple[str, Message]:
    """The only question, or several as one of their own kind."""
    if len(found) == 1:
        return found[0]
    return kind, Message(prompt, {"parts": [message for _, message in found]})


class Menu(Composite[S]):
    """A choice among parts that begin with different verbs; one of them must be possible.

    All may read its prompt: it names private parts whether or not they are possible.
    """

    def __init__(self, parts: list[Step[S]]) -> None:
        super().__init__(parts)
        self.waits = True

    def prompt(self, s: S, frame: Frame) -> Message:
        return self.question(s, frame)[1]

    def alternatives(self) -> list[Step[S]]:
        found: list[Step[S]] = []
        for part in self.parts:
            found.extend(part.alternatives())
        return found

    def obstacle(self, s: S, seat: int) -> int:
        for part in self.parts:
            if part.obstacle(s, seat) == 0:
                return 0
        return 1

    def reason(self, s: S, seat: int, code: int) -> Reason:
        return self.all_reasons(s, seat)

    def why_not(self, s: S, frame: Frame, action: int) -> Reason:
        return self.part_refusal(s, frame, action)


@final
class AndOr(Menu[S]):
    """At least one of the parts, in any order; the parts begin with different verbs.

    Frame: the parts undone as a mask, 1 plus the part that is open or 0, how many actions of it
    are done, 1 plus the action that follows or 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("undone", "opened", "tally", "follows")

    def __init__(self, *parts: Step[S]) -> None:
        super().__init__(list(parts))

    def whole(self, seat: int) -> Frame:
        """The frame before anything is done."""
        return (self.id, seat, (1 << len(self.parts)) - 1, 0, 0, 0)

    def begin(self, s: S, seat: int) -> None:
        s.stack.append(self.whole(seat))

    def fits(self, s: S, frame: Frame) -> bool:
        _, _, undone, opened, _, _ = frame
        parts = len(self.parts)
        return undone < 1 << parts and opened <= parts and not (opened and undone >> opened - 1 & 1)

    def question(self, s: S, frame: Frame) -> tuple[str, Message]:
        if len(frame) < 2 + len(self.fields):
            frame = self.whole(frame[1])
        seat, undone, opened, tally = frame[1], frame[2], frame[3], frame[4]
        found: list[tuple[str, Message]] = []
        for i, part in enumerate(self.parts):
            if opened == i + 1:
                if part.more(s, seat, tally):
                    found.append(part.question(s, (part.id, seat, tally)))
            elif undone >> i & 1 and (part.private or part.obstacle(s, seat) == 0):
                found.append(part.question(s, (part.id, seat, 0)))
        return either(found, "and-or", "prompt-and-or")

    def actions(self, s: S, frame: Frame) -> list[int]:
        seat, undone, opened = frame[1], frame[2], frame[3]
        options = self.parts[opened - 1].more(s, seat, frame[4]) if opened else []
        parts = self.parts
        for i in range(len(parts)):
            if undone >> i & 1 and parts[i].obstacle(s, seat) == 0:
                options.extend(parts[i].first(s, seat))
        if undone != (1 << len(parts)) - 1:
            options.append(DONE)
        if frame[5] and frame[5] - 1 in options:
            return [frame[5] - 1]
        return options

    def apply(self, s: S, frame: Frame, action: int) -> None:
        seat, undone, opened, tally = frame[1], frame[2], frame[3], frame[4]
        if opened:
            part = self.parts[opened - 1]
            if part.owns(action):
                s.stack.append((self.id, seat, undone, opened, tally + 1, 0))
                part.act(s, seat, action, tally)
            else:
                s.stack.append((self.id, seat, undone, 0, 0, action + 1))
                part.close(s, seat, tally)
            return
        if action == DONE:
            return
        for i, part in enumerate(self.parts):
            if undone >> i & 1 and part.owns(action):
                left = undone & ~(1 << i)
                if part.repeats:
                    s.stack.append((self.id, seat, left, i + 1, 1, 0))
                    part.act(s, seat, action, 0)
                else:
                    s.stack.append((self.id, seat, left, 0, 0, 0))
                    part.take(s, seat, action)
                return

    def describe(self, s: S, frame: Frame, action: int) -> Message | None:
        if len(frame) == 2 + len(self.fields) and frame[3]:
            part = self.parts[frame[3] - 1]
            if part.owns(action):
                return part.describe(s, (part.id, frame[1], frame[4]), action)
        return super().describe(s, frame, action)

    def why_not(self, s: S, frame: Frame, action: int) -> Reason:
        for i, part in enumerate(self.parts):
            if part.owns(action) and not frame[2] >> i & 1 and frame[3] != i + 1:
                return Reason(Message("reason-part-done"))
        return self.part_refusal(s, frame, action)

    def first(self, s: S, seat: int) -> list[int]:
        return self.actions(s, self.whole(seat))

    def take(self, s: S, seat: int, action: int) -> None:
        self.apply(s, self.whole(seat), action)


@final
class OneOf(Menu[S]):
    """Exactly one of the parts; the parts begin with different verbs."""

    def __init__(self, *parts: Step[S]) -> None:
        super().__init__(list(parts))
        self.fallible = all(part.fallible for part in parts)

    def question(self, s: S, frame: Frame) -> tuple[str, Message]:
        seat = frame[1]
        found = [
            part.question(s, (part.id, seat, 0))
            for part in self.parts
            if part.private or part.obstacle(s, seat) == 0
        ]
        return either(found, "one-of", "prompt-one-of")

    def actions(self, s: S, frame: Frame) -> list[int]:
        return self.first(s, frame[1])

    def apply(self, s: S, frame: Frame, action: int) -> None:
        self.take(s, frame[1], action)

    def first(self, s: S, seat: int) -> list[int]:
        options: list[int] = []
        for part in self.parts:
            if part.obstacle(s, seat) == 0:
                options.extend(part.first(s, seat))
        return options

    def take(self, s: S, seat: int, action: int) -> None:
        for part in self.parts:
            if part.owns(action):
                part.take(s, seat, action)
                return


class May(Composite[S]):
    """The part, or nothing."""

    asks: ClassVar[str] = "may"

    def __init__(self, part: Step[S]) -> None:
        super().__init__([part])
        self.waits = True
        self.fallible = False

    def prompt(self, s: S, frame: Frame) -> Message:
        part = self.parts[0]
        return Message("prompt-may", {"part": part.prompt(s, (part.id, frame[1], 0))})

    def told(self, s: S, seat: int) -> Message | None:
        return self.parts[0].told(s, seat)

    def actions(self, s: S, frame: Frame) -> list[int]:
        part = self.parts[0]
        options = part.first(s, frame[1]) if part.obstacle(s, frame[1]) == 0 else []
        options.append(DONE)
        return options

    def apply(self, s: S, frame: Frame, action: int) -> None:
        if action != DONE:
            self.parts[0].take(s, frame[1], action)

    def why_not(self, s: S, frame: Frame, action: int) -> Reason:
        return self.part_refusal(s, frame, action)


@final
class IfPossible(Composite[S]):
    """The part, as far as it is possible."""

    def __init__(self, part: Step[S]) -> None:
        super().__init__([part])
        self.fallible = False

    def prompt(self, s: S, frame: Frame) -> Message:
        return self.question(s, frame)[1]

    def question(self, s: S, frame: Frame) -> tuple[str, Message]:
        return self.parts[0].question(s, (self.parts[0].id, frame[1], 0))

    def begin(self, s: S, seat: int) -> None:
        part = self.parts[0]
        if part.private:
            s.look(seat)
        if part.obstacle(s, seat) == 0:
            part.begin(s, seat)

    def run(self, s: S, frame: Frame) -> None:
        self.begin(s, frame[1])


@final
class OnlyIf(Composite[S]):
    """The part, if something holds at that moment; else nothing."""

    def __init__(self, condition: Callable[[S, int], bool], part: Step[S]) -> None:
        super().__init__([part])
        self.condition = condition
        self.fallible = False

    def begin(self, s: S, seat: int) -> None:
        if self.condition(s, seat):
            self.parts[0].begin(s, seat)

    def run(self, s: S, frame: Frame) -> None:
        self.begin(s, frame[1])


class Led(Composite[S]):
    """A step that is possible, asks and begins as its first part does."""

    def __init__(self, parts: list[Step[S]]) -> None:
        super().__init__(parts)
        self.private = parts[0].private

    def alternatives(self) -> list[Step[S]]:
        return self.parts[0].alternatives()

    def obstacle(self, s: S, seat: int) -> int:
        return self.parts[0].obstacle(s, seat)

    def reason(self, s: S, seat: int, code: int) -> Reason:
        return self.parts[0].reason(s, seat, code)

    def prompt(self, s: S, frame: Frame) -> Message:
        return self.question(s, frame)[1]

    def question(self, s: S, frame: Frame) -> tuple[str, Message]:
        return self.parts[0].question(s, (self.parts[0].id, frame[1], 0))

    def told(self, s: S, seat: int) -> Message | None:
        return self.parts[0].told(s, seat)

    def begin(self, s: S, seat: int) -> None:
        self.parts[0].begin(s, seat)

    def owns(self, action: int) -> bool:
        return self.parts[0].owns(action)

    def first(self, s: S, seat: int) -> list[int]:
        return self.parts[0].first(s, seat)


@final
class Provided(Led[S]):
    """The part, possible only while something holds."""

    def __init__(self, condition: Callable[[S, int], bool], part: Step[S]) -> None:
        super().__init__([part])
        self.condition = condition

    def obstacle(self, s: S, seat: int) -> int:
        return self.parts[0].obstacle(s, seat) if self.condition(s, seat) else UNMET

    def reason(self, s: S, seat: int, code: int) -> Reason:
        if code == UNMET:
            return Reason(Message("reason-not-now"))
        return self.parts[0].reason(s, seat, code)

    def take(self, s: S, seat: int, action: int) -> None:
        self.parts[0].take(s, seat, action)


@final
class Then(Led[S]):
    """The first part, and afterwards the second if the seat likes."""

    def __init__(self, part: Step[S], rest: Step[S]) -> None:
        super().__init__([part, May(rest)])

    def begin(self, s: S, seat: int) -> None:
        self.parts[1].begin(s, seat)
        self.parts[0].begin(s, seat)

    def take(self, s: S, seat: int, action: int) -> None:
        self.parts[1].begin(s, seat)
        self.parts[0].take(s, seat, action)


class Named(Led[S]):
    """A part that stands in a menu as one action, whatever it begins with."""

    def __init__(self, action: int, part: Step[S]) -> None:
        super().__init__([part])
        self.action = action
        self.fallible = part.fallible

    def describe(self, s: S, frame: Frame, action: int) -> Message | None:
        return self.prompt(s, frame)

    def owns(self, action: int) -> bool:
        return action == self.action

    def first(self, s: S, seat: int) -> list[int]:
        return [self.action]

    def take(self, s: S, seat: int, action: int) -> None:
        self.parts[0].begin(s, seat)
