"""Major improvements: choose, pay or hand one in, use what it brings at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import Goods, covers, named
from ....kernel.flow import Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ....kernel.windows import Window
from ..card import OCCUPATION, Card
from ..events import IMPROVED, MAJOR_OR_MINOR, OF_SPACE, SILENT, SPACE_SHIFT
from ..prices import A_MAJOR, prices
from ..reasons import CANNOT_PAY, CARD_GONE, NO_IMPROVEMENT, NOT_IN_GAME, explain
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import BUILD, PAY, RETURN
from .buying import buy_and_tell, can_afford
from .exchange import convert, rendering
from .payment import BUILDING, limits, payable
from .tableaux import LAID, lose, tableau_of


def price(player: Seat, card: Card) -> Goods:
    """What a major improvement costs the seat."""
    return card.cost if player.tableau.plain else prices(player, A_MAJOR, card.cost, card.id)[0][0]


def ways(s: AgricolaState, seat: int, card: Card) -> list[int]:
    """How the seat can pay for a card: its cost, or an improvement handed in."""
    player = s.seats[seat]
    options: list[int] = []
    if can_afford(player, A_MAJOR, card.cost, card.id):
        options.append(PAY.base)
    if player.tableau.mask & card.returns_mask:
        options += [RETURN.of(number) for number in returnable(s, seat, card)]
    return options


def returnable(s: AgricolaState, seat: int, card: Card) -> list[int]:
    """The improvements in front of a seat that can be handed in for a card, by number."""
    return [
        number
        for number in s.seats[seat].cards
        if card.returns_mask >> number & 1 and s.rules.cards[number].kind != OCCUPATION
    ]


def build(s: AgricolaState, seat: int, card: Card, way: int) -> None:
    """Pay for a card and put it into play."""
    s.majors &= ~(1 << card.number)
    s.stack.append((LAID.id, seat, card.number))
    if way == PAY.base:
        buy_and_tell(s, seat, A_MAJOR, card.cost, card.number, BUILDING, card.number)
    else:
        number = RETURN.what(way)
        if s.sink is not None:
            returned = Message(f"card-{s.rules.cards[number].name}")
            s.sink.note(seat, "log-upgrade", {"card": card.name, "returned": returned})
        lose(s, seat, number)


def begin_building(s: AgricolaState, seat: int, card: Card) -> None:
    """Build a major improvement; if there are several ways to pay, the seat names one."""
    options = ways(s, seat, card)
    if len(options) == 1:
        build(s, seat, card, options[0])
    else:
        s.stack.append((PAYMENT.id, seat, card.number))


def why_not_built(s: AgricolaState, seat: int, card: Card) -> Reason:
    """Why a major improvement is not offered to a seat that may build one."""
    values = {"card": card.name, "goods": named(price(s.seats[seat], card))}
    if not s.rules.majors >> card.number & 1:
        return explain(s.rules, NOT_IN_GAME, {"what": Message(f"card-{card.name}")})
    if not s.majors >> card.number & 1:
        return explain(s.rules, CARD_GONE, values)
    return explain(s.rules, CANNOT_PAY, values)


def tell_improved(s: AgricolaState, seat: int, how: int, space: int) -> None:
    """An improvement action begins; cards hear of it once it is over."""
    if s.heard[IMPROVED] and not how & SILENT:
        place = s.rules.spaces[space].number + 1 if space >= 0 else 0
        TELL.later(s, IMPROVED, seat, how | place << SPACE_SHIFT)


@final
class BuildMajor(Choice[AgricolaState]):
    """One of the major improvements on offer; `how` tells what kind of action it belongs to."""

    asks: ClassVar[str] = "build"

    def __init__(self, how: int = MAJOR_OR_MINOR) -> None:
        super().__init__()
        self.how = how
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space
        self.how |= OF_SPACE

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        goods, offer = player.goods, s.rules.offers.get(s.majors)
        if offer is None:
            offer = s.rules.offer_of(s.majors)
        tableau = player.tableau
        if tableau.mask & offer.returns:
            return 0
        for good, n, cost in offer.costs:
            if goods[good] >= n and covers(goods, cost):
                return 0
        if tableau.plain:
            return NO_IMPROVEMENT
        if tableau.altered >> A_MAJOR & 1:
            for card in offer.cards:
                if can_afford(player, A_MAJOR, card.cost, card.id):
                    return 0
        elif tableau.trading:
            most = limits(player)
            for _, _, cost in offer.costs:
                if covers(most, cost) and payable(player, cost):
                    return 0
        return NO_IMPROVEMENT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-build")

    def owns(self, action: int) -> bool:
        return BUILD.base <= action < BUILD.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        goods, mask, plain = player.goods, player.tableau.mask, player.tableau.plain
        options: list[int] = []
        for card in s.rules.offer_of(s.majors).cards:
            if (
                mask & card.returns_mask
                or covers(goods, card.cost)
                or (not plain and can_afford(player, A_MAJOR, card.cost, card.id))
            ):
                options.append(BUILD.base + card.number)
        return options

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        tell_improved(s, seat, self.how, self.space)
        begin_building(s, seat, s.rules.cards[action - BUILD.base])

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return why_not_built(s, seat, s.rules.cards[action - BUILD.base])


@final
class Payment(Question[AgricolaState]):
    """Several ways to pay for a card: the seat names one."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "payment"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-payment", {"card": s.rules.cards[frame[2]].name})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return ways(s, frame[1], s.rules.cards[frame[2]])

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        card = s.rules.cards[frame[2]]
        return card in s.rules.offer and bool(ways(s, frame[1], card))

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        build(s, frame[1], s.rules.cards[frame[2]], action)


