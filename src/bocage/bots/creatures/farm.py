"""A farm in numbers, as a player counts it from the position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from ...farm.goods import REED, STONE, WOOD
from ...farm.slots import Counts
from ...games.creatures.cards.catalogue import TILES
from ...games.creatures.phases import BREEDING_PART
from ...games.creatures.queries import BREEDS_AGAIN, LONE_PARENT
from ...games.creatures.shapes import FarmData
from ...games.creatures.tableau import tableau_of
from ...games.creatures.tile import Tile
from ...games.creatures.vocabulary import (
    ANIMALS,
    BIT_OF,
    COLUMNS,
    EDGES,
    ROUNDS,
    WORKERS,
)
from ...games.creatures.yard import EDGE_BITS, Yard
from ...kernel.table import Table

TILE_OF: Final = {tile.id: tile for tile in TILES}
BORDER_OF: Final = {edge: EDGE_BITS[number] for number, edge in enumerate(EDGES)}
STALL_TILES: Final = ("stall", "stables")
BREEDING: Final = BREEDING_PART + 1
"""What the walk over a round says while animals breed: the part that comes next."""
LAST_PART: Final = BREEDING + 2
BREED_EACH: Final = f"round/{BREEDING_PART}"
BREED: Final = f"{BREED_EACH}/0"
"""The names of breeding in a position: for all seats, and for one."""


@lru_cache(maxsize=4000)
def yard_of(
    columns: str,
    borders: tuple[str, ...],
    troughs: tuple[str, ...],
    tiles: tuple[tuple[str, str], ...],
) -> Yard:
    """The farm that a position describes."""
    lying = upright = 0
    for edge in borders:
        flat, up = BORDER_OF[edge]
        lying |= flat
        upright |= up
    left, right = COLUMNS.index(columns[0]), COLUMNS.index(columns[-1])
    fed = sum([1 << BIT_OF[cell] for cell in troughs])
    land = Yard(left, right, lying, upright, fed, (), 0, tableau_of([]))
    return land.with_tiles(tuple([(BIT_OF[cell], TILE_OF[id]) for cell, id in tiles]))


@final
class Farm:
    """What matters about one seat: its farm, its goods, and the time left.

    `workers` are those still to be placed in the game, `breedings` those still to come; `points`
    is what the buildings score now.
    """

    __slots__ = (
        "animals",
        "borders",
        "breedings",
        "display",
        "free_flip",
        "goods",
        "leads",
        "points",
        "rounds",
        "stalls",
        "workers",
        "yard",
    )

    yard: Yard
    animals: Counts
    goods: list[int]
    borders: int
    free_flip: bool
    points: float
    workers: int
    rounds: int
    breedings: int
    leads: bool
    stalls: int
    display: tuple[Tile, ...]

    def with_yard(self, yard: Yard, borders: int = 0, wood: int = 0, stone: int = 0) -> Farm:
        """The farm after its land has changed, at the price of borders and materials."""
        farm = Farm()
        farm.yard = yard
        farm.animals = self.animals
        farm.goods = self.goods
        if wood or stone:
            goods = self.goods[:]
            goods[WOOD] -= wood
            goods[STONE] -= stone
            farm.goods = goods
        farm.borders = self.borders - borders
        farm.free_flip = self.free_flip
        farm.points = self.points
        farm.workers = self.workers
        farm.rounds = self.rounds
        farm.breedings = self.breedings
        farm.leads = self.leads
        farm.stalls = self.stalls
        farm.display = self.display
        return farm

    @property
    def parents(self) -> int:
        """How many animals of a type it takes for a young one."""
        return 1 if self.yard.tableau.says(LONE_PARENT) else 2


@lru_cache(maxsize=1000)
def tiles_of(ids: tuple[str, ...]) -> tuple[Tile, ...]:
    """The tiles with these ids."""
    return tuple([TILE_OF[id] for id in ids])


def part_of(stack: list[list[Any]]) -> int:
    """How far the walk over a round has got."""
    return next((int(frame[2]) for frame in stack if frame[0] == "round"), LAST_PART)


def breeds(stack: list[list[Any]], seat: int, start: int) -> bool:
    """Whether a seat's animals are about to breed, now or after the other seat's."""
    return any(
        (frame[0] == BREED_EACH and seat != start) or (frame[0] == BREED and frame[1] == seat)
        for frame in stack
    )


def farm_of(table: Table, seat: int) -> Farm:
    """A seat's farm."""
    view = table.position()
    own: FarmData = view["seats"][seat]
    farm = Farm()
    farm.yard = yard_of(
        "".join(own["columns"]),
        tuple(own["borders"]),
        tuple(own["troughs"]),
        tuple(own["tiles"].items()),
    )
    goods = own["goods"]
    stock = [0] * (STONE + 1)
    stock[WOOD], stock[STONE] = goods.get("wood", 0), goods.get("stone", 0)
    stock[REED] = goods.get("reed", 0)
    farm.goods = stock
    farm.borders = goods.get("border", 0)
    animals = own["animals"]
    sheep, pigs, cows, horses = [animals.get(name, 0) for name in ANIMALS]
    farm.animals = (sheep, pigs, cows, horses)
    farm.free_flip = own["barn"]
    farm.points = float(table.scores()[seat].lines["buildings"])
    read_time(farm, view, seat, table.over)
    farm.leads = view["starting_player"] == seat
    farm.display = tiles_of(tuple(view["buildings"]))
    standing = [
        tile for other in view["seats"] for tile in other["tiles"].values() if tile in STALL_TILES
    ]
    farm.stalls = (4 if view["options"]["mode"] == "standard" else 5) - len(standing)
    return farm


def read_time(farm: Farm, view: dict[str, Any], seat: int, over: bool) -> None:
    """The rounds, workers and breedings to come."""
    stack = view["stack"]
    part = LAST_PART if over else part_of(stack)
    farm.rounds = 0 if over else ROUNDS - view["round"]
    farm.workers = WORKERS * farm.rounds
    if part < BREEDING:
        farm.workers += WORKERS - view["seats"][seat]["placed"]
    farm.breedings = farm.rounds
    if part < BREEDING or breeds(stack, seat, view["starting_player"]):
        farm.breedings += 1
    if farm.yard.tableau.says(BREEDS_AGAIN) and (farm.rounds or part <= BREEDING):
        farm.breedings += 1
