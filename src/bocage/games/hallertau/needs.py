"""The conditions of cards: each answers with the steps of a slash group that it allows, as bits."""

from __future__ import annotations

from typing import Final, final

from .coming import union
from .counts import CENTRE_WINDOW, EMPTY_FIELDS, SOWN_FIELDS
from .measures import Fields, Herd, Least, Measure
from .state import HallertauState, Seat
from .vocabulary import GRAIN, ITEMS, SHEEP

NUMBERED: Final = {item: k for k, item in enumerate((*ITEMS[: SHEEP + 1], "fields"))}
"""The measures that are counts of items; fields come after the items."""
ALL_GRAIN: Final = sum([1 << good for good in GRAIN])
NEW_FIELD: Final = len(ITEMS)
ALL: Final = 31
"""Every step; a condition without steps allows all or none."""


class Need:
    """A condition; `hurt_by` are the items of which there can be too much, as bits."""

    def __init__(self, fixed: bool, hurt_by: int = 0, steps: int = 1) -> None:
        self.fixed = fixed
        self.hurt_by = hurt_by
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

    def ahead_of(self) -> int:
        """What is coming after which it may not hold any more, as bits."""
        raise NotImplementedError

    def passes(self, empty: int, sown: int) -> bool:
        """Whether it holds for a while as one sown field after the other becomes empty."""
        return False


def needed(measure: Measure, n: int) -> list[tuple[int, int]]:
    """The items without which a measure cannot be that high."""
    if isinstance(measure, Least):
        return [pair for part in measure.parts for pair in needed(part, n)]
    number = NUMBERED.get(measure.id, -1)
    return [(number, n)] if number >= 0 and n > 0 else []


def items_of(measure: Measure) -> int:
    """The items of which more makes more of a measure, as bits; fields come last."""
    if isinstance(measure, Fields):
        return 1 << NEW_FIELD
    if isinstance(measure, Herd):
        return 1 << SHEEP
    number = NUMBERED.get(measure.id, -1)
    return 1 << number if number >= 0 else 0


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

    def ahead_of(self) -> int:
        return self.measure.falls()


@final
class AtMost(Need):
    """At most so much; with several numbers, one per step."""

    def __init__(self, measure: Measure, *amounts: int) -> None:
        super().__init__(measure.fixed, items_of(measure), len(amounts))
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

    def ahead_of(self) -> int:
        return self.measure.rises()


@final
class Exactly(Need):
    """Exactly one of these numbers."""

    def __init__(self, measure: Measure, *amounts: int) -> None:
        super().__init__(measure.fixed, items_of(measure))
        self.measure = measure
        self.amounts = amounts

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) in self.amounts else 0

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure,)

    def ahead_of(self) -> int:
        return self.measure.rises() | (self.measure.falls() if max(self.amounts) else 0)

    def passes(self, empty: int, sown: int) -> bool:
        if self.measure is EMPTY_FIELDS:
            return any(empty < n < empty + sown for n in self.amounts)
        return self.measure is SOWN_FIELDS and any(0 < n < sown for n in self.amounts)


@final
class AsMany(Need):
    """At least as much of one as of another."""

    def __init__(self, measure: Measure, other: Measure) -> None:
        super().__init__(measure.fixed and other.fixed, items_of(other))
        self.measure = measure
        self.other = other

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) >= self.other.of(s, p) else 0

    def lowest(self) -> list[tuple[int, int]]:
        return needed(self.measure, 6) if self.other is CENTRE_WINDOW else []

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure, self.other)

    def ahead_of(self) -> int:
        return self.measure.falls() | self.other.rises()


@final
class MoreThan(Need):
    """More of one than of another."""

    def __init__(self, measure: Measure, other: Measure) -> None:
        super().__init__(measure.fixed and other.fixed, items_of(other))
        self.measure = measure
        self.other = other

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) > self.other.of(s, p) else 0

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure, self.other)

    def ahead_of(self) -> int:
        return self.measure.falls() | self.other.rises()


@final
class Either(Need):
    """One of several conditions is enough."""

    def __init__(self, *parts: Need) -> None:
        super().__init__(
            all(part.fixed for part in parts),
            union([part.hurt_by for part in parts]),
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

    def ahead_of(self) -> int:
        return union([part.ahead_of() for part in self.parts])


@final
class ByStep(Need):
    """A condition of its own for each step."""

    def __init__(self, *parts: Need) -> None:
        super().__init__(
            all(part.fixed for part in parts), union([part.hurt_by for part in parts]), len(parts)
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

    def ahead_of(self) -> int:
        return union([part.ahead_of() for part in self.parts])
