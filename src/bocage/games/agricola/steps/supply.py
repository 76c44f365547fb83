"""The supplies of the seats: goods arrive and leave here, and nowhere else."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import COUNT_BITS, GRAIN, KINDS, NAMES, SHEEP, Goods, counted_in
from ....kernel.state import Frame, Step
from ..events import ARRIVED, BROUGHT, CONVERTED, TAKEN
from ..state import AgricolaState, Seat
from ..telling import TELL

LYING: Final = 0
THROUGH: Final = 1
LEFT: Final = 2
ELSEWHERE: Final = 3
OF_CARD: Final = 4
"""Where goods come from: they lay on the space in use, the space gives them, they count as taken
but are left there, neither, or they are from the card of a number that is added."""
SOURCE_SHIFT: Final = COUNT_BITS * KINDS


def delayed_by(s: AgricolaState, seat: int) -> int:
    """The card that lets goods of spaces wait until a seat's people go home, or -1."""
    for other, player in enumerate(s.seats):
        if other != seat and player.tableau.delays >= 0:
            return player.tableau.delays
    return -1


def source_of(detail: int) -> int:
    """Where the goods come from that have arrived."""
    return detail >> SOURCE_SHIFT


def arrive(s: AgricolaState, seat: int, goods: Goods, source: int = ELSEWHERE) -> bool:
    """Goods come to a seat; whether animals are among them."""
    player = s.own(seat)
    supply = player.goods
    animals = False
    for good, n in goods:
        supply[good] += n
        if good < GRAIN:
            player.gained += n
        elif good >= SHEEP:
            animals = True
    if s.heard[TAKEN] and source < ELSEWHERE:
        TALLY.add(s, TAKEN, goods, source)
    if s.heard[ARRIVED]:
        TELL.tell(s, ARRIVED, seat, counted_in(source << SOURCE_SHIFT, goods))
    return animals


def collect(s: AgricolaState, seat: int, good: int, n: int) -> None:
    """The pile on the space in use comes to a seat."""
    player = s.own(seat)
    player.goods[good] += n
    if good < GRAIN:
        player.gained += n
    if s.heard[TAKEN]:
        TALLY.add(s, TAKEN, ((good, n),), LYING)
    if s.heard[ARRIVED]:
        TELL.tell(s, ARRIVED, seat, counted_in(LYING << SOURCE_SHIFT, ((good, n),)))


def take_up(s: AgricolaState, seat: int, good: int) -> None:
    """One good that lies on a card, to be turned into another at once."""
    s.own(seat).goods[good] += 1


def leave(s: AgricolaState, seat: int, goods: Goods) -> Seat:
    """Goods go from a seat that has them, as was seen to before; it is the caller's to change."""
    player = s.own(seat)
    supply = player.goods
    for good, n in goods:
        left = supply[good] - n
        if left < 0:
            raise ValueError(f"{-left} {NAMES[good]} too few")
        supply[good] = left
    return player


def exchange(s: AgricolaState, seat: int, given: Goods, got: Goods) -> None:
    """Goods become others; cards hear of both."""
    supply = leave(s, seat, given).goods
    for good, n in got:
        supply[good] += n
    if s.heard[CONVERTED]:
        TELL.tell(s, CONVERTED, seat, counted_in(counted_in(0, given, 0), got, 1))


@final
class Tally(Step[AgricolaState]):
    """Lies below an action that cards hear of when it is over, and adds up its goods.

    Frame: seat, event, the goods as one number.
    """

    fields: ClassVar[tuple[str, ...]] = ("event", "counted")

    def open(self, s: AgricolaState, event: int, seat: int, below: int = 0) -> None:
        """An action begins, of which so many frames are on the stack already."""
        if s.heard[event]:
            s.stack.insert(len(s.stack) - below, (self.id, seat, event, 0))

    def find(self, s: AgricolaState, event: int) -> int:
        """Where the action of an event that is going on lies on the stack, or -1."""
        for i in range(len(s.stack) - 1, -1, -1):
            if s.stack[i][0] == self.id and s.stack[i][2] == event:
                return i
        return -1

    def add(self, s: AgricolaState, event: int, goods: Goods, row: int = 0) -> None:
        """Count goods for the action of an event that is going on, if there is one."""
        place = self.find(s, event)
        if place >= 0:
            id, seat, _, so_far = s.stack[place]
            s.stack[place] = (id, seat, event, counted_in(so_far, goods, row))

    def close(self, s: AgricolaState, seat: int, event: int) -> None:
        """The action of an event is over, though others of the same turn go on."""
        place = self.find(s, event) if s.heard[event] else -1
        if place >= 0:
            self.run(s, s.stack.pop(place))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, event, goods = frame
        if goods:
            if event == TAKEN and s.heard[BROUGHT] and delayed_by(s, seat) < 0:
                TELL.later(s, BROUGHT, seat, goods)
            TELL.tell(s, event, seat, goods)


TALLY: Final = Tally()
