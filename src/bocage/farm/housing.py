"""Where animals fit: which herds find room in some slots, and what can be kept of the others."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, final

from .slots import (
    ALL_TYPES,
    TYPES,
    Counts,
    Slot,
    of_types,
    other_types,
    plus,
    reaches,
    shared_types,
    without,
)

ONE: Final = tuple([of_types(1, 1 << kind) for kind in TYPES])
"""One animal of each type."""


@final
class Housing:
    """The room of a farm; farms with the same room share it.

    `own` is the room of fixed slots, if there are any, `slots` are the others, the largest first,
    `single` is the number of places for one animal of any type. `rest` is the room from the i-th
    slot on, `most` how many of each type have room if they are alone. A type stands in at most one
    of the first `apart` slots.
    """

    __slots__ = (
        "any_own",
        "apart",
        "kept",
        "known",
        "most",
        "own",
        "rest",
        "single",
        "slots",
        "total",
    )

    def __init__(self, own: Counts, slots: tuple[Slot, ...], single: int, apart: int = 0) -> None:
        self.own = own
        self.any_own = sum(own) > 0
        self.slots = slots
        self.single = single
        self.apart = apart
        self.most = plus(own, (single, single, single, single))
        if apart:
            self.most = plus(self.most, largest(slots[:apart]))
        self.total = sum(own) + single
        self.rest = [single]
        for i in range(len(slots) - 1, -1, -1):
            if i >= apart:
                self.most = plus(self.most, slots[i].most)
            self.total += slots[i].capacity
            self.rest.append(self.rest[-1] + slots[i].capacity)
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
            known = self._share_apart(left, 0, 0) if self.apart else self._share(left, 0)
            self.known[left] = known
        return known

    def _share_apart(self, left: Counts, i: int, used: int) -> bool:
        """As `_share` while slots are left in which no type stands that is used already."""
        if i == self.apart:
            return self._share(left, i)
        if sum(left) > self.rest[i]:
            return False
        for fill in self.slots[i].fills:
            types = shared_types(fill, left)
            if types and not types & used:
                if self._share_apart(without(left, fill), i + 1, used | types):
                    return True
        return self._share_apart(left, i + 1, used)

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


def largest(slots: tuple[Slot, ...]) -> Counts:
    """How many of each type have room in the best of some slots."""
    a, b, c, d = [max([slot.most[kind] for slot in slots], default=0) for kind in TYPES]
    return (a, b, c, d)


_housings: Final[dict[tuple[tuple[Slot, ...], int, int], Housing]] = {}
_same_room: Final[dict[tuple[Counts, tuple[Slot, ...], int, int], Housing]] = {}


def housing(slots: list[Slot], single: int, apart: int = 0) -> Housing:
    """The one housing with these slots and single places; recent ones are kept.

    A type stands in at most one of the first `apart` slots.
    """
    key = (tuple(slots), single, apart)
    known = _housings.get(key)
    if known is None:
        if len(_housings) >= 5000:
            _housings.clear()
            _same_room.clear()
        known = _shared_housing(slots, single, apart)
        _housings[key] = known
    return known


def _shared_housing(slots: list[Slot], single: int, apart: int) -> Housing:
    """The housing of all farms where the slots come to the same."""
    own = of_types(0, 0)
    free: list[Slot] = []
    for slot in slots[apart:]:
        if slot.fixed:
            own = plus(own, slot.most)
        elif slot.capacity == 1 and slot.types == ALL_TYPES:
            single += 1
        else:
            free.append(slot)
    free.sort(key=attrgetter("capacity"), reverse=True)
    first = sorted(slots[:apart], key=attrgetter("capacity"), reverse=True)
    key = (own, (*first, *free), single, apart)
    known = _same_room.get(key)
    if known is None:
        known = Housing(own, key[1], single, apart)
        _same_room[key] = known
    return known


def arrangement(slots: list[Slot], herd: Counts, single: int = 0, apart: int = 0) -> list[Counts]:
    """A canonical way to house a herd: who stands in each slot, if so many may stand elsewhere."""
    found: list[Counts] = []
    left = herd
    used = 0
    for i, slot in enumerate(slots):
        others = left
        for rest in leftovers(slot, left):
            types = shared_types(slot.most, left) & shared_types(without(left, rest), left)
            if i < apart and types & used:
                continue
            taken = used | types if i < apart else used
            if remaining(slots[i + 1 :], single, max(apart - i - 1, 0), taken).fits(rest):
                others = rest
                used = taken
                break
        found.append(without(left, others))
        left = others
    return found


def remaining(slots: list[Slot], single: int, apart: int, used: int) -> Housing:
    """The room of further slots when some types must not stand in the first ones any more."""
    if not used:
        return housing(slots, single, apart)
    first = [left for left in [other_types(slot, used) for slot in slots[:apart]] if left]
    return housing([*first, *slots[apart:]], single, len(first))


def leftovers(slot: Slot, herd: Counts) -> list[Counts]:
    """The animals left by each way to fill a slot, first those with the most numerous type."""
    ways: list[tuple[tuple[int, int], int, Counts]] = []
    for i, fill in enumerate(slot.fills):
        left = without(herd, fill)
        if left != herd:
            ways.append((min([(-herd[kind], kind) for kind in TYPES if fill[kind]]), i, left))
    return [left for _, _, left in sorted(ways)]
