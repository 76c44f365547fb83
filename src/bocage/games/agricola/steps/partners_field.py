"""A field on the partner's farm."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NOT_ADJACENT_FIELD, NOT_BESIDE, NOT_EMPTY, explain
from ..state import AgricolaState
from ..vocabulary import FARM, PLOW


def partner_of(seat: int) -> int:
    """The seat opposite."""
    return seat ^ 2


def no_field_there(s: AgricolaState, seat: int, action: int) -> Reason:
    """Why a cell of a seat's farm cannot be plowed."""
    cell = action - PLOW.base
    ground = s.seats[seat].ground
    empty = ground.unused >> cell & 1
    code = NOT_ADJACENT_FIELD if empty else NOT_EMPTY
    if empty and ground.beside and not FARM.neighbours(1 << cell) & ground.beside:
        code = NOT_BESIDE
    return explain(s.rules, code, {"cell": FARM.names[cell], "cells": FARM.names[cell]})


@final
class PartnersField(Question[AgricolaState]):
    """The cell of the partner's farm that is plowed."""

    asks: ClassVar[str] = "partner-plow"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-partner-plow", {"by": partner_of(frame[1])})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return s.seats[partner_of(frame[1])].ground.plow_actions()

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, by = frame[1], partner_of(frame[1])
        owner = s.own(by)
        owner.fields |= 1 << (action - PLOW.base)
        owner.survey()
        if s.sink is not None:
            s.sink.note(
                seat, "log-partner-plow", {"cell": FARM.names[action - PLOW.base], "by": by}
            )

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if PLOW.owns(action):
            return no_field_there(s, partner_of(frame[1]), action)
        return super().why_not(s, frame, action)


PARTNERS_FIELD: Final = PartnersField()
