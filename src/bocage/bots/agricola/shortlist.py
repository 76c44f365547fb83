"""Which actions in Agricola are worth a look: of many alike, the one that keeps the farm tidy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...games.agricola.shapes import SeatView
from ...games.agricola.steps.partners_field import partner_of
from ...games.agricola.vocabulary import FARM, MASKS, PASTURES
from ...kernel.actions import Action
from ...kernel.seat import Decision
from ...kernel.table import Table
from .hands import CHOOSING, chosen, promising
from .weights import Weights

TIDY: Final = {
    "room": (
        *(0, 1, 4, 7, 10),
        *(13, 2, 5, 8, 11),
        *(14, 3, 6, 9, 12),
    ),
    "plow": (
        *(12, 5, 3, 8, 11),
        *(13, 4, 2, 7, 10),
        *(14, 0, 1, 6, 9),
    ),
    "stable": (
        *(12, 9, 6, 3, 0),
        *(13, 10, 7, 4, 1),
        *(14, 11, 8, 5, 2),
    ),
}
"""In which order a farm is filled: house in the west, fields in the middle, animals in the east."""

PASTURE_OF: Final = {FARM.label(mask): number for number, mask in enumerate(MASKS)}
LARGEST: Final = 2
"""Cells of the largest pasture worth fencing."""
IN_THE_WAY: Final = [(FARM.columns - cell % FARM.columns) ** 2 for cell in range(FARM.size)]
"""How much a pasture on a cell is in the way of house and fields."""


def shortlist(table: Table, decision: Decision, w: Weights) -> Sequence[Action]:
    """Of every kind of action the tidiest; pass and huge pastures only if there is nothing else."""
    if any(action.verb in CHOOSING for action in decision.actions):
        return [chosen(table, decision, w)]
    fences = Fences(table, decision)
    best: dict[object, tuple[int, Action]] = {}
    for action in promising(table, decision):
        verb, argument = action.verb, action.argument
        kind: object = action.text
        rank = 0
        if verb == "pass":
            continue
        if verb == "fence":
            if argument.count("+") >= LARGEST:
                continue
            if argument in FARM.edge_numbers:
                if not fences.closes(argument):
                    continue
                kind = ("fence", 1, fences.divides(argument))
            else:
                kind, rank = fences.compare(argument)
        elif verb in TIDY:
            kind, rank = (verb, fences.around(argument)), TIDY[verb][FARM.numbers[argument]]
        elif verb.startswith("sow"):
            kind = verb
        if kind not in best or rank < best[kind][0]:
            best[kind] = (rank, action)
    return [action for _, action in best.values()] or decision.actions


@final
class Fences:
    """The fences of the seat that decides, read when they are needed."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.edges = 0
        self.enclosed = 0
        self.sizes: dict[str, int] = {}
        if any(action.verb in ("fence", "stable") for action in decision.actions):
            seat = decision.seat
            for_partner = decision.kind.startswith("partner-")
            farm = partner_of(seat) if for_partner else seat
            self._read(table.observe(seat)["seats"][farm])

    def _read(self, farm: SeatView) -> None:
        for cells in farm["pastures"]:
            number = PASTURE_OF["+".join(cells)]
            self.edges |= PASTURES.all_perimeters[number]
            self.enclosed |= MASKS[number]
            self.sizes |= dict.fromkeys(cells, len(cells))
        for name in farm.get("fences", ()):
            self.edges |= 1 << FARM.edge_numbers[name]

    def closes(self, edge: str) -> bool:
        """Whether a single fence closes a pasture."""
        before = [closed for _, closed in FARM.regions(self.edges)]
        after = [closed for _, closed in FARM.regions(self.edges | 1 << FARM.edge_numbers[edge])]
        return sum(after) > sum(before)

    def divides(self, edge: str) -> bool:
        """Whether a single fence lies inside a pasture."""
        return not FARM.sides[FARM.edge_numbers[edge]] & ~self.enclosed

    def around(self, cell: str) -> int:
        """The size of the pasture around a cell."""
        return self.sizes.get(cell, 0)

    def compare(self, cells: str) -> tuple[object, int]:
        """What makes a new pasture the same as others, and how much it is in the way."""
        number = PASTURE_OF[cells]
        mask = MASKS[number]
        cost = (PASTURES.all_perimeters[number] & ~self.edges).bit_count()
        kind = ("fence", mask.bit_count(), cost, bool(mask & self.enclosed))
        return kind, sum(IN_THE_WAY[cell] for cell in FARM.cells(mask))
