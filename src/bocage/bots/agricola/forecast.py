"""What becomes of a farm's crops, animals and family if nobody is placed any more."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from ...farm.goods import ANIMALS, BOAR, CATTLE, FOOD, GRAIN, SHEEP, VEGETABLE
from ...games.agricola.scoring import GRADES
from .farm import Farm
from .weights import Weights

BEGGING: Final = 3.0
GRADED_GOODS: Final = {
    GRAIN: "grain",
    VEGETABLE: "vegetables",
    SHEEP: "sheep",
    BOAR: "boar",
    CATTLE: "cattle",
}


def smooth(category: str) -> tuple[float, ...]:
    """Points for 0, 1, 2, … of a category, with the way to the next step counted in part."""
    corners = [(0, -1), *[(n, points) for points, n in enumerate(GRADES[category], 1)]]
    values: list[float] = []
    for (low, a), (high, b) in pairwise(corners):
        values += [a + (b - a) * (n - low) / (high - low) for n in range(low, high)]
    return (*values, float(corners[-1][1]))


SMOOTH: Final = {category: smooth(category) for category in GRADES}
DELIVERED: Final = (FOOD, *GRADED_GOODS)
EDIBLE: Final = [(good, SMOOTH[category]) for good, category in GRADED_GOODS.items()]


def grade(values: tuple[float, ...], n: int) -> float:
    """The smoothed points for so many."""
    return values[n] if n < len(values) else values[-1]


class Forecast(NamedTuple):
    """The goods at the end of the game, and what the hunger on the way costs in points."""

    goods: list[int]
    hunger: float


def forecast(farm: Farm, w: Weights) -> Forecast:
    """Live through the coming harvests on what the farm has and grows."""
    goods = farm.goods[:]
    crops = farm.crops
    hunger = missing = 0.0
    since = farm.round
    for ahead, harvest in enumerate(farm.harvests):
        now = harvest == farm.round
        deliver(farm, goods, since, harvest)
        since = harvest
        if not (now and farm.reaped):
            for good, _ in crops:
                goods[good] += 1
            crops = [(good, n - 1) for good, n in crops if n > 1]
        if not (now and farm.fed):
            goods[FOOD] -= farm.meal(now)
            if goods[FOOD] < 0:
                actions = farm.actions_before(harvest)
                eat_goods(farm, goods, price(missing - goods[FOOD], actions, ahead, w), w)
                if goods[FOOD] < 0:
                    short = -goods[FOOD]
                    goods[FOOD] = 0
                    missing += short
                    hunger += short * price(missing, actions, ahead, w)
            missing *= w.hope
        if not (now and farm.bred):
            breed(farm, goods)
    for good, n in crops:
        goods[good] += n
    return Forecast(goods, hunger)


def deliver(farm: Farm, goods: list[int], since: int, until: int) -> None:
    """What lies on round spaces is received; animals as far as there is room."""
    for round, good, n in farm.scheduled:
        if since < round <= until and good in DELIVERED:
            goods[good] += n
            if good in ANIMALS and not housed(farm, goods):
                goods[good] -= n


def price(missing: float, actions: int, ahead: int, w: Weights) -> float:
    """What one of the missing food costs: some effort while there is time, then a begging card.

    Hunger some harvests ahead counts less: until then the farm may do better.
    """
    if actions == 0:
        return BEGGING
    strain = min(1.0, missing / (w.food_per_action * actions))
    return w.hope**ahead * (w.food + (BEGGING - w.food) * strain * strain)


def eat_goods(farm: Farm, goods: list[int], limit: float, w: Weights) -> None:
    """Turn goods into food, the least missed first, as long as that hurts less than hunger."""
    tableau = farm.tableau
    for craft in tableau.crafts:
        if goods[craft.good] and goods[FOOD] < 0:
            goods[craft.good] -= 1
            goods[FOOD] += craft.food
    while goods[FOOD] < 0:
        chosen, least = -1, limit
        for good, values in EDIBLE:
            n = goods[good]
            rate = tableau.rates[good]
            if n and rate:
                loss = grade(values, n) - grade(values, n - 1)
                if n == 2 and good in ANIMALS:
                    loss += w.pair
                if loss < least * rate:
                    chosen, least = good, loss / rate
        if chosen < 0:
            return
        goods[chosen] -= 1
        goods[FOOD] += tableau.rates[chosen]


def breed(farm: Farm, goods: list[int]) -> None:
    """A young of every type with two animals, as far as there is room."""
    for good in (CATTLE, BOAR, SHEEP):
        if goods[good] >= 2:
            goods[good] += 1
            if not housed(farm, goods):
                goods[good] -= 1


def housed(farm: Farm, goods: list[int]) -> bool:
    """Whether there is room for all animals."""
    return farm.housing.fits((goods[SHEEP], goods[BOAR], goods[CATTLE], 0))
