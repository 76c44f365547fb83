"""A tree of decisions over many worlds: what was tried, how often, and how it went."""

from __future__ import annotations

import math
import random
import time
from typing import Final, final

from ...kernel.game import Game
from ...kernel.rng import seeded
from ...kernel.state import State
from ..learned.judging import LINE, options_of
from .judges import Judge

CURIOSITY: Final = 5.0
"""How many points an action that is sure to be the best may look worse by and still be tried."""
UNTRIED: Final = 1.0
"""How many points worse than its siblings an action is thought to be before it is tried."""
UNFORESEEN: Final = 0.02
"""How likely an action is to be the best that other worlds did not have."""


@final
class Edge:
    """An action at a node: how likely it is to be best, how often it was tried, what it brought:
    in sum what its seat was ahead by, and at the first decision its points."""

    __slots__ = ("likely", "node", "points", "total", "tries")

    def __init__(self, likely: float) -> None:
        self.likely = likely
        self.tries = 0
        self.total = 0.0
        self.points = 0.0
        self.node: Node | None = None


@final
class Node:
    """A decision of a seat, in whatever worlds it comes up."""

    __slots__ = ("edges", "seat", "total", "tries")

    def __init__(self, seat: int, actions: list[int], likely: list[float]) -> None:
        self.seat = seat
        self.edges = {action: Edge(likely[i]) for i, action in enumerate(actions)}
        self.tries = 0
        self.total = 0.0

    def pick(self, actions: list[int]) -> tuple[int, Edge]:
        """The action to try next, among those of a world."""
        edges = self.edges
        reach = CURIOSITY * math.sqrt(self.tries + 1)
        fallback = (self.total / self.tries if self.tries else 0.0) - UNTRIED
        best, chosen, found = -1e9, -1, None
        for action in actions:
            edge = edges.get(action)
            if edge is None:
                edge = edges[action] = Edge(UNFORESEEN)
            tries = edge.tries
            value = edge.total / tries if tries else fallback
            value += reach * edge.likely / (1 + tries)
            if value > best:
                best, chosen, found = value, action, edge
        assert found is not None
        return chosen, found


@final
class Tree:
    """The decisions that may follow a seat's decision, the more promising ones the deeper."""

    def __init__(self, game: Game, s: State, seat: int, judge: Judge, rng: random.Random) -> None:
        self.game = game
        self.state = s
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.rivals = [game.rivals(s, other) for other in range(s.count)]
        self.root, _ = self.grow(s, seat)

    def grow(self, s: State, seat: int) -> tuple[Node, list[float]]:
        """A new node for a state, and the points that every seat is expected to have."""
        actions = options_of(s, seat)
        points, likely = self.judge.judge(self.game, s, seat, actions)
        return Node(seat, actions, likely), points

    def only(self, actions: list[int]) -> None:
        """Try these actions first, all alike, and others hardly ever."""
        for action, edge in self.root.edges.items():
            edge.likely = 1 / len(actions) if action in actions else 0.0

    def leads(self, points: list[float]) -> list[float]:
        """What every seat is ahead of its best rival by."""
        return [
            points[seat] - max([points[rival] for rival in rivals]) if rivals else points[seat]
            for seat, rivals in enumerate(self.rivals)
        ]

    def think(self, sims: int, seconds: float = 0.0, limit: float | None = None) -> int:
        """Try so many ways on, or for so long, one at least; returns how many were tried."""
        start = time.perf_counter()
        end = start + seconds
        last = math.inf if limit is None else start + limit
        done = 0
        while True:
            self.simulate()
            done += 1
            now = time.perf_counter()
            if now >= last or (done >= sims and now >= end):
                return done

    def simulate(self) -> None:
        """Follow the tree through a world, and let it grow by one node where it ends."""
        s = self.game.determinize(self.state, self.seat, seeded(self.rng.getrandbits(64)))
        s.release()
        node, seat = self.root, self.seat
        path: list[tuple[Node, Edge]] = []
        while True:
            action, edge = node.pick(options_of(s, seat))
            path.append((node, edge))
            if s.steps[s.stack[-1][0]].secret:
                s.answer(seat, action)
            else:
                s.play(action)
            if not s.options:
                points = self.game.stakes(s)
                break
            seat = s.stack[-1][1]
            if edge.node is None or edge.node.seat != seat:
                edge.node, points = self.grow(s, seat)
                break
            node = edge.node
        leads = self.leads(points)
        path[0][1].points += points[self.seat]
        for node, edge in path:
            lead = leads[node.seat]
            node.tries += 1
            node.total += lead
            edge.tries += 1
            edge.total += lead

    def ranked(self) -> list[tuple[int, Edge]]:
        """The actions of the first decision, those tried most in front."""
        return sorted(self.root.edges.items(), key=lambda pair: (-pair[1].tries, -pair[1].likely))

    def line(self, edge: Edge) -> list[int]:
        """How the seat's turn is likely to go on after an action."""
        found: list[int] = []
        node = edge.node
        while node is not None and node.seat == self.seat and node.tries and len(found) < LINE:
            action, edge = max(node.edges.items(), key=lambda pair: pair[1].tries)
            found.append(action)
            node = edge.node
        return found
