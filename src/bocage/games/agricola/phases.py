"""The walk through the game: rounds, their phases, harvests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...farm.goods import GRAIN, NAMES, NOTHING, VEGETABLE, merged
from ...kernel.flow import Deed
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .events import AFTER_SPACE, BEFORE_SPACE, MOMENTS, ON_SPACE, TELL, TURN_END
from .reasons import (
    NO_PASS,
    NOT_IN_GAME,
    NOT_REVEALED,
    OCCUPIED,
    TILE_BLOCKED,
    explain,
)
from .state import HARVESTS, AgricolaState
from .steps.goods import receive
from .vocabulary import PASS, PLACE, REVEAL, ROUNDS, SPACES

if TYPE_CHECKING:
    from mypy_extensions import i64


ALONE: Final = tuple((2 * seat,) for seat in range(5))
"""A space's people when only one seat has placed somebody."""


@final
class Rounds(Step[AgricolaState]):
    """Fourteen rounds, and the game is over."""

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if s.round == ROUNDS:
            if s.sink is not None:
                s.sink.note(-1, "log-game-over", {})
            return
        s.round += 1
        for seat in range(s.count):
            player = s.seats[seat]
            if player.newborn:
                player = s.own(seat)
                player.idle += player.newborn
                player.newborn = 0
        if s.sink is not None:
            s.sink.note(-1, "log-round", {"round": s.round})
        s.stack.append(frame)
        s.rules.edition.round.begin(s, -1)


