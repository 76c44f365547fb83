"""Where animals fit: which herds find room in some slots, and what can be kept of the others."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, final

from .slots import ALL_TYPES, TYPES, Counts, Slot, of_types, plus, reaches, without

ONE: Final = tuple([of_types(1, 1 << kind) for kind in TYPES])
"""One animal of each type."""


@final
class Housing:
    """The room of a farm; farms with the same room share it.

    `own` is the room of fixed slots, if there are any, `slots` are the others, the largest first,
    `single` is the number of places for one animal of any type. `rest` is the room from the i-th
    slot on, `most` how many of each type have room if they are alone.
    """

    __slots__ = ("any_own", "kept", "known", "most", "own", "rest", "single", "slots", "total")

    def __init__(self, own: Counts, slots: tuple[Slot, ...], single: int) -> None:
        self.own = own
        self.any_own = sum(own) > 0
        self.slots = slots
        self.single = single
        self.most = plus(own, (single, single, single, single))
        self.total = sum(own) + single
        self.rest = [single]
        for slot in reversed(slots):
            self.most = plus(self.most, slot.most)
            self.total += slot.capacity
            self.rest.append(self.rest[-1] + slot.capacity)
        self.rest.reverse()
        self.known: dict[Counts, bool] = {}
        self.kept: dict[Counts, list[Counts]] = {}

    def fits(self, counts: Counts) -> bool:
        """Whether these animals can all be housed."""
        left = without(counts, self.own) if self.any_own else counts
        a, b, c, d = left
        over = a + b + c + d
        if over <= self.single:
            return True
        if over > self.rest[0]:
            return False
        known = self.known.get(left)
        if known is None:
            if len(self.known) >= 256:
                self.known.clear()
            known = self._share(left, 0)
            self.known[left] = known
        return known

    def _share(self, left: Counts, i: int) -> bool:
        """Whether the slots from the i-th on and the single places take these animals."""
        a, b, c, d = left
        over = a + b + c + d
        if over <= self.single:
            return True
        if over > self.rest[i]:
            return False
        useless = True
        for p, q, r, t in self.slots[i].fills:
            if (a and p) or (b and q) or (c and r) or (d and t):
                useless = False
                rest = (
                    a - p if a > p else 0,
                    b - q if b > q else 0,
                    c - r if c > r else 0,
                    d - t if d > t else 0,
                )
                if self._share(rest, i + 1):
                    return True
        return useless and self._share(left, i + 1)

    def keeps(self, counts: Counts, stays: int = -1) -> list[Counts]:
        """The ways to keep some of these animals that no other one surpasses, the largest first.

        All animals of the type that stays are among them.
        """
        if self.fits(counts):
            return [counts]
        if stays >= 0:
            return self._keeps(counts, stays)
        known = self.kept.get(counts)
        if known is None:
            if len(self.kept) >= 64:
                self.kept.clear()
            known = self._keeps(counts, -1)
            self.kept[counts] = known
        return known

    def _keeps(self, counts: Counts, stays: int) -> list[Counts]:
        """As `keeps`: one animal less at a time, so that what is found first surpasses the rest."""
        a, b, c, d = [
            n if kind == stays else min(n, self.most[kind]) for kind, n in enumerate(counts)
        ]
        edge: list[Counts] = [(a, b, c, d)]
        if self.fits(edge[0]):
            return edge
        found: list[Counts] = []
        tried: set[Counts] = set()
        while edge:
            next_edge: list[Counts] = []
            for full in edge:
                for kind in TYPES:
                    if not full[kind] or kind == stays:
                        continue
                    fewer = without(full, ONE[kind])
                    if fewer in tried:
                        continue
                    tried.add(fewer)
                    if found and any(reaches(other, fewer) for other in found):
                        continue
                    if self.fits(fewer):
                        found.append(fewer)
                    else:
                        next_edge.append(fewer)
            edge = next_edge
        return found


_housings: Final[dict[tuple[tuple[Slot, ...], int], Housing]] = {}
_same_room: Final[dict[tuple[Counts, tuple[Slot, ...], int], Housing]] = {}


def housing(slots: list[Slot], single: int) -> Housing:
    """The one housing with these slots and single places; recent ones are kept."""
    key = (tuple(slots), single)
    known = _housings.get(key)
    if known is None:
        if len(_housings) >= 5000:
            _housings.clear()
            _same_room.clear()
        known = _shared_housing(slots, single)
        _housings[key] = known
    return known


def _shared_housing(slots: list[Slot], single: int) -> Housing:
    """The housing of all farms where the slots come to the same."""
    own = of_types(0, 0)
    free: list[Slot] = []
    for slot in slots:
        if slot.fixed:
            own = plus(own, slot.most)
        elif slot.capacity == 1 and slot.types == ALL_TYPES:
            single += 1
        else:
            free.append(slot)
    free.sort(key=attrgetter("capacity"), reverse=True)
    key = (own, tuple(free), single)
    known = _same_room.get(key)
    if known is None:
        known = Housing(own, key[1], single)
        _same_room[key] = known
    return known


def arrangement(slots: list[Slot], herd: Counts, single: int = 0) -> list[Counts]:
    """A canonical way to house a herd: who stands in each slot, if so many may stand elsewhere."""
    found: list[Counts] = []
    left = herd
    for i, slot in enumerate(slots):
        rest = housing(slots[i + 1 :], single)
        others = next((others for others in leftovers(slot, left) if rest.fits(others)), left)
        found.append(without(left, others))
        left = others
    return found


def leftovers(slot: Slot, herd: Counts) -> list[Counts]:
    """The animals left by each way to fill a slot, first those with the most numerous type."""
    ways: list[tuple[tuple[int, int], int, Counts]] = []
    for i, fill in enumerate(slot.fills):
        left = without(herd, fill)
        if left != herd:
            ways.append((min([(-herd[kind], kind) for kind in TYPES if fill[kind]]), i, left))
    return [left for _, _, left in sorted(ways)]
