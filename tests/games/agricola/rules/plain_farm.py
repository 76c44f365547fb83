"""A farm's cells, edges and pastures, worked out from the rules alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable

ROWS, COLUMNS = 3, 5
CELLS = [f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
OUTSIDE = "outside"


def beside(cell: str) -> dict[str, str]:
    """The cells on the four sides of a cell, or what lies beyond the rim."""
    row, column = int(cell[1]), int(cell[3])
    around = {"n": (row - 1, column), "s": (row + 1, column)}
    around |= {"w": (row, column - 1), "e": (row, column + 1)}
    return {
        side: f"r{r}c{c}" if 1 <= r <= ROWS and 1 <= c <= COLUMNS else OUTSIDE
        for side, (r, c) in around.items()
    }


def edge(cell: str, side: str) -> str:
    """The one name of the edge on a side of a cell."""
    other = beside(cell)[side]
    if other != OUTSIDE and side in "se":
        return f"{other}{'n' if side == 's' else 'w'}"
    return f"{cell}{side}"


EDGES = {edge(cell, side): {cell, beside(cell)[side]} for cell in CELLS for side in "nswe"}
"""What lies on the two sides of each edge."""


def neighbours(cells: Iterable[str]) -> set[str]:
    """The cells that share a side with one of some cells."""
    return {other for cell in cells for other in beside(cell).values()} - {OUTSIDE}


def around(cells: Collection[str]) -> set[str]:
    """The edges between some cells and everything else."""
    return {name for name, sides in EDGES.items() if len(sides & set(cells)) == 1}


STEPS = {
    cell: [(other, edge(cell, side)) for side, other in beside(cell).items()] for cell in CELLS
}
"""Where one comes from a cell, and over which edge."""


def connected(cells: Collection[str], fences: Collection[str] = ()) -> bool:
    """Whether one can walk from each of some cells to each other without crossing a fence."""
    left = set(cells)
    edge_of_it = [left.pop()] if left else []
    while edge_of_it:
        for other, name in STEPS[edge_of_it.pop()]:
            if other in left and name not in fences:
                left.remove(other)
                edge_of_it.append(other)
    return not left


def closed(fences: Collection[str], solid: Collection[str]) -> set[frozenset[str]]:
    """The pastures that fences close: no way out, and no room or field within."""
    found: set[frozenset[str]] = set()
    left = set(CELLS)
    while left:
        region = {left.pop()}
        edge_of_it = sorted(region)
        while edge_of_it:
            for other, name in STEPS.get(edge_of_it.pop(), ()):
                if other not in region and name not in fences:
                    region.add(other)
                    edge_of_it.append(other)
        left -= region
        if OUTSIDE not in region and not region & set(solid):
            found.add(frozenset(region))
    return found


def standing(pastures: Iterable[Collection[str]], loose: Iterable[str] = ()) -> set[str]:
    """All fences of a farm: those around its pastures, and the loose ones."""
    return {*loose, *(name for pasture in pastures for name in around(pasture))}
