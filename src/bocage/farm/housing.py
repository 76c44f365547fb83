"""Where animals fit: pastures of one type each, and single places for any type."""

from __future__ import annotations

from typing import final

Counts = tuple[int, int, int]
"""How many sheep, boar and cattle."""


def undominated(counts: list[Counts]) -> list[Counts]:
    """Those that no other one reaches in every type."""
    best: list[Counts] = []
    for a in sorted(set(counts), reverse=True):
        for b in best:
            if b[1] >= a[1] and b[2] >= a[2]:
                break
        else:
            best.append(a)
    return best


@final
class Housing:
    """The room for animals that a farm offers; every combination of capacities exists once."""

    __slots__ = ("capacities", "known", "single", "splits", "total")

    def __init__(self, capacities: tuple[int, ...], single: int) -> None:
        self.capacities = capacities
        self.single = single
        self.total = sum(capacities) + single
        splits: list[Counts] = [(0, 0, 0)]
        for capacity in capacities:
            splits = undominated(
                [(a + capacity, b, c) for a, b, c in splits]
                + [(a, b + capacity, c) for a, b, c in splits]
                + [(a, b, c + capacity) for a, b, c in splits]
            )
        self.splits = splits
        self.known: dict[Counts, list[Counts]] = {}

    def fits(self, sheep: int, boar: int, cattle: int) -> bool:
        """Whether these animals can all be housed."""
        single = self.single
        total = sheep + boar + cattle
        if total <= single:
            return True
        if total > self.total:
            return False
        for a, b, c in self.splits:
            over = 0
            if sheep > a:
                over = sheep - a
            if boar > b:
                over += boar - b
            if cattle > c:
                over += cattle - c
            if over <= single:
                return True
        return False

    def keeps(self, sheep: int, boar: int, cattle: int) -> list[Counts]:
        """The undominated ways to keep some of these animals."""
        if self.fits(sheep, boar, cattle):
            return [(sheep, boar, cattle)]
        total = self.total
        if sheep + boar == 0 or sheep + cattle == 0 or boar + cattle == 0:
            return [(min(sheep, total), min(boar, total), min(cattle, total))]
        key = (sheep, boar, cattle)
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= 64:
                self.known.clear()
            known = self._keeps(sheep, boar, cattle)
            self.known[key] = known
        return known

    def _keeps(self, sheep: int, boar: int, cattle: int) -> list[Counts]:
        """As `keeps`, for more animals than fit: every single place is used."""
        single = self.single
        found: list[Counts] = []
        for a, b, c in self.splits:
            sheep_in, boar_in = min(sheep, a), min(boar, b)
            for i in range(min(single, sheep - sheep_in) + 1):
                for j in range(min(single - i, boar - boar_in) + 1):
                    cattle_in = min(cattle, c + single - i - j)
                    found.append((sheep_in + i, boar_in + j, cattle_in))
        return undominated(found)

    def arrangement(self, sheep: int, boar: int, cattle: int) -> list[tuple[int, int]]:
        """A canonical housing: (type, number) per capacity in order, then per single place."""
        best: list[tuple[int, int]] = []
        order = sorted(range(len(self.capacities)), key=lambda i: -self.capacities[i])
        if self._arrange([sheep, boar, cattle], order, 0, {}, best):
            return best
        raise ValueError("these animals do not fit")

    def _arrange(
        self,
        left: list[int],
        order: list[int],
        depth: int,
        chosen: dict[int, tuple[int, int]],
        best: list[tuple[int, int]],
    ) -> bool:
        if depth == len(order):
            if sum(left) > self.single:
                return False
            best.extend(chosen.get(i, (-1, 0)) for i in range(len(self.capacities)))
            for kind in range(3):
                best.extend([(kind, 1)] * left[kind])
            best.extend([(-1, 0)] * (self.single - sum(left)))
            return True
        place = order[depth]
        for kind in sorted(range(3), key=lambda k: -left[k]):
            n = min(left[kind], self.capacities[place])
            rest = list(left)
            rest[kind] -= n
            kept = {**chosen, place: (kind, n) if n else (-1, 0)}
            if self._arrange(rest, order, depth + 1, kept, best):
                return True
        return False


@final
class Housings:
    """Hands out the one Housing per combination of capacities."""

    def __init__(self) -> None:
        self.known: dict[tuple[tuple[int, ...], int], Housing] = {}

    def of(self, capacities: tuple[int, ...], single: int) -> Housing:
        """The housing with these capacities and single places."""
        key = (capacities, single)
        housing = self.known.get(key)
        if housing is None:
            housing = Housing(capacities, single)
            self.known[key] = housing
        return housing
