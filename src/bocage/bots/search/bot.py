"""Plays what a search over possible worlds finds best."""

from __future__ import annotations

import random
from typing import Final, final

from ...campaigns.campaign import Campaign
from ...kernel.actions import Action
from ...kernel.errors import BadValue, Error
from ...kernel.seat import Advice, Seat
from ...kernel.table import Table, state_of
from ..greedy import GreedyBot
from ..learned.bot import has_network, network_of
from ..reasons.explain import explained
from .judges import ByGreedy, ByNetwork, Judge
from .tree import Tree

SIMS: Final = 200
EASY: Final = 6
"""A decision among so many actions, or more, is thought about for the whole time."""


@final
class SearchBot:
    """Looks ahead in so many simulations per decision, or for so long in a hard one; in either
    case for no longer than `limit` seconds.

    What its network thinks guides it; without one for the game, what greedy thinks.
    """

    def __init__(
        self,
        rng: random.Random,
        sims: int | None = None,
        seconds: float | None = None,
        judge: Judge | None = None,
        limit: float | None = None,
    ) -> None:
        if sims is not None and not 1 <= sims <= 10_000_000:
            raise BadValue("sims", sims, "a number of simulations from 1 on")
        if seconds is not None and not 0 < seconds <= 3600:
            raise BadValue("seconds", seconds, "a time of more than 0 and at most 3600 seconds")
        if limit is not None and not limit >= 0:
            raise BadValue("limit", limit, "a time of 0 seconds or more")
        self.rng = rng
        self.sims = SIMS if sims is None and seconds is None else sims or 0
        self.seconds = seconds or 0.0
        self.judge = judge
        self.limit = limit

    def choose(self, seat: Seat) -> Action:
        """The action that was worth trying most often."""
        tree = self.search(seat)
        return tree.game.actions.actions[tree.ranked()[0][0]]

    def search(self, seat: Seat) -> Tree:
        """The tree of a seat's decision, grown."""
        decision = seat.decision
        if decision is None:
            raise Error(f"seat {seat.number} has nothing to decide")
        table = seat.determinize(self.rng)
        judge = self.judge or judge_for(table)
        tree = Tree(table.game, state_of(table), seat.number, judge, self.rng)
        hard = min(1.0, (len(decision.actions) - 1) / EASY)
        tree.think(self.sims, self.seconds * hard, self.limit)
        return tree

    def advise(self, seat: Seat) -> list[Advice]:
        """The actions that were tried, those tried most in front."""
        tree = self.search(seat)
        actions = tree.game.actions.actions
        found = [
            Advice(
                actions[action],
                edge.points / edge.tries,
                edge.total / edge.tries,
                tuple([actions[other] for other in tree.line(edge)]),
            )
            for action, edge in tree.ranked()
            if edge.tries
        ]
        return explained(seat, self.rng, found)

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """The occupation that greedy would keep."""
        return GreedyBot(self.rng).keep(campaign, seat)


def judge_for(table: Table) -> Judge:
    """Who judges the states that may follow at a table."""
    game = table.game.id
    return ByNetwork(network_of(game)) if has_network(game) else ByGreedy(table.options)
