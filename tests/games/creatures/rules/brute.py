"""Housing by brute force: every arrangement of a farm, written from the rules alone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ..scenario import ANIMALS

Herd = tuple[int, int, int, int]
"""How many sheep, pigs, cows and horses."""

_ANY = {
    1: "cottage shelter carpenters-workshop fence-manufacturer small-extension barn "
    "servants-cottage stewards-office feeding-station",
    2: "half-timbered-house large-extension woodworking-shop manor cattle-market animal-trader "
    "breeding-station",
    3: "stall corner-houses cottage-extension reed-hut country-house",
    4: "pen byre-dwelling log-house",
    5: "stables open-stables",
}
ANY = {tile: capacity for capacity, tiles in _ANY.items() for tile in tiles.split()}
"""The capacities of buildings for one type of the owner's choice."""

_ONLY = {
    (1, "sheep"): "farm-shop conservatory",
    (2, "pig"): "inn wild-boar-pen",
    (3, "pig"): "pig-stall",
    (1, "cow"): "trading-station",
    (2, "cow"): "dairy-farm",
    (3, "cow"): "cattle-farm cow-stall",
    (1, "horse"): "materials-outlet depot",
    (2, "horse"): "office estate ranch stud",
}
ONLY = {tile: room for room, tiles in _ONLY.items() for tile in tiles.split()}
"""The capacities of buildings for one type only."""

NONE = {
    *("storage-building", "home-workshop", "insemination-center", "carpenter", "fodder-beet-field"),
    *("building-firm", "barn-floor-manufacturer", "organic-farm", "timber-shop", "duck-pond"),
    *("joinery", "haystack", "sawmill", "feed-storehouse", "farm-well", "assembly-hall"),
    *("hay-rack", "stone-carvers-workshop", "dog-house"),
}
"""Buildings without room."""


def some(**counts: int) -> Herd:
    """A herd by the names of its types."""
    sheep, pig, cow, horse = (counts.get(kind, 0) for kind in ANIMALS)
    return (sheep, pig, cow, horse)


def plus(a: Herd, b: Herd) -> Herd:
    """Two herds together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def covers(a: Herd, b: Herd) -> bool:
    """Whether a has at least as many of every type as b."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3]


def best(herds: set[Herd]) -> set[Herd]:
    """The herds that no other one covers."""
    found: list[Herd] = []
    for herd in sorted(herds, reverse=True):
        if not any(covers(other, herd) for other in found):
            found.append(herd)
    return set(found)


def one_type(capacity: int) -> list[Herd]:
    """The ways to fill a place with one type."""
    return [some(**{kind: capacity}) for kind in ANIMALS]


def sides(cell: str) -> dict[str, str]:
    """The edges of a cell, each with the cell behind it."""
    column, row = cell[0], int(cell[1])
    right = chr(ord(column) + 1)
    return {
        f"{cell}n": f"{column}{row - 1}",
        f"{column}{row + 1}n" if row < 3 else f"{cell}s": f"{column}{row + 1}",
        f"{cell}w": f"{chr(ord(column) - 1)}{row}",
        f"{right}{row}w" if column < "l" else f"{cell}e": f"{right}{row}",
    }


def every(places: list[list[Herd]]) -> set[Herd]:
    """The herds of all ways to fill some places."""
    found: set[Herd] = {(0, 0, 0, 0)}
    for ways in places:
        found = {plus(herd, way) for herd in found for way in ways}
    return found


class BruteFarm:
    """A farm as its position states it, and every way to fill it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.tiles: dict[str, str] = row["tiles"]
        self.troughs = set(row["troughs"])
        self.borders = set(row["borders"])
        self.cells = {f"{column}{line}" for column in row["columns"] for line in (1, 2, 3)}
        self.pastures = self._pastures()
        closed = set().union(*self.pastures) if self.pastures else set()
        self.open = self.cells - self.tiles.keys() - closed
        self.unused = self.open - self.troughs

    def _pastures(self) -> list[set[str]]:
        land = self.cells - self.tiles.keys()
        found = []
        while land:
            area, edge, closed = set[str](), [min(land)], True
            while edge:
                cell = edge.pop()
                area.add(cell)
                for side, beyond in sides(cell).items():
                    if side in self.borders or beyond in self.tiles:
                        continue
                    if beyond not in self.cells:
                        closed = False
                    elif beyond not in area:
                        edge.append(beyond)
            land -= area
            if closed:
                found.append(area)
        return found

    def has(self, tile: str) -> bool:
        """Whether a building stands on the farm."""
        return tile in self.tiles.values()

    def capacity(self, pasture: set[str]) -> int:
        """How many animals a pasture holds."""
        troughs = len(pasture & self.troughs)
        fed: int = 2 * len(pasture) * 2**troughs
        return fed + 1 if self.has("feeding-station") and not troughs else fed

    def places(self) -> list[list[Herd]]:
        """Every place for animals as the ways to fill it."""
        found = [one_type(self.capacity(pasture)) for pasture in self.pastures]
        found += [one_type(1) for _ in self.open & self.troughs]
        for cell, tile in self.tiles.items():
            found += self._building(tile, 2 if cell in self.troughs else 1)
        return found + [[herd] for herd in map(self._outside, self.unused)]

    def _building(self, tile: str, times: int) -> list[list[Herd]]:
        if tile == "rearing-station":
            return [[(times, times, times, times)]]
        if tile in ONLY:
            capacity, kind = ONLY[tile]
            return [[some(**{kind: capacity * times})]]
        if tile in NONE:
            return []
        ways = one_type(ANY[tile] * times)
        if tile in ("stables", "open-stables") and self.has("haystack"):
            ways += [some(**{a: 3 * times, b: 3 * times}) for a, b in combinations(ANIMALS, 2)]
        return [ways]

    def _outside(self, cell: str) -> Herd:
        """What an unused space holds through buildings."""
        around = {self.tiles.get(beyond) for beyond in sides(cell).values()}
        return some(
            sheep=int(self.has("dog-house") and cell[1] != "1"),
            pig=int(self.has("wild-boar-pen") and cell[1] == "1"),
            cow=2 * ("dairy-farm" in around),
            horse=2 * ("stud" in around),
        )

    def full(self) -> set[Herd]:
        """The herds of all ways to fill every place."""
        return every(self.places())

    def without(self, tile: str) -> BruteFarm:
        """The farm where a building stands but holds nothing."""
        tiles = {c: "sawmill" if t == tile else t for c, t in self.tiles.items()}
        columns = {cell[0] for cell in self.cells}
        row = {"tiles": tiles, "troughs": self.troughs, "borders": self.borders}
        return BruteFarm({**row, "columns": columns})


def fits(full: set[Herd], herd: Herd) -> bool:
    """Whether a herd finds room."""
    return any(covers(way, herd) for way in full)


def kept(full: set[Herd], herd: Herd) -> set[Herd]:
    """The parts of a herd that find room and that no other one surpasses."""
    e, f, g, h = herd
    return best({(min(a, e), min(b, f), min(c, g), min(d, h)) for a, b, c, d in full})
