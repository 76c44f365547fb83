"""How the bots of a match stand."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from .games import has_goal
from .ratings import ratings
from .results import Results, Side
from .stats import Interval, mean_interval, rate_interval


class Standing(NamedTuple):
    """One bot: figures over all games, intervals over sets."""

    bot: str
    games: int
    """Games in which it sat, once for every seat."""
    wins: float | None
    """Games won, shared ones in parts; none where winning means nothing."""
    rate: Interval | None
    points: Interval
    spread: float
    lowest: float
    highest: float
    margin: Interval | None
    """Points ahead of the best of the others; none if there are no others."""
    rating: Interval | None
    """None if it met no other bot."""
    all_points: tuple[float, ...]
    """Every game's points."""
    running: tuple[float, ...]
    """After each set, the win rate until then; without wins, the mean points."""


def standings(results: Results) -> list[Standing]:
    """All bots, the best first."""
    match = results.match
    if not results.sets:
        return []
    sets = results.encounters()
    counts_wins = match.seats > 1 or has_goal(match.plan)
    rated = ratings(match.bots, [group for groups in sets for group in groups])
    found = [standing(bot, sets, counts_wins, rated) for bot in match.bots]
    return sorted(found, key=lambda one: (one.rate or one.points)[0], reverse=True)


def standing(
    bot: str, sets: list[list[list[Side]]], counts_wins: bool, rated: dict[str, Interval]
) -> Standing:
    """How one bot stands."""
    own = [[side for group in groups for side in group if side.bot == bot] for groups in sets]
    ahead = [[lead for group in groups for lead in leads(bot, group)] for groups in sets]
    points = [side.points for sides in own for side in sides]
    wins = [fmean(side.win for side in sides) for sides in own]
    means = [fmean(side.points for side in sides) for sides in own]
    return Standing(
        bot,
        len(points),
        sum(side.win for sides in own for side in sides) if counts_wins else None,
        rate_interval(wins, len(points)) if counts_wins else None,
        mean_interval(means),
        stdev(points) if len(points) > 1 else 0.0,
        min(points),
        max(points),
        mean_interval([fmean(set_) for set_ in ahead]) if ahead[0] else None,
        rated[bot] if len(rated) > 1 else None,
        tuple(points),
        tuple(running(wins if counts_wins else means)),
    )


def leads(bot: str, group: Sequence[Side]) -> list[float]:
    """How many points each seat of a bot is ahead of the best of the others."""
    if len(group) < 2:
        return []
    return [
        side.points - max(other.points for other in group if other is not side)
        for side in group
        if side.bot == bot
    ]


def running(values: Sequence[float]) -> list[float]:
    """The mean up to each of the values."""
    found: list[float] = []
    total = 0.0
    for number, value in enumerate(values, 1):
        total += value
        found.append(total / number)
    return found
