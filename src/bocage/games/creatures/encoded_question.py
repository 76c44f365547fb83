"""What a learner sees of the open question, beyond the verbs that answer it."""

from __future__ import annotations

from typing import Final, final

from ...farm.goods import WOOD, Goods
from ...kernel.encoding import Features, Row, put
from ...kernel.flow import May
from ...kernel.state import Step
from .abilities import Grants
from .cards.catalogue import TILES
from .encoded_yard import BUILDINGS, mark
from .packed import unpacked
from .state import CreaturesState
from .steps.borders import Borders
from .steps.troughs import PlaceTroughs
from .vocabulary import ANIMALS, CATALOGUE, CELLS, PLAIN

ONCE: Final = tuple(
    [
        tile.number
        for tile in TILES
        if any(isinstance(ability, Grants) and ability.once for ability in tile.does)
    ]
)
"""The buildings that can be used once at a time."""
BUILT_TILE: Final = 0
ASKED_CELL: Final = 1
BESIDE_CELL: Final = 2
MOVED_STALL: Final = 3
WANT_OF_ROOM: Final = 4
USED_TILES: Final = 5
TAKEN_ANIMALS: Final = 6
NEW_BORDERS_LEFT: Final = 7
CELLS_PUT: Final = 8
DETAILS: Final = {
    "tile": BUILT_TILE,
    "cell": ASKED_CELL,
    "beside": BESIDE_CELL,
    "stall": MOVED_STALL,
    "why": WANT_OF_ROOM,
    "used": USED_TILES,
    "taken": TAKEN_ANIMALS,
    "borders": NEW_BORDERS_LEFT,
    "troughs": CELLS_PUT,
    "stalls": CELLS_PUT,
}
"""What the frames of questions tell, by the names of their fields."""
WHYS: Final = ("animals came", "tiles are emptied", "the foal stays", "young came", "late")


@final
class OpenQuestion:
    """What is being built, moved, paid or chosen, as the frame on top of the stack knows it."""

    def __init__(self, f: Features, steps: list[Step[CreaturesState]]) -> None:
        self.tile = f.flags("being built", BUILDINGS)
        self.cell = f.flags("asked about", CELLS)
        self.beside = f.flags("beside", CELLS)
        self.put = f.flags("put there just now", CELLS)
        self.stall = f.flag("a stall is being moved")
        self.why = f.flags("no room because", WHYS)
        self.used = f.flags("used already", [CATALOGUE[number] for number in ONCE])
        self.taken = f.counts("chosen so far", ANIMALS, 0.5)
        self.free = f.ladder("free ones left", 1, 2, 3, 4)
        self.wood = f.count("wood for the next", 0.3)
        self.stone = f.count("stone for the next", 0.3)
        self.details: list[list[tuple[int, int]]] = []
        self.borders: list[Borders | None] = []
        self.troughs: list[PlaceTroughs | None] = []
        for step in steps:
            self.details.append(
                [(DETAILS[name], 2 + i) for i, name in enumerate(step.fields) if name in DETAILS]
                if step.waits
                else []
            )
            part = step.parts[0] if isinstance(step, May) else step
            self.borders.append(part if isinstance(part, Borders) else None)
            self.troughs.append(part if isinstance(part, PlaceTroughs) else None)

    def write(self, s: CreaturesState, row: Row) -> None:
        """Write it."""
        frame = s.stack[-1]
        number = frame[0]
        borders = self.borders[number]
        if borders is not None:
            tally = frame[2] if len(frame) > 2 else 0
            self._write_price(borders.free - tally, borders.price(tally), row)
            return
        troughs = self.troughs[number]
        if troughs is not None:
            tally = frame[2] if len(frame) > 2 else 0
            price = troughs.price(s.seats[frame[1]], tally)
            self._write_price(troughs.free - tally, price, row)
            return
        for detail, i in self.details[number]:
            self._write_detail(detail, frame[i], row)

    def _write_price(self, free: int, price: Goods, row: Row) -> None:
        """What the next border or trough costs."""
        self.free.put(row, 0, free)
        for good, n in price:
            put(row, self.wood if good == WOOD else self.stone, n)

    def _write_detail(self, detail: int, n: int, row: Row) -> None:
        """What a field of the frame says."""
        if detail == USED_TILES:
            if n:
                for i, card in enumerate(ONCE):
                    row[self.used + i] = n >> card & 1
        elif detail == BUILT_TILE:
            row[self.tile + n - len(PLAIN)] = 1
        elif detail == ASKED_CELL:
            mark(row, self.cell, 1 << n)
        elif detail == BESIDE_CELL:
            mark(row, self.beside, 1 << n >> 1 if n else 0)
        elif detail == CELLS_PUT:
            mark(row, self.put, n)
        elif detail == MOVED_STALL:
            row[self.stall] = n
        elif detail == WANT_OF_ROOM:
            row[self.why + n] = 1
        elif detail == NEW_BORDERS_LEFT:
            self.free.put(row, 0, n)
        else:
            chosen = unpacked(n)
            for kind in range(len(ANIMALS)):
                put(row, self.taken + kind, chosen[kind])
