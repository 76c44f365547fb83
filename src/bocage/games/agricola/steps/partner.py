"""What a seat of a team does for its partner: building, plowing and fencing there, the market."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import ANIMALS, REED, WOOD, Goods, count_of, counted_in, named
from ....kernel.flow import DONE, Choice, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..prices import A_PARTNERS_ROOM, A_PARTNERS_STABLE
from ..queries import CLAY_FENCES, PET_PER_ROOM
from ..reasons import (
    BUILT_ON,
    CANNOT_PAY,
    NO_CELL,
    NO_PASTURE,
    NOT_ADJACENT_ROOM,
    NOT_EMPTY,
    NOTHING_TO_MOVE,
    explain,
)
from ..state import AgricolaState
from ..vocabulary import (
    EDGE,
    FARM,
    GET,
    GIVE,
    HOUSES,
    MOVABLE,
    PARTNER,
    PARTNERS_PIECES,
    ROOM,
    STABLE,
    STABLES,
    fenced,
)
from .animals import settle
from .buying import buy, can_afford
from .fence_reasons import fence_refusal
from .fencing import FENCING, due, fences_left
from .house import MATERIAL
from .laying import (
    MIXED_FENCES,
    all_next,
    described,
    fences_for,
    mixes,
    put_up,
    same_division,
    to_spend,
)
from .partners_field import partner_of
from .payment import pay
from .supply import arrive, leave

PARTNERS_ROOM_COSTS: Final = tuple([((material, 6), (REED, 3)) for material in MATERIAL])
PARTNERS_STABLE_COST: Final[Goods] = ((WOOD, 3),)
LOT: Final = 3
"""So many of a partner's fences, or fewer, cost one wood more."""


