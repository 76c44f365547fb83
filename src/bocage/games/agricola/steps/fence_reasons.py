"""Why fences cannot stand somewhere."""

from __future__ import annotations

from ....kernel.messages import Reason
from ..reasons import (
    ALREADY_FENCED,
    BUILT_ON,
    CANNOT_PAY,
    CLOSED_ONLY,
    FENCE_STANDS,
    NO_FENCE_LEFT,
    NOT_ADJACENT_PASTURE,
    NOT_BESIDE,
    ONE_FENCE,
    OVERLAPS,
    TOO_MANY_FENCES,
    explain,
)
from ..state import AgricolaState, Seat
from ..vocabulary import EDGE, FARM, MASKS, PASTURES, fenced
from .laying import edge_values


def fence_refusal(s: AgricolaState, player: Seat, action: int, left: int, wood: int) -> Reason:
    """Why a pasture or a single fence is not possible on a farm, with so many fences left.

    It would cost so much wood.
    """
    if EDGE.owns(action):
        return edge_refusal(s, player, action - EDGE.base, left)
    number, layout = fenced(action), player.layout
    mask, cost = MASKS[number], PASTURES.cost(layout, number)
    scattered = layout.book.habits.scattered
    beside = player.ground.beside
    if mask & player.ground.solid:
        code = BUILT_ON
    elif mask in layout.pastures:
        code = ALREADY_FENCED
    elif mask & layout.enclosed and all(mask & ~p for p in layout.pastures):
        code = OVERLAPS
    elif layout.enclosed and not scattered and not PASTURES.reach(mask) & layout.enclosed:
        code = NOT_ADJACENT_PASTURE
    elif beside and not PASTURES.reach(mask) & beside:
        code = NOT_BESIDE
    elif number >= len(layout.book.masks):
        code = TOO_MANY_FENCES
    elif layout.book.habits.open and not layout.book.whole(layout, number):
        code = FENCE_STANDS
    elif layout.book.habits.open and cost <= 1:
        code = ONE_FENCE
    elif cost > left:
        code = TOO_MANY_FENCES
    else:
        code = CANNOT_PAY
    return explain(
        s.rules,
        code,
        {
            "cells": FARM.label(mask),
            "cell": FARM.label(mask),
            "goods": {"wood": wood if code == CANNOT_PAY else cost},
            "fences": left,
        },
    )


def edge_refusal(s: AgricolaState, player: Seat, edge: int, left: int) -> Reason:
    """Why a single fence cannot stand somewhere."""
    layout, ground = player.layout, player.ground
    if not layout.book.habits.open:
        code = CLOSED_ONLY
    elif layout.fences >> edge & 1:
        code = FENCE_STANDS
    elif not FARM.sides[edge] & ~ground.solid:
        code = BUILT_ON
    elif not left:
        code = NO_FENCE_LEFT
    elif not layout.book.closes_well(layout, edge, ground.solid, 0):
        code = NOT_ADJACENT_PASTURE
    elif not layout.book.closes_well(layout, edge, ground.solid, ground.beside):
        code = NOT_BESIDE
    else:
        code = CANNOT_PAY
    label = FARM.label(FARM.sides[edge])
    values = {"cells": label, **edge_values(edge), "goods": {"wood": 1}}
    return explain(s.rules, code, values)
