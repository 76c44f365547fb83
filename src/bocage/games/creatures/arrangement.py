"""One way for a farm's animals to stand, for views."""

from __future__ import annotations

from typing import final

from ...farm.housing import arrangement
from ...farm.slots import TYPES, Counts, Slot, one_type, slot
from .events import SCORING
from .shapes import Housing, PlaceKind
from .state import Seat
from .vocabulary import ANIMALS, CELL_BITS, CELLS
from .yard import Yard, cells_of


@final
class Place:
    """A place that can hold animals: its cells, its room, what stands there, whether it counts."""

    def __init__(
        self, kind: PlaceKind, cells: int, room: Slot, tile: str = "", counts: bool = True
    ) -> None:
        self.kind: PlaceKind = kind
        self.cells = cells
        self.tile = tile
        self.room = room
        self.counts = counts

    def data(self, animals: Counts) -> Housing:
        """The place with its animals as a view shows it."""
        return {
            "kind": self.kind,
            "cells": [CELLS[cell] for cell in cells_of(self.cells)],
            "tile": self.tile,
            "capacity": self.room.capacity,
            "types": [ANIMALS[kind] for kind in TYPES if self.room.types >> kind & 1],
            "animals": {ANIMALS[kind]: n for kind, n in enumerate(animals) if n},
        }

    def rank(self) -> tuple[int, int, int]:
        """When it is filled: fixed room first, what does not count last, otherwise the largest."""
        if self.room.fixed:
            return (0, 0, 0)
        return (1 if self.counts else 2, len(self.room.fills), -self.room.capacity)


def places_of(yard: Yard) -> list[Place]:
    """Every place of a farm."""
    found = [
        Place("pasture", pasture, one_type(yard.pasture_room(pasture)))
        for pasture in yard.pastures()
    ]
    for bit, tile in yard.tiles:
        if tile.room.capacity:
            counts = not tile.room.emptied >> SCORING & 1
            found.append(Place("building", 1 << bit, yard.slot_on(bit, tile), tile.id, counts))
    for cell in cells_of(yard.open_troughs()):
        found.append(Place("trough", 1 << CELL_BITS[cell], one_type(1)))
    unused = yard.on_unused()
    for cell in cells_of(yard.unused()):
        mask = 1 << CELL_BITS[cell]
        rooms = [0, 0, 0, 0]
        for kind, n, cells in unused:
            if cells & mask:
                rooms[kind] += n
        if any(rooms):
            found.append(Place("unused", mask, slot((rooms[0], rooms[1], rooms[2], rooms[3]))))
    return found


def housing_of(player: Seat) -> list[Housing]:
    """All places with the animals in them; while there is too little room, those that can stay."""
    places = places_of(player.yard)
    order = sorted(places, key=Place.rank)
    herd = player.yard.housing().keeps(player.counts())[0]
    held = dict(zip(order, arrangement([place.room for place in order], herd), strict=True))
    return [place.data(held[place]) for place in places]
