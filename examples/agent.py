"""An agent that learns Agricola Express alone, with numpy and Gymnasium only, in a few minutes.

Its wishes for actions and the points it expects are linear in what it sees. After a batch of games
whatever was done in those that went better than expected becomes likelier (REINFORCE with a
baseline). `python examples/agent.py 12` plays twelve rounds of 100 games; without a number, 240.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
GAMES = 100
RATE = 0.003
UNIT = 50.0
"""So many points are one unit of what is expected."""


class Moment(NamedTuple):
    """One decision: what was seen, what could be chosen and how likely each was, what was done."""

    row: Floats
    options: NDArray[np.intp]
    likely: Floats
    chosen: int


class Agent:
    """A linear policy and a linear forecast, fitted by Adam."""

    def __init__(self, features: int, actions: int) -> None:
        shape = (actions + 1, features)
        self.weights = np.zeros(shape, np.float32)
        self.mean = np.zeros(shape, np.float32)
        self.square = np.zeros(shape, np.float32)
        self.steps = 0

    def moment(self, row: Floats, mask: NDArray[np.int8], rng: np.random.Generator) -> Moment:
        """Choose among what the mask allows."""
        options = np.flatnonzero(mask)
        wishes = self.weights[options] @ row
        likely = np.exp(wishes - wishes.max())
        likely /= likely.sum()
        return Moment(row, options, likely, int(rng.choice(len(options), p=likely)))

    def learn(self, games: list[tuple[list[Moment], float]]) -> None:
        """One step towards what went better than expected."""
        slope = np.zeros_like(self.weights)
        for moments, points in games:
            for moment in moments:
                surprise = points / UNIT - float(self.weights[-1] @ moment.row)
                slope[-1] += surprise * moment.row
                push = -moment.likely
                push[moment.chosen] += 1
                slope[moment.options] += np.outer(push * surprise, moment.row)
        slope /= sum(len(moments) for moments, _ in games)
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-5)


def play(
    env: gymnasium.Env[Floats, np.int64], agent: Agent, rng: np.random.Generator
) -> tuple[list[Moment], float]:
    """One game: all its decisions, and what it came to."""
    row, info = env.reset()
    moments: list[Moment] = []
    while True:
        moment = agent.moment(row, info["action_mask"], rng)
        moments.append(moment)
        row, points, over, _, info = env.step(np.int64(moment.options[moment.chosen]))
        if over:
            return moments, float(points)


def main(rounds: int) -> None:
    """Learn, and draw the curve of mean points as it grows."""
    env = gymnasium.make("bocage.envs:bocage/express-v0", seats=1)
    row, info = env.reset(seed=1)
    agent = Agent(len(row), len(info["action_mask"]))
    rng = np.random.default_rng(1)
    for number in range(1, rounds + 1):
        games = [play(env, agent, rng) for _ in range(GAMES)]
        agent.learn(games)
        mean = float(np.mean([points for _, points in games]))
        print(f"{number * GAMES:6} games {mean:7.1f} points {'#' * round(max(mean, 0) / 2)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 240)
