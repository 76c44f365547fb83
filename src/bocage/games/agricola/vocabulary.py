"""Agricola's action space: verbs and what they apply to. Only ever append."""

from __future__ import annotations

from typing import Final

from ...farm.goods import NAMES
from ...farm.grid import Grid
from ...farm.housing import Housings
from ...farm.pastures import Pastures
from ...kernel.actions import ActionTable
from ...kernel.flow import DONE

FARM: Final = Grid(3, 5)
FENCES: Final = 15
STABLES: Final = 4
PEOPLE: Final = 5
ROUNDS: Final = 14
HOUSE: Final = 1 << FARM.numbers["r2c1"] | 1 << FARM.numbers["r3c1"]
PASTURES: Final = Pastures(FARM, FENCES, never=HOUSE)
HOUSINGS: Final = Housings()

SPACES: Final = (
    "farm-expansion",
    "meeting-place",
    "grain-seeds",
    "farmland",
    "side-job",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
    "major-improvement",
    "fencing",
    "grain-utilization",
    "sheep-market",
    "basic-wish",
    "house-redevelopment",
    "western-quarry",
    "vegetable-seeds",
    "pig-market",
    "cattle-market",
    "eastern-quarry",
    "urgent-wish",
    "cultivation",
    "farm-redevelopment",
    "grove",
    "hollow",
    "copse",
    "resource-market",
    "traveling-players",
    "animal-market",
    "modest-wish",
    "one-material",
    "two-materials",
    "wood-4",
    "clay-3",
    "reed-stone-wood",
    "room-or-players",
    "materials-or-growth",
)

MAJORS: Final = tuple(f"M{n:02}" for n in range(1, 11)) + tuple(f"A{n}" for n in range(1, 11))
"""Major improvements as numbered by the revised, then by the first edition."""

ACTIONS: Final = ActionTable()
_done = ACTIONS.add("done")
assert _done.base == DONE
PLACE: Final = ACTIONS.add("place", SPACES, "space")
PASS: Final = ACTIONS.add("pass")
REVEAL: Final = ACTIONS.add("reveal", SPACES, "space")
ROOM: Final = ACTIONS.add("room", FARM.names, "cell")
STABLE: Final = ACTIONS.add("stable", FARM.names, "cell")
RENOVATE: Final = ACTIONS.add("renovate")
GROW: Final = ACTIONS.add("grow")
PLOW: Final = ACTIONS.add("plow", FARM.names, "cell")
SOW_GRAIN: Final = ACTIONS.add("sow grain", FARM.names, "cell")
SOW_VEGETABLE: Final = ACTIONS.add("sow vegetable", FARM.names, "cell")
BAKE: Final = ACTIONS.add("bake", ("grain",), "good")
FENCE: Final = ACTIONS.add("fence", tuple([FARM.label(m) for m in PASTURES.masks]), "cells")
BUILD: Final = ACTIONS.add("build", MAJORS, "card")
PAY: Final = ACTIONS.add("pay", ("clay",), "good")
RETURN: Final = ACTIONS.add("return", MAJORS, "card")
TAKE: Final = ACTIONS.add("take", NAMES, "good")
COLLECT: Final = ACTIONS.add("collect")
EAT: Final = ACTIONS.add("eat", NAMES, "good")
COOK: Final = ACTIONS.add("cook", NAMES, "good")
RELEASE: Final = ACTIONS.add("release", NAMES, "good")
FORGO: Final = ACTIONS.add("forgo", NAMES, "good")
CRAFT: Final = ACTIONS.add("craft", MAJORS, "card")
FEED: Final = ACTIONS.add("feed")
BEG: Final = ACTIONS.add("beg")
