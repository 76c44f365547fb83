"""Points that vary, as buildings word them."""

from __future__ import annotations

from ....farm.goods import WOOD
from ....farm.slots import Counts
from ....kernel.game import Points
from ..abilities import Scores
from ..state import Seat
from ..tile import BUILDING
from ..vocabulary import COTTAGE, MATERIALS
from ..yard import around


def per_neighbour(points: int) -> Scores:
    """So many points for each building beside it."""

    def scored(player: Seat, counts: Counts, bit: int) -> Points:
        return points * (around(1 << bit) & player.yard.built).bit_count()

    return Scores(scored)


def less_per_building(most: int, row: int) -> Scores:
    """So many points, less two for each building in a row."""
    return Scores(lambda player, counts, bit: most - 2 * (player.yard.built & row).bit_count())


def with_animals(points: int, kind: int, n: int) -> Scores:
    """So many points with enough animals of a type."""
    return Scores(lambda player, counts, bit: points if counts[kind] >= n else 0)


def with_wood(points: int, n: int) -> Scores:
    """So many points with enough wood in stock."""
    return Scores(lambda player, counts, bit: points if player.goods[WOOD] >= n else 0)


def with_troughs(points: int, n: int) -> Scores:
    """So many points with enough troughs."""
    return Scores(lambda player, counts, bit: points if player.yard.troughs.bit_count() >= n else 0)


def with_special_buildings(points: int, n: int) -> Scores:
    """So many points with enough special buildings, the cottage or its upgrade among them."""

    def scored(player: Seat, counts: Counts, bit: int) -> Points:
        tiles = [tile for _, tile in player.yard.tiles]
        special = [tile for tile in tiles if tile.number == COTTAGE or tile.kind == BUILDING]
        return points if len(special) >= n else 0

    return Scores(scored)


def half_per_material() -> Scores:
    """Half a point for each material in stock."""

    def scored(player: Seat, counts: Counts, bit: int) -> Points:
        n = sum([player.goods[good] for good in MATERIALS])
        return n / 2 if n % 2 else n // 2

    return Scores(scored, per_material=0.5)


def per_stone(points: int) -> Scores:
    """So many points for each stone on the tile."""
    return Scores(lambda player, counts, bit: points * player.stones)
