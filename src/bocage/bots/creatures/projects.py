"""What materials are worth: a price for each, and more where something can soon be built."""

from __future__ import annotations

from typing import Final

from ...farm.goods import REED, STONE, WOOD, Goods
from ...games.creatures.steps.stalls import FLIP_STONE, STALL_COST
from ...games.creatures.tile import ON_COTTAGE
from .farm import Farm
from .land import time_to_finish
from .lasting import promise
from .weights import Weights

HANDFUL: Final = (6, 0, 2, 6)
"""How much wood, reed and stone counts in full."""
FLIP_WOOD_COST: Final[Goods] = ((WOOD, 5),)
PROJECTS: Final = 2
"""How many things are saved for at once."""
STALL_POINTS: Final = 1
STALL_ROOM: Final = 3
FLIP_POINTS: Final = 3
FLIP_ROOM: Final = 2

Project = tuple[Goods, float]
"""Its cost, and its worth when it is built."""


def projects(farm: Farm, w: Weights) -> list[Project]:
    """What could be built with the right materials."""
    found: list[Project] = []
    yard = farm.yard
    stalls = [tile for _, tile in yard.tiles if tile.is_stall]
    if farm.stalls:
        found.append((STALL_COST, STALL_POINTS + w.room * STALL_ROOM))
    if stalls:
        worth = FLIP_POINTS + w.room * FLIP_ROOM
        found += [(FLIP_WOOD_COST, worth), (FLIP_STONE, worth)]
    for tile in farm.display:
        if tile.site.replaces is not None and not tile.site.on(yard):
            continue
        worth = promise(farm, tile, w)
        if tile.site.replaces is not None:
            worth -= w.room * (1 if tile.site is ON_COTTAGE else STALL_ROOM)
        found.append((tile.cost, worth))
        if tile.instead:
            found.append((tile.instead, worth))
    return found


def materials(farm: Farm, w: Weights) -> float:
    """Materials in stock, and how near they bring the best projects."""
    if not farm.workers:
        return 0.0
    prices = (w.wood, 0.0, w.reed, w.stone)
    hope = time_to_finish(farm)
    goods = farm.goods
    stored = sum([scores.per_material for scores in farm.yard.tableau.scoring])
    worth = 0.0
    for good in (WOOD, REED, STONE):
        n, most = goods[good], HANDFUL[good]
        price = max(0.0, hope * prices[good] - stored)
        worth += price * (min(n, most) + w.plenty * max(0, n - most))
    left = goods[:]
    wanted = projects(farm, w)
    for i in range(min(PROJECTS, farm.workers)):
        best: Project | None = None
        most_worth = 0.0
        for project in wanted:
            value = nearness(project, left, prices, farm.workers > i + 1, w)
            if value > most_worth:
                best, most_worth = project, value
        if best is None:
            break
        worth += most_worth
        wanted.remove(best)
        for good, n in best[0]:
            left[good] = max(0, left[good] - n)
    return worth


def nearness(
    project: Project, goods: list[int], prices: tuple[float, ...], time: bool, w: Weights
) -> float:
    """The worth of having some of the materials of a project, beyond their price."""
    cost, worth = project
    total = have = 0.0
    for good, n in cost:
        total += n * prices[good]
        have += min(n, goods[good]) * prices[good]
    if worth <= total:
        return 0.0
    part = 1.0 if total == 0 else have / total
    if part < 1 and not time:
        return 0.0
    return float(w.ready * (worth - total) * part**w.focus)
