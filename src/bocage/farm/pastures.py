"""Fence layouts: every legal set of pastures exists once and knows what can be fenced next."""

from __future__ import annotations

from bisect import bisect_right
from typing import final

from .grid import Grid


@final
class Layout:
    """A set of pastures. `masks`, `costs` and `numbers` list the pastures that can come next."""

    __slots__ = (
        "costs",
        "count",
        "enclosed",
        "fences",
        "masks",
        "numbers",
        "pastures",
        "ready",
    )

    def __init__(self, fences: int, pastures: tuple[int, ...]) -> None:
        self.fences = fences
        self.pastures = pastures
        self.count = fences.bit_count()
        self.enclosed = 0
        for pasture in pastures:
            self.enclosed |= pasture
        self.ready = False
        self.masks: tuple[int, ...] = ()
        self.costs: tuple[int, ...] = ()
        self.numbers: tuple[int, ...] = ()


@final
class Pastures:
    """All pastures and layouts that a grid and a stock of fences allow.

    Pastures with a cell of `never` have a number, but are never offered.
    """

    def __init__(self, grid: Grid, fences: int, never: int = 0) -> None:
        self.grid = grid
        self.limit = fences
        self.never = never
        self.masks, self.perimeters = self._catalogue()
        self.number_of = {mask: number for number, mask in enumerate(self.masks)}
        self.within: dict[int, list[int]] = {}
        self.holding = [
            sum([1 << n for n, mask in enumerate(self.masks) if mask >> cell & 1])
            for cell in range(grid.size)
        ]
        self.layouts: dict[int, Layout] = {}
        self.empty = self.layout(())
        self.prepare(self.empty)

    def _catalogue(self) -> tuple[list[int], list[int]]:
        """Every connected set of cells that the stock of fences can enclose, by mask."""
        grid = self.grid
        edges = [0] * (grid.full + 1)
        masks: list[int] = []
        perimeters: list[int] = []
        for mask in range(1, grid.full + 1):
            low = mask & -mask
            perimeter = edges[mask ^ low] ^ grid.edges[low.bit_length() - 1]
            edges[mask] = perimeter
            if perimeter.bit_count() <= self.limit and grid.component(mask) == mask:
                masks.append(mask)
                perimeters.append(perimeter)
        return masks, perimeters

    def layout(self, pastures: tuple[int, ...]) -> Layout:
        """The one layout with these pastures."""
        fences = 0
        for pasture in pastures:
            fences |= self.perimeters[self.number_of[pasture]]
        known = self.layouts.get(fences)
        if known is None:
            known = Layout(fences, tuple(sorted(pastures)))
            self.layouts[fences] = known
        return known

    def layout_or_none(self, pastures: tuple[int, ...]) -> Layout | None:
        """The layout with these disjoint pastures, if the rules for fences allow it."""
        fences = 0
        together = 0
        for pasture in pastures:
            fences |= self.perimeters[self.number_of[pasture]]
            together |= pasture
        if fences.bit_count() > self.limit or self.grid.component(together) != together:
            return None
        return self.layout(pastures)

    def prepare(self, layout: Layout) -> None:
        """List what can be fenced next, cheapest first."""
        enclosed, left = layout.enclosed, self.limit - layout.count
        open_edges = ~layout.fences
        perimeters = self.perimeters
        numbers = self._outside(enclosed) if left else []
        for pasture in layout.pastures:
            numbers = numbers + self._distinct_parts(pasture)
        found = [((perimeters[n] & open_edges).bit_count(), n) for n in numbers]
        found = [entry for entry in found if entry[0] <= left]
        found.sort()
        layout.costs = tuple([cost for cost, _ in found])
        layout.numbers = tuple([number for _, number in found])
        layout.masks = tuple([self.masks[number] for _, number in found])
        layout.ready = True

    def _other_part(self, pasture: int, number: int) -> int:
        """The number of the rest of a pasture from which this one is cut, or -1 for two rests."""
        return self.number_of.get(pasture & ~self.masks[number], -1)

    def _distinct_parts(self, pasture: int) -> list[int]:
        """The numbers of what can be cut out of a pasture, one for each way to divide it."""
        found: list[int] = []
        for number in self._parts_of(pasture):
            other = self._other_part(pasture, number)
            if other < 0 or self._size(number) < self._size(other):
                found.append(number)
        return found

    def _size(self, number: int) -> tuple[int, int]:
        """The smaller one of two parts stands for the division."""
        return self.masks[number].bit_count(), number

    def equal(self, layout: Layout, number: int) -> int:
        """The pasture offered for the same division as this one, or this one itself."""
        for pasture in layout.pastures:
            if not self.masks[number] & ~pasture and self.masks[number] != pasture:
                other = self._other_part(pasture, number)
                if other >= 0 and self._size(other) < self._size(number):
                    return other
        return number

    def _outside(self, enclosed: int) -> list[int]:
        """The numbers of the pastures beside what is enclosed; all of them if nothing is."""
        if not enclosed:
            return [n for n, mask in enumerate(self.masks) if not mask & self.never]
        touching = self.grid.neighbours(enclosed) & ~enclosed
        beside = 0
        over = 0
        for cell in range(self.grid.size):
            if (enclosed | self.never) >> cell & 1:
                over |= self.holding[cell]
            elif touching >> cell & 1:
                beside |= self.holding[cell]
        return self._listed(beside & ~over)

    def _listed(self, bits: int) -> list[int]:
        """The positions of the bits, in no particular order."""
        found: list[int] = []
        base = 0
        while bits:
            word = bits & 0xFFFFFFFF
            while word:
                low = word & -word
                found.append(base + low.bit_length() - 1)
                word ^= low
            bits >>= 32
            base += 32
        return found

    def _parts_of(self, pasture: int) -> list[int]:
        """The numbers of the pastures that could be cut out of this one."""
        if pasture & (pasture - 1) == 0:
            return []
        known = self.within.get(pasture)
        if known is None:
            over = 1 << self.number_of[pasture]
            for cell in range(self.grid.size):
                if not pasture >> cell & 1:
                    over |= self.holding[cell]
            known = self._listed(((1 << len(self.masks)) - 1) & ~over)
            self.within[pasture] = known
        return known

    def add(self, layout: Layout, mask: int) -> Layout:
        """The layout with this pasture fenced as well."""
        pastures: list[int] = [mask]
        for pasture in layout.pastures:
            if pasture & mask:
                pastures.extend(self.grid.components(pasture & ~mask))
            else:
                pastures.append(pasture)
        return self.layout(tuple(pastures))

    def cost(self, layout: Layout, number: int) -> int:
        """How many fences this pasture needs on top of what stands."""
        return (self.perimeters[number] & ~layout.fences).bit_count()

    def possible(self, layout: Layout, blocked: int, wood: int) -> bool:
        """Whether some next pasture avoids the blocked cells and costs no more than this."""
        if not layout.ready:
            self.prepare(layout)
        costs, masks = layout.costs, layout.masks
        for i in range(len(costs)):
            if costs[i] > wood:
                return False
            if not masks[i] & blocked:
                return True
        return False

    def options(self, layout: Layout, blocked: int, wood: int, base: int) -> list[int]:
        """The numbers, from `base` on, of the next pastures within these limits."""
        if not layout.ready:
            self.prepare(layout)
        masks, numbers = layout.masks, layout.numbers
        within = bisect_right(layout.costs, wood)
        return [base + numbers[i] for i in range(within) if not masks[i] & blocked]
