"""The action table: what can be done, and what each action takes."""

from __future__ import annotations

from typing import Final, final

from ...kernel.actions import ActionTable
from ...kernel.flow import DONE
from .dice import (
    ANIMAL,
    COUNTS,
    FACES,
    FARM,
    IMPROVEMENT,
    IMPROVEMENTS,
    MATERIAL,
    OCCUPATIONS,
    PRODUCE,
    Pool,
    pools_of,
)
from .payments import (
    ANIMALS,
    BRICK,
    FIRST_WORKSHOP,
    FOOD,
    GOODS,
    GRAIN,
    MEALS,
    PAIRS,
    REED,
    SHEEP,
    STOCK,
    STONE,
    UNITS,
    VEGETABLE,
    WOOD,
    Payment,
)
from .shapes import House

ROUNDS: Final = 6
HARVESTS: Final = (3, 5, 6)
"""The rounds after which there is a harvest."""
ADULTS: Final = 2
MOST_BABIES: Final = 4
GOAL: Final = 85
"""What a solo game should reach."""
HOUSES: Final[tuple[House, ...]] = ("wood", "brick", "stone")
OF_HOUSE: Final = (WOOD, BRICK, STONE)
"""The material of each house."""

MAYOR: Final = 0
BUILDER: Final = 1
FARMER: Final = 2
RANCHER: Final = 3
GATHERER: Final = 4
MIDWIFE: Final = 5
POWERS: Final = ((FARM, 1), (IMPROVEMENT, 1), (PRODUCE, 2), (ANIMAL, 2), (MATERIAL, 2))
"""By occupation: the dice that it sets, and how many of them."""
MAYOR_FOOD: Final = 2
OVEN: Final = 0
HEARTH: Final = 1
COOKED: Final = {GRAIN: 2, VEGETABLE: 3, SHEEP: 2, SHEEP + 1: 3, SHEEP + 2: 4}
"""The food for one of each."""
IN_OVEN: Final = (GRAIN, VEGETABLE)
IN_HEARTH: Final = (SHEEP, SHEEP + 1, SHEEP + 2)
COOKABLE: Final = IN_OVEN + IN_HEARTH
COOKS: Final = 1 << OVEN | 1 << HEARTH


@final
class Collection:
    """One to three equal dice: their kind, how many of each face, and what they bring."""

    __slots__ = ("dice", "good", "kind", "n", "text")

    def __init__(self, kind: int, dice: tuple[tuple[int, int], ...], good: int, n: int) -> None:
        self.kind = kind
        self.dice = dice
        self.good = good
        self.n = n
        self.text = "+".join([f"{n}{FACES[kind][face]}" for face, n in dice])

    def within(self, pool: Pool) -> bool:
        """Whether the dice are there."""
        return all(pool[face] >= n for face, n in self.dice)


def collections() -> list[Collection]:
    """Every collection, by kind and good, the largest first."""
    numbers = (3, 2, 1)
    found: list[Collection] = []
    for total in numbers:
        for doubles in range(total, -1, -1):
            dice = ((0, total - doubles), (1, doubles))
            kept = tuple([(face, n) for face, n in dice if n])
            found.append(Collection(PRODUCE, kept, FOOD, total + doubles))
    for kind, first_face, first_good in (
        (PRODUCE, 2, GRAIN),
        (MATERIAL, 0, REED),
        (ANIMAL, 0, SHEEP),
    ):
        for face in range(first_face, len(FACES[kind])):
            good = first_good + face - first_face
            found += [Collection(kind, ((face, n),), good, n) for n in numbers]
    return found


COLLECTIONS: Final[list[Collection]] = collections()
ROOM_PAYMENTS: Final[list[Payment]] = [
    paid
    for material in OF_HOUSE
    for reed in UNITS[REED]
    for unit in UNITS[material]
    if (paid := reed.plus(unit)).real() <= COUNTS[MATERIAL]
]
BUILDING_PAYMENTS: Final[list[tuple[Payment, ...]]] = [
    UNITS[BRICK] + UNITS[STONE] if improvement < FIRST_WORKSHOP else UNITS[WOOD]
    for improvement in range(len(IMPROVEMENTS))
]
SETTINGS: Final = tuple(
    [
        (kind, old, new)
        for kind, _ in POWERS
        for old in range(len(FACES[kind]))
        for new in range(len(FACES[kind]))
        if old != new
    ]
)
"""Every change of a die's face that a power allows."""
SEEDS: Final = (GRAIN, VEGETABLE)
SEED_FACES: Final = tuple([FACES[PRODUCE].index(GOODS[seed]) for seed in SEEDS])

