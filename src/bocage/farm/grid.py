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

    def label(self, mask: int) -> str:
        """The cells of the mask as a text: `r1c4+r1c5`."""
        return "+".join(self.names[cell] for cell in self.cells(mask))
