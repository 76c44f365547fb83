"""A rectangular farm: cells as bits of a mask, edges as bits of another."""

from __future__ import annotations

from typing import final


@final
class Grid:
    """Rows and columns of cells; cell (row, column) is bit `row * columns + column`."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.full = (1 << self.size) - 1
        self.not_left = self.full & ~sum(1 << (r * columns) for r in range(rows))
        self.not_right = self.full & ~sum(1 << (r * columns + columns - 1) for r in range(rows))
        self.names = tuple(f"r{r + 1}c{c + 1}" for r in range(rows) for c in range(columns))
        self.numbers = {name: cell for cell, name in enumerate(self.names)}
        self.edges = [self._edges_of(r, c) for r in range(rows) for c in range(columns)]
        self.edge_names, self.sides = self._named_edges()
        self.edge_numbers = {name: edge for edge, name in enumerate(self.edge_names)}
        self._bytes = [
            [tuple([base + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
            for base in range(0, self.size, 8)
        ]

    def _edges_of(self, row: int, column: int) -> int:
        columns = self.columns
        upright = (self.rows + 1) * columns
        return (
            1 << (row * columns + column)
            | 1 << ((row + 1) * columns + column)
            | 1 << (upright + row * (columns + 1) + column)
            | 1 << (upright + row * (columns + 1) + column + 1)
        )

    def _named_edges(self) -> tuple[tuple[str, ...], list[int]]:
        """Every edge by its one name, and the cells on its sides.

        An edge is called after the cell below it or to its right, `r2c4n` or `r2c4w`; on the lower
        and right rim, where there is none, after the cell inside, `r3c4s` or `r2c5e`.
        """
        named: dict[int, str] = {}
        sides = [0] * ((self.rows + 1) * self.columns + self.rows * (self.columns + 1))
        for cell, name in enumerate(self.names):
            north, south, west, east = [
                low.bit_length() - 1 for low in single_bits(self.edges[cell])
            ]
            named[north], named[west] = f"{name}n", f"{name}w"
            named.setdefault(south, f"{name}s")
            named.setdefault(east, f"{name}e")
            for edge in (north, south, west, east):
                sides[edge] |= 1 << cell
        return tuple([named[edge] for edge in sorted(named)]), sides

    def neighbours(self, mask: int) -> int:
        """The cells that share a side with a cell of the mask (may include cells of it)."""
        columns = self.columns
        return (
            mask << columns
            | mask >> columns
            | (mask & self.not_right) << 1
            | (mask & self.not_left) >> 1
        ) & self.full

    def cells(self, mask: int) -> list[int]:
        """The cells of the mask, in order."""
        tables = self._bytes
        found = list(tables[0][mask & 255])
        mask >>= 8
        i = 1
        while mask:
            found.extend(tables[i][mask & 255])
            mask >>= 8
            i += 1
        return found

    def component(self, mask: int) -> int:
        """The connected part of the mask that holds its lowest cell."""
        reached = mask & -mask
        while True:
            wider = (reached | self.neighbours(reached)) & mask
            if wider == reached:
                return reached
            reached = wider

    def components(self, mask: int) -> list[int]:
        """The connected parts of the mask."""
        parts: list[int] = []
        while mask:
            part = self.component(mask)
            parts.append(part)
            mask &= ~part
        return parts

    def regions(self, fences: int) -> list[tuple[int, bool]]:
        """The parts into which fences on edges divide the cells, and whether each is closed."""
        columns, wide = self.columns, self.columns + 1
        upright = fences >> (self.rows + 1) * columns
        row = (1 << columns) - 1
        north, south, west, east = fences & self.full, fences >> columns & self.full, 0, 0
        for r in range(self.rows):
            west |= (upright >> r * wide & row) << r * columns
            east |= (upright >> r * wide + 1 & row) << r * columns
        leaky = (
            ~north & row
            | ~south & row << (self.rows - 1) * columns
            | ~west & (self.full & ~self.not_left)
            | ~east & (self.full & ~self.not_right)
        )
        found: list[tuple[int, bool]] = []
        left = self.full
        while left:
            reached = left & -left
            while True:
                wider = (
                    reached
                    | (
                        (reached & ~south) << columns
                        | (reached & ~north) >> columns
                        | (reached & ~east & self.not_right) << 1
                        | (reached & ~west & self.not_left) >> 1
                    )
                    & self.full
                )
                if wider == reached:
                    break
                reached = wider
            found.append((reached, not reached & leaky))
            left &= ~reached
        return found

    def label(self, mask: int) -> str:
        """The cells of the mask as a text: `r1c4+r1c5`."""
        return "+".join(self.names[cell] for cell in self.cells(mask))


def single_bits(mask: int) -> list[int]:
    """The bits of a mask, one by one."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found
