"""Fences, pasture by pasture."""

from __future__ import annotations

from typing import final

from ....farm.goods import WOOD
from ....kernel.flow import Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import (
    ALREADY_FENCED,
    BUILT_ON,
    CANNOT_PAY,
    NO_FENCE_LEFT,
    NO_PASTURE,
    NOT_ADJACENT_PASTURE,
    OVERLAPS,
    TOO_MANY_FENCES,
    explain,
)
from ..state import AgricolaState
from ..vocabulary import FARM, FENCE, FENCES, PASTURES
from .animals import settle


@final
class BuildFences(Choice[AgricolaState]):
    """New pastures, each closed all round, one wood per fence."""

    def __init__(self) -> None:
        super().__init__(limit=FENCES)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        wood = player.goods[WOOD]
        if wood and PASTURES.possible(player.layout, player.rooms | player.fields, wood):
            return 0
        return NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        cheapest = self.cheapest(s, seat)
        if cheapest:
            code = CANNOT_PAY
        elif s.seats[seat].layout.count >= FENCES:
            code = NO_FENCE_LEFT
        return explain(s.rules, code, {"goods": {"wood": cheapest}})

    def cheapest(self, s: AgricolaState, seat: int) -> int:
        """The wood that the cheapest next pasture takes."""
        player = s.seats[seat]
        for wood in range(1, FENCES + 1):
            if PASTURES.possible(player.layout, player.rooms | player.fields, wood):
                return wood
        return 0

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        left = FENCES - player.layout.count
        return Message("prompt-fence", {"wood": player.goods[WOOD], "fences": left})

    def owns(self, action: int) -> bool:
        return FENCE.base <= action < FENCE.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        blocked = player.rooms | player.fields
        return PASTURES.options(player.layout, blocked, player.goods[WOOD], FENCE.base)

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        number = action - FENCE.base
        cost = PASTURES.cost(player.layout, number)
        player.goods[WOOD] -= cost
        player.layout = PASTURES.add(player.layout, PASTURES.masks[number])
        player.rehouse()
        if s.sink is not None:
            s.sink.note(
                seat,
                "log-fence",
                {"cells": FARM.label(PASTURES.masks[number]), "goods": {"wood": cost}},
            )

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        settle(s, seat)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        player = s.seats[seat]
        number = action - FENCE.base
        mask, layout = PASTURES.masks[number], player.layout
        cost = PASTURES.cost(layout, number)
        if mask & (player.rooms | player.fields):
            code = BUILT_ON
        elif mask in layout.pastures:
            code = ALREADY_FENCED
        elif mask & layout.enclosed and all(mask & ~p for p in layout.pastures):
            code = OVERLAPS
        elif layout.enclosed and not (mask | FARM.neighbours(mask)) & layout.enclosed:
            code = NOT_ADJACENT_PASTURE
        elif layout.count + cost > FENCES:
            code = TOO_MANY_FENCES
        else:
            code = CANNOT_PAY
        return explain(
            s.rules,
            code,
            {
                "cells": FARM.label(mask),
                "cell": FARM.label(mask),
                "goods": {"wood": cost},
                "fences": FENCES - layout.count,
            },
        )
