"""What fences cost: how many are left, which of an action are free, what there was before it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.state import Frame, Step
from ..events import FENCED
from ..queries import FREE_FENCES, THIRD_FENCES
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import FARM, FENCES

LARGE: Final = 4
"""The spaces of a large pasture."""
COUNT: Final = FENCES.bit_length()
"""Bits for a number of fences."""
PARTNERS: Final = 4 * COUNT
THEIRS: Final = 6 * COUNT
BYTE: Final = (1 << 2 * COUNT) - 1
"""Where the fences on a partner's farm are counted, and those of them that are theirs."""


def large_pastures(pastures: tuple[int, ...]) -> int:
    """How many of some pastures are large."""
    return len([pasture for pasture in pastures if pasture.bit_count() >= LARGE])


def fences_left(player: Seat) -> int:
    """The fences that a seat can still build: neither built nor put elsewhere."""
    left = FENCES - player.layout.count + player.pieces
    for keeps in player.tableau.fence_keepers:
        left -= keeps.count(player.recall(keeps.card))
    return left


@final
class Fencing(Step[AgricolaState]):
    """Stands on the stack below the building of fences: what there was before it.

    Frame: seat, cells enclosed before, and as one number the fences before, the large pastures
    before, the fences that are given, those built on the partner's farm, and how many of these are
    the partner's.
    """

    fields: ClassVar[tuple[str, ...]] = ("enclosed", "fences")

    def open(self, s: AgricolaState, seat: int, given: int = 0) -> None:
        """Fences are about to be built, so many of them without paying."""
        layout = s.seats[seat].layout
        large = large_pastures(layout.pastures)
        before = layout.count | large << COUNT | given << 2 * COUNT
        s.stack.append((self.id, seat, layout.enclosed, before))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, enclosed, numbers = frame
        before, large = numbers & FENCES, numbers >> COUNT & FENCES
        given = numbers >> 2 * COUNT & BYTE
        player = s.seats[seat]
        built = player.layout.count - before
        if not built:
            return
        further = hedges(s, seat)
        if further:
            alone = costs(player, before, built, given, 0)
            if costs(player, before, built, given, further) < alone:
                s.own(seat).remember(player.tableau.hedge, s.turn(seat))
        ground = (player.layout.enclosed & ~(enclosed | player.stables)).bit_count()
        numbers = built | large << COUNT | ground << 2 * COUNT
        TELL.tell(s, FENCED, seat, enclosed | numbers << FARM.size)

    def find(self, s: AgricolaState, seat: int) -> int:
        """Where the building of fences that is going on lies on the stack, or -1."""
        for i in range(len(s.stack) - 1, -1, -1):
            if s.stack[i][0] == self.id and s.stack[i][1] == seat:
                return i
        return -1

    def so_far(self, s: AgricolaState, seat: int) -> tuple[int, int, int]:
        """The fences before the building that is going on, those built in it, those given."""
        place = self.find(s, seat)
        count = s.seats[seat].layout.count
        numbers = s.stack[place][3] if place >= 0 else count
        before = numbers & FENCES
        built = count - before + (numbers >> PARTNERS & BYTE)
        return before, built, numbers >> 2 * COUNT & BYTE

    def give(self, s: AgricolaState, seat: int, given: int) -> None:
        """So many fences of the building that is going on are given."""
        place = self.find(s, seat)
        _, _, enclosed, numbers = s.stack[place]
        numbers = numbers & ~(BYTE << 2 * COUNT) | given << 2 * COUNT
        s.stack[place] = (self.id, seat, enclosed, numbers)

    def of_partner(self, s: AgricolaState, seat: int) -> tuple[int, int]:
        """The fences on the partner's farm in this building, and those of them that are theirs."""
        place = self.find(s, seat)
        numbers = s.stack[place][3] if place >= 0 else 0
        return numbers >> PARTNERS & BYTE, numbers >> THEIRS & BYTE

    def add_partners(self, s: AgricolaState, seat: int, fences: int, theirs: bool) -> None:
        """Fences have been built on the partner's farm."""
        place = self.find(s, seat)
        if place >= 0:
            _, _, enclosed, numbers = s.stack[place]
            numbers += fences << PARTNERS | (fences << THEIRS if theirs else 0)
            s.stack[place] = (self.id, seat, enclosed, numbers)


FENCING: Final = Fencing()


def hedges(s: AgricolaState, seat: int) -> int:
    """How many further fences a card brings in this turn to whoever builds some."""
    player = s.seats[seat]
    card = player.tableau.hedge
    if card < 0 or player.recall(card) == s.turn(seat):
        return 0
    return player.tableau.hedge_fences


def costs(player: Seat, before: int, n: int, given: int, further: int) -> int:
    """The wood for n fences built in one go, when so many stood before.

    Some are given; of the others, every third of the farm may be free, and so many `further` ones
    beside at least one that is not.
    """
    tableau = player.tableau
    rest = n - given
    if rest <= 0:
        return 0
    thirds = 0
    if tableau.says(THIRD_FENCES):
        thirds = (before + n) // 3 - (before + given) // 3
    rest -= thirds
    if further:
        rest = max(rest - further, 0 if given or thirds else min(rest, 1))
    return max(rest - tableau.says(FREE_FENCES), 0)


def due(s: AgricolaState, seat: int, fences: int) -> int:
    """The wood for so many more fences in the building that is going on.

    It is below 0 where something paid for before becomes free.
    """
    player = s.seats[seat]
    before, built, given = FENCING.so_far(s, seat)
    further = hedges(s, seat)
    in_all = costs(player, before, built + fences, given, further)
    return in_all - costs(player, before, built, given, further)


def payable_numbers(s: AgricolaState, seat: int, wood: int) -> int:
    """The numbers of fences for which no more than so much wood would be due, as a mask."""
    player = s.seats[seat]
    left = fences_left(player)
    before, built, given = FENCING.so_far(s, seat)
    further = hedges(s, seat)
    free = player.tableau.says(FREE_FENCES) or player.tableau.says(THIRD_FENCES)
    if not (given or further or free):
        return (2 << max(min(left, wood), 0)) - 2
    paid = costs(player, before, built, given, further)
    found = 0
    for n in range(1, left + 1):
        if costs(player, before, built + n, given, further) - paid <= wood:
            found |= 1 << n
    return found
