"""The rounds with their ten phases, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import Composite, Deed
from ...kernel.sequence import Seq
from ...kernel.state import Frame, Step
from .guessing import look_for_plays
from .harvest import HARVEST_TURN, Fallow, HarvestOn
from .income import INCOME_TURN
from .progress import PROGRESS_TURN
from .rows import top_row
from .sections import draw_sections
from .state import NO_HARVEST, NO_STEPS, HallertauState
from .steps.chances import playable
from .steps.crafts import placed
from .steps.goods import receive, take_card
from .steps.playing import CARD_WINDOW, LAST_WINDOW, MOMENT
from .steps.sheep import die
from .vocabulary import (
    BOULDERS,
    END,
    FARMYARD,
    GATEWAY,
    HARVEST,
    INCOME,
    LAST_CHANCE,
    MILK,
    MILKING,
    NEW_CARD,
    PROGRESS,
    REMOVE,
    ROUNDS,
    SECTION,
    WORKERS,
)
from .work import Actions


@final
class InTurn(Composite[HallertauState]):
    """The part for every seat, clockwise from who is starting player when it begins.

    Frame: nobody, the first seat, how many seats are done.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "passed")

    def __init__(self, part: Step[HallertauState], phase: int = -1) -> None:
        super().__init__([part])
        self.phase = phase

    def begin(self, s: HallertauState, seat: int) -> None:
        if self.phase >= 0:
            s.phase = self.phase
        s.stack.append((self.id, -1, s.start, 0))

    def run(self, s: HallertauState, frame: Frame) -> None:
        base, k = frame[2], frame[3]
        stack, part = s.stack, self.parts[0]
        size = len(stack)
        while k < s.count:
            part.begin(s, (base + k) % s.count)
            k += 1
            if len(stack) > size:
                if k < s.count:
                    stack.insert(size, (self.id, -1, base, k))
                return


@final
class OpenMoment(Deed[HallertauState]):
    """The moment after a phase, in which cards can be played."""

    def do(self, s: HallertauState, seat: int) -> None:
        MOMENT.open(s)


@final
class RemoveWorkers(Deed[HallertauState]):
    """The top rows of workers leave the sections of the section card."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = REMOVE
        if s.sink is not None:
            s.sink.open_round("log-hallertau-round", s.round)
        removed = [0, 0, 0, 0]
        sections = draw_sections(s)
        for section in sections:
            first = (section - 1) * SECTION
            for space in range(first, first + SECTION):
                s.board[space], n = top_row(s.board[space])
                removed[section - 1] += n
        s.cleared = sum([1 << section for section in sections])
        s.removed = tuple(removed)
        if s.sink is not None:
            values = {"sections": list(sections), "count": len(sections), "n": sum(removed)}
            s.sink.note(-1, "log-hallertau-section", values)


@final
class NewWorkers(Deed[HallertauState]):
    """The round's farmyard card leaves the stable board, and its sheep; workers come."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = WORKERS
        for seat in range(s.count):
            die(s, seat, s.round)
            p = s.touch(seat)
            p.workers = p.window


@final
class IncomePhase(Deed[HallertauState]):
    """Bonus cards pay from the second round on."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = INCOME
        if s.rules.with_cards and s.round > 1:
            for k in range(s.count):
                due = tuple([card for card in s.seats[k].played if s.rules.cards[card].income])
                if due:
                    s.own(k).income = due
            EACH_INCOME.begin(s, -1)


@final
class NewCard(Deed[HallertauState]):
    """The farmyard card of the round comes to hand."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = NEW_CARD
        if s.rules.with_cards:
            for k in range(s.count):
                take_card(s, (s.start + k) % s.count, FARMYARD - GATEWAY)


@final
class BeginHarvest(Deed[HallertauState]):
    """Before the harvest cards can be played."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = HARVEST
        for k in range(s.count):
            if s.seats[k].harvested != NO_HARVEST:
                s.touch(k).harvested = NO_HARVEST
        MOMENT.open(s)


@final
class Milk(Deed[HallertauState]):
    """Every sheep gives milk."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = MILKING
        for k in range(s.count):
            receive(s, k, MILK, sum(s.seats[k].sheep))


@final
class ResetBoulders(Deed[HallertauState]):
    """The boulders lie two and four spaces ahead again; not in the last round."""

    def do(self, s: HallertauState, seat: int) -> None:
        if s.round < ROUNDS:
            s.phase = BOULDERS
            for k in range(s.count):
                p = s.touch(k)
                p.boulders = placed(p.crafts)
            MOMENT.open(s)


@final
class EndRound(Deed[HallertauState]):
    """The next round, or the end."""

    def do(self, s: HallertauState, seat: int) -> None:
        if not s.rules.with_cards:
            s.start = (s.start + 1) % s.count
        if s.round < ROUNDS:
            for k in range(s.count):
                p = s.touch(k)
                p.exhausted = 0
                p.steps = NO_STEPS
            s.round += 1
            s.cleared = 0
            ROUND.begin(s, -1)
        else:
            FINISH.begin(s, -1)


@final
class LastChance(Deed[HallertauState]):
    """Whoever can still play cards is asked."""

    def do(self, s: HallertauState, seat: int) -> None:
        look_for_plays(s, seat)
        if playable(s, seat):
            s.stack.append((CARD_WINDOW.id, seat, LAST_WINDOW))


@final
class EndGame(Deed[HallertauState]):
    """Nothing more can be done."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = END


EACH_INCOME: Final = InTurn(INCOME_TURN)
REAPING: Final = InTurn(HARVEST_TURN)
HARVEST_ON: Final = HarvestOn(REAPING)
PROGRESS_PART: Final = InTurn(PROGRESS_TURN, PROGRESS)
PHASE_PARTS: Final[list[tuple[str, Step[HallertauState]]]] = [
    ("remove", RemoveWorkers()),
    ("", OpenMoment()),
    ("workers", NewWorkers()),
    ("", OpenMoment()),
    ("income", IncomePhase()),
    ("actions", Actions()),
    ("new-card", NewCard()),
    ("", OpenMoment()),
    ("fallow", InTurn(Fallow())),
    ("", OpenMoment()),
    ("harvest", BeginHarvest()),
    ("", HARVEST_ON),
    ("milking", Milk()),
    ("", OpenMoment()),
    ("progress", PROGRESS_PART),
    ("boulders", ResetBoulders()),
    ("", EndRound()),
]
ROUND: Final = Seq(*[part for _, part in PHASE_PARTS], sure=True)
PLACE_IN_ROUND: Final = {name: k for k, (name, _) in enumerate(PHASE_PARTS) if name}
"""Where a phase begins in the round."""
FINISH: Final = Seq(InTurn(LastChance(), LAST_CHANCE), EndGame(), sure=True)
