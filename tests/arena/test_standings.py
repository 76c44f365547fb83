"""Wins, points, margins and ratings of results told by hand."""

from __future__ import annotations

import pytest

from bocage.arena.games import Outcome
from bocage.arena.match import match_of
from bocage.arena.results import Results
from bocage.arena.standings import standings

from .matches import told

DUEL = ("greedy", "random")


def test_two_bots_in_both_seats() -> None:
    """Sets of (greedy, random), (random, greedy): greedy has 3 and 4, then 7 and 2 points."""
    first, second = standings(told(DUEL, (3, 1), (2, 4), (7, 5), (6, 2)))
    assert (first.bot, second.bot) == DUEL
    assert (first.games, first.wins) == (4, 3)
    assert (second.games, second.wins) == (4, 1)
    assert first.rate is not None and first.rate.value == 0.75
    assert first.points == pytest.approx((4, 4 - 6.353, 4 + 6.353), abs=0.001)
    assert first.margin == pytest.approx((0.5, 0.5 - 19.059, 0.5 + 19.059), abs=0.001)
    assert second.margin is not None and second.margin.value == -0.5
    assert (first.lowest, first.highest) == (2, 7)
    assert first.all_points == (3, 4, 7, 2)
    assert first.running == (1, 0.75)


def test_a_set_that_is_not_whole_does_not_count() -> None:
    whole = told(DUEL, (3, 1), (2, 4))
    assert standings(told(DUEL, (3, 1), (2, 4), (99, 0))) == standings(whole)
    assert standings(told(DUEL, (3, 1))) == []


def test_a_shared_win_counts_in_parts() -> None:
    first, second = standings(told(DUEL, (3, 3), (2, 4)))
    assert (first.wins, second.wins) == (1.5, 0.5)


def test_one_bot_at_a_table_of_others() -> None:
    """greedy, random, random and its rotations: greedy wins two games of three."""
    first, second = standings(told(DUEL, (9, 1, 2), (3, 4, 8), (5, 1, 2)))
    assert (first.bot, first.games, first.wins) == ("greedy", 3, 2)
    assert (second.bot, second.games, second.wins) == ("random", 6, 1)
    assert first.rate is not None and first.rate.value == pytest.approx(2 / 3)
    assert first.margin is not None and first.margin.value == pytest.approx((7 + 4 - 4) / 3)


def test_partners_win_together() -> None:
    match = match_of("agricola-revised", DUEL * 2, 4, 1, {"teams": "lowest"})
    assert match.partners == 2
    first, second = standings(
        Results(match, (Outcome((9, 1, 9, 1), (0, 2)), Outcome((1, 9, 1, 9), (1, 3))))
    )
    assert first.rate is not None and first.rate.value == 1
    assert second.rate is not None and second.rate.value == 0


def test_alone_the_goal_counts_and_the_same_deal_is_compared() -> None:
    match = match_of("express", DUEL, 1, seed=1)
    games = [((100,), (0,)), ((20,), ()), ((80,), ()), ((40,), ())]
    first, second = standings(Results(match, tuple(Outcome(*game) for game in games)))
    assert first.rate is not None and first.rate.value == 0.5
    assert first.points.value == 90
    assert first.margin is not None and first.margin.value == 60
    assert second.wins == 0
    assert first.rating is not None and second.rating is not None
    assert first.rating.value > 25 > second.rating.value


def test_alone_without_a_goal_there_are_only_points() -> None:
    match = match_of("agricola-revised", ["greedy"], 1, seed=1)
    (only,) = standings(Results(match, (Outcome((40,), (0,)), Outcome((44,), (0,)))))
    assert (only.rate, only.wins, only.margin, only.rating) == (None, None, None, None)
    assert only.points.value == 42
    assert only.running == (40, 42)


def test_ratings_follow_wins_and_grow_surer() -> None:
    game = ((3, 1), (1, 3))
    few, many = standings(told(DUEL, *game)), standings(told(DUEL, *game * 10))
    for better, worse in (few, many):
        assert better.rating is not None and worse.rating is not None
        assert better.rating.value > 25 > worse.rating.value
    (wide, narrow) = (rows[0].rating or pytest.fail("no rating") for rows in (few, many))
    assert narrow.value > wide.value
    assert wide.high is not None and narrow.high is not None
    assert narrow.high - narrow.value < wide.high - wide.value


def test_who_plays_against_itself_has_no_rating() -> None:
    (only,) = standings(told(["greedy"], (3, 1), (1, 3)))
    assert only.rating is None
    assert only.rate is not None and only.rate.value == 0.5
