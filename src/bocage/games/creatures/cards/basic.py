"""Cottage, stall, stables, and the four basic buildings."""

from __future__ import annotations

from typing import Final

from ....farm.goods import reed, stone, wood
from ..abilities import CountsAs, Holds
from ..steps.goods import TakeAnimal
from ..steps.stalls import STALL_COST
from ..tile import ON_COTTAGE, Tile
from ..vocabulary import COW, HORSE, STABLES
from .points import half_per_material
from .words import ON_ANY_STALL

CARDS: Final[list[Tile]] = [
    Tile("cottage", "Cottage", Holds(1)),
    Tile("stall", "Stall", Holds(3), cost=STALL_COST, points=1),
    Tile("stables", "Stables", Holds(5), cost=wood(5), instead=stone(5), points=4),
    Tile("shelter", "Shelter", Holds(1), cost=wood(2) + stone(1), at_once=TakeAnimal()),
    Tile(
        "open-stables",
        "Open Stables",
        CountsAs(STABLES),
        Holds(5),
        cost=wood(3),
        instead=stone(3),
        points=2,
        site=ON_ANY_STALL,
        at_once=TakeAnimal(COW, HORSE),
    ),
    Tile("storage-building", "Storage Building", half_per_material(), cost=wood(2) + reed(1)),
    Tile(
        "half-timbered-house",
        "Half-Timbered House",
        Holds(2),
        cost=wood(3) + reed(1) + stone(2),
        points=5,
        site=ON_COTTAGE,
    ),
]
