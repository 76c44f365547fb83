"""Phases 6 and 7: fallow fields and the harvest."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .guessing import may_play
from .reasons import NO_FIELD, explain
from .state import NO_HARVEST, HallertauState
from .steps.chances import one_by_one, playable
from .steps.fields import EMPTY_CODES, LOW_CODES, SOWN_CODES, distinct, raise_field, reap, told
from .steps.playing import MOMENT, play_from_menu, silence, turn_to, why_not_play
from .vocabulary import FALLOW, PLAY, QUIET, RAISE, REAP, SPARING

LOW_EMPTY_CODES: Final = EMPTY_CODES & LOW_CODES
REAP_ALL: Final = REAP.end - 1


@final
class Fallow(Question[HallertauState]):
    """Every empty field one row up, then one of them once more. Frame: seat."""

    asks: ClassVar[str] = "raise"

    def begin(self, s: HallertauState, seat: int) -> None:
        s.phase = FALLOW
        p = s.seats[seat]
        if any(field in LOW_EMPTY_CODES for field in p.fields):
            p = s.own(seat)
            p.fields = [field + 1 if field in LOW_EMPTY_CODES else field for field in p.fields]
            if s.sink is not None:
                s.sink.note(seat, "log-hallertau-fallow", {})
            if any(field in LOW_EMPTY_CODES for field in p.fields):
                s.stack.append((self.id, seat))

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-raise")

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        return [RAISE.base + field for field in distinct(s.seats[frame[1]], LOW_EMPTY_CODES)]

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        raise_field(s, frame[1], action - RAISE.base)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        if RAISE.owns(action):
            return explain(NO_FIELD, told(action - RAISE.base))
        return super().why_not(s, frame, action)


@final
class HarvestTurn(Question[HallertauState]):
    """A seat harvests; field by field if a card in hand could matter in between. Frame: seat."""

    asks: ClassVar[str] = "harvest-phase"

    def __init__(self) -> None:
        super().__init__()
        self.private = True

    def certain(self, s: HallertauState, frame: Frame) -> bool:
        fields = [field for field in s.seats[frame[1]].fields if field in SOWN_CODES]
        return len(fields) != 1 or not may_play(s, frame[1])

    def begin(self, s: HallertauState, seat: int) -> None:
        p = s.seats[seat]
        if not any(field in SOWN_CODES for field in p.fields):
            return
        if one_by_one(s, seat):
            s.stack.append((self.id, seat))
        else:
            self.reap_all(s, seat)

    def reap_all(self, s: HallertauState, seat: int) -> None:
        """Harvest every field."""
        for field in s.seats[seat].fields[:]:
            if field in SOWN_CODES:
                reap(s, seat, field)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-harvest-phase")

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        options = [REAP.base + field for field in distinct(p, SOWN_CODES)]
        if len([field for field in p.fields if field in SOWN_CODES]) > 1:
            options.insert(0, REAP_ALL)
        if not options:
            return [DONE]
        plays = playable(s, frame[1])
        if plays:
            options += plays
            if not s.sparing >> frame[1] & 1:
                options.append(SPARING.base)
            options.append(QUIET.base)
        return options

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if PLAY.owns(action):
            s.stack.append(frame)
            play_from_menu(s, seat, action)
        elif action == SPARING.base:
            s.sparing |= 1 << seat
            s.stack.append(frame)
        elif action in (REAP_ALL, QUIET.base):
            if action == QUIET.base:
                silence(s, seat)
            turn_to(s, seat, False)
            self.reap_all(s, seat)
        elif action != DONE:
            turn_to(s, seat, False)
            s.stack.append(frame)
            reap(s, seat, action - REAP.base)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        reason = why_not_play(s, frame[1], action)
        if reason is None and REAP.owns(action) and action != REAP_ALL:
            return explain(NO_FIELD, told(action - REAP.base))
        return reason or super().why_not(s, frame, action)


@final
class HarvestOn(Step[HallertauState]):
    """Whatever is sown in this phase is harvested in it. Frame: nobody."""

    def __init__(self, harvest: Step[HallertauState]) -> None:
        super().__init__()
        self.harvest = harvest

    def run(self, s: HallertauState, frame: Frame) -> None:
        if any(field in SOWN_CODES for p in s.seats for field in p.fields):
            s.stack.append(frame)
            MOMENT.open(s)
            self.harvest.begin(s, -1)
            return
        for seat in range(s.count):
            if s.seats[seat].harvested != NO_HARVEST:
                s.touch(seat).harvested = NO_HARVEST


HARVEST_TURN: Final = HarvestTurn()
