"""How fast learned players think: rows, judgements, simulations and games against themselves."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from rich.table import Table

import bocage

from ..bots.learned.bot import has_network, network_of
from ..bots.learned.network import Network, fresh
from ..bots.search.judges import ByNetwork
from ..bots.search.tree import Tree
from ..games import find
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.table import state_of
from ..training.actor import Actor
from ..training.mixes import Form, Mix

HIDDEN = (256, 64)
"""The layers of the networks in the package."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of something is done per second."""
    work()
    done = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        done += work()
    return round(done / elapsed, 1)


def in_the_middle(game: Game, seats: int, seed: int) -> State:
    """A state in the middle of a game."""
    table = bocage.new(game.id, seats=seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(20):
        assert table.decision is not None
        table.play(rng.choice(table.decision.actions))
    return state_of(table)


def measure(game: Game, seed: int, seconds: float) -> dict[str, float]:
    """The speeds of a game with two seats, as usual."""
    s = in_the_middle(game, 2, seed)
    seat = s.stack[-1][1]
    network: Network = (
        network_of(game.id) if has_network(game.id) else fresh(game.id, game.encoding, HIDDEN)
    )
    rows = [game.encode(s, seat) for _ in range(12)]
    rng = random.Random(seed)

    def encode() -> int:
        for _ in range(100):
            game.encode(s, seat)
        return 100

    def evaluate() -> int:
        network.judge(rows)
        return len(rows)

    def simulate() -> int:
        return Tree(game, s, seat, ByNetwork(network), rng).think(100)

    actor = Actor(Mix(game.id, (Form(1, 2, {}),)), network, rng, 8, 0.9)

    def play() -> int:
        return len(actor.step())

    return {
        "encodings_per_s": rate(encode, seconds),
        "evaluations_per_s": rate(evaluate, seconds),
        "simulations_per_s": rate(simulate, seconds),
        "own_games_per_s": rate(play, 4 * seconds),
    }


def measured(games: list[str] | None, seed: int, seconds: float) -> dict[str, dict[str, float]]:
    """The speeds of some games, or of all."""
    chosen = [find(id) for id in games] if games else bocage.games()
    return {f"{game.id}/2": measure(game, seed, seconds) for game in chosen}


def table(results: dict[str, dict[str, float]]) -> Table:
    """The speeds in a table."""
    found = Table(title="thought")
    for heading in ("", "encodings/s", "evaluations/s", "simulations/s", "own games/s"):
        found.add_column(heading, justify="right" if heading else "left")
    for name, row in results.items():
        found.add_row(name, *[f"{value:,}" for value in row.values()])
    return found
