"""Housing where a type stands in at most one pasture, against every assignment."""

from __future__ import annotations

import random
from itertools import product

import pytest

from bocage.farm.housing import Housing, arrangement, housing
from bocage.farm.slots import Counts, of_types, plus, slot

from .places import (
    GAMES,
    Place,
    best_parts,
    every,
    kinds,
    pasture,
    random_herd,
    random_place,
    sheep_pasture,
)

Room = tuple[list[Place], int, int, Housing, set[Counts]]


def mixed(capacity: int) -> Place:
    """A pasture in which three types may stand together."""
    parts = product(range(capacity + 1), repeat=2)
    fills = [(a, b, capacity - a - b, 0) for a, b in parts if a + b <= capacity]
    return slot(*fills), lambda herd: sum(herd) <= capacity and not herd[3]


def fillings(places: list[Place], apart: int, single: int, types: int) -> set[Counts]:
    """All herds that find room: every place filled in every way that the rules allow."""
    limit = of_types(5, (1 << types) - 1)
    ways = [[herd for herd in every(limit) if allowed(herd)] for _, allowed in places]
    found: set[Counts] = set()
    for herds in product(*ways[:apart]):
        used = [kind for herd in herds for kind in kinds(herd)]
        if len(used) == len(set(used)):
            total = of_types(0, 0)
            for herd in herds:
                total = plus(total, herd)
            found.add(total)
    alone = [of_types(1, 1 << kind) for kind in range(types)] + [of_types(0, 0)]
    for way in ways[apart:] + [alone] * single:
        found = {plus(one, other) for one in found for other in way}
    return found


def random_room(rng: random.Random, types: int) -> Room:
    """Random pastures, other places and single ones, as the engine and as brute force see them."""
    pastures = [pasture(rng.randint(1, 4)) for _ in range(rng.randint(1, 3))]
    if types == 3 and rng.random() < 0.5:
        special = rng.choice([sheep_pasture, mixed])
        pastures = [special(rng.randint(1, 3)) for _ in pastures]
    others = [random_place(rng, types) for _ in range(rng.randint(0, 1))]
    single = rng.randint(0, 2)
    places, apart = pastures + others, len(pastures)
    slots = [place for place, _ in places]
    room = fillings(places, apart, single, types)
    return places, apart, single, housing(slots, single, apart), room


@pytest.mark.parametrize("types", GAMES.values(), ids=GAMES)
def test_thousands_of_herds_fit_or_do_not_fit(types: int) -> None:
    rng = random.Random(types)
    answers = {True: 0, False: 0}
    for _ in range(120):
        _, _, _, farm, room = random_room(rng, types)
        most = [max(herd[kind] for herd in room) for kind in range(types)]
        assert list(farm.most[:types]) == most
        for herd in [random_herd(rng, types, room) for _ in range(20)]:
            assert farm.fits(herd) == (herd in room), (farm.slots, farm.single, herd)
            answers[herd in room] += 1
    assert min(answers.values()) > 300


@pytest.mark.parametrize("types", GAMES.values(), ids=GAMES)
def test_the_best_parts_of_a_herd_agree(types: int) -> None:
    rng = random.Random(10 + types)
    asked = 0
    for _ in range(120):
        _, _, _, farm, room = random_room(rng, types)
        for stays in (-1, rng.randrange(types)):
            herd = random_herd(rng, types, room)
            expected = best_parts(room, herd, stays)
            assert farm.keeps(herd, stays) == expected, (farm.slots, farm.single, herd)
            asked += len(expected) > 1
    assert asked > 60


@pytest.mark.parametrize("types", GAMES.values(), ids=GAMES)
def test_an_arrangement_gives_each_type_one_pasture(types: int) -> None:
    rng = random.Random(20 + types)
    for _ in range(150):
        places, apart, single, farm, room = random_room(rng, types)
        herd = rng.choice(farm.keeps(random_herd(rng, types, room)))
        held = arrangement([place for place, _ in places], herd, single, apart)
        for (_, allowed), animals in zip(places, held, strict=True):
            assert allowed(animals), (animals, herd)
        used = [kind for animals in held[:apart] for kind in kinds(animals)]
        assert len(used) == len(set(used)), (held, herd)
        left = [herd[kind] - sum(animals[kind] for animals in held) for kind in range(4)]
        assert min(left) >= 0 and sum(left) <= single, (held, herd)


def test_the_same_slots_with_and_without_the_rule_are_two_housings() -> None:
    slots = [place for place, _ in (pasture(2), pasture(4))]
    assert housing(slots, 1).fits((6, 0, 0, 0))
    assert not housing(slots, 1, 2).fits((6, 0, 0, 0))
    assert housing(slots, 1, 2).fits((5, 2, 0, 0))
