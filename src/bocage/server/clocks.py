"""The clocks of a table: what is left to each seat, and what becomes of it with every change."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from .refusals import Refusal
from .shapes import Clocks
from .stored import Stored
from .turn import Turn


def wound(stored: Stored) -> Stored:
    """A new table whose clocks begin to run, if it has any."""
    if stored.pace is None:
        return stored
    left = [float(stored.pace["bank"])] * len(stored.chairs)
    return set_to(stored, left, stored.summary["deciding"], stored.created)


def set_to(stored: Stored, left: list[float], asked: Sequence[int], now: float) -> Stored:
    """The table with so much left to its seats; the clocks of those who decide run from now on."""
    running = running_at(stored, asked)
    due = min([now + left[seat] for seat in running], default=None)
    return replace(stored, clocks={"left": left, "running": running}, ticking=now, due=due)


def running_at(stored: Stored, asked: Sequence[int]) -> list[int]:
    """The seats whose clocks run: people who decide, once all seats are taken."""
    if stored.over or not all(chair.joined or chair.stand_in for chair in stored.chairs):
        return []
    return [seat for seat in asked if stored.chairs[seat].player is None]


def left_at(clocks: Clocks | None, ticking: float | None, now: float) -> list[float]:
    """What is left to each seat at a time."""
    if clocks is None or ticking is None:
        return []
    spent, running = max(0.0, now - ticking), clocks["running"]
    return [
        max(0.0, left - spent) if seat in running else left
        for seat, left in enumerate(clocks["left"])
    ]


def told(clocks: Clocks | None, ticking: float | None) -> Clocks | None:
    """The clocks as they stand now."""
    if clocks is None:
        return None
    return {"left": left_at(clocks, ticking, time.time()), "running": clocks["running"]}


def ticked(old: Stored, new: Stored, turn: Turn, now: float) -> Stored:
    """A changed table with its clocks as they are now.

    Who begins a turn is given the increment, or its hours anew. What is taken back gives nothing.
    """
    if old.pace is None or old.clocks is None:
        return new
    left = left_at(old.clocks, old.ticking, now)
    before = old.clocks["running"]
    moved = {move.seat for move in new.moves[old.committed : new.committed]}
    if moved:
        for seat in running_at(new, turn.asked):
            if seat not in before or seat in moved:
                left[seat] = fresh(new, left[seat])
    for seat, (was, chair) in enumerate(zip(old.chairs, new.chairs, strict=True)):
        if was.stand_in is not None and chair.stand_in is None and not left[seat]:
            left[seat] = fresh(new, 0.0)
            if not left[seat]:
                raise Refusal("illegal", "error-time-is-up")
    return set_to(new, left, turn.asked, now)


def stopped(stored: Stored, now: float) -> Stored:
    """A table whose game is over, with its clocks as they are now."""
    if stored.clocks is None:
        return stored
    return set_to(stored, left_at(stored.clocks, stored.ticking, now), [], now)


def fresh(stored: Stored, left: float) -> float:
    """What a seat has at the beginning of a turn, of what it had left."""
    assert stored.pace is not None
    if stored.pace["kind"] == "daily":
        return float(stored.pace["bank"])
    return left + stored.pace["increment"]
