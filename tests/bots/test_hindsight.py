"""What decisions have cost: a planted mistake is found, by nothing but what its seat knew."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.bots import hindsight
from bocage.bots.hindsight import (
    LEAST,
    TOLD,
    Cost,
    Doubt,
    costliest,
    first_look,
    most_doubtful,
    second_look,
    turns,
)
from bocage.kernel.table import Table

MISTAKE = 3.0


def blundered(game: str, seed: int) -> tuple[Table, str, str, float]:
    """A moment of a game of greedy's, the worst action there, a better one, and what it costs."""
    table, rng = bocage.new(game, seats=2, seed=seed), Random(seed)
    greedy = bocage.bot("greedy", seed=seed)
    while not table.over:
        decision = table.decisions[0]
        for action in rng.sample(decision.actions, min(3, len(decision.actions))):
            better = first_look(table, decision.seat, action, rng)
            if better and better[0][1] > MISTAKE:
                return table, action.text, better[0][0], better[0][1]
        table.play(greedy.choose(table.seat(decision.seat)), decision.seat)
    raise AssertionError("nothing was a mistake")


@pytest.mark.parametrize("game", ["agricola-revised", "creatures", "express", "hallertau"])
def test_a_mistake_is_found_at_both_looks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "SIMS", 60)
    monkeypatch.setattr(hindsight, "SECONDS", 600.0)
    table, action, better, cost = blundered(game, 3)
    seat = table.decisions[0].seat
    found = second_look(table, seat, Doubt(7, 2, action, (better,), cost), Random(1))
    assert found is not None
    assert (found.n, found.turn, found.action, found.better) == (7, 2, action, better)
    assert found.points >= LEAST
    assert second_look(table, seat, Doubt(7, 2, better, (action,), 1.0), Random(1)) is None


@pytest.mark.parametrize("game", ["agricola-revised", "creatures", "hallertau"])
def test_it_looks_at_nothing_that_the_seat_did_not_know(game: str) -> None:
    table = bocage.new(game, seats=2, seed=5)
    player = bocage.bot("random", seed=1)
    looked = 0
    for n in range(60):
        decision = table.decisions[0]
        seat = decision.seat
        if n % 4 == 0:
            other = table.determinize(seat, Random(9))
            looks = [
                first_look(one, seat, decision.actions[0], Random(4)) for one in (table, other)
            ]
            assert looks[0] == looks[1]
            looked += bool(looks[0])
        table.play(player.choose(table.seat(seat)), seat)
    assert looked > 5


def test_of_a_turn_the_worst_decision_is_looked_at_twice() -> None:
    doubts = [Doubt(n, n // 2, "x", ("y",), float(n % 5)) for n in range(30)]
    found = most_doubtful(doubts)
    assert len({doubt.turn for doubt in found}) == len(found) == 8
    assert [doubt.cost for doubt in found] == sorted([d.cost for d in found], reverse=True)
    costs = [Cost(n, n, "x", "y", float(n)) for n in range(6)]
    assert [cost.n for cost in costliest(costs)] == [5, 4, 3][:TOLD]


def test_a_turn_ends_where_another_seat_moves_or_is_asked_to_place_again() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=2)
    first = table.decisions[0].seat
    moves = ["place farmland", "plow r1c2", "place forest", "place clay-pit"]

    def told() -> list[tuple[Table, int]]:
        found = []
        for move in moves:
            seat = table.decisions[0].seat
            found.append((table.copy(), seat))
            table.play(move, seat)
        return found

    assert [(turn, seat) for turn, _, seat in turns(told())] == [
        (1, first),
        (1, first),
        (2, 1 - first),
        (3, first),
    ]
