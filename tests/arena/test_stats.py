"""Intervals against figures worked out by hand and taken from printed tables."""

from __future__ import annotations

import random

import pytest

from bocage.arena.stats import (
    ENOUGH,
    Interval,
    decided,
    mean_interval,
    normal,
    rate_interval,
    student,
)


@pytest.mark.parametrize(
    ("confidence", "freedom", "printed"),
    [
        (0.95, 1, 12.706),
        (0.95, 2, 4.303),
        (0.95, 5, 2.571),
        (0.95, 10, 2.228),
        (0.95, 30, 2.042),
        (0.99, 10, 3.169),
        (0.99, 30, 2.750),
        (0.9, 5, 2.015),
    ],
)
def test_students_distribution(confidence: float, freedom: int, printed: float) -> None:
    assert student(confidence, freedom) == pytest.approx(printed, abs=0.002)


def test_standard_errors_of_a_normal_mean() -> None:
    assert normal(0.95) == pytest.approx(1.95996, abs=1e-5)


def test_a_mean() -> None:
    """Of 1 to 5: mean 3, variance 2.5, standard error √0.5, and 2.776 of them."""
    found = mean_interval([1, 2, 3, 4, 5])
    assert found == pytest.approx((3, 3 - 1.963, 3 + 1.963), abs=0.002)
    assert mean_interval([7.0]) == Interval(7, None, None)
    assert not mean_interval([7.0]).leaves(1)


def test_a_rate_of_independent_games() -> None:
    """8 wins in 10 sets of one game each: Wilson's interval for 9 games, as one is the mean."""
    found = rate_interval([1] * 8 + [0] * 2, 10)
    z = 1.959964**2 / 9
    assert found.value == 0.8
    assert found.low == pytest.approx((0.8 + z / 2 - (z * (0.16 + z / 4)) ** 0.5) / (1 + z))
    assert found.high == pytest.approx((0.8 + z / 2 + (z * (0.16 + z / 4)) ** 0.5) / (1 + z))


def test_games_of_a_set_that_end_alike_count_as_one() -> None:
    alike = rate_interval([1, 0] * 10, 40)
    apart = rate_interval([1, 0.5, 0.5, 0] * 5, 40)
    assert alike.low is not None and apart.low is not None
    assert alike.value == apart.value == 0.5
    assert alike.low < apart.low < 0.5


def test_nothing_but_wins_leaves_some_doubt() -> None:
    """Wilson's lower end for n wins of n is n / (n + z²)."""
    found = rate_interval([1.0] * 96, 192)
    assert found == pytest.approx((1, 96 / (96 + 3.8415), 1), abs=1e-4)
    assert rate_interval([0.0] * 96, 192).low == 0


def test_a_few_sets_decide_nothing() -> None:
    assert not decided([1.0] * (ENOUGH - 1), 2 * ENOUGH, 0.1)
    assert decided([1.0] * ENOUGH, 2 * ENOUGH, 0.1)
    assert not decided([1.0] * ENOUGH, 2 * ENOUGH, 0.5)
    assert decided([1.0] * 20, 40, 0.5)
    assert decided([0.0] * 20, 40, 0.5)
    assert not decided([0.5] * 20, 40, 0.5)


def test_equal_bots_are_hardly_ever_told_apart() -> None:
    """Looked at after each of 200 sets, 100 matches between equals."""
    rng = random.Random(8)
    wrong = 0
    for _ in range(100):
        shares: list[float] = []
        for _ in range(200):
            shares.append((rng.getrandbits(1) + rng.getrandbits(1)) / 2)
            if decided(shares, 2 * len(shares), 0.5):
                wrong += 1
                break
    assert wrong <= 3
