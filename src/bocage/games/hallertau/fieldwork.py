"""What spaces and cards do to fields: sowing, raising, harvesting, selling."""

from __future__ import annotations

from typing import ClassVar, final

from ...kernel.flow import DONE
from ...kernel.messages import Message
from ...kernel.state import Frame
from .coming import FALLOWING, HARVEST_OVER, HARVESTING
from .effects import taking
from .part import Part, Place, ask, at, place_of, spares, with_done
from .state import HallertauState, Seat
from .steps.fields import (
    ALL_CODES,
    EMPTY_CODES,
    GRAIN_CROPS,
    LOW_CODES,
    SOWN_CODES,
    add_field,
    change,
    distinct,
    lose_field,
    note,
    raise_field,
    reap,
    sow,
    sowable,
)
from .steps.giving import give
from .vocabulary import (
    CROP_OF,
    DOUBLE,
    FERTILIZE,
    FIELD,
    GRAIN,
    LOSE,
    LOWEST,
    MOST_FIELDS,
    RAISE,
    REAP,
    SINGLE,
    SOW,
    TAKE,
    TWICE,
)

assert SINGLE == TWICE + 1


class Sowing(Part):
    """Sowing one field after the other. The frame's own numbers: how many are left, 1 + a good."""

    prompt_id: ClassVar[str] = "sow"
    open: ClassVar[bool] = True

    @property
    def fills(self) -> bool:
        return True

    def ahead_of(self) -> int:
        return HARVEST_OVER

    def begin(self, s: HallertauState, seat: int, place: Place, n: int, good: int = -1) -> None:
        """Ask for up to so many sowings, if there is anything to sow."""
        crops = GRAIN_CROPS if good < 0 else (CROP_OF[good],)
        if n and sowable(s.seats[seat], crops):
            ask(s, seat, place, n, good + 1)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-sow", {"n": frame[5]})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        crops = GRAIN_CROPS if not frame[6] else (CROP_OF[frame[6] - 1],)
        return with_done(sowable(s.seats[frame[1]], crops))

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            sow(s, frame[1], action - SOW.base)
            self.begin(s, frame[1], place_of(frame), frame[5] - 1, frame[6] - 1)


@final
class Sow(Sowing):
    """Up to so many fields may be sown with grain; with several numbers, one per step.

    Where it is about one certain field, no card can come between that adds another.
    """

    def __init__(self, *amounts: int, certain: bool = False) -> None:
        self.amounts: tuple[int, ...] = amounts
        self.certain = certain

    def admits(self) -> bool:
        return not self.certain

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        self.begin(s, seat, place, at(self.amounts, place[1]))


@final
class SowGood(Sowing):
    """One field may be sown with a certain good; as with `Sow`, it may be a certain field."""

    def __init__(self, good: int, certain: bool = False) -> None:
        self.good: int = good
        self.certain = certain

    def admits(self) -> bool:
        return not self.certain

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        self.begin(s, seat, place, 1, self.good)


