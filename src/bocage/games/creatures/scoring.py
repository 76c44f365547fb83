"""The score pad: animals, bonus points, extensions, buildings."""

from __future__ import annotations

from typing import Final

from ...farm.slots import Counts
from ...kernel.game import Points, Score, ScoreRow
from .events import SCORING
from .state import CreaturesState, Seat
from .vocabulary import HOME
from .yard import COLUMN

EXTENSION_POINTS: Final = 4
"""The points for an extension without an unused space."""

LINES: Final = ("sheep", "pigs", "cows", "horses")
GRADES: Final = ((4, 8, 11), (4, 7, 9), (4, 6, 8), (4, 5, 7))
"""By type: what it takes for 0, 1 and 2 bonus points; from two above that one more for each."""
BEYOND: Final = (10, 8, 7, 6)
"""By type: what is taken off the number of animals beyond the table."""


def bonus(kind: int, n: int) -> int:
    """The bonus points for so many animals of a type."""
    zero, one, two = GRADES[kind]
    if n < zero:
        return -3
    if n < one:
        return 0
    if n < two:
        return 1
    return max(2, n - BEYOND[kind])


def extension_points(player: Seat) -> int:
    """Points for each extension without an unused space."""
    yard = player.yard
    unused = yard.unused()
    columns = [*range(yard.left, HOME[0]), *range(HOME[1] + 1, yard.right + 1)]
    return EXTENSION_POINTS * len([i for i in columns if not COLUMN[i] & unused])


def varying_points(player: Seat, counts: Counts) -> Points:
    """What the tiles are worth beyond their printed points."""
    points: Points = 0
    for scores in player.yard.tableau.scoring:
        points += scores.points(player, counts, player.yard.cell_with(scores.card))
    return points


def building_points(player: Seat, counts: Counts) -> Points:
    """What the tiles are worth; half points are kept."""
    printed = sum([tile.points for _, tile in player.yard.tiles])
    return printed + varying_points(player, counts)


def lines_with(player: Seat, counts: Counts) -> dict[str, Points]:
    """The pad of a seat of whose animals these count."""
    lines: dict[str, Points] = {LINES[kind]: counts[kind] for kind in range(4)}
    for kind in range(4):
        lines[f"bonus-{LINES[kind]}"] = bonus(kind, counts[kind])
    lines["extensions"] = extension_points(player)
    lines["buildings"] = building_points(player, counts)
    return lines


def bonus_row(kind: int) -> ScoreRow:
    """The bonus for a type: by steps, then one more for each animal."""
    zero, one, two = GRADES[kind]
    steps = ((0, bonus(kind, 0)), *[(n, bonus(kind, n)) for n in (zero, one, two)])
    return ScoreRow(f"bonus-{LINES[kind]}", 1, steps=(*steps, (BEYOND[kind] + 3, 3)))


def score_rows() -> tuple[ScoreRow, ...]:
    """The scoring table."""
    return (
        *[ScoreRow(line, 1) for line in LINES],
        *[bonus_row(kind) for kind in range(4)],
        ScoreRow("extensions", EXTENSION_POINTS),
        ScoreRow("buildings", printed=True),
    )


def counting(player: Seat) -> list[Counts]:
    """The animals that may count: on some tiles they do not, and the owner decides which are there.

    An animal may also be let go so that others need not be there.
    """
    counts, yard = player.counts(), player.yard
    return yard.room_at(SCORING).keeps(counts) if yard.tableau.emptied >> SCORING & 1 else [counts]


def score(s: CreaturesState, seat: int) -> Score:
    """The best score that a seat can reach by the way its animals stand."""
    player = s.seats[seat]
    pads = [lines_with(player, counts) for counts in counting(player)]
    return Score(max(pads, key=lambda pad: sum(pad.values())))


def scores(s: CreaturesState) -> list[Score]:
    """Every seat's score."""
    return [score(s, seat) for seat in range(s.count)]


def winners(s: CreaturesState) -> tuple[int, ...]:
    """The better seat; in a tie the one that did not start the first round."""
    first, second = [score.total for score in scores(s)]
    if first == second:
        return (1 - s.first_starter,)
    return (0,) if first > second else (1,)
