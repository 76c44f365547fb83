"""Plays what a network judges best, one action ahead."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Final, final

import numpy as np

from ...campaigns.campaign import Campaign
from ...games import find
from ...kernel.actions import Action
from ...kernel.errors import BadValue, Error
from ...kernel.rng import seeded
from ...kernel.seat import Seat
from ...kernel.table import state_of
from ..greedy import GreedyBot
from .judging import Prospect
from .network import Network, load

NETWORKS: Final = Path(__file__).parent / "networks"


def has_network(game: str) -> bool:
    """Whether a game has been learned."""
    return (NETWORKS / f"{game}.npz").exists()


@cache
def network_of(game: str) -> Network:
    """The network that has learned a game."""
    if not has_network(game):
        raise BadValue("game", game, "a game for which Bocage has a network")
    return load(NETWORKS / f"{game}.npz", find(game).encoding)


@final
class LearnedBot:
    """Tries each action on a table of its own and takes the one that its network likes best."""

    def __init__(self, rng: random.Random, network: Network | None = None) -> None:
        self.rng = rng
        self.network = network

    def choose(self, seat: Seat) -> Action:
        """The action of the seat's decision after which the network expects most."""
        decision = seat.decision
        if decision is None:
            raise Error(f"seat {seat.number} has nothing to decide")
        table = seat.determinize(self.rng)
        network = self.network or network_of(table.game.id)
        words = seeded(self.rng.getrandbits(64))
        prospect = Prospect(table.game, state_of(table), seat.number, words)
        values = prospect.judge(network.judge(prospect.rows))
        return table.game.actions.actions[prospect.actions[int(np.argmax(values))]]

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """The occupation that greedy would keep."""
        return GreedyBot(self.rng).keep(campaign, seat)
