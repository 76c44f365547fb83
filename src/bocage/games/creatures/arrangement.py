"""One way for a farm's animals to stand, for views."""

from __future__ import annotations

from typing import final

from .abilities import ALL_TYPES
from .events import SCORING
from .housing import Counts
from .shapes import Housing, PlaceKind
from .state import Seat
from .vocabulary import ANIMALS, CELL_BITS, CELLS
from .yard import Yard, cells_of


@final
class Place:
    """A place that can hold animals: its cells, its room, what stands there, whether it counts."""

    def __init__(
        self,
        kind: PlaceKind,
        cells: int,
        tile: str,
        rooms: tuple[int, ...],
        types: int,
        split: int = 0,
        counts: bool = True,
    ) -> None:
        self.kind: PlaceKind = kind
        self.cells = cells
        self.tile = tile
        self.rooms = rooms
        self.types = types
        self.split = split
        self.counts = counts
        self.animals = [0, 0, 0, 0]

    @property
    def capacity(self) -> int:
        """How many animals it holds at most."""
        if self.split:
            return max(self.rooms[0], 2 * self.split)
        return sum(self.rooms) if len(self.rooms) > 1 else self.rooms[0]

    def data(self) -> Housing:
        """The place as a view shows it."""
        return {
            "kind": self.kind,
            "cells": [CELLS[cell] for cell in cells_of(self.cells)],
            "tile": self.tile,
            "capacity": self.capacity,
            "types": [ANIMALS[kind] for kind in range(4) if self.types >> kind & 1],
            "animals": {ANIMALS[kind]: n for kind, n in enumerate(self.animals) if n},
        }


def places_of(yard: Yard) -> list[Place]:
    """Every place of a farm; one with several rooms has one for each of its types in turn."""
    found = [
        Place("pasture", pasture, "", (yard.pasture_room(pasture),), ALL_TYPES)
        for pasture in yard.pastures()
    ]
    for bit, tile in yard.tiles:
        holds = tile.room
        if not holds.capacity:
            continue
        doubled = yard.troughs >> bit & 1
        room = holds.capacity << doubled
        rooms: tuple[int, ...] = (room,) * 4 if holds.each else (room,)
        split = yard.split_room(tile) << doubled
        counts = not holds.emptied >> SCORING & 1
        found.append(Place("building", 1 << bit, tile.id, rooms, holds.types, split, counts))
    open_troughs = yard.troughs & yard.ground & ~(yard.built | yard.enclosed)
    for cell in cells_of(open_troughs):
        found.append(Place("trough", mask_of(cell), "", (1,), ALL_TYPES))
    loose: dict[int, list[int]] = {}
    for kind, n, cells in yard.on_unused():
        for cell in cells_of(cells):
            loose.setdefault(cell, [0, 0, 0, 0])[kind] += n
    for cell, room_by_type in sorted(loose.items()):
        types = sum([1 << kind for kind in range(4) if room_by_type[kind]])
        rooms = tuple([n for n in room_by_type if n])
        found.append(Place("unused", mask_of(cell), "", rooms, types))
    return found


def mask_of(cell: int) -> int:
    """The mask of a cell by its number."""
    return 1 << CELL_BITS[cell]


def arrange(player: Seat) -> list[Place]:
    """All places with the animals in them; while there is too little room, those that can stay."""
    places = places_of(player.yard)
    counts = player.counts()
    left = list(player.yard.housing().keeps(counts)[0])
    fixed = [place for place in places if len(place.rooms) > 1 or place.types != ALL_TYPES]
    for place in fixed:
        kinds = [kind for kind in range(4) if place.types >> kind & 1]
        for kind, room in zip(kinds, place.rooms, strict=True):
            n = min(room, left[kind])
            place.animals[kind] += n
            left[kind] -= n
    free = [place for place in places if place not in fixed]
    free.sort(key=lambda place: (not place.counts, bool(place.split), -place.capacity))
    share(free, 0, (left[0], left[1], left[2], left[3]))
    return places


def share(places: list[Place], i: int, left: Counts) -> bool:
    """Put the animals left into the places from the i-th on, if they fit."""
    if not sum(left):
        return True
    if i == len(places):
        return False
    place = places[i]
    for kind in sorted(range(4), key=lambda kind: -left[kind]):
        if not left[kind]:
            continue
        options = [(place.rooms[0], -1)]
        if place.split:
            options += [(place.split, other) for other in range(4) if other != kind]
        for room, other in options:
            rest = list(left)
            n = min(room, rest[kind])
            rest[kind] -= n
            m = min(room, rest[other]) if other >= 0 else 0
            if other >= 0:
                rest[other] -= m
            if share(places, i + 1, (rest[0], rest[1], rest[2], rest[3])):
                place.animals[kind] = n
                if other >= 0:
                    place.animals[other] = m
                return True
    return False
