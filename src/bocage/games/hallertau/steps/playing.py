"""Playing cards: laying one down, and the windows in which it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ....kernel.windows import InTurn, Window
from ..coming import ACTIONS_OVER
from ..guessing import look_for_plays, may_play
from ..reasons import (
    CARD_COST,
    CARD_NEED,
    CARD_NOT_PHASE,
    CARD_PHASE,
    CARD_PLAYED,
    CARD_STEP,
    NO_CARD,
    explain,
)
from ..state import NO_HARVEST, HallertauState, Numbers
from ..vocabulary import CATALOGUE, HARVEST, INCOME, PLAY, QUIET, SPARING, STRIDE
from .chances import asked, card_of, coming, idle, news, playable, without

if TYPE_CHECKING:
    from ..card import HallertauCard

MOMENT_WINDOW: Final = 0
LAST_WINDOW: Final = 1
COST_WINDOW: Final = 2
BOARD_WINDOW: Final = 3


def stir(s: HallertauState) -> None:
    """The action board changes: cards about it are asked for."""
    if s.rules.with_cards:
        s.stack.append((BOARD_MOMENT.id, -1, base_seat(s), 0))


def rest(s: HallertauState, seat: int) -> None:
    """What has just happened to a seat is over, and what it could have chosen is declined."""
    p = s.seats[seat]
    if p.before or p.passed:
        declined = p.passed + tuple([play for play in p.before if play not in p.passed])
        kept = without(declined, s.rules.just)
        if kept != p.passed:
            p = s.touch(seat)
            p.passed = kept
    if p.stirred:
        p = s.touch(seat)
        p.rests()
    if p.harvested != NO_HARVEST and s.phase != HARVEST:
        s.touch(seat).harvested = NO_HARVEST


def turn_to(s: HallertauState, seat: int, again: bool) -> None:
    """A seat acts instead of playing a card: what was is over.

    If it is asked `again` later in this phase, it need not be right after this action, unless it
    can play something new; else that holds for cards about the action board.
    """
    plays: Numbers = ()
    if s.seats[seat].hand:
        plays = without(playable(s, seat), s.rules.timely)
        if not again:
            plays = tuple([play for play in plays if card_of(play) in s.rules.board_cards])
    rest(s, seat)
    if plays:
        s.touch(seat).before = plays
    s.used = 0


def end_turn(s: HallertauState, seat: int, asked: bool) -> None:
    """A seat is done with its turn; what it can play it declines if it was `asked`."""
    s.touch(seat).before = ()
    rest(s, seat)
    if asked:
        s.touch(seat).passed = playable(s, seat)
    s.used = 0
    s.sparing &= ~(1 << seat)


def lay_down(s: HallertauState, seat: int, action: int, running: bool) -> None:
    """Play a card: its cost at once, its effect next or when the `running` action is over.

    The moment after it stands on the stack already.
    """
    number, step = divmod(action - PLAY.base, STRIDE)
    k = step - 1 if step else 0
    card = s.rules.cards[number]
    before = playable(s, seat) if card.costs else ()
    p = s.own(seat)
    p.before = before
    p.hand = tuple([held for held in p.hand if held != number])
    p.played = (*p.played, number)
    p.prompt = number in p.fresh
    p.fresh = tuple([held for held in p.fresh if held != number])
    if card.butcher:
        p.butcher = True
    if s.sink is not None:
        s.sink.note(seat, "log-hallertau-play", {"card": f"hallertau-{CATALOGUE[number]}"})
    what = s.rules.first_card + number
    later = height(s) if running else len(s.stack)
    if card.costs < len(card.parts):
        s.stack.insert(later, (RESOLVE.id, seat, what, k, card.costs, len(card.parts)))
    elif card.income and s.phase == INCOME and s.round > 1:
        s.stack.insert(later, income_of(s, seat, number))
    if card.costs:
        s.stack.append((AFTER_COST.id, seat))
        s.stack.append((RESOLVE.id, seat, what, k, 0, card.costs))


def income_of(s: HallertauState, seat: int, card: int) -> Frame:
    """The frame that pays a bonus card's income."""
    what = s.rules.first_income + card
    return (RESOLVE.id, seat, what, 0, 0, len(s.rules.parts[what]))


