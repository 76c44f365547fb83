"""Phase 9: crafts advance for goods or jewels."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame
from .guessing import may_play
from .reasons import BLOCKED, END_OF_ROW, NO_JEWEL, NOT_ENOUGH, WRONG_PAYMENT, explain
from .state import NO_STEPS, HallertauState, Seat
from .steps.chances import news, playable
from .steps.crafts import step, tools_needed
from .steps.goods import holds, spend_jewels
from .steps.playing import end_turn, play_from_menu, silence, turn_to, why_not_play
from .vocabulary import (
    ADVANCE,
    CRAFTS,
    LAST,
    PAY,
    PAYMENT_NUMBER,
    PAYMENTS,
    PLAY,
    PRICES,
    QUIET,
    ROUNDS,
    SPARING,
    SPEND_JEWEL,
    Payment,
    named,
)


def payable(p: Seat, craft: int, round: int) -> list[Payment]:
    """What a seat can pay for an advance."""
    return [payment for payment in PRICES[craft][round] if holds(p, payment)]


def affordable(p: Seat, craft: int, round: int) -> bool:
    """Whether a seat can pay for an advance with goods."""
    goods = p.goods
    for payment in PRICES[craft][round]:
        for good, n in payment:
            if goods[good] < n:
                break
        else:
            return True
    return False


def reachable(p: Seat, craft: int) -> bool:
    """Whether a craft's next space is there and its boulders can be moved away."""
    if p.crafts[craft] >= LAST:
        return False
    needed = tools_needed(p, craft)
    return not needed or p.tools - p.exhausted >= needed


def advance(s: HallertauState, seat: int, craft: int) -> None:
    """Use the tools and move the craft, which is paid for."""
    p = s.own(seat)
    needed = tools_needed(p, craft)
    if s.round < ROUNDS:
        p.exhausted += needed
    elif needed:
        p.tools -= needed
        if s.sink is not None:
            s.sink.note(seat, "log-hallertau-boulders-broken", {"n": needed})
    steps = list(p.steps)
    steps[craft] += 1
    p.steps = tuple(steps)
    step(s, seat, craft)


@final
class ProgressTurn(Question[HallertauState]):
    """A seat's one turn in this phase. Frame: seat."""

    asks: ClassVar[str] = "progress"

    def __init__(self) -> None:
        super().__init__()
        self.private = True

    def begin(self, s: HallertauState, seat: int) -> None:
        s.turn = seat
        p = s.touch(seat)
        p.exhausted = 0
        p.steps = NO_STEPS
        s.stack.append((self.id, seat))

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-progress", {"round": s.round})

    def certain(self, s: HallertauState, frame: Frame) -> bool:
        return bool(self.advances(s, frame[1])) or not may_play(s, frame[1])

    def advances(self, s: HallertauState, seat: int) -> list[int]:
        """The ways in which a craft can advance."""
        p, round = s.seats[seat], s.round
        options: list[int] = []
        jewels: list[int] = []
        for craft in range(len(CRAFTS)):
            if reachable(p, craft):
                if affordable(p, craft, round):
                    options.append(ADVANCE.base + craft)
                if p.jewels:
                    jewels.append(SPEND_JEWEL.base + craft)
        return options + jewels

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        seat = frame[1]
        options = self.advances(s, seat)
        plays = playable(s, seat)
        alone = not options
        if plays and (options or news(s, seat, plays)):
            options += plays
            if not s.sparing >> seat & 1:
                options.append(SPARING.base)
            if alone:
                options.append(QUIET.base)
        options.append(DONE)
        return options

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if PLAY.owns(action):
            s.stack.append(frame)
            play_from_menu(s, seat, action)
            return
        if action == SPARING.base:
            s.sparing |= 1 << seat
            s.stack.append(frame)
            return
        if action in (DONE, QUIET.base):
            asked = bool(playable(s, seat)) and len(self.actions(s, frame)) > 1
            if action == QUIET.base:
                silence(s, seat)
            end_turn(s, seat, asked)
            s.turn = -1
            return
        turn_to(s, seat, True)
        s.stack.append(frame)
        if ADVANCE.owns(action):
            s.stack.append((PAY_CRAFT.id, seat, action - ADVANCE.base))
            return
        craft = action - SPEND_JEWEL.base
        spend_jewels(s.own(seat), 1)
        if s.sink is not None:
            s.sink.note(seat, "log-hallertau-advance.jewel", {"craft": CRAFTS[craft]})
        advance(s, seat, craft)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        reason = why_not_play(s, frame[1], action)
        if reason is None and ADVANCE.owns(action):
            reason = self.why_not_advance(s, frame[1], action - ADVANCE.base, False)
        if reason is None and SPEND_JEWEL.owns(action):
            reason = self.why_not_advance(s, frame[1], action - SPEND_JEWEL.base, True)
        return reason or super().why_not(s, frame, action)

    def why_not_advance(self, s: HallertauState, seat: int, craft: int, jewel: bool) -> Reason:
        """Why a craft cannot advance."""
        p = s.seats[seat]
        values = {"craft": CRAFTS[craft]}
        if p.crafts[craft] >= LAST:
            return explain(END_OF_ROW, values)
        if not reachable(p, craft):
            return explain(BLOCKED, {**values, "n": tools_needed(p, craft)})
        return explain(NO_JEWEL if jewel else NOT_ENOUGH, {} if jewel else values)


@final
class PayCraft(Question[HallertauState]):
    """What an advance is paid with. Frame: seat, craft."""

    fields: ClassVar[tuple[str, ...]] = ("craft",)
    asks: ClassVar[str] = "pay"

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-pay", {"craft": CRAFTS[frame[2]]})

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        return [
            PAY.base + PAYMENT_NUMBER[payment]
            for payment in payable(s.seats[frame[1]], frame[2], s.round)
        ]

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat, craft = frame[1], frame[2]
        payment = PAYMENTS[action - PAY.base]
        goods = s.own(seat).goods
        for good, n in payment:
            goods[good] -= n
        if s.sink is not None:
            values = {"craft": CRAFTS[craft], "goods": named(payment)}
            s.sink.note(seat, "log-hallertau-advance", values)
        advance(s, seat, craft)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        if not PAY.owns(action):
            return super().why_not(s, frame, action)
        if PAYMENTS[action - PAY.base] in PRICES[frame[2]][s.round]:
            return explain(NOT_ENOUGH, {"craft": CRAFTS[frame[2]]})
        return explain(WRONG_PAYMENT, {"craft": CRAFTS[frame[2]]})


PROGRESS_TURN: Final = ProgressTurn()
PAY_CRAFT: Final = PayCraft()
