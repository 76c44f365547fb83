"""What a learner sees of a farm: the land, the tiles, and the room for animals."""

from __future__ import annotations

from typing import Final, final

from ...kernel.encoding import MOST, Features, Row, put
from .cards.ids import BASIC, DRAWN
from .tile import BUILDING
from .vocabulary import (
    ANIMALS,
    CATALOGUE,
    CELL_OF,
    CELLS,
    COTTAGE,
    EDGES,
    HOME,
    LYING,
    ROWS,
    STRIDE,
)
from .yard import BOTTOM, COLUMN, MIDDLE, TOP, Yard

BUILDINGS: Final = BASIC + DRAWN
"""The special buildings, in the order of their numbers."""
PLACES: Final = 6
"""How many of the largest places for animals are told one by one."""
RECTANGLES: Final = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2))
"""Pastures that somebody may be about to close: rows and columns."""
SIZES: Final = (1, 2, 3, 4, 6)
"""Of these pastures, in spaces."""
MISSING: Final = (1, 2, 3, 4, 5, 6)
"""How many borders may be missing around one of them."""

Rectangle = tuple[int, int, int, int, int, int]
"""Its cells, the lying and upright edges around it, those within it, and the place of its size."""


def rectangle(row: int, column: int, rows: int, columns: int) -> Rectangle:
    """The rectangle whose first cell this is."""
    cells = lying = upright = lying_within = upright_within = 0
    for i in range(columns):
        first = 1 << row * STRIDE + column + i
        lying |= first | first << rows * STRIDE
        for j in range(rows):
            cells |= first << j * STRIDE
            lying_within |= first << j * STRIDE if j else 0
    for j in range(rows):
        first = 1 << (row + j) * STRIDE + column
        upright |= first | first << columns
        for i in range(1, columns):
            upright_within |= first << i
    return cells, lying, upright, lying_within, upright_within, SIZES.index(rows * columns)


_rectangles: Final[dict[int, list[Rectangle]]] = {}


def rectangles(left: int, right: int) -> list[Rectangle]:
    """Those on a farm with these columns."""
    key = left * STRIDE + right
    known = _rectangles.get(key)
    if known is None:
        known = _rectangles[key] = [
            rectangle(row, column, rows, columns)
            for rows, columns in RECTANGLES
            for row in range(ROWS - rows + 1)
            for column in range(left, right - columns + 2)
        ]
    return known


def mark(row: Row, at: int, mask: int, n: int = 1) -> None:
    """Write the same number for every cell of a mask."""
    n = n if n < MOST else MOST
    while mask:
        low = mask & -mask
        row[at + CELL_OF[low.bit_length() - 1]] = n
        mask ^= low