def play_from_menu(s: HallertauState, seat: int, action: int) -> None:
    """Play a card where the seat is asked again afterwards; others may react in between."""
    s.stack.append((MOMENT.id, -1, base_seat(s), 0, seat + 1))
    lay_down(s, seat, action, False)


def height(s: HallertauState) -> int:
    """Where on the stack the moment after the running action begins."""
    stack, moment = s.stack, MOMENT.id
    k = len(stack)
    while k and stack[k - 1][0] != moment:
        k -= 1
    return k


def base_seat(s: HallertauState) -> int:
    """With whom windows begin: the seat whose turn it is, or the starting player."""
    return s.turn if s.turn >= 0 else s.start


def decline(s: HallertauState, seat: int, kind: int) -> None:
    """A seat does without what it was asked for; what may come later is not declined."""
    board = kind == BOARD_WINDOW
    urgent = s.rules.board_cards if board else s.rules.urgent(coming(s, seat))
    plays = playable(s, seat)
    declined = tuple([play for play in plays if card_of(play) in urgent])
    p = s.touch(seat)
    if board:
        p.before += declined
    else:
        p.passed = p.passed + declined if declined else plays


def silence(s: HallertauState, seat: int) -> None:
    """A seat does not want to be asked about what it can play now."""
    p = s.touch(seat)
    p.passed = playable(s, seat)
    p.quiet = without(p.passed, s.rules.just)


@final
class Resolve(Step[HallertauState]):
    """The parts of a space or card, from top to bottom.

    Frame: seat, space or card, step of the slash group, next part, end.
    """

    fields: ClassVar[tuple[str, ...]] = ("what", "step", "part", "end")

    def run(self, s: HallertauState, frame: Frame) -> None:
        seat, what, k, i, end = frame[1], frame[2], frame[3], frame[4], frame[5]
        stack, parts = s.stack, s.rules.parts[what]
        size = len(stack)
        while i < end:
            parts[i].do(s, seat, (what, k, i))
            i += 1
            if len(stack) > size:
                if i < end:
                    stack.insert(size, (self.id, seat, what, k, i, end))
                return


