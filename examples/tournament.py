"""Bots against each other: paired games, so that both sit in both seats with the same deal."""

from __future__ import annotations

import sys

import bocage


def play(seed: int, names: tuple[str, ...]) -> list[float]:
    """One game between bots; the points of each."""
    table = bocage.new("agricola-revised", seats=len(names), seed=seed)
    bots = [bocage.bot(name, seed) for name in names]
    while (decision := table.decision) is not None:
        table.play(bots[decision.seat].choose(table.seat(decision.seat)))
    return [float(score.total) for score in table.scores()]


def main(pairs: int) -> None:
    """Print how far the greedy bot is ahead of the random one."""
    ahead = []
    for seed in range(pairs):
        first = play(seed, ("greedy", "random"))
        second = play(seed, ("random", "greedy"))
        ahead.append((first[0] - first[1] + second[1] - second[0]) / 2)
    print(f"greedy is {sum(ahead) / len(ahead):.1f} points ahead in {2 * pairs} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
