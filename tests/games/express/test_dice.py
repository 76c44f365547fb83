"""The 13 dice: how many of each kind are rolled, and how often each face shows."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, product
from math import prod

import pytest

from .scenario import DICE, FACES, choices, collect_any, new, offered

SIDES = {
    "farm": {"house": 2, "pasture": 2, "field": 2},
    "occupation": dict.fromkeys(FACES["occupation"], 1),
    "improvement": dict.fromkeys(FACES["improvement"], 1),
    "produce": {"food": 2, "double": 1, "grain": 2, "vegetable": 1},
    "material": {"wood": 2, "brick": 2, "reed": 1, "stone": 1},
    "animal": {"sheep": 3, "boar": 2, "cattle": 1},
}
"""On how many of its six sides a die shows each face."""
GAMES = 150
LIMIT = {2: 18.4, 3: 21.1, 5: 25.7, 9: 33.7, 19: 50.8}
"""By degrees of freedom, what chi-square passes once in ten thousand times."""
KINDS = pytest.mark.parametrize("kind", SIDES)


@cache
def rolls() -> list[dict[str, list[str]]]:
    """The dice after every roll of many solo games in which each action begins with a roll."""
    found = []
    for seed in range(GAMES):
        table = new(seats=1, seed=seed)
        while not table.over:
            if "roll" in offered(table):
                table.play("roll")
            found.append(table.observe(0)["dice"])
            assert choices(table, "collect")
            collect_any(table)
    return found


def chi_square(seen: Counter[str], chances: dict[str, float]) -> float:
    """How far what was seen is from what was to be expected."""
    assert seen.keys() <= chances.keys()
    count = seen.total()
    return sum((seen[key] - count * p) ** 2 / (count * p) for key, p in chances.items())


def pools(kind: str) -> dict[str, float]:
    """The chance of every pool of all dice of a kind, written as its sorted faces."""
    found: Counter[str] = Counter()
    for faces in product(SIDES[kind], repeat=DICE[kind]):
        found[" ".join(sorted(faces))] += prod(SIDES[kind][face] for face in faces)
    return {pool: ways / 6 ** DICE[kind] for pool, ways in found.items()}


@pytest.mark.rule("D01", "D04")
def test_every_roll_is_of_all_13_dice() -> None:
    assert len(rolls()) == GAMES * 12
    for dice in rolls():
        assert {kind: len(faces) for kind, faces in dice.items()} == DICE
        assert all(face in FACES[kind] for kind, faces in dice.items() for face in faces)


@KINDS
@pytest.mark.rule("D01")
def test_each_face_shows_as_often_as_the_die_has_it(kind: str) -> None:
    assert sum(SIDES[kind].values()) == 6
    seen = Counter(face for dice in rolls() for face in dice[kind])
    chances = {face: sides / 6 for face, sides in SIDES[kind].items()}
    assert chi_square(seen, chances) < LIMIT[len(chances) - 1]


@pytest.mark.parametrize("kind", ["produce", "material", "animal"])
@pytest.mark.rule("D01")
def test_the_faces_of_goods_are_not_equally_frequent(kind: str) -> None:
    seen = Counter(face for dice in rolls() for face in dice[kind])
    equal = dict.fromkeys(SIDES[kind], 1 / len(SIDES[kind]))
    assert chi_square(seen, equal) > 2 * LIMIT[len(equal) - 1]


@KINDS
@pytest.mark.rule("D01")
def test_the_dice_of_a_roll_do_not_depend_on_each_other(kind: str) -> None:
    seen = Counter(" ".join(sorted(dice[kind])) for dice in rolls())
    chances = pools(kind)
    assert chi_square(seen, chances) < LIMIT[len(chances) - 1]


@KINDS
@pytest.mark.rule("D04")
def test_a_roll_does_not_depend_on_the_one_before(kind: str) -> None:
    """Two rolls in a row are as alike as two rolls of different dice."""
    alike = sum(sorted(a[kind]) == sorted(b[kind]) for a, b in pairwise(rolls()))
    chance = sum(p * p for p in pools(kind).values())
    chances = {"alike": chance, "different": 1 - chance}
    seen = Counter(alike=alike, different=len(rolls()) - 1 - alike)
    assert chi_square(seen, chances) < 15.2
