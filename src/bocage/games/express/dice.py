"""The thirteen dice: kinds, faces, how often a face is printed, and rolling them.

The unused dice of a kind are a pool: how many show each face.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from ...kernel.state import State

Pool = tuple[int, ...]

FARM: Final = 0
OCCUPATION: Final = 1
IMPROVEMENT: Final = 2
PRODUCE: Final = 3
MATERIAL: Final = 4
ANIMAL: Final = 5
KINDS: Final = ("farm", "occupation", "improvement", "produce", "material", "animal")
COUNTS: Final = (2, 1, 1, 3, 3, 3)
"""The dice of each kind."""

OCCUPATIONS: Final = ("mayor", "builder", "farmer", "rancher", "gatherer", "midwife")
IMPROVEMENTS: Final = ("oven", "hearth", "basketmaker", "joinery", "pottery", "stonecutter")
FACES: Final[tuple[tuple[str, ...], ...]] = (
    ("house", "pasture", "field"),
    OCCUPATIONS,
    IMPROVEMENTS,
    ("food", "double", "grain", "vegetable"),
    ("reed", "wood", "brick", "stone"),
    ("sheep", "boar", "cattle"),
)
SIDES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 1, 1, 2, 2),
    (0, 1, 2, 3, 4, 5),
    (0, 1, 2, 3, 4, 5),
    (0, 0, 1, 2, 2, 3),
    (0, 1, 1, 2, 2, 3),
    (0, 0, 0, 1, 1, 2),
)
"""The face on each of a die's six sides."""
HOUSE: Final = 0
PASTURE: Final = 1
FIELD: Final = 2
NO_DICE: Final[tuple[Pool, ...]] = tuple([(0,) * len(faces) for faces in FACES])


def rolls_of(kind: int) -> list[Pool]:
    """The pool for each way the dice of a kind can fall, all equally likely."""
    faces = range(len(FACES[kind]))
    return [
        tuple([fallen.count(face) for face in faces])
        for fallen in product(SIDES[kind], repeat=COUNTS[kind])
    ]


_ROLLS: Final[list[list[Pool]]] = [rolls_of(kind) for kind in range(len(KINDS))]


def roll(s: State) -> list[Pool]:
    """All dice, rolled: one draw per kind, in the order of the kinds."""
    return [ways[s.draw(len(ways))] for ways in _ROLLS]


def less(pool: Pool, face: int, n: int) -> Pool:
    """A pool without `n` dice of a face."""
    return (*pool[:face], pool[face] - n, *pool[face + 1 :])


def turned(pool: Pool, old: int, new: int) -> Pool:
    """A pool in which one die shows another face."""
    return less(less(pool, old, 1), new, -1)


def pools_of(kind: int) -> list[Pool]:
    """Every pool of a kind, of no dice up to all."""
    numbers = range(COUNTS[kind] + 1)
    return [pool for pool in product(numbers, repeat=len(FACES[kind])) if sum(pool) <= COUNTS[kind]]
