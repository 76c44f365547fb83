"""The outlook of a sheet: what it scores at all harvests to come, and what it makes possible."""

from __future__ import annotations

from typing import Final

from ...games.express.dice import IMPROVEMENTS, OCCUPATIONS
from ...games.express.payments import FOOD, GRAIN, REED, STOCK, STONE
from ...games.express.scoring import harvest_of, lines, need
from ...games.express.state import ExpressState, Seat
from ...games.express.turn import actions_left
from ...games.express.vocabulary import (
    COOKED,
    HARVESTS,
    HEARTH,
    IN_HEARTH,
    IN_OVEN,
    MAYOR,
    OVEN,
)
from .weights import WEIGHTS

HANDFUL: Final = 3
"""More of a material than this is of no further use, but for a workshop's points."""


def outlook(s: ExpressState) -> float:
    """The points that a lone seat may expect in the end, before the dice of its turn are seen."""
    player = s.seats[0]
    if not s.options:
        return player.total()
    counted = counts(player).items()
    return sure(player, s.round) + sum([n * WEIGHTS[term][s.round - 1] for term, n in counted])


def sure(player: Seat, round: int) -> int:
    """The points so far, and those of all harvests to come if nothing changes any more."""
    earlier = len(HARVESTS) - 1 - harvest_of(round)
    return player.total() + earlier * sum(lines(player, False)) + sum(lines(player, True))


def counts(player: Seat) -> dict[str, int]:
    """A sheet in numbers, by the terms that have a weight."""
    stock, mayor = player.stock, player.occupations >> MAYOR & 1
    spare = stock[FOOD] - need(player)
    return {
        "sheet": 1,
        "action": actions_left(player),
        "baby": player.babies,
        "free-room": int(player.rooms > player.babies),
        "room": player.rooms,
        "house": player.house,
        "house-room": player.house * player.rooms,
        "field": player.fields,
        "mayor-field": player.fields if mayor else 0,
        "pasture": player.pastures,
        "missing-food": max(0, -spare),
        "spare-food": max(0, spare),
        "baked": cooked(player, OVEN, IN_OVEN),
        "roasted": cooked(player, HEARTH, IN_HEARTH),
        **{STOCK[good]: min(stock[good], HANDFUL) for good in range(REED, STONE + 1)},
        **{STOCK[good]: stock[good] for good in range(GRAIN, REED)},
        **{STOCK[good]: stock[good] for good in range(STONE + 1, len(STOCK))},
        **{name: player.occupations >> i & 1 for i, name in enumerate(OCCUPATIONS)},
        **{name: player.improvements >> i & 1 for i, name in enumerate(IMPROVEMENTS)},
    }


def cooked(player: Seat, improvement: int, goods: tuple[int, ...]) -> int:
    """The food that an improvement could make."""
    if not player.improvements >> improvement & 1:
        return 0
    return sum([COOKED[good] * player.stock[good] for good in goods])
