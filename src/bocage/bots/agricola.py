"""How the greedy player judges a table of Agricola."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ..farm.goods import ANIMALS, GRAIN, VEGETABLE
from ..games.agricola.scoring import graded
from ..games.agricola.vocabulary import PEOPLE
from ..kernel.actions import Action
from ..kernel.seat import Decision
from ..kernel.table import Table
from .agricola_farm import Farm, farm_of
from .agricola_forecast import CATEGORY, SMOOTH, forecast, worth
from .agricola_projects import materials_worth, newcomer
from .agricola_shortlist import shortlist
from .agricola_weights import WEIGHTS, Weights

TURNS: Final = ("place", "pass", "reveal")


@final
class AgricolaJudge:
    """Points to come, and the means to more of them."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """Of alike cells and pastures one each, and no passing."""
        return shortlist(table, decision)

    def goes_on(self, decision: Decision) -> bool:
        """Whether nobody else is placed yet."""
        return decision.actions[0].verb not in TURNS

    def value(self, table: Table, seat: int) -> float:
        """All terms together."""
        return sum(self.terms(table, seat).values())

    def terms(self, table: Table, seat: int) -> dict[str, float]:
        """The evaluation, term by term."""
        farm = farm_of(table, seat)
        w = self.weights
        coming = forecast(farm, w)
        return {
            "sheet": sheet(farm, coming.goods, w),
            "house": house(farm),
            "hunger": -coming.hunger,
            "workers": w.action * farm.people * farm.rounds_left,
            "rooms": rooms(farm, w),
            "materials": materials_worth(farm, w),
            "cooking": w.cooking * farm.rounds_left if any(farm.tableau.cooks) else 0.0,
            "seeds": seeds(farm, w),
            "crops": w.crop * sum(n - 1 for _, n in farm.crops) * min(1.0, farm.rounds_left / 4),
            "bread": bread(farm, w),
            "stalls": stalls(farm, w),
            "land": -w.land * max(0, wanted_land(farm) - farm.unused),
            "start": start(farm, w),
        }


def sheet(farm: Farm, goods: list[int], w: Weights) -> float:
    """Fields, pastures, crops and animals as the score sheet grades them, worth more later."""
    amounts = {CATEGORY[good]: goods[good] for good in CATEGORY}
    amounts["fields"] = farm.fields
    amounts["pastures"] = farm.pastures
    near = min(1.0, farm.actions_left / 6)
    total = 0.0
    for category, n in amounts.items():
        total += near * worth(SMOOTH[category], n) + (1 - near) * graded(category, n)
    total -= farm.unused
    return total * (1 - w.patience * farm.rounds_left / 14)


def house(farm: Farm) -> float:
    """Points that need no waiting: house, family, cards, fenced stables, begging."""
    points = farm.fenced_stables + farm.house * farm.rooms + 3 * farm.people - 3 * farm.begging
    for card in farm.tableau.cards:
        points += card.points
        if card.craft is not None:
            points += card.craft.bonus(farm.goods[card.craft.good])
    return float(points)


def rooms(farm: Farm, w: Weights) -> float:
    """Room for people who are still to come."""
    spare = min(PEOPLE, farm.rooms) - farm.people
    return w.growth_chance * sum(newcomer(farm, 1 + 2 * i, w) for i in range(spare))


def seeds(farm: Farm, w: Weights) -> float:
    """Grain and vegetables that empty fields wait for."""
    if not farm.actions_left or not farm.harvests:
        return 0.0
    vegetables = min(farm.empty_fields, farm.goods[VEGETABLE])
    grain = min(farm.empty_fields - vegetables, farm.goods[GRAIN])
    return w.sowing * (vegetables + grain) * min(1.0, farm.rounds_left / 4)


def bread(farm: Farm, w: Weights) -> float:
    """Grain that an oven waits for."""
    if not farm.actions_left:
        return 0.0
    tableau = farm.tableau
    gain = sum(max(0, tableau.bread(i) - 1) for i in range(min(farm.goods[GRAIN], 3)))
    return w.baking * w.food * gain


def wanted_land(farm: Farm) -> int:
    """The empty spaces that fields and rooms will take."""
    if farm.rounds_left == 0:
        return 0
    return max(0, 5 - farm.fields) + max(0, 4 - farm.rooms)


def stalls(farm: Farm, w: Weights) -> float:
    """Places for animals to come."""
    free = farm.housing.total - sum(farm.goods[good] for good in ANIMALS)
    return w.stall * min(free, 10) * min(1.0, farm.rounds_left / 6)


def start(farm: Farm, w: Weights) -> float:
    """The first choice in the next round, above all for who has room for a child."""
    if not farm.starts or not farm.rounds_left:
        return 0.0
    return w.start + (w.start_to_grow if farm.people < min(farm.rooms, PEOPLE) else 0.0)
