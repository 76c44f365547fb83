"""What decisions have cost: each beside what looks better, by what its seat knew at that time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ..kernel.actions import Action
from ..kernel.rng import seeded
from ..kernel.seat import Decision
from ..kernel.table import Table, state_of
from .greedy import decision_of, judge_of, tried
from .reasons.outcome import TURNS

DOUBTFUL: Final = 8
"""So many decisions of a game are looked at twice."""
RIVALS: Final = 2
"""So many other actions are looked at twice beside the one that was taken."""
SIMS: Final = 1500
SECONDS: Final = 1.5
"""What a second look takes at most."""
LEAST: Final = 0.5
"""A decision that cost fewer points than this is not worth a word."""
TOLD: Final = 3


class Doubt(NamedTuple):
    """A decision of which something else looked better at once."""

    n: int
    """The moves before it."""
    turn: int
    action: str
    others: tuple[str, ...]
    """What looked better, the best first."""
    cost: float


class Cost(NamedTuple):
    """A decision, what would have been better, and the points that it cost, as a bot sees it."""

    n: int
    turn: int
    action: str
    better: str
    points: float


def first_look(
    table: Table, seat: int, action: Action, rng: random.Random
) -> list[tuple[str, float]]:
    """How many points more than with an action a seat could expect of others, the best first."""
    from .learned.bot import has_network

    decision = decision_of(table, seat)
    if decision is None or action.text not in [one.text for one in decision.actions]:
        return []
    world = table.determinize(seat, rng)
    judge = by_network if has_network(table.game.id) else by_greedy
    points = judge(world, decision, action, rng)
    taken = points[action.text]
    better = [(text, n - taken) for text, n in points.items() if n > taken]
    return sorted(better, key=lambda pair: -pair[1])


def by_network(
    world: Table, decision: Decision, action: Action, rng: random.Random
) -> dict[str, float]:
    """What a network expects of all actions."""
    from .learned.bot import network_of
    from .learned.judging import Prospect

    network = network_of(world.game.id)
    seat = decision.seat
    prospect = Prospect(world.game, state_of(world), seat, seeded(rng.getrandbits(64)))
    scores = network.judge(prospect.rows)
    prospect.judge(scores)
    actions = world.game.actions.actions
    return {actions[a].text: float(scores[i, 0]) for i, a in enumerate(prospect.actions)}


def by_greedy(
    world: Table, decision: Decision, action: Action, rng: random.Random
) -> dict[str, float]:
    """What greedy expects of an action and of those that it would look at."""
    judge = judge_of(world.game.id)
    looked = {other.text: other for other in (*judge.shortlist(world, decision), action)}
    return {text: tried(world, decision.seat, other, judge).value for text, other in looked.items()}


def second_look(table: Table, seat: int, doubt: Doubt, rng: random.Random) -> Cost | None:
    """What a decision has cost by a search among it and what looked better, if anything."""
    from .search.bot import judge_for
    from .search.tree import Tree

    world = table.determinize(seat, rng)
    tree = Tree(world.game, state_of(world), seat, judge_for(world), rng)
    find = world.game.actions.find
    wanted = {text: find(text).id for text in (doubt.action, *doubt.others[:RIVALS])}
    tree.only(list(wanted.values()))
    tree.think(SIMS, limit=SECONDS)
    points = {
        text: tree.root.edges[action].points / tree.root.edges[action].tries
        for text, action in wanted.items()
        if tree.root.edges[action].tries
    }
    if doubt.action not in points:
        return None
    better = max(points, key=lambda text: points[text])
    cost = points[better] - points[doubt.action]
    if cost < LEAST:
        return None
    return Cost(doubt.n, doubt.turn, doubt.action, better, cost)


def turns(tables: Iterable[tuple[Table, int]]) -> Iterator[tuple[int, Table, int]]:
    """Tables with the seat that moves next, and the number of the turn."""
    turn, last = 0, -1
    for table, seat in tables:
        decision = decision_of(table, seat)
        if seat != last or decision is None or decision.kind in TURNS:
            turn += 1
        last = seat
        yield turn, table, seat


def most_doubtful(doubts: Iterable[Doubt]) -> list[Doubt]:
    """The decisions to look at twice: those that seem to have cost most, one of each turn."""
    found: dict[int, Doubt] = {}
    for doubt in doubts:
        if doubt.turn not in found or doubt.cost > found[doubt.turn].cost:
            found[doubt.turn] = doubt
    return sorted(found.values(), key=lambda doubt: -doubt.cost)[:DOUBTFUL]


def costliest(costs: Iterable[Cost]) -> list[Cost]:
    """The decisions that cost most, the worst first."""
    return sorted(costs, key=lambda cost: -cost.points)[:TOLD]
