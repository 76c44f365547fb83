"""What special buildings bring beyond points and room: at once, and round by round."""

from __future__ import annotations

from typing import Final

from ...games.creatures.cards.catalogue import TILES
from ...games.creatures.tile import Tile
from .farm import Farm
from .land import time_to_finish
from .weights import Weights

AT_ONCE: Final = {
    "shelter": 1.3,
    "open-stables": 1.3,
    "storage-building": 3.0,
    "large-extension": 4.0,
    "small-extension": 4.0,
    "materials-outlet": 2.4,
    "inn": -1.2,
    "farm-shop": 1.7,
    "office": 5.0,
    "manor": 4.0,
    "fodder-beet-field": 4.5,
    "fence-manufacturer": 1.4,
    "estate": 2.0,
    "barn-floor-manufacturer": 1.3,
    "barn": 3.5,
    "servants-cottage": 2.0,
    "reed-hut": 1.8,
    "country-house": 3.0,
    "log-house": 1.5,
    "duck-pond": 0.6,
    "feed-storehouse": 2.5,
    "hay-rack": 4.0,
    "pig-stall": 1.3,
    "cow-stall": 1.3,
    "organic-farm": 2.0,
    "insemination-center": 2.0,
    "feeding-station": 1.5,
    "haystack": 0.5,
    "breeding-station": 3.0,
    "dog-house": 1.0,
    "wild-boar-pen": 0.5,
    "dairy-farm": 1.0,
    "stud": 1.0,
}
"""What a building on display would bring its builder when it is built, in points."""

EVERY_ROUND: Final = {
    "stewards-office": 1.4,
    "home-workshop": 0.35,
    "joinery": 0.5,
    "trading-station": 0.3,
    "cattle-market": 0.35,
    "animal-trader": 0.15,
    "carpenter": 0.1,
    "building-firm": 0.25,
    "assembly-hall": 0.2,
    "woodworking-shop": 0.3,
    "carpenters-workshop": 0.15,
    "timber-shop": 0.3,
    "depot": 0.25,
    "sawmill": 0.3,
    "farm-well": 0.4,
    "stone-carvers-workshop": 0.9,
    "ranch": 0.15,
    "cattle-farm": 0.15,
    "log-house": 0.1,
    "feed-storehouse": 0.15,
    "estate": 0.15,
    "storage-building": 0.3,
    "small-extension": 0.2,
    "large-extension": 0.2,
    "office": -0.2,
    "manor": -0.2,
    "corner-houses": -0.35,
    "cottage-extension": -0.1,
}
"""What a building that stands is expected to bring in every round to come, in points."""
GAIN: Final = [AT_ONCE.get(tile.id, 0.0) for tile in TILES]
INCOME: Final = [EVERY_ROUND.get(tile.id, 0.0) for tile in TILES]
FREE_FLIP: Final = 3.0
"""A stall that a barn will turn into stables."""


def lasting(farm: Farm, w: Weights) -> float:
    """What the buildings that stand are expected to bring yet."""
    worth = farm.breedings * sum([INCOME[tile.number] for _, tile in farm.yard.tiles])
    if farm.barn and farm.stalls:
        worth += FREE_FLIP * time_to_finish(farm)
    return w.lasting * worth


def promise(farm: Farm, tile: Tile, w: Weights) -> float:
    """What a building on display would be worth on the farm."""
    worth = tile.points + w.room * tile.room.capacity * (4 if tile.room.each else 1)
    return worth + GAIN[tile.number] + w.lasting * INCOME[tile.number] * farm.breedings
