"""Playing a match on and on, until enough is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import final

from .crew import Crew
from .games import Outcome
from .match import play
from .results import Results, Side, encounters_of
from .stats import decided


@final
class Verdict:
    """Watches whether the first bot's win rate has surely left a mark, set by set."""

    def __init__(self, results: Results, mark: float) -> None:
        self.match = results.match
        self.mark = mark
        self.shares: list[float] = []
        self.games = 0
        for groups in results.encounters():
            self._count(groups)

    def add(self, games: Sequence[Outcome]) -> None:
        """Take in one whole set."""
        self._count(encounters_of(self.match, games))

    def _count(self, groups: list[list[Side]]) -> None:
        own = [side.win for group in groups for side in group if side.bot == self.match.bots[0]]
        self.shares.append(fmean(own))
        self.games += len(own)

    @property
    def reached(self) -> bool:
        """Whether it is decided."""
        return decided(self.shares, self.games, self.mark)


def contest(
    results: Results, sets: int, crew: Crew, mark: float | None = None
) -> Iterator[Results]:
    """The results after each further game, until there are so many sets.

    With a mark it ends earlier, once the first bot's win rate is surely above or below it.
    """
    verdict = None if mark is None else Verdict(results, mark)
    size = len(results.match.plans)
    if verdict is not None and verdict.reached:
        return
    for outcome in play(results.match, sets, crew, len(results.games)):
        results = Results(results.match, (*results.games, outcome))
        yield results
        if verdict is not None and len(results.games) % size == 0:
            verdict.add(results.games[-size:])
            if verdict.reached:
                return
