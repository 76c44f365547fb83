"""Housing animals: what finds no room is cooked or let go, one animal at a time."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import BOAR, CATTLE, NAMES, NOTHING, SHEEP, Goods, merged, named
from ....farm.slots import Counts
from ....kernel.flow import DONE, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..deals import Deal
from ..events import CROWDED
from ..prices import amount
from ..queries import SECOND_LAMB
from ..state import AgricolaState, Seat
from ..vocabulary import COOK, FORGO, RELEASE
from .exchange import convert, rendering
from .offers import book, hand_over, possible_deals
from .supply import arrive, leave


def settle(s: AgricolaState, seat: int, come: Goods = NOTHING) -> None:
    """Ask what to keep if the seat's animals do not all find room, of which some have just come."""
    player = s.seats[seat]
    if player.animals_fit():
        return
    counts = player.counts()
    if come and s.rules.house_first:
        a, b, c = [max(counts[kind] - amount(come, SHEEP + kind), 0) for kind in range(3)]
        s.stack.append((HOUSE_FIRST.id, seat, counts[0], counts[1], counts[2], a, b, c))
        return
    keeps = player.housing.keeps(counts)
    if len(keeps) > 1 or of_animals(player) or player.tableau.crock >= 0:
        s.stack.append((OVERFLOW.id, seat, counts[0], counts[1], counts[2]))
        return
    for kind in range(3):
        for _ in range(counts[kind] - keeps[0][kind]):
            part_with(s, seat, parting(player, kind), unasked=True)


def of_animals(player: Seat) -> dict[int, Deal]:
    """The exchanges that a seat can make where animals find no room, by their actions."""
    return possible_deals(player, CROWDED) if player.tableau.points >> CROWDED & 1 else {}


IN_MASK: Final = [[kind for kind in range(3) if mask >> kind & 1] for mask in range(8)]
"""The types in a mask of them."""


def removable(keeps: list[Counts], now: Counts) -> list[int]:
    """The types of which one can go without leaving the undominated ways to keep."""
    sheep, boar, cattle, _ = now
    gone = 0
    for a, b, c, _ in keeps:
        if a <= sheep and b <= boar and c <= cattle:
            gone |= (a < sheep) | (b < boar) << 1 | (c < cattle) << 2
    return IN_MASK[gone]


def leaving(player: Seat, herd: Counts, now: Counts) -> list[int]:
    """The types of which one can go of a herd without room; cards may have changed it since."""
    going = removable(player.housing.keeps(herd), now)
    return going or removable(player.housing.keeps(now), now)


def parting(player: Seat, kind: int) -> int:
    """How an animal leaves the farm: turned into food where the seat can, otherwise let go."""
    good = SHEEP + kind
    return rendering(player, good) if player.tableau.rates[good] else RELEASE.base + good


def part_with(
    s: AgricolaState, seat: int, action: int, unasked: bool = False, below: int = 1
) -> None:
    """Cook an animal or let it go; `unasked` counts for the log."""
    if not RELEASE.owns(action):
        convert(s, seat, action, below)
        return
    good = action - RELEASE.base
    had = s.seats[seat].counts()[good - SHEEP]
    leave(s, seat, ((good, 1),))
    if s.sink is not None:
        s.sink.note(seat, "log-release", {"goods": {NAMES[good]: 1}}, loss=unasked, had=had)


@final
class Overflow(Question[AgricolaState]):
    """More animals than room: one at a time leaves, until the rest is housed."""

    fields: ClassVar[tuple[str, ...]] = ("sheep", "boar", "cattle")
    asks: ClassVar[str] = "overflow"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-overflow")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        if player.animals_fit():
            return [DONE]
        going = leaving(player, (frame[2], frame[3], frame[4], 0), player.counts())
        return [*[parting(player, kind) for kind in going], *of_animals(player)]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        seat = frame[1]
        deal = of_animals(s.seats[seat]).get(action)
        if deal is None:
            s.stack.append(frame)
            part_with(s, seat, action, self.unasked(s, frame))
            return
        book(s, seat, deal)
        leave(s, seat, deal.give)
        place = len(s.stack)
        hand_over(s, seat, deal)
        counts = s.seats[seat].counts()
        s.stack.insert(place, (self.id, seat, counts[0], counts[1], counts[2]))

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        return Reason(
            Message("reason-animals-first"), "F17" if s.rules.edition.number == 1 else "R33"
        )


@final
class HouseFirst(Question[AgricolaState]):
    """More animals than room where only those that stood on the farm before may be cooked.

    Frame: seat, the animals of all types, then those of them that were there before.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "sheep",
        "boar",
        "cattle",
        "housed_sheep",
        "housed_boar",
        "housed_cattle",
    )
    asks: ClassVar[str] = "overflow"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-house-first")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        if player.animals_fit():
            return [DONE]
        going = leaving(player, (frame[2], frame[3], frame[4], 0), player.counts())
        return [self.parting(player, frame, kind) for kind in going]

    def parting(self, player: Seat, frame: Frame, kind: int) -> int:
        """How an animal of a type leaves: one that was there before may still become food."""
        return parting(player, kind) if frame[5 + kind] else RELEASE.base + SHEEP + kind

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        seat, counts = frame[1], s.seats[frame[1]].counts()
        alone = len(self.actions(s, frame)) == 1
        s.stack.append(frame)
        part_with(s, seat, action, alone)
        after = s.seats[seat].counts()
        left = [max(frame[5 + k] - max(counts[k] - after[k], 0), 0) for k in range(3)]
        if RELEASE.owns(action):
            left = [frame[5], frame[6], frame[7]]
        place = len(s.stack) - 1 - s.stack[::-1].index(frame)
        s.stack[place] = (*frame[:5], left[0], left[1], left[2])

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if COOK.owns(action):
            return Reason(Message("reason-house-first"), "R97")
        return OVERFLOW.why_not(s, frame, action)


HOUSE_FIRST: Final = HouseFirst()


@final
class Settle(Deed[AgricolaState]):
    """Animals that have lost their place find another one, or leave."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        settle(s, seat)


