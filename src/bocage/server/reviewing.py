"""What a seat's decisions have cost it, worked out once a game is over."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple, final

from ..bots.hindsight import Cost, Doubt, costliest, first_look, most_doubtful, second_look, turns
from ..bots.reasons.explain import reason_for
from ..kernel.table import Table
from . import shapes
from .host import Host
from .models import CostlyBody, Reviewed
from .own import take
from .present import message_json
from .refusals import Refusal
from .restore import game_of, opening
from .stored import Stored

LOG = logging.getLogger("bocage.server")
GLANCE: Final = 0.3
"""Seconds after which a first look at many decisions lets others think."""
KEPT: Final = 200
"""So many reviews are kept."""
WAITING: Final = 20
"""So many are worked out or wait for it; whoever comes then is asked to come later."""

Moves = tuple[tuple[int, str], ...]
"""Seats with what they did."""


class Told(NamedTuple):
    """A costly decision in no language yet."""

    cost: Cost
    round: int
    message: shapes.Message
    better: shapes.Message
    why: shapes.Message | None


def walked(start: Table, moves: Moves) -> Iterator[tuple[Table, int]]:
    """One and the same table before every move, with the seat that makes it."""
    table = start.copy()
    for seat, action in moves:
        yield table, seat
        take(table, action, seat)


def glanced(
    start: Table, moves: Moves, seat: int, since: int, seconds: float
) -> tuple[list[Doubt], int]:
    """What looked better than a seat's moves from one on, for so long; and how far that came."""
    end = time.perf_counter() + seconds
    rng = random.Random(since)
    found: list[Doubt] = []
    for n, (turn, table, who) in enumerate(turns(walked(start, moves))):
        if n < since or who != seat:
            continue
        if n > since and time.perf_counter() > end:
            return found, n
        action = table.game.actions.find(moves[n][1])
        better = first_look(table, seat, action, rng)
        if better:
            others = tuple([text for text, _ in better])
            found.append(Doubt(n, turn, action.text, others, better[0][1]))
    return found, len(moves)


def pondered(start: Table, moves: Moves, seat: int, doubt: Doubt) -> Told | None:
    """What one decision has cost, in words."""
    table, _ = next(islice(walked(start, moves), doubt.n, None))
    cost = second_look(table, seat, doubt, random.Random(doubt.n))
    if cost is None:
        return None
    why = reason_for(table, seat, table.game.actions.find(cost.better))
    return Told(
        cost,
        table.progress[0],
        message_json(table.describe(cost.action)),
        message_json(table.describe(cost.better)),
        None if why is None else message_json(why),
    )


@final
class Review:
    """A seat's game that is looked at again: how far that has come, and what it has found."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves
        self.done = 0.0
        self.found: list[Told] | None = None

    @property
    def body(self) -> Reviewed:
        """What a client is told."""
        return Reviewed(
            seat=self.seat,
            done=round(self.done, 3),
            decisions=None
            if self.found is None
            else [
                CostlyBody.model_validate(
                    {
                        "n": told.cost.n,
                        "round": told.round,
                        "action": told.cost.action,
                        "message": told.message,
                        "better": told.better,
                        "points": round(told.cost.points, 1),
                        "why": told.why,
                    }
                )
                for told in self.found
            ],
        )


@final
class Reviewers:
    """Look at finished games again, one at a time, a little at once: tables go first."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.reviews: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self.turn = asyncio.Semaphore(1)

    def look(self, stored: Stored, seat: int) -> Reviewed:
        """How far the look at a seat's game has come; it begins when it is first asked for."""
        if not stored.over:
            raise Refusal("forbidden", "error-costly-not-over")
        if seat >= len(stored.chairs):
            raise Refusal("not-found", "error-not-found")
        key = (stored.id, seat)
        review = self.reviews.get(key)
        if review is None:
            running = [one for one in self.reviews.values() if one.found is None]
            if len(running) >= WAITING:
                raise Refusal("busy", "error-busy")
            review = self.reviews[key] = Review(seat, stored.committed)
            task = asyncio.create_task(self.work(stored, review))
            self.host.chores.add(task)
            task.add_done_callback(self.host.chores.discard)
            for old in [key for key, one in self.reviews.items() if one.found is not None][:-KEPT]:
                del self.reviews[old]
        self.reviews.move_to_end(key)
        return review.body

    async def work(self, stored: Stored, review: Review) -> None:
        """Look at a game; what fails is forgotten, so that somebody may ask again."""
        try:
            async with self.turn:
                await self.looked(stored, review)
        except Exception:
            LOG.exception("a game could not be looked at again")
        finally:
            if review.found is None:
                self.reviews.pop((stored.id, review.seat), None)

    async def looked(self, stored: Stored, review: Review) -> None:
        """First at all decisions for a moment, then longer at those that seem to have cost most."""
        start = await asyncio.to_thread(lambda: opening(stored, game_of(stored, self.host.shelf)))
        past = stored.moves[stored.start_n : stored.committed]
        moves: Moves = tuple([(move.seat, move.action) for move in past])
        seat, ponder = review.seat, self.host.thinkers.ponder
        doubts: list[Doubt] = []
        since = 0
        while since < len(moves):
            found, since = await ponder(glanced, start, moves, seat, since, GLANCE)
            doubts += found
            review.done = since / len(moves) / 2
        told: list[Told] = []
        chosen = most_doubtful(doubts)
        for i, doubt in enumerate(chosen):
            one = await ponder(pondered, start, moves, seat, doubt)
            if one is not None:
                told.append(one)
            review.done = 0.5 + (i + 1) / len(chosen) / 2
        worst = costliest([one.cost for one in told])
        by_cost = {one.cost: one for one in told}
        review.found = [
            by_cost[cost]._replace(cost=cost._replace(n=cost.n + stored.start_n)) for cost in worst
        ]
        review.done = 1.0