ACTIONS: Final = ActionTable("express")
_done = ACTIONS.add("done")
assert _done.base == DONE
ROLL: Final = ACTIONS.add("roll")
COLLECT: Final = ACTIONS.add("collect", tuple([found.text for found in COLLECTIONS]), "group")
ROOM: Final = ACTIONS.add("room", tuple([paid.text for paid in ROOM_PAYMENTS]), "group")
UPGRADE: Final = ACTIONS.add(
    "upgrade", tuple([paid.text for good in (BRICK, STONE) for paid in PAIRS[good]]), "group"
)
BABY: Final = ACTIONS.add("baby")
PLOUGH: Final = ACTIONS.add("field")
FENCE: Final = ACTIONS.add("pasture", tuple([paid.text for paid in UNITS[WOOD]]), "group")
LEARN: Final = ACTIONS.add(
    "learn", tuple([f"{name} {paid.text}" for name in OCCUPATIONS for paid in MEALS]), "group"
)
BUILD: Final = ACTIONS.add(
    "build",
    tuple(
        [
            f"{name} {paid.text}"
            for name, payments in zip(IMPROVEMENTS, BUILDING_PAYMENTS, strict=True)
            for paid in payments
        ]
    ),
    "group",
)
SET: Final = ACTIONS.add(
    "set", tuple([f"{FACES[kind][a]}-{FACES[kind][b]}" for kind, a, b in SETTINGS]), "die"
)
COOK: Final = ACTIONS.add("cook", tuple([STOCK[good] for good in COOKABLE]), "good")
SOW: Final = ACTIONS.add(
    "sow", tuple([f"{GOODS[seed]}{where}" for seed in SEEDS for where in ("", "-die")]), "seed"
)
ADD: Final = ACTIONS.add("add", ANIMALS, "good")
FREE: Final = ACTIONS.add("free", ANIMALS, "good")
BREED: Final = ACTIONS.add("breed", ANIMALS, "good")

ROOMS: Final[list[list[list[int]]]] = [
    [
        [
            ACTIONS.by_text[text].id
            if (text := f"room {reed.text}+{unit.text}") in ACTIONS.by_text
            else -1
            for unit in UNITS[material]
        ]
        for reed in UNITS[REED]
    ]
    for material in OF_HOUSE
]
"""By house, way to pay the reed and way to pay the material: the action."""
BUILD_BASES: Final[list[int]] = [
    ACTIONS.by_text[f"build {name} {payments[0].text}"].id
    for name, payments in zip(IMPROVEMENTS, BUILDING_PAYMENTS, strict=True)
]
"""The first action of each improvement."""
PAYMENTS: Final[dict[int, Payment]] = {
    **{ROOM.base + i: p for i, p in enumerate(ROOM_PAYMENTS)},
    **{UPGRADE.base + i: p for i, p in enumerate(PAIRS[BRICK] + PAIRS[STONE])},
    **{FENCE.base + i: p for i, p in enumerate(UNITS[WOOD])},
    **{LEARN.base + i: p for i, p in enumerate(MEALS * len(OCCUPATIONS))},
    **{BUILD.base + i: p for i, p in enumerate([p for ways in BUILDING_PAYMENTS for p in ways])},
}
"""What is paid, by action."""

COLLECTS: Final[dict[int, dict[Pool, list[int]]]] = {
    kind: {
        pool: [
            COLLECT.base + i
            for i, found in enumerate(COLLECTIONS)
            if found.kind == kind and found.within(pool)
        ]
        for pool in pools_of(kind)
    }
    for kind in (PRODUCE, MATERIAL, ANIMAL)
}
"""By kind and pool: the collections that are there."""
SETS: Final[dict[int, dict[Pool, list[int]]]] = {
    kind: {
        pool: [SET.base + i for i, (of, old, _) in enumerate(SETTINGS) if of == kind and pool[old]]
        for pool in pools_of(kind)
    }
    for kind, _ in POWERS
}
"""By kind and pool: the faces that can be changed."""
