"""Scoring: community centre, sheep, jewels, what is left, cards."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Score, ScoreRow
from .state import HallertauState, Seat, stock
from .steps.fields import row_of
from .vocabulary import STABLES

CENTRE: Final = (0, 0, 0, 0, 0, 0, 0, 18, 34, 50, 70)
"""The points in the window, by slides of the tile."""
ICON: Final = 3
FIRST_ICON: Final = 6
"""From this space of a craft's row on each bears an icon, but the last; our reading."""
SHARE: Final = 5
"""So many goods, tools and rows of fields are a point."""


GOALS: Final = {True: (100, 111), False: (80, 85)}
"""What a solo player should reach, and what is outstanding; with cards and without."""


def icons(p: Seat) -> int:
    """The icons that lie open between the tile and the crafts."""
    first = max(p.centre, FIRST_ICON)
    return sum([max(0, position - first) for position in p.crafts])


def leftovers(p: Seat) -> int:
    """Goods and tools, and the rows of all fields."""
    return stock(p) + p.tools + sum([row_of(field) for field in p.fields])


def lines(s: HallertauState, p: Seat) -> dict[str, int]:
    """A seat's points by category."""
    cards = s.rules.cards
    found = {
        "centre": CENTRE[p.centre],
        "icons": ICON * icons(p),
        "sheep": p.sheep[STABLES],
        "jewels": p.jewels,
        "stock": leftovers(p) // SHARE,
    }
    if s.rules.with_cards:
        found["cards"] = sum([cards[card].points for card in p.played])
    return found


def score_rows() -> tuple[ScoreRow, ...]:
    """The scoring table."""
    return (
        ScoreRow("centre", steps=tuple([(n, points) for n, points in enumerate(CENTRE) if points])),
        ScoreRow("icons", ICON),
        ScoreRow("sheep", 1),
        ScoreRow("jewels", 1),
        ScoreRow("stock", 1, per=SHARE),
        ScoreRow("cards", printed=True),
    )


def scores(s: HallertauState) -> list[Score]:
    """Every seat's score."""
    return [Score(lines(s, p)) for p in s.seats]


def winners(s: HallertauState) -> tuple[int, ...]:
    """The highest score, among equals the larger remainder; otherwise it is shared.

    Alone one wins by reaching the first goal.
    """
    if s.count == 1:
        points = sum(lines(s, s.seats[0]).values())
        return (0,) if points >= GOALS[s.rules.with_cards][0] else ()
    ranks = [(sum(lines(s, p).values()), leftovers(p) % SHARE) for p in s.seats]
    return tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
