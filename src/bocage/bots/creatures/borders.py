"""Which borders to build: those that close the pasture a farm gains most by."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from ...farm.goods import STONE, WOOD
from ...farm.grid import single_bits
from ...games.creatures.vocabulary import EDGES, HOME, LYING, STRIDE
from ...games.creatures.yard import EDGE_BITS, GROUND, Yard
from .farm import Farm

Value = Callable[[Farm], float]
HOME_CELLS: Final = GROUND[HOME[0]][HOME[1]]
LARGEST: Final = 4
"""Cells of the largest pasture that is closed in one go."""
LYING_EDGE: Final = {EDGE_BITS[number][0]: number for number in range(len(LYING))}
UPRIGHT_EDGE: Final = {EDGE_BITS[number][1]: number for number in range(len(LYING), len(EDGES))}


class Budget(NamedTuple):
    """What borders cost: some are free, each of the others some wood or stone."""

    free: int = 0
    wood: int = 0
    stone: int = 0
    lost: int = 0
    """Borders of the stock that go to somebody else for each one built."""

    def most(self, farm: Farm) -> int:
        """How many borders can be built."""
        n = self.free
        if self.wood:
            n += farm.goods[WOOD] // self.wood
        if self.stone:
            n += farm.goods[STONE] // self.stone
        return min(n, farm.borders // (1 + self.lost))

    def after(self, farm: Farm, yard: Yard, n: int) -> Farm:
        """The farm once so many borders are built and paid."""
        paid = max(0, n - self.free)
        return farm.with_yard(yard, n * (1 + self.lost), paid * self.wood, paid * self.stone)


class Region(NamedTuple):
    """Cells that could become a pasture, and the borders that are missing, as masks."""

    cells: int
    lying: int
    upright: int

    @property
    def missing(self) -> int:
        """How many borders are missing."""
        return self.lying.bit_count() + self.upright.bit_count()

    def edges(self) -> list[int]:
        """The numbers of the missing borders."""
        return [LYING_EDGE[bit] for bit in single_bits(self.lying)] + [
            UPRIGHT_EDGE[bit] for bit in single_bits(self.upright)
        ]


def around_open(cells: int, lying: int, upright: int) -> int:
    """The cells, and those beside them without a border between."""
    return (
        cells
        | (cells & ~upright) >> 1
        | (cells << 1) & ~upright
        | (cells & ~lying) >> STRIDE
        | (cells << STRIDE) & ~lying
    )


@lru_cache(maxsize=500)
def regions(ground: int, built: int, lying: int, upright: int) -> list[Region]:
    """The pastures that borders could close, small ones first; closed ones are not among them."""
    free = ground & ~built
    found: list[Region] = []
    edge = set(single_bits(free))
    for _ in range(LARGEST):
        wider: set[int] = set()
        for cells in sorted(edge):
            region = missing(cells, built, lying, upright)
            if region.lying or region.upright:
                found.append(region)
            for more in single_bits(around_open(cells, lying, upright) & free & ~cells):
                wider.add(cells | more)
        edge = wider
    return found


def missing(cells: int, built: int, lying: int, upright: int) -> Region:
    """What it takes to close a pasture; walls of buildings are as good as borders."""
    north = cells & ~(cells << STRIDE | built << STRIDE)
    south = cells & ~(cells >> STRIDE | built >> STRIDE)
    west = cells & ~(cells << 1 | built << 1)
    east = cells & ~(cells >> 1 | built >> 1)
    return Region(cells, (north | south << STRIDE) & ~lying, (west | east << 1) & ~upright)


def with_borders(yard: Yard, region: Region) -> Yard:
    """The farm with the region closed."""
    return Yard(
        yard.left,
        yard.right,
        yard.lying | region.lying,
        yard.upright | region.upright,
        yard.troughs,
        yard.tiles,
        yard.built,
        yard.tableau,
    )


def candidates(yard: Yard, most: int) -> list[Region]:
    """The regions that can be closed with so many borders; of equals the tidiest."""
    yard.pastures()
    chosen: dict[tuple[int, ...], tuple[int, Region]] = {}
    for region in regions(yard.ground, yard.built, yard.lying, yard.upright):
        cells, n = region.cells, region.missing
        if n > most:
            continue
        kind = (
            cells.bit_count(),
            n,
            (cells & yard.troughs).bit_count(),
            (cells & yard.enclosed).bit_count(),
            (cells & HOME_CELLS).bit_count(),
        )
        rank = untidiness(yard, cells)
        if kind not in chosen or rank < chosen[kind][0]:
            chosen[kind] = (rank, region)
    return [region for _, region in chosen.values()]


def untidiness(yard: Yard, cells: int) -> int:
    """How much a pasture cuts up the land that is left."""
    rest = yard.ground & ~(yard.built | yard.enclosed | cells)
    return (rest & ~(rest << 1 | rest >> 1 | rest << STRIDE | rest >> STRIDE)).bit_count()


def closing(farm: Farm, budget: Budget, value: Value, least: float) -> int | None:
    """The next border of the pasture worth closing most, if that is worth more than the least."""
    chosen, best = None, least
    for region in candidates(farm.yard, budget.most(farm)):
        worth = value(budget.after(farm, with_borders(farm.yard, region), region.missing))
        if worth > best:
            chosen, best = region, worth
    return None if chosen is None else chosen.edges()[0]


def beginning(farm: Farm, value: Value, price: float) -> int | None:
    """The next border of the pasture that is worth closing some day, at a price for each."""
    chosen, best = None, 0.0
    for region in candidates(farm.yard, farm.borders):
        n = region.missing
        worth = value(farm.with_yard(with_borders(farm.yard, region), n)) - price * n
        if chosen is None or worth > best:
            chosen, best = region, worth
    return None if chosen is None else chosen.edges()[0]
