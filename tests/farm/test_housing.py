"""Housing against brute force: random slots of three or four types, filled in every way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from bocage.farm.housing import Housing, arrangement, housing
from bocage.farm.slots import Counts, Slot, of_types, one_type, one_type_or_two, slot

Allowed = Callable[[Counts], bool]
"""Whether these animals may stand in a place together, written from the rules alone."""
Place = tuple[Slot, Allowed]
GAMES = {"agricola": 3, "creatures": 4}
"""How many types of animals each game has."""


def kinds(herd: Counts) -> set[int]:
    """The types of which there are animals."""
    return {kind for kind in range(4) if herd[kind]}


def pasture(capacity: int) -> Place:
    """A place for one type of the owner's choice."""
    return one_type(capacity), lambda herd: len(kinds(herd)) < 2 and sum(herd) <= capacity


def limited(capacity: int, types: int) -> Place:
    """A place for one of some types."""

    def allowed(herd: Counts) -> bool:
        mine = {kind for kind in range(4) if types >> kind & 1}
        return len(kinds(herd)) < 2 and kinds(herd) <= mine and sum(herd) <= capacity

    return one_type(capacity, types), allowed


def of_each(n: int, types: int) -> Place:
    """A place for so many of each of some types."""
    return slot(of_types(n, types)), lambda herd: all(
        herd[kind] <= (n if types >> kind & 1 else 0) for kind in range(4)
    )


def split_stables(one: int, each: int) -> Place:
    """Stables for so many of one type or so many of each of two."""
    return (
        one_type_or_two(one, each),
        lambda herd: (
            (len(kinds(herd)) < 2 and sum(herd) <= one)
            or (len(kinds(herd)) == 2 and max(herd) <= each)
        ),
    )


def sheep_pasture(capacity: int) -> Place:
    """A place for one type that holds two more if they are sheep."""
    fills = [of_types(capacity + 2 * (kind == 0), 1 << kind) for kind in range(3)]
    return slot(
        *fills
    ), lambda herd: len(kinds(herd)) < 2 and sum(herd) - 2 * bool(herd[0]) <= capacity


def animal_yard() -> Place:
    """A place for two animals of any of three types, and two more sheep once one is there."""
    fills = ((4, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (3, 1, 0, 0), (3, 0, 1, 0), (0, 1, 1, 0))
    return slot(
        *fills
    ), lambda herd: sum(herd) <= 2 or (sum(herd) <= 4 and herd[1] + herd[2] <= 1 and not herd[3])


def random_place(rng: random.Random, types: int) -> Place:
    """A place of any kind that a game may have."""
    some = [
        pasture(rng.randint(1, 5)),
        pasture(rng.randint(2, 4)),
        limited(rng.randint(1, 3), rng.randint(1, (1 << types) - 1)),
        of_each(rng.randint(1, 2), rng.randint(1, (1 << types) - 1)),
        split_stables(*rng.choice([(3, 2), (5, 3)])) if types == 4 else animal_yard(),
        split_stables(3, 2) if types == 4 else sheep_pasture(rng.randint(1, 3)),
    ]
    return rng.choice(some)


def every(limit: Counts) -> Iterator[Counts]:
    """All herds up to a limit."""
    yield from product(*[range(n + 1) for n in limit])


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


def random_herd(rng: random.Random, types: int, room: set[Counts]) -> Counts:
    """A herd that nearly finds room, or just does."""
    a, b, c, d = [
        max(0, n + rng.randint(-1, 2)) if kind < types else 0
        for kind, n in enumerate(rng.choice(sorted(room)[-20:]))
    ]
    return (a, b, c, d)


def best_parts(room: set[Counts], herd: Counts, stays: int) -> list[Counts]:
    """The parts of a herd with room that no other one surpasses, the largest first."""
    parts = [
        part for part in every(herd) if part in room and (stays < 0 or part[stays] == herd[stays])
    ]
    best = [
        part
        for part in parts
        if not any((*part[:kind], part[kind] + 1, *part[kind + 1 :]) in parts for kind in range(4))
    ]
    return sorted(best, key=lambda part: (-sum(part), part))


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
