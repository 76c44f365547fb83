"""The conditions of cards in words."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Message
from .measures import Beyond, Fields, Least, Measure, Rest, Times, Total
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
        *("full-spaces", "threes", "workers-on-nursery", "removed", "used-section", "round"),
        *("sowing-used", "butchery-used", "last-worker-used", "exchanged", "tools-at-once"),
        *("tools-this-phase", "last-jewel", "prompt", "dying-sheep", "harvest-total"),
        *("harvest-same", "lead", "advances", "beyond"),
    ]
)
"""Measures of which one does not have something, but for which something must be so."""


def is_clause(need: Need) -> bool:
    """Whether a condition is said as a clause, not as something to have."""
    if isinstance(need, AtLeast):
        return need.measure.id in CLAUSES
    if isinstance(need, Exactly):
        return need.amounts == (0,)
    return isinstance(need, Either) and all(is_clause(part) for part in need.parts)


def have_sentences(needs: list[Need]) -> list[Message]:
    """What one must have; the workers left stand in a sentence of their own."""
    said: list[Message] = []
    had: list[Need] = []
    for need in needs:
        if isinstance(need, Exactly) and need.measure.id == "workers-left":
            said.append(exactly(need.measure, need.amounts, ".have"))
        else:
            had.append(need)
    if had:
        id = "have.most" if any(isinstance(need, AtMost) for need in had) else "have"
        said.append(phrase(id, needs=both([need_phrase(need, EVERY_STEP) for need in had])))
    return said


def need_phrase(need: Need, k: int) -> Message:
    """A condition at one step, or at all."""
    if isinstance(need, AtLeast):
        return least(need.measure, need.amounts, k)
    if isinstance(need, AtMost):
        return counted(f"most-{need.measure.id}", need.amounts, k)
    if isinstance(need, Exactly):
        return exactly(need.measure, need.amounts)
    if isinstance(need, AsMany):
        return as_many(need.measure, than(need.other))
    if isinstance(need, MoreThan):
        return phrase("more-than", things=noun(need.measure, "of"), than=noun(need.other, "of"))
    if isinstance(need, Either):
        parts = [need_phrase(part, k) for part in need.parts]
        return either_long(parts) if isinstance(need.parts[0], MoreThan) else either(parts)
    assert isinstance(need, ByStep), need
    if k >= 0:
        return need_phrase(need.parts[k], 0)
    return by_step([need_phrase(part, 0) for part in need.parts])


def least(measure: Measure, amounts: tuple[int, ...], k: int) -> Message:
    """At least so much of something."""
    if isinstance(measure, Least):
        return both([least(part, amounts, k) for part in measure.parts])
    if isinstance(measure, Total):
        things = both([noun(part, "bare") for part in measure.parts])
        return counted("least-total", amounts, k, things=things)
    if isinstance(measure, Fields) and measure.id == "fields-in-rows":
        return counted("least-fields-in-rows", amounts, k, rows=numbers(measure.rows))
    assert not isinstance(measure, Beyond) or (measure.part.id, measure.other.id) == (
        "window",
        "round",
    )
    return counted(f"least-{measure.id}", amounts, k)


def exactly(measure: Measure, amounts: tuple[int, ...], form: str = "") -> Message:
    """Exactly one of these numbers of something, or nothing of it."""
    if amounts != (0,):
        return phrase(f"exactly-{measure.id}{form}", amounts=numbers(amounts), n=max(amounts))
    if isinstance(measure, Fields) and measure.id == "fields-in-rows":
        return phrase("none-fields-in-rows", rows=numbers(measure.rows, "or.none"))
    return phrase(f"none-{measure.id}")


def as_many(measure: Measure, other: Message) -> Message:
    """At least as much of something as of something else."""
    if isinstance(measure, Total):
        things = both([noun(part, "of") for part in measure.parts])
        return phrase("as-many-together", things=things, than=other)
    return phrase("as-many", things=noun(measure, "as"), than=other)


def noun(measure: Measure, form: str) -> Message:
    """What is counted, without a number."""
    return phrase(f"{measure.id}.{form}")


def than(measure: Measure) -> Message:
    """What something is compared with."""
    if isinstance(measure, Times):
        return phrase(f"than-times-{measure.part.id}", n=measure.n)
    if isinstance(measure, Rest):
        return phrase(f"than-rest-{measure.part.id}", n=measure.n)
    return phrase("than-window") if measure.id == "window" else noun(measure, "of")
