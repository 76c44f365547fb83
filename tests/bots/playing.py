"""Bots at a table: what one would do, what it does, and whole games."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import bocage
from bocage.bots.greedy import GreedyBot
from tests.contract.driver import Variant


class Handle:
    """What DESIGN grants a bot, and nothing else."""

    def __init__(self, seat: bocage.Seat) -> None:
        self.number = seat.number
        self.decision = seat.decision
        self.observe = seat.observe
        self.determinize = seat.determinize


def game(variant: Variant, seed: int, rounds: int = 14) -> bocage.Table:
    """A game of greedy bots, as far as a round."""
    id, seats, options = variant
    table = bocage.new(id, seats=seats, seed=seed, **options)
    bots = [GreedyBot(random.Random(seat)) for seat in range(seats)]
    while table.decision is not None and table.observe()["round"] <= rounds:
        seat = table.decision.seat
        handle: Any = Handle(table.seat(seat))
        action = bots[seat].choose(handle)
        offered = table.decision.actions
        assert action in offered
        assert action.verb != "pass" or not any(a.verb == "place" for a in offered)
        table.play(action)
    return table


def choice(table: bocage.Table, seed: int = 1) -> str:
    """What the greedy bot would do now."""
    assert table.decision is not None
    return bocage.bot("greedy", seed).choose(table.seat(table.decision.seat)).text


def let_decide(table: bocage.Table) -> list[str]:
    """The bot plays seat 0's decisions up to its next turn, or until somebody else decides."""
    played: list[str] = []
    while table.decision is not None and table.decision.seat == 0:
        if table.decision.actions[0].verb == "place":
            break
        played.append(choice(table))
        table.play(played[-1])
    return played


def played_out(table: bocage.Table, seed: int, bots: tuple[str, ...]) -> bocage.Table:
    """The rest of a game of bots, who take only what is offered; greedy ones nothing idle."""
    players = [bocage.bot(name, seed) for name in bots]
    while table.decision is not None:
        seat = table.decision.seat
        action = players[seat].choose(table.seat(seat))
        assert action in table.decision.actions
        assert bots[seat] == "random" or action.verb not in ("quiet", "sparing")
        table.play(action)
    return table


def asked_by_chance(tables: Iterable[bocage.Table], most: int) -> set[tuple[str, ...]]:
    """The kinds of decisions that chance leads to, and the bot answers the first of each kind."""
    rng = random.Random(5)
    asked: dict[tuple[str, ...], int] = {}
    for seed, table in enumerate(tables):
        while (decision := table.decision) is not None:
            kind = (decision.prompt.id, *sorted({action.verb for action in decision.actions}))
            asked[kind] = asked.get(kind, 0) + 1
            if asked[kind] <= most:
                bot = bocage.bot("greedy", seed)
                assert bot.choose(table.seat(decision.seat)) in decision.actions
            table.play(rng.choice(decision.actions))
    return set(asked)
