"""A farm: its columns, borders, tiles and troughs, and what they come to."""

from __future__ import annotations

from typing import Final, final

from ...farm.housing import Housing, housing
from ...farm.slots import Slot, one_type, one_type_or_two
from .queries import KEEPS_TOGETHER, PASTURE_ROOM, STABLES_FOR_TWO
from .tableau import CreaturesTableau, tableau_of
from .tile import Tile
from .vocabulary import BIT_OF, CELL_BITS, CELL_OF, COLUMNS, LYING, ROWS, STRIDE

TOP: Final = (1 << STRIDE) - 1
BOTTOM: Final = TOP << STRIDE * (ROWS - 1)
MIDDLE: Final = TOP << STRIDE
COTTAGE_CELL: Final = 1 << BIT_OF["f3"]

COLUMN: Final = tuple([sum([1 << row * STRIDE + i for row in range(ROWS)]) for i in range(STRIDE)])
"""The cells of each column."""
GROUND: Final = [
    [sum(COLUMN[left : right + 1]) for right in range(len(COLUMNS))] for left in range(len(COLUMNS))
]
"""The cells from a first to a last column."""
EDGES_OF: Final = [
    [
        [
            (level * len(COLUMNS) + i, 1 << level * STRIDE + i, 0)
            for level in range(ROWS + 1)
            for i in range(left, right + 1)
        ]
        + [
            (len(LYING) + row * STRIDE + i, 0, 1 << row * STRIDE + i)
            for row in range(ROWS)
            for i in range(left, right + 2)
        ]
        for right in range(len(COLUMNS))
    ]
    for left in range(len(COLUMNS))
]
"""The edges of such a farm: number, bit among the lying ones, bit among the upright ones."""
EDGE_BITS: Final = {number: (lying, upright) for number, lying, upright in EDGES_OF[0][-1]}


