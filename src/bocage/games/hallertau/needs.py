"""The conditions of cards: each answers with the steps of a slash group that it allows, as bits."""

from __future__ import annotations

from typing import Final, final

from .counts import CENTRE_WINDOW, FIELDS
from .measures import Least, Measure
from .state import HallertauState, Seat
from .vocabulary import ITEMS, SHEEP

NUMBERED: Final = {item: k for k, item in enumerate((*ITEMS[: SHEEP + 1], "fields"))}
"""The measures that are counts of items; fields come after the items."""
ALL: Final = 31
"""Every step; a condition without steps allows all or none."""


class Need:
    """A condition; `exact` ones can fail because there is too much of something."""

    def __init__(self, fixed: bool, exact: bool = False, steps: int = 1) -> None:
        self.fixed = fixed
        self.exact = exact
        self.steps = steps

    def allows(self, s: HallertauState, p: Seat) -> int:
        """The steps it allows now."""
        raise NotImplementedError

    def measures(self) -> tuple[Measure, ...]:
        """What it looks at."""
        return ()

    def lowest(self) -> list[tuple[int, int]]:
        """Items by number, fields after them, that are needed in any case."""
        return []


def needed(measure: Measure, n: int) -> list[tuple[int, int]]:
    """The items without which a measure cannot be that high."""
    if isinstance(measure, Least):
        return [pair for part in measure.parts for pair in needed(part, n)]
    number = NUMBERED.get(measure.id, -1)
    return [(number, n)] if number >= 0 and n > 0 else []


@final
class AtLeast(Need):
    """At least so much; with several numbers, one per step."""

    def __init__(self, measure: Measure, *amounts: int) -> None:
        super().__init__(measure.fixed, steps=len(amounts))
        self.measure = measure
        self.amounts = amounts

    def allows(self, s: HallertauState, p: Seat) -> int:
        n = self.measure.of(s, p)
        if self.steps == 1:
            return ALL if n >= self.amounts[0] else 0
        bits = 0
        for k, amount in enumerate(self.amounts):
            if n >= amount:
                bits |= 1 << k
        return bits

    def lowest(self) -> list[tuple[int, int]]:
        return needed(self.measure, min(self.amounts))

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure,)


@final
class AtMost(Need):
    """At most so much; with several numbers, one per step."""

    def __init__(self, measure: Measure, *amounts: int) -> None:
        super().__init__(measure.fixed, True, len(amounts))
        self.measure = measure
        self.amounts = amounts

    def allows(self, s: HallertauState, p: Seat) -> int:
        n = self.measure.of(s, p)
        if self.steps == 1:
            return ALL if n <= self.amounts[0] else 0
        bits = 0
        for k, amount in enumerate(self.amounts):
            if n <= amount:
                bits |= 1 << k
        return bits

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure,)


@final
class Exactly(Need):
    """Exactly one of these numbers."""

    def __init__(self, measure: Measure, *amounts: int) -> None:
        super().__init__(measure.fixed, True)
        self.measure = measure
        self.amounts = amounts

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) in self.amounts else 0

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure,)


@final
class AsMany(Need):
    """At least as much of one as of another."""

    def __init__(self, measure: Measure, other: Measure) -> None:
        super().__init__(measure.fixed and other.fixed, other is FIELDS)
        self.measure = measure
        self.other = other

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) >= self.other.of(s, p) else 0

    def lowest(self) -> list[tuple[int, int]]:
        return needed(self.measure, 6) if self.other is CENTRE_WINDOW else []

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure, self.other)


@final
class MoreThan(Need):
    """More of one than of another."""

    def __init__(self, measure: Measure, other: Measure) -> None:
        super().__init__(measure.fixed and other.fixed, other is FIELDS)
        self.measure = measure
        self.other = other

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) > self.other.of(s, p) else 0

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure, self.other)


@final
class Either(Need):
    """One of several conditions is enough."""

    def __init__(self, *parts: Need) -> None:
        super().__init__(
            all(part.fixed for part in parts),
            any(part.exact for part in parts),
            max([part.steps for part in parts]),
        )
        self.parts = parts

    def allows(self, s: HallertauState, p: Seat) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.allows(s, p)
        return bits

    def measures(self) -> tuple[Measure, ...]:
        return tuple([measure for part in self.parts for measure in part.measures()])


@final
class ByStep(Need):
    """A condition of its own for each step."""

    def __init__(self, *parts: Need) -> None:
        super().__init__(
            all(part.fixed for part in parts), any(part.exact for part in parts), len(parts)
        )
        self.parts = parts

    def allows(self, s: HallertauState, p: Seat) -> int:
        bits = 0
        for k, part in enumerate(self.parts):
            if part.allows(s, p):
                bits |= 1 << k
        return bits

    def measures(self) -> tuple[Measure, ...]:
        return tuple([measure for part in self.parts for measure in part.measures()])
