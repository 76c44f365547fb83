"""Points that vary, and prerequisites, as more than one building words them."""

from __future__ import annotations

from typing import Final

from ....farm.goods import WOOD
from ....kernel.game import Points
from ..housing import Counts
from ..state import CreaturesState
from ..tile import Need, Scorer
from ..vocabulary import COTTAGE, STABLES
from ..work import second_worker_builds
from ..yard import BOTTOM, TOP, around


def adjacent(number: int) -> Scorer:
    """Two points for each building beside it."""

    def points(s: CreaturesState, seat: int, counts: Counts) -> Points:
        yard = s.seats[seat].yard
        return 2 * (around(1 << yard.cell_with(number)) & yard.built).bit_count()

    return points


def less_per_building(most: int, row: int) -> Scorer:
    """So many points, less two for each building in a row."""

    def points(s: CreaturesState, seat: int, counts: Counts) -> Points:
        return most - 2 * (s.seats[seat].yard.built & row).bit_count()

    return points


def with_animals(points: int, kind: int, n: int) -> Scorer:
    """So many points with enough animals of a type."""
    return lambda s, seat, counts: points if counts[kind] >= n else 0


def with_wood(points: int, n: int) -> Scorer:
    """So many points with enough wood in stock."""
    return lambda s, seat, counts: points if s.seats[seat].goods[WOOD] >= n else 0


def with_troughs(points: int, n: int) -> Scorer:
    """So many points with enough troughs."""
    return lambda s, seat, counts: points if s.seats[seat].yard.troughs.bit_count() >= n else 0


def with_buildings(points: int, n: int) -> Scorer:
    """So many points with enough special buildings, the cottage or its upgrade among them."""

    def found(s: CreaturesState, seat: int, counts: Counts) -> Points:
        tiles = [tile.number for _, tile in s.seats[seat].yard.tiles]
        special = [number for number in tiles if number == COTTAGE or number > STABLES]
        return points if len(special) >= n else 0

    return found


def per_stone(s: CreaturesState, seat: int, counts: Counts) -> Points:
    """Two points for each stone on the tile."""
    return 2 * s.seats[seat].stones


FOREST_ROW: Final = TOP
ROAD_ROW: Final = BOTTOM
SECOND_WORKER: Final = Need("second-worker", second_worker_builds)
TWO_OF_EACH: Final = Need("pairs", lambda s, seat: min(s.seats[seat].animals) >= 2)
SIX_UNUSED: Final = Need("unused-6", lambda s, seat: s.seats[seat].yard.unused().bit_count() >= 6)
