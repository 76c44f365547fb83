"""The score sheet: what a farm scores at a harvest, row by row, and who wins."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Score
from .payments import BRICK, FIRST_WORKSHOP, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from .state import ExpressState, Lines, Seat
from .vocabulary import ADULTS, BUILDER, GOAL, HARVESTS, MAYOR, MIDWIFE

LINES: Final = (
    *("house", "fields", "pastures", "babies", "food"),
    *("grain", "vegetable", "reed", "wood", "brick", "stone"),
    *("sheep", "boar", "cattle", "improvements"),
)
MISSING: Final = -3
"""The points for each food that is missing at feeding."""
BABIES: Final = (0, 1, 3, 5, 7)
WORKSHOP_SETS: Final = ((REED, 2), (WOOD, 3), (BRICK, 3), (STONE, 2))
"""How many of a material make a set for its workshop."""
WORKSHOP_POINTS: Final = 2


def need(player: Seat) -> int:
    """The food that the family eats at a harvest."""
    each = 1 if player.occupations >> MIDWIFE & 1 else 2
    return 2 * ADULTS + each * player.babies


def harvest_of(round: int) -> int:
    """Which harvest comes at the end of a round or after it, from 0."""
    return len([end for end in HARVESTS[:-1] if end < round])


def lines(player: Seat, last: bool) -> Lines:
    """What a sheet scores now, by row."""
    stock, rooms, fields = player.stock, player.rooms, player.fields
    occupations, improvements = player.occupations, player.improvements
    per_field = 3 if occupations >> MAYOR & 1 else 1
    grain, vegetables = stock[GRAIN], stock[VEGETABLE]
    sheep, boar, cattle = stock[SHEEP], stock[SHEEP + 1], stock[SHEEP + 2]
    workshops = [
        WORKSHOP_POINTS * (stock[good] // size)
        if improvements >> (FIRST_WORKSHOP + good - REED) & 1
        else 0
        for good, size in WORKSHOP_SETS
    ]
    return (
        3 + rooms * (player.house + 1) if rooms else 0,
        3 + fields * per_field if fields else 0,
        3 + player.pastures if player.pastures else 0,
        BABIES[player.babies] if last or occupations >> MIDWIFE & 1 else 0,
        MISSING * max(player.missing, 0),
        1 + grain // 2 if grain else 0,
        1 + vegetables if vegetables else 0,
        workshops[0],
        workshops[1],
        workshops[2],
        workshops[3],
        1 + sheep // 3 if sheep else 0,
        1 + boar // 2 if boar else 0,
        1 + cattle if cattle else 0,
        improvements.bit_count() if occupations >> BUILDER & 1 else 0,
    )


def summed(player: Seat) -> dict[str, int]:
    """The rows of a sheet over all harvests so far."""
    return {line: sum([found[i] for found in player.harvests]) for i, line in enumerate(LINES)}


def scores(s: ExpressState) -> list[Score]:
    """Every seat's score."""
    return [Score(summed(player)) for player in s.seats]


def winners(s: ExpressState) -> tuple[int, ...]:
    """The seats with the most points; in a tie those of them with the most food left.

    Alone one wins by reaching the goal.
    """
    if s.count == 1:
        return (0,) if s.seats[0].total() >= GOAL else ()
    ranks = [(player.total(), player.stock[FOOD]) for player in s.seats]
    best = max(ranks)
    return tuple([seat for seat in range(s.count) if ranks[seat] == best])
