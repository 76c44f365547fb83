"""The words of the game: cells, edges, spaces, tiles, and its actions, which only grow."""

from __future__ import annotations

from typing import Final

from ...farm.goods import REED, STONE, WOOD
from ...kernel.actions import ActionTable
from ...kernel.flow import DONE
from .cards.ids import BASIC, DRAWN

ROUNDS: Final = 8
WORKERS: Final = 3
TROUGHS: Final = 10
BORDERS: Final = 9
"""In each stock at the start."""
HOME: Final = (5, 6)
"""The columns of the home board."""
COLUMNS: Final = "abcdefghijkl"
ROWS: Final = 3
STRIDE: Final = len(COLUMNS) + 1
"""Cell (row, column) is bit `row * STRIDE + column`; the column past the last has edges only."""

MATERIALS: Final = (WOOD, STONE, REED)
MATERIAL_NAMES: Final = ("wood", "stone", "reed")
SHEEP: Final = 0
PIG: Final = 1
COW: Final = 2
HORSE: Final = 3
ANIMALS: Final = ("sheep", "pig", "cow", "horse")

CELLS: Final = tuple([f"{column}{row + 1}" for row in range(ROWS) for column in COLUMNS])
CELL_BITS: Final = tuple(
    [row * STRIDE + column for row in range(ROWS) for column in range(len(COLUMNS))]
)
"""The bit of each cell, in the order of their names."""
CELL_OF: Final = {bit: number for number, bit in enumerate(CELL_BITS)}
BIT_OF: Final = dict(zip(CELLS, CELL_BITS, strict=True))

LYING: Final = tuple(
    [f"{column}{row + 1}n" for row in range(ROWS) for column in COLUMNS]
    + [f"{column}{ROWS}s" for column in COLUMNS]
)
UPRIGHT: Final = tuple(
    [
        f"{COLUMNS[i]}{row + 1}w" if i < len(COLUMNS) else f"{COLUMNS[-1]}{row + 1}e"
        for row in range(ROWS)
        for i in range(STRIDE)
    ]
)
EDGES: Final = LYING + UPRIGHT
"""The edges of cells: first the lying ones level by level, then the upright ones row by row."""

SPACES: Final = (
    "start-player",
    "three-wood",
    "one-stone",
    "two-stone",
    "building-materials",
    "fences",
    "walls",
    "expand",
    "troughs",
    "stall",
    "stables",
    "special-building-1",
    "special-building-2",
    "millpond",
    "pigs-and-sheep",
    "cows-and-pigs",
    "horses-and-sheep",
)
PLAIN: Final = ("cottage", "stall", "stables")
"""The tiles that are no special buildings."""
CATALOGUE: Final = PLAIN + BASIC + DRAWN
"""All tiles; a tile's number is its place here."""
COTTAGE: Final = 0
STALL: Final = 1
STABLES: Final = 2
SIDES: Final = ("left", "right")
PAIRS: Final = ((WOOD, STONE), (WOOD, REED), (STONE, REED))
TRADES: Final = tuple(
    [
        (a, b, c)
        for a in range(len(ANIMALS))
        for b in range(a + 1, len(ANIMALS))
        for c in range(len(ANIMALS))
        if c not in (a, b)
    ]
)
"""One animal of each of two types for one of a third."""


ACTIONS: Final = ActionTable("creatures")
_done = ACTIONS.add("done")
assert _done.base == DONE
PLACE: Final = ACTIONS.add("place", SPACES, "space")
BORDER: Final = ACTIONS.add("border", EDGES, "edge")
TROUGH: Final = ACTIONS.add("trough", CELLS, "cell")
BUILD_STALL: Final = ACTIONS.add("stall", CELLS, "cell")
FLIP: Final = ACTIONS.add("stables", CELLS, "cell")
EXTEND: Final = ACTIONS.add("extend", SIDES, "side")
BUILD: Final = ACTIONS.add("build", CATALOGUE, "card")
PAY: Final = ACTIONS.add("pay", ("wood", "stone"), "good")
SITE: Final = ACTIONS.add("site", CELLS, "cell")
TAKE: Final = ACTIONS.add("take", MATERIAL_NAMES + ANIMALS, "good")
TAKE_ANIMAL: Final = TAKE.base + len(MATERIAL_NAMES)
RELEASE: Final = ACTIONS.add("release", ANIMALS, "good")
SWAP: Final = ACTIONS.add("swap", ANIMALS, "good")
SPEND: Final = ACTIONS.add("spend", ("wood+stone", "wood+reed", "stone+reed"), "goods")
TRADE: Final = ACTIONS.add(
    "trade", tuple([f"{ANIMALS[a]}+{ANIMALS[b]}:{ANIMALS[c]}" for a, b, c in TRADES]), "trade"
)
LIFT_TROUGH: Final = ACTIONS.add("lift trough", CELLS, "cell")
LIFT_STALL: Final = ACTIONS.add("lift stall", CELLS, "cell")
USE: Final = ACTIONS.add("use", CATALOGUE, "card")
VISIT: Final = ACTIONS.add("visit", SPACES, "space")
ANYTIME: Final = ACTIONS.add("anytime")
