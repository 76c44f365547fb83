"""The kinds of campaigns: what a game is played for, and what it leaves to the next one."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from ..kernel.game import Points

Kept = list[list[str]]
"""By seat: the cards that stay, in the order in which they came."""

GOALS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
"""The points to reach in each game of a solo series; after the last one more each (F101, R106)."""
MOST_KEPT: Final = 7
"""As many occupations as a hand holds."""
RANKS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((1, 0), (2, 0), (3, 0)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
}
"""Campaign points by seats, game and rank (R104)."""
CONSOLATION: Final = 1
"""The food that the lowest score is worth in the next game (R105)."""


class Outcome(NamedTuple):
    """How a game of a campaign ended.

    `lasting` are the occupations in play by seat, `kept` those of them with which it began, `last`
    is who was starting player at its end.
    """

    number: int
    standings: list[tuple[Points, ...]]
    lasting: Kept
    kept: Kept
    last: int

    @property
    def scores(self) -> list[Points]:
        """The points of each seat."""
        return [standing[0] for standing in self.standings]


class Coming(NamedTuple):
    """The game that comes: its number, what stays, the further food, and who starts."""

    number: int
    kept: Kept
    food: list[int]
    starts: int | None


class Kind:
    """A kind of campaign for some numbers of seats."""

    def __init__(self, id: str, seats: tuple[int, ...]) -> None:
        self.id = id
        self.seats = seats

    def first(self, seats: int) -> Coming:
        """The first game."""
        return Coming(1, [[] for _ in range(seats)], [0] * seats, 0 if seats == 1 else None)

    def goal(self, number: int) -> int | None:
        """The points to reach in a game, if it is played for that."""
        return None

    def reached(self, outcome: Outcome) -> bool | None:
        """Whether that was done."""
        return None

    def choices(self, outcome: Outcome) -> Kept:
        """By seat, the occupations that may stay from now on."""
        raise NotImplementedError

    def points(self, outcome: Outcome) -> list[int] | None:
        """The campaign points of each seat, if there are some."""
        return None

    def following(self, outcome: Outcome, keep: list[str | None]) -> Coming:
        """What comes after a game, if these occupations stay from now on."""
        raise NotImplementedError

    def over(self, outcome: Outcome) -> bool:
        """Whether the campaign is over with a game."""
        raise NotImplementedError


@final
class Solo(Kind):
    """A game is won by reaching its goal, and played again until it is (F100–F102, R106, R107)."""

    def goal(self, number: int) -> int:
        last = len(GOALS)
        return GOALS[number - 1] if number <= last else GOALS[-1] + number - last

    def reached(self, outcome: Outcome) -> bool:
        return outcome.scores[0] >= self.goal(outcome.number)

    def choices(self, outcome: Outcome) -> Kept:
        before = outcome.kept[0]
        last = outcome.number >= len(GOALS) or len(before) >= MOST_KEPT
        if last or not self.reached(outcome):
            return [[]]
        return [[id for id in outcome.lasting[0] if id not in before]]

    def following(self, outcome: Outcome, keep: list[str | None]) -> Coming:
        kept = [*outcome.kept[0], *[id for id in keep if id is not None]]
        if not self.reached(outcome):
            return Coming(outcome.number, [kept], [0], 0)
        more = int(outcome.scores[0]) - self.goal(outcome.number)
        return Coming(outcome.number + 1, [kept], [more // 2], 0)

    def over(self, outcome: Outcome) -> bool:
        return outcome.number == len(GOALS) and self.reached(outcome)


@final
class ThreeGames(Kind):
    """Campaign points for the ranks in three games (R104, R105)."""

    games: Final = 3

    def choices(self, outcome: Outcome) -> Kept:
        if self.over(outcome):
            return [[] for _ in outcome.lasting]
        return [list(ids) for ids in outcome.lasting]

    def points(self, outcome: Outcome) -> list[int]:
        row = RANKS[len(outcome.standings)][outcome.number - 1]
        return [
            row[sum(other > standing for other in outcome.standings)]
            for standing in outcome.standings
        ]

    def following(self, outcome: Outcome, keep: list[str | None]) -> Coming:
        number = min(outcome.number + 1, self.games)
        kept = [[] if id is None else [id] for id in keep]
        lowest = min(outcome.scores)
        food = [CONSOLATION if score == lowest else 0 for score in outcome.scores]
        return Coming(number, kept, food, winner_next_to(outcome))

    def over(self, outcome: Outcome) -> bool:
        return outcome.number == self.games


def winner_next_to(outcome: Outcome) -> int:
    """The winner of a game; of several the first clockwise from its last starting player."""
    seats = len(outcome.standings)
    best = max(outcome.standings)
    order = [(outcome.last + k) % seats for k in range(seats)]
    return next(seat for seat in order if outcome.standings[seat] == best)


KINDS: Final[dict[str, Kind]] = {
    kind.id: kind for kind in (Solo("solo", (1,)), ThreeGames("three-games", (2, 3, 4)))
}
