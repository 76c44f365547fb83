"""Goods into food: eaten raw, or cooked where an improvement allows; always at the best rate."""

from __future__ import annotations

from ....farm.goods import FOOD, NAMES
from ..state import AgricolaState
from ..vocabulary import COOK, EAT
from .supply import exchange


def conversions(s: AgricolaState, seat: int) -> list[int]:
    """The exchanges into food that a seat can make."""
    player = s.seats[seat]
    goods = player.goods
    cooks, raw = player.tableau.cooks, player.tableau.raw
    options: list[int] = []
    for good in range(len(goods)):
        if goods[good]:
            if cooks[good]:
                options.append(COOK.base + good)
            elif raw[good]:
                options.append(EAT.base + good)
    return options


def converts(action: int) -> bool:
    """Whether the action is an exchange into food."""
    return EAT.base <= action < EAT.end or COOK.base <= action < COOK.end


def convert(s: AgricolaState, seat: int, action: int) -> None:
    """Eat or cook one."""
    player = s.seats[seat]
    if action < EAT.end:
        good = action - EAT.base
        food = player.tableau.raw[good]
        message = "log-eat"
    else:
        good = action - COOK.base
        food = player.tableau.cooks[good]
        message = "log-cook"
    if s.sink is not None:
        s.sink.note(seat, message, {"goods": {NAMES[good]: 1}, "food": food})
    exchange(s, seat, ((good, 1),), ((FOOD, food),))
