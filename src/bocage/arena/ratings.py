"""Ratings by openskill's Plackett-Luce model: what a bot is worth against anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from .results import Side
from .stats import CONFIDENCE, Interval, normal


def ratings(bots: Sequence[str], encounters: Iterable[Sequence[Side]]) -> dict[str, Interval]:
    """The rating of each bot after all encounters; everybody begins at 25.

    A bot that has several seats takes the mean of what they would bring it.
    """
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for group in encounters:
        if len({side.bot for side in group}) < 2:
            continue
        rated = model.rate([[known[side.bot]] for side in group], ranks=places(group))
        for bot in {side.bot for side in group}:
            own = [team[0] for side, team in zip(group, rated, strict=True) if side.bot == bot]
            known[bot] = model.rating(
                fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own), bot
            )
    return {bot: interval(rating) for bot, rating in known.items()}


def places(group: Sequence[Side]) -> list[float]:
    """Who came first, second and so on: winners, then by points."""
    worth = [(side.win, side.points) for side in group]
    return [float(sum(other > own for other in worth)) for own in worth]


def interval(rating: PlackettLuceRating) -> Interval:
    """A rating, and how far it may be off."""
    reach = normal(CONFIDENCE) * rating.sigma
    return Interval(rating.mu, rating.mu - reach, rating.mu + reach)
