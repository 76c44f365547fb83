"""What building materials are good for: projects that a farm works towards."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...farm.goods import CLAY, REED, STONE, WOOD, Goods, wood
from ...games.agricola.prices import A_RENOVATION, A_ROOM, known_prices
from ...games.agricola.queries import NEVER_RENOVATES
from ...games.agricola.steps.house import MATERIAL, ROOM_COSTS
from ...games.agricola.vocabulary import HOUSES, PEOPLE
from .farm import Farm
from .weights import Weights

SCARCITY: Final = {WOOD: 1, CLAY: 1, REED: 2, STONE: 2}
"""How much of the way to a project one of a material is."""
PASTURE: Final = 4
"""Fences that are built together."""


class Project(NamedTuple):
    """Something to build: what it costs and what it would be worth."""

    cost: Goods
    value: float


def newcomer(farm: Farm, delay: int, w: Weights) -> float:
    """What another person is worth who comes after so many rounds: points and work, less meals."""
    rounds = farm.rounds_left - delay
    if rounds < 0:
        return 0.0
    meals = farm.eats * sum(1 for harvest in farm.harvests if harvest >= farm.round + delay)
    return max(0.0, 3 + w.action * rounds - w.food * meals)


def cheapest(farm: Farm, kind: int, cost: Goods, house: int) -> Goods:
    """What a room or a renovation costs once the farm's cards have had their say."""
    tableau = farm.tableau
    if not tableau.altered >> kind & 1:
        return cost
    return known_prices(tableau, kind, cost, farm.rooms, HOUSES[house])[0][0]


def projects(farm: Farm, w: Weights) -> list[Project]:
    """What the farm might build next, the most urgent first."""
    found: list[Project] = []
    if not farm.cooks:
        stoves = [card.cost for card in farm.offer if card.cooks]
        if stoves:
            found.append(Project(min(stoves), 1 + w.cooking * farm.rounds_left))
    home = max(farm.people, farm.beds)
    if home < PEOPLE:
        arrival = 2 + 2 * (home - farm.people)
        value = 1 + farm.house + w.growth * newcomer(farm, arrival, w)
        found.append(Project(cheapest(farm, A_ROOM, ROOM_COSTS[farm.house], farm.house), value))
    last = farm.house if farm.tableau.says(NEVER_RENOVATES) else len(HOUSES) - 1
    for better in range(farm.house + 1, last + 1):
        cost = ((REED, 1), (MATERIAL[better], farm.rooms))
        found.append(Project(cheapest(farm, A_RENOVATION, cost, better), farm.rooms))
    for done in range(0, farm.fences_left, PASTURE):
        n = min(PASTURE, farm.fences_left - done)
        found.append(Project(wood(n), w.fence * n))
    for card in farm.offer:
        if not card.cooks:
            found.append(Project(card.cost, w.major * card.points))
    return found


def materials(farm: Farm, w: Weights) -> float:
    """What the building materials in the supply are worth: their share in projects."""
    actions = farm.actions_left
    supply = farm.goods[: STONE + 1]
    if not actions or not any(supply):
        return 0.0
    exponent = w.focus + w.haste / actions
    total = 0.0
    for cost, value in projects(farm, w):
        have = need = 0
        for good, n in cost:
            used = min(n, supply[good])
            supply[good] -= used
            have += used * SCARCITY[good]
            need += n * SCARCITY[good]
        if have:
            total += value * (have / need) ** exponent
    return w.ready * total
