"""Sound judgement alone at the table: two people in one thought, and points worth a series."""

from __future__ import annotations

from statistics import mean

import bocage
from bocage.bots.agricola.judge import AgricolaJudge
from tests.bots.playing import played_out
from tests.games.agricola.scenario import both, seat, table


@both
def test_one_fetches_what_the_other_builds_with(game: str) -> None:
    spaces = {"forest": {"goods": {"wood": 15}}}
    last = table(game, {"goods": {"food": 9}}, round=14, spaces=spaces)
    played_out(last, 1, ("greedy",))
    assert last.actions[:2] == ("place forest", "place fencing")
    assert len(seat(last)["pastures"]) == 4


@both
def test_turns_are_planned_together_only_where_nobody_comes_between(game: str) -> None:
    judge = AgricolaJudge()
    for seats in (1, 2):
        start = bocage.new(game, seats=seats, seed=1)
        assert start.decision is not None
        assert judge.plans(start, start.decision) == (seats == 1)
        assert (judge.believes(start) is judge.alone) == (seats == 1)


@both
def test_the_points_of_a_player_who_knows_the_game(game: str) -> None:
    """Without planning and with the beliefs of a full table it is about 40 in both editions."""
    scores = [
        played_out(bocage.new(game, seats=1, seed=seed), seed, ("greedy",)).scores()[0]
        for seed in range(3)
    ]
    assert mean([score.total for score in scores]) >= 41
    assert not any(score.lines["begging"] for score in scores)
