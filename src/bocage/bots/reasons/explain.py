"""Advice with its reasons: of each action the one that weighs most, else what the bot expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.messages import Message
from ...kernel.seat import Advice, Decision, Seat
from ...kernel.shapes import RandomBits
from ...kernel.table import Table
from . import agricola, creatures, express, hallertau
from .general import in_the_end, score_sheet
from .outcome import Outcome, Why, outcome

REASONS: Final[dict[str, Callable[[Outcome], Iterator[Why]]]] = {
    "agricola-classic": agricola.reasons,
    "agricola-revised": agricola.reasons,
    "creatures": creatures.reasons,
    "hallertau": hallertau.reasons,
    "express": express.reasons,
}
LEAST: Final = 0.25
"""A reason that weighs less than this is none."""


def explained(seat: Seat, rng: RandomBits, advice: Sequence[Advice]) -> list[Advice]:
    """The same advice to a seat, each piece with why."""
    decision = seat.decision
    assert decision is not None
    table = seat.determinize(rng)
    return [
        Advice(
            found.action, found.points, found.lead, found.line, why(table, decision, advice, rank)
        )
        for rank, found in enumerate(advice)
    ]


def why(table: Table, decision: Decision, advice: Sequence[Advice], rank: int) -> Message:
    """Why one of the actions is advised."""
    found = advice[rank]
    o = outcome(table, decision, found.action, found.line)
    if o is not None:
        named = weighed(table.game.id, o)
        if named is not None:
            return named.said_by(table.game.id)
    return in_the_end(advice, rank).said_by(table.game.id)


def reason_for(table: Table, seat: int, action: Action) -> Message | None:
    """What speaks for an action of a seat's decision, if anything does by what can be seen."""
    decision = next(decision for decision in table.decisions if decision.seat == seat)
    o = outcome(table, decision, action, ())
    named = None if o is None else weighed(table.game.id, o)
    return None if named is None else named.said_by(table.game.id)


def weighed(game: str, o: Outcome) -> Message | None:
    """The reason that weighs most, if any weighs enough."""
    all_reasons = list(REASONS.get(game, score_sheet)(o))
    if not all_reasons:
        return None
    weight, message = max(all_reasons, key=lambda reason: reason[0])
    return message if weight >= LEAST else None
