"""The work phase: people are placed turn by turn, spaces are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ...farm.goods import FOOD
from ...kernel.flow import Deed
from ...kernel.messages import Message, Reason
from ...kernel.sequence import Seq
from ...kernel.state import Frame, Step
from .access import FROM_NEXT, OTHERS, early, joined, tolls, too_dear
from .events import (
    AFTER_ACTION,
    AFTER_SPACE,
    BEFORE_SPACE,
    BEFORE_TURNS,
    BY_CARDS,
    CAREFUL,
    ON_SPACE,
    TAKEN,
    TURN_END,
    WORK,
    WORK_START,
)
from .hand import EMPTY_HAND
from .living_hands import SWAP, may_swap, take_open
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
from .state import AgricolaState, Seat
from .steps.anytime import ANY_TIME, AtPoint, deeds_at
from .steps.payment import Pay, pay_to, payable
from .steps.supply import TALLY
from .steps.taking import TAKE_REST
from .telling import TELL
from .vocabulary import ALL_SPACES, ANYTIME, PASS, PICK, SWAP_CARDS, USE, placed_on

if TYPE_CHECKING:
    from mypy_extensions import i64


ALONE: Final = tuple((2 * seat,) for seat in range(5))
"""A space's people when only one seat has placed somebody."""
ONE_FOOD: Final = ((FOOD, 1),)


@final
class Work(Step[AgricolaState]):
    """Turn by turn, clockwise from the starting player, until everybody is placed.

    Frame: the seat to move, the seats that passed and those that could not place anybody since
    the last placement. `passing` says whether the edition lets people pass, `after` lies
    below them in a game with hand cards, takes note of who acts and comes when all are placed.
    """

    fields: ClassVar[tuple[str, ...]] = ("passing", "stuck")
    asks: ClassVar[str] = "place"

    def __init__(self, passing: bool, after: Step[AgricolaState] | None = None) -> None:
        super().__init__()
        self.passing = passing
        self.after = after
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
            if player.idle or (player.newborn and may_adopt(player)):
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

    def onward(self, s: AgricolaState, seat: int, passed: int, stuck: int) -> None:
        """The turn of the next seat that has somebody to place, unless all are stuck."""
        other = self.next_seat(s, seat, stuck)
        if other >= 0:
            s.stack.append((self.id, other, passed, stuck))

    def next_seat(self, s: AgricolaState, seat: int, stuck: int) -> int:
        """The next seat that has somebody to place and is not stuck, or -1."""
        if s.rules.larkin and s.round == 1:
            return there_and_back(s, seat, stuck)
        seats = s.seats
        for other in FROM_NEXT[s.count][seat]:
            player = seats[other]
            if (player.idle or (player.newborn and may_adopt(player))) and not stuck >> other & 1:
                return other
        return -1

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


def there_and_back(s: AgricolaState, seat: int, stuck: int) -> int:
    """Who is next where second people are placed counter-clockwise, or -1.

    Whoever has placed the last of the first people goes on.
    """
    waiting: dict[int, int] = {}
    for other, player in enumerate(s.seats):
        if player.idle and not stuck >> other & 1:
            waiting[other] = player.workers() - player.idle
    fewest = min(waiting.values(), default=0)
    after = [(seat + k) % s.count for k in range(1, s.count + 1)]
    if fewest == 1:
        after.reverse()
        if s.seats[seat].picked:
            after = [*after[1:], seat]
    return next((other for other in after if waiting.get(other) == fewest), -1)


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
        work = s.rules.edition.work
        assert isinstance(work, Work)
        work.onward(s, (s.start - 1) % s.count, 0, 0)


FIRST_TURN: Final = FirstTurn()


def stand(s: AgricolaState, seat: int, space: Space) -> None:
    """Put a person on a space."""
    s.own(seat).idle -= 1
    there = s.occupants[space.index]
    s.occupants[space.index] = there + ALONE[seat] if there else ALONE[seat]
    if space.tile:
        s.look_again()
    elif not there and s.board.mask >> space.index & 1:
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
            if not ends_turn or self.next_seat(s, seat) != seat:
                s.stack.append((self.id, seat, space.index, 6, ends_turn))
                s.stack.append((AFTERWARDS.id, seat))
                return
        if ends_turn:
            work = s.rules.edition.work
            assert isinstance(work, Work)
            if work.after is not None:
                work.after.take(s, seat, space.action)
            work.onward(s, seat, 0, 0)

    def next_seat(self, s: AgricolaState, seat: int) -> int:
        """The seat whose turn follows, or -1."""
        work = s.rules.edition.work
        assert isinstance(work, Work)
        return work.next_seat(s, seat, 0)

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


def may_adopt(player: Seat) -> bool:
    """Whether a card lets the seat place a child for 1 food."""
    return player.tableau.adopts >= 0 and payable(player, ONE_FOOD)


@final
class GrowUp(Deed[AgricolaState]):
    """A child born this round becomes a person who can be placed."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        player.newborn -= 1
        player.idle += 1
        child = 2 * seat + 1
        for i, tokens in enumerate(s.occupants):
            if child in tokens:
                place = tokens.index(child)
                s.occupants[i] = tokens[:place] + tokens[place + 1 :]
                break
        if s.sink is not None:
            s.sink.note(seat, "log-adopt", {})


ADOPT: Final = Seq[AgricolaState](Pay(ONE_FOOD), GrowUp())