@final
class Moment(InTurn[HallertauState]):
    """An action or a phase is over: who may have to play a card before what comes is asked.

    Frame: nobody, the first seat, how many seats are done, and from 1 the seat that is asked
    again anyway, or 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "passed", "asked")

    def run(self, s: HallertauState, frame: Frame) -> None:
        if s.used < 0:
            s.used = -s.used
        if s.rules.with_cards:
            InTurn.run(self, s, frame)
        else:
            self.over(s, frame)

    def window(self, s: HallertauState, seat: int, frame: Frame) -> Frame | None:
        if seat == frame[4] - 1 or not s.seats[seat].hand or idle(s, seat):
            return None
        ahead = coming(s, seat)
        if ahead & ACTIONS_OVER and s.seats[seat].passed:
            s.touch(seat).passed = without(s.seats[seat].passed, s.rules.races)
        return (CARD_WINDOW.id, seat, MOMENT_WINDOW) if asked(s, seat, ahead) else None

    def over(self, s: HallertauState, frame: Frame) -> None:
        """What has just happened is over, but for the seat that is asked again."""
        again = frame[4] - 1
        for seat in range(s.count):
            if seat != again:
                rest(s, seat)
        if again < 0:
            s.used = 0
        s.sparing = 0

    def open(self, s: HallertauState) -> None:
        """Begin one."""
        s.stack.append((self.id, -1, base_seat(s), 0, 0))


@final
class BoardMoment(InTurn[HallertauState]):
    """Workers stand on a space, its effects are still to come: cards about the action board."""

    def window(self, s: HallertauState, seat: int, frame: Frame) -> Frame | None:
        board = s.rules.board_cards
        look_for_plays(s, seat, board)
        if not board.isdisjoint(s.seats[seat].hand):
            new = news(s, seat, playable(s, seat))
            if any(card_of(play) in board for play in new):
                return (CARD_WINDOW.id, seat, BOARD_WINDOW)
        return None


@final
class AfterCost(Step[HallertauState]):
    """A card's cost is paid, its effect to come: cards that may be playable only now.

    Frame: seat.
    """

    def run(self, s: HallertauState, frame: Frame) -> None:
        seat = frame[1]
        if news(s, seat, playable(s, seat)):
            s.stack.append((CARD_WINDOW.id, seat, COST_WINDOW))
        elif s.seats[seat].before:
            s.touch(seat).before = ()


@final
class CardWindow(Window[HallertauState]):
    """Play a card, or not. Frame: seat, which kind of window."""

    fields: ClassVar[tuple[str, ...]] = ("window",)
    asks: ClassVar[str] = "cards"

    def __init__(self) -> None:
        super().__init__()
        self.particular = True
        self.private = True

    def certain(self, s: HallertauState, frame: Frame) -> bool:
        return not may_play(s, frame[1])

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-cards")

    def offers(self, s: HallertauState, frame: Frame) -> list[int]:
        seat, kind = frame[1], frame[2]
        options = list(playable(s, seat))
        if options:
            if kind != COST_WINDOW and not s.sparing >> seat & 1:
                options.append(SPARING.base)
            if kind in (MOMENT_WINDOW, BOARD_WINDOW):
                options.append(QUIET.base)
        return options

    def decline(self, s: HallertauState, frame: Frame) -> None:
        seat, kind = frame[1], frame[2]
        if kind == COST_WINDOW:
            s.touch(seat).before = ()
        else:
            decline(s, seat, kind)

    def use(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat, kind = frame[1], frame[2]
        if action == SPARING.base:
            s.sparing |= 1 << seat
            s.stack.append(frame)
        elif action == QUIET.base:
            silence(s, seat)
        elif kind == LAST_WINDOW:
            s.stack.append(frame)
            play_from_menu(s, seat, action)
        elif kind == MOMENT_WINDOW:
            moment = s.stack.pop()
            s.stack.append((moment[0], -1, moment[2], 0, moment[4]))
            lay_down(s, seat, action, False)
        elif kind == BOARD_WINDOW:
            moment = s.stack.pop()
            s.stack.append((moment[0], -1, moment[2], moment[3] - 1))
            lay_down(s, seat, action, True)
        else:
            s.stack.append(frame)
            lay_down(s, seat, action, True)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        return why_not_play(s, frame[1], action) or super().why_not(s, frame, action)


def why_not_play(s: HallertauState, seat: int, action: int) -> Reason | None:
    """Why a card cannot be played."""
    if not PLAY.owns(action):
        return None
    number, step = divmod(action - PLAY.base, STRIDE)
    p, card = s.seats[seat], s.rules.cards[number]
    values = {"card": f"hallertau-{CATALOGUE[number]}"}
    if number in p.played:
        return explain(CARD_PLAYED, values)
    if number not in p.hand:
        return explain(NO_CARD, values)
    if card.only >= 0 and card.only != s.phase:
        return explain(CARD_PHASE, {**values, "phase": card.phase_message()})
    if card.never == s.phase:
        return explain(CARD_NOT_PHASE, {**values, "phase": card.phase_message()})
    if action not in card.plays[(1 << card.steps) - 1]:
        return explain(CARD_STEP, values)
    return why_not_step(s, seat, card, step - 1 if step else 0)


def why_not_step(s: HallertauState, seat: int, card: HallertauCard, k: int) -> Reason | None:
    """Which condition or cost of a step is not met."""
    from ..wording_costs import cost_message
    from ..wording_needs import need_message

    p = s.seats[seat]
    values = {"card": f"hallertau-{card.id}"}
    for need in card.needs:
        if not need.allows(s, p) >> k & 1:
            return explain(CARD_NEED, {**values, "need": need_message(need, k)})
    for part in card.parts[: card.costs]:
        if not part.allows(s, p) >> k & 1:
            return explain(CARD_COST, {**values, "cost": cost_message(part, k)})
    return None


RESOLVE: Final = Resolve()
MOMENT: Final = Moment()
BOARD_MOMENT: Final = BoardMoment()
AFTER_COST: Final = AfterCost()
CARD_WINDOW: Final = CardWindow()
