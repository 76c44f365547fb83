"""What the buildings on a farm, and those on display, are worth beyond what they score now."""

from __future__ import annotations

from typing import Final

from ...games.creatures.cards.catalogue import TILES
from ...games.creatures.tile import Tile
from .farm import Farm
from .land import time_to_finish
from .weights import Weights
from .yields import at_once, every_round

GAIN: Final = [at_once(tile) for tile in TILES]
INCOME: Final = [every_round(tile) for tile in TILES]
"""By number."""
FREE_FLIP: Final = 3.0
"""A stall that will turn into stables for nothing."""


def lasting(farm: Farm, w: Weights) -> float:
    """What the buildings that stand are expected to bring yet."""
    worth = farm.breedings * sum([INCOME[tile.number] for _, tile in farm.yard.tiles])
    if farm.free_flip and farm.stalls:
        worth += FREE_FLIP * time_to_finish(farm)
    return w.lasting * worth


def promise(farm: Farm, tile: Tile, w: Weights) -> float:
    """What a building on display would be worth on the farm."""
    worth = tile.points + w.room * tile.room.capacity * (4 if tile.room.each else 1)
    return worth + GAIN[tile.number] + w.lasting * INCOME[tile.number] * farm.breedings
