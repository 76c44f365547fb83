"""The score sheet: what a farm scores at a harvest, row by row, and who wins."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Score, ScoreRow
from .dice import IMPROVEMENTS, OCCUPATIONS
from .payments import BRICK, FIRST_WORKSHOP, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from .state import ExpressState, Lines, Seat
from .vocabulary import ADULTS, BUILDER, GOAL, HARVESTS, HOUSES, MAYOR, MIDWIFE

LINES: Final = (
    *("house", "fields", "pastures", "babies", "food"),
    *("grain", "vegetable", "reed", "wood", "brick", "stone"),
    *("sheep", "boar", "cattle", "improvements"),
)
MISSING: Final = -3
"""The points for each food that is missing at feeding."""
BABIES: Final = (0, 1, 3, 5, 7)
ANY_FARM: Final = 3
"""The points for any added rooms, fields or pastures at all."""
MAYORAL_FIELD: Final = 3
ANY_STOCK: Final = 1
"""The points for any of a crop or a type of animal at all."""
GRAIN_SHARE: Final = 2
ANIMAL_SHARES: Final = (3, 2, 1)
"""How many sheep, wild boar and cattle score one point more."""
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
    per_field = MAYORAL_FIELD if occupations >> MAYOR & 1 else 1
    grain, vegetables = stock[GRAIN], stock[VEGETABLE]
    sheep, boar, cattle = stock[SHEEP], stock[SHEEP + 1], stock[SHEEP + 2]
    workshops = [
        WORKSHOP_POINTS * (stock[good] // size)
        if improvements >> (FIRST_WORKSHOP + good - REED) & 1
        else 0
        for good, size in WORKSHOP_SETS
    ]
    return (
        ANY_FARM + rooms * (player.house + 1) if rooms else 0,
        ANY_FARM + fields * per_field if fields else 0,
        ANY_FARM + player.pastures if player.pastures else 0,
        BABIES[player.babies] if last or occupations >> MIDWIFE & 1 else 0,
        MISSING * max(player.missing, 0),
        ANY_STOCK + grain // GRAIN_SHARE if grain else 0,
        ANY_STOCK + vegetables if vegetables else 0,
        workshops[0],
        workshops[1],
        workshops[2],
        workshops[3],
        ANY_STOCK + sheep // ANIMAL_SHARES[0] if sheep else 0,
        ANY_STOCK + boar // ANIMAL_SHARES[1] if boar else 0,
        ANY_STOCK + cattle // ANIMAL_SHARES[2] if cattle else 0,
        improvements.bit_count() if occupations >> BUILDER & 1 else 0,
    )


def score_rows() -> tuple[ScoreRow, ...]:
    """The scoring table of a harvest."""
    return (
        *[ScoreRow("house", i + 1, least=ANY_FARM, way=house) for i, house in enumerate(HOUSES)],
        ScoreRow("fields", 1, least=ANY_FARM),
        ScoreRow("fields", MAYORAL_FIELD, least=ANY_FARM, way=OCCUPATIONS[MAYOR]),
        ScoreRow("pastures", 1, least=ANY_FARM),
        ScoreRow("babies", steps=tuple(enumerate(BABIES))[1:]),
        ScoreRow("food", MISSING),
        ScoreRow("grain", 1, GRAIN_SHARE, ANY_STOCK),
        ScoreRow("vegetable", 1, least=ANY_STOCK),
        *[
            ScoreRow(LINES[7 + i], WORKSHOP_POINTS, size, way=IMPROVEMENTS[FIRST_WORKSHOP + i])
            for i, (_, size) in enumerate(WORKSHOP_SETS)
        ],
        *[ScoreRow(LINES[11 + i], 1, share, ANY_STOCK) for i, share in enumerate(ANIMAL_SHARES)],
        ScoreRow("improvements", 1, way=OCCUPATIONS[BUILDER]),
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