TWIN: Final = 0b1000
"""A second lamb, beside a bit for each type that bears young."""


@final
class Breed(Step[AgricolaState]):
    """One young of every type with enough animals, where all find room.

    If they do not, the seat decides before the births what makes room: a young not born, or an
    animal turned into food or let go. `kinds` are the types that breed, of which there must be so
    many `parents`; `cooks` says whether animals may become food. Those that are no `young` come
    from the supply. Frame: seat, then all animals with their young, then types with young.
    """

    fields: ClassVar[tuple[str, ...]] = ("sheep", "boar", "cattle", "births")
    asks: ClassVar[str] = "breed"

    def __init__(
        self, kinds: int = 0b111, parents: int = 2, cooks: bool = True, young: bool = True
    ) -> None:
        super().__init__()
        self.young = young
        self.kinds = kinds
        self.parents = parents
        self.cooks = cooks
        self.waits = True
        self.fallible = False

    def begin(self, s: AgricolaState, seat: int) -> None:
        goods = s.seats[seat].goods
        births = 0
        for kind in range(3):
            if goods[SHEEP + kind] >= self.parents and self.kinds >> kind & 1:
                births |= 1 << kind
        if not births:
            return
        if births & 1 and self.twins(s.seats[seat]):
            births |= TWIN
        counts = self.with_young(s.seats[seat], births)
        if s.seats[seat].housing.fits(counts):
            self.bear(s, seat, births)
        else:
            s.stack.append((self.id, seat, counts[0], counts[1], counts[2], births))

    def twins(self, player: Seat) -> bool:
        """Whether there are two lambs."""
        if player.goods[SHEEP] < 4 or self.parents < 2:
            return False
        return bool(player.tableau.says(SECOND_LAMB))

    def with_young(self, player: Seat, births: int) -> Counts:
        """The seat's animals if these types bear young."""
        goods = player.goods
        return (
            goods[SHEEP] + (births & 1) + (births >> 3 & 1),
            goods[BOAR] + (births >> 1 & 1),
            goods[CATTLE] + (births >> 2 & 1),
            0,
        )

    def bear(self, s: AgricolaState, seat: int, births: int) -> None:
        """The young are born."""
        young = tuple([(SHEEP + kind, 1) for kind in range(3) if births >> kind & 1])
        if births & TWIN:
            young = merged(young, ((SHEEP, 1),))
        if births and s.sink is not None:
            values = {"goods": named(young), "source": "supply"}
            s.sink.note(seat, "log-breed" if self.young else "log-receive", values)
        arrive(s, seat, young)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-breed" if self.young else "prompt-room-for-all")

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if self.young or not FORGO.owns(action):
            return None
        return Message("action-do-without", {"good": NAMES[action - FORGO.base]})

    def possible(self, player: Seat, births: int) -> int:
        """Those of some births for which there are still parents."""
        goods, parents = player.goods, self.parents
        if goods[SHEEP] < parents:
            births &= ~0b001
        if goods[BOAR] < parents:
            births &= ~0b010
        if goods[CATTLE] < parents:
            births &= ~0b100
        if births & TWIN and not (births & 1 and self.twins(player)):
            births &= ~TWIN
        return births

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        births = self.possible(player, frame[5])
        now = self.with_young(player, births)
        if player.housing.fits(now):
            return [DONE]
        kinds = leaving(player, (frame[2], frame[3], frame[4], 0), now)
        options: list[int] = []
        for kind in kinds:
            good = SHEEP + kind
            if not births >> kind & 1:
                options.append(parting(player, kind) if self.cooks else RELEASE.base + good)
                continue
            options.append(FORGO.base + good)
            parents = 4 if births & TWIN and kind == 0 else 2
            if self.cooks and player.tableau.rates[good] and player.goods[good] > parents:
                options.append(rendering(player, good))
        return options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, player = frame[1], s.seats[frame[1]]
        births = self.possible(player, frame[5])
        if FORGO.owns(action):
            births = self.forgo(s, seat, births, action - FORGO.base)
            if player.housing.fits(self.with_young(player, births)):
                action = DONE
        if action == DONE:
            self.bear(s, seat, births)
            return
        unasked = self.unasked(s, frame)
        s.stack.append((self.id, seat, frame[2], frame[3], frame[4], births))
        if not FORGO.owns(action):
            part_with(s, seat, action, unasked, below=0)

    def forgo(self, s: AgricolaState, seat: int, births: int, good: int) -> int:
        """The births that are left where a seat does without a young."""
        if s.sink is not None:
            values = {"goods": {NAMES[good]: 1}}
            s.sink.note(seat, "log-forgo" if self.young else "log-do-without", values)
        twin = good == SHEEP and births & TWIN
        return births & ~(TWIN if twin else 1 << good - SHEEP)

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        return Reason(Message("reason-breeding"), "F26" if s.rules.edition.number == 1 else "R40")


OVERFLOW: Final = Overflow()
BREED: Final = Breed()
