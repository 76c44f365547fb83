"""Plays games against itself, many at once."""

from __future__ import annotations

import random
from typing import Final, NamedTuple, final

import numpy as np

from ..bots.learned.judging import Prospect, after, final_scores
from ..bots.learned.network import Floats, Network
from ..bots.search.judges import ByNetwork
from ..bots.search.tree import Edge, Tree
from ..kernel.rng import seeded
from ..kernel.state import State
from .leads import Leads
from .mixes import Mix
from .samples import History, Samples

TEMPERATURES: Final = (0.2, 0.3, 0.6, 1.2)
"""How many points an action may look worse by and still be tried now and then, game by game, where
games are as hot as usual."""
WILD: Final = 0.01
"""How often anything at all is done, likewise."""
CALM: Final = TEMPERATURES[0]
"""Games of this temperature tell how well it plays."""
NOISE: Final = 0.25
"""How much of what a search holds for likely is up to chance, in games that are not calm."""
VARIED: Final = 10.0
"""How many actions of a decision chance favours, about."""
SHARP: Final = 0.5
"""How many points worse an action looks that is wished for e times less."""
FADING: Final = 1.02
"""What was wished for before counts a little less every time."""


class Played(NamedTuple):
    """A finished game: how it was played, what it came to, what there is to learn from it."""

    form: str
    seats: int
    calm: bool
    points: list[float]
    decisions: int
    samples: list[Samples]


@final
class Lane:
    """A game that is being played; one that was led into is never calm."""

    def __init__(self, leads: Leads, heat: float) -> None:
        mix, rng = leads.mix, leads.rng
        self.form, seats, options = mix.draw(rng)
        chosen = rng.choice(TEMPERATURES)
        led = leads.begin(self.form)
        self.calm = chosen == CALM and led is None
        self.temperature = chosen * heat
        self.state: State = led or mix.game.new(seats, options, seeded(rng.getrandbits(64)), None)
        self.histories = [History() for _ in range(seats)]
        self.decisions = 0


def softened(values: Floats, temperature: float) -> Floats:
    """How likely each action is, the better ones more so."""
    found: Floats = np.exp((values - values.max()) / temperature)
    found /= found.sum()
    return found


def tried(tree: Tree, actions: list[int]) -> Floats:
    """How often a search tried each action, in parts of all tries."""
    edges = tree.root.edges
    tries = [edges[action].tries if action in edges else 0 for action in actions]
    found: Floats = np.asarray(tries, np.float32)
    found /= found.sum()
    return found


def foreseen(tree: Tree, action: int, scores: Floats, ahead: float) -> Floats:
    """The points by seat that a search expects of an action, where the network expected `scores`
    and to be ahead by so much: its own as they came out, the others' as far behind as they did."""
    found: Floats = scores.copy()
    edge = tree.root.edges[action]
    if not edge.tries:
        return found
    points = edge.points / edge.tries
    found[1:] += points - edge.total / edge.tries - (scores[0] - ahead)
    found[0] = points
    return found


@final
class Actor:
    """Plays some games side by side, so that their states are judged together.

    With simulations each decision is searched, and what the search tried most often is what the
    network is to wish for. Games of many decisions are played less hot, so that what is tried in
    one does not spoil the rest.
    """

    def __init__(
        self,
        mix: Mix,
        network: Network,
        rng: random.Random,
        lanes: int,
        trace: float,
        sims: int = 0,
        heat: float = 1.0,
        leads: float = 0.0,
    ) -> None:
        self.mix = mix
        self.network = network
        self.rng = rng
        self.trace = trace
        self.sims = sims
        self.heat = heat
        self.leads = Leads(mix, rng, leads)
        self.leads.look()
        self.lanes = [Lane(self.leads, heat) for _ in range(lanes)]

    def step(self) -> list[Played]:
        """Take one decision in each game; returns those that are over, others begin instead."""
        prospects = [self.prospect(lane) for lane in self.lanes]
        sums = np.concatenate([self.network.siblings(p.rows) for p in prospects])
        scores = self.network.scores(self.network.hidden(sums))
        finished: list[Played] = []
        first = 0
        for i, prospect in enumerate(prospects):
            last = first + len(prospect.rows)
            self.decide(self.lanes[i], prospect, scores[first:last])
            first = last
            if not self.lanes[i].state.options:
                finished.append(self.finish(self.lanes[i]))
                self.lanes[i] = Lane(self.leads, self.heat)
        return finished

    def prospect(self, lane: Lane) -> Prospect:
        """What could follow in a game."""
        words = seeded(self.rng.getrandbits(64))
        return Prospect(self.mix.game, lane.state, lane.state.stack[-1][1], words)

    def decide(self, lane: Lane, prospect: Prospect, scores: Floats) -> None:
        """Choose among what could follow, and go on from there."""
        values = prospect.judge(scores)
        s, seat = lane.state, prospect.seat
        row = self.mix.game.encode(s, seat)
        liked = prospect.liked(values, self.network, row)
        wishes = softened(liked, FADING * max(SHARP, self.network.trust))
        if self.sims:
            tree = self.searched(lane, prospect)
            wishes = tried(tree, prospect.actions)
            chosen = int(wishes.argmax())
            if not lane.calm:
                chosen = self.rng.choices(range(len(values)), wishes.tolist())[0]
            expected = foreseen(tree, prospect.actions[chosen], scores[chosen], values[chosen])
        else:
            if not self.network.trust and self.rng.random() < WILD * self.heat:
                chosen = self.rng.randrange(len(values))
            else:
                likely = softened(liked, lane.temperature)
                chosen = self.rng.choices(range(len(values)), likely.tolist())[0]
            expected = scores[chosen].copy()
        lane.histories[seat].add(
            row,
            prospect.rows[chosen],
            expected,
            prospect.actions,
            wishes,
        )
        words = seeded(self.rng.getrandbits(64))
        lane.state = after(s, seat, prospect.actions[chosen], words)
        lane.decisions += 1

    def searched(self, lane: Lane, prospect: Prospect) -> Tree:
        """What a search finds of a decision."""
        judge = ByNetwork(self.network)
        tree = Tree(self.mix.game, lane.state, prospect.seat, judge, self.rng)
        if not lane.calm:
            self.vary(list(tree.root.edges.values()))
        tree.think(self.sims)
        return tree

    def vary(self, edges: list[Edge]) -> None:
        """Hold some actions for likelier and others for less likely, at random."""
        chance = [self.rng.gammavariate(VARIED / len(edges), 1.0) + 1e-9 for _ in edges]
        whole = sum(chance)
        for i, edge in enumerate(edges):
            edge.likely += NOISE * (chance[i] / whole - edge.likely)

    def finish(self, lane: Lane) -> Played:
        """What a finished game comes to."""
        s, game = lane.state, self.mix.game
        samples = [
            history.samples(final_scores(game, s, seat), self.trace)
            for seat, history in enumerate(lane.histories)
            if history.before
        ]
        return Played(lane.form, s.count, lane.calm, game.stakes(s), lane.decisions, samples)
