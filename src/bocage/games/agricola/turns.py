"""Turns out of the usual order: guests, whoever begins, a second person, people who move on."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Choice, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .adoption import ADOPT, may_adopt
from .events import LAST_PLACED, MOVING_ON, WORK
from .phases import welcome
from .queries import RESTS
from .reasons import NO_SPACE, explain
from .state import AgricolaState
from .steps.anytime import ANY_TIME, describe_only_deed
from .steps.schedule import GUEST
from .telling import TELL, using
from .visits import place
from .vocabulary import ALL_SPACES, ANYTIME, ROUNDS, USE, placing


@final
class ExtraTurn(Step[AgricolaState]):
    """A seat places one person out of turn; a `guest` who comes for it may stay away."""

    asks: ClassVar[str] = "place-guest"

    def __init__(self, guest: bool) -> None:
        super().__init__()
        self.guest = guest
        self.waits = True
        self.private = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        if self.guest:
            welcome(s, seat)
        s.stack.append((self.id, seat))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-place-guest" if self.guest else "prompt-place-first")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        work, seat = s.rules.edition.work, frame[1]
        options = [
            action
            for action in work.actions(s, (work.id, seat, 0, 0))
            if action in s.rules.space_at or action == ANYTIME.base
        ]
        if self.guest or options in ([], [ANYTIME.base]):
            options.append(DONE)
        return options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == ANYTIME.base:
            s.stack.append(frame)
            s.stack.append((ANY_TIME.id, seat, WORK))
        elif action != DONE:
            if self.guest:
                AFTER_WORK.take(s, seat, action)
            place(s, seat, s.rules.space_at[action], 0)
        elif self.guest:
            player = s.own(seat)
            player.guests -= 1
            player.idle -= 1

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return describe_only_deed(s, frame[1], WORK) if action == ANYTIME.base else None

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        work = s.rules.edition.work
        return work.why_not(s, (work.id, frame[1], 0, 0), action)


@final
class AfterWork(Step[AgricolaState]):
    """Everybody is placed: guests who come then, the last person's due, people who move on.

    Lies below the turns of a work phase. Frame: 1 plus the seat that has placed somebody last.
    """

    fields: ClassVar[tuple[str, ...]] = ("last",)

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, -1, 0))

    def take(self, s: AgricolaState, seat: int, action: int) -> None:
        """A seat has placed somebody, the last one so far."""
        for i, frame in enumerate(s.stack):
            if frame[0] == self.id:
                s.stack[i] = (self.id, -1, seat + 1)
                return

    def run(self, s: AgricolaState, frame: Frame) -> None:
        for i, entry in enumerate(s.scheduled):
            if entry[0] == s.round and entry[2] == GUEST:
                s.scheduled = s.scheduled[:i] + s.scheduled[i + 1 :]
                s.stack.append(frame)
                if not rests(s, entry[1]):
                    GUEST_TURN.begin(s, entry[1])
                return
        TELL.later(s, MOVING_ON, frame[2] % s.count, s.round)
        if frame[2]:
            TELL.tell(s, LAST_PLACED, frame[2] - 1, s.round)


def rests(s: AgricolaState, seat: int) -> bool:
    """Whether a seat places nobody in this round."""
    return s.round == ROUNDS and bool(s.seats[seat].tableau.says(RESTS))


GUEST_TURN: Final = ExtraTurn(guest=True)
AFTER_WORK: Final = AfterWork()


@final
class MoveOn(Choice[AgricolaState]):
    """A person who stands on the board goes to one of some spaces and acts there.

    `origins` tells on which spaces, by index, those stand who may go.
    """

    asks: ClassVar[str] = "move-person"

    def __init__(
        self, origins: Callable[[AgricolaState, int], list[int]], targets: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.origins = origins
        self.targets = [placing(ALL_SPACES.index(space)) for space in targets]
        self.whence = Whence(self)

    def children(self) -> list[Step[AgricolaState]]:
        return [self.whence]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.origins(s, seat) and self.first(s, seat) else NO_SPACE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-move-person")

    def owns(self, action: int) -> bool:
        return action in self.targets

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        trial = s.copy()
        trial.own(seat).idle += 1
        work = s.rules.edition.work
        options = work.actions(trial, (work.id, seat, 0, 0))
        return [action for action in options if action in self.targets]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        target = s.rules.space_at[action].index
        origins = self.origins(s, seat)
        if len(origins) > 1 and any(awaited(s, seat, self, space) for space in origins):
            s.stack.append((self.whence.id, seat, target))
        else:
            move_on(s, seat, origins[-1], target)


def awaited(s: AgricolaState, seat: int, by: MoveOn, space: int) -> bool:
    """Whether a person may still be moved by another card to a space that is left now."""
    action = s.rules.spaces[space].action
    told = [frame[3] for frame in s.stack if frame[0] == TELL.id and frame[2] == MOVING_ON]
    first = told[-1] if told else seat
    for k in range((seat - first) % s.count, s.count):
        owner = (first + k) % s.count
        for listener in s.seats[owner].tableau.optional[MOVING_ON]:
            for step in listener.steps:
                if isinstance(step, MoveOn) and step is not by and action in step.targets:
                    if step.origins(s, owner):
                        return True
    return False


@final
class Whence(Question[AgricolaState]):
    """Which of several people goes to a space: the one on the space named. Frame: seat, space."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    asks: ClassVar[str] = "move-whence"

    def __init__(self, moves: MoveOn) -> None:
        super().__init__()
        self.moves = moves

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-move-whence", {"space": s.rules.spaces[frame[2]].title})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [s.rules.spaces[i].action for i in self.moves.origins(s, frame[1])]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        move_on(s, frame[1], s.rules.space_at[action].index, frame[2])


