"""The use of a space: somebody stands there, cards speak before and after, the space acts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...farm.goods import FOOD
from ...kernel.state import Frame, Step
from .access import tolls
from .events import (
    AFTER_ACTION,
    AFTER_SPACE,
    BEFORE_SPACE,
    BY_CARDS,
    ON_SPACE,
    TAKEN,
    TURN_END,
)
from .rules import Space
from .state import AgricolaState
from .steps.anytime import AtPoint
from .steps.payment import pay_to
from .steps.supply import TALLY
from .steps.taking import TAKE_REST
from .telling import TELL

ALONE: Final = tuple((2 * seat,) for seat in range(5))
"""A space's people when only one seat has placed somebody."""


def stand(s: AgricolaState, seat: int, space: Space) -> None:
    """Put a person on a space."""
    s.own(seat).idle -= 1
    index, occupants = space.index, s.occupants
    there = occupants[index]
    occupants[index] = there + ALONE[seat] if there else ALONE[seat]
    if space.tile:
        s.look_again()
    elif not there and s.board.mask >> index & 1:
        if s.lent:
            s.take_lists()
        if space.sure or space.gathers:
            s.free.remove(space.action)
        else:
            s.asks.remove(space)
    if s.sink is not None:
        s.sink.note(seat, "log-place", {"space": space.title})


def place(s: AgricolaState, seat: int, space: Space, ends_turn: int) -> None:
    """Put a person on a space and use it, with what cards have to say before and after."""
    stand(s, seat, space)
    s.seats[seat].last = space.index
    due = tolls(s, seat, space.action) if s.heard[BY_CARDS] else []
    if due:
        s.stack.append((USE_SPACE.id, seat, space.index, 0, ends_turn))
        for owner, food in due:
            pay_to(s, seat, owner, ((FOOD, food),))
    else:
        USE_SPACE.go_on(s, seat, space, 0, ends_turn)


@final
class UseSpace(Step[AgricolaState]):
    """The use of a space: the moments before it, what it does, the moments after it.

    Frame: seat, space, how many of these five are over, 1 if the next seat's turn follows.
    """

    fields: ClassVar[tuple[str, ...]] = ("space", "moments", "ends_turn")

    def run(self, s: AgricolaState, frame: Frame) -> None:
        self.go_on(s, frame[1], s.rules.spaces[frame[2]], frame[3], frame[4])

    def go_on(self, s: AgricolaState, seat: int, space: Space, part: int, ends_turn: int) -> None:
        """Go on with a part until something waits."""
        if part < 3:
            if part < 2 and s.heard[space.minded]:
                if self.waits_for_cards(s, seat, space, part, 2, ends_turn):
                    return
            size = len(s.stack)
            TALLY.open(s, TAKEN, seat)
            if s.extras:
                TAKE_REST.wait(s, seat, space.index)
            space.flow.begin(s, seat)
            if len(s.stack) > size:
                s.stack.insert(size, (self.id, seat, space.index, 3, ends_turn))
                return
            part = 3
        if s.heard[space.minded] and self.waits_for_cards(s, seat, space, part, 5, ends_turn):
            return
        if part < 6 and s.seats[seat].tableau.points >> AFTER_ACTION & 1:
            if not s.seats[seat].idle:
                s.stack.append((self.id, seat, space.index, 6, ends_turn))
                s.stack.append((AFTERWARDS.id, seat))
                return
        if ends_turn:
            work = s.rules.edition.work
            if work.after is not None:
                work.after.take(s, seat, space.action)
            work.onward(s, seat, 0, 0)

    def waits_for_cards(
        self, s: AgricolaState, seat: int, space: Space, part: int, end: int, ends_turn: int
    ) -> bool:
        """Let cards speak at some moments; whether one of them has something left to do."""
        stack = s.stack
        size = len(stack)
        while part < end:
            event = MOMENT_OF[part]
            part += 1
            if s.heard[event]:
                TELL.react(s, event, seat, space.number, 0, 0, 0)
                if len(stack) > size:
                    if part <= 2 and s.seats[seat].tableau.gains_first:
                        USABLE.guard(s, seat, space, size)
                    stack.insert(size, (self.id, seat, space.index, part, ends_turn))
                    return True
        return False


@final
class Usable(Step[AgricolaState]):
    """Whatever is done ahead of a space, it can be used afterwards. Frame: seat, space."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self) -> None:
        super().__init__()
        self.guarded = True

    def guard(self, s: AgricolaState, seat: int, space: Space, place: int) -> None:
        """From here on the stack only what leaves the space usable may be chosen."""
        s.stack.insert(place, (self.id, seat, space.index))
        s.guards += 1

    def stuck(self, s: AgricolaState, frame: Frame) -> bool:
        return s.rules.spaces[frame[2]].flow.obstacle(s, frame[1]) != 0

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if s.guards:
            s.guards -= 1


USABLE: Final = Usable()


MOMENT_OF: Final = (BEFORE_SPACE, ON_SPACE, -1, AFTER_SPACE, TURN_END)
"""The events of using a space, around what it does."""
USE_SPACE: Final = UseSpace()
AFTERWARDS: Final = AtPoint(AFTER_ACTION)
