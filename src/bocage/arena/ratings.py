"""Ratings by openskill's Plackett-Luce model: what a bot is worth against anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from .stats import CONFIDENCE, Interval, normal

if TYPE_CHECKING:
    # The web table rates people, and needs no arena for it.
    from .results import Side


class Skill(NamedTuple):
    """What somebody is taken to be worth, and how unsure that is."""

    mu: float
    sigma: float


BEGINNING: Final = Skill(25.0, 25.0 / 3)
"""What is known of whoever has not played yet."""


def rated(skills: Sequence[Skill], ranks: Sequence[float]) -> list[Skill]:
    """What those who played one game are worth after it; the best have the lowest rank."""
    model = PlackettLuce()
    teams = [[model.rating(skill.mu, skill.sigma)] for skill in skills]
    return [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(ranks))]


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


def interval(rating: PlackettLuceRating | Skill) -> Interval:
    """A rating, and how far it may be off."""
    reach = normal(CONFIDENCE) * rating.sigma
    return Interval(rating.mu, rating.mu - reach, rating.mu + reach)