def move_on(s: AgricolaState, seat: int, origin: int, target: int) -> None:
    """A person leaves a space for another one and acts there."""
    there = s.occupants[origin]
    place_there = there.index(2 * seat)
    s.occupants[origin] = there[:place_there] + there[place_there + 1 :]
    s.look_again()
    s.own(seat).idle += 1
    place(s, seat, s.rules.spaces[target], 0)


@final
class PlaceAnother(Step[AgricolaState]):
    """A second person right after the first; after any other space only on a market."""

    asks: ClassVar[str] = "place-another"

    def __init__(self, markets_only: bool) -> None:
        super().__init__()
        self.waits = True
        self.private = not markets_only
        self.markets_only = markets_only

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        if s.seats[seat].idle and s.free and not self.markets_only:
            return 0
        return 0 if self.actions(s, (self.id, seat)) else NO_SPACE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-place-another")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        options = self.placings(s, frame[1]) if player.idle else []
        if player.newborn and may_adopt(player) and self.after_adopting(s, frame[1]):
            options.append(USE.of(player.tableau.adopts))
        return options

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return using(s, frame[1], USE.what(action), ADOPT) if USE.owns(action) else None

    def placings(self, s: AgricolaState, seat: int) -> list[int]:
        """Where the second person may go."""
        if self.markets_only:
            return [action for action in MARKET_ACTIONS if action in s.free]
        work = s.rules.edition.work
        options = work.actions(s, (work.id, seat, 0, 0))
        return [action for action in options if action in s.rules.space_at]

    def after_adopting(self, s: AgricolaState, seat: int) -> bool:
        """Whether a child that is placed for 1 food could be the second person."""
        trial = s.copy()
        trial.stack = [(self.id, seat)]
        ADOPT.begin(trial, seat)
        trial.guards = 0
        return trial.finishes(0)

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action not in s.rules.space_at:
            s.stack.append(frame)
            ADOPT.begin(s, frame[1])
            return
        s.stack.append((SECOND.id, frame[1]))
        place(s, frame[1], s.rules.space_at[action], 0)


@final
class Second(Step[AgricolaState]):
    """Stands on the stack below the second of two people placed in a row."""

    def run(self, s: AgricolaState, frame: Frame) -> None:
        """Nothing is left to do."""


SECOND: Final = Second()
MARKETS: Final = ("sheep-market", "pig-market", "cattle-market")
MARKET_ACTIONS: Final = tuple([placing(ALL_SPACES.index(space)) for space in MARKETS])
ANOTHER: Final = PlaceAnother(markets_only=False)
ANOTHER_ON_MARKET: Final = PlaceAnother(markets_only=True)
