"""The costs of cards on the field and stable boards: fields and crops lost, sheep sent back."""

from __future__ import annotations

from typing import ClassVar, final

from ...kernel.messages import Message
from ...kernel.state import Frame
from .coming import AGEING, FALLOWING, HARVESTING, NEXT_ROUND
from .needs import ALL
from .part import Part, Place, ask, at, bits_of, place_of
from .state import HallertauState, Seat
from .steps.fields import (
    ALL_CODES,
    SOWN_CODES,
    change,
    distinct,
    lose_field,
    note,
    row_of,
)
from .vocabulary import HIGHEST, LOSE, RETURN, ROUNDS, SHEEP, SINGLE, SPOTS, STABLES, TWICE, UPROOT


@final
class LoseFields(Part):
    """So many fields: of any rows or of some, sown or not. The frame's own number: how many."""

    prompt_id: ClassVar[str] = "lose-field"

    def __init__(self, *amounts: int, rows: tuple[int, ...] = (), sown: bool = False) -> None:
        self.amounts = amounts
        self.rows = rows
        self.sown = sown
        fields = SOWN_CODES if sown else ALL_CODES
        self.fields = frozenset([f for f in fields if not rows or row_of(f) in rows])

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def allows(self, s: HallertauState, p: Seat) -> int:
        return bits_of(self.amounts, self.count(p))

    def lowest(self) -> list[tuple[int, int]]:
        return [(SHEEP + 1, min(self.amounts))]

    def count(self, p: Seat) -> int:
        """How many fields could be lost."""
        return len([field for field in p.fields if field in self.fields])

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, at(self.amounts, place[1]))

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        options = [LOSE.base + field for field in distinct(p, self.fields)]
        return options[:1] if self.count(p) == frame[5] else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        lose_field(s, frame[1], action - LOSE.base)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1)

    def ahead_of(self) -> int:
        return HARVESTING if self.sown or HIGHEST in self.rows else 0


@final
class Uproot(Part):
    """A good sown on a field is lost, the field is kept."""

    prompt_id: ClassVar[str] = "uproot"

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if any(field in SOWN_CODES for field in p.fields) else 0

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return [UPROOT.base + field for field in distinct(s.seats[frame[1]], SOWN_CODES)]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        field = action - UPROOT.base
        change(s, frame[1], field, field % 4 if field // 4 < SINGLE else field - 4 * TWICE)
        note(s, frame[1], "uproot", field)

    def ahead_of(self) -> int:
        return FALLOWING | HARVESTING


def stays(s: HallertauState, spot: int) -> bool:
    """Whether a sheep that goes back from there still stands on a card of a later round."""
    return s.round < spot - 1 and s.round < ROUNDS


@final
class ReturnSheep(Part):
    """Sheep go one farmyard card back; from the card after this round's they leave.

    The frame's own numbers: how many are left, and the sheep moved already by the card they
    stand on, four bits each.
    """

    prompt_id: ClassVar[str] = "return"

    def __init__(self, n: int) -> None:
        self.n = n

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if sum(p.sheep) >= self.n else 0

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        sheep, moved = s.seats[frame[1]].sheep, frame[6]
        options = [
            RETURN.base + spot - 1
            for spot in range(1, STABLES + 1)
            if sheep[spot] > moved >> 4 * spot & 15
        ]
        left = sum(sheep) - sum([moved >> 4 * spot & 15 for spot in range(STABLES)])
        return options[:1] if left == frame[5] else options

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        spot = action - RETURN.base + 1
        if stays(s, spot):
            return None
        return Message("action-hallertau-return.lost", {"spot": SPOTS[spot - 1]})

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        spot = action - RETURN.base + 1
        seat, moved = frame[1], frame[6]
        p = s.own(seat)
        p.sheep[spot] -= 1
        if stays(s, spot):
            p.sheep[spot - 1] += 1
            moved += 1 << 4 * (spot - 1)
        if s.sink is not None:
            id = "log-hallertau-return" if stays(s, spot) else "log-hallertau-return.lost"
            s.sink.note(seat, id, {"spot": SPOTS[spot - 1]})
        if frame[5] > 1:
            ask(s, seat, place_of(frame), frame[5] - 1, moved)

    def ahead_of(self) -> int:
        return AGEING | NEXT_ROUND
