"""What spaces and cards give: goods, fields, and things to choose."""

from __future__ import annotations

from typing import ClassVar, final

from ...kernel.flow import DONE
from ...kernel.messages import Message
from ...kernel.state import Frame
from .coming import DRAWING, FALLOWING, HARVEST_OVER, PAYING, union
from .counts import EMPTY_FIELDS, FREE_CARDS
from .measures import Measure
from .needs import NEW_FIELD
from .part import Part, Place, ask, at, place_of, spares, with_done
from .state import HallertauState, Seat
from .steps.fields import add_field
from .steps.giving import ALL_OF_IT, give
from .steps.goods import amount, holds, receive, spend
from .vocabulary import (
    AMOUNT,
    BONUS,
    CLAY,
    FIELD,
    GATEWAY,
    GRAIN,
    HIGHEST,
    ITEMS,
    JEWEL,
    LOWEST,
    MOST_FIELDS,
    MOST_JEWELS,
    SHEEP,
    TAKE,
    Payment,
    named,
)


def gaining(item: int) -> int:
    """What is coming that an item is worth more ahead of, as bits."""
    if item == SHEEP:
        return HARVEST_OVER
    if item < GATEWAY:
        return 0
    return DRAWING[item - GATEWAY] | (PAYING if item == BONUS else 0)


@final
class Gain(Part):
    """So much of an item; with several numbers, one per step."""

    def __init__(self, item: int, *amounts: int) -> None:
        self.item = item
        self.amounts = amounts

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        give(s, seat, self.item, at(self.amounts, place[1]))

    def ahead_of(self) -> int:
        return gaining(self.item)

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(self.item, max(self.amounts))]


@final
class GainBy(Part):
    """As much of an item as a measure says; with several measures, one per step."""

    def __init__(self, item: int, *measures: Measure) -> None:
        self.item = item
        self.by = measures

    @property
    def fills(self) -> bool:
        return EMPTY_FIELDS in self.by

    def hurt_by(self) -> int:
        return 1 << SHEEP if FREE_CARDS in self.by else 0

    def ahead_of(self) -> int:
        return gaining(self.item) | union([measure.falls() for measure in self.by])

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(self.item, measure.of(s, p)) for measure in self.by]

    @property
    def steps(self) -> int:
        return len(self.by)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        measure = self.by[place[1]] if len(self.by) > 1 else self.by[0]
        give(s, seat, self.item, measure.of(s, s.seats[seat]))


@final
class UpTo(Part):
    """An item until one has as much of it as a measure says."""

    def __init__(self, item: int, measure: Measure) -> None:
        self.item = item
        self.measure = measure

    def hurt_by(self) -> int:
        return 1 << self.item

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(self.item, self.measure.of(s, p))]

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        p = s.seats[seat]
        give(s, seat, self.item, self.measure.of(s, p) - amount(p, self.item))


@final
class GainByStep(Part):
    """An item of its own for each step."""

    def __init__(self, *gains: tuple[int, int]) -> None:
        self.gains = gains

    @property
    def steps(self) -> int:
        return len(self.gains)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        item, n = self.gains[place[1]]
        give(s, seat, item, n)

    def ahead_of(self) -> int:
        return union([gaining(item) for item, _ in self.gains])

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return list(self.gains)


@final
class NewFields(Part):
    """New fields in a row, up to so many; with several rows, one per step."""

    prompt_id: ClassVar[str] = "take-field"

    def __init__(self, *rows: int, n: int = 1) -> None:
        self.rows = rows
        self.n = n

    @property
    def steps(self) -> int:
        return len(self.rows)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        row = at(self.rows, place[1])
        if not row:
            return
        n = min(self.n, MOST_FIELDS - len(s.seats[seat].fields))
        if n and spares(s, seat):
            ask(s, seat, place, n, row)
            return
        for _ in range(n):
            add_field(s, seat, row)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return [AMOUNT.base + k for k in range(frame[5])] + [ALL_OF_IT]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        for _ in range(frame[5] if action == ALL_OF_IT else action - AMOUNT.base):
            add_field(s, frame[1], frame[6])

    def ahead_of(self) -> int:
        return FALLOWING if any(0 < row < HIGHEST for row in self.rows) else 0

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(NEW_FIELD, self.n)]


@final
class Pick(Part):
    """One of several gains; with several numbers, one per step."""

    prompt_id: ClassVar[str] = "take"
    open: ClassVar[bool] = True

    def __init__(self, *gains: tuple[int, tuple[int, ...]]) -> None:
        self.gains = gains

    @property
    def steps(self) -> int:
        return len(self.gains[0][1])

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if at(self.gains[0][1], place[1]):
            ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = [TAKE.base + item for item, _ in self.gains]
        return with_done(options) if spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            item = action - TAKE.base
            give(s, frame[1], item, at(dict(self.gains)[item], frame[3]))

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        if not TAKE.owns(action):
            return None
        item = action - TAKE.base
        return taking(item, at(dict(self.gains)[item], frame[3]))

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(item, max(amounts)) for item, amounts in self.gains]


