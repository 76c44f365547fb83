"""Levels: who plays at each, in games learned or not, and within a limit."""

from __future__ import annotations

import random

import pytest

import bocage
from bocage import bots
from bocage.bots.learned.bot import LearnedBot
from bocage.bots.learned.network import fresh
from bocage.bots.search.bot import SearchBot
from bocage.bots.search.judges import ByNetwork
from bocage.games import find

GAMES = [game.id for game in bocage.games()]


def opening(game: str) -> bocage.Seat:
    """The seat that decides first."""
    table = bocage.new(game, seats=2, seed=3)
    return table.seat(table.decisions[0].seat)


def test_a_table_offers_the_levels_and_accepts_the_bots_of_older_ones() -> None:
    assert bots.offered() == ("beginner", "fair", "strong", "master")
    assert {*bots.offered(), "random", "greedy"} == set(bots.accepted()) <= set(bots.names())
    assert [bots.ponders(name) for name in bots.offered()] == [False, False, True, True]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", bots.offered())
def test_every_level_plays_every_game(game: str, level: str) -> None:
    seat = opening(game)
    assert seat.decision is not None
    assert bocage.bot(level, 1, limit=0.0).choose(seat) in seat.decision.actions


@pytest.mark.parametrize("game", GAMES)
def test_what_has_been_learned_ranks_all_actions(game: str) -> None:
    seat = opening(game)
    assert seat.decision is not None
    network = fresh(game, find(game).encoding, (16, 8))
    advice = seat.advise(LearnedBot(random.Random(1), network))
    assert {found.action for found in advice} == set(seat.decision.actions)
    assert [found.lead for found in advice] == sorted([a.lead for a in advice], reverse=True)


def test_a_limit_cuts_a_search_short_after_one_way_on() -> None:
    seat = opening("agricola-revised")
    judge = ByNetwork(fresh("agricola-revised", find("agricola-revised").encoding, (16, 8)))
    for given in ({"sims": 10**6}, {"seconds": 3600.0}):
        bot = SearchBot(random.Random(1), judge=judge, limit=0.0, **given)
        assert bot.search(seat).root.tries == 1
        assert len(seat.advise(bot)) == 1
    with pytest.raises(bocage.BadValue, match="limit"):
        bocage.bot("search", limit=-1.0)
