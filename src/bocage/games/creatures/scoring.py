"""The score pad: animals, bonus points, extensions, buildings."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Points, Score
from .housing import Counts
from .state import CreaturesState
from .vocabulary import HOME
from .yard import COLUMN, PEN

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


def extension_points(s: CreaturesState, seat: int) -> int:
    """Four points for each extension without an unused space."""
    yard = s.seats[seat].yard
    unused = yard.unused()
    columns = [*range(yard.left, HOME[0]), *range(HOME[1] + 1, yard.right + 1)]
    return 4 * len([i for i in columns if not COLUMN[i] & unused])


def building_points(s: CreaturesState, seat: int, counts: Counts) -> Points:
    """What the tiles are worth; half points are kept."""
    points: Points = 0
    for _, tile in s.seats[seat].yard.tiles:
        points += tile.points
        if tile.scores is not None:
            points += tile.scores(s, seat, counts)
    return points


def lines_with(s: CreaturesState, seat: int, counts: Counts) -> dict[str, Points]:
    """The pad of a seat of whose animals these count."""
    lines: dict[str, Points] = {LINES[kind]: counts[kind] for kind in range(4)}
    for kind in range(4):
        lines[f"bonus-{LINES[kind]}"] = bonus(kind, counts[kind])
    lines["extensions"] = extension_points(s, seat)
    lines["buildings"] = building_points(s, seat, counts)
    return lines


def counting(s: CreaturesState, seat: int) -> list[Counts]:
    """The animals that may count: those in a pen do not, and its owner decides which these are.

    An animal may also be let go so that others need not stand in the pen.
    """
    player = s.seats[seat]
    counts = player.counts()
    return player.yard.room_without(PEN).keeps(counts) if player.owns(PEN) else [counts]


def score(s: CreaturesState, seat: int) -> Score:
    """The best score that a seat can reach by the way its animals stand."""
    pads = [lines_with(s, seat, counts) for counts in counting(s, seat)]
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
