"""Which actions in Agricola are worth a look: of many alike, the one that keeps the farm tidy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..games.agricola.vocabulary import FARM, PASTURES
from ..kernel.actions import Action
from ..kernel.seat import Decision
from ..kernel.table import Table

HOUSE_FIRST: Final = [
    "r1c1",
    "r1c2",
    "r2c2",
    "r3c2",
    "r1c3",
    "r2c3",
    "r3c3",
    "r1c4",
    "r2c4",
    "r3c4",
    "r1c5",
    "r2c5",
    "r3c5",
]
FIELDS_FIRST: Final = [
    "r3c2",
    "r3c3",
    "r2c3",
    "r1c3",
    "r2c2",
    "r1c2",
    "r3c4",
    "r2c4",
    "r1c4",
    "r3c5",
    "r2c5",
    "r1c5",
    "r1c1",
]
STABLES_FIRST: Final = [
    "r1c5",
    "r2c5",
    "r3c5",
    "r1c4",
    "r2c4",
    "r3c4",
    "r1c3",
    "r2c3",
    "r3c3",
    "r1c2",
    "r2c2",
    "r3c2",
    "r1c1",
]
"""House in the west, fields in the middle, animals in the east."""

ORDER: Final = {
    "room": {cell: i for i, cell in enumerate(HOUSE_FIRST)},
    "plow": {cell: i for i, cell in enumerate(FIELDS_FIRST)},
    "stable": {cell: i for i, cell in enumerate(STABLES_FIRST)},
}
MASKS: Final = {FARM.label(mask): number for number, mask in enumerate(PASTURES.masks)}
LARGEST: Final = 4
"""Cells of the largest pasture worth fencing."""
WESTWARD: Final = tuple((FARM.columns - cell % FARM.columns) ** 2 for cell in range(FARM.size))
"""How much a pasture on a cell stands in the way of house and fields."""


def shortlist(table: Table, decision: Decision) -> Sequence[Action]:
    """The actions worth a look."""
    groups: dict[object, tuple[int, Action]] = {}
    farm: dict[str, Any] | None = None
    for action in decision.actions:
        verb = action.verb
        if verb in ("fence", "stable") and farm is None:
            farm = table.observe(decision.seat)["seats"][decision.seat]
        key: object
        rank = 0
        if verb == "fence":
            assert farm is not None
            if action.argument.count("+") >= LARGEST:
                continue
            key, rank = fence_group(action, farm)
        elif verb == "stable":
            assert farm is not None
            size = next((len(p) for p in farm["pastures"] if action.argument in p), 0)
            key, rank = ("stable", size), ORDER["stable"][action.argument]
        elif verb in ORDER:
            key, rank = verb, ORDER[verb].get(action.argument, 99)
        elif verb in ("sow grain", "sow vegetable"):
            key = verb
        elif verb == "pass":
            continue
        else:
            key = action.text
        if key not in groups or rank < groups[key][0]:
            groups[key] = (rank, action)
    return [action for _, action in groups.values()] or decision.actions


def fence_group(action: Action, farm: dict[str, Any]) -> tuple[object, int]:
    """Pastures of the same size and cost are alike; the further east the better."""
    number = MASKS[action.argument]
    mask = PASTURES.masks[number]
    standing = 0
    enclosed = 0
    for cells in farm["pastures"]:
        other = MASKS["+".join(cells)]
        standing |= PASTURES.perimeters[other]
        enclosed |= PASTURES.masks[other]
    cost = (PASTURES.perimeters[number] & ~standing).bit_count()
    rank = sum(WESTWARD[cell] for cell in FARM.cells(mask))
    return ("fence", mask.bit_count(), cost, bool(mask & enclosed)), rank