@final
class ForPartner(Deed[AgricolaState]):
    """Turns to the partner's farm and does something there."""

    asks: ClassVar[str] = "partner"

    def __init__(self, flow: Step[AgricolaState]) -> None:
        super().__init__(PARTNER.base)
        self.flow = flow

    def children(self) -> list[Step[AgricolaState]]:
        return [self.flow]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return self.flow.obstacle(s, seat)

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return self.flow.reason(s, seat, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-partner", {"by": partner_of(frame[1])})

    def do(self, s: AgricolaState, seat: int) -> None:
        self.flow.begin(s, seat)


@final
class PartnersRooms(Choice[AgricolaState]):
    """Rooms of the partner's house, for six of its material and three reed each."""

    asks: ClassVar[str] = "partner-room"

    def __init__(self) -> None:
        super().__init__(FARM.size)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        owner = s.seats[partner_of(seat)]
        cost, thing = PARTNERS_ROOM_COSTS[owner.house], HOUSES[owner.house]
        if not can_afford(s.seats[seat], A_PARTNERS_ROOM, cost, thing):
            return CANNOT_PAY
        return 0 if owner.ground.roomable else NO_CELL

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        house = s.seats[partner_of(seat)].house
        return explain(s.rules, code, {"goods": named(PARTNERS_ROOM_COSTS[house])})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        by = partner_of(frame[1])
        goods = named(PARTNERS_ROOM_COSTS[s.seats[by].house])
        return Message("prompt-partner-room", {"by": by, "goods": goods})

    def owns(self, action: int) -> bool:
        return ROOM.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[partner_of(seat)].ground.room_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        by = partner_of(seat)
        owner = s.own(by)
        price = buy(s, seat, A_PARTNERS_ROOM, PARTNERS_ROOM_COSTS[owner.house], owner.house)
        owner.rooms |= 1 << (action - ROOM.base)
        if owner.tableau.says(PET_PER_ROOM):
            owner.rehouse()
        else:
            owner.survey()
        if s.sink is not None:
            cell = FARM.names[action - ROOM.base]
            values = {"cell": cell, "house": HOUSES[owner.house], "goods": named(price), "by": by}
            s.sink.note(seat, "log-partner-room" if price else "log-partner-room.bare", values)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        code = self.obstacle(s, seat)
        if code:
            return self.reason(s, seat, code)
        cell = action - ROOM.base
        empty = s.seats[partner_of(seat)].ground.unused >> cell & 1
        code = NOT_ADJACENT_ROOM if empty else NOT_EMPTY
        return explain(s.rules, code, {"cell": FARM.names[cell]})


@final
class PartnersStables(Choice[AgricolaState]):
    """Stables of the partner, for three wood each."""

    asks: ClassVar[str] = "partner-stable"

    def __init__(self, limit: int = STABLES) -> None:
        super().__init__(limit)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        if not can_afford(s.seats[seat], A_PARTNERS_STABLE, PARTNERS_STABLE_COST):
            return CANNOT_PAY
        return 0 if s.seats[partner_of(seat)].ground.stableable else NO_CELL

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(PARTNERS_STABLE_COST)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        values = {"by": partner_of(frame[1]), "goods": named(PARTNERS_STABLE_COST)}
        return Message("prompt-partner-stable", values)

    def owns(self, action: int) -> bool:
        return STABLE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[partner_of(seat)].ground.stable_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        by = partner_of(seat)
        price = buy(s, seat, A_PARTNERS_STABLE, PARTNERS_STABLE_COST)
        owner = s.own(by)
        owner.stables |= 1 << (action - STABLE.base)
        owner.rehouse()
        if s.sink is not None:
            cell = FARM.names[action - STABLE.base]
            values = {"cell": cell, "goods": named(price), "by": by}
            s.sink.note(seat, "log-partner-stable" if price else "log-partner-stable.bare", values)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        code = self.obstacle(s, seat)
        if code:
            return self.reason(s, seat, code)
        return explain(s.rules, BUILT_ON, {"cell": FARM.names[action - STABLE.base]})


def lots(fences: int) -> int:
    """The wood more for so many of a partner's fences."""
    return -(-fences // LOT)


def wood_for(s: AgricolaState, seat: int, n: int, theirs: bool) -> int:
    """The wood for n more fences on the partner's farm in the action that is going on."""
    wood = max(due(s, seat, n), 0)
    if theirs:
        before = FENCING.of_partner(s, seat)[1]
        wood += lots(before + n) - lots(before)
    return wood


@final
class PartnersFences(Question[AgricolaState]):
    """Pastures on the partner's farm, with one's own fences or with `theirs`.

    Frame: seat, the fences on that farm before.
    """

    fields: ClassVar[tuple[str, ...]] = ("before",)
    asks: ClassVar[str] = "partner-fence"

    def __init__(self, theirs: bool) -> None:
        super().__init__()
        self.theirs = theirs

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, seat, s.seats[partner_of(seat)].layout.count))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.possible(s, seat) else NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": {"wood": 1}})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        seat, by = frame[1], partner_of(frame[1])
        left = fences_left(s.seats[by if self.theirs else seat])
        costs = [wood_for(s, seat, n, self.theirs) for n in range(1, left + 1)]
        return Message(
            "prompt-partner-fence-theirs" if self.theirs else "prompt-partner-fence",
            {"by": by, **to_spend(s.seats[seat], left, costs)},
        )

    def possible(self, s: AgricolaState, seat: int) -> list[int]:
        """What can be fenced there with the fences and the wood that there are."""
        player, owner = s.seats[seat], s.seats[partner_of(seat)]
        left = fences_left(owner if self.theirs else player)
        found: list[int] = []
        affordable: dict[int, bool] = {}
        for action in all_next(owner, left, left):
            n = fences_for(owner, action)
            if n not in affordable:
                wood = wood_for(s, seat, n, self.theirs)
                affordable[n] = bool(mixes(player, wood)) if wood > 0 else True
            if n <= left and affordable[n]:
                found.append(action)
        return found

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        options = self.possible(s, frame[1])
        built = s.seats[partner_of(frame[1])].layout.count > frame[2]
        return [*options, DONE] if built else options

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        return same_division(s.seats[partner_of(frame[1])], action)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if action == DONE:
            return None
        owner = s.seats[partner_of(frame[1])]
        wood = wood_for(s, frame[1], fences_for(owner, action), self.theirs)
        return described(owner, action, wood)

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, by = frame[1], partner_of(frame[1])
        if action == DONE:
            settle(s, by)
            return
        owner = s.own(by)
        n = fences_for(owner, action)
        wood = wood_for(s, seat, n, self.theirs)
        put_up(s, by, action, 0, actor=seat)
        FENCING.add_partners(s, seat, n, self.theirs)
        if not self.theirs:
            owner.pieces += n
            s.own(seat).pieces -= n
        s.stack.append(frame)
        if wood > 0 and s.seats[seat].tableau.says(CLAY_FENCES):
            s.stack.append((MIXED_FENCES.id, seat, wood, 0))
        elif wood > 0:
            pay(s, seat, ((WOOD, wood),))

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if fenced(action) >= 0 or EDGE.owns(action):
            seat, owner = frame[1], s.seats[partner_of(frame[1])]
            left = fences_left(owner if self.theirs else s.seats[seat])
            wood = wood_for(s, seat, fences_for(owner, action), self.theirs)
            return fence_refusal(s, owner, action, left, wood)
        return super().why_not(s, frame, action)


