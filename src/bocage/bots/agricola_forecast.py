"""What becomes of a farm's crops, animals and family if nobody is placed any more."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from ..farm.goods import ANIMALS, BOAR, CATTLE, FOOD, GRAIN, SHEEP, VEGETABLE
from ..games.agricola.scoring import STEPS
from .agricola_farm import Farm
from .agricola_weights import Weights

BEGGING: Final = 3.0
CATEGORY: Final = {
    GRAIN: "grain",
    VEGETABLE: "vegetables",
    SHEEP: "sheep",
    BOAR: "boar",
    CATTLE: "cattle",
}


def smooth(category: str) -> tuple[float, ...]:
    """Points for 0, 1, 2, … of a category, with the way to the next step counted in part."""
    corners = [(0, -1), *[(n, points + 1) for points, n in enumerate(STEPS[category])]]
    values: list[float] = []
    for (low, a), (high, b) in pairwise(corners):
        values += [a + (b - a) * (n - low) / (high - low) for n in range(low, high)]
    return (*values, float(corners[-1][1]))


SMOOTH: Final = {category: smooth(category) for category in STEPS}
GOOD_VALUES: Final = {good: SMOOTH[category] for good, category in CATEGORY.items()}


def worth(values: tuple[float, ...], n: int) -> float:
    """The smoothed points for n."""
    return values[n] if n < len(values) else values[-1]


class Forecast(NamedTuple):
    """The goods at the end of the game, and what the hunger on the way costs in points."""

    goods: list[int]
    hunger: float


def price(short: float, actions: int, ahead: int, w: Weights) -> float:
    """What a missing food costs: an effort as long as there is time, then a begging card."""
    if actions == 0:
        return BEGGING
    strain = min(1.0, short / (w.food_per_action * actions))
    return float(w.hope**ahead * (w.food + (BEGGING - w.food) * strain**w.strain))


def forecast(farm: Farm, w: Weights) -> Forecast:
    """Live through the coming harvests on what the farm has and grows.

    Hunger far ahead counts less: until then the farm may do better.
    """
    goods = farm.goods[:]
    crops = farm.crops
    hunger, short, since = 0.0, 0.0, farm.round
    for ahead, harvest in enumerate(farm.harvests):
        now = harvest == farm.round
        for round, food in farm.scheduled:
            if since < round <= harvest:
                goods[FOOD] += food
        since = harvest
        if not (now and farm.reaped):
            for good, _ in crops:
                goods[good] += 1
            crops = [(good, n - 1) for good, n in crops if n > 1]
        if not (now and farm.fed):
            goods[FOOD] -= farm.meal(now)
            actions = farm.actions_before(harvest)
            if goods[FOOD] < 0:
                eat_goods(farm, goods, price(short - goods[FOOD], actions, ahead, w), w)
            if goods[FOOD] < 0:
                missing = -goods[FOOD]
                goods[FOOD] = 0
                short += missing
                hunger += missing * price(short, actions, ahead, w)
                short *= w.hope
        if not (now and farm.bred):
            breed(farm, goods)
    for good, n in crops:
        goods[good] += n
    return Forecast(goods, hunger)


def eat_goods(farm: Farm, goods: list[int], limit: float, w: Weights) -> None:
    """Turn goods into food, what is missed least first, as long as that hurts less than hunger."""
    tableau = farm.tableau
    for card in tableau.crafts:
        craft = card.craft
        if craft is not None and goods[craft.good] and goods[FOOD] < 0:
            goods[craft.good] -= 1
            goods[FOOD] += craft.food
    while goods[FOOD] < 0:
        chosen, least = -1, limit
        for good, values in GOOD_VALUES.items():
            n = goods[good]
            rate = tableau.cooks[good] or tableau.raw[good]
            if n and rate:
                loss = worth(values, n) - worth(values, n - 1)
                if n == 2 and good in ANIMALS:
                    loss += w.pair
                if loss < least * rate:
                    chosen, least = good, loss / rate
        if chosen < 0:
            return
        goods[chosen] -= 1
        goods[FOOD] += tableau.cooks[chosen] or tableau.raw[chosen]


def breed(farm: Farm, goods: list[int]) -> None:
    """A young of every type with two animals, as far as there is room."""
    fits = farm.housing.fits
    for good in (CATTLE, BOAR, SHEEP):
        if goods[good] >= 2:
            goods[good] += 1
            if not fits(goods[SHEEP], goods[BOAR], goods[CATTLE]):
                goods[good] -= 1
                if farm.tableau.cooks[good]:
                    goods[FOOD] += farm.tableau.cooks[good]
