"""The work phase: workers are placed in turn, spaces are used."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .events import PLACED, TURN
from .reasons import NO_DEED, NO_WORKER, OCCUPIED, explain
from .rules import Space
from .state import CreaturesState
from .steps.windows import ARRIVED, SETTLE, USES, deeds_at
from .telling import TELL
from .vocabulary import ANYTIME, PLACE, SPACES, VISIT

SPECIAL: Final = (SPACES.index("special-building-1"), SPACES.index("special-building-2"))
"""Two spaces that are possible or not together."""


def free_spaces(s: CreaturesState, seat: int, base: int) -> list[int]:
    """The spaces where nobody stands and something can be done, as actions from a base on."""
    occupants, piles = s.occupants, s.piles
    found = [base + i for i in s.rules.gathering if piles[i] and occupants[i] < 0]
    for i, flow in s.rules.asking:
        if occupants[i] < 0 and flow.obstacle(s, seat) == 0:
            found.append(base + i)
    special = [i for i in SPECIAL if occupants[i] < 0]
    if special and s.rules.spaces[SPECIAL[0]].flow.obstacle(s, seat) == 0:
        found += [base + i for i in special]
    return found


def use_space(s: CreaturesState, seat: int, space: Space) -> None:
    """Do what a space offers; then animals without room go back."""
    if not space.calm:
        s.stack.append((SETTLE.id, seat, ARRIVED))
    space.flow.begin(s, seat)


def why_not_there(s: CreaturesState, seat: int, space: Space) -> Reason:
    """Why a space cannot be used."""
    by = s.occupants[space.index]
    if by >= 0:
        return explain(OCCUPIED, {"space": space.title, "by": by})
    return space.flow.reason(s, seat, space.flow.obstacle(s, seat))


@final
class Work(Step[CreaturesState]):
    """Turn by turn from the starting player on. Frame: the seat to move, buildings used.

    A worker for whom no space is left, as only a position can have it, stays at home.
    """

    fields: ClassVar[tuple[str, ...]] = ("used",)
    asks: ClassVar[str] = "place"

    def __init__(self) -> None:
        super().__init__()
        self.waits = True

    def begin(self, s: CreaturesState, seat: int) -> None:
        self.onward(s, 1 - s.start)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        values = {"people": s.seats[frame[1]].idle, "round": s.round}
        return Message("prompt-creatures-place", values)

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        options = free_spaces(s, frame[1], PLACE.base) or [DONE]
        if deeds_at(s, frame[1], TURN, frame[2]):
            options.append(ANYTIME.base)
        return options

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == ANYTIME.base:
            s.stack.append(frame)
            s.stack.append((USES.id, seat, TURN, frame[2]))
            return
        s.own(seat).idle -= 1
        if action == DONE:
            if s.sink is not None:
                s.sink.note(seat, "log-creatures-idle", {})
            self.onward(s, seat)
            return
        space = s.rules.spaces[action - PLACE.base]
        s.occupants = s.occupants[:]
        s.occupants[space.index] = seat
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-place", {"space": space.title})
        TELL.tell(s, PLACED, seat, space.index)
        self.onward(s, seat)
        use_space(s, seat, space)

    def onward(self, s: CreaturesState, seat: int) -> None:
        """The other seat's turn, or the same one's if the other has nobody left."""
        other = 1 - seat
        if s.seats[other].idle > 0:
            s.stack.append((self.id, other, 0))
        elif s.seats[seat].idle > 0:
            s.stack.append((self.id, seat, 0))

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if action == ANYTIME.base:
            return explain(NO_DEED)
        if not PLACE.owns(action):
            return super().why_not(s, frame, action)
        return why_not_there(s, frame[1], s.rules.spaces[action - PLACE.base])


@final
class Visit(Question[CreaturesState]):
    """A free space is used without a worker, or none. Frame: seat, buildings used."""

    fields: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self) -> None:
        super().__init__()

    asks: ClassVar[str] = "visit"

    def begin(self, s: CreaturesState, seat: int) -> None:
        s.stack.append((self.id, seat, 0))

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-visit")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        options = free_spaces(s, frame[1], VISIT.base)
        if deeds_at(s, frame[1], TURN, frame[2]):
            options.append(ANYTIME.base)
        return [*options, DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        if action == ANYTIME.base:
            s.stack.append(frame)
            s.stack.append((USES.id, frame[1], TURN, frame[2]))
            return
        space = s.rules.spaces[action - VISIT.base]
        if s.sink is not None:
            s.sink.note(frame[1], "log-creatures-visit", {"space": space.title})
        use_space(s, frame[1], space)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if PLACE.owns(action):
            return explain(NO_WORKER)
        if not VISIT.owns(action):
            return super().why_not(s, frame, action)
        return why_not_there(s, frame[1], s.rules.spaces[action - VISIT.base])


WORK: Final = Work()
assert len(SPACES) == PLACE.end - PLACE.base
