"""Places for animals, each with the rules for it, and herds that look for room in them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

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
