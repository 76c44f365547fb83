"""What should be moved: the trough or stall that helps most somewhere else."""

from __future__ import annotations

from ...games.creatures.vocabulary import BIT_OF, STRIDE
from ...games.creatures.yard import Yard, bits_of
from ...kernel.actions import Action
from ...kernel.seat import Decision
from .borders import Value
from .farm import Farm


def spot(yard: Yard, bit: int) -> int:
    """What makes cells alike for a trough: the same pasture, or open land of the same column."""
    for pasture in yard.pastures():
        if pasture >> bit & 1:
            return pasture
    return 1 << bit if yard.built >> bit & 1 else -1 - bit % STRIDE


def moved_troughs(yard: Yard, bit: int) -> list[Yard]:
    """The farm with a trough of one cell somewhere else, on one of each kind of cells."""
    rest = yard.troughs & ~(1 << bit)
    places = {spot(yard, other): other for other in bits_of(yard.ground & ~yard.troughs)}
    places.pop(spot(yard, bit), None)
    return [yard.with_troughs(rest | 1 << other) for other in places.values()]


def moved_stalls(yard: Yard, bit: int) -> list[Yard]:
    """The farm with the stall of one cell on another one."""
    tile = yard.tile_on(bit)
    if tile is None:
        return []
    rest = yard.without_tile(bit)
    return [rest.with_tile(other, tile) for other in bits_of(yard.ground & ~yard.built)]


def best_lift(farm: Farm, decision: Decision, value: Value, least: float) -> Action | None:
    """What is worth lifting most, if that is worth more than the least."""
    chosen: Action | None = None
    done: set[int] = set()
    for action in decision.actions:
        if action.verb == "lift stall":
            yards = moved_stalls(farm.yard, BIT_OF[action.argument])
        elif action.verb == "lift trough":
            kind = spot(farm.yard, BIT_OF[action.argument])
            if kind in done:
                continue
            done.add(kind)
            yards = moved_troughs(farm.yard, BIT_OF[action.argument])
        else:
            continue
        for yard in yards:
            worth = value(farm.with_yard(yard))
            if worth > least:
                chosen, least = action, worth
    return chosen
