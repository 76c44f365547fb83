"""What land is worth: extensions, borders that stand and lie in stock, walls to build on."""

from __future__ import annotations

from typing import Final

from ...games.creatures.vocabulary import HOME, STRIDE
from ...games.creatures.yard import COLUMN
from .animals import soft_least
from .farm import Farm
from .weights import Weights

EARLY: Final = 8
"""With fewer workers to place, what is unfinished counts less."""
FEW_BORDERS: Final = 8
"""How many borders in stock count."""


def time_to_finish(farm: Farm, workers: int = EARLY) -> float:
    """How far there is still time to finish what is begun."""
    return min(1.0, farm.workers / workers)


def land(farm: Farm, w: Weights) -> dict[str, float]:
    """Complete extensions, and the chance to make something of the rest."""
    yard = farm.yard
    unused = yard.unused()
    hope = time_to_finish(farm)
    points = 0.0
    for i in [*range(yard.left, HOME[0]), *range(HOME[1] + 1, yard.right + 1)]:
        empty = (COLUMN[i] & unused).bit_count()
        if not empty:
            points += 4
        else:
            points += hope * (w.extension + w.used * (3 - empty))
    free = yard.ground & ~yard.built & ~yard.enclosed
    built = yard.built
    sides = (
        (built << 1 & free).bit_count()
        + (built >> 1 & free).bit_count()
        + (built << STRIDE & free).bit_count()
        + (built >> STRIDE & free).bit_count()
    )
    return {
        "extensions": points,
        "borders": hope * w.border * yard.borders(),
        "stock": hope * w.stock * min(farm.borders, FEW_BORDERS),
        "walls": hope * w.wall * sides,
        "space": w.space * soft_least(unused.bit_count(), w.settle * farm.workers),
    }
