"""What a learner sees of a state: a row of small numbers, each with a name.

A row holds whole numbers from 0 to 255. A *flag* is 0 or 1, a *count* is a number with the scale
that brings it near 1, and a *ladder* tells a number by the rungs that it reaches, so that a
network can learn what each one more is worth.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, final

from .actions import ActionTable
from .state import State

Row = bytearray
MOST: Final = 255
"""The largest number in a row."""


@final
class Ladder:
    """A number as rungs that are reached or not."""

    __slots__ = ("at", "end", "rungs", "top")

    def __init__(self, at: int, steps: tuple[int, ...]) -> None:
        self.at = at
        self.end = at + len(steps)
        self.top = steps[-1]
        self.rungs = [bytes([n >= step for step in steps]) for n in range(self.top + 1)]

    def put(self, row: Row, base: int, n: int) -> None:
        """Write a number into the ladder of the block that begins at a place of the row."""
        if n > 0:
            row[base + self.at : base + self.end] = self.rungs[n if n < self.top else self.top]


def put(row: Row, at: int, n: int) -> None:
    """Write a count; what lies outside its bounds counts as the bound."""
    if n > 0:
        row[at] = n if n < MOST else MOST


@final
class Features:
    """Features in a row, each with its name and the scale that brings it near 1."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.scales: list[float] = []

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.names)

    def flag(self, name: str) -> int:
        """Something that holds or not; returns its place."""
        return self.count(name, 1.0)

    def flags(self, name: str, values: Sequence[object]) -> int:
        """One flag per value; returns the place of the first."""
        first = self.size
        for value in values:
            self.flag(f"{name}={value}")
        return first

    def count(self, name: str, scale: float = 0.1) -> int:
        """A number; returns its place."""
        self.names.append(name)
        self.scales.append(scale)
        return self.size - 1

    def counts(self, name: str, values: Sequence[object], scale: float = 0.1) -> int:
        """A number per value; returns the place of the first."""
        first = self.size
        for value in values:
            self.count(f"{name} {value}", scale)
        return first

    def ladder(self, name: str, *steps: int) -> Ladder:
        """A number by the rungs that it reaches."""
        first = self.size
        for step in steps:
            self.flag(f"{name}>={step}")
        return Ladder(first, steps)

    def blocks(self, names: Sequence[str], part: Features) -> list[int]:
        """The same features once per name; returns where each block begins."""
        found: list[int] = []
        for name in names:
            found.append(self.size)
            self.names += [f"{name}: {feature}" for feature in part.names]
            self.scales += part.scales
        return found


RELATIVE: Final = ("me", "next", "second", "third", "last")
"""The seats as one of them sees them, clockwise."""


@final
class Encoding:
    """The features of a game, with their version: another one has other features, or the same
    ones told otherwise. What is asked is told by the verbs that answer it."""

    def __init__(self, version: int, features: Features, actions: ActionTable, seats: int) -> None:
        self.version = version
        self.moves = features.flags("moves", RELATIVE[:seats])
        verbs: dict[str, int] = {}
        for action in actions.actions:
            verbs.setdefault(action.verb, len(verbs))
        self.verbs = [verbs[action.verb] for action in actions.actions]
        self.asked = features.flags("asked", list(verbs))
        self.names = tuple(features.names)
        self.scales = tuple(features.scales)
        self.size = len(self.names)
        self.actions = len(actions.actions)
        self.seats = seats
        told = "\n".join([f"{self.names[i]} {self.scales[i]}" for i in range(self.size)])
        self.hash = hashlib.sha256(f"{version}\n{told}".encode()).hexdigest()[:16]

    def row(self) -> Row:
        """A row in which nothing is written yet."""
        return bytearray(self.size)

    def ask(self, s: State, seat: int, row: Row) -> None:
        """Write who moves, and what the seat itself is asked; others' questions are theirs."""
        if not s.options:
            return
        frame = s.stack[-1]
        options = s.options
        step = s.steps[frame[0]]
        if step.secret:
            if seat not in step.waiting(s, frame):
                return
            row[self.moves] = 1
            options = step.actions_of(s, frame, seat)
        else:
            row[self.moves + (frame[1] - seat) % s.count] = 1
            if frame[1] != seat:
                return
        verbs, first = self.verbs, self.asked
        known = len(verbs)
        for action in options:
            if action < known:
                row[first + verbs[action]] = 1
