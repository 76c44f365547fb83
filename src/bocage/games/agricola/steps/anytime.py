"""What cards allow at any time, offered at the points where it makes a difference."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import ANIMALS, FOOD, named
from ....kernel.messages import Message
from ....kernel.state import Frame, Step
from ....kernel.windows import Window
from ..deals import Deal
from ..events import (
    AFTER_ACTION,
    AFTER_FIELDS,
    ALL_PLACED,
    BEFORE_FEEDING,
    BORN,
    EATING,
    FEEDING_PHASE,
    FIELDS,
    GOING_HOME,
    HARVEST_START,
    HOME,
    LAST_PLACED,
    MOVING_ON,
    PREPARATION,
    SCORING,
)
from ..queries import PAYS_FOR_UNUSED
from ..state import HARVESTS, AgricolaState
from ..telling import used_for, using
from ..vocabulary import USE
from .exchange import (
    conversions,
    convert,
    converts,
    exchange_in_words,
    in_words,
    rendering,
)
from .offers import book, possible_deals
from .payment import charge, helps
from .trades import deliver, make_trade

HOMEWARD: Final = (LAST_PLACED, MOVING_ON, ALL_PLACED, GOING_HOME, HOME, HARVEST_START)
"""What cards hear between the last action of a round and the fields."""
BEFORE_MEALS: Final = (AFTER_FIELDS, BEFORE_FEEDING, FEEDING_PHASE)
"""What cards hear between the fields and the meals, beside the fields themselves."""


def deeds_at(s: AgricolaState, seat: int, point: int) -> list[int]:
    """The exchanges and deeds that a seat's cards allow it at a point."""
    player = s.seats[seat]
    if not player.tableau.points >> point & 1:
        return []
    options = list(possible_deals(player, point))
    for deed in player.tableau.allows[point]:
        found = deed.offers(s, seat, USE.of(deed.card))
        options.extend([action for action in found if action not in options])
    return options


def fields_follow(s: AgricolaState, seat: int) -> bool:
    """Whether nothing lies between the end of a seat's action and its field phase."""
    if s.round not in HARVESTS or s.rests(seat) or s.seats[seat].tableau.hears(BORN):
        return False
    if any(player.idle for player in s.seats) or any(s.heard[event] for event in HOMEWARD):
        return False
    return not any(entry[0] == s.round for entry in s.scheduled)


def meal_follows(s: AgricolaState, seat: int) -> bool:
    """Whether nothing lies between the beginning of a seat's field phase and its meal."""
    player = s.seats[seat]
    if player.crops or player.tableau.fields:
        return False
    return not any(s.heard[event] for event in BEFORE_MEALS)


def expects_animals(s: AgricolaState, seat: int) -> bool:
    """Whether animals will come to the seat with the next round."""
    for round, owner, good, _, _ in s.scheduled:
        if round == s.round + 1 and owner == seat and good in ANIMALS:
            return True
    return False


def do_deed(s: AgricolaState, seat: int, point: int, action: int) -> None:
    """Do one of them."""
    traded = possible_deals(s.seats[seat], point).get(action)
    if traded is not None:
        book(s, seat, traded)
        s.stack.append((DELIVERY.id, seat, traded.number))
        charge(s, seat, traded.give)
        return
    for deed in s.seats[seat].tableau.allows[point]:
        if action in deed.offers(s, seat, USE.of(deed.card)):
            deed.do(s, seat, action)
            return


def describe_deed(s: AgricolaState, seat: int, point: int, action: int) -> Message | None:
    """One of them in words: the card that allows it, and what it does."""
    player = s.seats[seat]
    deal = possible_deals(player, point).get(action)
    if deal is not None:
        return used_for(s, deal.by.card, deal_in_words(s, seat, deal))
    for deed in player.tableau.allows[point]:
        if action in deed.offers(s, seat, USE.of(deed.card)):
            if deed.direct:
                return used_for(s, deed.card, in_words(player, action))
            return using(s, seat, deed.card, deed.flow)
    return None


