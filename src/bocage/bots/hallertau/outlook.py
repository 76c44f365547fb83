"""What a village will come to: the rest of the round, and what may be expected of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...games.hallertau.scoring import CENTRE, FIRST_ICON, ICON, SHARE
from ...games.hallertau.vocabulary import (
    BAKERY,
    BARLEY,
    BREWERY,
    FALLOW,
    FLAX,
    HARVEST,
    HIGHEST,
    HOPS,
    LAST,
    LOWEST,
    MANUFACTURER,
    MILK,
    MILKING,
    PROGRESS,
    ROUNDS,
    RYE,
    STABLES,
)
from .planner import Means, Plan, quick
from .village import Village
from .weights import Weights

SEEDS: Final = (BARLEY, FLAX, RYE)
FIRST_POINTS: Final = 7
"""The slide that gives the first points."""


def outlook(v: Village, w: Weights) -> float:
    """The points that a village may expect, if nothing more is done in phase 4 of this round."""
    return after_progress(v, *at_progress(v), w)


def at_progress(v: Village) -> tuple[list[int], list[int]]:
    """Goods and rows of fields when the progress phase comes."""
    goods = v.goods[:]
    if v.phase >= PROGRESS:
        return goods, v.empty + [row for _, row, _ in v.sown]
    empty = sorted(v.empty, reverse=True)
    sown = v.sown
    if v.wild:
        take_wild(v, goods)
    if v.slots:
        sown = [*sown, *sowings(v, goods, empty)]
        del empty[: len(sown) - len(v.sown)]
    rows = lie_fallow(empty) if v.phase < FALLOW else empty
    if v.phase <= HARVEST:
        for good, row, times in sown:
            goods[good] += row * times
            rows.append(row - 1 if row > LOWEST else row)
    if v.phase < MILKING:
        goods[MILK] += sum(v.sheep)
    return goods, rows


def lie_fallow(rows: list[int]) -> list[int]:
    """Empty fields after phase 6, the best of those that are not quite up twice."""
    raised = [row + 1 if row < HIGHEST else row for row in rows]
    for k, row in enumerate(raised):
        if row < HIGHEST:
            raised[k] = row + 1
            break
    return raised


def wants(v: Village, goods: Sequence[int]) -> list[float]:
    """How far the crafts that take grain would come with some goods, by craft."""
    price = max(1.0, v.round * 0.75)
    p = v.crafts
    barley = goods[BARLEY] / price
    found = [0.0] * 5
    found[BREWERY] = p[BREWERY] + barley + goods[HOPS] * 0.7 / price
    found[BAKERY] = p[BAKERY] + (goods[RYE] + goods[FLAX] * 0.2) / price
    found[MANUFACTURER] = p[MANUFACTURER] + (goods[FLAX] + goods[4] + goods[7]) / price
    return found


def grain_for(v: Village, goods: Sequence[int], wanted: list[float], seeded: bool) -> int:
    """The grain that the rearmost craft needs, among those in stock if it is to be sown."""
    best, least = -1, 1e9
    for craft, good in ((BREWERY, BARLEY), (BAKERY, RYE), (MANUFACTURER, FLAX)):
        if wanted[craft] < least and (not seeded or goods[good] > 0):
            best, least = good, wanted[craft]
    if best == BARLEY and v.round >= 4 and goods[BARLEY] > 3 * goods[HOPS] + 1:
        if not seeded or goods[HOPS] > 0:
            return HOPS
    if best < 0 and goods[HOPS] > 0:
        return HOPS
    return best


CRAFT_OF: Final = {BARLEY: BREWERY, HOPS: BREWERY, RYE: BAKERY, FLAX: MANUFACTURER}


def take_wild(v: Village, goods: list[int]) -> None:
    """Grain of any kind: what is missing for sowing, then what crafts need."""
    wanted = wants(v, goods)
    price = max(1.0, v.round * 0.75)
    for _ in range(v.wild):
        missing = [good for good in SEEDS if not goods[good]]
        good = missing[0] if missing else grain_for(v, goods, wanted, False)
        goods[good] += 1
        wanted[CRAFT_OF[good]] += 1 / price


def sowings(v: Village, goods: list[int], rows: list[int]) -> list[tuple[int, int, int]]:
    """What is sown in the best fields, for the crafts that lag behind."""
    expected = goods[:]
    for good, row, times in v.sown:
        expected[good] += row * times
    wanted = wants(v, expected)
    price = max(1.0, v.round * 0.75)
    found = []
    for row in rows[: v.slots]:
        good = grain_for(v, goods, wanted, True)
        if good < 0:
            break
        goods[good] -= 1
        found.append((good, row, 1))
        wanted[CRAFT_OF[good]] += (row - 1) / price
    return found


def means_of(v: Village, goods: Sequence[int]) -> Means:
    """What the progress phase begins with."""
    return Means(goods, v.jewels, v.tools - v.exhausted, v.crafts, v.boulders, v.round)


def after_progress(v: Village, goods: Sequence[int], rows: Sequence[int], w: Weights) -> float:
    """The value once the crafts have advanced as well as they can."""
    if v.phase > PROGRESS:
        return prospects(v, v.crafts, v.centre, goods, v.jewels, v.tools, rows, w)
    return worth_of(v, quick(means_of(v, goods), v.round == ROUNDS), rows, w)


def worth_of(v: Village, plan: Plan, rows: Sequence[int], w: Weights) -> float:
    """The value after a plan for the progress phase."""
    crafts = [p + n for p, n in zip(v.crafts, plan.steps, strict=True)]
    tools = v.tools - plan.tools if v.round == ROUNDS else v.tools
    centre = max(v.centre, min(crafts))
    return prospects(v, crafts, centre, plan.goods, plan.jewels, tools, rows, w)


def prospects(
    v: Village,
    crafts: Sequence[int],
    centre: int,
    goods: Sequence[int],
    jewels: int,
    tools: int,
    rows: Sequence[int],
    w: Weights,
) -> float:
    """Points at the end of the game, as they may be expected at the end of this round."""
    left = ROUNDS - v.round
    if not left:
        first = centre if centre > FIRST_ICON else FIRST_ICON
        icons = sum([p - first for p in crafts if p > first])
        rest = sum(goods) + tools + sum(rows)
        return CENTRE[centre] + ICON * icons + v.sheep[STABLES] + jewels + rest / SHARE + v.drawn
    n = w.base[left] + w.jewel * jewels
    n += w.window[left] * (centre if centre < 6 else 6)
    few = tools if tools < w.first_tools else w.first_tools
    n += w.tool[left] * few + w.more_tools[left] * (tools - few)
    n += w.field[left] * len(rows) + w.row[left] * (sum(rows) - LOWEST * len(rows))
    n += herd(v, w)
    n += kept(goods, w.price[left], w)
    return filled(crafts, n, 2 * left + 1, w) + v.sheep[STABLES] * 0.8 + v.drawn


def herd(v: Village, w: Weights) -> float:
    """What sheep are expected to bring after this round."""
    n = 0.0
    for spot in range(v.round + 1, STABLES + 1):
        sheep = v.sheep[spot]
        if sheep:
            lives = spot - v.round - 1
            n += sheep * (w.milk[lives] + (w.mutton if lives else 0.0))
    return n


def kept(goods: Sequence[int], price: float, w: Weights) -> float:
    """What goods in stock will pay for."""
    n = 0.0
    most = 1.5 * price
    for have in goods:
        n += have if have <= most else most + (have - most) * w.excess
    seeds = 0
    for good in SEEDS:
        if goods[good]:
            seeds += 1
    return n * w.stock / price + seeds * w.seed


def filled(crafts: Sequence[int], n: float, most: float, w: Weights) -> float:
    """Points after n advances more, always of the rearmost craft."""
    level, up = 0.0, 0
    order = sorted(crafts)
    total = 0.0
    for k, position in enumerate(order):
        need = k * position - total
        if need > n:
            break
        total += position
        up = k + 1
    level = (total + n) / up
    if level > order[0] + most:
        level = order[0] + most
    spare = 0.0
    if level > LAST:
        spare = (level - LAST) * up
        level = float(LAST)
    points = CENTRE[FIRST_POINTS] + (level - FIRST_POINTS) * 5 * w.slope + spare * w.beyond
    first = level if level > FIRST_ICON else FIRST_ICON
    for position in order:
        if position > first:
            points += ICON * (position - first)
    return points
