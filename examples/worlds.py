"""A player that searches: it tries every action in a few worlds that agree with what it knows."""

from __future__ import annotations

import random

import bocage


def playout(table: bocage.Table, seat: int, rng: random.Random) -> float:
    """The points of a seat when everybody plays on at random."""
    while (decision := table.decision) is not None:
        table.play(rng.choice(decision.actions))
    return float(table.scores()[seat].total)


def choose(seat: bocage.Seat, rng: random.Random, worlds: int = 2) -> bocage.Action:
    """The action with the best mean over some worlds."""
    decision = seat.decision
    assert decision is not None
    found: dict[bocage.Action, float] = {}
    for action in decision.actions:
        total = 0.0
        for _ in range(worlds):
            world = seat.determinize(rng)
            world.play(action)
            total += playout(world, seat.number, rng)
        found[action] = total / worlds
    return max(found, key=lambda action: found[action])


def main() -> None:
    """Take the first decision of a game."""
    table = bocage.new("agricola-revised", seats=2, seed=3, cards="base")
    assert table.decision is not None
    action = choose(table.seat(table.decision.seat), random.Random(1))
    table.play(action)
    print(bocage.text(table.describe(action)))


if __name__ == "__main__":
    main()