@final
class HandIn(Question[AgricolaState]):
    """A card for which improvements are handed in, together once all are named.

    Frame: seat, card, how many are to be named, 1 plus the one named before or 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "left", "named")
    asks: ClassVar[str] = "hand-in"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-hand-in", {"card": s.rules.cards[frame[2]].name, "n": frame[3]})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return 0 < frame[3] <= len(self.left(s, frame))

    def left(self, s: AgricolaState, frame: Frame) -> list[int]:
        """The improvements that can still be named."""
        found = returnable(s, frame[1], s.rules.cards[frame[2]])
        return [number for number in found if number != frame[4] - 1]

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        found = self.left(s, frame)
        if len(found) == frame[3]:
            found = found[:1]
        return [RETURN.of(number) for number in found]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        _, seat, card, left, named = frame
        number = RETURN.what(action)
        if left > 1:
            s.stack.append((self.id, seat, card, left - 1, number + 1))
            return
        going = [named - 1, number] if named else [number]
        going.sort(key=lambda one: bool(makes_food(s, seat, one, card)))
        for one in reversed(going):
            s.stack.append((GIVE_UP.id, seat, card, one))


def makes_food(s: AgricolaState, seat: int, number: int, card: int) -> list[int]:
    """The goods of which a seat makes more food than with another card in place of one."""
    player = s.seats[seat]
    kept = tuple([other for other in player.cards if other != number])
    then = tableau_of(s, (*kept, card)).rates
    return [good for good, rate in player.tableau.edible if then[good] < rate]


@final
class GiveUp(Window[AgricolaState]):
    """An improvement is handed in; what it makes food of may be turned into food before.

    Frame: seat, the card for which it is handed in, the improvement.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "returned")
    asks: ClassVar[str] = "give-up"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-give-up", {"card": s.rules.cards[frame[3]].name})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return frame[3] in s.seats[frame[1]].cards

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        goods = makes_food(s, frame[1], frame[3], frame[2])
        return [rendering(player, good) for good in goods if player.goods[good]]

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        s.stack.append(frame)
        convert(s, frame[1], action)

    def decline(self, s: AgricolaState, frame: Frame) -> None:
        if s.sink is not None:
            s.sink.note(frame[1], "log-hand-in", {"card": s.rules.cards[frame[3]].name})
        lose(s, frame[1], frame[3])


PAYMENT: Final = Payment()
HAND_IN: Final = HandIn()
GIVE_UP: Final = GiveUp()
