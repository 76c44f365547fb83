"""Fence layouts: every legal set of pastures exists once and knows what can be fenced next."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, final

from .grid import Grid


@final
class Habits:
    """What a table changes in the laying out of farms.

    `scattered` pastures need not touch each other, `open` fences need not enclose anything yet,
    `adjoining` is whatever is built to something that stands, and with `one_pasture` a type of
    animals stands in at most one. If fences are `lent`, a farm may have twice as many.
    """

    __slots__ = ("adjoining", "lent", "one_pasture", "open", "scattered")

    def __init__(
        self,
        scattered: bool = False,
        open: bool = False,
        adjoining: bool = False,
        one_pasture: bool = False,
        lent: bool = False,
    ) -> None:
        self.scattered = scattered
        self.open = open
        self.adjoining = adjoining
        self.one_pasture = one_pasture
        self.lent = lent

    def key(self) -> tuple[bool, ...]:
        """Equal for equal habits."""
        return (self.scattered, self.open, self.adjoining, self.one_pasture, self.lent)


USUAL: Final = Habits()
MOST_LAYOUTS: Final = 50_000
"""How many layouts are kept; with open fences there would be more."""


@final
class Layout:
    """A set of pastures. `masks`, `costs` and `numbers` list the pastures that can come next.

    `book` is where all layouts of its kind are; among `fences` there may be some that enclose
    nothing yet, if it says so. `edges` are the single fences that can come next, as far as known.
    """

    __slots__ = (
        "book",
        "costs",
        "count",
        "edges",
        "enclosed",
        "fences",
        "masks",
        "numbers",
        "pastures",
        "ready",
    )

    def __init__(self, book: Pastures, fences: int, pastures: tuple[int, ...]) -> None:
        self.book = book
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
        self.edges: dict[tuple[int, int], list[int]] = {}


@final
class Pastures:
    """All pastures and layouts that a grid, a stock of fences and the habits of a table allow.

    Pastures with a cell of `never` have a number, but are never offered. Tables with other
    habits share the numbers of the pastures, not the layouts. `larger` are the pastures that take
    more fences than the stock has; where fences are lent these are offered, too. Where fences may
    close something besides what they are put up for, the table `closes` it: it is a pasture, too.
    """

    def __init__(
        self,
        grid: Grid,
        fences: int,
        never: int = 0,
        habits: Habits = USUAL,
        usual: Pastures | None = None,
    ) -> None:
        self.grid = grid
        self.limit = fences
        self.never = never
        self.habits = habits
        if usual is None:
            self.masks, self.larger, perimeters = self._catalogue()
            self.all_perimeters = perimeters
        else:
            self.masks, self.larger = usual.masks, usual.larger
            self.all_perimeters = usual.all_perimeters
            if habits.lent:
                self.masks = self.masks + self.larger
        self.perimeters = self.all_perimeters[: len(self.masks)]
        if usual is None or habits.lent:
            self.number_of = {mask: number for number, mask in enumerate(self.masks)}
            self.within: dict[int, list[int]] = {}
            self.holding = [
                sum([1 << n for n, mask in enumerate(self.masks) if mask >> cell & 1])
                for cell in range(grid.size)
            ]
        else:
            self.number_of, self.within = usual.number_of, usual.within
            self.holding = usual.holding
        self.stock = 2 * fences if habits.lent else fences
        self.closes = habits.open or habits.lent
        self.others: dict[tuple[bool, ...], Pastures] = {}
        self.layouts: dict[int, Layout] = {}
        self.empty = self.layout(())
        self.prepare(self.empty)

    def by(self, habits: Habits) -> Pastures:
        """The pastures of tables with these habits."""
        if habits.key() == self.habits.key():
            return self
        known = self.others.get(habits.key())
        if known is None:
            known = Pastures(self.grid, self.limit, self.never, habits, self)
            self.others[habits.key()] = known
        return known

    def _catalogue(self) -> tuple[list[int], list[int], list[int]]:
        """Every connected set of cells that the stock of fences can enclose, by mask; those that
        take more fences; and the fences around all of them."""
        grid = self.grid
        edges = [0] * (grid.full + 1)
        masks: list[int] = []
        larger: list[int] = []
        for mask in range(1, grid.full + 1):
            low = mask & -mask
            edges[mask] = edges[mask ^ low] ^ grid.edges[low.bit_length() - 1]
            fits = edges[mask].bit_count() <= self.limit
            if (fits or not mask & self.never) and grid.component(mask) == mask:
                if fits:
                    masks.append(mask)
                else:
                    larger.append(mask)
        return masks, larger, [edges[mask] for mask in masks + larger]

    def layout(self, pastures: tuple[int, ...], loose: int = 0) -> Layout:
        """The one layout with these pastures, and with loose fences besides."""
        fences = loose
        enclosed = 0
        for pasture in pastures:
            fences |= self.perimeters[self.number_of[pasture]]
            enclosed |= pasture
        key = fences << self.grid.size | enclosed if self.closes else fences
        known = self.layouts.get(key)
        if known is None:
            if len(self.layouts) >= MOST_LAYOUTS:
                self.layouts.clear()
            known = Layout(self, fences, tuple(sorted(pastures)))
            self.layouts[key] = known
        return known

    def layout_or_none(self, pastures: tuple[int, ...], loose: int = 0) -> Layout | None:
        """The layout with these disjoint pastures, if the rules for fences allow it."""
        found = self.layout(pastures, loose)
        if found.count > self.stock or not self.holds_together(found.enclosed):
            return None
        if self.habits.open:
            closed = [region for region, closed in self.grid.regions(found.fences) if closed]
            if any(pasture not in closed for pasture in pastures):
                return None
        return found

    def holds_together(self, enclosed: int) -> bool:
        """Whether pastures on these cells touch each other as they must."""
        return self.habits.scattered or self.grid.component(enclosed) == enclosed

    def loose(self, layout: Layout) -> int:
        """The fences that are no part of a pasture's boundary."""
        loose = layout.fences
        for pasture in layout.pastures:
            loose &= ~self.perimeters[self.number_of[pasture]]
        return loose

    def prepare(self, layout: Layout) -> None:
        """List what can be fenced next, cheapest first."""
        enclosed, left = layout.enclosed, self.stock - layout.count
        open_edges = ~layout.fences
        perimeters = self.perimeters
        numbers = self._outside(enclosed) if left else []
        for pasture in layout.pastures:
            numbers = numbers + self._distinct_parts(layout, pasture)
        found: list[tuple[int, int]] = []
        for n in numbers:
            cost = (perimeters[n] & open_edges).bit_count()
            if cost <= left:
                found.append((cost, n))
        if self.habits.open:
            found = [entry for entry in found if entry[0] > 1 and self.whole(layout, entry[1])]
        found.sort()
        layout.costs = tuple([cost for cost, _ in found])
        layout.numbers = tuple([number for _, number in found])
        layout.masks = tuple([self.masks[number] for _, number in found])
        layout.ready = True

    def whole(self, layout: Layout, number: int) -> bool:
        """Whether no loose fence would divide a pasture."""
        around = layout.fences | self.perimeters[number]
        return (self.masks[number], True) in self.grid.regions(around)

    def _other_part(self, pasture: int, number: int) -> int:
        """The number of the rest of a pasture from which this one is cut, or -1 for two rests."""
        return self.number_of.get(pasture & ~self.masks[number], -1)

    def _distinct_parts(self, layout: Layout, pasture: int) -> list[int]:
        """The numbers of what can be cut out of a pasture, one for each way to divide it."""
        found: list[int] = []
        for number in self._parts_of(pasture):
            other = self._other_part(pasture, number)
            if other < 0 or self._stands_for(layout, number, other):
                found.append(number)
        return found

    def _stands_for(self, layout: Layout, number: int, other: int) -> bool:
        """Whether one part names a division, not the other: the smaller one that stays whole."""
        smaller = self._size(number) < self._size(other)
        if not self.habits.open:
            return smaller
        whole = self.whole(layout, number)
        return smaller if whole == self.whole(layout, other) else whole

    def _size(self, number: int) -> tuple[int, int]:
        """The smaller one of two parts stands for the division."""
        return self.masks[number].bit_count(), number

    def equal(self, layout: Layout, number: int) -> int:
        """The pasture offered for the same division as this one, or this one itself."""
        for pasture in layout.pastures:
            if not self.masks[number] & ~pasture and self.masks[number] != pasture:
                other = self._other_part(pasture, number)
                if other >= 0 and self._stands_for(layout, other, number):
                    named = not self.habits.open or self.whole(layout, number)
                    return other if named else number
        return number

    def _outside(self, enclosed: int) -> list[int]:
        """The numbers of the pastures beside what is enclosed; all of them if nothing is."""
        if not enclosed:
            return [n for n, mask in enumerate(self.masks) if not mask & self.never]
        touching = self.grid.full if self.habits.scattered else self.grid.neighbours(enclosed)
        touching &= ~enclosed
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

    def add(self, layout: Layout, mask: int, solid: int = 0) -> Layout:
        """The layout with this pasture fenced as well, where solid cells are no pasture."""
        if self.closes:
            return self.put_up(layout, self.perimeters[self.number_of[mask]], solid)
        pastures: list[int] = [mask]
        for pasture in layout.pastures:
            if pasture & mask:
                pastures.extend(self.grid.components(pasture & ~mask))
            else:
                pastures.append(pasture)
        return self.layout(tuple(pastures))

    def put_up(self, layout: Layout, fences: int, solid: int) -> Layout:
        """The layout with more fences: whatever they close is a pasture, unless it is built on."""
        fences |= layout.fences
        return self.layout(tuple(self._closed(fences, solid)), fences)

    def _closed(self, fences: int, solid: int) -> list[int]:
        """The pastures that fences close: regions without a solid cell."""
        regions = self.grid.regions(fences)
        return [region for region, closed in regions if closed and not region & solid]

    def cost(self, layout: Layout, number: int) -> int:
        """How many fences this pasture needs on top of what stands."""
        return (self.all_perimeters[number] & ~layout.fences).bit_count()

    def reach(self, mask: int) -> int:
        """Some cells and those beside them."""
        return mask | self.grid.neighbours(mask)

    def possible(self, layout: Layout, blocked: int, wood: int, beside: int = 0) -> bool:
        """Whether something can be fenced next that avoids the blocked cells for so much wood.

        A new pasture reaches a cell of `beside`, if there are any.
        """
        if not layout.ready:
            self.prepare(layout)
        if self.habits.open and wood and self.single(layout, blocked, beside):
            return True
        masks = layout.masks
        for i, cost in enumerate(layout.costs):
            if cost > wood:
                return False
            if not masks[i] & blocked and not (beside and not self.reach(masks[i]) & beside):
                return True
        return False

    def options(
        self, layout: Layout, blocked: int, wood: int, base: int, beside: int = 0
    ) -> list[int]:
        """The numbers, from `base` on, of the next pastures within these limits."""
        if not layout.ready:
            self.prepare(layout)
        masks, numbers = layout.masks, layout.numbers
        within = bisect_right(layout.costs, wood)
        if beside:
            blocked_or_far = [m & blocked or not self.reach(m) & beside for m in masks[:within]]
            return [base + numbers[i] for i in range(within) if not blocked_or_far[i]]
        return [base + numbers[i] for i in range(within) if not masks[i] & blocked]

    def single(self, layout: Layout, blocked: int, beside: int) -> list[int]:
        """The edges where a single fence can stand next, beside a cell that is not blocked."""
        known = layout.edges.get((blocked, beside))
        if known is None:
            known = []
            if layout.count < self.stock:
                for edge, cells in enumerate(self.grid.sides):
                    if cells & ~blocked and not layout.fences >> edge & 1:
                        if self.closes_well(layout, edge, blocked, beside):
                            known.append(edge)
            layout.edges[blocked, beside] = known
        return known

    def closes_well(self, layout: Layout, edge: int, blocked: int, beside: int) -> bool:
        """Whether pastures that a single fence closes lie where they may."""
        enclosed = sum(self._closed(layout.fences | 1 << edge, blocked))
        fresh = enclosed & ~layout.enclosed
        if not fresh:
            return True
        if beside and not self.reach(fresh) & beside:
            return False
        return self.holds_together(enclosed)
