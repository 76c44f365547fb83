"""Playing cards: what can be played, laying a card down, and the windows in which it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ....kernel.flow import DONE, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
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
from ..state import NO_HARVEST, HallertauState, Numbers, Seat
from ..vocabulary import CATALOGUE, HARVEST, INCOME, PLAY, QUIET, SPARING, STRIDE

if TYPE_CHECKING:
    from ..card import HallertauCard

MOMENT_WINDOW: Final = 0
LAST_WINDOW: Final = 1
COST_WINDOW: Final = 2
BOARD_WINDOW: Final = 3


def playable(s: HallertauState, seat: int) -> Numbers:
    """The cards in hand that can be played now, with their steps, as actions."""
    p = s.seats[seat]
    if not p.hand:
        return ()
    cards = s.rules.cards
    known = p.known
    if known is None:
        found: list[int] = []
        watched: list[int] = []
        have = [*p.goods, p.tools, p.jewels, sum(p.sheep), len(p.fields)]
        for number in p.hand:
            card = cards[number]
            if card.fixed:
                for item, least in card.floor:
                    if have[item] < least:
                        break
                else:
                    bits = card.allowed(s, p)
                    if bits:
                        found += card.plays[bits]
            else:
                watched.append(number)
        known = tuple(found)
        p.known = known
        p.watched = tuple(watched)
    if p.watched:
        more: list[int] = []
        for number in p.watched:
            card = cards[number]
            if card.only >= 0 and card.only != s.phase:
                continue
            if card.never != s.phase:
                bits = card.allowed(s, p)
                if bits:
                    more += card.plays[bits]
        if more:
            return known + tuple(more)
    return known


def news(p: Seat, plays: Numbers) -> Numbers:
    """Which of the plays that are possible now a seat has neither silenced nor declined."""
    if not plays or not (p.quiet or p.passed or p.before):
        return plays
    known = p.quiet + p.passed + p.before
    return tuple([play for play in plays if play not in known])


def unsilence(s: HallertauState, seat: int, plays: Numbers) -> None:
    """What is not among the plays that are possible now is silenced no longer."""
    quiet = s.seats[seat].quiet
    if quiet:
        kept = tuple([play for play in quiet if play in plays])
        if len(kept) < len(quiet):
            s.touch(seat).quiet = kept


def without(plays: Numbers, cards: frozenset[int]) -> Numbers:
    """The plays of other cards."""
    return tuple([play for play in plays if (play - PLAY.base) // STRIDE not in cards])


def rest(s: HallertauState, seat: int) -> None:
    """What has just happened to a seat is over."""
    p = s.seats[seat]
    if p.stirred:
        p = s.touch(seat)
        p.rests()
    if p.passed:
        kept = without(p.passed, s.rules.fleeting)
        if len(kept) < len(p.passed):
            s.touch(seat).passed = kept
    if p.harvested != NO_HARVEST and s.phase != HARVEST:
        s.touch(seat).harvested = NO_HARVEST


def turn_to(s: HallertauState, seat: int, again: bool) -> None:
    """A seat acts instead of playing a card: what was is over.

    If it is asked `again` later in this phase, it need not be right after this action, unless it
    can play something new.
    """
    plays: Numbers = ()
    if again and s.seats[seat].hand:
        plays = without(playable(s, seat), s.rules.timely)
    rest(s, seat)
    if plays:
        s.touch(seat).before = plays
    s.used = 0


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
class Moment(Step[HallertauState]):
    """An action or a phase is over: who holds a card that can be played now is asked.

    Frame: nobody, the first seat, how many seats are done, and from 1 the seat that is asked
    again anyway, or 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "passed", "asked")

    def run(self, s: HallertauState, frame: Frame) -> None:
        base, k, menu = frame[2], frame[3], frame[4]
        if s.used < 0:
            s.used = -s.used
        count = s.count
        while k < count:
            seat = (base + k) % count
            k += 1
            if seat != menu - 1 and s.seats[seat].hand:
                look_for_plays(s, seat)
                plays = playable(s, seat)
                unsilence(s, seat, plays)
                if news(s.seats[seat], plays):
                    s.stack.append((self.id, -1, base, k, menu))
                    s.stack.append((CARD_WINDOW.id, seat, MOMENT_WINDOW))
                    return
        self.settle(s, menu - 1)

    def settle(self, s: HallertauState, menu: int) -> None:
        """What has just happened is over, but for the seat that is asked again."""
        for seat in range(s.count):
            if seat != menu:
                rest(s, seat)
        if menu < 0:
            s.used = 0
        s.sparing = 0

    def open(self, s: HallertauState) -> None:
        """Begin one."""
        s.stack.append((self.id, -1, base_seat(s), 0, 0))


@final
class BoardMoment(Step[HallertauState]):
    """Workers stand on a space, its effects are still to come: cards about the action board.

    Frame: nobody, the first seat, how many seats are done.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "passed")

    def run(self, s: HallertauState, frame: Frame) -> None:
        base, k = frame[2], frame[3]
        board = s.rules.board_cards
        while k < s.count:
            seat = (base + k) % s.count
            k += 1
            look_for_plays(s, seat, board)
            if not board.isdisjoint(s.seats[seat].hand):
                plays = playable(s, seat)
                unsilence(s, seat, plays)
                new = news(s.seats[seat], plays)
                if any((play - PLAY.base) // STRIDE in board for play in new):
                    s.stack.append((self.id, -1, base, k))
                    s.stack.append((CARD_WINDOW.id, seat, BOARD_WINDOW))
                    return


@final
class AfterCost(Step[HallertauState]):
    """A card's cost is paid, its effect to come: cards that only now can be played.

    Frame: seat.
    """

    def run(self, s: HallertauState, frame: Frame) -> None:
        seat = frame[1]
        plays = playable(s, seat)
        if s.seats[seat].hand:
            unsilence(s, seat, plays)
        if news(s.seats[seat], plays):
            s.stack.append((CARD_WINDOW.id, seat, COST_WINDOW))
        elif s.seats[seat].before:
            s.touch(seat).before = ()


@final
class CardWindow(Question[HallertauState]):
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

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        seat, kind = frame[1], frame[2]
        options = list(playable(s, seat))
        if not options:
            return [DONE]
        if kind != COST_WINDOW and not s.sparing >> seat & 1:
            options.append(SPARING.base)
        if kind in (MOMENT_WINDOW, BOARD_WINDOW):
            options.append(QUIET.base)
        options.append(DONE)
        return options

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat, kind = frame[1], frame[2]
        if action == SPARING.base:
            s.sparing |= 1 << seat
            s.stack.append(frame)
        elif action == QUIET.base:
            p = s.touch(seat)
            p.passed = playable(s, seat)
            p.quiet = without(p.passed, s.rules.just)
        elif action == DONE:
            p = s.touch(seat)
            if kind == COST_WINDOW:
                p.before = ()
            else:
                p.passed = playable(s, seat)
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
