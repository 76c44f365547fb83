"""One more animal for every pasture that holds exactly one."""

from __future__ import annotations

from typing import ClassVar, final

from ....farm.housing import housing
from ....farm.slots import Counts, one_type, reaches, slot, without
from ....kernel.flow import DONE, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..packed import packed_one, unpacked
from ..reasons import NOTHING_TO_TAKE, explain
from ..state import CreaturesState
from ..vocabulary import TAKE, TAKE_ANIMAL
from ..yard import Yard
from .goods import welcome
from .windows import ARRIVED, settle


def gains(yard: Yard, counts: Counts) -> list[Counts]:
    """What can be added: an animal for each pasture that holds exactly one.

    To keep the most room, the smallest pastures hold one.
    """
    rooms = sorted([yard.pasture_room(pasture) for pasture in yard.pastures()])
    base = yard.housing()
    found: list[Counts] = []
    for n in range(min(len(rooms), sum(counts)), 0, -1):
        slots = [*base.slots, slot(base.own)]
        for size in rooms[:n]:
            slots.remove(one_type(size))
        rest = housing(slots, base.single)
        for way in shares(counts, n):
            if any(reaches(other, way) for other in found):
                continue
            if rest.fits(without(counts, way)):
                found.append(way)
    return found


def shares(counts: Counts, n: int) -> list[Counts]:
    """The ways to choose n of these animals by type."""
    a, b, c, d = counts
    return [
        (i, j, k, n - i - j - k)
        for i in range(min(a, n) + 1)
        for j in range(min(b, n - i) + 1)
        for k in range(min(c, n - i - j) + 1)
        if n - i - j - k <= d
    ]


@final
class OneMore(Question[CreaturesState]):
    """One more animal in every pasture that holds one. Frame: seat, taken so far.

    Animals that lost their room to the new building leave first.
    """

    fields: ClassVar[tuple[str, ...]] = ("taken",)
    asks: ClassVar[str] = "one-more"

    def begin(self, s: CreaturesState, seat: int) -> None:
        s.stack.append((self.id, seat, 0))
        settle(s, seat, ARRIVED)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-one-more")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        found = gains(player.yard, player.counts())
        options: list[int] = []
        for kind in range(4):
            more = unpacked(frame[2] + packed_one(kind))
            if any(reaches(way, more) for way in found):
                options.append(TAKE_ANIMAL + kind)
        return options or [DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        seat, taken = frame[1], frame[2]
        if action != DONE:
            s.stack.append((self.id, seat, taken + packed_one(action - TAKE_ANIMAL)))
            return
        for kind, n in enumerate(unpacked(taken)):
            if n:
                welcome(s, seat, kind, n)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if TAKE.owns(action):
            return explain(NOTHING_TO_TAKE)
        return super().why_not(s, frame, action)
