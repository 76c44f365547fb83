"""Who judges the states that a search comes to."""

from __future__ import annotations

from typing import Protocol, final

from ...kernel.game import Game
from ...kernel.shapes import Options
from ...kernel.state import State
from ...kernel.table import Table
from ..greedy import judge_of
from ..learned.network import Network


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
    """What greedy thinks of a table with some options; all actions are equally likely."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def judge(
        self, game: Game, s: State, seat: int, actions: list[int]
    ) -> tuple[list[float], list[float]]:
        table = Table(game, s.count, self.options, None, s.copy(), {})
        judge = judge_of(game.id)
        values = [judge.value(table, other) for other in range(s.count)]
        return values, [1 / len(actions)] * len(actions)
