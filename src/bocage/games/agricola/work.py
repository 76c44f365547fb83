"""The work phase: people are placed turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .access import OTHERS, early, joined, too_dear
from .adoption import ADOPT, may_adopt
from .events import BEFORE_TURNS, BY_CARDS, CAREFUL, ON_SPACE, WORK, WORK_START
from .hand import EMPTY_HAND
from .living_hands import SWAP, may_swap, take_open
from .order import Turns
from .queries import JOINS_WISHES, USES_EARLY
from .reasons import (
    CANNOT_PAY,
    LAID_OUT,
    NO_PASS,
    NOBODY_LEFT,
    NOT_IN_GAME,
    NOT_OPEN,
    NOT_REVEALED,
    OCCUPIED,
    PICKED,
    TILE_BLOCKED,
    explain,
)
from .rules import Space
from .state import AgricolaState
from .steps.anytime import ANY_TIME, deeds_at, describe_only_deed
from .telling import TELL, using
from .visits import USABLE, place, stand
from .vocabulary import ALL_SPACES, ANYTIME, PASS, PICK, SWAP_CARDS, USE, placed_on

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Work(Turns):
    """Turn by turn, clockwise from the starting player, until everybody is placed.

    Frame: the seat to move, the seats that passed and those that could not place anybody since
    the last placement. `passing` says whether the edition lets people pass.
    """

    fields: ClassVar[tuple[str, ...]] = ("passing", "stuck")
    asks: ClassVar[str] = "place"

    def __init__(self, passing: bool, after: Step[AgricolaState] | None = None) -> None:
        super().__init__(after)
        self.passing = passing
        self.waits = True
        self.private = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        if self.after is not None and s.rules.hand_cards:
            self.after.begin(s, seat)
        if s.heard[WORK_START] or s.heard[BEFORE_TURNS]:
            s.stack.append((FIRST_TURN.id, -1, 0))
        else:
            s.stack.append((self.id, s.start, 0, 0))
        s.free = s.board.placings
        s.asks = s.board.asking
        s.lent = True
        if s.rules.hand_cards:
            for other in range(s.count):
                if s.seats[other].gained:
                    s.own(other).gained = 0
                if s.seats[other].picked:
                    s.own(other).picked = False
            if s.heard[WORK_START]:
                TELL.tell_all(s, WORK_START)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        left = s.seats[frame[1]].idle
        return Message("prompt-place", {"people": left, "round": s.round})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        seat = frame[1]
        options = s.free[:]
        for space in s.asks:
            if not space.check.obstacle(s, seat):
                options.append(space.action)
                continue
            for step in space.other_checks:
                if not step.obstacle(s, seat):
                    options.append(space.action)
                    break
        if s.heard[BY_CARDS]:
            options = by_cards(s, seat, options)
            if options[-1] == PASS.base:
                return options
        if not options or (self.passing and self.may_pass(s, frame)):
            options.append(PASS.base)
        return options

    def certain(self, s: AgricolaState, frame: Frame) -> bool:
        tolled = sum([len(p.tableau.tolls) for p in s.seats]) if s.heard[BY_CARDS] else 0
        if len(s.free) > 1 + tolled or not s.seats[frame[1]].hand.cards:
            return True
        trial = s.copy()
        trial.own(frame[1]).hand = EMPTY_HAND
        return len(self.actions(trial, frame)) > 1

    def may_pass(self, s: AgricolaState, frame: Frame) -> bool:
        """Whether another seat with people has neither passed nor been stuck meanwhile."""
        if s.rules.larkin and s.round == 1:
            return False
        seats = s.seats
        waiting: i64 = frame[2] | frame[3]
        for other in OTHERS[s.count][frame[1]]:
            player = seats[other]
            if player.idle > 0 or (player.newborn and may_adopt(player)):
                if not waiting >> other & 1:
                    return True
        return False

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, passed, stuck = frame[1], frame[2], frame[3]
        space = s.rules.space_at.get(action)
        if space is not None:
            if s.heard[CAREFUL]:
                place(s, seat, space, 1)
            else:
                stand(s, seat, space)
                self.onward(s, seat, 0, 0)
                space.flow.begin(s, seat)
        elif action == PASS.base:
            if self.passing and self.may_pass(s, frame):
                passed |= 1 << seat
            else:
                stuck |= 1 << seat
            if s.sink is not None:
                s.sink.note(seat, "log-pass", {})
            self.onward(s, seat, passed, stuck)
        elif action == ANYTIME.base:
            s.stack.append(frame)
            s.stack.append((ANY_TIME.id, seat, WORK))
        elif action == SWAP_CARDS.base:
            s.stack.append(frame)
            SWAP.begin(s, seat)
        elif PICK.owns(action):
            self.onward(s, seat, 0, 0)
            take_open(s, seat, action)
        else:
            s.stack.append(frame)
            ADOPT.begin(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if action == ANYTIME.base:
            return describe_only_deed(s, frame[1], WORK)
        if USE.owns(action):
            return using(s, frame[1], USE.what(action), ADOPT)
        return None

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if action == PASS.base:
            return explain(s.rules, NO_PASS)
        if PICK.owns(action) and s.stock.open:
            shown = s.rules.cards[PICK.what(action)] in s.stock.open
            return explain(s.rules, PICKED if shown else NOT_OPEN)
        number = placed_on(action)
        if number < 0:
            return super().why_not(s, frame, action)
        index = s.rules.space_of[number]
        if index >= 0 and not s.seats[frame[1]].idle:
            return explain(s.rules, NOBODY_LEFT)
        if index < 0:
            return explain(s.rules, NOT_IN_GAME, {"what": Message(f"space-{ALL_SPACES[number]}")})
        space = s.rules.spaces[index]
        values = {"space": space.title}
        uses_early = s.seats[frame[1]].tableau.says(USES_EARLY)
        if index not in s.board.open and index not in s.revealed:
            return explain(s.rules, NOT_REVEALED, {"stage": space.stage, **values})
        if index not in s.board.open and not uses_early:
            opens = s.revealed.index(index) + 1
            return explain(s.rules, LAID_OUT, {"round": opens, **values})
        there = s.occupants[index]
        if there and space not in joined(s, frame[1]):
            own = int(2 * frame[1] in there)
            return explain(s.rules, OCCUPIED, {"own": own, "by": there[0] // 2, **values})
        if space.tile and s.tile_taken():
            return explain(s.rules, TILE_BLOCKED, values)
        owed = too_dear(s, frame[1], action)
        if owed:
            return explain(s.rules, CANNOT_PAY, {"goods": {"food": owed}})
        return space.flow.reason(s, frame[1], space.flow.obstacle(s, frame[1]))


@final
class FirstTurn(Step[AgricolaState]):
    """The turn of the first seat that has somebody to place, after what cards do before.

    Frame: 1 once these have been told.
    """

    fields: ClassVar[tuple[str, ...]] = ("told",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if s.heard[BEFORE_TURNS] and not frame[2]:
            s.stack.append((self.id, -1, 1))
            TELL.tell_all(s, BEFORE_TURNS)
            return
        s.rules.edition.work.onward(s, (s.start - 1) % s.count, 0, 0)


FIRST_TURN: Final = FirstTurn()


def by_cards(s: AgricolaState, seat: int, options: list[int]) -> list[int]:
    """What a seat may do in its turn, with what cards change about it."""
    player = s.seats[seat]
    tableau = player.tableau
    found = options if player.idle else []
    if player.idle and (tableau.joins or tableau.says(JOINS_WISHES)):
        for space in joined(s, seat):
            if not space.flow.obstacle(s, seat):
                found.append(space.action)
    if player.idle and tableau.says(USES_EARLY):
        for space in early(s):
            if not s.occupants[space.index] and not space.flow.obstacle(s, seat):
                found.append(space.action)
    for owner in OTHERS[s.count][seat]:
        for toll in s.seats[owner].tableau.tolls:
            if toll.action in found and too_dear(s, seat, toll.action):
                found.remove(toll.action)
    if player.idle and tableau.gains_first:
        for space in s.asks:
            if space.action not in found and possible_with_gains(s, seat, space):
                found.append(space.action)
    stuck = not found
    if s.stock.open and player.idle and not player.picked:
        found += [PICK.of(card.number) for card in s.stock.open]
    if player.idle and may_swap(s, seat):
        found.append(SWAP_CARDS.base)
    if player.newborn and may_adopt(player):
        found.append(USE.of(tableau.adopts))
    if deeds_at(s, seat, WORK):
        found.append(ANYTIME.base)
    return [*found, PASS.base] if stuck else found


def possible_with_gains(s: AgricolaState, seat: int, space: Space) -> bool:
    """Whether what cards give ahead of a space makes its use possible."""
    if not s.seats[seat].tableau.hears(space.minded):
        return False
    trial = s.copy()
    trial.stack = [(USABLE.id, seat, space.index)]
    stand(trial, seat, space)
    TELL.react(trial, ON_SPACE, seat, space.number, 0, 0, 0)
    trial.guards = 0
    return trial.finishes(0)
