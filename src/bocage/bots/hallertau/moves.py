"""What the spaces do to a village, in short: what is chosen later is left open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...games.hallertau.vocabulary import (
    CLAY,
    HIDE,
    HIGHEST,
    LOWEST,
    MEAT,
    MILK,
    MOST_FIELDS,
    MOST_JEWELS,
    ROUNDS,
    SPACES,
    STABLES,
    WOOL,
)
from .village import Village
from .weights import Weights

Move = Callable[[Village, Weights], list[Village]]
"""The villages that using a space can lead to."""


def gains(v: Village, good: int, n: int) -> Village:
    """A copy with so much of a good more."""
    twin = v.copy()
    twin.goods[good] += n
    return twin


def add_sheep(v: Village, n: int = 1) -> None:
    """New sheep."""
    v.sheep[v.round + 3 if v.round + 3 <= ROUNDS else STABLES] += n


def add_field(v: Village, row: int) -> None:
    """A new field, if there is room."""
    if v.fields < MOST_FIELDS:
        v.empty.append(row)


def add_slots(v: Village, n: int) -> None:
    """Sowings, as long as there are fields and grain."""
    grain = sum(v.goods[:4]) + v.wild
    v.slots = min(v.slots + n, len(v.empty), grain)


def save_sheep(v: Village) -> None:
    """A survival step for the sheep that dies next, or into the stables at the end."""
    for spot in range(v.round + 1, STABLES):
        if v.sheep[spot]:
            v.sheep[spot] -= 1
            v.sheep[spot + 1] += 1
            return


def breeding(v: Village, w: Weights) -> list[Village]:
    """Milk for one sheep or two."""
    found = []
    for n in (1, 2):
        if v.goods[MILK] >= 2 * n:
            twin = gains(v, MILK, -2 * n)
            add_sheep(twin, n)
            found.append(twin)
    return found


def shearing(v: Village, w: Weights) -> list[Village]:
    """Wool of every sheep, and one lives longer."""
    if not any(v.sheep):
        return []
    twin = gains(v, WOOL, sum(v.sheep))
    save_sheep(twin)
    return [twin]


def clay_delivery(v: Village, w: Weights) -> list[Village]:
    """Clay by the round."""
    return [gains(v, CLAY, v.round)]


def farming(v: Village, w: Weights) -> list[Village]:
    """A field in the highest row, or four sowings."""
    found = sowing(v, 4)
    if v.fields < MOST_FIELDS:
        twin = v.copy()
        add_field(twin, HIGHEST)
        found.append(twin)
    return found


def sowing(v: Village, n: int) -> list[Village]:
    """Up to so many sowings."""
    twin = v.copy()
    add_slots(twin, n)
    return [twin] if twin.slots > v.slots else []


def butchery(v: Village, w: Weights) -> list[Village]:
    """A sheep for meat and hides: the one that dies first."""
    for spot in range(len(v.sheep)):
        if v.sheep[spot]:
            twin = gains(v, MEAT, 4)
            twin.goods[HIDE] += 2
            twin.sheep[spot] -= 1
            return [twin]
    return []


def nursery(v: Village, w: Weights) -> list[Village]:
    """Clay, or grain of any kind."""
    twin = v.copy()
    twin.wild += 3
    return [gains(v, CLAY, 3), twin]


def milk_or_wool(v: Village) -> None:
    """One of them: what there is less of."""
    manufacture = v.goods[WOOL] + v.goods[HIDE] + v.crafts[4]
    ice = v.goods[MILK] + v.goods[MEAT] + sum(v.sheep) + v.crafts[2]
    v.goods[MILK if ice <= manufacture else WOOL] += 1


def busy_weekend(v: Village, w: Weights) -> list[Village]:
    """Milk or wool, and two sowings."""
    twin = v.copy()
    milk_or_wool(twin)
    add_slots(twin, 2)
    return [twin]


def clearing(v: Village, w: Weights) -> list[Village]:
    """A field in the lowest row, and clay."""
    twin = gains(v, CLAY, 1)
    add_field(twin, LOWEST)
    return [twin]


def small_trade(v: Village, w: Weights) -> list[Village]:
    """Grain, milk or wool, and a sheep lives longer."""
    twin = v.copy()
    twin.wild += 2
    milk_or_wool(twin)
    save_sheep(twin)
    return [twin]


def cultivation(v: Village, w: Weights) -> list[Village]:
    """Three sowings."""
    return sowing(v, 3)


def weekly_market(v: Village, w: Weights) -> list[Village]:
    """A sheep and meat."""
    twin = gains(v, MEAT, 1)
    add_sheep(twin)
    return [twin]


def sheep_market(v: Village, w: Weights) -> list[Village]:
    """A sheep and a hide."""
    twin = gains(v, HIDE, 1)
    add_sheep(twin)
    return [twin]


def land_sale(v: Village, w: Weights) -> list[Village]:
    """The lowest empty field for a jewel and clay."""
    if len(v.empty) <= v.slots:
        return []
    twin = gains(v, CLAY, 3)
    twin.empty.remove(min(twin.empty))
    twin.jewels = min(twin.jewels + 1, MOST_JEWELS)
    return [twin]


def fertilizing(v: Village, w: Weights) -> list[Village]:
    """The lowest empty fields to the top, and a sowing."""
    twin = v.copy()
    twin.empty.sort()
    for k in range(min(2, len(twin.empty))):
        twin.empty[k] = HIGHEST
    add_slots(twin, 1)
    return [twin]


def tool_shed(v: Village, w: Weights) -> list[Village]:
    """Clay, or a field."""
    found = [gains(v, CLAY, 4)]
    if v.fields < MOST_FIELDS:
        twin = v.copy()
        add_field(twin, 4)
        found.append(twin)
    return found


def town_hall(v: Village, w: Weights) -> list[Village]:
    """A craft goes back for jewels: the foremost, or one just ahead of the tile."""
    front = max(v.crafts)
    if front <= v.centre:
        return []
    found = []
    for craft, position in enumerate(v.crafts):
        if position > v.centre and (position == front or position == v.centre + 1):
            twin = v.copy()
            crafts = list(v.crafts)
            crafts[craft] -= 1
            twin.crafts = tuple(crafts)
            twin.jewels = min(twin.jewels + 2, MOST_JEWELS)
            found.append(twin)
    return found


def drawing(kind: str) -> Move:
    """A card space."""

    def draw(v: Village, w: Weights) -> list[Village]:
        """A card, worth more the earlier it comes."""
        twin = v.copy()
        worth: float = getattr(w, kind)
        twin.drawn += worth * (ROUNDS + 1 - v.round) / ROUNDS
        return [twin]

    return draw


MOVES: Final[dict[str, Move]] = {
    "gateway-card": drawing("gateway"),
    "sheep-breeding": breeding,
    "sheep-shearing": shearing,
    "clay-delivery": clay_delivery,
    "farming": farming,
    "farmyard-card": drawing("farmyard"),
    "butchery": butchery,
    "nursery": nursery,
    "busy-weekend": busy_weekend,
    "clearing": clearing,
    "bonus-card": drawing("bonus"),
    "small-trade": small_trade,
    "cultivation": cultivation,
    "weekly-market": weekly_market,
    "land-sale": land_sale,
    "point-card": drawing("point"),
    "fertilizing": fertilizing,
    "tool-shed": tool_shed,
    "town-hall": town_hall,
    "sheep-market": sheep_market,
}
BY_SPACE: Final = tuple([MOVES[space] for space in SPACES])


def follow(v: Village, space: int, w: Weights) -> list[Village]:
    """The villages after workers were put on a space."""
    found = BY_SPACE[space](v, w)
    cost = v.rows[space]
    most = 2 if space % 5 == 0 else 3
    for twin in found:
        twin.workers -= cost
        twin.rows[space] = cost + 1 if cost < most else 0
    return found