def around(mask: int) -> int:
    """The cells that share a side with a cell of the mask, on or off the farm."""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def cells_of(mask: int) -> list[int]:
    """The numbers of the cells of a mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(CELL_OF[low.bit_length() - 1])
        mask ^= low
    return found


@final
class Yard:
    """One farm; never changed, so copies share it. What it comes to is worked out when asked for.

    `tiles` are pairs of a cell's bit and its tile, in order of building; `tableau` is what they do.
    `pastures` are the closed ones, `enclosed` their cells; `sight` is what a learner sees of it.
    """

    __slots__ = (
        "_edges",
        "_housing",
        "_pastures",
        "built",
        "enclosed",
        "ground",
        "left",
        "lying",
        "right",
        "sight",
        "tableau",
        "tiles",
        "troughs",
        "upright",
    )

    def __init__(
        self,
        left: int,
        right: int,
        lying: int,
        upright: int,
        troughs: int,
        tiles: tuple[tuple[int, Tile], ...],
        built: int,
        tableau: CreaturesTableau,
    ) -> None:
        self.left = left
        self.right = right
        self.ground = GROUND[left][right]
        self.lying = lying
        self.upright = upright
        self.troughs = troughs
        self.tiles = tiles
        self.built = built
        self.tableau = tableau
        self.enclosed = 0
        self.sight: bytes | None = None
        self._pastures: list[int] | None = None
        self._housing: Housing | None = None
        self._edges: list[int] | None = None

    def _twin(self) -> Yard:
        """The same farm, to be changed before anything is asked of it."""
        return Yard(
            self.left,
            self.right,
            self.lying,
            self.upright,
            self.troughs,
            self.tiles,
            self.built,
            self.tableau,
        )

    def with_border(self, edge: int) -> Yard:
        """The farm with one more border."""
        lying, upright = EDGE_BITS[edge]
        found = self._twin()
        found.lying |= lying
        found.upright |= upright
        edges = self.edges()[:]
        edges.remove(edge)
        found._edges = edges
        return found

    def with_troughs(self, troughs: int) -> Yard:
        """The farm with troughs on these cells."""
        found = self._twin()
        found.troughs = troughs
        found._edges = self._edges
        return found

    def extended(self, left: bool) -> Yard:
        """The farm with one more column."""
        found = self._twin()
        if left:
            found.left -= 1
        else:
            found.right += 1
        found.ground = GROUND[found.left][found.right]
        return found

    def with_tiles(self, tiles: tuple[tuple[int, Tile], ...]) -> Yard:
        """The farm with these tiles instead of its own."""
        found = self._twin()
        found.tiles = tiles
        found.built = sum([1 << bit for bit, _ in tiles])
        found.tableau = tableau_of([tile for _, tile in tiles])
        found._edges = self._edges
        return found

    def with_tile(self, bit: int, tile: Tile) -> Yard:
        """The farm with a tile on a cell, instead of what stood there."""
        kept = tuple([pair for pair in self.tiles if pair[0] != bit])
        return self.with_tiles((*kept, (bit, tile)))

    def without_tile(self, bit: int) -> Yard:
        """The farm without what stands on a cell."""
        return self.with_tiles(tuple([pair for pair in self.tiles if pair[0] != bit]))

    def tile_on(self, bit: int) -> Tile | None:
        """The tile on a cell."""
        for other, tile in self.tiles:
            if other == bit:
                return tile
        return None

    def cell_with(self, number: int) -> int:
        """The bit of the cell where a tile stands, or -1."""
        for bit, tile in self.tiles:
            if tile.number == number:
                return bit
        return -1

    def open_sites(self) -> int:
        """The cells where a new building may stand."""
        sites = self.ground & ~self.built
        return sites & around(self.built) if self.tableau.says(KEEPS_TOGETHER) else sites

    def edges(self) -> list[int]:
        """The numbers of the edges without a border."""
        if self._edges is None:
            lying, upright = self.lying, self.upright
            self._edges = [
                number
                for number, flat, up in EDGES_OF[self.left][self.right]
                if not (flat & lying or up & upright)
            ]
        return self._edges

    def borders(self) -> int:
        """How many borders stand."""
        return self.lying.bit_count() + self.upright.bit_count()

    def columns(self) -> str:
        """The letters of the columns."""
        return COLUMNS[self.left : self.right + 1]

    def pastures(self) -> list[int]:
        """The closed pastures, as masks of cells."""
        if self._pastures is None:
            free = self.ground & ~self.built
            lying, upright = self.lying, self.upright
            leaks = free & (
                (TOP & ~lying)
                | (BOTTOM & ~(lying >> STRIDE))
                | (COLUMN[self.left] & ~upright)
                | (COLUMN[self.right] & ~(upright >> 1))
            )
            closed = free & ~self._flood(leaks, free)
            self.enclosed = closed
            found: list[int] = []
            while closed:
                part = self._flood(closed & -closed, closed)
                found.append(part)
                closed &= ~part
            self._pastures = found
        return self._pastures

    def _flood(self, reached: int, free: int) -> int:
        """The free cells that can be walked to without crossing a border."""
        open_north, open_west = ~self.lying, ~self.upright
        while True:
            wider = (
                reached
                | (reached & open_west) >> 1
                | (reached << 1) & open_west
                | (reached & open_north) >> STRIDE
                | (reached << STRIDE) & open_north
            ) & free
            if wider == reached:
                return reached
            reached = wider

    def unused(self) -> int:
        """The cells without tile and trough that are in no closed pasture."""
        self.pastures()
        return self.ground & ~(self.built | self.troughs | self.enclosed)

    def pasture_room(self, pasture: int) -> int:
        """How many animals a closed pasture holds."""
        troughs = (pasture & self.troughs).bit_count()
        extra = 0 if troughs else self.tableau.says(PASTURE_ROOM)
        return (2 * pasture.bit_count() << troughs) + extra

    def on_unused(self) -> list[tuple[int, int, int]]:
        """Types, how many per cell, and the unused cells where buildings allow them."""
        found: list[tuple[int, int, int]] = []
        for keeps in self.tableau.keeps_on_unused:
            cells = keeps.cells or around(1 << self.cell_with(keeps.card))
            found.append((keeps.kind, keeps.n, self.unused() & cells))
        return found

    def slot_on(self, bit: int, tile: Tile) -> Slot:
        """The room on a tile, which a trough doubles."""
        doubled = self.troughs >> bit & 1
        each = self.tableau.says(STABLES_FOR_TWO) if tile.is_stables else 0
        if each:
            return one_type_or_two(tile.room.capacity << doubled, each << doubled)
        return tile.room.slots[doubled]

    def open_troughs(self) -> int:
        """The cells with a trough, but no tile, outside closed pastures."""
        return self.troughs & self.ground & ~(self.built | self.enclosed)

    def housing(self) -> Housing:
        """The room for animals."""
        if self._housing is None:
            self._housing = self._room(0)
        return self._housing

    def room_at(self, point: int) -> Housing:
        """The room for animals at a point where some tiles may not be used."""
        return self._room(1 << point) if self.tableau.emptied >> point & 1 else self.housing()

    def _room(self, emptied: int) -> Housing:
        """The room without the tiles that are emptied at one of these points."""
        slots = [one_type(self.pasture_room(pasture)) for pasture in self.pastures()]
        for bit, tile in self.tiles:
            holds = tile.room
            if holds.capacity and not holds.emptied & emptied:
                slots.append(self.slot_on(bit, tile))
        for kind, n, cells in self.on_unused():
            if cells:
                slots.append(one_type(n * cells.bit_count(), 1 << kind))
        return housing(slots, self.open_troughs().bit_count())


def bits_of(mask: int) -> list[int]:
    """The bits of a mask of cells, in the order of their numbers."""
    return [CELL_BITS[cell] for cell in cells_of(mask)]


def side_of(yard: Yard, edge: str) -> dict[str, str]:
    """An edge as a side of one of the farm's cells: the lower or right one where there are two."""
    column, row, side = COLUMNS.index(edge[0]), int(edge[1]), edge[2]
    if side == "w" and column > yard.right:
        column, side = column - 1, "e"
    return {"cell": f"{COLUMNS[column]}{row}", "side": side}
