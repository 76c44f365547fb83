"""What a farm's layout allows: worked out when something is built, then only looked at."""

from __future__ import annotations

from typing import final

from .vocabulary import FARM, PLOW, ROOM, STABLE, STABLES


@final
class Ground:
    """Where rooms, fields and stables can go; never changed, so copies share it.

    What is `solid` cannot be fenced in: rooms, fields, and cells that are taken otherwise. If
    everything is `adjoining` something that stands, new pastures reach a cell of `beside`.
    """

    __slots__ = ("beside", "plowable", "roomable", "rooms", "solid", "stableable", "unused")

    def __init__(
        self,
        rooms: int,
        fields: int,
        stables: int,
        enclosed: int,
        taken: int = 0,
        adjoining: bool = False,
    ) -> None:
        self.solid = rooms | fields | taken
        unused = FARM.full & ~(self.solid | stables | enclosed)
        self.rooms = rooms.bit_count()
        self.unused = unused
        self.roomable = FARM.neighbours(rooms) & unused
        self.plowable = FARM.neighbours(fields) & unused if fields else unused
        self.stableable = 0
        if stables.bit_count() < STABLES:
            self.stableable = FARM.full & ~(self.solid | stables)
        self.beside = 0
        if adjoining:
            self.beside = rooms | fields | stables | enclosed
            reached = FARM.neighbours(self.beside)
            self.plowable &= reached
            self.stableable &= reached | enclosed

    def room_actions(self) -> list[int]:
        """Building a room on each cell where one can stand."""
        return [ROOM.base + cell for cell in FARM.cells(self.roomable)]

    def plow_actions(self) -> list[int]:
        """Plowing each cell where a field can lie."""
        return [PLOW.base + cell for cell in FARM.cells(self.plowable)]

    def stable_actions(self) -> list[int]:
        """Building a stable on each cell where one can stand."""
        return [STABLE.base + cell for cell in FARM.cells(self.stableable)]
