"""When buildings may be used: in one's turn, before breeding and scoring, and for want of room."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.housing import Housing
from ....farm.slots import Counts, plus, reaches
from ....kernel.flow import DONE, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ....kernel.windows import Window
from ..abilities import Grants
from ..events import BREEDING, LATE_OVERFLOW, OVERFLOW, SCORING, TURN, WORK_END
from ..packed import packed_one, unpacked
from ..reasons import ANIMALS_FIRST, HAS_ROOM, NO_DEED, explain
from ..state import CreaturesState, Seat
from ..vocabulary import ANIMALS, ANYTIME, HORSE, RELEASE, USE

ARRIVED: Final = 0
EMPTYING: Final = 1
FOAL_STAYS: Final = 2
BORN: Final = 3
LATE: Final = 4
"""Why there is no room: animals came, tiles are emptied before breeding, young are born and the
foal has to stay, young are born, animals came outside the work phase. Young that are born without
room are no loss: where there is but one way, all that were there before stay."""
AT_WORK: Final = (TURN, OVERFLOW, WORK_END)


def deeds_at(s: CreaturesState, seat: int, point: int, used: int) -> list[int]:
    """The buildings that the seat can use at a point, as actions."""
    options: list[int] = []
    for deed in s.seats[seat].yard.tableau.allows[point]:
        if not used >> deed.card & 1:
            options.extend(deed.offers(s, seat, USE.base + deed.card))
    return options


def use(s: CreaturesState, seat: int, point: int, action: int) -> None:
    """Use a building, and see to the animals afterwards; the point below remembers it."""
    below = s.stack[-1]
    why = ARRIVED if point in AT_WORK else LATE
    for deed in s.seats[seat].yard.tableau.allows[point]:
        if not isinstance(deed, Grants) or not deed.owns(action, USE.base + deed.card):
            continue
        if deed.once:
            s.stack[-1] = (*below[:-1], below[-1] | 1 << deed.card)
        if deed.both_farms:
            s.stack.append((SETTLE.id, 1 - seat, why))
        if below[0] != PARTING.id:
            s.stack.append((SETTLE.id, seat, why))
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-use", {"card": s.rules.tiles[deed.card].name})
        deed.do(s, seat, action)


def room(player: Seat, why: int) -> Housing:
    """Where the animals may be."""
    if why == EMPTYING:
        return player.yard.room_at(BREEDING)
    return player.yard.housing()


def kept(player: Seat, why: int, gone: int) -> list[Counts]:
    """The ways to keep animals that no other one surpasses, once some are gone."""
    now = player.counts()
    ways = room(player, why).keeps(plus(now, unpacked(gone)), HORSE if why == FOAL_STAYS else -1)
    return [way for way in ways if reaches(now, way)]


def settle(s: CreaturesState, seat: int, why: int) -> None:
    """Ask what is to go if not all animals have room."""
    player = s.seats[seat]
    if not room(player, why).fits(player.counts()):
        s.stack.append((PARTING.id, seat, why, 0, 0))


@final
class Settle(Step[CreaturesState]):
    """The end of an action: animals without room go back. Frame: seat, why there is none."""

    fields: ClassVar[tuple[str, ...]] = ("why",)

    def run(self, s: CreaturesState, frame: Frame) -> None:
        animals = s.seats[frame[1]].animals
        if animals[0] or animals[1] or animals[2] or animals[3]:
            settle(s, frame[1], frame[2])


@final
class Parting(Question[CreaturesState]):
    """Which animals go, one at a time. Frame: seat, why, how many went, buildings used."""

    fields: ClassVar[tuple[str, ...]] = ("why", "gone", "used")
    asks: ClassVar[str] = "part"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message(PROMPTS[frame[2]])

    def releases(self, player: Seat, why: int, gone: int) -> list[int]:
        """The animals that may go, as actions; one alone if there is but one way."""
        counts = player.counts()
        ways = kept(player, why, gone)
        found = [
            RELEASE.base + kind
            for kind in range(len(ANIMALS))
            if any(way[kind] < counts[kind] for way in ways)
        ]
        return found[:1] if len(ways) == 1 else found

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        seat, why = frame[1], frame[2]
        player = s.seats[seat]
        if room(player, why).fits(player.counts()):
            return [DONE]
        options = self.releases(player, why, frame[3])
        if why != FOAL_STAYS and deeds_at(s, seat, point_of(why), frame[4]):
            options.append(ANYTIME.base)
        return options

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        seat, why, gone, used = frame[1:5]
        if action == ANYTIME.base:
            s.stack.append((self.id, seat, why, 0, used))
            s.stack.append((USES.id, seat, point_of(why), used))
            return
        kind = action - RELEASE.base
        loss = why != BORN and self.unasked(s, frame)
        animals = s.own(seat).animals
        animals[kind] -= 1
        s.stack.append((self.id, seat, why, gone + packed_one(kind), used))
        if s.sink is not None:
            values = {"goods": {ANIMALS[kind]: 1}}
            had = animals[kind] + 1
            s.sink.note(seat, "log-creatures-release", values, loss=loss, had=had)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        return explain(HAS_ROOM if RELEASE.owns(action) else ANIMALS_FIRST)


PROMPTS: Final = (
    "prompt-creatures-part",
    "prompt-creatures-part-rearing",
    "prompt-creatures-part-young",
    "prompt-creatures-part-young",
    "prompt-creatures-part",
)


def point_of(why: int) -> int:
    """The point at which room is missing."""
    return OVERFLOW if why == ARRIVED else LATE_OVERFLOW


class OfBuildings(Window[CreaturesState]):
    """A window for buildings."""

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        return explain(NO_DEED) if USE.owns(action) else super().why_not(s, frame, action)


@final
class Uses(OfBuildings):
    """What is used at any time: one of the buildings that can be. Frame: seat, point, used."""

    fields: ClassVar[tuple[str, ...]] = ("point", "used")
    asks: ClassVar[str] = "use"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-use")

    def offers(self, s: CreaturesState, frame: Frame) -> list[int]:
        return deeds_at(s, frame[1], frame[2], frame[3])

    def use(self, s: CreaturesState, frame: Frame, action: int) -> None:
        use(s, frame[1], frame[2], action)


@final
class AtPoint(OfBuildings):
    """After work, before breeding or scoring: buildings to use at will. Frame: seat, used."""

    fields: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, point: int) -> None:
        super().__init__()
        self.point = point

    def begin(self, s: CreaturesState, seat: int) -> None:
        if deeds_at(s, seat, self.point, 0):
            s.stack.append((self.id, seat, 0))

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message(QUESTIONS[self.point][1])

    def question(self, s: CreaturesState, frame: Frame) -> tuple[str, Message]:
        return QUESTIONS[self.point][0], self.prompt(s, frame)

    def offers(self, s: CreaturesState, frame: Frame) -> list[int]:
        return deeds_at(s, frame[1], self.point, frame[2])

    def use(self, s: CreaturesState, frame: Frame, action: int) -> None:
        s.stack.append(frame)
        use(s, frame[1], self.point, action)


QUESTIONS: Final = {
    WORK_END: ("after-work", "prompt-creatures-after-work"),
    BREEDING: ("before-breeding", "prompt-creatures-before-breeding"),
    SCORING: ("before-scoring", "prompt-creatures-before-scoring"),
}
SETTLE: Final = Settle()
PARTING: Final = Parting()
USES: Final = Uses(picked=True)
WINDOW_WORK: Final = AtPoint(WORK_END)
WINDOW_BREEDING: Final = AtPoint(BREEDING)
WINDOW_SCORING: Final = AtPoint(SCORING)
