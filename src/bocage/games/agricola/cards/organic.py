"""The best arrangement of animals for whoever scores pastures that are not full."""

from __future__ import annotations

from typing import Final

from ....farm.goods import BOAR, CATTLE, SHEEP
from ..state import AgricolaState

FREE: Final = 3
"""The places that must stay free in a pasture that scores."""

Standing = tuple[int, int, int, int, int, int]
"""The fewest and the most animals of each type in the pastures looked at so far."""


def pastures_with_room(s: AgricolaState, seat: int, memory: int) -> int:
    """Organic Farmer: pastures with an animal and room for three more, as many as possible.

    Every pasture is given a type. One that scores holds at least 1 animal and at most its
    capacity less the places that stay free; any other one holds what it can.
    """
    player = s.seats[seat]
    goods = player.goods
    animals = (goods[SHEEP], goods[BOAR], goods[CATTLE])
    best: dict[Standing, int] = {(0, 0, 0, 0, 0, 0): 0}
    for capacity in player.housing.capacities:
        after: dict[Standing, int] = {}
        for standing, points in best.items():
            for kind in range(3):
                note(after, more(standing, kind, 0, capacity), points)
                if capacity > FREE and standing[kind] < animals[kind]:
                    note(after, more(standing, kind, 1, capacity - FREE), points + 1)
        best = after
    found = 0
    for standing, points in best.items():
        homeless = sum([max(animals[kind] - standing[3 + kind], 0) for kind in range(3)])
        if homeless <= player.housing.single:
            found = max(found, points)
    return found


def note(best: dict[Standing, int], standing: Standing, points: int) -> None:
    """Keep the most points that lead to the same numbers."""
    best[standing] = max(points, best.get(standing, 0))


def more(standing: Standing, kind: int, least: int, most: int) -> Standing:
    """The numbers with another pasture of a type."""
    numbers = list(standing)
    numbers[kind] += least
    numbers[3 + kind] += most
    return (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
