"""Short matches between bots, and results without playing."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.arena.contest import contest
from bocage.arena.crew import crew_of
from bocage.arena.games import Outcome
from bocage.arena.match import Match, match_of
from bocage.arena.results import Results


def played(match: Match, sets: int, jobs: int = 1, mark: float | None = None) -> Results:
    """The results of so many sets."""
    with crew_of(jobs) as crew:
        return list(contest(Results(match), sets, crew, mark))[-1]


def told(bots: Sequence[str], *games: tuple[float, ...], game: str = "express") -> Results:
    """Results that somebody tells: the points of every game, seat by seat; the most win."""
    outcomes = []
    for totals in games:
        best = tuple(seat for seat, points in enumerate(totals) if points == max(totals))
        outcomes.append(Outcome(totals, best))
    return Results(match_of(game, bots, len(games[0]), seed=1), tuple(outcomes))
