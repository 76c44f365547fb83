"""Games between bots, each known by its number in a series."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import bocage

from ..bots import Bot
from ..kernel.own import Source
from ..kernel.shapes import Options


class Plan(NamedTuple):
    """What is played: everything but which game of the series."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    options: Options
    own: tuple[Source, ...] = ()

    def table(self, seed: int | str) -> bocage.Table:
        """A new table for a seed."""
        return bocage.new(self.game, len(self.bots), seed, self.own, **self.options)


class Outcome(NamedTuple):
    """How one game ended."""

    totals: tuple[float, ...]
    winners: tuple[int, ...]


def play_one(plan: Plan, number: int) -> Outcome:
    """The game with this number in the series; its seed comes from the plan's."""
    seed = f"{plan.seed}/{number}"
    table = plan.table(seed)
    play_out(table, bots_of(plan.bots, seed))
    return Outcome(tuple(score.total for score in table.scores()), table.winners())


def bots_of(names: Sequence[str], seed: str) -> list[Bot]:
    """A bot for every seat, by name."""
    return [bocage.bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]


def play_out(table: bocage.Table, bots: Sequence[Bot]) -> None:
    """Let bots play a game to its end, one in each seat."""
    while waiting := table.decisions:
        seat = waiting[0].seat
        table.play(bots[seat].choose(table.seat(seat)), seat)


def has_goal(plan: Plan) -> bool:
    """Whether the game is played for a number of points."""
    return bool(plan.table(plan.seed).observe(None).get("goals"))
