"""What building materials are good for: projects a farm works towards."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..farm.goods import CLAY, MATERIALS, REED, STONE, WOOD, Goods, wood
from ..games.agricola.steps.house import MATERIAL, ROOM_COSTS
from ..games.agricola.vocabulary import PEOPLE
from .agricola_farm import Farm
from .agricola_weights import Weights

SCARCITY: Final = {WOOD: 1, CLAY: 1, REED: 2, STONE: 2}
"""How much of a project's way one unit of a material is."""


class Project(NamedTuple):
    """Something to build: its price, and what it would be worth."""

    cost: Goods
    value: float


def newcomer(farm: Farm, delay: int, w: Weights) -> float:
    """What another person is worth who starts to work after so many rounds."""
    start = farm.round + delay
    rounds = farm.rounds_left - delay
    if rounds < 0:
        return 0.0
    meals = farm.eats * sum(1 for harvest in farm.harvests if harvest >= start)
    return max(0.0, 3 + w.action * rounds - w.food * meals)


def projects(farm: Farm, w: Weights) -> list[Project]:
    """What the farm might build next, the most urgent first."""
    found: list[Project] = []
    if not any(farm.tableau.cooks):
        stoves = [card for card in farm.offer if card.cooks]
        if stoves:
            cost = min(stoves, key=lambda card: card.cost[0][1]).cost
            found.append(Project(cost, 1 + w.cooking * farm.rounds_left))
    spare = max(0, farm.rooms - farm.people)
    if farm.people + spare < PEOPLE:
        value = 1 + farm.house + w.growth_chance * newcomer(farm, 2 + 2 * spare, w)
        found.append(Project(ROOM_COSTS[farm.house], value))
    for house in range(farm.house, 2):
        found.append(Project(((MATERIAL[house + 1], farm.rooms), (REED, 1)), float(farm.rooms)))
    fences = min(farm.fences_left, 15)
    while fences > 0:
        n = min(fences, 4)
        found.append(Project(wood(n), w.fence * n))
        fences -= n
    for card in farm.offer:
        if not card.cooks:
            found.append(Project(card.cost, w.major * card.points))
    found += [Project(wood(2), w.stable)] * min(farm.stables_left, 4)
    return found


def materials_worth(farm: Farm, w: Weights) -> float:
    """What the building materials in the supply are worth: their share in projects."""
    actions = farm.actions_left
    if actions <= 0:
        return 0.0
    supply = farm.goods[:4]
    exponent = w.focus + w.haste / actions
    total = 0.0
    for cost, value in projects(farm, w):
        have = need = 0
        for good, n in cost:
            scarcity = SCARCITY[good]
            used = n if supply[good] >= n else supply[good]
            supply[good] -= used
            have += used * scarcity
            need += n * scarcity
        if have:
            total += value * (1.0 if have == need else (have / need) ** exponent)
        if not any(supply):
            break
    return w.ready * total


__all__ = ["MATERIALS", "Project", "materials_worth", "newcomer", "projects"]
