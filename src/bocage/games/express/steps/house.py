"""The house: rooms as long as they can be paid, better walls, a baby."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import DONE, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..dice import MATERIAL
from ..payments import PAIRS, REED, ways_for, ways_for_two
from ..reasons import refuse
from ..state import ExpressState
from ..vocabulary import HOUSES, MOST_BABIES, OF_HOUSE, PAYMENTS, ROOM, ROOMS, UPGRADE
from .goods import paid, pay, refuse_payment

FINEST: Final = len(HOUSES) - 1


def rooms(s: ExpressState, seat: int, used: int) -> list[int]:
    """The ways to add a room; `used` are the workshops whose die is spent in this action."""
    player = s.seats[seat]
    stock, pool, workshops = player.stock, s.dice[MATERIAL], player.improvements & ~used
    reed = ways_for(stock, pool, workshops, REED)
    if not reed:
        return []
    unit = ways_for(stock, pool, workshops, OF_HOUSE[player.house])
    return [by_reed[k] for i in reed for by_reed in (ROOMS[player.house][i],) for k in unit]


def upgrades(s: ExpressState, seat: int, used: int) -> list[int]:
    """The ways to improve the house by one step."""
    player = s.seats[seat]
    if player.house == FINEST:
        return []
    base = UPGRADE.base + len(PAIRS[OF_HOUSE[1]]) * player.house
    good = OF_HOUSE[player.house + 1]
    ways = ways_for_two(player.stock, s.dice[MATERIAL], player.improvements & ~used, good)
    return [base + way for way in ways]


def add_room(s: ExpressState, seat: int, action: int, used: int) -> None:
    """Add a room, and ask for another one while it can be paid."""
    payment = pay(s, seat, action)
    s.own(seat).rooms += 1
    if s.sink is not None:
        s.sink.note(seat, "log-express-room", {"goods": paid(payment)})
    used |= payment.workshops
    if rooms(s, seat, used):
        s.stack.append((MORE_ROOMS.id, seat, used))


def upgrade(s: ExpressState, seat: int, action: int, used: int) -> None:
    """Improve the house by one step, and ask for the second one if it can be paid."""
    payment = pay(s, seat, action)
    player = s.own(seat)
    player.house += 1
    if s.sink is not None:
        values = {"house": HOUSES[player.house], "goods": paid(payment)}
        s.sink.note(seat, "log-express-upgrade", values)
    used |= payment.workshops
    if upgrades(s, seat, used):
        s.stack.append((ONWARD.id, seat, used))


def have_baby(s: ExpressState, seat: int) -> None:
    """One more in the family, who can work at once."""
    s.own(seat).babies += 1
    if s.sink is not None:
        s.sink.note(seat, "log-express-baby", {})


def refuse_room(s: ExpressState, seat: int, action: int, used: int) -> Reason:
    """Why a room cannot be added this way."""
    player = s.seats[seat]
    if action not in [k for by_reed in ROOMS[player.house] for k in by_reed]:
        return refuse("wrong-house", {"house": HOUSES[player.house]})
    return refuse_payment(s, player, PAYMENTS[action], used)


def refuse_upgrade(s: ExpressState, seat: int, action: int, used: int) -> Reason:
    """Why the house cannot be improved this way."""
    player = s.seats[seat]
    if player.house == FINEST:
        return refuse("finished")
    if (action - UPGRADE.base) // len(PAIRS[OF_HOUSE[1]]) != player.house:
        return refuse("wrong-house", {"house": HOUSES[player.house]})
    return refuse_payment(s, player, PAYMENTS[action], used)


def refuse_baby(s: ExpressState, seat: int) -> Reason:
    """Why there cannot be another baby."""
    return refuse("four-babies" if s.seats[seat].babies == MOST_BABIES else "no-room")


@final
class MoreRooms(Question[ExpressState]):
    """Another room with the same die? Frame: seat, workshops used."""

    fields: ClassVar[tuple[str, ...]] = ("workshops",)
    asks: ClassVar[str] = "rooms"

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-rooms")

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        return [*rooms(s, frame[1], frame[2]), DONE]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        if action != DONE:
            add_room(s, frame[1], action, frame[2])

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        return Message("action-express-done.rooms") if action == DONE else None

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if ROOM.owns(action):
            return refuse_room(s, frame[1], action, frame[2])
        return super().why_not(s, frame, action)


@final
class Onward(Question[ExpressState]):
    """From brick on to stone with the same die? Frame: seat, workshops used."""

    fields: ClassVar[tuple[str, ...]] = ("workshops",)
    asks: ClassVar[str] = "upgrade"

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-upgrade", {"house": HOUSES[s.seats[frame[1]].house + 1]})

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        return [*upgrades(s, frame[1], frame[2]), DONE]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        if action != DONE:
            upgrade(s, frame[1], action, frame[2])

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        return Message("action-express-done.upgrade") if action == DONE else None

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if UPGRADE.owns(action):
            return refuse_upgrade(s, frame[1], action, frame[2])
        return super().why_not(s, frame, action)


MORE_ROOMS: Final = MoreRooms()
ONWARD: Final = Onward()
