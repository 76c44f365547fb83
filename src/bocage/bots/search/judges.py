"""Who judges the states that a search comes to."""

from __future__ import annotations

import math
from typing import Final, Protocol, final

from ...kernel.game import Game
from ...kernel.shapes import Options
from ...kernel.state import State
from ...kernel.table import Table
from ..greedy import decision_of, judge_of, tried
from ..learned.network import Network

LEAST: Final = -12.0
"""How many points worse a turn may look before it makes no difference."""
UNLISTED: Final = 0.001
"""How likely an action is to be the best that greedy would not look at, beside the best one."""


class Judge(Protocol):
    """Judges a state in which a seat is to decide among some actions."""

    def judge(
        self, game: Game, s: State, seat: int, actions: list[int]
    ) -> tuple[list[float], list[float]]:
        """The points that every seat will have, and how likely each action is to be the best."""
        ...


@final
class ByNetwork:
    """A network says both."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def judge(
        self, game: Game, s: State, seat: int, actions: list[int]
    ) -> tuple[list[float], list[float]]:
        network = self.network
        hidden = network.hidden(network.summed(game.encode(s, seat)))
        scores: list[float] = network.scores(hidden).tolist()
        wishes: list[float] = network.wishes(hidden, actions).tolist()
        behind = s.count - seat
        return scores[behind : s.count] + scores[:behind], wishes


@final
class ByGreedy:
    """What greedy thinks of a table with some options; the better a turn looks to it, the likelier
    it is the best."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def judge(
        self, game: Game, s: State, seat: int, actions: list[int]
    ) -> tuple[list[float], list[float]]:
        table = Table(game, s.count, self.options, None, s.copy(), {})
        judge = judge_of(game.id)
        points = [judge.value(table, other) for other in range(s.count)]
        decision = decision_of(table, seat)
        assert decision is not None
        turns = [tried(table, seat, action, judge) for action in judge.shortlist(table, decision)]
        best = max([turn.value for turn in turns])
        points[seat] = best
        liked = {turn.action.id: math.exp(max(turn.value - best, LEAST)) for turn in turns}
        likely = [liked.get(action, UNLISTED) for action in actions]
        whole = sum(likely)
        return points, [one / whole for one in likely]
