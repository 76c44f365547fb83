"""Where animals fit: room for single types, places for one type each, stables that can be split."""

from __future__ import annotations

from typing import Final, final

Counts = tuple[int, int, int, int]
"""How many sheep, pigs, cows and horses."""

TYPES: Final = (0, 1, 2, 3)


@final
class Housing:
    """The room of a farm; farms with the same room share it.

    `sorted_by_type` is room for one type only, `places` hold one type each, `single` is the number
    of places for one animal, `split` are stables that hold so many of one type or so many of two.
    `rest` is what remains of all that from the i-th place on.
    """

    __slots__ = ("kept", "known", "places", "rest", "single", "sorted_by_type", "split", "total")

    def __init__(
        self,
        sorted_by_type: Counts,
        places: tuple[int, ...],
        single: int,
        split: tuple[tuple[int, int], ...],
    ) -> None:
        self.sorted_by_type = sorted_by_type
        self.places = places
        self.single = single
        self.split = split
        self.rest = [single + sum([max(one, 2 * each) for one, each in split])]
        for room in reversed(places):
            self.rest.append(self.rest[-1] + room)
        self.rest.reverse()
        self.total = self.rest[0]
        self.known: dict[Counts, bool] = {}
        self.kept: dict[Counts, list[Counts]] = {}

    def most(self, kind: int) -> int:
        """How many animals of a type have room if they are alone."""
        return (
            self.sorted_by_type[kind]
            + sum(self.places)
            + self.single
            + sum([one for one, _ in self.split])
        )

    def fits(self, counts: Counts) -> bool:
        """Whether these animals can all be housed."""
        a, b, c, d = counts
        p, q, r, t = self.sorted_by_type
        a = a - p if a > p else 0
        b = b - q if b > q else 0
        c = c - r if c > r else 0
        d = d - t if d > t else 0
        over = a + b + c + d
        if over <= self.single:
            return True
        if over > self.total:
            return False
        left = (a, b, c, d)
        known = self.known.get(left)
        if known is None:
            if len(self.known) >= 256:
                self.known.clear()
            known = self._share(left, 0, 0)
            self.known[left] = known
        return known

    def _share(self, left: Counts, i: int, j: int) -> bool:
        """Whether the places from the i-th and the split stables from the j-th take them."""
        over = sum(left)
        if over <= self.single:
            return True
        if i < len(self.places):
            if over > self.rest[i]:
                return False
            room = self.places[i]
            for kind in TYPES:
                if left[kind] and self._share(less(left, kind, room), i + 1, j):
                    return True
            return False
        if j < len(self.split):
            one, each = self.split[j]
            for kind in TYPES:
                if not left[kind]:
                    continue
                if self._share(less(left, kind, one), i, j + 1):
                    return True
                for other in range(kind + 1, len(TYPES)):
                    both = less(less(left, kind, each), other, each)
                    if left[other] and self._share(both, i, j + 1):
                        return True
        return False

    def keeps(self, counts: Counts, stays: int = -1) -> list[Counts]:
        """The ways to keep some of these animals that no other one surpasses.

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
        for kind in TYPES:
            most = self.most(kind)
            if kind != stays and counts[kind] > most:
                counts = less(counts, kind, counts[kind] - most)
        if self.fits(counts):
            return [counts]
        found: list[Counts] = []
        tried: set[Counts] = set()
        edge = [counts]
        while edge:
            next_edge: list[Counts] = []
            for full in edge:
                for fewer in one_less(full, stays):
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


def less(counts: Counts, kind: int, n: int) -> Counts:
    """The animals without so many of a type, or without the type."""
    a, b, c, d = counts
    if kind == 0:
        return (a - n if a > n else 0, b, c, d)
    if kind == 1:
        return (a, b - n if b > n else 0, c, d)
    if kind == 2:
        return (a, b, c - n if c > n else 0, d)
    return (a, b, c, d - n if d > n else 0)


def one_less(counts: Counts, stays: int) -> list[Counts]:
    """The animals with one less of any type but the one that stays."""
    a, b, c, d = counts
    found: list[Counts] = []
    if a and stays != 0:
        found.append((a - 1, b, c, d))
    if b and stays != 1:
        found.append((a, b - 1, c, d))
    if c and stays != 2:
        found.append((a, b, c - 1, d))
    if d and stays != 3:
        found.append((a, b, c, d - 1))
    return found


BITS: Final = 8
"""Per type in a packed number of animals."""


def packed_one(kind: int) -> int:
    """One animal of a type, for adding up in a frame."""
    return 1 << BITS * kind


def unpacked(number: int) -> Counts:
    """The animals of a packed number."""
    a, b, c, d = [number >> BITS * kind & 0xFF for kind in TYPES]
    return (a, b, c, d)


def plus(counts: Counts, number: int) -> Counts:
    """The animals together with those of a packed number."""
    a, b, c, d = unpacked(number)
    return (counts[0] + a, counts[1] + b, counts[2] + c, counts[3] + d)


def reaches(a: Counts, b: Counts) -> bool:
    """Whether a has at least as many of every type as b."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3]


_housings: Final[
    dict[tuple[Counts, tuple[int, ...], int, tuple[tuple[int, int], ...]], Housing]
] = {}


def housing(
    sorted_by_type: Counts,
    places: tuple[int, ...],
    single: int,
    split: tuple[tuple[int, int], ...] = (),
) -> Housing:
    """The one housing with this room; recent ones are kept."""
    key = (sorted_by_type, places, single, split)
    known = _housings.get(key)
    if known is None:
        if len(_housings) >= 5000:
            _housings.clear()
        known = Housing(sorted_by_type, places, single, split)
        _housings[key] = known
    return known