def deal_in_words(s: AgricolaState, seat: int, deal: Deal) -> Message:
    """What an exchange of a card takes and brings."""
    said = None if deal.by.flow is None else deal.by.flow.told(s, seat)
    if said is not None:
        return said
    if deal.cooked >= 0:
        return in_words(s.seats[seat], rendering(s.seats[seat], deal.cooked))
    return exchange_in_words(named(deal.give), named(deal.get))


def describe_only_deed(s: AgricolaState, seat: int, point: int) -> Message | None:
    """The use of a card ahead of a turn, if it can be but one."""
    deeds = deeds_at(s, seat, point)
    said = describe_deed(s, seat, point, deeds[0]) if len(deeds) == 1 else None
    return None if said is None else Message("action-anytime.now", {"deed": said})


@final
class AtPoint(Window[AgricolaState]):
    """A seat may use its cards now, as often as they allow; asked only if one can be used.

    It is not asked about what it is asked again with nothing in between.
    """

    asks: ClassVar[str] = "anytime"

    def __init__(self, point: int) -> None:
        super().__init__()
        self.point = point

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.seats[seat].tableau.points >> self.point & 1:
            if self.point != PREPARATION or expects_animals(s, seat):
                s.stack.append((self.id, seat))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": self.point})

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        found = deeds_at(s, frame[1], self.point)
        if self.point == AFTER_ACTION and fields_follow(s, frame[1]):
            found = without(found, deeds_at(s, frame[1], FIELDS))
        elif self.point == FIELDS and meal_follows(s, frame[1]):
            found = without(found, deeds_at(s, frame[1], EATING))
        return found

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        s.stack.append(frame)
        do_deed(s, frame[1], self.point, action)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return describe_deed(s, frame[1], self.point, action)


def without(actions: list[int], others: list[int]) -> list[int]:
    """Some actions without others."""
    return [action for action in actions if action not in others]


@final
class AfterRest(Window[AgricolaState]):
    """A seat that took no part in the last harvest may use its cards before the count.

    Where unused spaces cost food, it may make some.
    """

    asks: ClassVar[str] = "anytime"

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.rests(seat):
            s.stack.append((self.id, seat))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": SCORING})

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        found = deeds_at(s, frame[1], FIELDS)
        found += without(deeds_at(s, frame[1], EATING), found)
        player = s.seats[frame[1]]
        unused = player.ground.unused.bit_count()
        if player.tableau.says(PAYS_FOR_UNUSED) and player.goods[FOOD] < unused:
            found += without(conversions(s, frame[1]), found)
            deals = [a for a, deal in possible_deals(player).items() if helps(player, deal, [])]
            found += without(deals, found)
        return found

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        s.stack.append(frame)
        for point in (FIELDS, EATING):
            if action in deeds_at(s, seat, point):
                do_deed(s, seat, point, action)
                return
        if converts(s.seats[seat], action):
            convert(s, seat, action)
        else:
            make_trade(s, seat, possible_deals(s.seats[seat])[action])


@final
class AnyTime(Window[AgricolaState]):
    """A seat has said that it uses a card before it places somebody; which one. Frame: point."""

    fields: ClassVar[tuple[str, ...]] = ("point",)
    asks: ClassVar[str] = "anytime"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": frame[2]})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return bool(self.offers(s, frame))

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        return deeds_at(s, frame[1], frame[2])

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        do_deed(s, frame[1], frame[2], action)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return describe_deed(s, frame[1], frame[2], action)


@final
class Delivery(Step[AgricolaState]):
    """What a trade brings, once it is paid. Frame: seat, trade."""

    fields: ClassVar[tuple[str, ...]] = ("trade",)

    def deal(self, s: AgricolaState, frame: Frame) -> Deal | None:
        """The exchange of a frame."""
        for deals in s.seats[frame[1]].tableau.deals:
            for deal in deals:
                if deal.number == frame[2]:
                    return deal
        return None

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return self.deal(s, frame) is not None

    def run(self, s: AgricolaState, frame: Frame) -> None:
        deal = self.deal(s, frame)
        assert deal is not None
        deliver(s, frame[1], deal)


ANY_TIME: Final = AnyTime(picked=True)
DELIVERY: Final = Delivery()