@final
class Reveal(Step[AgricolaState]):
    """A new round card: drawn from its stage, or chosen by the solo player who asked for that."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        cards = s.board.next
        if s.rules.chosen_order and len(cards) > 1:
            s.stack.append((self.id, s.start))
        else:
            self.reveal(s, cards[s.draw(len(cards))] if len(cards) > 1 else cards[0])

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-reveal", {"round": s.round})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [REVEAL.base + s.rules.spaces[i].number for i in s.board.next]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        self.reveal(s, s.rules.space_of[action - REVEAL.base])

    def reveal(self, s: AgricolaState, index: int) -> None:
        """Turn up a card; it is open for the rest of the game."""
        s.board = s.rules.with_space(s.board, index)
        s.revealed += (index,)
        if s.sink is not None:
            s.sink.note(-1, "log-reveal", {"space": s.rules.spaces[index].title})


@final
class Receive(Deed[AgricolaState]):
    """What lies on the round space goes to its owners."""

    def do(self, s: AgricolaState, seat: int) -> None:
        if not s.scheduled:
            return
        due = [entry for entry in s.scheduled if entry[0] == s.round]
        if due:
            s.scheduled = tuple([entry for entry in s.scheduled if entry[0] != s.round])
            for owner in range(s.count):
                goods = NOTHING
                for _, seat, good, n, _ in due:
                    if seat == owner:
                        goods = merged(goods, ((good, n),))
                if goods:
                    receive(s, owner, goods, "round")


@final
class Refill(Deed[AgricolaState]):
    """New goods on every open space that gathers them."""

    def do(self, s: AgricolaState, seat: int) -> None:
        piles = s.piles
        for i, n in s.board.refills:
            piles[i] += n


@final
class Work(Step[AgricolaState]):
    """Turn by turn, clockwise from the starting player, until everybody is placed.

    Frame: the seat to move, the seats that passed and those that could not place anybody since
    the last placement.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.size = 4

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.free = s.board.placings[:]
        s.asks = s.board.asking[:]
        s.stack.append((self.id, s.start, 0, 0))

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
        if not options or (s.rules.edition.may_pass and self.may_pass(s, frame)):
            options.append(PASS.base)
        return options

    def may_pass(self, s: AgricolaState, frame: Frame) -> bool:
        """Whether another seat with people has neither passed nor been stuck meanwhile."""
        if not s.rules.edition.may_pass:
            return False
        waiting: i64 = frame[2] | frame[3] | 1 << frame[1]
        for other in range(s.count):
            if s.seats[other].idle and not waiting >> other & 1:
                return True
        return False

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, passed, stuck = frame[1], frame[2], frame[3]
        if action == PASS.base:
            if self.may_pass(s, frame):
                passed |= 1 << seat
            else:
                stuck |= 1 << seat
            if s.sink is not None:
                s.sink.note(seat, "log-pass", {})
            self.onward(s, seat, passed, stuck)
            return
        rules = s.rules
        space = rules.spaces[rules.space_of[action - PLACE.base]]
        s.own(seat).idle -= 1
        there = s.occupants[space.index]
        s.occupants[space.index] = there + ALONE[seat] if there else ALONE[seat]
        if space.tile:
            s.look_again()
        elif space.sure or space.gathers:
            s.free.remove(action)
        else:
            s.asks.remove(space)
        if s.sink is not None:
            s.sink.note(seat, "log-place", {"space": space.title})
        self.onward(s, seat, 0, 0)
        if s.heard & MOMENTS:
            TELL.tell(s, TURN_END, seat, space.number)
            TELL.tell(s, AFTER_SPACE, seat, space.number)
            s.stack.append((USE_SPACE.id, seat, space.index))
            TELL.tell(s, ON_SPACE, seat, space.number)
            TELL.tell(s, BEFORE_SPACE, seat, space.number)
        else:
            space.flow.begin(s, seat)

    def onward(self, s: AgricolaState, seat: int, passed: int, stuck: int) -> None:
        """The turn of the next seat that has somebody to place, unless all are stuck."""
        seats, count, other = s.seats, s.count, seat
        while True:
            other = (other + 1) % count
            if seats[other].idle and not stuck >> other & 1:
                s.stack.append((self.id, other, passed, stuck))
                return
            if other == seat:
                return

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if action == PASS.base:
            return explain(s.rules, NO_PASS)
        if not PLACE.owns(action):
            return super().why_not(s, frame, action)
        number = action - PLACE.base
        index = s.rules.space_of[number]
        if index < 0:
            return explain(s.rules, NOT_IN_GAME, {"what": Message(f"space-{SPACES[number]}")})
        space = s.rules.spaces[index]
        values = {"space": space.title}
        if index not in s.board.open:
            return explain(s.rules, NOT_REVEALED, {"stage": space.stage, **values})
        if s.occupants[index]:
            return explain(s.rules, OCCUPIED, {"by": s.occupants[index][0] // 2, **values})
        if space.tile and s.tile_taken():
            return explain(s.rules, TILE_BLOCKED, values)
        return space.flow.reason(s, frame[1], space.flow.obstacle(s, frame[1]))


@final
class UseSpace(Step[AgricolaState]):
    """What a space does, once the cards that listen ahead of it have spoken."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 3

    def run(self, s: AgricolaState, frame: Frame) -> None:
        s.rules.spaces[frame[2]].flow.begin(s, frame[1])


USE_SPACE: Final = UseSpace()


@final
class ReturnHome(Deed[AgricolaState]):
    """Everybody goes home."""

    def do(self, s: AgricolaState, seat: int) -> None:
        s.occupants = [()] * len(s.occupants)
        for seat in range(s.count):
            player = s.own(seat)
            player.idle = player.people - player.newborn


@final
class Harvest(Step[AgricolaState]):
    """After some rounds: fields, feeding, breeding."""

    def __init__(self, flow: Step[AgricolaState]) -> None:
        super().__init__()
        self.flow = flow

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.round in HARVESTS:
            if s.sink is not None:
                s.sink.note(-1, "log-harvest", {"round": s.round})
            self.flow.begin(s, -1)


@final
class FieldPhase(Deed[AgricolaState]):
    """One crop from every sown field."""

    def do(self, s: AgricolaState, seat: int) -> None:
        crops = s.seats[seat].crops
        if not crops or not crops[0]:
            return
        player = s.own(seat)
        vegetables = player.vegetables
        grain = (crops[0] & ~vegetables).bit_count()
        roots = (crops[0] & vegetables).bit_count()
        player.goods[GRAIN] += grain
        player.goods[VEGETABLE] += roots
        player.crops = crops[1:]
        player.vegetables = vegetables & player.sown()
        if s.sink is not None:
            pairs = ((GRAIN, grain), (VEGETABLE, roots))
            s.sink.note(seat, "log-reap", {"goods": {NAMES[g]: n for g, n in pairs if n}})
