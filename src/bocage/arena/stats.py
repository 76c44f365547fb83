"""How sure one can be of a mean: intervals over sets, whose games hang together."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, tan
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
STRICT: Final = 0.999
"""For looking again and again: it is wrong in less than 3 of 100 matches of 1000 sets."""
ENOUGH: Final = 8
"""So few sets decide nothing."""


class Interval(NamedTuple):
    """A figure, and between what it lies with the confidence asked for, if that can be said."""

    value: float
    low: float | None
    high: float | None

    def leaves(self, mark: float) -> bool:
        """Whether a mark lies outside."""
        return self.low is not None and self.high is not None and not self.low <= mark <= self.high


def normal(confidence: float) -> float:
    """So many standard errors to both sides of a mean."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student(confidence: float, freedom: int) -> float:
    """The same where the spread is estimated from few values (Abramowitz and Stegun 26.7.5)."""
    if freedom == 1:
        return tan(pi * confidence / 2)
    if freedom == 2:
        return float(confidence * (2 / (1 - confidence**2)) ** 0.5)
    z = normal(confidence)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The mean of independent values, by Student's distribution."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    error = (variance(values) / len(values)) ** 0.5
    reach = student(confidence, len(values) - 1) * error
    return Interval(mean, mean - reach, mean + reach)


def rate_interval(values: Sequence[float], games: int, confidence: float = CONFIDENCE) -> Interval:
    """A share of games won, from the shares in independent sets, by Wilson's score.

    The sets are worth as many independent games as their spread tells, never more than were
    played; where all sets ended alike, as many as there are sets.
    """
    rate = fmean(values)
    worth = float(len(values))
    if len(values) > 1 and (spread := variance(values)) > 0:
        worth = min(float(games), rate * (1 - rate) * len(values) / spread)
    z = normal(confidence) ** 2 / worth
    middle = (rate + z / 2) / (1 + z)
    reach = (z * (rate * (1 - rate) + z / 4)) ** 0.5 / (1 + z)
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def decided(values: Sequence[float], games: int, mark: float) -> bool:
    """Whether a share of games won is surely not the mark, however often this is asked."""
    return len(values) >= ENOUGH and rate_interval(values, games, STRICT).leaves(mark)