@final
class Land:
    """The features of a farm. It never changes, so what is seen of it stays with it."""

    def __init__(self) -> None:
        f = Features()
        self.left = f.ladder("extensions on the left", 1, 2, 3, 4, 5)
        self.right = f.ladder("extensions on the right", 1, 2, 3, 4, 5)
        self.extensions = f.ladder("extensions", 1, 2, 3, 4, 5)
        self.complete = f.count("complete extensions", 0.3)
        f.counts("extensions with unused spaces:", (1, 2, 3), 0.5)
        self.unused = f.ladder("unused spaces", 1, 2, 3, 4, 5, 6, 8, 10)
        self.sites = f.ladder("sites for buildings", 1, 2, 3, 4, 6)
        self.troughs = f.ladder("troughs", 1, 2, 3, 4, 5, 6)
        self.feeding = f.counts("troughs", ("in pastures", "on tiles", "in the open"), 0.5)
        self.pastures = f.ladder("pastures", 1, 2, 3, 4, 5)
        self.enclosed = f.ladder("spaces in pastures", 1, 2, 3, 4, 6, 8, 10)
        self.borders = f.count("borders that stand")
        self.missing = f.size
        for size in SIZES:
            for most in MISSING:
                f.flag(f"borders missing for a pasture of {size}<={most}")
        self.has = f.flags("has", CATALOGUE)
        self.stalls = f.ladder("stalls", 1, 2, 3)
        self.stables = f.ladder("stables", 1, 2, 3, 4)
        self.special = f.ladder("special buildings, the house included", 2, 3, 4, 5, 6)
        self.rows = f.counts("buildings in row", ("forest", "middle", "road"), 0.3)
        self.printed = f.count("printed points")
        self.lost = f.count("printed points lost", 0.3)
        self.total = f.count("room for animals", 0.05)
        self.most = f.counts("most", ANIMALS)
        self.own = f.counts("places for nothing but", ANIMALS, 0.3)
        self.single = f.ladder("places for one animal", 1, 2, 3, 4)
        self.places = f.counts("animals in the place", range(1, PLACES + 1))
        self.built = f.flags("building at", CELLS)
        self.stall_at = f.flags("stall at", CELLS)
        self.stables_at = f.flags("stables at", CELLS)
        self.trough_at = f.flags("trough at", CELLS)
        self.closed = f.flags("pasture at", CELLS)
        self.unused_at = f.flags("unused at", CELLS)
        self.room_at = f.counts("room at", CELLS)
        self.border_at = f.flags("border at", EDGES)
        self.size = f.size
        self.features = f

    def of(self, yard: Yard) -> bytes:
        """What is seen of a farm."""
        sight = yard.sight
        if sight is None:
            row = bytearray(self.size)
            self._write_ground(yard, row)
            self._write_borders(yard, row)
            self._write_tiles(yard, row)
            self._write_room(yard, row)
            sight = yard.sight = bytes(row)
        return sight

    def _write_ground(self, yard: Yard, row: Row) -> None:
        """Extensions, troughs, pastures, and what is unused."""
        left, right = HOME[0] - yard.left, yard.right - HOME[1]
        self.left.put(row, 0, left)
        self.right.put(row, 0, right)
        self.extensions.put(row, 0, left + right)
        unused, troughs, built = yard.unused(), yard.troughs, yard.built
        for column in range(yard.left, yard.right + 1):
            if not HOME[0] <= column <= HOME[1]:
                row[self.complete + (COLUMN[column] & unused).bit_count()] += 1
        self.unused.put(row, 0, unused.bit_count())
        mark(row, self.unused_at, unused)
        self.sites.put(row, 0, yard.open_sites().bit_count())
        if troughs:
            self.troughs.put(row, 0, troughs.bit_count())
            row[self.feeding] = (troughs & yard.enclosed).bit_count()
            row[self.feeding + 1] = (troughs & built).bit_count()
            row[self.feeding + 2] = yard.open_troughs().bit_count()
            mark(row, self.trough_at, troughs)
        pastures = yard.pastures()
        self.pastures.put(row, 0, len(pastures))
        self.enclosed.put(row, 0, yard.enclosed.bit_count())
        mark(row, self.closed, yard.enclosed)
        for pasture in pastures:
            mark(row, self.room_at, pasture, yard.pasture_room(pasture))

    def _write_borders(self, yard: Yard, row: Row) -> None:
        """Borders that stand, and how many are missing; walls are as good."""
        row[self.borders] = yard.borders()
        lying, upright, built = yard.lying, yard.upright, yard.built
        mask = lying
        while mask:
            low = mask & -mask
            bit = low.bit_length() - 1
            row[self.border_at + bit - bit // STRIDE] = 1
            mask ^= low
        mask = upright
        while mask:
            low = mask & -mask
            row[self.border_at + len(LYING) + low.bit_length() - 1] = 1
            mask ^= low
        no_lying = ~(lying | built | built << STRIDE)
        no_upright = ~(upright | built | built << 1)
        taken = built | yard.enclosed
        fewest = [len(EDGES)] * len(SIZES)
        for cells, level, steep, level_within, steep_within, size in rectangles(
            yard.left, yard.right
        ):
            if cells & taken or level_within & lying or steep_within & upright:
                continue
            n = (level & no_lying).bit_count() + (steep & no_upright).bit_count()
            if n < fewest[size]:
                fewest[size] = n
        at = self.missing - 1
        for n in fewest:
            for most in MISSING:
                at += 1
                if n <= most:
                    row[at] = 1

    def _write_tiles(self, yard: Yard, row: Row) -> None:
        """The tiles, and where they stand."""
        stalls = stables = special = printed = 0
        for bit, tile in yard.tiles:
            row[self.has + tile.number] = 1
            printed += tile.points
            cell = CELL_OF[bit]
            row[self.built + cell] = 1
            put(row, self.room_at + cell, yard.slot_on(bit, tile).capacity)
            if tile.is_stall:
                stalls += 1
                row[self.stall_at + cell] = 1
            elif tile.is_stables:
                stables += 1
                row[self.stables_at + cell] = 1
            if tile.kind == BUILDING or tile.number == COTTAGE:
                special += 1
        self.stalls.put(row, 0, stalls)
        self.stables.put(row, 0, stables)
        self.special.put(row, 0, special)
        row[self.rows] = (yard.built & TOP).bit_count()
        row[self.rows + 1] = (yard.built & MIDDLE).bit_count()
        row[self.rows + 2] = (yard.built & BOTTOM).bit_count()
        put(row, self.printed, printed)
        put(row, self.lost, -printed)

    def _write_room(self, yard: Yard, row: Row) -> None:
        """Where animals can stand."""
        room = yard.housing()
        put(row, self.total, room.total)
        for kind in range(len(ANIMALS)):
            put(row, self.most + kind, room.most[kind])
            put(row, self.own + kind, room.own[kind])
        self.single.put(row, 0, room.single)
        at = self.places
        for slot in room.slots[:PLACES]:
            put(row, at, slot.capacity)
            at += 1
        for _, n, cells in yard.on_unused():
            mark(row, self.room_at, cells, n)