PARTNERS_FENCES: Final = {
    PARTNER.base: PartnersFences(theirs=False),
    PARTNERS_PIECES.base: PartnersFences(theirs=True),
}
"""Fencing on the partner's farm with either seat's fences, by the action that begins it."""


@final
class Market(Question[AgricolaState]):
    """Goods move between partners, one at a time, each kind in one direction only.

    Frame: seat, what was given and what was got so far, each as one number.
    """

    fields: ClassVar[tuple[str, ...]] = ("given", "got")
    asks: ClassVar[str] = "team-market"

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, seat, 0, 0))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        goods, others = s.seats[seat].goods, s.seats[partner_of(seat)].goods
        return 0 if any(goods[good] or others[good] for good in MOVABLE) else NOTHING_TO_MOVE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-team-market", {"by": partner_of(frame[1])})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        goods, others = s.seats[frame[1]].goods, s.seats[partner_of(frame[1])].goods
        given, got = frame[2], frame[3]
        options = [
            GIVE.base + i
            for i, good in enumerate(MOVABLE)
            if goods[good] and not count_of(got, good)
        ]
        options += [
            GET.base + i
            for i, good in enumerate(MOVABLE)
            if others[good] and not count_of(given, good)
        ]
        if given or got:
            options.append(DONE)
        return options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        _, seat, given, got = frame
        by = partner_of(seat)
        if action == DONE:
            self.tell(s, seat, given, got)
            return
        giving = GIVE.owns(action)
        piece: Goods = ((MOVABLE[action - (GIVE.base if giving else GET.base)], 1),)
        leave(s, seat if giving else by, piece)
        arrive(s, by if giving else seat, piece)
        if giving:
            s.stack.append((self.id, seat, counted_in(given, piece), got))
        else:
            s.stack.append((self.id, seat, given, counted_in(got, piece)))

    def tell(self, s: AgricolaState, seat: int, given: int, got: int) -> None:
        """Tell of what has moved, and let both house their animals."""
        by = partner_of(seat)
        there, here = counted(given), counted(got)
        if s.sink is not None:
            for what, id in ((there, "log-market-give"), (here, "log-market-get")):
                if what:
                    s.sink.note(seat, id, {"goods": named(what), "by": by})
        if any(good in ANIMALS for good, _ in there):
            settle(s, by, there)
        if any(good in ANIMALS for good, _ in here):
            settle(s, seat, here)

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if GIVE.owns(action) or GET.owns(action):
            return explain(s.rules, NOTHING_TO_MOVE)
        return super().why_not(s, frame, action)


def counted(number: int) -> Goods:
    """The goods that a number counts."""
    return tuple([(good, count_of(number, good)) for good in MOVABLE if count_of(number, good)])
