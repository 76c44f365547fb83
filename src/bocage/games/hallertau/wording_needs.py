"""The conditions of cards in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.messages import Message
from ...kernel.printed import of
from .counts import ROUND_NUMBER, WORKERS_LEFT
from .measures import Least, Measure, Total
from .needs import AsMany, AtLeast, AtMost, ByStep, Either, Exactly, MoreThan, Need
from .wording_base import (
    EVERY_STEP,
    both,
    by_step,
    counted,
    either,
    either_long,
    numbers,
    phrase,
)

CLAUSES: Final = frozenset(
    [
        *("full-spaces", "threes", "workers-on-nursery", "removed", "used-section"),
        *("sowing-used", "butchery-used", "last-worker-used", "exchanged", "tools-at-once"),
        *("tools-this-phase", "last-jewel", "prompt", "dying-sheep", "harvest-total"),
        *("harvest-same", "lead", "advances", "window-beyond-round"),
    ]
)
"""Measures of which one does not have something, but for which something must be so."""
ALONE: Final = ((WORKERS_LEFT,), (ROUND_NUMBER,))
"""What conditions look at that have sentences of their own."""


def is_clause(need: Need) -> bool:
    """Whether a condition is said as a clause, not as something to have."""
    if isinstance(need, AtLeast):
        return need.measure.id in CLAUSES
    if isinstance(need, Exactly):
        return need.amounts == (0,)
    return isinstance(need, Either) and all(is_clause(part) for part in need.parts)


def have_sentences(needs: list[Need]) -> list[Message]:
    """What one must have; some conditions stand in sentences of their own."""
    alone = [need_message(need, EVERY_STEP) for need in needs if need.measures() in ALONE]
    said = [Message(f"{message.id}.alone", message.values) for message in alone]
    had = [need for need in needs if need.measures() not in ALONE]
    if had:
        id = "have.most" if any(isinstance(need, AtMost) for need in had) else "have"
        said.append(phrase(id, needs=both([need_message(need, EVERY_STEP) for need in had])))
    return said


def need_message(need: Need, k: int) -> Message:
    """A condition at one step, or at all."""
    return NEED_WORDS[type(need)](need, k)


def least(measure: Measure, amounts: tuple[int, ...], k: int) -> Message:
    """At least so much of something."""
    if isinstance(measure, Least):
        return both([least(part, amounts, k) for part in measure.parts])
    if isinstance(measure, Total):
        return counted("least-total", amounts, k, things=nouns(measure, "bare"))
    return counted(f"least-{measure.id}", amounts, k, rows=numbers(measure.rows))


def exactly(measure: Measure, amounts: tuple[int, ...]) -> Message:
    """Exactly one of these numbers of something, or nothing of it."""
    if amounts == (0,):
        return phrase(f"none-{measure.id}", rows=numbers(measure.rows, "or.none"))
    return phrase(f"exactly-{measure.id}", amounts=numbers(amounts), n=max(amounts))


def as_many(need: AsMany, _: int) -> Message:
    """At least as much of something as of something else."""
    id, things = "as-many", noun(need.measure, "as")
    if isinstance(need.measure, Total):
        id, things = "as-many-together", nouns(need.measure, "of")
    return phrase(f"{id}-{need.other.id}", things=things, n=need.other.n)


def noun(measure: Measure, form: str) -> Message:
    """What is counted, without a number."""
    return phrase(f"{measure.id}.{form}")


def nouns(measure: Total, form: str) -> Message:
    """All that is counted together."""
    return both([noun(part, form) for part in measure.parts])


def one_need(need: Either, k: int) -> Message:
    """One of several conditions."""
    parts = [need_message(part, k) for part in need.parts]
    return either_long(parts) if isinstance(need.parts[0], MoreThan) else either(parts)


def each(need: ByStep, k: int) -> Message:
    """The condition of one step, or those of all."""
    parts = [need_message(part, 0) for part in need.parts]
    return parts[k] if k >= 0 else by_step(parts)


NEED_WORDS: Final[dict[type, Callable[[Any, int], Message]]] = dict(
    [
        of(AtLeast, lambda need, k: least(need.measure, need.amounts, k)),
        of(AtMost, lambda need, k: counted(f"most-{need.measure.id}", need.amounts, k)),
        of(Exactly, lambda need, _: exactly(need.measure, need.amounts)),
        of(AsMany, as_many),
        of(
            MoreThan,
            lambda need, _: phrase(f"more-than-{need.other.id}", things=noun(need.measure, "of")),
        ),
        of(Either, one_need),
        of(ByStep, each),
    ]
)
"""How conditions are worded."""
