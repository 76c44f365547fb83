"""What animals a farm may expect, and what they will score."""

from __future__ import annotations

from itertools import pairwise
from math import exp
from typing import Final

from ...games.creatures.events import SCORING
from ...games.creatures.scoring import BEYOND, GRADES, bonus
from .farm import Farm
from .weights import Weights

MOST: Final = 60
"""More animals of a type than any farm has."""

LATE: Final = 0.5
"""How far an animal counts that may come too late to breed."""


def smooth(kind: int) -> list[float]:
    """Points for 0, 1, 2, … animals of a type, with the way to the next step counted in part."""
    zero, one, two = GRADES[kind]
    corners = [(0, -3), (zero, zero), (one, one + 1), (two, two + 2)]
    corners += [(n, 2 * n - BEYOND[kind]) for n in (BEYOND[kind] + 3, MOST)]
    values: list[float] = []
    for (low, a), (high, b) in pairwise(corners):
        values += [a + (b - a) * (n - low) / (high - low) for n in range(low, high)]
    return [*values, float(corners[-1][1])]


SMOOTH: Final = [smooth(kind) for kind in range(4)]
EXACT: Final = [[n + bonus(kind, n) for n in range(MOST + 1)] for kind in range(4)]


def between(values: list[float], x: float) -> float:
    """The smoothed points for so many, which need not be whole."""
    n = int(x)
    if n >= MOST:
        return values[MOST]
    return values[n] + (values[n + 1] - values[n]) * (x - n)


def wants(farm: Farm, w: Weights) -> list[float]:
    """How many animals of each type the farm would have in the end, room aside."""
    bought = w.purchase * farm.workers
    found: list[float] = []
    for n in farm.animals:
        missing = farm.parents - n
        if missing <= 0:
            found.append(n + farm.breedings + bought)
            continue
        waiting = missing * w.wait
        if farm.breedings > waiting:
            found.append(farm.parents + farm.breedings - waiting + bought)
        else:
            found.append(n + missing * farm.breedings / waiting * LATE + bought)
    return found


def shared(farm: Farm, wanted: list[float]) -> tuple[list[float], float, float]:
    """Who finds room: animals by type, those without room, and the places left over."""
    room = farm.yard.room_at(SCORING)
    held = [min(want, float(n)) for want, n in zip(wanted, room.own, strict=True)]
    places = sorted([n for slot in room.slots for n in slot.fills[-1] if n], reverse=True)
    spare = 0.0
    for size in [*places, *[1] * room.single]:
        chosen, best = -1, 0.0
        for kind in range(4):
            have = held[kind]
            more = min(wanted[kind] - have, size)
            if more > 0:
                values = SMOOTH[kind]
                gain = between(values, have + more) - between(values, have)
                if gain > best:
                    chosen, best = kind, gain
        if chosen < 0:
            spare += size
        else:
            more = min(wanted[chosen] - held[chosen], size)
            held[chosen] += more
            spare += size - more
    return held, sum(wanted) - sum(held), spare


def soft_least(a: float, b: float) -> float:
    """About the lesser of two amounts, less still where they are close."""
    return a * (1 - exp(-b / a)) if a > 1e-9 else 0.0


def herds(farm: Farm, w: Weights) -> dict[str, float]:
    """The animals to be expected, those without room yet, and room without animals yet."""
    held, unmet, spare = shared(farm, wants(farm, w))
    open_end = min(1.0, farm.workers / w.horizon)
    points = 0.0
    for kind in range(4):
        points += open_end * between(SMOOTH[kind], held[kind])
        if open_end < 1:
            points += (1 - open_end) * EXACT[kind][min(int(held[kind] + 1e-6), MOST)]
    return {
        "herds": points,
        "unmet": w.unmet * soft_least(unmet, w.build * farm.workers),
        "spare": w.spare * soft_least(spare, 4 * w.purchase * farm.workers),
    }
