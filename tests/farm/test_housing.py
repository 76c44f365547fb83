"""Housing against brute force: random slots of three or four types, filled in every way."""

from __future__ import annotations

import random

import pytest

from bocage.farm.housing import Housing, arrangement, housing
from bocage.farm.slots import Counts, of_types, one_type, one_type_or_two, slot

from .places import GAMES, Place, best_parts, every, random_herd, random_place


def fillings(places: list[Place], single: int, types: int) -> set[Counts]:
    """All herds that find room."""
    limit = of_types(7, (1 << types) - 1)
    alone = [of_types(1, 1 << kind) for kind in range(types)] + [of_types(0, 0)]
    ways = [[herd for herd in every(limit) if allowed(herd)] for _, allowed in places]
    found = {of_types(0, 0)}
    for way in ways + [alone] * single:
        found = {(a + e, b + f, c + g, d + h) for a, b, c, d in found for e, f, g, h in way}
    return found


def random_room(rng: random.Random, types: int) -> tuple[list[Place], int, Housing, set[Counts]]:
    """Random places and single ones, as the engine and as brute force see them."""
    places = [random_place(rng, types) for _ in range(rng.randint(0, 3))]
    single = rng.randint(0, 2)
    slots = [place for place, _ in places]
    return places, single, housing(slots, single), fillings(places, single, types)


@pytest.mark.parametrize("types", GAMES.values(), ids=GAMES)
def test_thousands_of_herds_fit_or_do_not_fit(types: int) -> None:
    rng = random.Random(types)
    answers = {True: 0, False: 0}
    for _ in range(150):
        _, _, farm, room = random_room(rng, types)
        most = [max(herd[kind] for herd in room) for kind in range(types)]
        assert list(farm.most[:types]) == most
        for herd in [random_herd(rng, types, room) for _ in range(20)]:
            assert farm.fits(herd) == (herd in room), (farm.own, farm.slots, farm.single, herd)
            answers[herd in room] += 1
    assert min(answers.values()) > 500


@pytest.mark.parametrize("types", GAMES.values(), ids=GAMES)
def test_the_best_parts_of_a_herd_agree(types: int) -> None:
    rng = random.Random(10 + types)
    asked = 0
    for _ in range(150):
        _, _, farm, room = random_room(rng, types)
        for stays in (-1, rng.randrange(types)):
            herd = random_herd(rng, types, room)
            expected = best_parts(room, herd, stays)
            assert farm.keeps(herd, stays) == expected, (farm.own, farm.slots, farm.single, herd)
            asked += len(expected) > 1
    assert asked > 60


@pytest.mark.parametrize("types", GAMES.values(), ids=GAMES)
def test_an_arrangement_keeps_to_the_rules(types: int) -> None:
    rng = random.Random(20 + types)
    for _ in range(150):
        places, single, farm, room = random_room(rng, types)
        herd = farm.keeps(random_herd(rng, types, room))[0]
        held = arrangement([place for place, _ in places], herd, single)
        for (_, allowed), animals in zip(places, held, strict=True):
            assert allowed(animals), (animals, herd)
        left = [herd[kind] - sum(animals[kind] for animals in held) for kind in range(4)]
        assert min(left) >= 0 and sum(left) <= single, (held, herd)


def test_an_arrangement_begins_with_the_most_numerous_type() -> None:
    slots = [one_type(4), one_type(4), one_type(2)]
    assert arrangement(slots, (1, 5, 2, 0), 1) == [(0, 4, 0, 0), (0, 0, 2, 0), (1, 0, 0, 0)]
    stables = [one_type_or_two(5, 3), one_type(2)]
    assert arrangement(stables, (3, 2, 3, 0)) == [(3, 0, 3, 0), (0, 2, 0, 0)]


def test_farms_with_the_same_room_share_their_housing() -> None:
    assert housing([one_type(2), one_type(4)], 1) is housing([one_type(4), one_type(2)], 1)
    assert housing([one_type(2)], 1) is not housing([one_type(2)], 2)


def test_room_for_any_number_of_one_type() -> None:
    forest = housing([slot((0, 1000, 0, 0)), one_type(2)], 1)
    assert forest.fits((2, 999, 1, 0))
    assert not forest.fits((2, 999, 2, 0))
    assert forest.keeps((2, 999, 2, 0)) == [(1, 999, 2, 0), (2, 999, 1, 0)]


def test_animals_pass_by_slots_that_cannot_take_them() -> None:
    farm = housing([one_type(4, 0b011), one_type(2)], 0)
    assert farm.fits((0, 0, 2, 0))
    assert farm.fits((3, 0, 2, 0)) and farm.fits((4, 2, 0, 0))
    assert not farm.fits((0, 0, 3, 0)) and not farm.fits((1, 1, 1, 0))
