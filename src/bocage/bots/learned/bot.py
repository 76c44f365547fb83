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
from ...kernel.game import Game
from ...kernel.rng import seeded
from ...kernel.seat import Advice, Seat
from ...kernel.state import State
from ...kernel.table import state_of
from ..greedy import GreedyBot
from ..reasons.explain import explained
from .judging import LINE, Prospect, after
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
        prospect, network = self.prospect(seat)
        liked = prospect.liked(prospect.judge(network.judge(prospect.rows)), network)
        return prospect.game.actions.actions[prospect.actions[int(np.argmax(liked))]]

    def prospect(self, seat: Seat) -> tuple[Prospect, Network]:
        """What could follow in a world that the seat thinks possible, and who judges it."""
        if seat.decision is None:
            raise Error(f"seat {seat.number} has nothing to decide")
        table = seat.determinize(self.rng)
        words = seeded(self.rng.getrandbits(64))
        network = self.network or network_of(table.game.id)
        return Prospect(table.game, state_of(table), seat.number, words), network

    def advise(self, seat: Seat) -> list[Advice]:
        """All actions with what the network expects after each."""
        prospect, network = self.prospect(seat)
        scores = network.judge(prospect.rows)
        values = prospect.judge(scores)
        actions = prospect.game.actions.actions
        found: list[Advice] = []
        liked = prospect.liked(values, network)
        for place in np.argsort(-liked, kind="stable").tolist():
            action = prospect.actions[place]
            then = after(prospect.state, seat.number, action, prospect.words)
            line = [actions[a] for a in turn(network, prospect.game, then, seat.number, self.rng)]
            points = float(scores[place, 0])
            found.append(Advice(actions[action], points, float(values[place]), tuple(line)))
        return explained(seat, self.rng, found)

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """The occupation that greedy would keep."""
        return GreedyBot(self.rng).keep(campaign, seat)


def turn(network: Network, game: Game, s: State, seat: int, rng: random.Random) -> list[int]:
    """How a seat's turn is likely to go on, as far as it is still its own."""
    line: list[int] = []
    while s.options and s.stack[-1][1] == seat and len(line) < LINE:
        prospect = Prospect(game, s, seat, seeded(rng.getrandbits(64)))
        liked = prospect.liked(prospect.judge(network.judge(prospect.rows)), network)
        line.append(prospect.actions[int(np.argmax(liked))])
        s = after(s, seat, line[-1], prospect.words)
    return line