@final
class GrainToSow(Sowing):
    """So much of one type of grain, of which one may be sown at once.

    The frame's own numbers: 1 + what one had before, where less may be wanted; 1 + the good.
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        if frame[5]:
            return Message("prompt-hallertau-sow", {"n": 1})
        return Message("prompt-hallertau-take")

    def asked(self, frame: Frame) -> str:
        return "sow" if frame[5] else "take"

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        if frame[5]:
            taken = s.seats[frame[1]].goods[frame[6] - 1] >= frame[5]
            return super().options(s, frame) if taken else [DONE]
        options = [TAKE.base + good for good in GRAIN]
        return with_done(options) if spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if frame[5]:
            if action != DONE:
                sow(s, frame[1], action - SOW.base)
        elif action != DONE:
            good = action - TAKE.base
            had = s.seats[frame[1]].goods[good] if spares(s, frame[1]) else 0
            ask(s, frame[1], place_of(frame), 1 + had, good + 1)
            give(s, frame[1], good, self.n)

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        return taking(action - TAKE.base, self.n) if TAKE.owns(action) else None

    def brings(self, s: HallertauState, p: Seat) -> list[tuple[int, int]]:
        return [(good, self.n) for good in GRAIN]


@final
class SowTwice(Sowing):
    """Up to two grain of one type may be sown on one field, and both are harvested."""

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        self.begin(s, seat, place, 1)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        crops = GRAIN_CROPS + tuple([crop + TWICE for crop in GRAIN_CROPS])
        return with_done(sowable(s.seats[frame[1]], crops))


@final
class FieldOrSow(Sowing):
    """A new field in a row, or sowing."""

    def __init__(self, row: int, n: int) -> None:
        self.row = row
        self.n = n

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n, 0)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        if frame[5] < self.n:
            return super().prompt(s, frame)
        return Message("prompt-hallertau-field-or-sow", {"n": self.n, "row": self.row})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = super().options(s, frame)
        if frame[5] == self.n and len(s.seats[frame[1]].fields) < MOST_FIELDS:
            options.insert(0, FIELD.base + self.row - LOWEST)
        return options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if FIELD.owns(action):
            add_field(s, frame[1], self.row)
        else:
            super().choose(s, frame, action)


@final
class Fertilize(Part):
    """Empty fields may move to a row; as with `Sow`, it may be a certain one.

    The frame's own number: how many are left.
    """

    prompt_id: ClassVar[str] = "fertilize"
    open: ClassVar[bool] = True

    def __init__(self, n: int, row: int, certain: bool = False) -> None:
        self.n = n
        self.row: int = row
        self.certain = certain
        self.fields = frozenset([field for field in EMPTY_CODES if field != row - LOWEST])

    def admits(self) -> bool:
        return not self.certain

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-fertilize", {"n": frame[5], "row": self.row})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        fields = distinct(s.seats[frame[1]], self.fields)
        return with_done([FERTILIZE.base + field for field in fields])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        change(s, frame[1], action - FERTILIZE.base, self.row - LOWEST)
        note(s, frame[1], "fertilize", self.row - LOWEST)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1)

    def ahead_of(self) -> int:
        return FALLOWING


@final
class RaiseEach(Part):
    """All empty fields, all sown ones or both go one row up, as far as one wants.

    The frame's own number: the column that is asked about.
    """

    prompt_id: ClassVar[str] = "raise"

    def __init__(self, empty: bool = False, sown: bool = False) -> None:
        self.empty = empty
        self.sown = sown
        some = (
            EMPTY_CODES if empty and not sown else SOWN_CODES if sown and not empty else ALL_CODES
        )
        self.fields = some & LOW_CODES

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if spares(s, seat):
            self.onward(s, seat, place, 0)
            return
        for field in s.seats[seat].fields[:]:
            if field in self.fields:
                raise_field(s, seat, field)

    def onward(self, s: HallertauState, seat: int, place: Place, column: int) -> None:
        """Ask about the next field."""
        fields = s.seats[seat].fields
        while column < len(fields):
            if fields[column] in self.fields:
                ask(s, seat, place, column)
                return
            column += 1

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return [RAISE.base + s.seats[frame[1]].fields[frame[5]], DONE]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            fields = s.own(frame[1]).fields
            fields[frame[5]] += 1
            note(s, frame[1], "raise", fields[frame[5]])
        self.onward(s, frame[1], place_of(frame), frame[5] + 1)

    def ahead_of(self) -> int:
        return HARVESTING if self.sown else 0


@final
class RaiseUpTo(Part):
    """Up to so many different fields may go one row up.

    The frame's own numbers: how many are left, and fields raised already, four bits a kind.
    """

    prompt_id: ClassVar[str] = "raise"
    open: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        options = [
            RAISE.base + field
            for field in distinct(p, LOW_CODES)
            if p.fields.count(field) > frame[6] >> 4 * field & 15
        ]
        return with_done(options)

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        field = action - RAISE.base
        raise_field(s, frame[1], field)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1, frame[6] + (1 << 4 * (field + 1)))

    def ahead_of(self) -> int:
        return HARVESTING


@final
class HarvestNow(Part):
    """Up to so many fields may be harvested at once. The frame's own number: how many are left."""

    prompt_id: ClassVar[str] = "harvest"
    open: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        fields = distinct(s.seats[frame[1]], SOWN_CODES)
        return with_done([REAP.base + field for field in fields])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        reap(s, frame[1], action - REAP.base)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1)

    def ahead_of(self) -> int:
        return FALLOWING | HARVESTING


@final
class DoubleHarvest(Part):
    """A field may be harvested twice over."""

    prompt_id: ClassVar[str] = "double"

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        fields = distinct(s.seats[frame[1]], SOWN_CODES)
        return with_done([DOUBLE.base + field for field in fields])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            reap(s, frame[1], action - DOUBLE.base, 2)

    def ahead_of(self) -> int:
        return HARVESTING


@final
class SellField(Part):
    """A field for other things."""

    prompt_id: ClassVar[str] = "lose-field"

    def __init__(self, *gains: tuple[int, int]) -> None:
        self.gains = gains

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if s.seats[seat].fields:
            ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = [LOSE.base + field for field in distinct(s.seats[frame[1]], ALL_CODES)]
        return with_done(options) if spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            lose_field(s, frame[1], action - LOSE.base)
            for item, n in reversed(self.gains):
                give(s, frame[1], item, n)
