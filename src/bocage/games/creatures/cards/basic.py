"""Cottage, stall, stables, and the four basic buildings."""

from __future__ import annotations

from typing import Final

from ....farm.goods import reed, stone, wood
from ....kernel.game import Points
from ..housing import Counts
from ..state import CreaturesState
from ..steps.goods import TakeAnimal
from ..steps.stalls import STALL_COST
from ..tile import ANY_STALL, ON_COTTAGE, Tile
from ..vocabulary import COW, HORSE, MATERIALS, STALL

DECK: Final = "basic"


def half_per_material(s: CreaturesState, seat: int, counts: Counts) -> Points:
    """Storage building: half a point for each material in stock."""
    n = sum([s.seats[seat].goods[good] for good in MATERIALS])
    return n / 2 if n % 2 else n // 2


CARDS: Final[list[Tile]] = [
    Tile("cottage", DECK, capacity=1),
    Tile("stall", DECK, cost=STALL_COST, points=1, capacity=3),
    Tile("stables", DECK, cost=wood(5), instead=stone(5), points=4, capacity=5, replaces=(STALL,)),
    Tile("shelter", DECK, cost=wood(2) + stone(1), capacity=1, flow=TakeAnimal()),
    Tile(
        "open-stables",
        DECK,
        cost=wood(3),
        instead=stone(3),
        points=2,
        capacity=5,
        replaces=ANY_STALL,
        placing="on-stall",
        flow=TakeAnimal(COW, HORSE),
    ),
    Tile("storage-building", DECK, cost=wood(2) + reed(1), scores=half_per_material),
    Tile(
        "half-timbered-house",
        DECK,
        cost=wood(3) + reed(1) + stone(2),
        points=5,
        capacity=2,
        replaces=ON_COTTAGE,
        placing="on-cottage",
    ),
]