def taking(item: int, n: int) -> Message:
    """Taking so many of something, in words."""
    return Message("action-hallertau-take.now", {"goods": {ITEMS[item]: n}})


def same_grain(*amounts: int) -> Pick:
    """So much of one type of grain."""
    return Pick(*[(good, amounts) for good in GRAIN])


@final
class AnyGrain(Part):
    """Grain of any types, one by one. The frame's own number: how much is left."""

    prompt_id: ClassVar[str] = "take"
    open: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = [TAKE.base + good for good in GRAIN]
        return with_done(options) if spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            receive(s, frame[1], action - TAKE.base, 1)
            if frame[5] > 1:
                ask(s, frame[1], place_of(frame), frame[5] - 1)


@final
class DifferentGrain(Part):
    """So many different types of grain. The frame's own numbers: how many, types taken as bits."""

    prompt_id: ClassVar[str] = "take"
    open: ClassVar[bool] = True

    def __init__(self, *amounts: int) -> None:
        self.amounts = amounts

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, at(self.amounts, place[1]))

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = [TAKE.base + good for good in GRAIN if not frame[6] >> good & 1]
        if spares(s, frame[1]):
            return with_done(options)
        return options[:1] if len(options) == frame[5] else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            good = action - TAKE.base
            receive(s, frame[1], good, 1)
            if frame[5] > 1:
                ask(s, frame[1], place_of(frame), frame[5] - 1, frame[6] | 1 << good)

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(good, 1) for good in GRAIN]


@final
class Trade(Part):
    """Something may be exchanged for jewels, as a whole."""

    prompt_id: ClassVar[str] = "trade"

    def __init__(self, cost: Payment, n: int) -> None:
        self.cost = cost
        self.item = JEWEL
        self.n = n

    def possible(self, s: HallertauState, seat: int) -> bool:
        """Whether the seat has the cost, and room in its box."""
        p = s.seats[seat]
        return holds(p, self.cost) and p.jewels + self.n <= MOST_JEWELS

    def exchange(self, s: HallertauState, seat: int) -> None:
        """Do it."""
        spend(s, seat, self.cost)
        receive(s, seat, JEWEL, self.n)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if self.possible(s, seat):
            ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return with_done([TAKE.base + JEWEL])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            self.exchange(s, frame[1])

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-trade", {"goods": named(self.cost)})

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        return taking(JEWEL, self.n) if action != DONE else None


@final
class FieldsByJewels(Part):
    """Two new fields whose rows add up to one's jewels; with 4 or 5, also one in that row.

    The frame's own number: the row of the first field, or 0.
    """

    prompt_id: ClassVar[str] = "field"

    def hurt_by(self) -> int:
        return 1 << JEWEL

    def ahead_of(self) -> int:
        return FALLOWING

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(NEW_FIELD, 2)]

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if len(s.seats[seat].fields) < MOST_FIELDS:
            ask(s, seat, place)

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        row = action - FIELD.base + LOWEST
        other = s.seats[frame[1]].jewels - row
        if action == DONE or frame[5] or not other:
            return None
        return Message("action-hallertau-field.two", {"row": row, "other": other})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        if frame[5]:
            return [FIELD.base + p.jewels - frame[5] - LOWEST]
        room = MOST_FIELDS - len(p.fields)
        rows = [
            row
            for row in range(LOWEST, HIGHEST + 1)
            if (room > 1 and row <= p.jewels - row <= HIGHEST) or row == p.jewels
        ]
        return with_done([FIELD.base + row - LOWEST for row in rows])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        row = action - FIELD.base + LOWEST
        add_field(s, frame[1], row)
        if not frame[5] and row < s.seats[frame[1]].jewels:
            ask(s, frame[1], place_of(frame), row)


@final
class ClayOr(Part):
    """Clay, or instead a new field in a row, or as much grain of any types."""

    prompt_id: ClassVar[str] = "take"
    open: ClassVar[bool] = True

    def __init__(self, n: int, row: int = 0) -> None:
        self.n = n
        self.row = row

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = [TAKE.base + CLAY] if frame[5] == self.n else []
        if not self.row:
            options += [TAKE.base + good for good in GRAIN]
        elif len(s.seats[frame[1]].fields) < MOST_FIELDS:
            options.append(FIELD.base + self.row - LOWEST)
        return with_done(options) if spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == TAKE.base + CLAY:
            give(s, frame[1], CLAY, self.n)
        elif FIELD.owns(action):
            add_field(s, frame[1], self.row)
        elif action != DONE:
            receive(s, frame[1], action - TAKE.base, 1)
            if frame[5] > 1:
                ask(s, frame[1], place_of(frame), frame[5] - 1)

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        return taking(CLAY, self.n) if action == TAKE.base + CLAY else None
