"""How strong the players are: `make strength SETS=50 ONLY=creatures`. Each line is one match, with
what it should come to; docs/bots.md tells what it came to."""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Any, NamedTuple

from bocage.arena.contest import contest
from bocage.arena.crew import crew_of
from bocage.arena.match import match_of
from bocage.arena.results import Results
from bocage.arena.standings import standings
from bocage.bots import LEVELS


class Aim(NamedTuple):
    """A match and what the first bot should reach in it: a share of wins, or mean points."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    wins: float = 0.0
    points: float = 0.0


LEARNED = ("learned", "greedy")
AIMS = (
    Aim("agricola-revised", 2, LEARNED, {}, wins=0.99),
    Aim("agricola-classic", 2, LEARNED, {}, wins=0.99),
    Aim("agricola-revised", 4, LEARNED, {}, wins=0.8),
    Aim("agricola-revised", 2, LEARNED, {"cards": "base"}, wins=0.9),
    Aim("agricola-classic", 2, LEARNED, {"cards": "base"}, wins=0.9),
    Aim("agricola-revised", 1, ("learned",), {}, points=55),
    Aim("creatures", 2, LEARNED, {}, wins=0.5),
    Aim("creatures", 2, LEARNED, {"mode": "advanced"}, wins=0.95),
    Aim("creatures", 2, LEARNED, {"mode": "expert"}, wins=0.95),
    Aim("hallertau", 1, ("learned",), {"cards": "none"}, points=85),
    Aim("hallertau", 1, ("learned",), {}, points=100),
    Aim("hallertau", 2, LEARNED, {}, wins=0.9),
    Aim("express", 1, ("learned",), {}, points=130),
    Aim("agricola-revised", 2, ("search:sims=300", "learned"), {}, wins=0.95),
    Aim("creatures", 2, ("search:sims=300", "learned"), {}, wins=0.75),
    Aim("hallertau", 1, ("search:sims=300",), {}, points=100),
    Aim("express", 1, ("search:sims=300",), {}, points=130),
    Aim("agricola-revised", 1, ("search:sims=300",), {}, points=55),
    *[
        Aim(game, 2, pair, {}, wins=0.75)
        for game in ("agricola-revised", "agricola-classic", "creatures", "hallertau", "express")
        for pair in pairwise(reversed(LEVELS))
    ],
)


def told(aim: Aim, sets: int, jobs: int) -> str:
    """One match in a line: what was reached, and what was aimed at."""
    match = match_of(aim.game, list(aim.bots), seats=aim.seats, seed=1, options=aim.options)
    with crew_of(jobs) as crew:
        *_, results = contest(Results(match), sets=sets, crew=crew)
    row = next(row for row in standings(results) if row.bot == aim.bots[0])
    form = "/".join([aim.game, str(aim.seats), *[str(value) for value in aim.options.values()]])
    figure, scale = (row.points, 1) if row.rate is None or aim.points else (row.rate, 100)
    between = ""
    if figure.low is not None and figure.high is not None:
        between = f" [{scale * figure.low:.1f}, {scale * figure.high:.1f}]"
    what = "mean" if scale == 1 else "% won"
    reached = f"{row.games} games, {what} {scale * figure.value:.1f}{between}"
    reached += f", points {row.points.value:.1f}"
    wanted = f"{100 * aim.wins:.0f} %" if aim.wins else f"mean {aim.points:.0f}"
    return f"{form:32} {' against '.join(aim.bots):32} {reached} (aim {wanted})"


def main() -> None:
    """Play all matches, or those of one game, with so many sets each."""
    sets, jobs, only, *_ = [*sys.argv[1:], *("50", "2", "")[len(sys.argv) - 1 :]]
    for aim in AIMS:
        if aim.game.startswith(only):
            print(told(aim, int(sets), int(jobs)), flush=True)


if __name__ == "__main__":
    main()
