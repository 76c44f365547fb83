"""How fast environments are: steps per second of random play, observations and masks included."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import bocage

from ..games import find
from ..kernel.errors import BadValue
from ..kernel.game import Game

if TYPE_CHECKING:
    from rich.table import Table

RUNS: Final = 3
Steps = Callable[[str, int, random.Random], Iterator[None]]
"""Plays on for ever with some seats, one step after the other."""


def gymnasium_steps(game: str, seats: int, rng: random.Random) -> Iterator[None]:
    """One seat against random bots."""
    import numpy as np

    from ..envs.gym import OneSeat

    env = OneSeat(game, seats, bots="random")
    _, info = env.reset(seed=rng.getrandbits(30))
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, _, over, _, info = env.step(action)
        yield
        if over:
            _, info = env.reset()


def pettingzoo_steps(game: str, seats: int, rng: random.Random) -> Iterator[None]:
    """Every seat an agent."""
    import numpy as np

    from ..envs import aec

    env = aec(game, seats)
    while True:
        env.reset(seed=rng.getrandbits(30))
        while True:
            observation, _, over, _, _ = env.last()
            if over:
                break
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            yield


def openspiel_steps(game: str, seats: int, rng: random.Random) -> Iterator[None]:
    """Every seat a player, chance another one whose moves do not count."""
    from ..envs.openspiel import BocageGame

    loaded = BocageGame({"game": game, "seats": seats})
    while True:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            yield


KINDS: Final[dict[str, tuple[str, Steps]]] = {
    "gymnasium": ("gymnasium", gymnasium_steps),
    "pettingzoo": ("pettingzoo", pettingzoo_steps),
    "openspiel": ("pyspiel", openspiel_steps),
}
"""The libraries, by the modules that show whether they are installed."""


def told(game: Game) -> bool:
    """Whether a game has an encoding."""
    try:
        return game.encoding.size > 0
    except BadValue:
        return False


def rate(steps: Iterator[None], seconds: float) -> float:
    """Steps per second."""
    count = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(20):
            next(steps)
        count += 20
    return count / elapsed


def measure(games: list[str] | None, seed: int, seconds: float) -> dict[str, dict[str, float]]:
    """Steps per second with two seats, by library and game; without libraries nothing."""
    found: dict[str, dict[str, float]] = {}
    for kind, (module, steps) in KINDS.items():
        if find_spec(module) is None:
            continue
        for game in [find(id) for id in games] if games else bocage.games():
            if not told(game):
                continue
            playing = steps(game.id, 2, random.Random(seed))
            rate(playing, seconds)
            speed = statistics.median(rate(playing, seconds) for _ in range(RUNS))
            found[f"{kind}/{game.id}/2"] = {"steps_per_s": round(speed)}
    return found


def table(found: dict[str, dict[str, Any]]) -> Table:
    """The same for people, a line per environment."""
    from rich.table import Table

    shown = Table(title="environments")
    shown.add_column("")
    shown.add_column("steps/s", justify="right")
    for name, row in found.items():
        shown.add_row(name, f"{row['steps_per_s']:,}")
    return shown
