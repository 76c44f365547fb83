"""A short look at strength; `make strength` measures it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.bots.learned.bot import has_network, network_of

CHECKED = {
    "agricola-classic": {},
    "agricola-revised": {},
    "creatures": {"mode": "advanced"},
    "express": {},
    "hallertau": {},
}
"""The games that have been learned."""


def lead(game: str, bot: str, options: dict[str, str], seed: int) -> float:
    """What a bot is ahead of greedy by, in a game of two."""
    seat = seed % 2
    table = bocage.new(game, seats=2, seed=100 + seed // 2, **options)
    players = [bocage.bot(bot if k == seat else "greedy", seed=seed) for k in range(2)]
    while (decision := table.decision) is not None:
        table.play(players[decision.seat].choose(table.seat(decision.seat)))
    points = [score.total for score in table.scores()]
    return points[seat] - points[1 - seat]


@pytest.mark.parametrize("game", CHECKED)
def test_learned_beats_greedy(game: str) -> None:
    leads = [lead(game, "learned", CHECKED[game], seed) for seed in range(10)]
    assert sum(leads) > 0
    assert sum(ahead > 0 for ahead in leads) >= 5


def test_these_games_have_been_learned() -> None:
    assert set(CHECKED) == {game.id for game in bocage.games() if has_network(game.id)}


@pytest.mark.parametrize("game", [game.id for game in bocage.games()])
def test_a_game_that_nobody_has_learned_is_searched_by_greedys_judgement(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bocage.bots.learned.bot.NETWORKS", tmp_path)
    network_of.cache_clear()
    table = bocage.new(game, seed=1)
    assert table.decision is not None
    seat = table.seat(table.decision.seat)
    with pytest.raises(bocage.BadValue, match="has a network"):
        bocage.bot("learned").choose(seat)
    assert bocage.bot("search", sims=2).choose(seat) in table.decision.actions


def test_more_simulations_are_not_weaker() -> None:
    points: dict[int, float] = {}
    for sims in (4, 60):
        points[sims] = 0.0
        for seed in range(6):
            table = bocage.new("express", seats=1, seed=seed)
            bot = bocage.bot("search", seed=seed, sims=sims)
            while table.decision is not None:
                table.play(bot.choose(table.seat(0)))
            points[sims] += table.scores()[0].total
    assert points[60] >= points[4]
